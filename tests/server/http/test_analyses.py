"""The analysis of a finished match on the server: who gets it, how it is refined and stored, and its limits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.bots import analyses
from ludoteca.server.bots.analyses import Analyses
from ludoteca.server.bots.pool import BotPool
from ludoteca.server.http import analyses as routes_analyses
from ludoteca.server.http.analysis_model import AnalysisDocument
from ludoteca.server.rate_limits import RATES, RateLimits
from tests.search.analyses import be_rough
from tests.server.inside import finished_warmup
from tests.server.records_app import Club, open_app


@pytest.fixture(autouse=True)
def rough(monkeypatch: pytest.MonkeyPatch) -> None:
    be_rough(monkeypatch)
    monkeypatch.setattr("ludoteca.search.analysis.analyses.__defaults__", (0, 32, None))


@asynccontextmanager
async def open_club(folder: Path) -> AsyncIterator[Club]:
    """A server with bots that analyze."""
    async with open_app(folder) as club:
        club.app.include_router(routes_analyses.router)
        bots = club.context.bots = BotPool(1, finished_warmup())
        club.context.analyses = Analyses(club.context.database, bots)
        try:
            yield club
        finally:
            await club.context.analyses.close()
            bots.close()


async def play_match(club: Club, **traits: Any) -> str:
    """A finished match of two people."""
    people = [await club.member(name) for name in ("Ada", "Bruno")]
    match = await club.table(*people, **traits)
    await club.play(match)
    return match


def tell(folder: Path, story: Callable[[Club], Any]) -> None:
    async def main() -> None:
        async with asyncio.timeout(120), open_club(folder) as club:
            await story(club)

    asyncio.run(main())


async def wait_refined(club: Club, match: str) -> dict[str, Any]:
    """The analysis when it is complete."""
    while True:
        answer = await club.device().get(f"/api/matches/{match}/analysis")
        assert answer.status_code == 200
        AnalysisDocument.model_validate(answer.json())
        if answer.json()["done"] == 1:
            return dict(answer.json())
        await asyncio.sleep(0.05)


def test_an_analysis_appears_at_once_is_refined_and_is_stored(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        match = await play_match(club)
        first = (await club.device().get(f"/api/matches/{match}/analysis")).json()
        assert first["done"] < 1
        last = await wait_refined(club, match)
        await club.context.analyses.refining  # type: ignore[misc]
        again = Analyses(club.context.database, club.context.bots)
        stored = await again.load(match)
        assert stored == last
        assert not any(name in str(last) for name in ("Ada", "Bruno")), "no names: they can be deleted"

        async def refuse() -> None:
            raise AssertionError

        assert await again.get(match, refuse, refuse) == again.latest[match]  # type: ignore[arg-type]

    tell(tmp_path, story)


def test_only_finished_matches_with_moves_are_analyzed(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        device = club.device()
        running = await club.table(*[await club.member(name) for name in ("Ada", "Bruno")])
        await club.play(running, to_end=False)
        empty = await club.past(None, None, result={"reason": "ended"})
        for match, status in (("aaaaaaaaaaaa", 404), (running, 409), (empty, 409)):
            assert (await device.get(f"/api/matches/{match}/analysis")).status_code == status

    tell(tmp_path, story)


def test_an_unfinished_analysis_continues_from_what_was_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(club: Club) -> None:
        match = await play_match(club)
        monkeypatch.setattr(analyses, "MAX_WAITING", 0)
        first = (await club.device().get(f"/api/matches/{match}/analysis")).json()
        assert not club.context.analyses.waiting, "the queue is full"
        monkeypatch.setattr(analyses, "MAX_WAITING", 1)
        last = await wait_refined(club, match)
        assert [each["action"] for each in first["decisions"]] == [each["action"] for each in last["decisions"]]

    tell(tmp_path, story)


def test_new_analyses_are_limited_for_each_address_but_reading_is_not(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        match = await play_match(club)
        await wait_refined(club, match)
        club.context.limits = RateLimits(clock=lambda: 0.0)
        for _ in range(RATES["analyses"].burst + 2):
            assert (await club.device().get(f"/api/matches/{match}/analysis")).status_code == 200
        club.context.limits.check("analyses", "127.0.0.1", amount=RATES["analyses"].burst)
        other = await play_another(club)
        assert (await club.device().get(f"/api/matches/{other}/analysis")).status_code == 429

    tell(tmp_path, story)


async def play_another(club: Club) -> str:
    """Another finished match, of bots and a deleted person."""
    match = await club.table(None, "bot novice")
    await club.play(match)
    return match


def test_work_that_can_wait_waits_for_decisions(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        bots = club.context.bots
        running, waiting = (bots.queue.enter("host", "address", is_long=True) for _ in range(2))
        idle = asyncio.create_task(bots.run_when_idle(lambda: 7))
        await asyncio.sleep(0.3)
        assert not idle.done()
        bots.queue.leave(running)
        bots.queue.leave(waiting)
        assert await idle == 7

    tell(tmp_path, story)
