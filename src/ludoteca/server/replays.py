"""Replays of whole logs, outside the event loop: one thread loads tables, another one computes histories.

A replay takes time in proportion to the length of its log, which people choose. So it never runs on the event loop, it
pauses so often that the event loop hardly waits for it, queues are bounded, and results are cached.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from itertools import count
from typing import Any, TypeVar

from ludoteca.match.log import Entry
from ludoteca.match.match import Match
from ludoteca.match.setting import Setting
from ludoteca.server import metrics
from ludoteca.server.errors import RequestRefused

WORK_SECONDS, PAUSE_SECONDS = 0.0005, 0.0005
"""A replay pauses for this long whenever it has worked for this long: the event loop gets at least half of the time."""
MAX_LOADING, MAX_HISTORIES = 1000, 64
"""How many tables and how many histories can wait; others are refused."""
SECONDS_PER_ENTRY = 0.001
"""By how much a replay is delayed for each of its entries, if others wait: short ones first, long ones not forever."""
MAX_CACHED_BYTES = 32 * 1024 * 1024
RETRY_AFTER = 2
"""Seconds after which a client that was refused may try again."""

Result = TypeVar("Result")
Item = TypeVar("Item")
Key = tuple[object, ...]


def with_pauses(items: Iterable[Item]) -> Iterator[Item]:
    """The same items; between them, the thread pauses often enough for the event loop."""
    began = time.perf_counter()
    for item in items:
        yield item
        if time.perf_counter() - began > WORK_SECONDS:
            time.sleep(PAUSE_SECONDS)
            began = time.perf_counter()


class ReplayThread:
    """A thread that works off a bounded queue, cheap work first."""

    def __init__(self, name: str, max_waiting: int) -> None:
        self.name = name
        self.max_waiting = max_waiting
        self.waiting: queue.PriorityQueue[tuple[float, int, Callable[[], None] | None]] = queue.PriorityQueue()
        self.numbers = count()
        self.thread: threading.Thread | None = None

    def check(self) -> None:
        """Refuse more work if the queue is full."""
        if self.waiting.qsize() >= self.max_waiting:
            raise RequestRefused(503, "busy", "The server is busy. Try again in a moment.", retry_after=RETRY_AFTER)

    async def run(self, cost: int, work: Callable[[], Result]) -> Result:
        """Let the thread do something that costs about as much as replaying a number of entries."""
        if self.thread is None:
            self.thread = threading.Thread(target=self.work, name=self.name, daemon=True)
            self.thread.start()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()

        def deliver(method: Callable[[Any], None], value: object) -> None:
            if not future.done():
                method(value)

        def do() -> None:
            if future.cancelled():
                return
            try:
                outcome: tuple[Callable[[Any], None], object] = (future.set_result, work())
            except Exception as error:  # noqa: BLE001 (the caller gets it)
                outcome = (future.set_exception, error)
            # The loop may be closed by now.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(deliver, *outcome)

        self.waiting.put((time.monotonic() + cost * SECONDS_PER_ENTRY, next(self.numbers), do))
        return await future

    def work(self) -> None:
        """Do what is in the queue, until the end."""
        while (item := self.waiting.get()[2]) is not None:
            item()

    def close(self) -> None:
        """End when the work in progress is done."""
        if self.thread is not None:
            self.waiting.put((0.0, -1, None))
            self.thread.join(10)


class Cache:
    """Results as bytes, up to a number of bytes; the least recently used ones are dropped first."""

    def __init__(self, max_bytes: int = MAX_CACHED_BYTES) -> None:
        self.max_bytes = max_bytes
        self.size = 0
        self.found: OrderedDict[Key, bytes] = OrderedDict()

    def get(self, key: Key) -> bytes | None:
        """A result, if it is cached."""
        if key in self.found:
            self.found.move_to_end(key)
        return self.found.get(key)

    def put(self, key: Key, result: bytes) -> None:
        """Cache a result, unless it alone would fill much of the cache."""
        if key in self.found or len(result) > self.max_bytes // 8:
            return
        self.found[key] = result
        self.size += len(result)
        while self.size > self.max_bytes:
            self.size -= len(self.found.popitem(last=False)[1])


class Replays:
    """The replays of one server process."""

    def __init__(self) -> None:
        self.loader = ReplayThread("loader", MAX_LOADING)
        self.historian = ReplayThread("historian", MAX_HISTORIES)
        self.cache = Cache()
        self.pending: dict[Key, asyncio.Task[bytes]] = {}

    async def match(self, setting: Setting, log: list[Entry]) -> Match:
        """Replay a match for a table that is loaded."""
        if not log:
            return Match(setting)
        with metrics.REPLAYS.labels("table").time():
            return await self.loader.run(len(log), lambda: Match(setting, with_pauses(log)))

    async def history(self, key: Key, cost: int, charge: Callable[[], object], work: Callable[[], bytes]) -> bytes:
        """A result from the cache; or computed, once for everybody who asks for it at the same time.

        `charge` is called before work is added to the queue, and may refuse it.
        """
        cached = self.cache.get(key)
        if cached is not None:
            return cached
        if key not in self.pending:
            self.historian.check()
            charge()
            self.pending[key] = asyncio.ensure_future(self.compute(key, self.historian.run(cost, work)))
        return await asyncio.shield(self.pending[key])

    async def compute(self, key: Key, work: Awaitable[bytes]) -> bytes:
        """Wait for a result and cache it."""
        try:
            with metrics.REPLAYS.labels("history").time():
                result = await work
            self.cache.put(key, result)
            return result
        finally:
            del self.pending[key]

    def close(self) -> None:
        """Stop both threads."""
        self.loader.close()
        self.historian.close()
