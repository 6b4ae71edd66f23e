"""The server's time, in milliseconds since 1970: the unit of all times in the server.

The system clock is read once, at the start. After that, time passes by a clock that nobody can set, so that a system
clock that jumps changes no duration. If both differ by more than a minute, the system clock was set. A process that
joins others uses their time instead of its system clock if they differ.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

MINUTE = 60 * 1000
DAY = 24 * 60 * MINUTE

STEADY = getattr(time, "CLOCK_BOOTTIME", None)
"""The clock that also counts the time when the computer sleeps, where there is one."""


def read_clock() -> int:
    """Read the system clock; tests replace this function to set another time."""
    return time.time_ns() // 1_000_000


def read_steady() -> int:
    """Read a clock that only measures durations; tests replace this function too."""
    return (time.monotonic_ns() if STEADY is None else time.clock_gettime_ns(STEADY)) // 1_000_000


@dataclass
class Start:
    """What both clocks showed at the start, and by how much the system clock differed when that was last reported."""

    clock: int
    steady: int
    reported: int = 0


_start = Start(read_clock(), read_steady())


def start() -> None:
    """Believe the system clock as it is now."""
    _start.clock, _start.steady, _start.reported = read_clock(), read_steady(), 0


def follow(at: int) -> int:
    """Use another time than that of the system clock from now on; return by how much the system clock is ahead."""
    _start.clock += at - now()
    _start.reported = clock_error()
    return _start.reported


def now() -> int:
    """The server's time."""
    return _start.clock + read_steady() - _start.steady


def clock_error() -> int:
    """By how many milliseconds the system clock is ahead of the server's time."""
    return read_clock() - now()


def new_jump() -> int | None:
    """By how much the system clock jumped since the last call, or None if it did not."""
    by = clock_error() - _start.reported
    if abs(by) <= MINUTE:
        return None
    _start.reported += by
    return by


def duration(milliseconds: int) -> str:
    """A duration in words, for logs: whole days, hours, minutes or seconds."""
    left = abs(milliseconds)
    for unit, length in (("d", DAY), ("h", 60 * MINUTE), ("min", MINUTE)):
        if left >= 2 * length:
            return f"{left // length} {unit}"
    return f"{left // 1000} s"
