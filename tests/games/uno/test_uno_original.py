"""UNO beside traces of the original J-UNO program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games_under_test import FIXTURES, needs_fixtures
from sobremesa.engine import Match, Seat, Stacked
from uno_matches import GAME, hand, kinds, outcome, play, sizes, table

pytestmark = needs_fixtures
TRACES = FIXTURES / "j_uno"
COLOURS = {"rojo": "r", "amarillo": "y", "verde": "g", "azul": "b", "negro": ""}
NAMES = {"reversa": "r", "salta": "s", "color": "wild"}
WORDS = {"rojo": "red", "amarillo": "yellow", "verde": "green", "azul": "blue"}


def code(card: str) -> str:
    """``reversa:rojo`` is our ``rr``; wild cards have no colour, or the one named."""
    name, _, colour = card.partition(":")
    if name in ("color", "+4"):
        return NAMES.get(name, name)
    return COLOURS[colour] + NAMES.get(name, name)


def codes(cards: str) -> str:
    return " ".join(code(card) for card in cards.split())


def trace(name: str) -> str:
    return Path(TRACES / f"{name}.txt").read_text(encoding="utf-8")


def played(step: str) -> list[str]:
    """Our moves for a line such as ``J2 roba y juega 4:amarillo``."""
    move, card = re.fullmatch(r"paso \d+ J\d (juega|roba y juega) (\S+)", step).groups()  # type: ignore[union-attr]  # the trace is of this form
    ours = f"play {code(card)}"
    if code(card) in ("wild", "+4"):
        ours += " " + WORDS[card.partition(":")[2]]
    return (["draw"] if move != "juega" else []) + [ours]


def test_the_original_game_of_three_computers_plays_the_same_here() -> None:
    lines = trace("cpu_3p_seed13_first_salta").splitlines()
    deck = kinds(codes(lines[0].partition(": ")[2]))[::-1]
    match = Match(GAME, [Seat("J1"), Seat("J2"), Seat("J3")], Stacked([deck]))
    for number, line in enumerate(lines):
        if line.startswith("paso"):
            play_step(match, played(line))
        if line.startswith("  top") and not match.is_over:
            same_table(match, line, lines[number + 1 : number + 4])
    assert (outcome(match).ending, outcome(match).places[1]) == ("went-out", 1)
    assert outcome(match).scores[1] == int(lines[-1].split()[-1])


def play_step(match: Match, moves: list[str]) -> None:
    """The original's computers take the four without a challenge and never forget UNO."""
    if "take" in match.moves(match.to_act):
        play(match, "take")
    for move in moves:
        if move != "draw" and "uno" in match.moves(match.to_act):
            play(match, "uno")
        play(match, move)


def same_table(match: Match, line: str, hands: list[str]) -> None:
    top, way, turn, pile, discards = re.fullmatch(
        r"  top (\S+) \| sentido (\S+) \| turno J(\d) \| robar (\d+) descartar (\d+)", line
    ).groups()  # type: ignore[union-attr]  # the trace is of this form
    view = match.view(0)
    assert view["top"] == code(top)
    assert view["counter_clockwise"] == (way == "antihorario")
    assert match.to_act == int(turn) - 1
    waits = view["pending"]  # the original gives the four before it asks, we after
    assert match.state.left == int(pile) + waits
    assert match.state.discarded + 1 == int(discards)
    for seat, line in enumerate(hands):
        theirs = sorted(kinds(codes(line.partition(": ")[2])))
        if not waits or seat != match.to_act:
            assert sorted(kinds(hand(match, seat))) == theirs


@pytest.mark.parametrize("number", range(5))
def test_a_challenge_ends_as_in_the_original_but_for_a_second_plus_four(number: int) -> None:
    about, _, _, verdict = trace("challenge_plus4").splitlines()[4 * number : 4 * number + 4]
    other = re.search(r"\+4 y (\S+);", about).group(1)  # type: ignore[union-attr]  # the trace is of this form
    # Theirs has one card besides the +4; one more each keeps the match from ending.
    match = table(f"+4 {code(other)} b8", "b1 b2 b3", first="r5")
    play(match, "play +4 yellow", "challenge")
    is_guilty = "ilegalmente" in verdict and code(other) != "+4"
    assert sizes(match) == ([6, 3] if is_guilty else [2, 7])


def test_a_missed_uno_costs_two_cards_as_in_the_original() -> None:
    lines = trace("uno_penalty").splitlines()
    left = [codes(line.partition("mano ")[2].partition(" |")[0]) for line in lines if "mano" in line]
    forgot, called, early, later = left
    match = table("r1 r2", "b1 b2", draws="r7 +4")
    assert hand(play(match, "play r1"), 0) == forgot
    match = table("r1 r2", "b1 b2", draws="r7 +4")
    assert hand(play(match, "uno", "play r1"), 0) == called
    match = table("r1 r2 r3", "b1 b2 b3", draws="y1 r7 +4")
    match.play(0, "uno")
    assert hand(play(match, "play r1"), 0) == early
    assert hand(play(match, "draw", "keep", "play r2"), 0) == later
