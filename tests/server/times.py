"""A system clock for tests."""

from __future__ import annotations

import pytest

from ludoteca.server import times

SECOND = 1000
START = 1_700_000_000_000


class TimeOfDay:
    """A time of day that goes on only when told to, and a system clock that can be set."""

    def __init__(self) -> None:
        self.at = START
        self.error = 0
        """By how many milliseconds the system clock is wrong."""

    def __call__(self) -> int:
        return self.at

    def read(self) -> int:
        """What the system clock shows."""
        return self.at + self.error

    def wait(self, seconds: float) -> None:
        """Let time pass, for both clocks."""
        self.at += int(seconds * SECOND)

    def jump(self, seconds: float) -> None:
        """Set the system clock; no time passes."""
        self.error += int(seconds * SECOND)


def set_time(monkeypatch: pytest.MonkeyPatch) -> TimeOfDay:
    """Replace the clocks of the server."""
    clock = TimeOfDay()
    monkeypatch.setattr(times, "read_clock", clock.read)
    monkeypatch.setattr(times, "read_steady", clock)
    monkeypatch.setattr(times, "_start", times.Start(clock.read(), clock()))
    return clock
