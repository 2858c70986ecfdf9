"""Absent people are shown as absent, in words; the server plays for a sleeper if somebody asks for it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

import uno_matches
from geometry import overlapping
from sobremesa.protocol import messages
from staged import Stage
from windows import PATIENCE, Opener, Window

expect.set_options(timeout=PATIENCE)
GONE = {"connected": False, "absent_for": 0.0}


def show(stage: Stage, **absence: Any) -> None:
    """The person at the second seat is away like this, or there."""
    stage.changed = {1: {**GONE, **absence}} if absence else {}
    stage.send_table()


def test_a_plate_says_who_is_away_until_when_the_server_waits_and_who_is_back(window: Opener) -> None:
    opened = window()
    stage = Stage(opened, uno_matches.table("r1 r2 r3", "r4 r5 r6"), bots=False)
    plate = opened.find("[data-seat='1']")
    expect(plate).to_be_visible()
    show(stage, stand_in=30.0)
    expect(plate).to_contain_text("connection lost")
    stage.match.play(0, "play r1")
    stage.send_update()
    expect(plate).to_contain_text("the house plays from 0:")
    expect(plate.locator("use[href='#i-plug']")).to_be_visible()
    spoken = opened.page.get_by_role("status").filter(has_text="the house plays from 0:30")
    expect(spoken).to_have_count(1)
    show(stage, stand_in=0.0)
    expect(plate).to_contain_text("the house is playing")
    expect(plate.locator("use[href='#pot']")).to_be_visible()
    show(stage, asleep=True, absent_for=130.0)
    expect(plate).to_contain_text("asleep for 2 min")
    show(stage)
    expect(plate).to_contain_text("is back")


def test_from_a_minute_on_one_may_let_the_server_play_for_a_sleeper_or_wait(window: Opener) -> None:
    opened = window(size=(844, 390))  # where there is least room for it
    stage = Stage(opened, uno_matches.table("r1 r2 r3", "r4 r5 r6"), bots=False)
    expect(opened.find("[data-seat='1']")).to_be_visible()
    slip = opened.page.get_by_role("region", name="is asleep")
    show(stage, asleep=True, absent_for=59.0, request_stand_in=1.0)
    expect(slip).to_be_in_viewport()
    assert overlapping(opened, ".slips, .piles > *, .panel, [data-hand] .card") == []
    slip.get_by_role("button", name="Wait").click()
    expect(slip).to_have_count(0)
    show(stage)
    show(stage, asleep=True, absent_for=60.0, request_stand_in=0.0)
    slip.get_by_role("button", name="Let the house play").click()
    expect(slip).to_have_count(0)
    assert sent(opened, stage, "stand-in")["seat"] == 1


def test_others_clocks_are_shown_and_only_one_s_own_is_said_aloud(window: Opener) -> None:
    opened = window()
    stage = Stage(opened, uno_matches.table("r1 r2 r3", "r4 r5 r6"), you=1, bots=False, clock=30)
    ring, aloud = opened.find(".dock").get_by_role("timer"), opened.find(".dock [role=alert]")
    expect(opened.find(".dock")).to_contain_text("Ana")
    stage.send_update(seconds_left=9.5)
    expect(ring).to_be_visible()
    expect(aloud).to_have_count(0)
    stage.match.play(0, "play r1")
    stage.send_update(seconds_left=9.5)
    expect(aloud).to_have_text(re.compile("10 seconds left"))


# -- late -----------------------------------------------------------------------------------------


def sent(window: Window, stage: Stage, kind: str) -> dict[str, Any]:
    """The first message of a kind that the window sent, as soon as it has."""
    for _ in range(1_000):
        for message in stage.received:
            if message["type"] == kind:
                return message
        window.page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError(f"no {kind} was sent")


def test_a_person_who_comes_late_reads_so_and_asks_for_their_own_seat(window: Opener) -> None:
    opened = window()
    match = uno_matches.table("r1 r2 r3", "r4 r5 r6")
    stage = Stage(opened, match, you=None, bots=False, may_watch=False)
    expect(opened.page.get_by_role("heading", name="The match has begun")).to_be_visible()
    mine = opened.page.get_by_role("button", name="This was my seat")
    show(stage, stand_in=20.0)
    expect(mine).to_be_disabled()
    show(stage, away=True, stand_in=0.0)
    mine.click()
    opened.page.get_by_role("textbox", name="Your name").fill("Bea")
    opened.page.keyboard.press("Enter")
    assert sent(opened, stage, "ask")["seat"] == 1
    stage.fields["requests"] = [messages.GuestRequest("p", "Bea", 1, waits_for=[0], needs_all=False)]
    stage.send_table()
    expect(opened.page.get_by_role("status").filter(has_text="Ana has to agree")).to_be_visible()
    expect(mine).to_be_disabled()


def test_the_host_gives_a_seat_back_with_one_press_and_everybody_is_told(window: Opener) -> None:
    opened = window()
    stage = Stage(opened, uno_matches.table("r1 r2 r3", "r4 r5 r6"), bots=False)
    expect(opened.find("[data-seat='1']")).to_be_visible()
    stage.fields["requests"] = [messages.GuestRequest("p", "Beatriz", 1, waits_for=[0], needs_all=True)]
    stage.send_table()
    slip = opened.page.get_by_role("region", name="Beatriz says")
    expect(slip).to_contain_text("All of you have to agree")
    slip.get_by_role("button", name="Give the seat").click()
    assert sent(opened, stage, "answer") | {"id": ""} == {
        "id": "", "type": "answer", "person": "p", "granted": True,
    }  # fmt: skip
    stage.fields["requests"] = []
    stage.changed = {1: {"person": "p", "name": "Beatriz"}}
    stage.send_table()
    expect(opened.page.get_by_role("status").filter(has_text="Beatriz plays on")).to_be_visible()
