"""The connections at one table, and sending messages to them."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from ludoteca.core.types import Seat
from ludoteca.server.live import protocol
from ludoteca.server.live.fanout import Fanout

Audience = Seat | None
"""A seat, or None for all spectators."""


class Listener(Protocol):
    """A connection at a table."""

    person: str
    token: str | None
    """The hash of the token with which it was opened."""
    audiences: list[Audience]
    is_fair: bool
    """Whether the client answers requests to contribute to the seed."""
    can_think: bool
    """Whether the client has offered to think for bots, and has answered since."""

    def send(self, message: bytes) -> None:
        """Queue a message; clients that read too slowly are disconnected."""

    def end(self, code: int, farewell: protocol.Bye) -> None:
        """Send a last message and close."""

    def become(self, person: str) -> None:
        """Belong to another person: the account to which a guest has logged in."""


@dataclass(frozen=True)
class RemotePresence:
    """The people that another process has reported as connected to it: their seats, how many watch, and when it did.

    `thinks` is true if a device there thinks for the bots.
    """

    seats: frozenset[Seat]
    spectators: int
    at: float
    thinks: bool = False


class Room:
    """Everybody connected to one table in this process, and what other processes reported."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.seated: set[Listener] = set()
        """The listeners who hold seats, so that they need not be searched for among a thousand spectators."""
        self.at_seat: dict[Seat, list[Listener]] = {}
        """The listeners at each seat, so that they need not be searched for at every move."""
        self.remote: dict[str, RemotePresence] = {}
        """Who is connected to other processes, by process."""
        self.fanout = Fanout()

    def admit(self, listener: Listener, seats: Collection[Seat]) -> None:
        """Add a connection, or move it: to the seats that its person holds, or to the spectators."""
        listener.audiences = [*seats] or [None]
        self.listeners.add(listener)
        (self.seated.add if seats else self.seated.discard)(listener)
        self.note_seats()

    def remove(self, listener: Listener) -> None:
        """Remove a connection."""
        self.listeners.discard(listener)
        self.seated.discard(listener)
        self.note_seats()

    def note_seats(self) -> None:
        """Note who is at which seat."""
        seats = sorted({seat for listener in self.seated for seat in listener.audiences if seat is not None})
        self.at_seat = {seat: [each for each in self.seated if seat in each.audiences] for seat in seats}

    # Who is here

    def audiences(self) -> list[Audience]:
        """The audiences with at least one connection in this process."""
        return [*self.at_seat, None] if self.spectators() else [*self.at_seat]

    def seats_here(self) -> list[Seat]:
        """The seats whose people are connected to this process."""
        return [*self.at_seat]

    def is_here(self, seat: Seat) -> bool:
        """Whether the person at a seat is connected, to this process or another."""
        return seat in self.at_seat or any(seat in other.seats for other in self.remote.values())

    def remote_with_seats(self) -> list[RemotePresence]:
        """What other processes reported to which people with seats are connected."""
        return [other for other in self.remote.values() if other.seats]

    def spectators(self) -> int:
        """The number of spectators in this process."""
        return len(self.listeners) - len(self.seated)

    def all_spectators(self) -> int:
        """The number of spectators in all processes."""
        return self.spectators() + sum(other.spectators for other in self.remote.values())

    def note_remote(self, process: str, seats: Collection[Seat], spectators: int, thinks: bool = False) -> None:
        """Remember who is connected to another process."""
        self.remote[process] = RemotePresence(frozenset(seats), spectators, time.monotonic(), thinks)

    def forget_remote(self, before: float) -> bool:
        """Forget processes that have reported nothing since a moment; return whether there were any."""
        recent = {process: other for process, other in self.remote.items() if other.at >= before}
        changed = len(recent) != len(self.remote)
        self.remote = recent
        return changed

    # Sending

    def send_to_audience(self, message: bytes, audience: Audience) -> None:
        """Send a message to one audience."""
        if audience is None:
            self.fanout.send(message, self.listeners - self.seated)
            return
        for listener in self.at_seat.get(audience, ()):
            listener.send(message)

    def send_to_person(self, message: bytes, person: str) -> None:
        """Send a message to every connection of a person."""
        for listener in list(self.listeners):
            if listener.person == person:
                listener.send(message)

    def broadcast_chat(self, message: bytes, muted_by: Collection[str]) -> None:
        """Send a line of chat to everybody who has not muted its author."""
        self.send_to(message, [each for each in self.listeners if each.person not in muted_by])

    def broadcast(self, message: protocol.FromServer) -> None:
        """Send a message to everybody."""
        self.send_to(protocol.encode(message), self.listeners)

    def send_to(self, message: bytes, listeners: Collection[Listener]) -> None:
        """Send a message to several connections: to seats at once, to spectators in small batches."""
        for listener in self.seated.intersection(listeners):
            listener.send(message)
        spectators = [each for each in listeners if each not in self.seated]
        if spectators:
            self.fanout.send(message, spectators)

    def disconnect_all(self, code: int, farewell: protocol.Bye) -> None:
        """Close all connections."""
        for listener in list(self.listeners):
            listener.end(code, farewell)


class RemotePresences:
    """Who is connected to other processes, by table: also at tables that are not live here."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, RemotePresence]] = {}

    def note(self, table: str, process: str, seats: Collection[Seat], spectators: int, thinks: bool = False) -> None:
        """Remember who is connected to another process."""
        presence = RemotePresence(frozenset(seats), spectators, time.monotonic(), thinks)
        self.tables.setdefault(table, {})[process] = presence

    def is_here(self, table: str, seat: Seat) -> bool:
        """Whether the person at a seat is connected to another process."""
        return any(seat in other.seats for other in self.tables.get(table, {}).values())

    def is_anybody_at(self, table: str) -> bool:
        """Whether anybody is connected to another process."""
        return any(other.seats or other.spectators for other in self.tables.get(table, {}).values())

    def forget(self, before: float) -> None:
        """Forget what was not reported again since a moment."""
        for table, others in list(self.tables.items()):
            recent = {process: other for process, other in others.items() if other.at >= before}
            if recent:
                self.tables[table] = recent
            else:
                del self.tables[table]
