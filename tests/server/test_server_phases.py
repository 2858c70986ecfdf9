"""Leaving, coming back, staying away, a restart and a rematch, in every phase of every game."""

from __future__ import annotations

import random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from fake_time import run
from games_under_test import OWN_GAMES, stream
from session_room import (
    NAMES,
    Client,
    Room,
    contribute,
    events_of,
    follow,
    journal_in,
    play_on,
    settle,
)
from sobremesa import bots
from sobremesa.engine import Game, Match, Move
from sobremesa.games import find
from sobremesa.protocol import messages
from sobremesa.server.phases import OPEN, OVER, PLAYING
from sobremesa.server.storage.entries import JournalEntry, TableOpened

PHASES = {
    "blackjack": ["buying", "betting", "insuring", "deciding"],
    "conclave": ["ceding", "placing", "taking"],
    "siete-y-medio": ["betting", "drawing"],
    "uno": ["naming", "playing", "drawn", "answering"],
}  # in which a seat is asked
NOBODY_IS_ASKED = {"shuffling", "dealing", "serving", "dealer-draws", "finished"}
BY_OPTION = {"surrendering"}  # where a table has early surrender, which is no variant's
IN_PLAY = [
    pytest.param(find(game), phase, id=f"{game}:{phase}")
    for game, phases in PHASES.items()
    for phase in phases
]
SERVER_GAMES = [pytest.param(find(id), id=id) for id in PHASES]
GRACE, REMOVAL = 30.0, 120.0


async def at_table(
    entries: list[JournalEntry], people: int = 2, **settings: Any
) -> tuple[Room, list[Client]]:
    room = Room(entries, grace=GRACE, removal=REMOVAL, **settings)
    await room.load()
    clients = [await room.client(name) for name in NAMES[:people]]
    await settle()
    return room, clients


def asked_first(room: Room, clients: list[Client]) -> tuple[Client, Client]:
    """The client that must decide, and the other."""
    asked, other = clients if room.match.to_act == 0 else clients[::-1]
    assert asked.is_asked
    return asked, other


def with_clock(opened: JournalEntry, clock: int) -> TableOpened:
    assert isinstance(opened, TableOpened)
    return msgspec.structs.replace(opened, clock=clock)


def moves_by(match: Match, by: str) -> int:
    return sum(isinstance(entry, Move) and entry.by == by for entry in match.entries)


def heard_everything_once(room: Room, clients: list[Client]) -> bool:
    return all(client.events == events_of(room.match, seat) for seat, client in enumerate(clients))


def test_no_phase_in_which_a_seat_is_asked_is_forgotten() -> None:
    assert {game.id for game in OWN_GAMES} == set(PHASES)
    for id, phases in PHASES.items():
        declared = get_args(get_type_hints(get_type_hints(find(id).view.view)["return"])["phase"])
        assert set(phases) == set(declared) - NOBODY_IS_ASKED - BY_OPTION


# -- in play ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "phase"), IN_PLAY)
def test_a_person_who_comes_back_has_the_same_seat_and_gets_the_missed_events_once(
    game: Game, phase: str
) -> None:
    async def scene() -> None:
        room, clients = await at_table(journal_in(game, phase))
        asked, other = asked_first(room, clients)
        seat = other.table["you"]
        await other.disconnect()
        asked.answer(random.Random(3))
        asked.send(messages.SendChat(text="where are you?"))
        await settle()
        await asked.disconnect()
        await asked.reconnect()
        await other.reconnect()
        await settle()
        assert other.table["you"] == seat
        assert other.chat == ["where are you?"]
        await play_on(room, clients)
        assert heard_everything_once(room, clients)
        assert moves_by(room.match, "stand-in") == 0
        await room.close()

    run(scene)


@pytest.mark.parametrize(("game", "phase"), IN_PLAY)
def test_the_server_plays_for_a_person_who_stays_away_until_they_are_back(game: Game, phase: str) -> None:
    async def scene() -> None:
        room, clients = await at_table(journal_in(game, phase))
        asked, _ = asked_first(room, clients)
        before = room.match.version
        await asked.disconnect()
        await settle(GRACE - 1)
        assert room.match.version == before
        await settle(2)
        assert moves_by(room.match, "stand-in") >= 1
        await asked.reconnect()
        await settle()
        stood_in = moves_by(room.match, "stand-in")
        await settle(10 * GRACE)  # it takes all the time it wants
        assert moves_by(room.match, "stand-in") == stood_in
        await play_on(room, clients)
        assert moves_by(room.match, "stand-in") == stood_in
        assert heard_everything_once(room, clients)
        await room.close()

    run(scene)


@pytest.mark.parametrize(("game", "phase"), IN_PLAY)
@pytest.mark.parametrize("clock", [0, 20])
def test_the_games_stand_in_plays_for_an_absent_person_as_it_would_from_that_view(
    game: Game, phase: str, clock: int
) -> None:
    """After the grace time, or when the clock runs out: an outage must not ruin a hand."""
    entries = journal_in(game, phase)

    async def scene() -> None:
        room, clients = await at_table([with_clock(entries[0], clock), *entries[1:]])
        asked, _ = asked_first(room, clients)
        seat, before = room.match.to_act, room.match.version
        choice = game.notation.show(bots.choose_for_absent(room.match, seat, stream(1)))
        await asked.disconnect()
        await settle((clock or GRACE) - 1)
        assert room.match.version == before
        await settle(1.5)
        assert room.match.entries[before] == Move(seat, choice, "stand-in")
        await room.close()

    run(scene)


@pytest.mark.parametrize(("game", "phase"), IN_PLAY)
@pytest.mark.parametrize("leaver", [0, 1])
def test_whoever_leaves_blocks_nobody(game: Game, phase: str, leaver: int) -> None:
    async def scene() -> None:
        room, clients = await at_table(journal_in(game, phase))
        gone, other = clients[leaver], clients[1 - leaver]
        answer = await gone.ask(messages.Leave())
        assert answer["type"] in ("done", "update")
        assert gone.table["you"] is None or gone.update["question"] is None
        assert (await gone.ask(messages.Play(move="leave", question=0)))["type"] == "refused"
        if room.state.phase == PLAYING:
            await settle()
            assert other.table["isHost"]
            await play_on(room, [other])
        assert room.state.phase == OVER
        assert room.match.is_over
        await settle()
        assert other.update["outcome"] is not None
        await room.close()

    run(scene)


@pytest.mark.parametrize(("game", "phase"), IN_PLAY)
def test_when_everybody_has_left_the_match_is_closed_without_a_result(game: Game, phase: str) -> None:
    async def scene() -> None:
        room, clients = await at_table(journal_in(game, phase))
        for client in clients:
            await client.ask(messages.Leave())
        assert room.state.phase == OVER
        assert clients[0].table["closed"] in ("finished", "abandoned")
        await room.close()

    run(scene)


@pytest.mark.parametrize(("game", "phase"), IN_PLAY)
def test_a_restart_costs_nobody_a_card(game: Game, phase: str) -> None:
    async def scene() -> None:
        room, clients = await at_table(journal_in(game, phase))
        shown = [
            (client.update["view"], client.update["question"], client.update["lastEvent"])
            for client in clients
        ]
        room.session.say_goodbye("closing", reconnect=True)
        await settle()
        assert all(
            client.goodbye == {"type": "bye", "reason": "closing", "reconnect": True} for client in clients
        )
        for client in clients:
            await client.disconnect()
        await room.session.stop()
        await room.load()
        for client in clients:
            client.update = None
            await client.connect(last_event=len(client.events))
        await settle()
        assert shown == [
            (client.update["view"], client.update["question"], client.update["lastEvent"])
            for client in clients
        ]
        await play_on(room, clients)
        assert heard_everything_once(room, clients)
        await room.close()

    run(scene)


def winners_of(match: Any) -> list[str]:
    return [winner["name"] for winner in match["winners"]]


def names_of_winners(match: Match) -> list[str]:
    assert match.outcome is not None
    places = zip(match.seats, match.outcome.places, strict=True)
    return [seat.name for seat, place in places if place == 1]


@pytest.mark.parametrize(("game", "phase"), IN_PLAY)
def test_a_rematch_waits_for_the_end_and_takes_everybody_to_one_table(game: Game, phase: str) -> None:
    async def scene() -> None:
        room, clients = await at_table(journal_in(game, phase))
        for client in clients:
            assert (await client.ask(messages.Rematch()))["key"] == "match-still-on"
        await play_on(room, clients)
        ids = [client.send(messages.Rematch()) for client in clients]  # both at once
        await settle()
        assert all(
            client.answers[id]["type"] in ("done", "update") for client, id in zip(clients, ids, strict=True)
        )
        first_winners = names_of_winners(room.match)
        again = await follow(room, clients)
        assert again[0].table["phase"] == OPEN
        assert [winners_of(match) for match in again[0].table["evening"]] == [first_winners]
        await again[1].ask(messages.Ready())
        assert (await again[0].ask(messages.Start()))["type"] == "done"
        await contribute(again)
        await play_on(room, again)
        assert heard_everything_once(room, again)
        evening = [(match["game"], winners_of(match)) for match in again[1].table["evening"]]
        assert evening == [(game.id, first_winners), (game.id, names_of_winners(room.match))]
        await room.close()

    run(scene)


@pytest.mark.parametrize(("game", "phase"), IN_PLAY)
def test_when_the_clock_runs_out_the_safe_default_is_played_and_marked(game: Game, phase: str) -> None:
    entries = journal_in(game, phase)

    async def scene() -> None:
        room, clients = await at_table([with_clock(entries[0], 20), *entries[1:]])
        asked, other = asked_first(room, clients)
        seat = room.match.to_act
        default = room.match.game.notation.show(room.match.game.rules.fallback(room.match.state, seat))
        assert asked.update["secondsLeft"] == pytest.approx(20, abs=0.1)
        assert other.update["secondsLeft"] == pytest.approx(20, abs=0.1)  # the others see the clock, too
        await settle(19.5)
        assert moves_by(room.match, "clock") == 0
        await settle(1)
        played = [entry for entry in room.match.entries if isinstance(entry, Move) and entry.by == "clock"]
        assert played[0] == Move(seat, default, "clock")
        await settle(100_000)  # nobody ever answers: the match ends all the same
        assert room.match.is_over
        await room.close()

    run(scene)
