"""Clocks: how much time a seat has. All times are whole milliseconds, and come from outside."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from ludoteca.core.errors import BadOption
from ludoteca.core.types import Document, Seat, whole

NONE, MOVE, BANK, DAYS = "none", "move", "bank", "days"
DAY = 24 * 3600
LONGEST = {MOVE: 24 * 3600, BANK: 24 * 3600, DAYS: 30}
"""Seconds per turn, seconds in the bank, days per turn."""


@dataclass(frozen=True)
class Clock:
    """How time is counted.

    `none`; `move`: seconds for each turn; `bank`: seconds for the match, and an increment after each turn; `days`: days
    for each turn.
    """

    kind: str = NONE
    amount: int = 0
    increment: int = 0

    @property
    def allowance(self) -> int:
        """Milliseconds at the start, of a turn or of the match."""
        return self.amount * (DAY if self.kind == DAYS else 1) * 1000


NO_CLOCK = Clock()


def check_clock(clock: Clock) -> None:
    """Refuse a clock that does not exist or makes no sense."""
    if clock.kind == NONE:
        if clock.amount or clock.increment:
            raise BadOption("errors-clock-none")
        return
    if clock.kind not in LONGEST:
        raise BadOption("errors-clock-kind", kind=repr(clock.kind))
    most = LONGEST[clock.kind]
    if whole(clock.amount) not in range(1, most + 1):
        raise BadOption("errors-clock-amount", kind=repr(clock.kind), most=most, amount=repr(clock.amount))
    if whole(clock.increment) not in range(3601) or (clock.increment and clock.kind != BANK):
        raise BadOption("errors-clock-increment")


class Hourglass:
    """The time of every seat in a match: what is left, and what the present turn has used."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.bank = [clock.allowance] * players
        self.untimed: set[Seat] = set()
        """Seats of bots: how long they think is not theirs to answer for."""
        self.used = 0
        """What the present turn has used so far, with its earlier actions."""

    def spend(self, seat: Seat, milliseconds: int) -> None:
        """A seat has used so much of its time."""
        if seat in self.untimed:
            return
        self.used += milliseconds
        if self.clock.kind == BANK:
            self.bank[seat] = max(0, self.bank[seat] - milliseconds)

    def end_turn(self, seat: Seat) -> None:
        """A turn is over: the next one has used nothing yet, and a bank grows by its increment."""
        self.used = 0
        if self.clock.kind == BANK and seat not in self.untimed:
            self.bank[seat] += self.clock.increment * 1000

    def release(self, seat: Seat) -> None:
        """A bot plays for a seat: its time stands still."""
        self.untimed.add(seat)

    def left(self, seat: Seat) -> int | None:
        """Milliseconds that a seat has for the decision it faces, or None if nobody counts."""
        if self.clock.kind == NONE or seat in self.untimed:
            return None
        return self.bank[seat] if self.clock.kind == BANK else max(0, self.clock.allowance - self.used)

    def document(self, to_move: Seat | None) -> Document | None:
        """What everybody may see: what each seat had when the present decision began, null for bots."""
        if self.clock.kind == NONE:
            return None
        left = [None if seat in self.untimed else time for seat, time in enumerate(self.bank)]
        if to_move is not None:
            left[to_move] = self.left(to_move)
        return {**asdict(self.clock), "left": left}
