"""Nobody at a table can be taken for somebody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from fake_time import run
from session_room import Room, opened, seated_table, settle, started_table
from sobremesa.engine import BadInput
from sobremesa.games import find
from sobremesa.protocol import messages
from sobremesa.server.names import checked_name, distinct_name, skeleton
from sobremesa.server.realtime.registry import TableRegistry
from sobremesa.server.storage.entries import PersonRenamed, PlayerSeated
from sobremesa.server.storage.people import Person
from test_server_registry import store_table, taken_by, with_registry


@pytest.mark.parametrize(
    "sign", ["\ufe0f", "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u034f", "\U000e0100"]
)
def test_a_letter_that_nobody_sees_is_in_no_name(sign: str) -> None:
    for name in (sign, f"Ana{sign}", f"A{sign}na"):
        with pytest.raises(BadInput, match="bad-name"):
            checked_name(name)


@pytest.mark.parametrize("name", ["Ana", "Zoë", "Núria", "Пётр", "李雷", "محمد", "Ana 🂡", "O’Neil"])
def test_names_of_all_languages_are_names(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "other",
    [
        "ana",
        "ANA",
        "Аna",  # Cyrillic А
        "Αna",  # Greek Α
        "Ａｎａ",  # full width
        "𝐀𝐧𝐚",  # mathematical bold
        "Ana\ufe0f",
        "A n a",
    ],
)
def test_names_that_look_alike_have_one_skeleton(other: str) -> None:
    assert skeleton(other) == skeleton("Ana")
    assert distinct_name(other, ["Ana"]) != other


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bill", "BiII"), ("Bill", "Bi11"), ("Olga", "0lga"), ("Marn", "Mam"), ("Ivan", "lvan")],
)
def test_letters_and_digits_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize("other", ["Bea", "Anna", "Anä", "Àna", "Ana 2"])
def test_different_names_stay_different(other: str) -> None:
    assert distinct_name(other, ["Ana"]) == other


def test_a_number_makes_a_name_distinct_and_the_numbered_one_is_looked_at_too() -> None:
    assert distinct_name("ana", ["Ana", "Аna 2"]) == "ana 3"
    assert len(distinct_name("a" * 40, ["A" * 40])) <= 40


def test_nobody_sits_down_under_a_name_that_looks_like_anothers_or_a_bots() -> None:
    table = opened(find("uno"), "", 3, 1)

    async def seats() -> None:
        room = Room(seated_table(table)[:2])  # Ana sits there
        await room.load()
        for name in ("АNA", "Bоt 4"):
            client = await room.client(name)
            client.subscriber.person = Person(name, name)
            await client.ask(messages.Sit())
        names = [seat["name"] for seat in client.table["seats"]]
        assert names == ["Ana", "АNA 2", "Bоt 4 2", "Bot 4"]
        await room.close()

    run(seats)


def test_a_new_name_is_that_of_the_seat_unless_it_looks_like_anothers() -> None:
    async def scene() -> None:
        room = Room(seated_table(opened(find("uno"))))
        session = await room.load()
        bea, watcher = await room.client("bea"), await room.client("dan")
        await session.rename(Person("bea", "Bella"))
        await settle()
        assert [seat["name"] for seat in watcher.table["seats"]] == ["Ana", "Bella"]
        await session.rename(Person("bea", "Ana"))
        await session.rename(Person("dan", "Ana"))
        await bea.ask(messages.SendChat(text="it is me"))
        await watcher.ask(messages.SendChat(text="no, me"))
        await settle()
        assert [chat.name for chat in room.state.chat] == ["Ana 2", "Ana 3"]
        await room.close()

    run(scene)


def test_after_the_commitment_a_new_name_is_shown_at_the_table_and_the_record_keeps_the_committed_one() -> (
    None
):
    async def scene() -> None:
        room = Room(started_table(opened(find("uno"))))
        session = await room.load()
        ana, bea = await room.client("ana"), await room.client("bea")
        await session.rename(Person("bea", "Bella"))
        await settle()
        assert [seat["name"] for seat in ana.table["seats"]] == ["Ana", "Bella"]
        assert [seat.name for seat in room.match.setup.seats] == ["Ana", "Bea"]
        assert (await room.journal.read("room"))[-1] == PersonRenamed("bea", "Bella")
        await bea.ask(messages.Leave())
        assert (await ana.ask(messages.Rematch()))["type"] == "done"
        rematch = await room.journal.read(ana.table["next"])
        assert PlayerSeated(0, "ana", "Ana") in rematch
        await room.close()

    run(scene)


def test_a_new_name_reaches_seats_at_tables_that_are_not_loaded(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        bea, _ = await registry.people.create("Bea")
        table = opened(find("uno"))
        entries = {"open": seated_table(table), "playing": started_table(table)}
        for id, journal in entries.items():
            await store_table(registry, id, taken_by(journal, {"ana": "ana", "bea": bea.id}))
        await registry.rename(bea, "Bella")
        for table_of in await registry.index.list_of_person(bea.id):
            assert table_of.names == ["Ana", "Bella"]
        assert {table_of.id for table_of in await registry.index.list_of_person(bea.id)} == set(entries)

    with_registry(tmp_path, scene)
