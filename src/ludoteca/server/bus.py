"""Fan-out: telling the other processes of a service that something at a table is new. They re-read what it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

ENTRIES, TABLE, CHAT = "entries", "table", "chat"


@dataclass(frozen=True)
class News:
    """Something is new at a table: entries of its match, the table itself, or the chat."""

    table: str
    what: str


Listener = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """What carries news between processes; news may get lost or come twice, for the truth lies in the store."""

    async def publish(self, news: News, source: Listener) -> None:
        """Tell every other listener."""

    def listen(self, listener: Listener) -> None:
        """Hear what others publish."""

    def leave(self, listener: Listener) -> None:
        """Hear no more."""


class MemoryBus:
    """News inside one process."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    async def publish(self, news: News, source: Listener) -> None:
        """Tell every other listener."""
        for listener in self.listeners:
            if listener != source:
                await listener(news)

    def listen(self, listener: Listener) -> None:
        """Hear what others publish."""
        self.listeners.append(listener)

    def leave(self, listener: Listener) -> None:
        """Hear no more."""
        self.listeners.remove(listener)
