"""People who come late to a private table, or come back as somebody else, and seats that change hands."""

from __future__ import annotations

from typing import Any

import pytest

from fake_time import run
from session_room import Client, Room, opened, play_on, settle, started_table
from sobremesa.engine import Move, record
from sobremesa.games import find
from sobremesa.protocol import messages
from sobremesa.server.phases import OVER
from sobremesa.server.realtime.commands import MAX_REQUESTS
from sobremesa.server.storage.entries import GuestAsked, SeatGiven
from sobremesa.server.storage.people import Person
from test_server_phases import REMOVAL, at_table


async def private_match(people: int = 3, bots: int = 0) -> tuple[Room, list[Client]]:
    table = opened(find("siete-y-medio"), "", people, bots, public=False)
    return await at_table(started_table(table), people)


async def without(room: Room, client: Client) -> None:
    """Somebody has been away for as long as removal takes."""
    await client.disconnect()
    await settle(REMOVAL + 0.1)


async def guest_of(room: Room, name: str = "zoe", network: str = "") -> Client:
    guest = Client(room, name)
    guest.network = network or name
    await guest.connect()
    room.clients.append(guest)
    await settle()
    return guest


def names(client: Client) -> list[Any]:
    return [seat["name"] for seat in client.table["seats"]]


async def given(room: Room) -> list[SeatGiven]:
    return [entry for entry in await room.journal.read("room") if isinstance(entry, SeatGiven)]


def yes(guest: Client) -> messages.AnswerGuest:
    return messages.AnswerGuest(person=guest.person.id, granted=True)


# -- at the door ----------------------------------------------------------------------------------


def test_a_person_who_opens_a_private_link_after_the_beginning_sees_who_plays_and_nothing_of_the_match() -> (
    None
):
    async def scene() -> None:
        room, (ana, *_) = await private_match()
        zoe = await guest_of(room)
        assert (zoe.table["phase"], zoe.table["you"], zoe.table["mayWatch"]) == ("playing", None, False)
        assert names(zoe) == ["Ana", "Bea", "Cai"]
        ana.send(messages.SendChat(text="between us"))
        await settle()
        assert zoe.update is None
        assert zoe.chat == []
        assert (await zoe.ask(messages.SendChat(text="hello?")))["key"] == "not-seated"
        assert (await zoe.ask(messages.RequestHint()))["key"] == "not-seated"
        assert ana.table["spectators"] == 0
        await room.close()

    run(scene)


def test_a_guest_is_sent_away_when_the_match_is_over_and_learns_of_no_rematch() -> None:
    async def scene() -> None:
        room, clients = await private_match(2)
        zoe = await guest_of(room)
        await play_on(room, clients)
        assert room.state.phase == OVER
        assert zoe.goodbye == {"type": "bye", "reason": "match-is-over", "reconnect": False}
        await room.close()

    run(scene)


def test_the_host_lets_a_guest_watch() -> None:
    async def scene() -> None:
        room, (ana, bea, _) = await private_match()
        zoe = await guest_of(room)
        await zoe.ask(messages.AskForSeat())
        (request,) = ana.table["requests"]
        assert (request["name"], request["seat"], request["waitsFor"]) == ("Zoe", None, [0])
        assert zoe.table["requests"] == [request]
        assert (await bea.ask(yes(zoe)))["key"] == "only-the-host"
        await ana.ask(yes(zoe))
        assert zoe.table["mayWatch"]
        assert zoe.update["question"] is None
        assert ana.table["requests"] == []
        await room.close()

    run(scene)


def test_a_guest_who_is_refused_may_ask_again_and_the_queue_is_short() -> None:
    async def scene() -> None:
        room, (ana, *_) = await private_match()
        guests = [await guest_of(room, f"guest {number}") for number in range(MAX_REQUESTS + 1)]
        for guest in guests[:-1]:
            await guest.ask(messages.AskForSeat())
        assert (await guests[-1].ask(messages.AskForSeat()))["key"] == "too-many-guests"
        await ana.ask(messages.AnswerGuest(person="guest 0", granted=False))
        assert guests[0].table["requests"] == []
        assert (await guests[-1].ask(messages.AskForSeat()))["type"] == "done"
        await guests[-1].ask(messages.AskForSeat())
        entries = await room.journal.read("room")
        assert sum(isinstance(entry, GuestAsked) for entry in entries) == MAX_REQUESTS + 1  # not twice
        for _ in range(5):
            answer = await guests[-1].ask(messages.AskForSeat(seat=0))
        assert answer["key"] == "too-fast"
        await room.close()

    run(scene)


# -- this was my seat -----------------------------------------------------------------------------


def test_the_host_gives_a_seat_back_with_one_press_and_the_record_shows_the_change_of_hands() -> None:
    async def scene() -> None:
        room, (ana, bea, cai) = await private_match()
        zoe = await guest_of(room)
        assert (await zoe.ask(messages.AskForSeat(seat=1)))["key"] == "seat-kept"
        await without(room, bea)
        zoe.person = Person("zoe", "Bea")  # the same name again, on a new phone
        zoe.subscriber.person = zoe.person
        await zoe.ask(messages.AskForSeat(seat=1))
        await ana.ask(yes(zoe))
        assert zoe.table["you"] == 1
        assert names(cai) == ["Ana", "Bea", "Cai"]
        assert cai.table["seats"][1]["person"] == "zoe"
        assert zoe.update["question"] is not None
        assert zoe.update["lastEvent"] == len(zoe.events)
        assert await given(room) == [SeatGiven(1, "zoe", "Bea")]
        await play_on(room, [ana, zoe, cai])
        moves = [entry for entry in room.match.entries if isinstance(entry, Move) and entry.seat == 1]
        assert moves[-1].by == "successor"
        text = record.dump(room.match)
        assert " (successor) #" in text
        assert record.dump(record.replay(record.load(text, find))) == text
        await room.close()

    run(scene)


def test_any_player_gives_a_seat_back_if_the_host_is_away() -> None:
    async def scene() -> None:
        room, (ana, bea, cai) = await private_match()
        await bea.disconnect()
        await without(room, ana)
        zoe = await guest_of(room)
        await zoe.ask(messages.AskForSeat(seat=1))
        await cai.ask(yes(zoe))
        assert zoe.table["you"] == 1
        await room.close()

    run(scene)


def test_a_seat_goes_to_nobody_who_sits_or_sat_there() -> None:
    async def scene() -> None:
        room, (ana, bea, cai) = await private_match()
        await without(room, bea)
        for player in (ana, cai):
            assert (await player.ask(messages.AskForSeat(seat=1)))["key"] == "already-seated"
        cai.play("leave")
        await settle()
        assert (await cai.ask(messages.AskForSeat(seat=1)))["key"] == "already-seated"
        anonymous = await guest_of(room, "", "elsewhere")
        assert (await anonymous.ask(messages.AskForSeat(seat=1)))["key"] == "not-entered"
        await room.close()

    run(scene)


@pytest.mark.parametrize("network", ["ana", "cai"])
def test_a_guest_with_the_address_of_a_player_needs_everybody_who_is_there(network: str) -> None:
    async def scene() -> None:
        room, (ana, bea, cai) = await private_match()
        await without(room, bea)
        zoe = await guest_of(room, network=network)
        await zoe.ask(messages.AskForSeat(seat=1))
        (request,) = cai.table["requests"]
        assert (request["waitsFor"], request["needsAll"]) == ([0, 2], True)
        await ana.ask(yes(zoe))
        assert zoe.table["you"] is None
        assert cai.table["requests"][0]["waitsFor"] == [2]
        await cai.ask(yes(zoe))
        assert zoe.table["you"] == 1
        await room.close()

    run(scene)


def test_addresses_that_are_not_known_any_more_may_be_the_guests() -> None:
    async def scene() -> None:
        room, (ana, bea, cai) = await private_match()
        await cai.disconnect()
        await without(room, bea)
        await room.session.stop()
        await room.load()
        await ana.reconnect()
        await settle(REMOVAL + 1)
        zoe = await guest_of(room)
        await zoe.ask(messages.AskForSeat(seat=1))
        assert ana.table["requests"][0]["needsAll"]
        await room.close()

    run(scene)


def test_a_person_who_is_back_before_the_answer_keeps_the_seat() -> None:
    async def scene() -> None:
        room, (ana, bea, _) = await private_match()
        await without(room, bea)
        zoe = await guest_of(room)
        await zoe.ask(messages.AskForSeat(seat=1))
        await bea.reconnect()
        await settle()
        assert (await ana.ask(yes(zoe)))["key"] == "seat-kept"
        assert zoe.table["you"] is None
        await room.close()

    run(scene)


# -- the first person's right ---------------------------------------------------------------------


@pytest.mark.parametrize("restarts", [False, True])
def test_a_person_who_returns_with_the_secret_of_the_seat_takes_it_back(restarts: bool) -> None:
    async def scene() -> None:
        room, (ana, bea, cai) = await private_match()
        await without(room, bea)
        zoe = await guest_of(room)
        await zoe.ask(messages.AskForSeat(seat=1))
        await ana.ask(yes(zoe))
        if restarts:
            await room.session.stop()
            await room.load()
            for client in (ana, cai, zoe):
                await client.reconnect()
            await settle()
            assert zoe.table["you"] == 1
        await bea.reconnect()
        await settle()
        assert bea.table["you"] == 1
        assert zoe.table["you"] is None
        assert names(cai) == ["Ana", "Bea", "Cai"]
        assert [entry.person for entry in await given(room)] == ["zoe", "bea"]
        assert (await zoe.ask(messages.AskForSeat(seat=1)))["key"] == "already-seated"
        await play_on(room, [ana, bea, cai])
        assert room.state.phase == OVER
        await room.close()

    run(scene)


# -- a bot holds the seat -------------------------------------------------------------------------


def test_the_host_gives_the_seat_of_somebody_long_away_to_a_bot_until_that_one_is_back() -> None:
    async def scene() -> None:
        room, (ana, bea, cai) = await private_match()
        await bea.disconnect()
        await settle()
        assert (await ana.ask(messages.SetBot(seat=1)))["key"] == "not-away"
        await settle(REMOVAL)
        assert (await cai.ask(messages.SetBot(seat=1)))["key"] == "only-the-host"
        await ana.ask(messages.SetBot(seat=1))
        seat = cai.table["seats"][1]
        assert (seat["name"], seat["player"]) == ("Bea", room.match.game.stand_in)
        await bea.reconnect()
        await settle()
        assert bea.table["you"] == 1
        assert [entry.person for entry in await given(room)] == ["", "bea"]
        await room.close()

    run(scene)


def test_a_bot_that_was_given_a_seat_plays_to_the_end_and_its_moves_are_marked() -> None:
    async def scene() -> None:
        room, (ana, bea, cai) = await private_match()
        await without(room, bea)
        await ana.ask(messages.SetBot(seat=1))
        await play_on(room, [ana, cai])
        moves = [entry for entry in room.match.entries if isinstance(entry, Move) and entry.seat == 1]
        assert moves[-1].by == "bot"
        assert {move.text for move in moves if move.by == "bot" and move.text.startswith("bet")} == {
            "bet 100"
        }
        await room.close()

    run(scene)


def test_a_guest_gets_the_seat_of_a_bot() -> None:
    async def scene() -> None:
        room, (ana, bea) = await private_match(2, 1)
        zoe = await guest_of(room)
        await zoe.ask(messages.AskForSeat(seat=2))
        await ana.ask(yes(zoe))
        assert (zoe.table["you"], names(ana)) == (2, ["Ana", "Bea", "Zoe"])
        await play_on(room, [ana, bea, zoe])
        assert room.state.phase == OVER
        await room.close()

    run(scene)


def test_a_name_that_is_erased_is_erased_from_requests_and_seats() -> None:
    async def scene() -> None:
        room, (ana, bea, _) = await private_match()
        await without(room, bea)
        zoe = await guest_of(room)
        await zoe.ask(messages.AskForSeat(seat=1))
        await ana.ask(yes(zoe))
        state = room.state
        state.erase("zoe")
        assert [state.player_at(seat)[0] for seat in range(3)] == ["Ana", "(erased)", "Cai"]
        assert state.committed is not None
        assert [name for name, _ in state.committed.seats] == ["Ana", "Bea", "Cai"]
        state.erase("bea")
        assert [name for name, _ in state.committed.seats] == ["Ana", "(erased)", "Cai"]
        await room.close()

    run(scene)


def test_what_a_bot_had_chosen_is_not_played_for_the_guest_who_gets_its_seat() -> None:
    async def scene() -> None:
        slow = opened(find("siete-y-medio"), "", 2, 1, public=False, pace=60.0)
        room, clients = await at_table(started_table(slow), 2)
        for client in clients:
            client.play("bet 100")
            await settle()
            client.play("stand")
            await settle(60.1)
        assert room.match.to_act == 2
        assert 2 in room.session.autopilot.decisions
        zoe = await guest_of(room)
        await zoe.ask(messages.AskForSeat(seat=2))
        await clients[0].ask(yes(zoe))
        assert zoe.is_asked
        assert 2 not in room.session.autopilot.decisions
        await room.close()

    run(scene)
