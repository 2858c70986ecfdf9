"""Moments of every game, and every page and dialog: what a window shows when it comes there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import TimeoutError as NotThere

import blackjack_matches
import conclave_positions
import uno_matches
from server_process import Server, all_play, seated
from sobremesa.engine import Match, Seat, Stacked, seeded
from sobremesa.games import find
from sobremesa.protocol.messages import EveningMatch, Winner
from staged import Stage
from windows import PATIENCE, Window

NAMES = ("Ana", "Maximiliana", "Cai", "Dolors", "Eudald", "Francesca", "Gil", "Hugo", "Inés", "Joan")
Press = Callable[[Window], None]
Tables = dict[str, str]  # ids of tables on the server, by what they are like


def nothing(_: Window) -> None:
    """Press nothing: the scene is there at once."""


@dataclass(frozen=True)
class Scene:
    """A table with stacked cards; ``press`` opens the dialogs that are open in it."""

    match: Callable[[], Match]
    you: int | None = 0
    press: Press = nothing
    after: tuple[str, ...] = ()  # moves of others that the window sees happen
    evening: tuple[EveningMatch, ...] = ()
    assistance: str = "hints"

    def open(self, window: Window, _: Tables) -> None:
        stage = Stage(window, self.match(), self.you, evening=list(self.evening), assistance=self.assistance)
        window.find(".dock, .enddock").first.wait_for()
        stage.play(*self.after)
        self.press(window)


def seats(count: int) -> list[Seat]:
    return [Seat(name) for name in NAMES[:count]]


def new_match(game: str, count: int, variant: str = "", seed: int = 1, **options: str) -> Match:
    found = find(game)
    name = variant or found.default_variant
    return Match(found, seats(count), seeded(seed), name, found.options(name, options))


def with_names(match: Match) -> Match:
    match.seats = tuple(seats(len(match.seats)))
    return match


# -- siete y medio ------------------------------------------------------------------------------


def siete(count: int, you: int, cards: int) -> Match:
    """Those before you have bet and taken their cards: figures, half a point each. So have you."""
    game = find("siete-y-medio")
    figures = [f"{suit}{number}" for number in (10, 11, 12) for suit in "bceo"]
    small = [f"{suit}{number}" for number in (1, 2, 3, 4, 5, 6, 7) for suit in "bceo"]
    order = [game.notation.numbers[code] for code in [*figures, *small]]
    match = Match(game, seats(count), Stacked([order]), "clasico", game.options("clasico", {"rounds": "1"}))
    for seat in range(you + 1):
        match.play(seat, f"bet {100 * (seat + 1)}")
        for _ in range(cards):
            match.play(seat, "card")
        if seat < you:
            match.play(seat, "stand")
    return match


def played_out(match: Match) -> Match:
    rng = random.Random(1)  # always making the first listed move may never come to an end
    while not match.is_over:
        match.play(match.to_act, rng.choice(match.moves(match.to_act)))
    return match


# -- blackjack ----------------------------------------------------------------------------------


def blackjack(cards: str, *moves: str, count: int = 1) -> Match:
    match = blackjack_matches.match(blackjack_matches.deck(cards), seats=count)
    for seat in range(count):
        match.play(seat, "bet 100")
    return with_names(blackjack_matches.play(match, *moves))


def pair() -> Match:
    """All that one may do: two eights against a ten."""
    return blackjack("8c Kc 8d 10s 3c 5c")


def insurance() -> Match:
    return blackjack("8c 9c Ah 8d 3d 10s", count=2)


def four_hands() -> Match:
    match = blackjack("8c 6h 8d 10s 8h 8s 3c 2d 5c 9c")
    while "split" in match.moves(0) or len(match.view(0)["players"][0]["hands"]) < 4:
        match.play(0, "split" if "split" in match.moves(0) else "stand")
    return match


# -- UNO ----------------------------------------------------------------------------------------

LONG = "r0 r1 r2 r3 r4 y0 y1 y2 y3 y4 g0 g1 g2 g3 g4 b0 b1 b2 b3 b4 b5 b6 wild +4"


def uno(*hands: str, **how: Any) -> Match:
    return with_names(uno_matches.table(*hands, **how))


def ten_seats() -> Match:
    return new_match("uno", 10, length="points", target="500")


def holding(match: Match, hand: str, top: str = "r5") -> Match:
    """The same match with other cards in your hand, and another that lies open."""
    cells = match.snapshot()["state"]
    cells["hands"][0], cells["size"][0] = uno_matches.row(hand), len(hand.split())
    colour = "rygb".index(top[0])
    uno_matches.change(
        match, hands=cells["hands"], size=cells["size"], top=uno_matches.kind(top), colour=colour
    )
    return match


def long_hand() -> Match:
    """Ten seats, and far too many cards in yours."""
    return holding(ten_seats(), LONG, top="g6")


FORTY = (
    "r0 r1 r2 r3 r4 r5 r6 rs rr y0 y1 y2 y3 y4 y5 y6 y+2 g0 g1 g2 g2 g4 g5 g7 g9 gs gr g+2"
    " b0 b1 b2 b3 b4 b5 b6 bs br wild wild +4"
)


def forty_cards(count: int) -> Match:
    """Far more cards than can be seen at once, most of those that fit green."""
    return holding(new_match("uno", count, seed=3), FORTY, top="g8")


def choose_colour(window: Window) -> None:
    window.find("[data-code=wild]").click()
    window.find("dialog[open]").wait_for()


def draw(window: Window) -> None:
    window.find(".pile").click()
    window.find("dialog[open]").wait_for()


def challenge(window: Window) -> None:
    verdict = window.find("dialog[open], .line .slip").first  # flat screens have no dialog
    for _ in range(PATIENCE // 1000):
        window.find(".calls .btn").first.click()
        with suppress(NotThere):  # a press that came too soon after the question is passed over
            verdict.wait_for(timeout=1000)
            return


def await_dialog(window: Window) -> None:
    window.find("dialog[open]").wait_for()


def keep_only(window: Window) -> None:
    window.find(".pile").click()
    window.find(".dock .answers .btn").wait_for()


def round_won() -> Match:
    match = uno("r1 r2", "b3 b4 ", "y5 y6", "g7 +4", length="points", target="500", uno="off",
                more=[uno_matches.deck(["r1 r2", "b3 b4", "y5 y6", "g7 g8"], "r5")])  # fmt: skip
    return uno_matches.play(match, "play r1", "draw", "keep", "draw", "keep", "draw", "keep")


def lay_last(window: Window) -> None:
    window.find("[data-code=r2]").click()
    window.find("dialog[open]").wait_for()


def see_odds(window: Window) -> None:
    window.find(".dock [data-mark]").first.wait_for()


def ask_hint(window: Window) -> None:
    window.find(".bar .tools button").first.click()
    window.find(".hints:not(:empty), .hintline:not(:empty)").first.wait_for()


def not_called(window: Window) -> None:
    window.find("[data-code=r1]").click()
    window.find(".line .cross").wait_for()


def refuse(window: Window) -> None:
    window.find("[data-code=b2]").dispatch_event("click")  # it may be tried though it does not fit
    window.find(".line .cross").wait_for()


UNO = {
    "your turn, a hint": Scene(lambda: uno("r1 g2 b3 wild r7 y2 y9", "b8 b9 y8 y0 g3 g4 g5"), press=ask_hint),
    "another's turn": Scene(lambda: uno("r1 r2 r3 b4", "b3 b4 b5 y1", "y1 y2 g3 g4"), you=1),
    "eleven cards": Scene(lambda: holding(new_match("uno", 4), "r1 r2 r3 r4 y1 y2 g3 b3 b4 b5 wild")),
    "forty cards": Scene(lambda: forty_cards(5)),
    "forty cards, ten seats": Scene(lambda: forty_cards(10)),
    "a card refused": Scene(lambda: uno("r1 b2 b3", "b3 b4 b5"), press=refuse),
    "UNO not called": Scene(lambda: uno("r1 r2", "b3 b4", uno="catch"), press=not_called),
    "somebody to catch": Scene(
        lambda: uno("r1 r2", "b3 b4 b5", "y1 y2 y3", uno="catch"), after=("play r1",), you=2
    ),
    "a +4 to answer, and somebody to catch": Scene(
        lambda: uno("+4 r2", "b3 b4 b5", uno="catch"), after=("play +4 green",), you=1
    ),
    "a card drawn that does not fit": Scene(lambda: uno("b1 b2", "b3 b4", draws="y8"), press=keep_only),
    "watching": Scene(ten_seats, you=None),
}


# -- Conclave -----------------------------------------------------------------------------------

FOLLOWERS = ((5, 2, 4, 5, 3, 0), (0, 0, 0, 0, 4, 0), (3, 5, 0, 0, 0, 2), (1, 0, 2, 0, 0, 5))


def conclave() -> Match:
    """The first turn of four, with nobody to cede."""
    return with_names(conclave_positions.dealt(4))


def conclave_ceding() -> Match:
    return with_names(conclave_positions.ceding(FOLLOWERS))


def conclave_sending() -> Match:
    return conclave_positions.play(conclave_ceding(), "keep")


def conclave_taking() -> Match:
    match = conclave_sending()
    return conclave_positions.play(match, match.moves(0)[0])


def conclave_last_round() -> Match:
    match = conclave()
    while not match.view(0)["last_turns"] or match.to_act != 0:
        match.play(match.to_act, match.moves(match.to_act)[0])
    return match


def choose_receiver(window: Window) -> None:
    window.find(".question button").last.click()


def aim(window: Window) -> None:
    window.find("[data-slot='0']").click()
    window.find("button[data-cell]").last.click()
    window.find("button[data-cell][aria-pressed=true]").wait_for()


def aim_by_keys(window: Window) -> None:
    for key in ("1", "ArrowDown", "ArrowDown"):
        window.page.keyboard.press(key)
    window.find("button[data-cell]:focus-visible").wait_for()


def look_through(window: Window) -> None:
    window.find("[data-pile=right]").click()
    window.find("dialog[open]").wait_for()


def list_followers(window: Window) -> None:
    window.find(".matrix > button:visible").click()
    window.find("dialog[open]").wait_for()


def see_table(window: Window) -> None:
    window.find(".enddock .btn").first.click()
    window.find(".tobill").wait_for()


CONCLAVE = {
    "ceding, chosen": Scene(conclave_ceding, press=choose_receiver),
    "ceding, a hint": Scene(conclave_ceding, press=ask_hint),
    "sending": Scene(conclave_sending),
    "sending, aimed by keys": Scene(conclave_sending, press=aim_by_keys),
    "sending, a hint": Scene(conclave_sending, press=ask_hint),
    "sending, a crisis": Scene(
        lambda: with_names(conclave_positions.last_hole("b1c", conclave_positions.CRISIS)), press=aim
    ),
    "taking": Scene(conclave_taking),
    "taking, a pile looked through": Scene(conclave_taking, press=look_through),
    "another's turn": Scene(conclave_ceding, you=1),
    "all followers": Scene(conclave_ceding, press=list_followers),
    "the last round": Scene(conclave_last_round),
    "watching": Scene(conclave_ceding, you=None),
    "the table at the end": Scene(lambda: conclave_positions.lowest_to_the_end(conclave()), press=see_table),
}

EVENING = (
    EveningMatch("uno", [Winner("Ana", "a")]),
    EveningMatch("siete-y-medio", [Winner("Maximiliana", "m")]),
    EveningMatch("conclave", [Winner("Ana", "a"), Winner("Bot 3")]),
    EveningMatch("blackjack", []),
    EveningMatch("uno", [Winner("Dolors", "d")]),
)

TABLES = {
    "siete y medio, betting": Scene(lambda: new_match("siete-y-medio", 4)),
    "siete y medio, your turn": Scene(lambda: siete(4, 0, 1), press=ask_hint),
    "siete y medio, seven seats": Scene(lambda: siete(7, 5, 2), you=5),
    "siete y medio, seven seats, many cards": Scene(lambda: siete(7, 1, 5), you=1),
    "siete y medio, watching": Scene(lambda: siete(4, 0, 1), you=None),
    "siete y medio, the end": Scene(lambda: played_out(new_match("siete-y-medio", 7, rounds="3"))),
    "siete y medio, odds": Scene(lambda: siete(4, 1, 1), you=1, press=see_odds, assistance="odds"),
    "blackjack, odds": Scene(pair, press=see_odds, assistance="odds"),
    "blackjack, insurance with odds": Scene(insurance, press=see_odds, assistance="odds"),
    "blackjack, betting": Scene(lambda: new_match("blackjack", 4)),
    "blackjack, your turn": Scene(lambda: blackjack("8c 6h 3d 10s", "hit"), press=ask_hint),
    "blackjack, insurance": Scene(insurance),
    "blackjack, four hands": Scene(four_hands),
    "blackjack, seven seats": Scene(
        lambda: blackjack(
            "8c 2c 3c 4c 5c 6c 7c 9h 8d 2d 3d 4d 5d 6d 7d 10s", "hit", "stand", "hit", "stand", count=7
        ),
        you=2,
    ),
    "blackjack, the end": Scene(lambda: played_out(new_match("blackjack", 7, rounds="3"))),
    "conclave, ceding": Scene(conclave_ceding),
    "conclave, the end": Scene(lambda: conclave_positions.lowest_to_the_end(conclave())),
    "uno, your turn": Scene(lambda: new_match("uno", 4), press=ask_hint),
    "uno, ten seats": Scene(ten_seats),
    "uno, ten seats and a long hand": Scene(long_hand),
    "uno, a colour": Scene(lambda: uno("r1 wild", "b3 b4"), press=choose_colour),
    "uno, a card drawn": Scene(lambda: uno("b1 b2", "b3 b4", draws="r7"), press=draw),
    "uno, a +4 to answer": Scene(
        lambda: uno("r1 r2", "+4 r4", "b3 b4"), after=("play r1", "2:play +4 blue"), you=2
    ),
    "uno, a challenge": Scene(
        lambda: uno("r1 r2", "+4 r4", "b3 b4"), after=("play r1", "2:play +4 blue"), you=2, press=challenge
    ),
    "uno, the round is over": Scene(round_won, press=lay_last),
    "uno, the end": Scene(lambda: played_out(new_match("uno", 10, hand="5"))),
    "uno, the end of an evening": Scene(
        lambda: played_out(new_match("uno", 10, length="points", target="500")), evening=EVENING
    ),
}


# -- pages, and the dialogs that belong to no game ------------------------------------------------


@dataclass(frozen=True)
class Page:
    place: str  # with the names of tables that ``tables_of`` gives
    ready: str  # what is there when it has come
    press: Press = nothing

    def open(self, window: Window, tables: Tables) -> None:
        window.go(self.place.format(**tables))
        window.find(self.ready).first.wait_for()
        self.press(window)


def tables_of(server: Server) -> Tables:
    """A match that is over, and a table that waits for its guests."""
    bots = {str(seat): "random" for seat in range(1, 4)}
    (player,) = seated(server, 1, people=1, game="uno", seats=4, bots=bots)
    with ThreadPoolExecutor(1) as thread:  # this one belongs to Playwright
        thread.submit(asyncio.run, all_play([player])).result()
    return {
        "over": player.table,
        "waiting": server.open_table(player.person, game="uno", seats=10, bots=bots),
    }


def pressing(selector: str, then: str = "dialog[open]") -> Press:
    def press(window: Window) -> None:
        window.find(selector).locator("visible=true").first.click()
        window.find(then).first.wait_for()

    return press


def all_options(window: Window) -> None:
    window.page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")


PAGES = {
    "house": Page("", ".tiles article, .tile"),
    "house, your name": Page("", ".mechip", pressing(".mechip")),
    "new table, uno": Page("#new=uno", "form .company", all_options),
    "new table, blackjack": Page("#new=blackjack", "form .company", all_options),
    "records": Page("#records=", ".paper-page"),
    "record": Page("#record={over}&step=12", ".transport"),
    "record, seen as a seat": Page("#record={over}&step=30&as=2", ".transport"),
    "record, its result": Page("#record={over}&step=9999", ".transport"),
    "rules, uno": Page("#rules=uno", "main > h1"),
    "rules, blackjack": Page("#rules=blackjack", "main > h1"),
    "fair shuffles": Page("#fair=", ".steps"),
    "waiting room": Page("#table={waiting}", ".places"),
    "a table that is not there": Page("#table=nowhere", ".slip"),
}
MENU = ".bar button:has(.sr):not(:disabled) >> nth=-1"
DIALOGS = {
    "menu": Scene(lambda: new_match("uno", 4), press=pressing(MENU)),
    "keys": Scene(lambda: new_match("uno", 4), press=lambda window: press_key(window, "?")),
    "leave": Scene(lambda: new_match("uno", 4), press=lambda window: leave(window)),
}


def press_key(window: Window, key: str) -> None:
    window.page.keyboard.press(key)
    window.find("dialog[open]").wait_for()


def leave(window: Window) -> None:
    pressing(MENU)(window)
    window.find("dialog[open] .row button").last.click()
    window.find("dialog[open] .btn").first.wait_for()
