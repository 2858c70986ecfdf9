"""Between commitment and deal: hashes first, then their list, then the texts, by a fake clock."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fake_time import run
from session_room import (
    MATCH,
    Client,
    Room,
    committed_table,
    contribute,
    contribution,
    opened,
    play_on,
    revealing_table,
    settle,
)
from sobremesa.engine import Game, contribution_hash, hash_list_digest, record
from sobremesa.games import find
from sobremesa.protocol import messages
from sobremesa.server.phases import COMMITTED, PLAYING, REVEALING
from sobremesa.server.storage.entries import (
    ContributionHashed,
    ContributionRevealed,
    HashesListed,
    MatchStarted,
    TableOpened,
)
from test_server_phases import SERVER_GAMES, at_table, heard_everything_once


def uno(people: int = 2, bots: int = 1) -> TableOpened:
    return opened(find("uno"), "", people, bots)


async def hashed(client: Client, text: str) -> Any:
    return await client.ask(messages.Contribute(hash=client.hash_of(text)))


async def stored(room: Room) -> list[type]:
    """What has happened since the commitment."""
    return [type(entry) for entry in (await room.journal.read("room"))[4:]]


# -- the order of things ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SERVER_GAMES)
def test_a_match_whose_people_answer_at_once_begins_at_once_and_verifies(game: Game) -> None:
    async def scene() -> None:
        room, clients = await at_table(committed_table(opened(game, "", 2, 1)))
        await contribute(clients, "sal")
        assert room.state.phase == PLAYING
        # Where several seats are asked at a time, the bot has answered already.
        assert (await stored(room))[:6] == [
            ContributionHashed,
            ContributionHashed,
            HashesListed,
            ContributionRevealed,
            ContributionRevealed,
            MatchStarted,
        ]
        shown = clients[0].table
        await play_on(room, clients)
        assert heard_everything_once(room, clients)
        read = record.load(room.journal.records["room"], find)
        assert read.contributions == ("sal", "sal", "")
        keys = [f.key for f in record.verify(read, shown["commitment"], hash_list_digest(shown["hashes"]))]
        assert "verified-fixed" in keys
        await room.close()

    run(scene)


def test_a_person_alone_at_the_table_waits_for_nobody() -> None:
    async def scene() -> None:
        room, clients = await at_table(committed_table(uno(people=1, bots=3)), people=1)
        await contribute(clients)
        assert room.state.phase == PLAYING
        await room.close()

    run(scene)


def test_a_text_is_refused_until_the_list_of_hashes_is_stored() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(committed_table(uno()))
        await hashed(ana, "sal")
        refused = await ana.ask(messages.Reveal(text="sal"))
        assert refused["key"] == "nothing-to-contribute"
        assert await stored(room) == [ContributionHashed]
        await hashed(bea, "sugar")
        assert (await ana.ask(messages.Reveal(text="sal")))["type"] == "done"
        assert await stored(room) == [
            ContributionHashed,
            ContributionHashed,
            HashesListed,
            ContributionRevealed,
        ]
        await room.close()

    run(scene)


def test_everybody_is_shown_the_same_list_and_nothing_of_it_before() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(committed_table(uno()))
        watching = await room.client()
        await hashed(ana, "sal")
        assert (ana.table["phase"], ana.table["hashes"]) == (COMMITTED, None)
        assert not any(ana.hash_of("sal").encode() in line for _, line in bea.lines)
        await hashed(bea, "sugar")
        hashes = [contribution_hash(MATCH, 0, "sal"), contribution_hash(MATCH, 1, "sugar"), ""]
        for client in (ana, bea, watching):
            assert (client.table["phase"], client.table["hashes"]) == (REVEALING, hashes)
        await ana.ask(messages.Reveal(text="sal"))
        await bea.ask(messages.Reveal(text="sugar"))
        assert room.state.phase == PLAYING
        assert not any(b"sugar" in line for _, line in ana.lines)
        await room.close()

    run(scene)


# -- who would choose -------------------------------------------------------------------------------------


def test_nobody_can_choose_a_text_after_seeing_another() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(committed_table(uno()))
        await hashed(bea, "sugar")
        again = await hashed(bea, "pepper")
        assert again["key"] == "nothing-to-contribute"
        await hashed(ana, "sal")
        await ana.ask(messages.Reveal(text="sal"))  # now Bea knows it
        assert (await hashed(bea, "pepper"))["key"] == "nothing-to-contribute"
        assert (await bea.ask(messages.Reveal(text="pepper")))["key"] == "contribution-misfit"
        assert room.state.phase == REVEALING
        assert (await bea.ask(messages.Reveal(text="sugar")))["type"] == "done"
        assert room.state.contributions == {0: "sal", 1: "sugar"}
        await room.close()

    run(scene)


@pytest.mark.parametrize(("match", "seat"), [(MATCH, 0), ("f" * 32, 1)], ids=["seat", "match"])
def test_a_hash_copied_from_another_seat_or_match_cannot_be_opened(match: str, seat: int) -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(committed_table(uno()))
        await hashed(ana, "sal")
        copied = contribution_hash(match, seat, "sal")
        assert (await bea.ask(messages.Contribute(hash=copied)))["type"] == "done"
        assert (await bea.ask(messages.Reveal(text="sal")))["key"] == "contribution-misfit"
        assert room.state.contributions == {}
        await room.close()

    run(scene)


@pytest.mark.parametrize("hash", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "０" * 64])
def test_what_is_no_hash_is_refused(hash: str) -> None:
    async def scene() -> None:
        room, (ana, _) = await at_table(committed_table(uno()))
        assert (await ana.ask(messages.Contribute(hash=hash)))["key"] == "bad-hash"
        await room.close()

    run(scene)


@pytest.mark.parametrize("text", ["", "x" * 201, "a\nb", "\x1b"])
def test_a_text_that_no_record_could_hold_is_refused(text: str) -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(committed_table(uno()))
        for client in (ana, bea):
            await hashed(client, text)
        assert (await ana.ask(messages.Reveal(text=text)))["key"] == "bad-contribution"
        await room.close()

    run(scene)


def test_spectators_contribute_nothing() -> None:
    async def scene() -> None:
        room, _ = await at_table(committed_table(uno()))
        watching = await room.client("dan")
        assert (await watching.ask(messages.Contribute(hash="0" * 64)))["key"] == "not-seated"
        assert (await watching.ask(messages.Reveal(text="sal")))["key"] == "not-seated"
        await room.close()

    run(scene)


# -- time -----------------------------------------------------------------------------------------------


def test_when_the_time_for_hashes_is_over_the_list_is_shown_without_the_late() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(committed_table(uno()))
        await settle(3)
        await hashed(ana, "sal")  # which gives nobody more time
        await settle(1.9)
        assert room.state.phase == COMMITTED
        await settle(0.2)
        assert ana.table["hashes"] == [ana.hash_of("sal"), "", ""]
        assert (await hashed(bea, "late"))["key"] == "nothing-to-contribute"
        assert (await bea.ask(messages.Reveal(text="late")))["key"] == "nothing-to-contribute"
        await ana.ask(messages.Reveal(text="sal"))  # nobody else is waited for
        assert room.state.phase == PLAYING
        await play_on(room, [ana, bea])
        read = record.load(room.journal.records["room"], find)
        assert read.contributions == ("sal", "", "")
        assert "unproved-missing" not in [found.key for found in record.verify(read)]
        await room.close()

    run(scene)


def test_when_the_time_for_texts_is_over_a_text_not_revealed_counts_as_empty_and_missing() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(committed_table(uno()))
        await hashed(ana, "sal")
        await hashed(bea, "sugar")
        await ana.ask(messages.Reveal(text="sal"))
        await settle(4.8)
        assert room.state.phase == REVEALING
        await settle(0.3)
        assert room.state.phase == PLAYING
        assert (await bea.ask(messages.Reveal(text="sugar")))["key"] == "nothing-to-contribute"
        await play_on(room, [ana, bea])
        read = record.load(room.journal.records["room"], find)
        assert (read.contributions, bool((read.hashes or ())[1])) == (("sal", "", ""), True)
        (missing,) = [f for f in record.verify(read) if f.key == "unproved-missing"]
        assert missing.facts == {"count": 1, "deals": 2}
        await room.close()

    run(scene)


def test_if_nobody_contributes_the_match_begins_all_the_same() -> None:
    async def scene() -> None:
        room, clients = await at_table(committed_table(uno()))
        await settle(5.1)
        assert room.state.phase == PLAYING
        assert clients[0].table["hashes"] == ["", "", ""]
        await room.close()

    run(scene)


def test_a_person_who_leaves_before_the_deal_is_not_waited_for() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(committed_table(uno()))
        await hashed(ana, "sal")
        await bea.ask(messages.Leave())
        assert room.state.phase == REVEALING
        await ana.ask(messages.Reveal(text="sal"))
        assert room.state.left == {1}
        await room.close()
        room, (ana, bea) = await at_table(revealing_table(uno()))
        await ana.ask(messages.Reveal(text=contribution(0)))
        await bea.ask(messages.Leave())
        assert room.state.left == {1}
        assert room.state.contributions == {0: contribution(0)}
        await room.close()

    run(scene)


# -- crashes -----------------------------------------------------------------------------------------------


async def crash(room: Room, clients: list[Client]) -> None:
    for client in clients:
        await client.disconnect()
    await room.session.stop()
    await room.load()
    for client in clients:
        await client.reconnect()
    await settle()


def test_a_crash_between_list_and_texts_costs_nobody_their_contribution() -> None:
    async def scene() -> None:
        room, (ana, bea) = await at_table(committed_table(uno()))
        await hashed(ana, "sal")
        await crash(room, [ana, bea])
        assert (await hashed(ana, "sal"))["type"] == "done"  # sent again, since the answer may be lost
        assert (await hashed(ana, "pepper"))["key"] == "nothing-to-contribute"
        await hashed(bea, "sugar")
        hashes = ana.table["hashes"]
        assert (await ana.ask(messages.Reveal(text="sal")))["type"] == "done"
        await settle(4)
        await crash(room, [ana, bea])
        assert (bea.table["phase"], bea.table["hashes"]) == (REVEALING, hashes)
        assert (await ana.ask(messages.Reveal(text="sal")))["type"] == "done"
        assert (await ana.ask(messages.Reveal(text="pepper")))["key"] == "contribution-misfit"
        await settle(4)  # their time begins anew
        assert room.state.phase == REVEALING
        assert (await bea.ask(messages.Reveal(text="sugar")))["type"] == "done"
        assert room.state.phase == PLAYING
        assert (await stored(room)).count(ContributionRevealed) == 2
        await crash(room, [ana, bea])
        await play_on(room, [ana, bea])
        read = record.load(room.journal.records["room"], find)
        assert (read.contributions, list(read.hashes or ())) == (("sal", "sugar", ""), hashes)
        assert record.verify(read)
        await room.close()

    run(scene)


@pytest.mark.parametrize("laid", [committed_table, revealing_table])
def test_after_a_crash_to_which_nobody_comes_back_the_match_begins_by_itself(laid: Any) -> None:
    async def scene() -> None:
        room, clients = await at_table(laid(uno()))
        for client in clients:
            await client.disconnect()
        await room.session.stop()
        await room.load()
        await settle(10.1)
        assert room.state.phase == PLAYING
        await room.close()

    run(scene)


def test_no_message_says_who_has_sent_a_hash_or_a_text() -> None:
    """Until the list is known there is nothing to hear but one's own answers."""

    async def scene() -> None:
        room, (ana, bea) = await at_table(committed_table(uno()))
        heard = len(bea.lines)
        await hashed(ana, "sal")
        assert len(bea.lines) == heard
        await hashed(bea, "sugar")
        heard = len(bea.lines)
        await ana.ask(messages.Reveal(text="sal"))
        assert [json.loads(line)["type"] for _, line in bea.lines[heard:]] == []
        await room.close()

    run(scene)
