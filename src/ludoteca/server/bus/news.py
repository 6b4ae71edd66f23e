"""News between the processes of one server: what has changed at a table, and which processes there are.

News may get lost or arrive twice. The store is authoritative: a process that may have missed something reads it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from ludoteca.core.types import Document

ENTRIES, TABLE, CHAT, PRESENCE = "entries", "table", "chat", "presence"
PERSON, ADDRESS, OUTAGE = "person", "address", "outage"
COLLECT, ASKED, CONTRIBUTION = "collect", "asked", "contribution"
MISSED, OWNERS = "missed", "keepers"


@dataclass(frozen=True)
class News:
    """Something has changed: a table's entries, the table, chat or presence; a person's tokens or address; an outage.

    While a match starts, its processes also exchange what its players contribute to the seed.
    The bus adds its own: news may have been missed, or the owners of tables have changed.
    """

    table: str
    what: str
    more: Document = field(default_factory=dict)


Receiver = Callable[[News], None]
"""What a process does with news."""


class Bus(Protocol):
    """What carries news between processes."""

    @property
    def is_alone(self) -> bool:
        """Whether there cannot be another process, so that news need not be written."""

    def publish(self, news: News, sender: str) -> None:
        """Send news to every other process, without waiting for any of them."""

    def listen(self, receiver: Receiver, process: str) -> None:
        """Receive the news of other processes."""

    def stop_listening(self, receiver: Receiver) -> None:
        """Receive no more news."""

    def count_others(self) -> int:
        """How many other processes there are, as far as this one knows."""

    def owns(self, table: str) -> bool:
        """Whether this process is the one that runs the bots and clocks of a table.

        While processes disagree, several may do so without harm: the store accepts each entry only once.
        """
