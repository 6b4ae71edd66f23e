"""Bots of the house: they think in worker threads, on what their seat may see, and wait in one fair queue."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from weakref import WeakValueDictionary

import structlog

from ludoteca.core.state import State
from ludoteca.core.types import Action
from ludoteca.search.baselines import player_luck
from ludoteca.search.hints import Hint, hint
from ludoteca.search.players import Player, player
from ludoteca.server import metrics
from ludoteca.server.warmup import Warmup

log = structlog.get_logger("ludoteca.bots")

MOST_AT_ONCE = 2
"""At so many tables of one host bots think at once; at the others they wait for these, and nobody else does."""
HINT_SECONDS = 1.0
"""How long a hint is thought about."""
IN_NEED = "random"
"""Who decides for a bot that failed: any move is better than a table that waits for ever."""


class Thinkers:
    """So many threads that think; whoever comes first is served first, and a table waits for one decision at a time."""

    def __init__(self, threads: int, warmup: Warmup) -> None:
        self.warmup = warmup
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="thinker")
        self.own = threading.local()
        self.lines: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.stopping = False

    async def choose(self, known: State, level: str, host: str) -> Action:
        """Decide for the seat to move at a host's table; `known` holds nothing that the seat does not know."""
        async with self.line(host):
            with metrics.THINKING.track_inprogress():
                return await self.think(known, level, host)

    async def think(self, known: State, level: str, host: str) -> Action:
        """Decide as soon as the level is compiled and a thread is free."""
        await self.warmup.wait_for_player(known.game, level)
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.decide, known, level)

    async def advise(self, known: State, person: str) -> list[Hint]:
        """What would be wise for the seat to move, which a person holds; `known` is nothing more than it knows."""
        async with self.line(f"advice for {person}"):
            await self.warmup.players_ready.wait()
            with metrics.THINKING.track_inprogress(), metrics.THOUGHTS.labels("hint").time():
                return await asyncio.get_running_loop().run_in_executor(self.pool, hint, known, None, HINT_SECONDS)

    def line(self, host: str) -> asyncio.Semaphore:
        """Where the bots at a host's tables wait for each other; it lasts as long as one of them does."""
        line = self.lines.get(host)
        if line is None:
            line = self.lines[host] = asyncio.Semaphore(MOST_AT_ONCE)
        return line

    def decide(self, known: State, level: str) -> Action:
        """Think; a bot that fails is written down, and another one decides for it."""
        with metrics.THOUGHTS.labels(level).time():
            try:
                return self.decision(known, level)
            except Exception:
                metrics.FAILED_BOTS.labels(level).inc()
                log.exception("bot failed", game=known.game.name, level=level, players=known.players)
                self.players.pop((known.game.name, level), None)
                return self.decision(known, IN_NEED)

    def decision(self, known: State, level: str) -> Action:
        """What a level decides, if that is allowed."""
        action = self.player(known, level).choose(known, player_luck(None), lambda: self.stopping)
        if (refused := known.why_illegal(action)) is not None:
            raise refused
        return action

    def player(self, known: State, level: str) -> Player:
        """This thread's player of a level."""
        key = (known.game.name, level)
        if key not in self.players:
            self.players[key] = player(level, known.game)
        return self.players[key]

    @property
    def players(self) -> dict[tuple[str, str], Player]:
        """The players of this thread; they remember nothing but their memory's size."""
        if not hasattr(self.own, "players"):
            self.own.players = {}
        found: dict[tuple[str, str], Player] = self.own.players
        return found

    def close(self) -> None:
        """Let every thread answer with the best it has found."""
        self.stopping = True
        self.pool.shutdown(wait=True, cancel_futures=True)
