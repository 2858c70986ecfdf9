"""Events by seat: those of its own, what the others get instead, or nothing."""

from __future__ import annotations

from types import ModuleType

import pytest

from sobremesa.engine import SPECTATOR, Event, EventKind, Events

CONSTANTS = ModuleType("events")
DREW, PEEKED, PLAYED, ASKED = range(1, 5)
vars(CONSTANTS).update(DREW=DREW, PEEKED=PEEKED, PLAYED=PLAYED, ASKED_AGAIN=ASKED, helper=9)
KINDS = {
    "drew": EventKind("seat card", others=("drew-hidden", "seat"), reveals=True),
    "peeked": EventKind("card by", private=True, owner="by"),
    "played": EventKind("seat card money"),
    "asked-again": EventKind("seat", idle=True),
}
EVENTS = Events(CONSTANTS, KINDS, lambda name, number: f"c{number}" if name == "card" else number)


def test_others_get_as_much_of_an_event_with_an_owner_as_they_may_know() -> None:
    note = (DREW, 2, 7, 0)
    assert EVENTS.event_for(note, 2) == Event("drew", {"seat": 2, "card": "c7"})
    for other in (0, 1, 7, SPECTATOR):
        assert EVENTS.event_for(note, other) == Event("drew-hidden", {"seat": 2})


def test_a_private_event_goes_to_its_owner_alone() -> None:
    note = (PEEKED, 3, 1, 0)
    assert EVENTS.event_for(note, 1) == Event("peeked", {"card": "c3", "by": 1})
    for other in (0, 3, SPECTATOR):
        assert EVENTS.event_for(note, other) is None


def test_an_event_without_an_owner_is_the_same_for_everybody() -> None:
    received = {str(EVENTS.event_for((PLAYED, 1, 2, 300), seat)) for seat in (0, 1, SPECTATOR)}
    assert received == {str(Event("played", {"seat": 1, "card": "c2", "money": 300}))}


def test_one_note_among_others_is_enough_to_reveal_or_to_change_nothing() -> None:
    plain, telling, idle = (PLAYED, 1, 2, 3), (DREW, 1, 2), (ASKED, 1)
    assert [EVENTS.reveals(notes) for notes in ([], [plain], [plain, telling])] == [False, False, True]
    assert [EVENTS.changes_nothing(notes) for notes in ([], [plain], [plain, idle])] == [False, False, True]


def test_notes_are_private_if_nobody_but_their_owners_gets_an_event() -> None:
    own, instead = (PEEKED, 3, 1), (DREW, 1, 2)
    assert EVENTS.are_private([own, own])
    assert not EVENTS.are_private([own, instead])


def test_every_name_of_an_event_is_listed_with_its_fields() -> None:
    assert EVENTS.fields() == {
        "drew": "seat card", "drew-hidden": "seat", "peeked": "card by", "played": "seat card money",
        "asked-again": "seat",
    }  # fmt: skip


def test_a_constant_without_a_kind_or_the_reverse_is_refused_by_name() -> None:
    with pytest.raises(NameError, match="peeked"):
        Events(
            CONSTANTS,
            {name: kind for name, kind in KINDS.items() if name != "peeked"},
            lambda name, number: number,
        )
    with pytest.raises(NameError, match="dreamt"):
        Events(CONSTANTS, {**KINDS, "dreamt": EventKind()}, lambda name, number: number)
