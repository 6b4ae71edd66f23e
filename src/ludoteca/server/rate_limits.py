"""Rate limits per address, person or connection, in bounded memory."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.server.errors import RequestRefused

MAX_BUCKETS = 50_000
"""The most buckets in memory; the least recently used one is dropped first."""


@dataclass(frozen=True)
class Rate:
    """At most `burst` at once, and one more after every `every` seconds."""

    burst: int
    every: float


REFUSAL_DELAY = 1.0
"""Seconds by which the refusal of a request over its limit is delayed, so that refusals do not keep the server busy.

The delay is multiplied by a random factor from 1 to 2, so that clients refused together do not retry together."""

BLOCK_SECONDS = (2.0, 12.0)
"""After a client was disconnected because it read too slowly, it is blocked for a random time between these."""
DOUBLE_AFTER, MAX_DOUBLINGS, FORGET_AFTER = 3, 4, 600.0
"""From the fourth disconnection on, the block doubles each time, at most four times. The count starts again 600 seconds
after the last block has ended. A bad connection gets a few chances; a client that never reads cannot keep reopening
sockets."""

RATES = {
    # These are generous for addresses: a café or a school shares one.
    "guests": Rate(30, 20.0),
    "requests": Rate(150, 0.02),
    "pages": Rate(600, 0.01),
    "connect": Rate(200, 0.25),
    "replays": Rate(300, 0.1),
    "analyses": Rate(20, 15.0),
    "tables_address": Rate(60, 5.0),
    "login_address": Rate(30, 10.0),
    "tables": Rate(12, 20.0),
    "join": Rate(30, 5.0),
    "chat": Rate(8, 2.0),
    "reports": Rate(5, 300.0),
    "names": Rate(10, 30.0),
    "passphrase": Rate(10, 30.0),
    "programs": Rate(10, 60.0),
    "export": Rate(5, 60.0),
    "imports": Rate(30, 20.0),
    "thinking": Rate(300, 0.5),
    "hints": Rate(10, 5.0),
    "previews": Rate(60, 0.2),
    "messages": Rate(60, 1 / 30),
    "replayed": Rate(60_000, 1 / 600),
    "hello": Rate(60, 0.5),
    "hello_address": Rate(600, 0.05),
    "undo": Rate(60, 0.5),
    "undo_address": Rate(600, 0.05),
    "ask": Rate(20, 3.0),
    "ask_address": Rate(300, 0.2),
}
"""The key is an address for guests, requests, pages, connect, replays, replayed, analyses, and those that end in
"_address"; a connection for messages; a person for all others. A replay takes one token of "replayed" for each entry of
the log. `people/login_guard.py` limits wrong guesses of passphrases."""


class RateLimits:
    """Token buckets by kind and key. All that is stored of a bucket is when it will be full again."""

    def __init__(
        self, *, enabled: bool = True, max_buckets: int = MAX_BUCKETS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Use a clock in seconds; `enabled=False` allows everything."""
        self.enabled = enabled
        self.max_buckets = max_buckets
        self.clock = clock
        self.full_at: OrderedDict[tuple[str, str], float] = OrderedDict()
        self.blocks: OrderedDict[str, tuple[float, int]] = OrderedDict()
        """By the hash of a token: when its block ends, and how often its client was disconnected."""

    def check(self, kind: str, key: str, max_wait: float = 0.0, amount: int = 1) -> float:
        """Take a token, or an amount of them, or refuse and say when there will be enough; return the seconds to wait.

        With a `max_wait`, tokens may be taken in advance if they will be there within that many seconds. More than a
        burst counts as a burst.
        """
        rate = RATES[kind]
        if not self.enabled:
            return 0.0
        now = self.clock()
        full_at = max(now, self.full_at.get((kind, key), now)) + min(amount, rate.burst) * rate.every
        wait = full_at - rate.burst * rate.every - now
        # The hundredth allows for rounding errors of the floats.
        if wait > max_wait + rate.every / 100:
            raise too_many_requests(wait - max_wait)
        self.full_at[kind, key] = full_at
        self.full_at.move_to_end((kind, key))
        self.drop_old_buckets(now)
        return max(0.0, wait)

    async def wait(self, kind: str, key: str) -> None:
        """Wait for a token and take it."""
        while True:
            try:
                self.check(kind, key)
                return
            except RequestRefused as refused:
                await asyncio.sleep(refused.retry_after or 1)

    def block(self, token_hash: str) -> None:
        """Block a client that read too slowly for a while, by the hash of its token."""
        if not self.enabled:
            return
        now = self.clock()
        until, times = self.blocks.get(token_hash, (now, 0))
        times = times + 1 if now < until + FORGET_AFTER else 1
        wait = random.uniform(*BLOCK_SECONDS) * 2 ** min(max(0, times - DOUBLE_AFTER), MAX_DOUBLINGS)
        self.blocks[token_hash] = max(until, now + wait), times
        self.blocks.move_to_end(token_hash)
        if len(self.blocks) > self.max_buckets:
            self.blocks.popitem(last=False)

    def block_left(self, token_hash: str) -> float:
        """How many more seconds a token is blocked."""
        until, _ = self.blocks.get(token_hash, (0.0, 0))
        return max(0.0, until - self.clock())

    def drop_old_buckets(self, now: float) -> None:
        """Drop buckets that are full again, a few at a time, and the oldest ones if there are too many."""
        for _ in range(2):
            oldest = next(iter(self.full_at))
            if self.full_at[oldest] <= now or len(self.full_at) > self.max_buckets:
                del self.full_at[oldest]
            if not self.full_at:
                return


def too_many_requests(wait: float) -> RequestRefused:
    """The refusal of a request over its limit."""
    seconds = math.ceil(wait)
    return RequestRefused(429, "slow_down", f"Too many requests. Try again in {seconds} s.", retry_after=seconds)
