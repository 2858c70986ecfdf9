"""Presence: a person is there whose client answers, not whose socket is open; a stand-in plays for others."""

from __future__ import annotations

from typing import Any

import pytest

from fake_time import run
from session_room import Client, Room, opened, play_on, seated_table, settle, started_table
from sobremesa.games import find
from sobremesa.protocol import messages
from sobremesa.server.realtime.deadlines import STAND_IN_ON_REQUEST
from sobremesa.server.realtime.subscriber import SILENCE
from sobremesa.server.storage.entries import StandInEnded, StandInRequested, TableOpened
from test_server_phases import GRACE, REMOVAL, asked_first, at_table, moves_by

LONG = 10 * REMOVAL


def table(people: int = 2, bots: int = 0, **fields: Any) -> TableOpened:
    return opened(find("siete-y-medio"), "", people, bots, **fields)


def seat_of(client: Client, other: Client) -> Any:
    """What a client is told of another's seat."""
    return client.table["seats"][other.table["you"]]


async def freeze(client: Client, seconds: float = SILENCE) -> None:
    """A phone falls asleep: so long after it was heard last."""
    client.wake_up()
    client.is_frozen = True
    await settle(seconds + 0.01)


async def asleep_on_its_turn(**fields: Any) -> tuple[Room, Client, Client]:
    room, clients = await at_table(started_table(table(**fields)))
    asked, other = asked_first(room, clients)
    await freeze(asked)
    return room, asked, other


async def entries_of(room: Room, *kinds: type) -> list[Any]:
    return [entry for entry in await room.journal.read("room") if isinstance(entry, kinds)]


# -- silence --------------------------------------------------------------------------------------


@pytest.mark.parametrize("begun", [started_table, seated_table])
def test_a_client_that_answers_nothing_is_told_to_be_away_after_25_seconds(begun: Any) -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(begun(table()))
        await freeze(bea, SILENCE - 1)
        assert seat_of(ana, bea)["connected"]
        await settle(1)
        seat = seat_of(ana, bea)
        assert (seat["connected"], seat["asleep"]) == (False, True)
        assert seat["absentFor"] == pytest.approx(SILENCE, abs=0.1)
        bea.wake_up()
        await settle()
        seat = seat_of(ana, bea)
        assert (seat["connected"], seat["asleep"], seat["absentFor"]) == (True, False, None)
        await room.close()

    run(scene)


def test_a_spectator_who_sends_nothing_stays_connected() -> None:
    async def scene() -> None:
        room, (ana, _bea) = await at_table(started_table(table()))
        await settle(LONG)
        assert all(seat["connected"] for seat in ana.table["seats"])
        assert moves_by(room.match, "stand-in") == 0
        await room.close()

    run(scene)


def test_a_person_with_another_client_that_answers_is_present() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(started_table(table()))
        phone = await room.client("bea")
        await freeze(phone)
        assert seat_of(ana, bea)["connected"]
        await bea.disconnect()
        await settle()
        seat = ana.table["seats"][1]
        assert (seat["connected"], seat["asleep"]) == (False, True)
        await room.close()

    run(scene)


# -- asleep at a table without a clock -----------------------------------------------------------


def test_nothing_is_played_for_a_sleeper_until_somebody_asks_for_it() -> None:
    async def scene() -> None:
        room, asleep, other = await asleep_on_its_turn()
        assert seat_of(other, asleep)["standIn"] is None
        assert seat_of(other, asleep)["requestStandIn"] == pytest.approx(
            STAND_IN_ON_REQUEST - SILENCE, abs=0.1
        )
        await settle(LONG)
        assert moves_by(room.match, "stand-in") == 0
        answer = await other.ask(messages.RequestStandIn(seat=asleep.table["you"]))
        assert answer["type"] == "done"
        assert seat_of(other, asleep)["standIn"] == 0
        assert seat_of(other, asleep)["requestStandIn"] is None
        assert moves_by(room.match, "stand-in") >= 1
        await room.close()

    run(scene)


def test_a_stand_in_may_be_asked_for_after_a_minute_by_people_at_the_table() -> None:
    async def scene() -> None:
        room, asleep, other = await asleep_on_its_turn()
        request = messages.RequestStandIn(seat=asleep.table["you"])
        assert (await other.ask(request))["key"] == "not-asleep"
        await settle(STAND_IN_ON_REQUEST - SILENCE)
        visitor = await room.client("zoe")
        assert (await visitor.ask(request))["key"] == "not-seated"
        own = messages.RequestStandIn(seat=other.table["you"])
        assert (await other.ask(own))["key"] == "not-asleep"
        assert (await other.ask(request))["type"] == "done"
        assert await entries_of(room, StandInRequested) == [StandInRequested(request.seat, other.person.id)]
        await room.close()

    run(scene)


def test_a_person_who_wakes_up_has_the_seat_back_at_once_and_must_be_asked_for_anew() -> None:
    async def scene() -> None:
        room, asleep, other = await asleep_on_its_turn()
        await settle(STAND_IN_ON_REQUEST)
        seat = asleep.table["you"]
        await other.ask(messages.RequestStandIn(seat=seat))
        asleep.wake_up()
        await settle()
        played = moves_by(room.match, "stand-in")
        assert await entries_of(room, StandInEnded) == [StandInEnded(seat)]
        await settle(LONG)
        await freeze(asleep, STAND_IN_ON_REQUEST)
        await settle(LONG)
        assert moves_by(room.match, "stand-in") == played
        await room.close()

    run(scene)


def test_a_stand_in_that_was_asked_for_plays_on_after_a_restart() -> None:
    async def scene() -> None:
        room, asleep, other = await asleep_on_its_turn()
        await settle(STAND_IN_ON_REQUEST)
        seat = asleep.table["you"]
        other.send(messages.RequestStandIn(seat=seat))
        await settle(0)
        await room.session.stop()
        await room.load()
        await other.reconnect()
        await settle()
        assert seat_of(other, asleep)["standIn"] == 0
        await room.close()

    run(scene)


def test_nothing_is_played_while_everybody_sleeps() -> None:
    async def scene() -> None:
        room, _asleep, other = await asleep_on_its_turn()
        await settle(STAND_IN_ON_REQUEST)
        version = room.match.version
        await freeze(other)
        await settle(LONG)
        assert room.match.version == version
        await room.close()

    run(scene)


def test_the_clock_rules_where_there_is_one() -> None:
    async def scene() -> None:
        room, asleep, other = await asleep_on_its_turn(clock=40)
        assert seat_of(other, asleep)["requestStandIn"] is None
        assert moves_by(room.match, "stand-in") == 0
        await settle(40 - SILENCE)
        assert moves_by(room.match, "stand-in") == 1
        assert moves_by(room.match, "clock") == 0
        await room.close()

    run(scene)


def test_a_sleeper_who_loses_the_connection_has_the_grace_time_from_then_on() -> None:
    async def scene() -> None:
        room, asleep, other = await asleep_on_its_turn()
        await settle(STAND_IN_ON_REQUEST)
        await asleep.disconnect()
        await settle()
        seat = other.table["seats"][asleep.table["you"]]
        assert (seat["asleep"], seat["standIn"]) == (False, pytest.approx(GRACE, abs=0.1))
        assert seat["absentFor"] > STAND_IN_ON_REQUEST
        await settle(GRACE)
        assert moves_by(room.match, "stand-in") >= 1
        await room.close()

    run(scene)


# -- the host -------------------------------------------------------------------------------------


def test_host_duty_passes_on_from_a_host_who_sleeps_for_a_minute() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(seated_table(table()))
        await freeze(ana, STAND_IN_ON_REQUEST - 1)
        assert not bea.table["isHost"]
        await settle(2)
        assert bea.table["isHost"]
        await room.close()

    run(scene)


def test_the_host_may_remove_a_person_who_has_slept_for_long() -> None:
    async def scene() -> None:
        room, (ana, bea, _) = await at_table(started_table(table(3)), 3)
        await freeze(bea, REMOVAL - 1)
        assert not seat_of(ana, bea)["away"]
        assert (await ana.ask(messages.RemovePlayer(seat=1)))["key"] == "not-away"
        await settle(2)
        assert seat_of(ana, bea)["away"]
        await ana.ask(messages.RemovePlayer(seat=1))
        assert room.state.left == {1}
        await room.close()

    run(scene)


# -- who played -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("away", "told", "by"), [(True, "stood-in", "stand-in"), (False, "time-up", "clock")]
)
def test_everybody_reads_that_the_server_plays_for_somebody_and_why(away: bool, told: str, by: str) -> None:
    async def scene() -> None:
        room, clients = await at_table(started_table(table(clock=20)))
        asked, other = asked_first(room, clients)
        if away:
            await asked.disconnect()
        heard = len(other.events)
        await settle(20.1)
        assert moves_by(room.match, by) == 1
        assert other.events[heard] == {"name": told, "facts": {"seat": asked.table["you"]}}
        await room.close()

    run(scene)


def test_the_result_counts_the_moves_that_the_server_made_for_somebody() -> None:
    async def scene() -> None:
        room, clients = await at_table(started_table(table(clock=20)))
        asked, other = asked_first(room, clients)
        await asked.disconnect()
        await settle(20.1)
        await asked.reconnect()
        played = moves_by(room.match, "stand-in")
        await play_on(room, clients)
        counts = {result["seat"]: result["substituted"] for result in other.update["outcome"]["results"]}
        assert counts == {asked.table["you"]: played, other.table["you"]: 0, None: 0}
        assert played > 0
        await room.close()

    run(scene)


def test_of_spectators_without_a_name_no_addresses_are_kept() -> None:
    async def scene() -> None:
        room, _ = await at_table(started_table(table()))
        networks = {person: {*known} for person, known in room.session.presence.networks.items()}
        for number in range(3):
            spectator = Client(room, "")
            spectator.network = f"192.0.2.{number}"
            await spectator.connect()
            await spectator.disconnect()
        assert room.session.presence.networks == networks
        await room.close()

    run(scene)
