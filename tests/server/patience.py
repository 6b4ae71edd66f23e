"""Tests that come to an end by themselves, whatever hangs."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def ending_within(seconds: float) -> Iterator[None]:
    """Fail if a block takes longer, even if it waits for what takes no notice of being told to end."""

    def too_long(*_: Any) -> None:
        raise TimeoutError(f"not done within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, too_long)
    # Repeatedly, because the cleanup after the first alarm may hang too.
    signal.setitimer(signal.ITIMER_REAL, seconds, 5.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
