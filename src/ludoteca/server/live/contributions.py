"""The rounds in which the players at a table contribute random numbers to the seed, before their match starts.

In each round, all connected players first commit to a number, then reveal it. If one of them does not reveal, nothing
of this round is used: the others play another round with new numbers, without that seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludoteca.core.types import Document, Seat
from ludoteca.match.fairness import OwnRound, contribution_commitment
from ludoteca.server.live import protocol
from ludoteca.server.live.room import Listener, Room

STAGE_SECONDS = 3.0
"""How long the others wait for a player in each stage of a round."""

COMMIT, REVEAL = "commit", "reveal"

SaveRound = Callable[[list[Document]], Awaitable[None]]
"""Stores the failed rounds, and the present one as if it had been interrupted."""


class Round:
    """One round: who was asked, and what they answered."""

    def __init__(self, table: str, terms: str, number: int, asked: set[Seat]) -> None:
        self.table = table
        self.terms = terms
        self.number = number
        self.asked = asked
        self.stage = COMMIT
        self.commitments: dict[Seat, str] = {}
        self.numbers: dict[Seat, str] = {}

    @property
    def is_stage_over(self) -> bool:
        """Whether nobody's answer is missing in this stage."""
        return self.commitments.keys() >= self.asked if self.stage == COMMIT else not self.refused

    @property
    def refused(self) -> list[Seat]:
        """The seats that committed to a number and have not revealed it."""
        return sorted(self.commitments.keys() - self.numbers.keys())

    def commit(self, seat: Seat, commitment: str) -> None:
        """Accept a commitment: the first of a seat counts."""
        if self.stage == COMMIT and seat in self.asked:
            self.commitments.setdefault(seat, commitment)

    def reveal(self, seat: Seat, random: str) -> None:
        """Accept a number if the seat has committed to it."""
        own = OwnRound(seat, self.terms, random)
        committed = self.commitments.get(seat)
        if self.stage == REVEAL and committed == contribution_commitment(self.table, self.number, own):
            self.numbers[seat] = random

    def contributions(self) -> list[Document]:
        """The commitments and the numbers, by seat."""
        return [
            {"seat": seat, "commitment": self.commitments[seat], "random": self.numbers[seat]}
            for seat in sorted(self.numbers)
        ]


class Collection:
    """All rounds of one start, among the connections of this process."""

    def __init__(self, room: Room, table: str, terms: str, seats: dict[str, Seat]) -> None:
        self.room = room
        self.table = table
        self.terms = terms
        self.seats = seats
        """The seat for which each person contributes."""
        self.excluded: set[Seat] = set()
        self.round: Round | None = None
        self.answered = asyncio.Event()

    async def run(self, failed: list[Document], save: SaveRound) -> tuple[int, list[Document], list[Document]]:
        """Play rounds until one is complete; return its number, its contributions, and all rounds that failed."""
        while True:
            number = len(failed) + 1
            current = self.round = Round(self.table, self.terms, number, self.able_seats())
            await self.play_stage(COMMIT)
            if not current.commitments:
                return number, [], failed
            self.excluded |= current.asked - current.commitments.keys()
            await save([*failed, {"round": number, "refused": []}])
            await self.play_stage(REVEAL)
            if not current.refused:
                return number, current.contributions(), failed
            failed = [*failed, {"round": number, "refused": current.refused}]
            self.excluded |= set(current.refused)

    def able(self) -> list[tuple[Seat, Listener]]:
        """The connections that can contribute, with their seats."""
        held = [(self.seats[each.person], each) for each in self.room.seated if each.person in self.seats]
        return [(seat, each) for seat, each in held if each.is_fair and seat not in self.excluded]

    def able_seats(self) -> set[Seat]:
        """The seats whose people can contribute."""
        return {seat for seat, _ in self.able()}

    async def play_stage(self, stage: str) -> None:
        """Ask everybody who can contribute, and wait until all have answered, but not for long."""
        current = self.round
        assert current is not None
        current.stage = stage
        for seat, listener in self.able():
            listener.send(self.request(current, seat))
        try:
            async with asyncio.timeout(STAGE_SECONDS):
                while not current.is_stage_over:
                    self.answered.clear()
                    await self.answered.wait()
        except TimeoutError:
            return

    def request(self, current: Round, seat: Seat) -> bytes:
        """Ask a seat for its commitment, or for its number, now that all commitments are known."""
        known = [protocol.SeatCommitment(each, current.commitments[each]) for each in sorted(current.commitments)]
        commitments = known if current.stage == REVEAL else []
        return protocol.encode(
            protocol.ContributionRequest(current.number, current.stage, seat, self.terms, commitments)
        )

    def accept(self, person: str, message: protocol.Contribute) -> None:
        """Accept the answer of a person; one that comes too late, or to another question, is ignored."""
        seat, current = self.seats.get(person), self.round
        if seat is None or current is None or current.number != message.round:
            return
        if message.commitment is not None:
            current.commit(seat, message.commitment)
        elif message.random is not None:
            current.reveal(seat, message.random)
        self.answered.set()
