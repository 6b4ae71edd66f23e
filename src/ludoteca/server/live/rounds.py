"""One round in which players contribute random numbers to a seed: what was collected, and whose answer is missing."""

from __future__ import annotations

from typing import Self

from ludoteca.core.types import Document, Seat
from ludoteca.match.fairness import OwnRound, contribution_commitment
from ludoteca.server.live import protocol

COMMIT, REVEAL = "commit", "reveal"


class Round:
    """A round: the process that starts the match decides about it, and other processes have a copy."""

    def __init__(self, table: str, terms: str, number: int, seats: dict[str, Seat]) -> None:
        self.table = table
        self.terms = terms
        self.number = number
        self.seats = seats
        """The seat for which each person may contribute."""
        self.stage = COMMIT
        self.commitments: dict[Seat, str] = {}
        self.numbers: dict[Seat, str] = {}

    @property
    def missing(self) -> set[Seat]:
        """The seats that have not answered in this stage."""
        if self.stage == COMMIT:
            return set(self.seats.values()) - self.commitments.keys()
        return self.commitments.keys() - self.numbers.keys()

    def request(self, person: str) -> bytes | None:
        """What a person is asked in this stage; None if there is nothing to answer.

        The commitments are shown only when no more of them are accepted.
        """
        seat = self.seats.get(person)
        if seat is None or seat not in self.missing:
            return None
        known = [protocol.SeatCommitment(each, self.commitments[each]) for each in sorted(self.commitments)]
        commitments = known if self.stage == REVEAL else []
        return protocol.encode(protocol.ContributionRequest(self.number, self.stage, seat, self.terms, commitments))

    def accept(self, person: str, message: protocol.Contribute) -> bool:
        """Accept the answer of a person; False if it is late, or answers another question, or does not match.

        The first commitment of a seat counts, and only the number that it was made for.
        """
        seat = self.seats.get(person)
        if seat is None or seat not in self.missing or message.round != self.number:
            return False
        if self.stage == COMMIT and message.commitment is not None:
            self.commitments[seat] = message.commitment
            return True
        return self.stage == REVEAL and message.random is not None and self.reveal(seat, message.random)

    def reveal(self, seat: Seat, random: str) -> bool:
        """Accept a number if the seat has committed to it."""
        own = OwnRound(seat, self.terms, random)
        if self.commitments[seat] != contribution_commitment(self.table, self.number, own):
            return False
        self.numbers[seat] = random
        return True

    def contributions(self) -> list[Document]:
        """The commitments and the numbers, by seat."""
        return [
            {"seat": seat, "commitment": self.commitments[seat], "random": self.numbers[seat]}
            for seat in sorted(self.numbers)
        ]

    # Between processes

    def document(self) -> Document:
        """What other processes need for a copy: never the numbers."""
        return {
            "round": self.number,
            "stage": self.stage,
            "terms": self.terms,
            "seats": self.seats,
            "commitments": [[seat, self.commitments[seat]] for seat in sorted(self.commitments)],
        }

    @classmethod
    def copy_of(cls, table: str, document: Document) -> Self:
        """A copy of a round of another process."""
        copy = cls(table, document["terms"], document["round"], document["seats"])
        copy.stage = document["stage"]
        copy.commitments = dict(document["commitments"])
        return copy
