"""How the players at a table contribute random numbers to its seed, before their match starts.

In each round, all connected players first commit to a number, then reveal it. If one of them does not reveal, nothing
of this round is used: the others play another round with new numbers, without that seat. The process that got the
request to start plays the rounds. The others ask the players who are connected to them, and forward the answers.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from ludoteca.core.types import Document, Seat
from ludoteca.server.bus.news import ASKED, COLLECT, CONTRIBUTION
from ludoteca.server.context import Context
from ludoteca.server.live import protocol
from ludoteca.server.live.room import Listener, Room
from ludoteca.server.live.rounds import COMMIT, REVEAL, Round

COMMIT_SECONDS = 3.0
"""How long the others wait for the commitment of a player."""
REVEAL_SECONDS = 6.0
"""How long they wait for the number: long enough to reconnect after a lost connection."""
MARGIN_SECONDS = 2.0
"""How much longer than its stage a copy of a round is kept, if the process that plays it says nothing more."""

SaveRound = Callable[[list[Document]], Awaitable[None]]
"""Stores the failed rounds, and the present one as if it had been interrupted."""


@dataclass
class FollowedRound:
    """A round of another process: who plays it, and until when it can last."""

    leader: str
    round: Round
    until: float

    @property
    def is_current(self) -> bool:
        """Whether answers can still be in time."""
        return time.monotonic() < self.until


class FollowedRounds:
    """The rounds that other processes play, by table: also for tables that are not live here."""

    def __init__(self) -> None:
        self.tables: dict[str, FollowedRound] = {}

    def note(self, table: str, details: Document) -> FollowedRound | None:
        """Remember the present stage of a round, or forget the round if it is over."""
        self.tables = {name: each for name, each in self.tables.items() if each.is_current and name != table}
        if details["round"] is None:
            return None
        until = time.monotonic() + details["seconds"] + MARGIN_SECONDS
        followed = FollowedRound(details["leader"], Round.copy_of(table, details), until)
        self.tables[table] = followed
        return followed


class Contributions:
    """The contributions at one table, as this process sees them."""

    def __init__(self, context: Context, table: str, room: Room) -> None:
        self.context = context
        self.table = table
        self.room = room
        self.collection: Collection | None = None
        """The rounds that this process plays."""
        self.followed: FollowedRound | None = None
        """The round that another process plays."""

    @property
    def is_busy(self) -> bool:
        """Whether the match is being started, here or by another process."""
        return self.collection is not None or self.current_round() is not None

    def current_round(self) -> Round | None:
        """The round to which players at this table can contribute now."""
        if self.collection is not None:
            return self.collection.round
        return self.followed.round if self.followed is not None and self.followed.is_current else None

    def ask(self, listener: Listener) -> Seat | None:
        """Ask a connection for what is missing of its seat: also one that was lost and is back. Return the seat."""
        current = self.current_round()
        request = current.request(listener.person) if current is not None and listener.is_fair else None
        if current is None or request is None:
            return None
        listener.send(request)
        if self.collection is not None:
            self.collection.asked.add(current.seats[listener.person])
        return current.seats[listener.person]

    def ask_everybody(self) -> set[Seat]:
        """Ask all players who are connected to this process; return the seats that can answer."""
        return {seat for listener in list(self.room.seated) if (seat := self.ask(listener)) is not None}

    def accept(self, person: str, message: protocol.Contribute) -> None:
        """Accept the answer of a person; one that comes too late, or to another question, is ignored."""
        current = self.current_round()
        if current is None or not current.accept(person, message):
            return
        if self.collection is not None:
            self.collection.answered.set()
        else:
            answer = {"round": message.round, "commitment": message.commitment, "random": message.random}
            self.context.notify(self.table, CONTRIBUTION, {"person": person, **answer})

    def follow(self, followed: FollowedRound | None) -> list[Seat]:
        """Another process plays a round: ask the players who are connected to this one, and return their seats."""
        self.followed = followed
        return sorted(self.ask_everybody()) if followed is not None else []

    def rename(self, person: str, account: str) -> None:
        """A guest has logged in to an account, which continues for the guest's seat."""
        seats = [self.collection.seats] if self.collection is not None else []
        current = self.current_round()
        for each in [*seats, current.seats] if current is not None else seats:
            if person in each:
                each.setdefault(account, each.pop(person))

    def note_asked(self, details: Document) -> None:
        """Another process reported which players it has asked."""
        collection = self.collection
        if collection is not None and collection.round is not None and collection.round.number == details["round"]:
            collection.reported.add(details["process"])
            collection.asked |= set(details["seats"])
            collection.answered.set()

    def note_contribution(self, details: Document) -> None:
        """Another process forwarded an answer."""
        if self.collection is not None:
            message = protocol.Contribute(details["round"], details["commitment"], details["random"])
            self.accept(details["person"], message)


class Collection:
    """All rounds of one start, played by this process."""

    def __init__(self, place: Contributions, terms: str, seats: dict[str, Seat]) -> None:
        self.place = place
        self.terms = terms
        self.seats = seats
        """The seat for which each person contributes."""
        self.excluded: set[Seat] = set()
        self.round: Round | None = None
        self.asked: set[Seat] = set()
        """The seats that were asked in this round."""
        self.reported: set[str] = set()
        """The other processes that have asked their players in this round."""
        self.answered = asyncio.Event()

    async def run(self, failed: list[Document], save: SaveRound) -> tuple[int, list[Document], list[Document]]:
        """Play rounds until one is complete; return its number, its contributions, and all rounds that failed."""
        while True:
            number = len(failed) + 1
            current = self.begin_round(number)
            await self.play_stage(current, COMMIT, COMMIT_SECONDS)
            if not current.commitments:
                return number, [], failed
            self.excluded |= self.asked - current.commitments.keys()
            await save([*failed, {"round": number, "refused": []}])
            await self.play_stage(current, REVEAL, REVEAL_SECONDS)
            if not current.missing:
                return number, current.contributions(), failed
            failed = [*failed, {"round": number, "refused": sorted(current.missing)}]
            self.excluded |= current.missing

    def begin_round(self, number: int) -> Round:
        """Begin a round among the seats that have not refused before."""
        seats = {person: seat for person, seat in self.seats.items() if seat not in self.excluded}
        self.round = Round(self.place.table, self.terms, number, seats)
        self.asked, self.reported = set(), set()
        return self.round

    async def play_stage(self, current: Round, stage: str, seconds: float) -> None:
        """Ask everybody who can contribute, and wait until all have answered, but not for long."""
        current.stage = stage
        self.place.ask_everybody()
        self.notify(current.document() | {"seconds": seconds})
        try:
            async with asyncio.timeout(seconds):
                while not self.is_stage_over(current):
                    self.answered.clear()
                    await self.answered.wait()
        except TimeoutError:
            return

    def is_stage_over(self, current: Round) -> bool:
        """Whether nobody's answer is missing: first of those who were asked, then of those who have committed."""
        if current.stage == REVEAL:
            return not current.missing
        has_all_reports = len(self.reported) >= self.place.context.bus.count_others()
        return has_all_reports and self.asked <= current.commitments.keys()

    def end(self) -> None:
        """Tell the other processes that nothing more is collected."""
        self.notify({"round": None})

    def notify(self, details: Document) -> None:
        """Tell the other processes what to ask their players."""
        context = self.place.context
        context.notify(self.place.table, COLLECT, {"leader": context.process, **details})


def report_asked(context: Context, table: str, followed: FollowedRound, seats: list[Seat]) -> None:
    """Tell the process that plays a round which players were asked here, so that it waits for them and no others."""
    if followed.round.stage == COMMIT:
        details = {"process": context.process, "round": followed.round.number, "seats": seats}
        context.notify(table, ASKED, details)
