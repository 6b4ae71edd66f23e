"""Who thinks next: short decisions first, and addresses in turn, however many tables they have."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from itertools import count


@dataclass(eq=False)
class Ticket:
    """A decision that waits for a slot or holds one."""

    host: str
    address: str
    is_long: bool
    number: int
    turn: asyncio.Future[None] = field(repr=False)


class FairQueue:
    """Slots for decisions; an address and a host can hold only some of them at once."""

    def __init__(self, slots: int, max_per_address: int, max_per_host: int) -> None:
        self.slots = slots
        self.max_per_address = max_per_address
        self.max_per_host = max_per_host
        self.waiting: list[Ticket] = []
        self.running: list[Ticket] = []
        self.turns: dict[str, int] = {}
        """By address, the number of the last ticket that got a slot, while any of its tickets waits or runs."""
        self.numbers = count(1)

    def enter(self, host: str, address: str, is_long: bool) -> Ticket:
        """Add a decision to the queue."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        ticket = Ticket(host, address, is_long, next(self.numbers), turn)
        self.waiting.append(ticket)
        self.fill()
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """A decision is made, or no longer needed."""
        (self.running if ticket in self.running else self.waiting).remove(ticket)
        if not any(other.address == ticket.address for other in (*self.waiting, *self.running)):
            self.turns.pop(ticket.address, None)
        self.fill()

    def fill(self) -> None:
        """Give free slots to those whose turn it is."""
        while len(self.running) < self.slots and (ticket := self.next()) is not None:
            self.waiting.remove(ticket)
            self.running.append(ticket)
            self.turns[ticket.address] = next(self.numbers)
            if not ticket.turn.done():
                ticket.turn.set_result(None)

    def next(self) -> Ticket | None:
        """The decision whose turn it is, if an address and a host may hold one more slot."""
        return min(filter(self.is_allowed, self.waiting), key=self.rank, default=None)

    def is_allowed(self, ticket: Ticket) -> bool:
        """Whether neither the address nor the host of a decision holds as many slots as it can."""
        by_address = sum(other.address == ticket.address for other in self.running)
        by_host = sum(other.host == ticket.host for other in self.running)
        return by_address < self.max_per_address and by_host < self.max_per_host

    def rank(self, ticket: Ticket) -> tuple[bool, int, int]:
        """Short ones first; then those whose address had its last turn the longest ago; then in order of arrival."""
        return ticket.is_long, self.turns.get(ticket.address, 0), ticket.number

    def ahead(self, ticket: Ticket) -> int:
        """About how many decisions are made before one that waits: those of its own address, and one of each other."""
        if ticket not in self.waiting:
            return 0
        sooner = [other for other in self.waiting if self.rank(other) < self.rank(ticket)]
        own = sum(other.address == ticket.address for other in sooner)
        others = {other.address for other in sooner if other.address != ticket.address}
        return len(self.running) + own + len(others)
