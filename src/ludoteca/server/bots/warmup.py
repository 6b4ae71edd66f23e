"""Warmup: compile or load the games before people can play, and report the progress to clients."""

from __future__ import annotations

import asyncio

import structlog

from ludoteca.core.game import Game
from ludoteca.core.library import game as find_game
from ludoteca.core.library import game_names
from ludoteca.core.types import Document
from ludoteca.search.levels import thinks_ahead
from ludoteca.search.parts import FOR_PLAYING, FOR_TABLES, RULES, THINKING
from ludoteca.search.preparation import Preparation
from ludoteca.search.warmup import load_part

log = structlog.get_logger("ludoteca.warmup")

TABLES, PLAYERS = "tables", "players"
STAGES = {TABLES: FOR_TABLES, PLAYERS: (THINKING,)}


class Warmup:
    """The warmup in two stages: first what tables need, then players that search."""

    def __init__(self) -> None:
        self.preparation: Preparation | None = None
        self.stage: str | None = TABLES
        self.players_ready = asyncio.Event()

    async def prepare_tables(self) -> None:
        """Compile what tables and the simple levels need, in other processes, and load the rules into this one."""
        games = [find_game(name) for name in game_names()]
        self.preparation = await asyncio.to_thread(self.start, games)
        await self.wait_for(FOR_TABLES)
        for game in games:
            await asyncio.to_thread(load_part, game, RULES)
        self.stage = PLAYERS

    async def prepare_players(self) -> None:
        """Wait until players that search are compiled, and load all players into this process."""
        await self.wait_for(FOR_PLAYING)
        for game in map(find_game, game_names()):
            for part in FOR_PLAYING[1:]:
                await asyncio.to_thread(load_part, game, part)
        self.stage = None
        self.players_ready.set()

    def start(self, games: list[Game]) -> Preparation:
        """Start to compile what is not in the cache."""
        preparation = Preparation(games, FOR_PLAYING)
        if preparation.jobs:
            log.info("compiling", games=[job.game.name for job in preparation.jobs])
        return preparation.start()

    async def wait_for(self, parts: tuple[str, ...]) -> None:
        """Wait until parts of all games are compiled."""
        assert self.preparation is not None
        await asyncio.to_thread(self.preparation.wait, parts)

    async def wait_for_player(self, game: Game, level: str) -> None:
        """Wait until a bot of a level can decide; levels that do not search are ready with the tables."""
        if thinks_ahead(level, game):
            await self.players_ready.wait()

    def progress(self) -> Document | None:
        """The progress of the current stage; None if nothing is being compiled."""
        if self.preparation is None or self.stage is None:
            return None
        found = self.preparation.progress(STAGES[self.stage])
        if not found.games and self.stage == PLAYERS:
            return None
        titles = [game.title for game in found.games]
        return {"stage": self.stage, "games": titles, "done": round(found.done, 3), "seconds": round(found.seconds, 1)}

    def close(self) -> None:
        """Stop compiling."""
        if self.preparation is not None:
            self.preparation.close()
