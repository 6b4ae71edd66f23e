"""Sending to many spectators in small batches, so that other tables do not have to wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Protocol

BATCH = 8
"""Recipients that get a message before other work gets its turn."""
MAX_PENDING = 64
"""The most pending messages; a table that sends faster makes other tables wait."""


class Recipient(Protocol):
    """Anything that a message can be sent to."""

    def send(self, message: bytes) -> None:
        """Queue a message."""


class Fanout:
    """The messages that spectators of one table have still to get, in order."""

    def __init__(self) -> None:
        self.pending: deque[tuple[bytes, deque[Recipient]]] = deque()
        self.next: asyncio.Handle | None = None

    def send(self, message: bytes, recipients: Iterable[Recipient]) -> None:
        """Send a message: a few recipients get it now, the others soon."""
        self.pending.append((message, deque(recipients)))
        while len(self.pending) > MAX_PENDING:
            self.send_batch()
        if self.next is None:
            self.run()

    def run(self) -> None:
        """Send to the next few, and continue after everybody else had their turn."""
        self.send_batch()
        self.next = asyncio.get_running_loop().call_soon(self.run) if self.pending else None

    def send_batch(self) -> None:
        """Send to the next few."""
        message, recipients = self.pending[0]
        for _ in range(min(BATCH, len(recipients))):
            recipients.popleft().send(message)
        if not recipients:
            self.pending.popleft()

    def stop(self) -> None:
        """Drop everything that is pending."""
        self.pending.clear()
        if self.next is not None:
            self.next.cancel()
            self.next = None
