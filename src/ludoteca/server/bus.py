"""Fan-out: telling the other processes of a service what is new at a table, and which of them are there.

News may get lost or come twice, for the truth lies in the store: whoever may have missed something reads it there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from ludoteca.core.types import Document

ENTRIES, TABLE, CHAT, PRESENCE = "entries", "table", "chat", "presence"
PERSON, OUTAGE = "person", "outage"
MISSED, KEEPERS = "missed", "keepers"


@dataclass(frozen=True)
class News:
    """Something is new: at a table its entries, itself, its chat, or who is there; a person's tokens; an outage.

    A bus has news of its own: that others' may have been missed, and that other processes keep the tables now.
    """

    table: str
    what: str
    more: Document = field(default_factory=dict)


Listener = Callable[[News], None]


class Bus(Protocol):
    """What carries news between processes."""

    def publish(self, news: News, source: Listener) -> None:
        """Tell every other listener; nobody is waited for."""

    def listen(self, listener: Listener) -> None:
        """Hear what others publish."""

    def leave(self, listener: Listener) -> None:
        """Hear no more."""

    def keeps(self, table: str) -> bool:
        """Whether this process is the one that lets bots think and clocks ring at a table.

        While processes do not agree, several may be, and no harm is done: the store takes each entry once.
        """


class MemoryBus:
    """News inside one process."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def publish(self, news: News, source: Listener) -> None:
        """Tell every other listener."""
        for listener in self.listeners:
            if listener != source:
                listener(news)

    def listen(self, listener: Listener) -> None:
        """Hear what others publish."""
        self.listeners.append(listener)

    def leave(self, listener: Listener) -> None:
        """Hear no more."""
        self.listeners.remove(listener)

    def keeps(self, table: str) -> bool:
        """There is nobody else."""
        return True
