"""Bots of the house: they think in worker threads, on what their seat may see, and wait in one fair queue."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

from ludoteca.core.state import State
from ludoteca.core.types import Action
from ludoteca.search.baselines import player_luck
from ludoteca.search.players import Player, player
from ludoteca.server import metrics


class Thinkers:
    """So many threads that think; whoever comes first is served first, and a table waits for one decision at a time."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="thinker")
        self.own = threading.local()
        self.stopping = False

    async def choose(self, known: State, level: str) -> Action:
        """Decide for the seat to move; `known` holds nothing that the seat does not know."""
        with metrics.THINKING.track_inprogress():
            return await asyncio.get_running_loop().run_in_executor(self.pool, self.decide, known, level)

    def decide(self, known: State, level: str) -> Action:
        """Think, in a thread whose players remember nothing but their memory's size."""
        with metrics.THOUGHTS.labels(level).time():
            return self.player(known, level).choose(known, player_luck(None), lambda: self.stopping)

    def player(self, known: State, level: str) -> Player:
        """This thread's player of a level."""
        if not hasattr(self.own, "players"):
            self.own.players = {}
        players: dict[tuple[str, str], Player] = self.own.players
        key = (known.game.name, level)
        if key not in players:
            players[key] = player(level, known.game)
        return players[key]

    def close(self) -> None:
        """Let every thread answer with the best it has found."""
        self.stopping = True
        self.pool.shutdown(wait=True, cancel_futures=True)
