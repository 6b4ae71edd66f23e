"""A server that is still compiling: what it answers, who can play already, and who waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

import ludoteca
from ludoteca.core.game import Game
from ludoteca.search.levels import LEVELS, thinks_ahead
from ludoteca.search.preparation import Progress
from ludoteca.server.app import make_app
from ludoteca.server.bots import Thinkers
from ludoteca.server.settings import Settings
from ludoteca.server.warmup import PLAYERS, TABLES, Warmup

GAMES = ("lanterns", "shelfie")


class Halfway:
    """A preparation that is half done."""

    def progress(self, parts: tuple[str, ...]) -> Progress:
        return Progress([ludoteca.game("lanterns")], 0.5, 7.04)

    def close(self) -> None:
        """There is nothing to end."""


@asynccontextmanager
async def server(stage: str | None) -> AsyncIterator[tuple[FastAPI, httpx.AsyncClient]]:
    """A server in a stage of its preparation, which was not started."""
    app = make_app(Settings(data=Path("unused")))
    app.state.warmup.preparation, app.state.warmup.stage = Halfway(), stage
    app.state.ready = stage != TABLES
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here") as client:
        yield app, client


def test_ready_says_how_far_the_preparation_is() -> None:
    async def ask(stage: str | None) -> tuple[int, object]:
        async with server(stage) as (_, client):
            answer = await client.get("/ready")
            return answer.status_code, answer.json()

    halfway = {"games": ["Lanterns"], "done": 0.5, "seconds": 7.0}
    tables, players, done = (asyncio.run(ask(stage)) for stage in (TABLES, PLAYERS, None))
    assert tables == (503, {"status": "preparing", "preparation": {"stage": "tables", **halfway}})
    assert players == (200, {"status": "ready", "preparation": {"stage": "players", **halfway}})
    assert done == (200, {"status": "ready", "preparation": None})


def test_a_failed_start_is_not_taken_for_a_slow_one() -> None:
    async def ask() -> httpx.Response:
        async with server(TABLES) as (app, client):
            app.state.failed = True
            return await client.get("/ready")

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()) == (503, {"status": "failed", "preparation": None})


def test_requests_that_come_too_early_are_told_when_to_come_back() -> None:
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
def test_the_first_levels_play_before_players_that_think_ahead_are_compiled(name: str) -> None:
    game = ludoteca.game(name)
    assert [level for level in LEVELS if not thinks_ahead(level, game)][:1] == ["novice"]

    async def play() -> None:
        warmup = Warmup()
        thinkers = Thinkers(1, warmup)
        state = game.new(2, seed=1)
        assert await thinkers.choose(state, "novice", "host") in state.legal_actions()
        for waiting in (thinkers.choose(state, "master", "host"), thinkers.advise(state, "somebody")):
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
    """What is in the cache is loaded, and nothing is compiled in between."""
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

    monkeypatch.setattr("ludoteca.server.warmup.load_part", load)
    monkeypatch.setattr("ludoteca.search.preparation.is_warm", lambda *_: True)
    asyncio.run(asyncio.wait_for(start(), 60))
    assert {part for _, part in loaded} == {"rules", "glancing", "thinking"}
