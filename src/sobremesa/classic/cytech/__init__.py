"""Le programme du document « BlackJack » de l'ING1 : des joueurs nommés contre la banque.

Les textes sont ceux de ce programme, dans sa langue, à côté du code qui les dit.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from ...engine import (
    SPECTATOR,
    BadInput,
    Event,
    Match,
    Problem,
    Refused,
    Seat,
    Setup,
    Shuffler,
    Stacked,
    fair,
    seeded,
)
from ...games import find
from ...games.blackjack.rules.money import can_bet
from ...games.blackjack.rules.options import MOST_MONEY
from ...games.blackjack.rules.state import BETTING, INSURING
from ...words import Words
from .. import MatchRecorder, WrongDecks, complete_files, read_decks
from .textes import (
    ALONE,
    ANSWERS,
    BAD_NAME,
    BETS,
    CANNOT_INSURE,
    CHAPTERS,
    ENDINGS,
    EVENTS,
    INPUT_ENDED,
    NAME_TAKEN,
    NO_PLAYERS,
    NOT_UNDERSTOOD,
    OFFERS,
    OPEN_CARD,
    QUIT,
    QUIT_LATER,
    REFUSALS,
    WRONG_DECKS,
    amount,
    ask_line,
    card_name,
    event_facts,
    hand_text,
    join_offers,
    money_table,
    money_text,
    number,
    plain,
    say,
)

GAME = find("blackjack")
AMERICAN, EUROPEAN = "cytech", "cytech-european"
NO_LIMIT = {"rounds": "0"}  # only the players end a match
MOST_SEED = 10**18 - 1


LEAST_SEATS, MOST_SEATS = GAME.seats


@click.command(context_settings={"ignore_unknown_options": True})  # -1 is a number of players, if a wrong one
@click.argument(
    "players", default="", metavar="N", help=f"nombre de joueurs, de {LEAST_SEATS} à {MOST_SEATS}"
)
@click.option(
    "--european", is_flag=True,
    help="blackjack européen : la banque tire sa deuxième carte après les joueurs",
)  # fmt: skip
@click.option(
    "--decks", type=Path, shell_complete=complete_files, metavar="FILE",
    help="paquets déjà mélangés, un par ligne ; ensuite, le croupier mélange",
)  # fmt: skip
@click.option("--seed", default="", metavar="N", help="mélanger toujours de même : un nombre")
@click.option(
    "--record", type=Path, shell_complete=complete_files, metavar="FILE",
    help="où garder le relevé de la partie",
)  # fmt: skip
def main(players: str, european: bool, decks: Path | None, seed: str, record: Path | None) -> int:
    """Problems are shown in French, whatever the language of the command line."""
    if not players:
        print(NO_PLAYERS.format(least=LEAST_SEATS, most=MOST_SEATS), file=sys.stderr)
        return 2
    try:
        return play(players, EUROPEAN if european else AMERICAN, decks, seed, record)
    except Problem as problem:
        print(Words("fr").problem(problem), file=sys.stderr)
    except WrongDecks as wrong:
        print(wrong, file=sys.stderr)
    return 2


def whole(name: str, text: str, least: int, most: int) -> int:
    """A whole number in a range, or a sentence that says so."""
    found = number(text)
    if found is None or not least <= found <= most:
        raise BadInput("bad-number", name=name, value=text, least=least, most=most)
    return found


def play(players: str, variant: str, deck_file: Path | None, seed: str, record: Path | None) -> int:
    count = whole("Le nombre de joueurs", players, LEAST_SEATS, MOST_SEATS)
    number = whole("--seed", seed, 0, MOST_SEED) if seed else None
    decks = read_decks(deck_file, GAME.notation.cards, WRONG_DECKS) if deck_file else []
    program = CytechProgram(variant, MatchRecorder(record, "fr"), decks, number)
    try:
        program.run(count)
    except (EOFError, KeyboardInterrupt):
        say(INPUT_ENDED)
        return 2
    return 0


# -- the game ------------------------------------------------------------------------


class CytechProgram:
    """Plays one match as the document's program: asks for moves and shows the events."""

    def __init__(
        self,
        variant: str,
        recorder: MatchRecorder,
        decks: Sequence[Sequence[int]] = (),
        seed: int | None = None,
    ) -> None:
        self.variant = variant
        self.recorder = recorder
        self.decks = decks
        self.seed = seed
        self.shown_version = 0
        self.chapter = BETS
        self.playing = -1  # whose turn was announced last
        self.purse: dict[int, int] = {}  # what everybody had before betting
        self.bets: dict[int, int] = {}
        self.uninsured: list[str] = []  # sentences about who cannot pay the insurance, shown after the deal

    def run(self, players: int) -> None:
        seats: list[Seat] = []
        while len(seats) < players:
            self.seat_player(seats)
        setup = Setup(GAME, tuple(seats), self.variant, GAME.options(self.variant, NO_LIMIT))
        match = Match.of(setup, self.shuffler(setup))
        self.recorder.start(match)
        self.texts = EVENTS | ENDINGS | (ALONE if players == 1 else {})
        try:
            self.play(match)
        except (EOFError, KeyboardInterrupt):
            self.show_interruption(match)
            raise
        self.show_ending(match)

    def shuffler(self, setup: Setup) -> Shuffler:
        """Deal the packs of the file first, then shuffle."""
        shuffler = fair(setup).contribute_names() if self.seed is None else seeded(self.seed)
        return Stacked(self.decks, shuffler) if self.decks else shuffler

    def play(self, match: Match) -> None:
        for seat in range(len(match.seats)):
            self.ask_money(match, seat)
            self.recorder.flush()
        self.show_events(match)
        while not match.is_over:
            self.ask(match, match.to_act)
            self.recorder.flush()
            self.show_events(match)

    # -- questions ---------------------------------------------------------------

    def seat_player(self, seats: list[Seat]) -> None:
        name = ask_line(f"Nom du joueur {len(seats) + 1} :")
        if name.casefold() in [seat.name.casefold() for seat in seats]:
            say(NAME_TAKEN)
            return
        try:
            seats.append(Seat(name))
        except BadInput as problem:
            say(BAD_NAME.format(most=problem.facts["most"]))

    def ask_money(self, match: Match, seat: int) -> None:
        least = match.state.bet_min
        question = f"{match.seats[seat].name}, combien d’argent avez-vous ({least} ou plus) ?"
        money = None
        while money is None:
            money = amount(ask_line(question), least, MOST_MONEY)
        match.play(seat, f"buy {money}")

    def ask(self, match: Match, seat: int) -> None:
        phase = match.state.phase
        if phase == BETTING:
            self.ask_bet(match, seat)
        elif phase == INSURING:
            self.ask_move(match, seat, self.insurance_question(match, seat))
        else:
            self.ask_move(match, seat, self.turn_question(match, seat))

    def ask_bet(self, match: Match, seat: int) -> None:
        bets = [int(move.removeprefix("bet ")) for move in match.moves(seat) if move.startswith("bet ")]
        least, most = min(bets), max(bets)
        money = money_text(match.state.money[seat])
        name = match.seats[seat].name
        question = f"{name}, vous avez {money}. Votre mise ({least} à {most}, ou « quitter ») ?"
        bet = None
        while bet is None:
            answer = ask_line(question)
            if ANSWERS.get(plain(answer)) == QUIT:
                match.play(seat, QUIT)
                return
            bet = amount(answer, least, most)
        match.play(seat, f"bet {bet}")

    def ask_move(self, match: Match, seat: int, question: str) -> None:
        """What may not be done now is refused by the rules, and asked again."""
        while True:
            move = ANSWERS.get(plain(ask_line(question)))
            if move is None:
                say(NOT_UNDERSTOOD)
            elif move == QUIT:
                say(QUIT_LATER)
            else:
                try:
                    match.play(seat, move)
                    return
                except Refused as refused:
                    say(REFUSALS[refused.key])

    def insurance_question(self, match: Match, seat: int) -> str:
        [hand] = match.view(seat)["players"][seat]["hands"]
        return (
            f"{match.seats[seat].name}, la banque montre un as. Votre main : {hand_text(hand)}.\n"
            f"Voulez-vous vous assurer pour {money_text(hand['bet'] // 2)} (la moitié de votre mise), "
            "« oui » (o) ou « non » (n) ?"
        )

    def turn_question(self, match: Match, seat: int) -> str:
        self.announce_turn(match, seat)
        view = match.view(seat)
        hands = view["players"][seat]["hands"]
        hand = hands[view["hand"]]
        title = f"Main {view['hand'] + 1}" if len(hands) > 1 else "Votre main"
        bank = card_name(view["dealer"]["cards"][0])
        offers = join_offers(OFFERS[move] for move in match.moves(seat))
        return (
            f"{title} : {hand_text(hand)}, mise {money_text(hand['bet'])}. La banque montre : {bank}."
            f"\n{match.seats[seat].name}, {offers} ?"
        )

    def announce_turn(self, match: Match, seat: int) -> None:
        if seat != self.playing:
            say(f"\n--- {match.seats[seat].name} ---")
            self.playing = seat

    # -- what happened -------------------------------------------------------------

    def show_events(self, match: Match) -> None:
        for event in match.events(SPECTATOR, self.shown_version):
            self.open_chapter(event.name)
            text = self.texts[event.name]
            if text:
                say(text.format(**event_facts(match, event)))
            self.track_money(match, event)
        self.show_uninsured()
        self.shown_version = match.version

    def track_money(self, match: Match, event: Event) -> None:
        """Follow everybody's money; when the bank's open card is an ace, note who cannot insure."""
        facts: Mapping[str, Any] = event.facts
        if event.name in ("bought", "has-money"):
            self.purse[facts["seat"]] = facts["money"]
        elif event.name == "placed-bet":
            self.bets[facts["seat"]] = facts["money"]
        elif event.name == "dealer-drew" and self.chapter == OPEN_CARD and facts["card"]["face"] == "A":
            self.uninsured = [
                CANNOT_INSURE.format(name=match.seats[seat].name, price=money_text(bet // 2))
                for seat, bet in self.bets.items()
                if self.purse[seat] - bet < bet // 2
            ]

    def show_uninsured(self) -> None:
        for sentence in self.uninsured:
            say(sentence)
        self.uninsured = []

    def open_chapter(self, event: str) -> None:
        if event == "round-began":
            self.chapter = BETS
            self.playing = -1
        for chapter in range(self.chapter + 1, len(CHAPTERS)):
            opening, title = CHAPTERS[chapter]
            if event in opening.split():
                self.chapter = chapter
                if title:
                    self.show_uninsured()
                    say(f"\n--- {title} ---")
                return

    def show_ending(self, match: Match) -> None:
        """Why the match ended, and everybody's money."""
        ending = match.outcome.ending if match.outcome else ""
        say("")
        for seat, player in enumerate(match.seats):
            if ending == "somebody-cannot-bet" and not can_bet(match.state, seat):
                say(f"{player.name} n’a plus de quoi miser.")
        say(f"{self.texts[ending]}\n")
        self.show_money(match, match.state.money)

    def show_interruption(self, match: Match) -> None:
        """Everybody's money after the last round, if one was played."""
        if GAME.rules.rounds(match.state):
            say("")
            self.show_money(match, [self.purse[seat] for seat in range(len(match.seats))])

    def show_money(self, match: Match, money: Sequence[int]) -> None:
        for line in money_table(match, money):
            say(line)
