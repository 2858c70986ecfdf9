"""The window of J-UNO (document 004), line by line: each test is named after its line of the checklist."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import uno_matches
from geometry import overlapping
from scenes import new_match, ten_seats, with_names
from sobremesa.engine import Match
from staged import Stage
from windows import PATIENCE, Opener, Window

expect.set_options(timeout=PATIENCE)


class Table:
    """The window of the first seat, with the things that the document names."""

    def __init__(self, window: Window, match: Match, **how: Any) -> None:
        self.window, self.page = window, window.page
        self.page.clock.install()
        self.stage = Stage(window, match, **how)
        self.uno = self.page.get_by_role("button", name="UNO", exact=True)
        self.challenge = self.page.get_by_role("button", name="Desafiar", exact=True)
        self.sign = self.page.get_by_role("img", name=re.compile("Sentido:"))
        self.dialog = self.page.get_by_role("dialog")
        self.log = self.page.get_by_role("log")
        self.pile = self.page.locator(".pile")
        self.panels = self.page.locator(".panel")
        self.hand = self.page.get_by_role("toolbar", name=re.compile("Tu mano")).get_by_role("button")
        self.top = self.page.get_by_role("figure", name=re.compile("Descarte"))
        self.hand.first.wait_for()

    def card(self, code: str) -> Locator:
        return self.page.locator(f"[data-hand] [data-code='{code}']").first

    def press(self, button: Locator) -> None:
        """Not so soon that it could be meant for the question before."""
        button.wait_for()
        self.page.clock.fast_forward(300)
        button.click()

    def lay(self, code: str) -> None:
        self.press(self.card(code))

    def panel(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=re.compile(f"^{name}"))

    def is_unchanged(self) -> tuple[int, int, int]:
        return self.hand.count(), self.stage.match.to_act, self.stage.match.version


Sitting = Any  # how a table is made: hands, and what uno_table.table takes


@pytest.fixture
def sit(window: Opener) -> Sitting:
    def sit_down(*hands: str, you: int = 0, **how: Any) -> Table:
        match = with_names(uno_matches.table(*hands, **how))
        return Table(window(lang="es"), match, you=you)

    return sit_down


def glowing(table: Table) -> list[str]:
    """The panels with an orange light around them, by the colour that the browser computes."""
    found: list[str] = table.page.evaluate(
        """() => [...document.querySelectorAll('.panel')].filter((panel) => {
          const canvas = new OffscreenCanvas(1, 1).getContext('2d');
          const found = getComputedStyle(panel).boxShadow.match(/(?:rgba?|color|oklab)\\([^)]*\\)/);
          canvas.fillStyle = found?.[0] ?? '#fff'; canvas.fillRect(0, 0, 1, 1);
          const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
          const most = Math.max(r, g, b), least = Math.min(r, g, b);
          const hue = most === r && most > least ? 60 * ((g - b) / (most - least)) : -1;
          return hue >= 20 && hue <= 45 && most - least > 100;
        }).map((panel) => panel.getAttribute('aria-label'))"""
    )
    return found


def box(of: Locator) -> Any:
    found = of.bounding_box()
    assert found
    return found


# -- buttons ------------------------------------------------------------------------------------


def test_g1_the_button_uno_is_pressed_before_the_last_card_but_one(sit: Sitting) -> None:
    table = sit("r1 r2", "b3 b4")
    expect(table.uno).to_have_count(1)
    for _ in range(40):
        if table.uno.evaluate("(button) => button === document.activeElement"):
            break
        table.page.keyboard.press("Tab")
    expect(table.uno).to_be_focused()
    table.press(table.uno)
    expect(table.page.get_by_text("UNO anotado")).to_be_visible()
    table.lay("r1")
    expect(table.hand).to_have_count(1)
    assert table.stage.sent == ["uno", "play r1"]


def test_g1_whoever_does_not_press_it_has_three_cards(sit: Sitting) -> None:
    table = sit("r1 r2", "b3 b4")
    table.lay("r1")
    expect(table.hand).to_have_count(3)


def test_g2_uno_is_called_with_the_card_that_is_played(sit: Sitting) -> None:
    table = sit("r1 r2", "r4 b4", "y1 y2")
    table.lay("r1")
    expect(table.panel("Maximiliana")).to_have_accessible_name(re.compile("pensando"))
    table.stage.play("2:uno")
    expect(table.panel("Maximiliana")).not_to_contain_text("UNO")
    table.stage.play("play r4")
    expect(table.panel("Maximiliana")).to_contain_text("¡UNO!")
    expect(table.panel("Maximiliana")).to_have_accessible_name(re.compile("1 carta,.*UNO"))
    lines = table.log.inner_text()
    assert lines.index("juega 4 rojo") < lines.index("¡UNO!")


@pytest.mark.parametrize("situation", ["another's turn", "three cards"])
def test_g3_uno_can_be_called_at_any_time_but_takes_effect_only_then(sit: Sitting, situation: str) -> None:
    table = sit("r1 r2 r3", "r4 b4 b5", "y1 y2 y3", you=1 if situation == "another's turn" else 0)
    before = table.is_unchanged()
    expect(table.uno).to_be_enabled()
    table.press(table.uno)
    expect(table.page.get_by_role("status").get_by_text("no tiene efecto")).to_be_visible()
    assert table.is_unchanged() == before


def test_g3_uno_can_be_called_while_a_window_is_open(sit: Sitting) -> None:
    table = sit("wild r2", "b3 b4")
    table.lay("wild")
    table.press(table.dialog.get_by_role("button", name="UNO"))
    expect(table.dialog.get_by_role("button", name="UNO")).to_have_count(0)  # it is noted
    table.press(table.dialog.get_by_role("button", name="verde"))
    expect(table.hand).to_have_count(1)


def test_g3_called_twice_it_is_not_said_to_have_no_effect(sit: Sitting) -> None:
    table = sit("r1 r2", "b3 b4")
    table.press(table.uno)
    expect(table.page.get_by_text("UNO anotado")).to_be_visible()
    table.press(table.uno)
    expect(table.page.get_by_role("status").get_by_text("Ya has cantado UNO")).to_be_visible()


def test_g4_both_buttons_are_always_there(sit: Sitting) -> None:
    table = sit("r1 r2 r3", "r4 b4 b5", "y1 y2 y3")
    for _ in range(2):
        for button in (table.uno, table.challenge):
            expect(button).to_have_count(1)
            expect(button).to_be_visible()
        if table.stage.match.to_act == 0:
            table.lay("r1")


def test_g5_a_challenge_without_a_plus_four_says_that_the_play_is_valid(sit: Sitting) -> None:
    table = sit("r1 r2 r3", "r4 b4 b5")
    before = table.is_unchanged()
    expect(table.challenge).to_have_attribute("aria-disabled", "true")  # faded, and answered all the same
    table.challenge.dispatch_event("click")
    expect(table.page.get_by_role("status").get_by_text("válida")).to_be_visible()
    assert table.is_unchanged() == before


def after_plus_four(sit: Sitting, holder: str = "+4 r4 b4", **how: Any) -> Table:
    table: Table = sit("r1 r2 r3", holder, "y1 y2 y3", you=2, **how)
    table.stage.play("play r1", "play +4 blue")
    return table


def test_g6_a_plus_four_can_be_challenged_or_taken(sit: Sitting) -> None:
    table = after_plus_four(sit)
    expect(table.page.locator(".dock").get_by_role("button", name="Robar 4")).to_be_visible()
    table.press(table.challenge)
    expect(table.dialog).to_be_visible()
    assert table.stage.sent == ["challenge"]


def test_g6_taking_the_four_cards(sit: Sitting) -> None:
    table = after_plus_four(sit)
    table.press(table.page.locator(".dock").get_by_role("button", name="Robar 4"))
    expect(table.hand).to_have_count(7)


# -- the direction --------------------------------------------------------------------------------


def test_g7_the_sign_of_the_direction_stands_between_the_buttons(sit: Sitting) -> None:
    table = sit("r1 r2", "b3 b4")
    expect(table.sign).to_have_accessible_name("Sentido: antihorario")
    challenge, sign, uno = box(table.challenge), box(table.sign), box(table.uno)
    assert challenge["x"] + challenge["width"] <= sign["x"]
    assert sign["x"] + sign["width"] <= uno["x"]
    children = table.page.locator(".calls > *")
    expect(children).to_have_count(3)  # and nothing else is between them


def test_g7_it_is_clockwise_when_the_first_card_is_a_reverse(sit: Sitting) -> None:
    expect(sit("r1 r2", "b3 b4", first="rr").sign).to_have_accessible_name("Sentido: horario")


@pytest.mark.parametrize("others", [1, 2])
def test_g8_a_reverse_turns_the_sign_over_and_two_turn_it_back(sit: Sitting, others: int) -> None:
    table = sit("rr r2 r3", *["rr b4 b5", "y1 y2 y3"][:others])
    image = table.sign.locator("svg")
    at_first = image.evaluate("(svg) => getComputedStyle(svg).transform")
    table.lay("rr")
    expect(table.sign).to_have_accessible_name("Sentido: horario")
    turned = image.evaluate("(svg) => getComputedStyle(svg).transform")
    assert turned != at_first
    table.stage.play(*(["draw", "keep"] if others == 2 else []), "play rr")
    expect(table.sign).to_have_accessible_name("Sentido: antihorario")
    assert image.evaluate("(svg) => getComputedStyle(svg).transform") == at_first


# -- whose turn it is -------------------------------------------------------------------------------


def test_g9_the_panel_of_whoever_is_to_move_glows_orange(sit: Sitting) -> None:
    table = sit("r1 r2 r3", "r4 b4 b5", "r5 y2 y3")
    expect(table.panels).to_have_count(2)
    table.lay("r1")
    expect(table.panel("Maximiliana")).to_have_accessible_name(re.compile("pensando"))
    assert [name.split(",")[0] for name in glowing(table)] == ["Maximiliana"]
    table.stage.play("play r4")
    expect(table.panel("Cai")).to_have_accessible_name(re.compile("pensando"))
    assert [name.split(",")[0] for name in glowing(table)] == ["Cai"]


def test_g9_a_panel_has_name_cards_and_in_a_long_match_points(sit: Sitting) -> None:
    table = sit("r1 r2 r3", "r4 b4 b5", length="points")
    expect(table.panels).to_have_accessible_name("Maximiliana, ordenador: 3 cartas, 0 puntos")


def test_g10_no_panel_glows_when_it_is_your_turn(sit: Sitting) -> None:
    table = sit("r1 r2 r3", "r4 b4 b5", "y1 y2 y3")
    expect(table.page.get_by_text("Te toca, Ana")).to_be_visible()
    assert glowing(table) == []


# -- colours ---------------------------------------------------------------------------------------


def test_g11_a_card_left_of_the_discards_shows_the_colour_that_was_named(sit: Sitting) -> None:
    table = sit("wild r2 r3", "wild b4 b5", "y1 y2 y3")
    auxiliary = table.page.locator(".aux .card")
    expect(auxiliary).to_have_count(0)
    table.lay("wild")
    table.press(table.dialog.get_by_role("button", name="verde"))
    expect(table.page.locator(".aux")).to_contain_text("verde")
    aux, discards = box(auxiliary), box(table.top)
    assert aux["x"] + aux["width"] <= discards["x"]
    assert aux["y"] < discards["y"] + discards["height"] and discards["y"] < aux["y"] + aux["height"]
    table.stage.play("play wild blue")
    expect(table.page.locator(".aux")).to_contain_text("azul")


def test_g11_the_colour_of_a_wild_first_card_is_shown_once_it_is_named(sit: Sitting) -> None:
    table = sit("g1 r2 r3", "g4 b4 b5", first="wild")
    table.press(table.dialog.get_by_role("button", name="verde"))
    expect(table.page.locator(".aux")).to_contain_text("verde")
    table.lay("g1")
    expect(table.page.locator(".aux .card")).to_have_count(0)  # a coloured card covers it


@pytest.mark.parametrize("code", ["wild", "+4"])
def test_g12_a_window_with_four_squares_asks_for_the_colour(sit: Sitting, code: str) -> None:
    table = sit(f"{code} b2 b3", "r3 b4 b5")
    table.lay(code)
    squares = table.dialog.locator(".squares").get_by_role("button")
    expect(squares).to_have_count(4)
    for colour in ("azul", "rojo", "verde", "amarillo"):
        expect(squares.filter(has_text=colour)).to_have_count(1)
    table.press(squares.filter(has_text="azul"))
    expect(table.dialog).to_have_count(0)
    assert table.stage.sent == [f"play {code} blue"]


def test_g12_a_drawn_wild_card_asks_for_its_colour_too(sit: Sitting) -> None:
    table = sit("b1 b2", "b3 b4", draws="wild")
    table.press(table.pile)
    table.press(table.dialog.get_by_role("button", name="Jugarla"))
    table.press(table.dialog.get_by_role("button", name="amarillo"))
    assert table.stage.sent == ["draw", "play wild yellow"]


def test_g12_a_wild_first_card_only_has_its_colour_named(sit: Sitting) -> None:
    table = sit("g1 r2", "g4 b4", first="wild")
    expect(table.dialog.locator(".squares").get_by_role("button")).to_have_count(4)
    table.press(table.dialog.get_by_role("button", name="rojo"))
    expect(table.hand).to_have_count(2)
    assert table.stage.sent == ["colour red"]


def test_g12_escape_leaves_the_card_in_the_hand(sit: Sitting) -> None:
    table = sit("wild r2", "b3 b4")
    table.lay("wild")
    expect(table.dialog).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)
    expect(table.hand).to_have_count(2)
    assert table.stage.sent == []


# -- the card that was drawn --------------------------------------------------------------------------


def drawing(sit: Sitting, drawn: str, hand: str = "b1 b2") -> Table:
    table: Table = sit(hand, "b3 b4", draws=drawn)
    table.press(table.pile)
    return table


def test_g13_a_drawn_card_that_fits_is_shown_and_asked_about(sit: Sitting) -> None:
    table = drawing(sit, "r7")
    expect(table.dialog).to_contain_text("Has robado 7 rojo")
    expect(table.dialog.locator(".card")).to_have_count(1)


def test_g14_yes_plays_it_at_once(sit: Sitting) -> None:
    table = drawing(sit, "r7")
    table.press(table.dialog.get_by_role("button", name="Jugarla"))
    expect(table.top).to_have_accessible_name(re.compile("7 rojo"))
    assert table.stage.match.to_act == 1


def test_g15_no_adds_it_to_the_hand_and_ends_the_turn(sit: Sitting) -> None:
    table = drawing(sit, "r7")
    table.press(table.dialog.get_by_role("button", name="Quedármela"))
    expect(table.hand).to_have_count(3)
    expect(table.top).to_have_accessible_name(re.compile("5 rojo"))
    assert table.stage.match.to_act == 1


def test_g16_a_drawn_card_that_does_not_fit_can_only_be_kept(sit: Sitting) -> None:
    table = drawing(sit, "y8")
    keep = table.page.get_by_role("button", name="Quedármela")
    expect(keep).to_be_visible()
    expect(table.dialog).to_have_count(0)
    expect(table.page.get_by_role("button", name="Jugarla")).to_have_count(0)
    table.press(keep)
    expect(table.panel("Maximiliana")).to_have_accessible_name(re.compile("pensando"))


def test_g17_the_pile_can_be_pressed_though_cards_fit(sit: Sitting) -> None:
    table = drawing(sit, "y8", hand="r1 r2")
    expect(table.hand).to_have_count(3)
    assert table.stage.sent == ["draw"]


# -- the result of a challenge ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("holder", "verdict", "cards"),
    [
        ("+4 r4 b4", "ilegalmente", {"Maximiliana": 6, "you": 3}),
        ("+4 g4 b4", "correctamente", {"Maximiliana": 2, "you": 7}),
    ],
)
def test_g18_the_result_of_a_challenge_is_shown_and_the_right_seat_draws(
    sit: Sitting, holder: str, verdict: str, cards: dict[str, int]
) -> None:
    table = after_plus_four(sit, holder)
    table.press(table.challenge)
    expect(table.dialog).to_contain_text(verdict)
    expect(table.dialog).to_contain_text("Maximiliana")
    table.press(table.dialog.get_by_role("button", name="Seguir"))
    expect(table.hand).to_have_count(cards["you"])
    expect(table.panel("Maximiliana")).to_have_accessible_name(re.compile(f"{cards['Maximiliana']} cartas"))


# -- the table and the match -----------------------------------------------------------------------------


def test_g19_the_pile_and_the_card_that_lies_open_are_in_the_middle(sit: Sitting) -> None:
    table = sit("r1 r2", "b3 b4")
    cloth = box(table.page.locator(".cloth"))
    for each in (table.pile, table.top):
        found = box(each)
        middle = found["x"] + found["width"] / 2
        assert cloth["x"] + cloth["width"] / 4 < middle < cloth["x"] + cloth["width"] * 3 / 4
    expect(table.top).to_have_accessible_name("Descarte: 5 rojo")


def test_g20_seven_cards_are_dealt_to_everybody_without_a_press(window: Opener) -> None:
    table = Table(window(lang="es"), new_match("uno", 4))
    expect(table.hand).to_have_count(7)
    for panel in table.panels.all():
        expect(panel).to_have_accessible_name(re.compile("7 cartas"))


def test_g21_two_to_ten_take_part_people_and_computers(window: Opener) -> None:
    page = window(lang="es").go("#new=uno")
    players = page.get_by_role("radiogroup", name="Jugadores").get_by_role("radio")
    expect(players).to_have_count(9)
    page.get_by_text("10", exact=True).click()
    company = page.get_by_role("group", name="¿Quién juega contigo?")
    company.get_by_text("Más jugadores del ordenador").click()
    for player in company.get_by_role("checkbox").all()[:9]:
        player.check(force=True)
    expect(company.get_by_role("checkbox", checked=True)).to_have_count(9)
    expect(company.get_by_role("checkbox", checked=False).first).to_be_disabled()


def test_g21_ten_seats_fit_on_a_screen_of_360(window: Opener) -> None:
    table = Table(window(lang="es", size=(360, 640)), ten_seats())
    expect(table.panels).to_have_count(9)
    assert overlapping(table.window, ".panel, .piles > *, .dock") == []
    for panel in table.panels.all():
        found = box(panel)
        assert found["x"] >= 0 and found["x"] + found["width"] <= 360
        assert found["y"] >= 0 and found["y"] + found["height"] <= 640


def test_g22_a_quick_or_an_accumulative_match_can_be_chosen(window: Opener) -> None:
    page = window(lang="es").go("#new=uno")
    page.locator("summary").last.click()
    expect(page.get_by_role("radio", name=re.compile("^partida rápida$", re.I))).to_have_count(1)
    expect(page.get_by_role("radio", name=re.compile("^partida acumulativa$", re.I))).to_have_count(1)


def test_g23_the_end_of_a_round_shows_winner_hands_and_points(sit: Sitting) -> None:
    table = sit("r1 r2", "b3 +4", "y5 ys", draws="y0 g0", length="points", uno="off",
                more=[uno_matches.deck(["r1 r2", "b3 b4", "y5 y6"], "r5")])  # fmt: skip
    table.lay("r1")
    expect(table.hand).to_have_count(1)
    table.stage.play("draw", "keep", "draw", "keep")
    expect(table.page.get_by_text("Te toca, Ana")).to_be_visible()
    table.lay("r2")
    expect(table.dialog).to_contain_text("gana Ana")
    rows = table.dialog.get_by_role("row")
    expect(rows.filter(has_text="Ana (tú)")).to_contain_text("se queda sin cartas")
    # number = face value, +4 = 50, Prohibir Turno = 20; and a card drawn each
    worth = {"Maximiliana": 3 + 50, "Cai": 5 + 20}
    for name, points in worth.items():
        expect(rows.filter(has_text=name).locator(".left .card")).to_have_count(3)
        expect(rows.filter(has_text=name)).to_contain_text(str(points))
    expect(rows.filter(has_text="Ana (tú)")).to_contain_text(f"+{sum(worth.values())}")


def test_g23_the_end_of_a_match_names_the_winner(sit: Sitting) -> None:
    table = sit("r1 r2", "b3 b4", uno="off")
    table.lay("r1")
    expect(table.hand).to_have_count(1)
    table.stage.play("draw", "keep")
    expect(table.page.get_by_text("Te toca, Ana")).to_be_visible()
    table.lay("r2")
    expect(table.page.locator(".bill .first")).to_contain_text("Ana")
    expect(table.page.locator(".hands")).to_contain_text("Maximiliana")


def test_g24_cards_and_colours_have_the_names_of_the_document(sit: Sitting) -> None:
    table = sit("rr gs b+2 wild +4 y1", "b3 b4 b5 b6 b7 b8")
    named = {
        "rr": "Invierte Sentido rojo", "gs": "Prohibir Turno verde", "b+2": "Roba 2 cartas azul",
        "wild": "Cambio de color", "+4": "Roba 4 cartas y cambia de color", "y1": "1 amarillo",
    }  # fmt: skip
    for code, name in named.items():
        expect(table.card(code).get_by_role("img")).to_have_accessible_name(name)


def test_g25_the_help_is_opened_from_the_table(sit: Sitting) -> None:
    table = sit("r1 r2", "b3 b4")
    with table.window.context.expect_page() as opened:
        table.page.get_by_role("link", name="Reglas").click()
    rules = opened.value
    expect(rules.get_by_role("heading", level=1).last).to_be_visible()
    for word in ("Invierte Sentido", "Prohibir Turno", "desaf"):
        expect(rules.locator("article")).to_contain_text(word)
