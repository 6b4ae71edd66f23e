"""The server's bots: they compute moves in threads, from what their seat may see, and addresses get equal shares."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

import structlog

from ludoteca.core.state import State
from ludoteca.core.types import Action
from ludoteca.search.baselines import player_luck
from ludoteca.search.beliefs import DOUBT
from ludoteca.search.hints import Hint, hint_from_known
from ludoteca.search.levels import thinks_ahead
from ludoteca.search.players import Player, player
from ludoteca.search.warning import compare_action
from ludoteca.server import metrics
from ludoteca.server.bots.fairness import FairQueue, Ticket
from ludoteca.server.bots.warmup import Warmup

log = structlog.get_logger("ludoteca.bots")

MAX_TABLES_PER_HOST = 2
"""How many tables of one host can have bots that compute at the same time; the host's other tables wait."""
MAX_ADDRESSES = 50_000
"""How many people's addresses are remembered."""
HINT_SECONDS = 1.0
"""Seconds for computing a hint."""
FALLBACK_LEVEL = "random"
"""The level that replaces a bot after an error: any move is better than a match that never continues."""

IDLE_CHECK_SECONDS = 0.1
"""How often work that can wait checks whether decisions wait for a thread."""
LOWEST_PRIORITY = 19
Result = TypeVar("Result")


def yield_to_others() -> None:
    """Give this thread the lowest priority, where threads have one of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWEST_PRIORITY)


class BotPool:
    """Threads that compute decisions, short ones first, for one address after another.

    One thread is never used by an address that uses all others, so that nobody else waits long.
    """

    def __init__(self, threads: int, warmup: Warmup) -> None:
        self.warmup = warmup
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="thinker")
        self.local = threading.local()
        self.queue = FairQueue(threads, max(1, threads - 1), MAX_TABLES_PER_HOST)
        self.tickets: dict[int, tuple[FairQueue, Ticket]] = {}
        """The decisions that wait or are computed, by the id of their state."""
        self.addresses: OrderedDict[str, str] = OrderedDict()
        """From which address people have last opened a table or connected."""
        self.idle = ThreadPoolExecutor(1, thread_name_prefix="analyst", initializer=yield_to_others)
        """For work that nobody waits for at a table; its thread gets only what the others leave."""
        self.stopping = False

    def note_address(self, person: str, address: str) -> bool:
        """Remember the address of a person, who may be the host of tables; return whether it is new."""
        is_new = self.addresses.get(person) != address
        self.addresses[person] = address
        self.addresses.move_to_end(person)
        if len(self.addresses) > MAX_ADDRESSES:
            self.addresses.popitem(last=False)
        return is_new

    def address_of(self, host: str) -> str:
        """The address that counts for a host's tables; the host itself if no address is known."""
        return self.addresses.get(host, host)

    def ahead(self, known: State) -> int:
        """About how many decisions are made before a requested one; 0 if it is being made."""
        waiting = self.tickets.get(id(known))
        return 0 if waiting is None else waiting[0].ahead(waiting[1])

    async def choose(self, known: State, level: str, host: str) -> Action:
        """Decide for the seat to move at a host's table; `known` contains only what the seat knows."""
        with metrics.THINKING.track_inprogress():
            return await self.think(known, level, host)

    async def think(self, known: State, level: str, host: str) -> Action:
        """Decide as soon as the level is compiled and a thread is free for this host."""
        await self.warmup.wait_for_player(known.game, level)
        async with self.turn(self.queue, known, host, thinks_ahead(level, known.game)):
            return await self.compute(known, level)

    @asynccontextmanager
    async def turn(self, queue: FairQueue, known: State, host: str, is_long: bool) -> AsyncIterator[None]:
        """Hold a slot of a queue."""
        ticket = queue.enter(host, self.address_of(host), is_long)
        self.tickets[id(known)] = queue, ticket
        try:
            await ticket.turn
            yield
        finally:
            self.tickets.pop(id(known), None)
            queue.leave(ticket)

    async def compute(self, known: State, level: str) -> Action:
        """Decide in a thread, without waiting for a turn, as soon as the level is compiled."""
        await self.warmup.wait_for_player(known.game, level)
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.decide, known, level)

    async def compute_hints(
        self, known: State, person: str, doubt: float = DOUBT, action: Action | None = None
    ) -> list[Hint]:
        """Compute hints for the seat to move, which a person holds; `known` contains only what the seat knows.

        `doubt` is how little to infer from how the others have played. With an `action`, it is compared with the best.
        """
        work = partial(hint_from_known, known, HINT_SECONDS, doubt)
        if action is not None:
            work = partial(compare_action, known, action, doubt)
        await self.warmup.players_ready.wait()
        async with self.turn(self.queue, known, person, is_long=True):
            with metrics.THINKING.track_inprogress(), metrics.THOUGHTS.labels("hint").time():
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.pool, work)

    async def run_when_idle(self, work: Callable[[], Result]) -> Result:
        """Do something that can wait, while no decision waits for a thread."""
        await self.warmup.players_ready.wait()
        while self.queue.waiting:
            await asyncio.sleep(IDLE_CHECK_SECONDS)
        return await asyncio.get_running_loop().run_in_executor(self.idle, work)

    def decide(self, known: State, level: str) -> Action:
        """Choose an action; if the bot fails, log it and let the fallback level choose."""
        with metrics.THOUGHTS.labels(level).time():
            try:
                return self.checked_choice(known, level)
            except Exception:
                metrics.FAILED_BOTS.labels(level).inc()
                log.exception("bot failed", game=known.game.name, level=level, players=known.players)
                self.players.pop((known.game.name, level), None)
                return self.checked_choice(known, FALLBACK_LEVEL)

    def checked_choice(self, known: State, level: str) -> Action:
        """Let a level choose an action; raise an error if it is illegal."""
        action = self.player(known, level).choose(known, player_luck(None), lambda: self.stopping)
        if (illegal := known.why_illegal(action)) is not None:
            raise illegal
        return action

    def player(self, known: State, level: str) -> Player:
        """This thread's player of a level."""
        key = (known.game.name, level)
        if key not in self.players:
            self.players[key] = player(level, known.game)
        return self.players[key]

    @property
    def players(self) -> dict[tuple[str, str], Player]:
        """The players of this thread; they keep no state between decisions except their buffers."""
        if not hasattr(self.local, "players"):
            self.local.players = {}
        found: dict[tuple[str, str], Player] = self.local.players
        return found

    def close(self) -> None:
        """Stop; running decisions return the best action found so far."""
        self.stopping = True
        self.idle.shutdown(wait=True, cancel_futures=True)
        self.pool.shutdown(wait=True, cancel_futures=True)
