"""Getting ready: games are compiled or loaded before people can play, and clients are told how far that is."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import structlog
from starlette.types import ASGIApp, Receive, Scope, Send

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
SENTENCE = "The server is getting ready: it compiles the rules for this computer. Try again in a moment."
RETRY_SECONDS = 2
ALWAYS = ("/api/openapi.json",)


class Warmup:
    """What has to be compiled or loaded: first what tables need, then players that think ahead."""

    def __init__(self) -> None:
        self.preparation: Preparation | None = None
        self.stage: str | None = TABLES
        self.players_ready = asyncio.Event()

    async def prepare_tables(self) -> None:
        """Compile what tables and the first levels need, in other processes, and load the rules into this one."""
        games = [find_game(name) for name in game_names()]
        self.preparation = await asyncio.to_thread(self.start, games)
        await self.wait_for(FOR_TABLES)
        for game in games:
            await asyncio.to_thread(load_part, game, RULES)
        self.stage = PLAYERS

    async def prepare_players(self) -> None:
        """Wait until players that think ahead are compiled, and load all players into this process."""
        await self.wait_for(FOR_PLAYING)
        for game in map(find_game, game_names()):
            for part in FOR_PLAYING[1:]:
                await asyncio.to_thread(load_part, game, part)
        self.stage = None
        self.players_ready.set()

    def start(self, games: list[Game]) -> Preparation:
        """Begin to compile what is not in the cache."""
        preparation = Preparation(games, FOR_PLAYING)
        if preparation.jobs:
            log.info("compiling", games=[job.game.name for job in preparation.jobs])
        return preparation.start()

    async def wait_for(self, parts: tuple[str, ...]) -> None:
        """Wait until parts of all games are compiled."""
        assert self.preparation is not None
        await asyncio.to_thread(self.preparation.wait, parts)

    async def wait_for_player(self, game: Game, level: str) -> None:
        """Wait until a bot of a level can decide; those that look only once can as soon as there are tables."""
        if thinks_ahead(level, game):
            await self.players_ready.wait()

    def progress(self) -> Document | None:
        """How far the present stage is; None if nothing is being compiled."""
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


class WarmupGate:
    """Answers 503 to everything under /api until the server is ready."""

    def __init__(self, app: ASGIApp, app_state: Any) -> None:
        self.app = app
        self.state = app_state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or ask the client to try again."""
        path = scope.get("path", "")
        if self.state.ready or not path.startswith("/api/") or path in ALWAYS or scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 1013, "reason": "warming up"})
        else:
            await refuse(send, self.state.warmup.progress())


async def refuse(send: Send, progress: Document | None) -> None:
    """Ask the client to try again, and say how far the preparation is."""
    told = {"code": "warming_up", "sentence": SENTENCE, "rule": None, "preparation": progress}
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"%d" % RETRY_SECONDS)]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(told).encode()})
