"""What a crowd is told leaves a few at a time: who plays at other tables does not wait for a thousand watchers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Protocol

AT_ONCE = 8
"""Watchers who are told before others get their turn."""
MOST_PENDING = 64
"""Messages that may wait; a table that is quicker than its watchers are told holds others up after all."""


class Listener(Protocol):
    """Somebody who is told."""

    def send(self, message: bytes) -> None:
        """Take a message."""


class Spreading:
    """What the watchers of one table have still to be told, each of them in order."""

    def __init__(self) -> None:
        self.pending: deque[tuple[bytes, deque[Listener]]] = deque()
        self.next: asyncio.Handle | None = None

    def tell(self, message: bytes, watchers: Iterable[Listener]) -> None:
        """Tell all of them something: at once if they are few, else a few now and the others soon."""
        self.pending.append((message, deque(watchers)))
        while len(self.pending) > MOST_PENDING:
            self.tell_some()
        if self.next is None:
            self.go_on()

    def go_on(self) -> None:
        """Tell the next few, and come back for the others after everybody else had their turn."""
        self.tell_some()
        self.next = asyncio.get_running_loop().call_soon(self.go_on) if self.pending else None

    def tell_some(self) -> None:
        """Tell the next few."""
        message, watchers = self.pending[0]
        for _ in range(min(AT_ONCE, len(watchers))):
            watchers.popleft().send(message)
        if not watchers:
            self.pending.popleft()

    def stop(self) -> None:
        """Tell nobody anything more."""
        self.pending.clear()
        if self.next is not None:
            self.next.cancel()
            self.next = None
