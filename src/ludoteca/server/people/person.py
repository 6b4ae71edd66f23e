"""The identity of a person, and a cache of recently used tokens."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

COOKIE = "ludoteca"
"""The cookie that holds a person's token."""

MAX_TOKENS = 10_000
CACHE_SECONDS = 60.0
"""Seconds until a cached token is read again: another process may have revoked it."""


@dataclass(frozen=True)
class Person:
    """A guest, somebody with an account, or a program of theirs."""

    id: str
    name: str
    account: str | None = None
    """The key by which account names are compared."""
    owner: str | None = None
    """The id of the person whose program this is."""


class TokenCache:
    """The people of recently used tokens, by token hash: not every request needs the database."""

    def __init__(self, size: int = MAX_TOKENS, clock: Callable[[], float] = time.monotonic) -> None:
        """Cache at most `size` tokens."""
        self.size = size
        self.clock = clock
        self.seen: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self.changes = 0
        """Counts calls of `forget`: a result that was read from the database before one may be stale."""

    def get(self, token_hash: str) -> Person | None:
        """The person whose token has this hash, if it is cached."""
        at, person = self.seen.get(token_hash, (float("-inf"), None))
        return person if self.clock() - at < CACHE_SECONDS else None

    def put(self, token_hash: str, person: Person, changes: int) -> None:
        """Cache the person of a token, unless `changes` is out of date."""
        if changes != self.changes:
            return
        now = self.clock()
        self.seen[token_hash] = now, person
        self.seen.move_to_end(token_hash)
        while len(self.seen) > self.size or now - next(iter(self.seen.values()))[0] >= CACHE_SECONDS:
            self.seen.popitem(last=False)

    def forget(self, person: str) -> None:
        """Remove a person's tokens from the cache."""
        self.changes += 1
        for token_hash in [each for each, (_, known) in self.seen.items() if known.id == person]:
            del self.seen[token_hash]
