"""Presence: who is connected to a table, here or at another process."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .deadlines import Deadlines, people_expected
from .state import TableState
from .subscriber import Subscriber


class Presence:
    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self.elsewhere: dict[str, bool] = {}  # people who are connected to another process: asleep or not
        self.networks: dict[str, set[str]] = {}  # by person: of the addresses from which they came

    def add(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        if subscriber.person.id:  # anonymous spectators come and go, and nobody asks for their addresses
            self.networks.setdefault(subscriber.person.id, set()).add(subscriber.network)

    def of(self, person: str) -> Iterator[Subscriber]:
        return (subscriber for subscriber in self.subscribers if subscriber.person.id == person)

    def connected(self) -> set[str]:
        """People whose clients answer to this process, and "" for anonymous spectators."""
        return {subscriber.person.id for subscriber in self.subscribers if not subscriber.is_silent}

    def present(self) -> set[str]:
        return self.connected() | {person for person, is_asleep in self.elsewhere.items() if not is_asleep}

    def shares_address(self, subscriber: Subscriber, people: Iterable[str]) -> bool:
        """Whether one of these people may have a client's address: one that is not known may be any."""
        others = (person for person in people if person != subscriber.person.id)
        return any(subscriber.network in self.networks.get(person, {subscriber.network}) for person in others)

    def update_absence(self, person: str, state: TableState, deadlines: Deadlines, now: float) -> None:
        """Note in the deadlines whether a person is here, asleep, or away."""
        if person in self.present():
            deadlines.note_present(person)
        elif person not in people_expected(state):
            return
        elif times := [subscriber.last_message_at for subscriber in self.of(person)]:
            deadlines.note_asleep(person, max(times))
        elif person in self.elsewhere:
            deadlines.note_asleep(person, now)
        else:
            deadlines.note_away(person, now)
