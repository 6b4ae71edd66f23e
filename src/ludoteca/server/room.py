"""A room with a table: everybody who is connected, and what each of them is told; secrets stay at their seats."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import asdict, dataclass
from functools import cache
from typing import Protocol

from ludoteca.core.types import Document, Seat
from ludoteca.match.clocks import NONE
from ludoteca.match.log import ACT, Entry
from ludoteca.match.match import Match
from ludoteca.server import wire
from ludoteca.server.house import House
from ludoteca.server.lobby import RUNNING, TableRow
from ludoteca.server.spreading import Spreading
from ludoteca.server.times import now

Audience = Seat | None
"""A seat, or None for everybody who watches."""


class Listener(Protocol):
    """Somebody connected to a table."""

    person: str
    audiences: list[Audience]

    def send(self, message: bytes) -> None:
        """Queue a message; who reads too slowly is cut off."""

    def end(self, code: int, farewell: wire.Bye) -> None:
        """Say goodbye and close."""


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected to another process: the seats, how many watch, and when it said so."""

    seats: frozenset[Seat]
    watching: int
    at: float


class Room:
    """A table as people see it."""

    def __init__(self, house: House, row: TableRow) -> None:
        self.house = house
        self.row = row
        self.match: Match | None = None
        self.listeners: set[Listener] = set()
        self.seated: set[Listener] = set()
        """Those of the listeners who hold seats: they are few, and are not looked for among a thousand who watch."""
        self.shown: dict[Audience, Document] = {}
        """The view that every audience has been sent last."""
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who is connected to other processes, by process."""
        self.touched = time.monotonic()
        self.spreading = Spreading()

    @property
    def id(self) -> str:
        """The table's name in links."""
        return self.row.id

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return self.match.length if self.match else 0

    def since(self) -> int:
        """When the present decision began."""
        match = self.match
        if match is None or match.timed_from == 0:
            return self.row.started or now()
        return match.log[match.timed_from - 1].at

    def spent(self, seat: Seat | None) -> int:
        """Milliseconds that count for the present decision; nobody counts a bot's, nor those when nobody served."""
        if self.match is None or seat is None or self.match.holders[seat].bot is not None:
            return 0
        return self.house.outages.charged(self.since(), now())

    # What people see

    def document(self) -> Document:
        """The table as everybody there may know it."""
        match = self.match
        document = self.row.document()
        for seat, held in enumerate(document["seats"]):
            held["here"] = held["kind"] == "bot" or self.is_here(seat)
            held["absent"] = False
            if match is not None and self.row.phase == RUNNING:
                held["absent"] = seat in match.absent
                held["bot"] = match.holders[seat].bot
        return document | {"entry": self.length, "to_move": match.to_move if match else None}

    def is_here(self, seat: Seat) -> bool:
        """Whether somebody who holds the seat is connected, here or to another process."""
        if any(seat in listener.audiences for listener in self.seated):
            return True
        return any(seat in other.seats for other in self.elsewhere.values())

    def audiences(self) -> list[Audience]:
        """For whom views are needed."""
        seats: set[Audience] = {seat for listener in self.seated for seat in listener.audiences}
        return [*seats, None] if self.watching() else [*seats]

    def clock(self) -> Document | None:
        """The clocks as everybody may see them, with how long the present decision has taken."""
        match = self.match
        if match is None or match.setting.clock.kind == NONE:
            return None
        document = match.hourglass.document(match.to_move)
        return None if document is None else document | {"running": self.spent(match.to_move)}

    def asked(self) -> Document | None:
        """The question that lies on the table."""
        asked = self.match.asked if self.match else None
        if asked is None or self.match is None:
            return None
        agreed = [seat for seat, holder in enumerate(self.match.holders) if holder.person in asked.agreed]
        question = asdict(asked.question) | {"of": asked.question.seat, "seat": asked.seat}
        return question | {"agreed": agreed}

    def result(self) -> Document | None:
        """How the match ended."""
        return asdict(self.match.result) if self.match and self.match.result else None

    def publish(self, number: int, entry: Entry, events: list[Document]) -> None:
        """Tell every audience what an entry changed, encoded once for each."""
        match = self.match
        assert match is not None
        audiences = self.audiences()
        mark = entry.mark.partition(".")[2] or None
        clock, asked, result = self.clock(), self.asked(), self.result()
        before, compared = self.shown, wire.Compared()
        self.shown = dict(zip(audiences, match.state.views(audiences), strict=True))
        for audience, view in list(self.shown.items()):
            shown = before.get(audience)
            if shown is None:
                # Who has only just come to watch, because the seat is not theirs any more.
                self.tell(self.view_message(audience), audience)
                continue
            changed, added = wire.changes(shown, view, compared)
            update = wire.Update(
                since=number,
                entry=number + 1,
                seat=audience,
                changed=changed,
                added=added,
                events=match.state.as_seen(events, audience),
                kind=entry.kind,
                by=entry.seat,
                mark=mark,
                clock=clock,
                asked=asked,
                result=result,
            )
            self.tell(wire.encode(update), audience)
        if entry.kind not in (ACT,) or result is not None:
            self.announce()

    def tell(self, message: bytes, audience: Audience) -> None:
        """Send a message to everybody of an audience."""
        self.spread(message, [each for each in self.listeners if audience in each.audiences])

    def tell_person(self, message: bytes, person: str) -> None:
        """Send a message to everything that a person has open."""
        for listener in list(self.listeners):
            if listener.person == person:
                listener.send(message)

    def pass_on(self, message: bytes, deaf: Collection[str]) -> None:
        """Send a line of the chat to everybody who wants to hear it."""
        self.spread(message, [each for each in self.listeners if each.person not in deaf])

    def tell_all(self, message: wire.FromServer) -> None:
        """Send a message to everybody once."""
        self.spread(wire.encode(message), self.listeners)

    def spread(self, message: bytes, listeners: Collection[Listener]) -> None:
        """Send a message to several: to the seats at once, to a crowd of watchers a few at a time."""
        for listener in self.seated.intersection(listeners):
            listener.send(message)
        watchers = [each for each in listeners if each not in self.seated]
        if watchers:
            self.spreading.tell(message, watchers)

    def announce(self) -> None:
        """Show everybody the table anew."""
        if self.listeners:
            self.tell_all(wire.TableNews(self.document()))

    def show_presence(self) -> None:
        """Tell everybody who is there."""
        self.tell_all(self.presence())

    def presence(self) -> wire.Presence:
        """Who is there."""
        watching = self.watching() + sum(other.watching for other in self.elsewhere.values())
        here = [row.bot is not None or self.is_here(seat) for seat, row in enumerate(self.row.seats)]
        return wire.Presence(here, watching)

    def watching(self) -> int:
        """How many watch in this process."""
        return len(self.listeners) - len(self.seated)

    def view_message(self, audience: Audience) -> bytes:
        """Everything an audience may know now."""
        assert self.match is not None
        view = self.match.state.view(audience)
        self.shown[audience] = view
        return wire.encode(wire.View(self.length, audience, view, [], self.clock(), self.asked(), self.result()))

    def show_all(self) -> None:
        """Show everybody everything anew."""
        self.announce()
        if self.match is not None:
            for audience in self.audiences():
                self.tell(self.view_message(audience), audience)

    def gap_message(self, match: Match, audience: Audience, have: int | None) -> bytes | None:
        """What has changed since the entry that a client has, or None if it is better shown everything.

        The view it has is not remembered anywhere: it is made again from the log.
        """
        if have is None or not 0 <= have <= match.length:
            return None
        missed = match.log[have:]
        if any(entry.kind != ACT for entry in missed):
            return None
        then = Match(match.setting, match.log[:have])
        before = then.state.view(audience)
        events = [event for entry in missed for event in then.add(entry)]
        view = match.state.view(audience)
        self.shown[audience] = view
        changed, added = wire.changes(before, view)
        seen = match.state.as_seen(events, audience)
        update = wire.Update(have, match.length, audience, changed, added, seen, "gap")
        update.clock, update.asked, update.result = self.clock(), self.asked(), self.result()
        return wire.encode(update)

    def place(self, listener: Listener) -> None:
        """Somebody comes, or changes places: to the seats they hold, or among those who watch."""
        held: list[Audience] = [*self.row.seats_of(listener.person)]
        listener.audiences = held or [None]
        self.listeners.add(listener)
        (self.seated.add if held else self.seated.discard)(listener)

    def exit(self, listener: Listener) -> None:
        """Somebody is gone; their seat is kept and shown as away."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.seated.discard(listener)
            self.touched = time.monotonic()
            present = set(self.audiences())
            self.shown = {audience: view for audience, view in self.shown.items() if audience in present}
            self.show_presence()


@cache
def version() -> str:
    """The version of this program."""
    from importlib.metadata import version as installed

    return installed("ludoteca")
