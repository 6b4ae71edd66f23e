"""Who somebody is, and whose tokens were seen lately."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

COOKIE = "ludoteca"
"""The cookie that holds a person's token."""

MOST_KNOWN = 10_000
KNOWN_FOR = 60.0
"""Seconds after which the database is asked again: another process may have logged somebody out."""


@dataclass(frozen=True)
class Person:
    """A guest, somebody with an account, or a program of theirs."""

    id: str
    name: str
    account: str | None = None
    """What the account's name is compared by."""
    owner: str | None = None
    """Whose program this is."""


class Known:
    """Whose tokens were seen lately, by their hashes, so that not every request asks the database."""

    def __init__(self, most: int = MOST_KNOWN, clock: Callable[[], float] = time.monotonic) -> None:
        """Know at most so many tokens."""
        self.most = most
        self.clock = clock
        self.seen: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self.changes = 0
        """Grows whenever somebody is forgotten; who asked the database before that may have read the past."""

    def get(self, token_hash: str) -> Person | None:
        """Whose token this is, if that was seen lately."""
        at, person = self.seen.get(token_hash, (float("-inf"), None))
        return person if self.clock() - at < KNOWN_FOR else None

    def note(self, token_hash: str, person: Person, changes: int) -> None:
        """Remember whose token this is, unless somebody was forgotten since the database was asked."""
        if changes != self.changes:
            return
        now = self.clock()
        self.seen[token_hash] = now, person
        self.seen.move_to_end(token_hash)
        while len(self.seen) > self.most or now - next(iter(self.seen.values()))[0] >= KNOWN_FOR:
            self.seen.popitem(last=False)

    def forget(self, person: str) -> None:
        """Ask the database about this person's tokens again."""
        self.changes += 1
        for token_hash in [each for each, (_, known) in self.seen.items() if known.id == person]:
            del self.seen[token_hash]
