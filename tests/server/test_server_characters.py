"""Characters at a table of the server: their names, their pauses, and the reactions of people."""

from __future__ import annotations

import json
from unittest import mock

import pytest

from fake_time import run
from session_room import NAMES, Client, Room, opened, settle, started_table
from sobremesa.bots import search
from sobremesa.games import find
from sobremesa.protocol import messages
from sobremesa.server.realtime import deadlines
from sobremesa.server.realtime.state import TableState
from sobremesa.server.storage.entries import BotAssigned, JournalEntry, PlayerSeated


def table_of(*bots: str, people: dict[int, str] | None = None) -> TableState:
    """A table before its match, with these bots from the second seat on, and people by seat."""
    entries: list[JournalEntry] = [opened(find("uno"), "official", 6, 0)]
    entries += [BotAssigned(seat, bot) for seat, bot in enumerate(bots, 1)]
    entries += [PlayerSeated(seat, name.lower(), name) for seat, name in (people or {}).items()]
    return TableState.fold("room", entries)


# -- names -----------------------------------------------------------------------------------------


def test_a_bot_is_called_by_its_character_and_no_two_at_a_table_look_alike() -> None:
    state = table_of("lola", "lola", "normal", "marcel", people={0: "Marcel"})
    assert [state.player_at(seat)[0] for seat in range(5)] == [
        "Marcel",
        "Lola",
        "Lola 2",
        "Bot 4",
        "Marcel 2",
    ]


def test_a_person_is_not_taken_for_a_character_at_the_table() -> None:
    async def scene() -> None:
        room = Room([opened(find("uno"), "official", 1, 1), BotAssigned(1, "lola")])
        await room.load()
        guest = await room.client("ana")
        guest.subscriber.person = type(guest.subscriber.person)("ana", "Ⅼ0la")
        await guest.ask(messages.Sit())
        assert [seat["name"] for seat in guest.table["seats"]] == ["Ⅼ0la 2", "Lola"]
        await room.close()

    run(scene)


# -- pauses ----------------------------------------------------------------------------------------


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "find_spec", lambda name: None)


async def pauses(bot: str, salt: str) -> list[float]:
    """The pauses before each move of a character, in a match whose cards depend on the salt."""
    entries = started_table(opened(find("conclave"), people=1, bots=1, pace=1.0), salt)
    room = Room(entries)
    stored = room.journal.stored["room"]
    stored[:] = [line.replace(b'"greedy"', f'"{bot}"'.encode()) for line in stored]
    session = await room.load()
    assert session.state.bots == {1: bot}
    ana = await room.client(NAMES[0])
    await settle()
    found: list[float] = []
    for _ in range(40):
        if room.match.is_over or len(found) == 8:
            break
        if room.match.to_act == 0:
            ana.play(ana.update["question"]["moves"][0]["text"])
            await settle(0.001)
            continue
        began, version = session.clock.monotonic(), room.match.version
        while room.match.version == version:
            await settle(0.01)
        found.append(session.clock.monotonic() - began)
    await room.close()
    return found


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize(("bot", "pace"), [("quim", 1.6), ("marcel", 1.4)])
def test_the_pause_of_a_character_is_drawn_before_it_decides_and_whatever_it_holds(
    bot: str, pace: float
) -> None:
    """With other cards, and whether there is one move or twenty, it is what was drawn."""
    for drawn, salt in ((0.7, "a"), (0.7, "b"), (1.3, "a")):
        with mock.patch.object(deadlines, "draw_hesitation", lambda drawn=drawn: drawn):
            found = run(lambda salt=salt: pauses(bot, salt))  # type: ignore[misc]  # a lambda with a default
        assert len(found) == 8
        assert found == pytest.approx([pace * drawn] * 8, abs=0.02)


def test_pauses_vary() -> None:
    drawn = [deadlines.draw_hesitation() for _ in range(20)]
    assert len(set(drawn)) > 10
    assert deadlines.QUICKEST <= min(drawn) <= max(drawn) <= deadlines.SLOWEST


# -- reactions -------------------------------------------------------------------------------------


def heard(client: Client) -> list[tuple[str, str, str | None]]:
    """Chat and reactions as a client was sent them."""
    said = [json.loads(line) for _, line in client.lines]
    return [(one["name"], one["text"], one["reaction"]) for one in said if one["type"] == "chat"]


def test_a_reaction_is_told_to_all_but_those_who_muted_its_person_and_kept_for_who_comes_later() -> None:
    async def scene() -> None:
        room = Room(started_table(opened(find("uno"), "official", 2, 0)))
        await room.load()
        ana, bea, guest = [await room.client(name) for name in ("ana", "bea", "")]
        bea.subscriber.muted = frozenset({"ana"})
        assert (await ana.ask(messages.React(reaction="bravo")))["type"] == "done"
        assert (await guest.ask(messages.React(reaction="oh")))["key"] == "not-seated"
        await bea.ask(messages.React(reaction="thanks"))
        late = await room.client("")
        await settle()
        told = [("Ana", "", "bravo"), ("Bea", "", "thanks")]
        assert heard(ana) == heard(guest) == heard(late) == told
        assert heard(bea) == told[1:]
        await room.close()

    run(scene)


def test_a_seat_reacts_once_in_three_seconds() -> None:
    async def scene() -> None:
        room = Room(started_table(opened(find("uno"), "official", 2, 0)))
        await room.load()
        ana, bea = [await room.client(name) for name in ("ana", "bea")]
        await ana.ask(messages.React(reaction="bravo"))
        assert (await ana.ask(messages.React(reaction="hm")))["key"] == "too-fast"
        assert (await bea.ask(messages.React(reaction="hm")))["type"] == "done"
        await settle(6.1)  # an attempt too soon costs as well
        assert (await ana.ask(messages.React(reaction="haha")))["type"] == "done"
        assert [reaction for _, _, reaction in heard(bea)] == ["bravo", "hm", "haha"]
        await room.close()

    run(scene)
