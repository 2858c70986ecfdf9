"""The French document's blackjack: players with names against the bank.

One player's cards come first, third, fifth …; the bank's second (open) and, in the
American deal, fourth (hidden).
"""

from __future__ import annotations

import re

import pytest

from cytech_sessions import ONE, Session, closing, money


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Session:
    return Session(monkeypatch, capsys)


# -- insurance -------------------------------------------------------------------------


@pytest.mark.parametrize("up", ["Ks", "10s", "9s", "2s"])
def test_insurance_is_not_offered_unless_the_bank_shows_an_ace(up: str, session: Session) -> None:
    out = session.play([f"9h {up} 9d Ac"], ONE + "10\nr\nquitter\n")
    assert "assur" not in out


def test_insurance_is_offered_at_an_ace_and_does_not_end_the_turn(session: Session) -> None:
    out = session.play(["8h As 8d 6c"], ONE + "10\nnon\nr\nquitter\n")
    assert "Ana, la banque montre un as. Votre main : 8 de cœur, 8 de carreau (16).\n" in out
    assert "vous assurer pour 5 (la moitié de votre mise), « oui » (o) ou « non » (n) ?" in out
    assert "Ana ne s’assure pas." in out
    assert "« carte » (c), « je reste » (r), « doubler » (d) ou « séparer » (s) ?" in out


@pytest.mark.parametrize(("has", "offered"), [("14", False), ("15", True)])
def test_insurance_is_for_players_who_can_pay_half_the_bet(has: str, offered: bool, session: Session) -> None:
    # 20 beats the bank's soft 17.
    out = session.play(["Kh As Kd 6c"], f"Ana\n{has}\n10\n" + "n\n" * offered + "r\nquitter\n")
    assert ("vous assurer" in out) is offered
    assert ("Ana n’a pas de quoi payer l’assurance de 5.\n" in out) is not offered
    assert money(out) == [str(int(has) + 10)]


@pytest.mark.parametrize("european", [False, True])
def test_a_player_who_cannot_pay_the_insurance_reads_so_once_the_cards_are_dealt(
    european: bool, session: Session
) -> None:
    # Ana has bet all she had, and has a blackjack: she is asked nothing at all.
    out = session.play(["Ah As Kd 6c"], "Ana\n9\n9\nquitter\n", european=european)
    lines = out.splitlines()
    at = lines.index("Ana n’a pas de quoi payer l’assurance de 4,5.")
    assert lines[at - 1] == "Blackjack pour Ana !"
    assert lines[at + 2] == "--- LA BANQUE ---"
    assert out.count("l’assurance de") == 1


def test_only_those_who_cannot_pay_are_told_so(session: Session) -> None:
    typed = "Ana\nBob\n100\n10\n10\n9\nnon\nr\nr\nquitter\n"
    out = session.play(["10h 9h As 9d 10d 6c"], typed, players=2)
    assert "Bob n’a pas de quoi payer l’assurance de 4,5.\nAna, la banque montre un as." in out
    assert out.count("n’a pas de quoi") == 1


def test_an_insured_hand_against_the_banks_blackjack_neither_wins_nor_loses(session: Session) -> None:
    out = session.play(["9h As 9d Kc"], ONE + "10\noui\nr\nquitter\n")
    assert "Ana s’assure pour 5." in out
    assert "Blackjack pour la banque !" in out
    assert "L’assurance rapporte 10 à Ana." in out
    assert "Ana perd 10." in out
    assert money(out) == ["100"]


def test_insurance_against_nothing_costs_half_the_bet_more(session: Session) -> None:
    # 20 wins and 16 loses against the bank's soft 17.
    out = session.play(["Kh As Kd 6c", "9h As 7d 6c"], ONE + "10\noui\nr\n5\noui\nr\nquitter\n")
    assert "Ana perd son assurance de 2,5." in out
    assert money(out) == ["105", "97,5"]


# -- splitting and doubling ----------------------------------------------------------------


def test_cards_of_one_value_are_split_to_three_hands_at_most(session: Session) -> None:
    # 10 + K is split; the first hand gets a Q, is split again, gets a J and cannot be any more.
    cards = "10h 6s Kd 10c Qh Jh 9h 8d"
    out = session.play([cards], ONE + "10\ns\ns\ns\nr\nr\nr\nquitter\n")
    assert out.count("Ana sépare ses cartes et mise 10 de plus.") == 2
    assert "Impossible de séparer encore : le nombre de mains est au maximum." in out
    asked = re.findall(r"^Main 1 : 10 de cœur, valet de cœur \(20\).*\n(.*)$", out, re.M)
    assert asked == ["Ana, « carte » (c), « je reste » (r) ou « doubler » (d) ?"] * 2
    # 20, 19 and 18 against the bank's 6 + 10, which takes an ace (clubs first): 17.
    assert "La banque reste à 17." in out
    assert [f"Ana, main {number} : gagne 10." in out for number in (1, 2, 3)] == [True] * 3
    assert money(out) == ["130"]


def test_a_hand_may_be_doubled_after_a_split(session: Session) -> None:
    # 8 + 3 doubles and gets a 10; 8 + 9 ties with the bank's 17.
    out = session.play(["8h 10s 8d 7c 3h 10h 9h"], ONE + "10\ns\nd\nr\nquitter\n")
    assert "Ana double et mise 10 de plus." in out
    assert "Ana, main 1 : gagne 20." in out
    assert "Ana, main 2 : fait égalité et récupère sa mise de 10." in out
    assert money(out) == ["120"]


def test_a_player_who_doubles_gets_one_card_and_no_more(session: Session) -> None:
    # 5 + 6 doubles and gets a 2: 13 loses twice the bet to 17.
    out = session.play(["5h 10s 6d 7c 2h"], ONE + "10\ndoubler\nquitter\n")
    assert "Ana reste à 13." in out
    assert money(out) == ["80"]


def test_what_the_money_does_not_reach_for_is_neither_offered_nor_done(session: Session) -> None:
    out = session.play(["8h 10s 8d 7c"], "Ana\n19\n10\nd\ns\nr\nquitter\n")
    assert "Ana, « carte » (c) ou « je reste » (r) ?" in out
    assert out.count("Il ne vous reste pas assez d’argent pour ajouter la même mise.") == 2


def test_split_aces_play_on_like_any_hand(session: Session) -> None:
    # A + 2, then a 5: 18; A + 9: 20.
    out = session.play(["Ah 10s Ad 7c 2h 5h 9h"], ONE + "10\ns\nc\nr\nr\nquitter\n")
    assert "Main 1 : as de cœur, 2 de cœur (3 ou 13), mise 10." in out
    assert money(out) == ["120"]


# -- blackjack ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bank", "line", "has"),
    [
        ("5s 10c", "Ana gagne 20 avec son blackjack.", "120"),
        ("Ks 9c", "La banque retourne sa carte cachée : 9 de trèfle. Total : 19.", "120"),
        ("Ks Ac", "La banque retourne sa carte cachée : as de trèfle. Total : 21.", "100"),
    ],
)
def test_a_blackjack_wins_twice_the_bet_or_ties(bank: str, line: str, has: str, session: Session) -> None:
    up, hidden = bank.split()
    out = session.play([f"Ah {up} Kd {hidden}"], ONE + "10\nquitter\n")
    assert "Blackjack pour Ana !" in out
    assert line in out
    assert money(out) == [has]


def test_the_banks_blackjack_beats_21_in_three_cards(session: Session) -> None:
    out = session.play(["7h Ks 7d Ac 7c"], ONE + "10\ncarte\nquitter\n")
    assert "Ana atteint 21." in out
    assert "Blackjack pour la banque !" in out
    assert money(out) == ["90"]


def test_split_aces_with_tens_are_no_blackjacks_and_lose_all_to_the_banks(session: Session) -> None:
    out = session.play(["Ah Ks Ad Ac Kh Qh"], ONE + "10\ns\nquitter\n")
    assert "Blackjack pour Ana" not in out
    assert money(out) == ["80"]


# -- the deal and the bank's play --------------------------------------------------------


def shown(out: str) -> list[str]:
    """The cards that were shown, each with its owner, in order."""
    dealt = re.findall(r"^(Ana|La banque) (?:reçoit|retourne sa carte cachée) : (\S+) de", out, re.M)
    return [f"{who} {rank}" for who, rank in dealt]


def test_the_american_deal_hides_a_card_and_the_bank_shows_it_after_the_players(session: Session) -> None:
    out = session.play(["2h 9s 3d 8c 4h"], ONE + "10\nc\nr\nquitter\n")
    assert shown(out) == ["Ana 2", "La banque 9", "Ana 3", "Ana 4", "La banque 8"]
    assert "La banque reçoit une carte cachée." in out
    assert "La banque retourne sa carte cachée : 8 de trèfle. Total : 17." in out


def test_in_the_european_deal_the_bank_takes_its_second_card_after_the_players(session: Session) -> None:
    out = session.play(["2h 9s 3d 8c 4h 10d"], ONE + "10\nc\nr\nquitter\n", european=True)
    assert shown(out) == ["Ana 2", "La banque 9", "Ana 3", "Ana 8", "La banque 4", "La banque 10"]
    assert "cachée" not in out
    assert out.index("--- Ana ---") < out.index("--- LA BANQUE ---") < out.index("4 de cœur. Total")
    assert "La banque saute avec 23." in out


def test_a_european_bank_may_still_make_its_blackjack_against_a_doubled_bet(session: Session) -> None:
    out = session.play(["5h Ks 6d 10h Ac"], ONE + "10\nd\nquitter\n", european=True)
    assert money(out) == ["80"]


def test_the_cards_go_round_the_table_and_the_bank_comes_last(session: Session) -> None:
    typed = "Ana\nBob\n100\n50\n10\n20\nr\nr\nquitter\n"
    out = session.play(["10h 9h 9s 8d 10d 10c"], typed, players=2)
    order = re.findall(r"^(Ana|Bob|La banque) reçoit", out, re.M)
    assert order == ["Ana", "Bob", "La banque"] * 2
    # 18 and 19 against 19.
    assert (money(out), money(out, "Bob")) == (["90"], ["50"])


def test_the_bank_draws_to_16_and_stands_on_every_17(session: Session) -> None:
    out = session.play(["10h 6s 8d 10c Ac", "10h 6s 8d Ac"], ONE + "10\nr\n10\nr\nquitter\n")
    assert out.count("La banque reste à 17.") == 2
    assert "La banque reçoit : as de trèfle. Total : 17." in out
    assert "La banque retourne sa carte cachée : as de trèfle. Total : 7 ou 17." in out


def test_over_21_loses_at_once_and_the_next_hand_plays(session: Session) -> None:
    out = session.play(["10h 6s 8d 10c 4h"], ONE + "10\nc\nquitter\n")
    assert "Ana saute avec 22 et perd sa mise." in out
    assert money(out) == ["90"]


@pytest.mark.parametrize(("european", "cards"), [(False, "10h 6s 8d 4c 4h 7s"), (True, "10h 6s 8d 4h 4c 7s")])
def test_the_bank_plays_to_its_point_also_when_everybody_has_gone_over(
    european: bool, cards: str, session: Session
) -> None:
    out = session.play([cards], ONE + "10\nc\nquitter\n", european=european)
    played = out[out.index("Ana saute") : out.index("--- RÉSULTATS ---")]
    assert "--- LA BANQUE ---" in played
    assert shown(played) == ["La banque 4", "La banque 7"]
    assert "La banque reste à 17." in played
    assert money(out) == ["90"]


def test_a_pack_that_runs_out_is_followed_by_another(session: Session) -> None:
    # Nothing but twos: seven players take ten each, the bank nine.
    typed = "".join(f"J{number}\n" for number in range(7)) + "100\n" * 7 + "10\n" * 7
    out = session.play(["2h " * 52] * 2, typed + ("c\n" * 8 + "r\n") * 7 + "quitter\n", players=7)
    assert out.count("Le paquet est épuisé : le croupier en mélange un autre et le place dessous.") == 1
    assert "La banque reste à 18." in out
    assert [money(out, f"J{number}") for number in range(7)] == [["110"]] * 7


# -- the two ways to end ---------------------------------------------------------------------


def test_a_player_who_quits_at_the_bet_ends_the_match_and_all_bets_come_back(session: Session) -> None:
    out = session.play([], "Ana\nBob\n100\n50\n10\nquitter\n", players=2)
    assert "Bob quitte la table. Toute mise déjà posée pour cette manche est rendue." in out
    assert "Fin de la partie : quelqu’un a quitté la table." in out
    assert closing(out) == [["JOUEUR", "ARGENT", "GAIN"], ["Ana", "100", "0"], ["Bob", "50", "0"]]


def test_a_player_who_cannot_bet_ends_the_match(session: Session) -> None:
    typed = "Ana\nBob\n100\n50\n10\n50\nr\nr\n"
    out = session.play(["10h 9h 9s 10d 9d 10c"], typed, players=2)
    assert "Bob n’a plus de quoi miser." in out
    assert "Ana n’a plus" not in out
    assert "Fin de la partie : il faut que tout le monde puisse miser." in out
    assert closing(out)[1:] == [["Ana", "110", "+10"], ["Bob", "0", "−50"]]


def test_a_player_who_plays_alone_is_not_spoken_of_as_somebody_among_others(session: Session) -> None:
    out = session.play([], ONE + "quitter\n")
    assert "\nAna quitte la table.\n\nFin de la partie.\n" in out
    out = session.play(["10h 10s 8d 9c"], ONE + "100\nr\n")
    assert "\nAna n’a plus de quoi miser.\nFin de la partie.\n" in out


def test_half_a_coin_is_shown_and_is_not_enough_to_bet(session: Session) -> None:
    # 5 − a bet of 3 − an insurance of 1,5.
    out = session.play(["9h As 7d 6c"], "Ana\n5\n3\noui\nr\n")
    assert closing(out)[1:] == [["Ana", "0,5", "−4,5"]]


def test_no_number_of_rounds_ends_the_match(session: Session) -> None:
    out = session.play(["10h 10s 7d 7c"] * 30, ONE + "10\nr\n" * 30 + "quitter\n")
    assert money(out) == ["100"] * 30


# -- what is typed ---------------------------------------------------------------------------


@pytest.mark.parametrize("stands", ["je reste", "JE RESTE !", "Reste", "rester", "r", " R "])
@pytest.mark.parametrize("splits", ["séparer", "SEPARER", "Séparer", "se\u0301parer", "s"])
def test_capitals_accents_and_short_forms_are_alike(splits: str, stands: str, session: Session) -> None:
    # 8 + K wins against 17, 8 + 9 ties.
    out = session.play(["8h 10s 8d 7c Kh 9h"], ONE + f"10\n{splits}\n{stands}\n{stands}\nQuitter !\n")
    assert money(out) == ["110"]


def test_a_bad_name_is_refused_with_the_reason_and_asked_again(session: Session) -> None:
    typed = f"\n   \n{'x' * 41}\n\x1b[31mAna\n{'x' * 40}\n{'X' * 40}\nBob\n1\n1\nquitter\n"
    out = session.play([], typed, players=2)
    assert out.count("Ce nom ne convient pas : il faut de 1 à 40 caractères imprimables.") == 4
    assert out.count("Ce nom est déjà pris à cette table.") == 1
    assert "\x1b" not in out


def test_money_that_is_no_whole_number_from_1_on_is_refused_and_asked_again(session: Session) -> None:
    typed = "Ana\nbeaucoup\n1,5\n²\n\n0\n-4\n1000000001\n" + "9" * 5000 + "\n1000000000\nquitter\n"
    out = session.play([], typed)
    assert out.count("Ce n’est pas un nombre entier.") == 4
    assert out.count("Le montant doit être compris entre 1 et 1000000000.") == 4
    assert closing(out)[1:] == [["Ana", "1000000000", "0"]]


def test_a_bet_from_1_to_all_one_has_is_taken_and_no_other(session: Session) -> None:
    out = session.play(["10h 10s 8d 7c"], ONE + "0\n101\n-1\ntout\nc\n\n100\nr\nquitter\n")
    assert out.count("Le montant doit être compris entre 1 et 100.") == 3
    assert out.count("Ce n’est pas un nombre entier.") == 3
    assert money(out) == ["200"]


def test_what_is_not_possible_now_is_refused_with_the_rules_reason(session: Session) -> None:
    typed = ONE + "10\nc\nquoi\nquitter\nnon\nbof\noui\ns\nc\nd\nquitter\n100\nr\nq\n"
    out = session.play(["2h As 3d 7c 4h"], typed)
    assert out.count("Répondez d’abord pour l’assurance : « oui » ou « non ».") == 1
    assert out.count("Cette réponse n’est pas comprise.") == 3
    assert out.count("On ne quitte la table qu’au moment de miser.") == 2
    assert out.count("Aucune assurance n’est proposée à ce moment.") == 1
    assert out.count("On ne sépare que deux cartes de même valeur.") == 1
    assert out.count("On ne double qu’avec deux cartes en main.") == 1
    assert money(out) == ["90"]
