"""A server that is still compiling: what it answers, who can play already, and who waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from fastapi import FastAPI

import ludoteca
from ludoteca.core.game import Game
from ludoteca.search.levels import LEVELS, thinks_ahead
from ludoteca.search.preparation import Progress
from ludoteca.server.app import make_app
from ludoteca.server.bots.pool import BotPool
from ludoteca.server.bots.warmup import PLAYERS, TABLES, Warmup
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.settings import Settings
from tests.tables import BUILT_IN

GAMES = BUILT_IN


class Halfway:
    """A preparation that is half finished."""

    def progress(self, parts: tuple[str, ...]) -> Progress:
        return Progress([ludoteca.game("lanterns")], 0.5, 7.04)

    def close(self) -> None:
        """Nothing to stop."""


@asynccontextmanager
async def server(stage: str | None) -> AsyncIterator[tuple[FastAPI, httpx.AsyncClient]]:
    """A server in a stage of its warmup, without running it."""
    settings = Settings(data=Path("unused"))
    app = make_app(settings)
    app.state.context = SimpleNamespace(settings=settings, limits=RateLimits(enabled=False))
    app.state.warmup.preparation, app.state.warmup.stage = Halfway(), stage
    app.state.ready = stage != TABLES
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here") as client:
        yield app, client


def test_the_ready_route_reports_the_progress_of_the_warmup() -> None:
    async def ask(stage: str | None) -> tuple[int, object]:
        async with server(stage) as (_, client):
            answer = await client.get("/ready")
            return answer.status_code, answer.json()

    halfway = {"games": ["Lanterns"], "done": 0.5, "seconds": 7.0}
    tables, players, done = (asyncio.run(ask(stage)) for stage in (TABLES, PLAYERS, None))
    assert tables == (503, {"status": "preparing", "preparation": {"stage": "tables", **halfway}, "sentence": None})
    assert players == (200, {"status": "ready", "preparation": {"stage": "players", **halfway}, "sentence": None})
    assert done == (200, {"status": "ready", "preparation": None, "sentence": None})


def test_a_failed_start_is_not_reported_as_a_slow_one() -> None:
    async def ask() -> httpx.Response:
        async with server(TABLES) as (app, client):
            app.state.failed = True
            return await client.get("/ready")

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()) == (503, {"status": "failed", "preparation": None, "sentence": None})


def test_early_requests_are_told_when_to_retry() -> None:
    async def ask() -> httpx.Response:
        async with server(TABLES) as (_, client):
            return await client.get("/api/house")

    answer = asyncio.run(ask())
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0
    told = answer.json()
    assert told["code"] == "warming_up"
    assert told["preparation"] == {"stage": "tables", "games": ["Lanterns"], "done": 0.5, "seconds": 7.0}


@pytest.mark.parametrize("name", GAMES)
def test_simple_levels_play_before_players_that_search_are_compiled(name: str) -> None:
    game = ludoteca.game(name)
    assert [level for level in LEVELS if not thinks_ahead(level, game)][:1] == ["novice"]

    async def play() -> None:
        warmup = Warmup()
        thinkers = BotPool(1, warmup)
        state = game.new(2, seed=1)
        assert await thinkers.choose(state, "novice", "host") in state.legal_actions()
        for waiting in (thinkers.choose(state, "master", "host"), thinkers.compute_hints(state, "somebody")):
            task = asyncio.ensure_future(waiting)
            await asyncio.sleep(0)
            await thinkers.choose(state, "novice", "another host")
            assert not task.done()
            warmup.players_ready.set()
            assert await task
            warmup.players_ready.clear()
        thinkers.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_tables_open_before_players_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cached parts are loaded, and nothing is compiled in between."""
    loaded: list[tuple[str, str]] = []

    def load(game: Game, part: str) -> None:
        loaded.append((game.name, part))

    async def start() -> None:
        warmup = Warmup()
        await warmup.prepare_tables()
        assert loaded == [(name, "rules") for name in ludoteca.game_names()]
        assert not warmup.players_ready.is_set()
        await warmup.prepare_players()
        assert warmup.players_ready.is_set()
        assert warmup.progress() is None

    monkeypatch.setattr("ludoteca.server.bots.warmup.load_part", load)
    monkeypatch.setattr("ludoteca.search.preparation.is_warm", lambda *_: True)
    asyncio.run(asyncio.wait_for(start(), 60))
    assert {part for _, part in loaded} == {"rules", "glancing", "thinking"}
