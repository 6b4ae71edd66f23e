"""Clocks: how much time a seat has. All times are whole milliseconds and are passed in by the caller."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from ludoteca.core.errors import BadOption
from ludoteca.core.types import Document, Seat, whole

NONE, MOVE, BANK, DAYS = "none", "move", "bank", "days"
DAY = 24 * 3600
LONGEST = {MOVE: 24 * 3600, BANK: 24 * 3600, DAYS: 30}
"""The largest amounts: seconds per turn, seconds in the bank, days per turn."""


@dataclass(frozen=True)
class Clock:
    """The kind of clock of a match.

    `none`: no clock. `move`: seconds for each turn. `bank`: seconds for the match, and an increment after each turn.
    `days`: days for each turn.
    """

    kind: str = NONE
    amount: int = 0
    increment: int = 0

    @property
    def allowance(self) -> int:
        """Milliseconds at the start of a turn or of the match."""
        return self.amount * (DAY if self.kind == DAYS else 1) * 1000


NO_CLOCK = Clock()


def check_clock(clock: Clock) -> None:
    """Refuse a clock of an unknown kind or with impossible amounts."""
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


class SeatClocks:
    """The time of every seat in a match: the time left, and the time used in the present turn."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.bank = [clock.allowance] * players
        self.untimed: set[Seat] = set()
        """Seats of bots, which have no time limit."""
        self.used = 0
        """The time used in the present turn, its earlier actions included."""

    def spend(self, seat: Seat, milliseconds: int) -> None:
        """Subtract time that a seat has used."""
        if seat in self.untimed:
            return
        self.used += milliseconds
        if self.clock.kind == BANK:
            self.bank[seat] = max(0, self.bank[seat] - milliseconds)

    def end_turn(self, seat: Seat) -> None:
        """End a turn: the next one has used no time yet, and a bank gets its increment."""
        self.used = 0
        if self.clock.kind == BANK and seat not in self.untimed:
            self.bank[seat] += self.clock.increment * 1000

    def release(self, seat: Seat) -> None:
        """Stop the clock of a seat, because a bot plays for it."""
        self.untimed.add(seat)

    def time_left(self, seat: Seat) -> int | None:
        """Milliseconds that a seat has for its present decision, or None without a limit."""
        if self.clock.kind == NONE or seat in self.untimed:
            return None
        return self.bank[seat] if self.clock.kind == BANK else max(0, self.clock.allowance - self.used)

    def document(self, to_move: Seat | None) -> Document | None:
        """The clock for views: the time that each seat had when the present decision began, null for bots."""
        if self.clock.kind == NONE:
            return None
        left = [None if seat in self.untimed else time for seat, time in enumerate(self.bank)]
        if to_move is not None:
            left[to_move] = self.time_left(to_move)
        return {**asdict(self.clock), "left": left}
