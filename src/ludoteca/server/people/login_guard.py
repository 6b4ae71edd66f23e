"""Wrong guesses of passphrases and codes slow down the guesser, not the owner of the account."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.server.rate_limits import MAX_BUCKETS, too_many_requests

FREE_GUESSES = 5
"""Wrong guesses from one address for one account before the next one has to wait."""
FIRST_WAIT, LONGEST_WAIT = 2.0, 900.0
"""Seconds to wait after the last free guess; the wait doubles with each further one, up to the longest."""
FORGET_AFTER = 3600.0
"""Seconds after which wrong guesses are forgotten."""
CEILING = 100
"""Wrong guesses for one account from all addresses within that time, above which new addresses have one free guess."""
CEILING_WAIT = 60.0
"""Seconds that such an address waits after its first wrong guess; doubled as above."""

Key = tuple[str, str]
"""An address and the key of an account."""


@dataclass
class Guesses:
    """Wrong guesses: how many, when the last one was, and when the next one is allowed."""

    count: int = 0
    last: float = 0.0
    until: float = 0.0


class LoginGuard:
    """Counts wrong guesses by address and account, and by account alone, in bounded memory.

    An address that has not guessed wrong itself is never refused: the owner can always log in from elsewhere.
    """

    def __init__(
        self, *, enabled: bool = True, size: int = MAX_BUCKETS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Use a clock in seconds; `enabled=False` allows everything."""
        self.enabled = enabled
        self.size = size
        self.clock = clock
        self.guesses: OrderedDict[Key, Guesses] = OrderedDict()
        self.accounts: OrderedDict[str, Guesses] = OrderedDict()
        self.known: OrderedDict[Key, None] = OrderedDict()
        """Addresses from which somebody has logged in to an account."""

    def check(self, address: str, account: str) -> None:
        """Refuse a guess from an address that has to wait."""
        guesses = self.guesses.get((address, account))
        if self.enabled and guesses is not None and guesses.until > self.clock():
            raise too_many_requests(guesses.until - self.clock())

    def note_failure(self, address: str, account: str) -> None:
        """Count a wrong guess, and set how long the address has to wait."""
        now, key = self.clock(), (address, account)
        total = self.count(self.accounts, account, now)
        guesses = self.count(self.guesses, key, now)
        is_watched = total.count > CEILING and key not in self.known
        free, wait = (1, CEILING_WAIT) if is_watched else (FREE_GUESSES, FIRST_WAIT)
        if guesses.count >= free:
            guesses.until = now + min(wait * 2 ** min(guesses.count - free, 20), LONGEST_WAIT)

    def note_success(self, address: str, account: str) -> None:
        """Forget the wrong guesses of an address, and remember that it belongs to the account."""
        self.guesses.pop((address, account), None)
        self.known[address, account] = None
        self.known.move_to_end((address, account))
        if len(self.known) > self.size:
            self.known.popitem(last=False)

    def count(
        self, counted: OrderedDict[Key, Guesses] | OrderedDict[str, Guesses], key: Key | str, now: float
    ) -> Guesses:
        """Count one more; start again if the last one is long ago, and drop the oldest counts."""
        table: OrderedDict[Key | str, Guesses] = counted  # type: ignore[assignment]
        found = table.get(key)
        if found is None or now - max(found.last, found.until) > FORGET_AFTER:
            found = table[key] = Guesses()
        found.count, found.last = found.count + 1, now
        table.move_to_end(key)
        if len(table) > self.size:
            table.popitem(last=False)
        return found
