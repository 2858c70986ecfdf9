"""What is typed at a table is parsed as a person means it."""

from __future__ import annotations

import pytest

from games_under_test import GAMES, new_match, seat_counts, stream
from sobremesa.engine import Game, Match, Refused, draw
from sobremesa.games import find
from sobremesa.protocol import question_for
from sobremesa.protocol.types import Question
from sobremesa.terminal.move_parser import MoveParser, TypedCommand
from sobremesa.terminal.plain.play import COMMANDS
from sobremesa.words import LANGUAGES, Words

EVERY = [pytest.param(game, lang, id=f"{game.id}:{lang}") for game in GAMES for lang in LANGUAGES]


def parser_of(id: str, lang: str = "en") -> MoveParser:
    return MoveParser(Words(lang, find(id), ["Ana", "Bea"]), find(id), COMMANDS)


def asked(match: Match) -> Question:
    return question_for(match, match.to_act, match.view(match.to_act))


def question(*texts: str, amounts: tuple[str, int, int] | None = None) -> Question:
    moves = [{"text": text, "name": f"move-{text.split()[0]}", "facts": {}} for text in texts]
    due = [dict(zip(("word", "least", "most"), amounts, strict=True))] if amounts else []
    return {"number": 1, "asked": True, "moves": moves, "amounts": due, "offered": []}  # type: ignore[typeddict-item]  # made by hand


PLAYING = question("hit", "stand", "double", "split")
FREE_BET = question("skip", amounts=("bet", 10, 500))
FIXED_BET = question("skip", amounts=("bet", 10, 10))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("hit", "hit"),
        ("HIT", "hit"),
        ("h", "hit"),
        ("d", "double"),
        ("sta", "stand"),
        ("sp", "split"),
        ("2", "stand"),
        ("4", "split"),
        ("5", "5"),
        ("0", "0"),
        ("0000000000012", "0000000000012"),
        ("9" * 5000, "9" * 5000),
        ("hin", TypedCommand("hint")),
        ("save x y", TypedCommand("save", "x y")),
        ("sav x y", TypedCommand("save", "x y")),
        ("q", TypedCommand("quit")),
        ("leav", "leave"),
        ("he", TypedCommand("help")),
        ("nonsense", "nonsense"),
    ],
)
def test_words_may_be_abbreviated_and_numbers_choose_lines(typed: str, meant: object) -> None:
    assert parser_of("blackjack").parse(typed, PLAYING) == meant


def test_an_ambiguous_abbreviation_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        parser_of("blackjack").parse("hi", PLAYING)
    assert refused.value.key == "could-be"
    assert "hit" in str(refused.value.facts["moves"])
    assert "hint" in str(refused.value.facts["moves"])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("2", "bet 2"), ("250", "bet 250"), ("b 250", "bet 250"), ("bet 1,000", "bet 1000"), ("sk", "skip")],
)
def test_where_an_amount_is_asked_for_a_number_is_the_amount(typed: str, meant: str) -> None:
    assert parser_of("blackjack").parse(typed, FREE_BET) == meant


def test_where_the_amount_is_fixed_a_number_chooses_a_line_or_is_that_amount() -> None:
    assert parser_of("blackjack").parse("1", FIXED_BET) == "skip"
    assert parser_of("blackjack").parse("10", FIXED_BET) == "bet 10"


def test_enter_repeats_the_last_amount_of_the_same_seat_while_it_is_allowed() -> None:
    parser = parser_of("blackjack")
    assert parser.parse("", FREE_BET, 0) == ""
    parser.parse("501", FREE_BET, 0)
    assert parser.parse("", FREE_BET, 0) == ""
    parser.parse("250", FREE_BET, 0)
    assert parser.parse("", FREE_BET, 0) == "bet 250"
    assert parser.parse("", FREE_BET, 1) == ""
    assert parser.parse("", question("skip", amounts=("bet", 10, 200)), 0) == ""


def test_a_card_may_be_named_without_its_verb() -> None:
    hand = question("play r1", "play r7", "play +4 red", "play +4 green", "draw")
    for move in hand["moves"]:
        action = find("uno").notation.moves[move["text"]]
        move["facts"] = {**find("uno").notation.about(action), "bluff": 0}
    assert parser_of("uno").parse("r7", hand) == "play r7"
    assert parser_of("uno").parse("p r7", hand) == "play r7"
    assert parser_of("uno").parse("+4 g", hand) == "play +4 green"
    assert parser_of("uno", "es").parse("+4 v", hand) == "play +4 green"
    with pytest.raises(Refused, match="could-be"):
        parser_of("uno").parse("play r", hand)


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_verb_and_every_command_has_a_letter_of_its_own(game: Game, lang: str) -> None:
    keys = MoveParser(Words(lang, game), game, COMMANDS).letters
    verbs = {text.split()[0] for text in game.notation.moves} - {"leave"} | {
        w for _, w in game.notation.bases
    }
    assert set(keys) == verbs | set(COMMANDS)
    assert len(set(keys.values())) == len(keys)


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_choice_is_understood_by_its_sentence_its_move_and_its_number(game: Game, lang: str) -> None:
    match, rng = new_match(game, game.default_variant, seat_counts(game)[-1], seed=4), stream(4)
    words = Words(lang, game, [seat.name for seat in match.seats])
    parser = MoveParser(words, game, COMMANDS)
    for _ in range(25):
        if match.is_over:
            break
        asking = asked(match)
        amounts = any(due["least"] < due["most"] for due in asking["amounts"])
        for number, move in enumerate(asking["moves"], 1):
            assert parser.parse(words.move(move), asking) == move["text"]
            assert parser.parse(parser.translator.show(move["text"]), asking) == move["text"]
            assert amounts or parser.parse(str(number), asking) == move["text"]
        match.play(match.to_act, asking["moves"][draw(rng, len(asking["moves"]))]["text"])


def test_a_choices_sentence_may_be_abbreviated_where_no_move_begins_so() -> None:
    spanish = parser_of("siete-y-medio", "es")
    listed = question("card", "stand")
    assert spanish.words.move(listed["moves"][0]) == "pedir carta"
    assert spanish.parse("pedir", listed) == spanish.parse("pedir c", listed) == "card"
    assert spanish.parse("p", listed) == "stand"  # its own letter
    assert parser_of("blackjack").parse("sit th", FREE_BET) == "skip"
    with pytest.raises(Refused, match="could-be"):
        parser_of("conclave").parse("send", asked(new_match(find("conclave"), "conclave", 2, 1)))
