"""At a table of many people: seats, hosts, tabs, onlookers, and who comes first when time counts."""

from __future__ import annotations

import gc
import json
import random
import weakref
from collections.abc import Callable
from typing import Any
from unittest import mock

import pytest

from fake_time import FakeTimeLoop, run
from session_room import (
    NAMES,
    Client,
    Room,
    committed_table,
    events_of,
    first_decision,
    opened,
    play_on,
    revealing_table,
    seated_table,
    settle,
    started_table,
)
from sobremesa.engine import Game, Match, Move
from sobremesa.games import find
from sobremesa.protocol import messages
from sobremesa.server.phases import OVER, PLAYING
from sobremesa.server.realtime import session
from sobremesa.server.storage.entries import (
    HashesListed,
    JournalEntry,
    LeftBeforeDeal,
    MatchStarted,
    PlayerSeated,
    TableOpened,
)
from test_server_phases import GRACE, REMOVAL, SERVER_GAMES, at_table

# -- before and after -----------------------------------------------------------------------------


def uno(people: int = 2, bots: int = 1, **fields: Any) -> TableOpened:
    return opened(find("uno"), "", people, bots, **fields)


@pytest.mark.parametrize("game", SERVER_GAMES)
@pytest.mark.parametrize("leavers", [[0], [1], [0, 1]])
@pytest.mark.parametrize("crashes", [False, True])
def test_a_person_who_left_before_the_deal_has_left_after_it(
    game: Game, leavers: list[int], crashes: bool
) -> None:
    async def scene() -> None:
        entries = committed_table(opened(game, "", 2, 1))
        if crashes:  # the server crashed between the deal and their leaving
            entries += [*(LeftBeforeDeal(seat) for seat in leavers), HashesListed([""] * 3), MatchStarted()]
        room, clients = await at_table(entries)
        if not crashes:
            for seat in leavers:
                await clients[seat].ask(messages.Leave())
        await settle(11)
        assert room.state.left >= set(leavers) or room.state.phase == OVER
        staying = [client for seat, client in enumerate(clients) if seat not in leavers]
        await play_on(room, staying)
        assert room.state.phase == OVER
        await room.close()

    run(scene)


def test_whoever_comes_to_a_full_table_is_told_that_it_is_full() -> None:
    async def scene() -> None:
        room, (_, _, cai) = await at_table(seated_table(uno(2, 1)), people=3)
        assert (await cai.ask(messages.Sit()))["key"] == "table-full"
        assert (await cai.ask(messages.Sit(seat=1)))["key"] == "table-full"
        await room.close()

    run(scene)


def test_seats_are_taken_and_given_up_and_the_host_sees_to_the_rest() -> None:
    async def scene() -> None:
        room, (ana, bea, cai) = await at_table([uno(3, 1)], people=3)
        assert (await bea.ask(messages.Sit(seat=3)))["key"] == "seat-taken"  # a bot's
        assert (await bea.ask(messages.Sit(seat=2)))["type"] == "done"
        assert (await cai.ask(messages.Sit(seat=2)))["key"] == "seat-taken"
        assert (await bea.ask(messages.Sit(seat=1)))["key"] == "already-seated"
        assert (await cai.ask(messages.Sit()))["type"] == "done"
        assert cai.table["you"] == 0
        assert (await bea.ask(messages.Start()))["key"] == "only-the-host"
        assert (await ana.ask(messages.Start()))["key"] == "seats-free"
        assert (await bea.ask(messages.SetBot(seat=1, bot="bot")))["key"] == "only-the-host"
        assert (await ana.ask(messages.SetBot(seat=0, bot="bot")))["key"] == "seat-taken"
        assert (await ana.ask(messages.SetBot(seat=1, bot="nobody")))["key"] == "unknown-bot"
        assert (await ana.ask(messages.SetBot(seat=1, bot="random")))["type"] == "done"
        assert ana.table["seats"][1]["player"] == "random"
        assert (await ana.ask(messages.SetBot(seat=1)))["type"] == "done"
        assert ana.table["seats"][1]["player"] is None
        assert (await ana.ask(messages.Sit(seat=1)))["type"] == "done"
        assert (await ana.ask(messages.ReorderSeats(seats=[0, 1, 2])))["key"] == "bad-order"
        assert (await ana.ask(messages.ReorderSeats(seats=[3, 2, 1, 0])))["type"] == "done"
        assert [client.table["you"] for client in (ana, bea, cai)] == [2, 1, 3]
        assert (await ana.ask(messages.Start()))["key"] == "not-ready"
        await bea.ask(messages.Ready())
        await cai.ask(messages.Ready())
        await bea.ask(messages.Ready(ready=False))
        assert (await ana.ask(messages.Start()))["facts"] == {"names": "Bea"}
        await bea.ask(messages.Ready())
        assert (await ana.ask(messages.Start()))["type"] == "done"
        assert (await bea.ask(messages.Stand()))["key"] == "table-has-begun"
        assert room.state.committed is not None
        assert [name for name, _ in room.state.committed.seats] == ["Bot 1", "Bea", "Ana", "Cai"]
        await room.close()

    run(scene)


def test_the_host_closes_a_free_seat_and_adds_one_within_what_the_game_allows() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table([uno(3, 1)])
        await ana.ask(messages.Sit(seat=0))
        await bea.ask(messages.Sit(seat=2))
        assert (await bea.ask(messages.CloseSeat(seat=1)))["key"] == "only-the-host"
        assert (await ana.ask(messages.CloseSeat(seat=2)))["key"] == "seat-taken"
        assert (await ana.ask(messages.CloseSeat(seat=1)))["type"] == "done"
        assert [seat["name"] for seat in bea.table["seats"]] == ["Ana", "Bea", "Bot 3"]
        assert bea.table["you"] == 1
        assert (await bea.ask(messages.AddSeat()))["key"] == "only-the-host"
        for seats in range(4, 11):
            assert (await ana.ask(messages.AddSeat()))["type"] == "done"
            assert len(ana.table["seats"]) == seats
        assert (await ana.ask(messages.AddSeat()))["key"] == "bad-seats"
        for seat in range(9, 2, -1):
            assert (await ana.ask(messages.CloseSeat(seat=seat)))["type"] == "done"
        await ana.ask(messages.SetBot(seat=2))
        assert (await ana.ask(messages.CloseSeat(seat=2)))["type"] == "done"
        await bea.ask(messages.Ready())
        assert (await ana.ask(messages.Start()))["type"] == "done"
        assert (await ana.ask(messages.AddSeat()))["key"] == "table-has-begun"
        assert room.state.committed is not None
        assert [name for name, _ in room.state.committed.seats] == ["Ana", "Bea"]
        await room.close()

    run(scene)


def test_the_last_seats_that_a_game_needs_are_not_closed() -> None:
    async def scene() -> None:
        room, (ana, _) = await at_table([uno(2, 0)])
        await ana.ask(messages.Sit())
        assert (await ana.ask(messages.CloseSeat(seat=1)))["key"] == "bad-seats"
        await room.close()

    run(scene)


@pytest.mark.parametrize(("bots", "filled"), [(0, "lola"), (1, "tono")])
def test_the_host_fills_the_free_seats_and_starts_in_one_press(bots: int, filled: str) -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table([uno(3, bots)])
        await ana.ask(messages.Sit())
        await bea.ask(messages.Sit())
        for seat in [*room.state.bots]:
            await ana.ask(messages.SetBot(seat=seat, bot="lola"))
        assert (await bea.ask(messages.Start(fill=True)))["key"] == "only-the-host"
        assert (await ana.ask(messages.Start(fill=True)))["key"] == "not-ready"
        assert [*room.state.free_seats()] == [2]
        await bea.ask(messages.Ready())
        assert (await ana.ask(messages.Start(fill=True)))["type"] == "done"
        assert room.state.bots[2] == filled
        assert ana.table["seats"][2]["name"] == filled.title()
        assert room.state.committed is not None
        assert (await ana.ask(messages.Start(fill=True)))["key"] == "table-has-begun"
        await room.close()

    run(scene)


def test_before_the_match_the_host_removes_anybody_but_nobody_else_does() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(seated_table(uno()))
        assert (await bea.ask(messages.RemovePlayer(seat=0)))["key"] == "only-the-host"
        assert (await ana.ask(messages.RemovePlayer(seat=0)))["key"] == "nobody-to-remove"
        assert (await ana.ask(messages.RemovePlayer(seat=1)))["type"] == "done"
        assert bea.table["you"] is None
        await room.close()

    run(scene)


def test_in_a_match_the_host_frees_a_seat_only_of_a_person_who_has_been_away_for_long() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(started_table(uno()))
        assert (await ana.ask(messages.RemovePlayer(seat=1)))["key"] == "not-away"
        await bea.disconnect()
        await settle(REMOVAL - 1)
        assert (await ana.ask(messages.RemovePlayer(seat=1)))["key"] == "not-away"
        await bea.reconnect()
        await settle(2)
        assert (await ana.ask(messages.RemovePlayer(seat=1)))["key"] == "not-away"
        await bea.disconnect()
        await settle(REMOVAL + 1)
        assert ana.table["seats"][1]["away"]
        await ana.ask(messages.RemovePlayer(seat=1))
        assert room.state.left == {1}
        await play_on(room, [ana])
        await room.close()

    run(scene)


@pytest.mark.parametrize(
    "entries",
    [seated_table, committed_table, revealing_table, started_table],
    ids=["open", "committed", "revealing", "playing"],
)
@pytest.mark.parametrize("is_restarted", [False, True])
def test_host_duty_passes_on_when_the_host_is_away(
    entries: Callable[[TableOpened], list[JournalEntry]], is_restarted: bool
) -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(entries(uno()))
        await ana.disconnect()
        if is_restarted:
            await bea.disconnect()
            await room.session.stop()
            await room.load()
            await bea.reconnect()
        await settle(GRACE - 1)
        assert not bea.table["isHost"]
        await settle(2)
        assert bea.table["isHost"]
        await ana.reconnect()
        await settle()
        assert not ana.table["isHost"]
        await room.close()

    run(scene)


def test_host_duty_passes_on_from_a_person_who_never_sat_down() -> None:
    async def scene() -> None:
        room = Room([opened(find("uno"), "", 2, 0, host="dan"), PlayerSeated(0, "ana", "Ana")], grace=GRACE)
        await room.load()
        ana = await room.client("ana")
        await settle(GRACE + 1)
        assert ana.table["isHost"]
        await room.close()

    run(scene)


def test_the_host_who_stands_up_or_leaves_hands_over() -> None:
    async def scene() -> None:
        for entries, message in (
            (seated_table(uno()), messages.Stand()),
            (started_table(uno()), messages.Leave()),
        ):
            room, (ana, bea) = await at_table(entries)
            await ana.ask(message)
            assert bea.table["isHost"]
            await room.close()

    run(scene)


# -- several at once ------------------------------------------------------------------------------


def test_two_tabs_of_one_person_both_follow_and_one_is_enough_to_be_there() -> None:
    async def scene() -> None:
        room, clients = await at_table(started_table(uno()))
        ana, bea = clients
        tab = await room.client("ana")
        await play_on(room, clients)
        await settle()
        assert tab.events == ana.events == events_of(room.match, 0)
        assert tab.update["view"] == ana.update["view"]
        await tab.disconnect()
        await settle()
        assert bea.table["seats"][0]["connected"]
        await room.close()

    run(scene)


def test_spectators_are_counted_and_get_the_public_events() -> None:
    async def scene() -> None:
        room, clients = await at_table(started_table(uno()))
        looking = [await room.client(), await room.client(), await room.client("dan")]
        await settle()
        assert clients[0].table["spectators"] == 3
        await looking[0].disconnect()
        await settle()
        assert clients[0].table["spectators"] == 2
        assert (await looking[1].ask(messages.SendChat(text="hm")))["key"] == "not-entered"
        assert (await looking[2].ask(messages.Play(move="draw", question=1)))["key"] == "not-seated"
        assert (await looking[2].ask(messages.RequestHint()))["key"] == "not-seated"
        await room.close()

    run(scene)


def test_a_slow_client_holds_nobody_up_and_gets_all_of_it_once_there_is_room() -> None:
    async def scene() -> None:
        room, clients = await at_table(started_table(uno()))
        slow, quick = await room.client(), await room.client()
        slow.is_reading.clear()
        before = len(slow.lines)
        await play_on(room, clients)
        await settle()
        assert len(quick.lines) > before + 2
        assert len(slow.lines) == before
        slow.is_reading.set()
        await settle()
        announced = [
            message for _, line in slow.lines[before:] if (message := json.loads(line))["type"] == "update"
        ]
        assert len(announced) == 1  # whatever happened meanwhile
        assert slow.events == quick.events
        assert slow.update["view"] == quick.update["view"]
        await room.close()

    run(scene)


def test_a_person_who_looked_at_a_private_table_before_it_began_does_not_watch_it() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(seated_table(uno(public=False)))
        invited, nobody = await room.client("dan"), await room.client()
        await bea.ask(messages.Ready())
        await ana.ask(messages.Start())
        await settle(6)
        assert room.state.phase == PLAYING
        for looking in (invited, nobody):
            assert not looking.table["mayWatch"]
            assert looking.update is None
        assert ana.goodbye is None
        await room.close()

    run(scene)


def test_ids_of_messages_are_each_players_own_and_may_be_left_out() -> None:
    async def scene() -> None:
        room, clients = await at_table(started_table(uno()))
        rng = random.Random(2)
        for _ in range(6):
            asked = next(client for client in clients if client.is_asked)
            question = asked.update["question"]
            move = rng.choice(question["moves"])["text"]
            message = messages.Play(id=str(question["number"]), move=move, question=question["number"])
            before = room.match.version
            asked.send_as_it_is(message)
            await settle()
            assert room.match.version > before
        clients[0].send_as_it_is(messages.Leave())
        await settle()
        assert room.state.left == {0}
        await room.close()

    run(scene)


def test_leaving_by_a_move_is_leaving() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(started_table(uno(2, 2)))
        ana.play("leave")
        await settle()
        assert bea.table["isHost"]
        bea.play("leave")
        await settle()
        assert room.state.phase == OVER
        assert bea.table["closed"] == "abandoned"
        await room.close()

    run(scene)


# -- time --------------------------------------------------------------------------------------------


def exposed() -> list[JournalEntry]:
    """The one before last forgot to call: the next is in turn, the third may catch."""
    table = opened(find("uno"), "official", 3, 0, pace=0.7, window=1.2)
    return first_decision(table, lambda match: any("catch" in match.moves(seat) for seat in others(match)))


def others(match: Match) -> list[int]:
    return [seat for seat in range(len(match.seats)) if seat != match.to_act]


def test_a_catch_within_the_window_comes_before_the_move_that_was_faster() -> None:
    async def scene() -> None:
        room, clients = await at_table(exposed(), people=3)
        in_turn = clients[room.match.to_act]
        catcher = clients[next(seat for seat in others(room.match) if "catch" in room.match.moves(seat))]
        before = room.match.version
        held = in_turn.play("draw")
        await settle(1.0)
        assert room.match.version == before
        assert held not in in_turn.answers
        catcher.play("catch")
        await settle(1.0)
        catches = [entry for entry in room.match.entries[before:] if isinstance(entry, Move)]
        assert catches[0].text == "catch"
        await settle(2.0)
        assert in_turn.answers[held]["type"] in ("update", "done")
        await room.close()

    run(scene)


def test_a_move_that_is_held_is_acknowledged_to_the_client_that_reconnected_and_resent_it() -> None:
    async def scene() -> None:
        room, clients = await at_table(exposed(), people=3)
        in_turn = clients[room.match.to_act]
        before = room.match.version
        message = messages.Play(id="mine", move="draw", question=in_turn.update["question"]["number"])
        in_turn.send(message)
        await settle(0.3)
        await in_turn.disconnect()
        await in_turn.reconnect()
        in_turn.send(message)
        await settle(3)
        assert [entry.text for entry in room.match.entries[before:] if isinstance(entry, Move)] == ["draw"]
        assert in_turn.answers["mine"]["type"] in ("update", "done")
        await room.close()

    run(scene)


def test_others_have_the_same_time_to_speak_up_when_the_server_plays_for_the_absent() -> None:
    async def scene() -> None:
        room = Room(exposed(), grace=0.0)
        await room.load()
        catcher = next(seat for seat in others(room.match) if "catch" in room.match.moves(seat))
        client = await room.client(NAMES[catcher])
        before = room.match.version
        await settle(1.1)
        assert room.match.version == before
        client.play("catch")
        await settle(0.01)
        moves = [entry for entry in room.match.entries[before:] if isinstance(entry, Move)]
        assert moves[0] == Move(catcher, "catch")
        await room.close()

    run(scene)


def last_but_one(match: Match) -> str:
    """The move by which the second seat goes down to one card before a bot's turn; empty: there is none."""
    view = match.view(1)
    if match.to_act != 1 or view["next"] != 2 or view["players"][1]["cards"] != 2:
        return ""
    return next((move for move in match.moves(1) if move[-1].isdigit() and "+" not in move), "")


async def forgotten_before_a_bot(catching: float) -> tuple[Room, list[Client]]:
    """The second seat has just forgotten to call; the third, a bot, is next."""
    table = opened(find("uno"), "official", 2, 1, pace=0.7, window=1.2, catching=catching)
    room, clients = await at_table(first_decision(table, lambda match: last_but_one(match) != "", most=400))
    clients[1].play(last_but_one(room.match))
    await settle(0.01)
    assert "catch" in room.match.moves(0) and room.match.to_act == 2
    return room, clients


@pytest.mark.parametrize("catching", [3.0, 6.0])
def test_a_bot_leaves_people_the_time_of_the_table_to_catch_somebody(catching: float) -> None:
    async def scene() -> None:
        room, clients = await forgotten_before_a_bot(catching)
        before = room.match.version
        await settle(catching - 0.1)
        assert room.match.version == before
        clients[0].play("catch")
        await settle(0.01)
        assert next(e for e in room.match.entries[before:] if isinstance(e, Move)) == Move(0, "catch")
        await room.close()

    run(scene)


def test_a_bot_moves_when_nobody_was_caught_in_time() -> None:
    async def scene() -> None:
        room, _ = await forgotten_before_a_bot(3.0)
        before = room.match.version
        await settle(3.1)
        assert next(e for e in room.match.entries[before:] if isinstance(e, Move)).seat == 2
        await room.close()

    run(scene)


def test_where_nobody_can_be_caught_a_bot_does_not_wait_for_it() -> None:
    async def scene() -> None:
        table = opened(find("uno"), "family", 1, 1, pace=0.7, window=1.2, catching=6.0)
        room, (ana,) = await at_table(
            first_decision(table, lambda match: match.moves(0)[0][-1].isdigit(), most=400), people=1
        )
        ana.play(room.match.moves(0)[0])
        await settle(0.01)
        rules = find("uno").rules
        assert rules.open_to_others(room.match.state) and not rules.open_to_catch(room.match.state)
        before = room.match.version
        await settle(1.3)
        assert room.match.version > before
        await room.close()

    run(scene)


def test_bots_bet_at_once_while_a_person_still_thinks() -> None:
    async def scene() -> None:
        table = opened(find("blackjack"), "casino", 1, 3, pace=5.0)
        room, (ana,) = await at_table(started_table(table), people=1)
        await settle(0.1)
        assert [player["asked"] for player in ana.update["view"]["players"]] == [True, False, False, False]
        await room.close()

    run(scene)


def test_an_alarm_that_rings_too_early_is_set_again() -> None:
    """As clocks of whole milliseconds do: what was not due yet is not forgotten."""
    on_time = FakeTimeLoop.call_later

    def early(self: FakeTimeLoop, delay: float, *what: Any, **how: Any) -> Any:
        return on_time(self, max(0.0, delay - 0.001), *what, **how)

    async def scene() -> None:
        room, (ana,) = await at_table(started_table(uno(1, 1, pace=0.7)), people=1)
        while not ana.update["question"]["asked"]:
            await settle(1)
        before = room.match.version
        ana.play(ana.update["question"]["moves"][0]["text"])
        await settle(30)
        assert sum(entry.seat != 0 for entry in room.match.entries[before:] if isinstance(entry, Move))
        await room.close()

    with mock.patch.object(FakeTimeLoop, "call_later", early):
        run(scene)


def test_a_table_at_which_bots_could_speak_up_rests_while_somebody_thinks() -> None:
    table = opened(find("uno"), "family", 2, 1, pace=0.7, window=1.2)
    rounds = 0
    tick = session.TableSession.tick

    async def counted(self: session.TableSession) -> None:
        nonlocal rounds
        rounds += 1
        assert rounds < 1000, "the table never rests"
        await tick(self)

    async def scene() -> None:
        room, _ = await at_table(
            first_decision(table, lambda match: find("uno").rules.open_to_others(match.state))
        )
        with mock.patch.object(session.TableSession, "tick", counted):
            await settle(300)
        assert not room.session.is_asleep
        await room.close()

    run(scene)


# -- memory --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SERVER_GAMES)
def test_a_table_that_is_unloaded_is_freed_without_the_garbage_collector(game: Game) -> None:
    """It and its parts refer to each other in one direction only."""

    async def scene() -> None:
        room, clients = await at_table(started_table(opened(game, "", 2, 1, clock=60)))
        await settle(100)  # bots and clocks play
        session, match = weakref.ref(room.session), weakref.ref(room.match)
        await room.close()
        room.clients.clear()
        clients.clear()
        del room.session
        await settle()
        assert session() is None
        assert match() is None

    gc.disable()
    try:
        run(scene)
    finally:
        gc.enable()


def test_everybody_sees_at_once_who_is_away_and_when_a_stand_in_plays() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(started_table(uno()))
        assert {seat["standIn"] for seat in ana.table["seats"]} == {None}
        await bea.disconnect()
        await settle()
        assert not ana.table["seats"][1]["connected"]
        assert ana.table["seats"][1]["standIn"] == pytest.approx(GRACE, abs=0.1)
        await settle(GRACE - 10)
        late = await room.client("cai")
        await settle()
        assert late.table["seats"][1]["standIn"] == pytest.approx(10, abs=0.1)
        await bea.reconnect()
        await settle()
        assert ana.table["seats"][1]["standIn"] is None
        await room.close()

    run(scene)


def test_in_the_waiting_room_no_stand_in_is_announced() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(seated_table(uno()))
        await bea.disconnect()
        await settle()
        assert not ana.table["seats"][1]["connected"]
        assert ana.table["seats"][1]["standIn"] is None
        await room.close()

    run(scene)
