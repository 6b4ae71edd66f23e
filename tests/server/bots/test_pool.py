"""The server's bots: what they know, their threads, their queue, and what happens when one fails."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

import ludoteca
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.search import levels
from ludoteca.search.levels import LEVELS
from ludoteca.search.players import player
from ludoteca.server import metrics
from ludoteca.server.app import Server
from ludoteca.server.bots import pool as bots
from ludoteca.server.bots.pool import BotPool
from ludoteca.server.live import driver
from ludoteca.server.live.table import LiveTable
from tests.server.inside import Tab, finished_warmup, open_inside, person, replay, set_up
from tests.server.lines import playing
from tests.server.service import service_in_thread
from tests.server.visitors import Visitor, visiting
from tests.sizes import few
from tests.tables import BUILT_IN

GAMES = BUILT_IN
SECONDS, PATIENCE = 60.0, 10.0


def run_in_time(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine; fail if it hangs."""

    async def main() -> Any:
        async with asyncio.timeout(SECONDS):
            return await work

    return asyncio.run(main())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "server.sqlite3"


@asynccontextmanager
async def bots_first(data: Path, game: str, level: str, **chosen: Any) -> AsyncIterator[tuple[Server, LiveTable]]:
    """A match in which three bots move before a person; the first seat is random, so try until it fits."""
    async with open_inside(data, **chosen) as server:
        host = await person(server)
        while (await replay(server, name := await set_up(server, game, [level, level, level, host]))).to_move != 0:
            pass
        live = await server.tables.get(name)
        assert live is not None
        yield server, live


async def until(found: Callable[[], bool]) -> None:
    while not found():
        await asyncio.sleep(0.005)


def all_moved(live: LiveTable) -> bool:
    """Whether all moves of the bots are stored."""
    return to_move(live) == 3 and not live.lock.locked()


def to_move(live: LiveTable) -> int | None:
    assert live.match is not None
    return live.match.to_move


# What they know


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_gets_only_what_its_seat_sees(data: Path, game: str) -> None:
    given: list[tuple[State, State]] = []

    async def play() -> None:
        async with open_inside(data) as server:
            think = server.context.bots.choose

            async def spy(known: State, level: str, host: str) -> Action:
                real = server.tables.live[name].match
                assert real is not None
                given.append((known, real.state.copy()))
                return await think(known, level, host)

            server.context.bots.choose = spy  # type: ignore[method-assign]
            host = await person(server)
            name = await set_up(server, game, ["novice", "novice", host])
            await play_to_the_end(Tab(server, name, host))

    run_in_time(play())
    assert all(known.view(known.seat) == real.view(real.seat) for known, real in given)
    assert all(known.position()["luck"] != real.position()["luck"] for known, real in given)
    assert sum(hidden(known) == hidden(real) for known, real in given) < len(given) / 4
    assert given


def hidden(state: State) -> dict[str, Any]:
    """The hidden part of a position, without its luck."""
    return {key: value for key, value in state.position().items() if key != "luck"}


async def play_to_the_end(tab: Tab) -> LiveTable:
    """Let a person play any move, and the bots theirs, until the match is over."""
    luck = random.Random(1)
    await tab.connect()
    live = tab.live
    assert live is not None
    assert live.match is not None
    while not live.match.over:
        await until(lambda: live.match is not None and (live.match.over or tab.who.id in holder(live)))
        tab.hear()
        if not live.match.over:
            await tab.act(luck.choice(live.match.state.legal_actions()))
    async with live.lock:
        # The last move is stored only now.
        return live


def holder(live: LiveTable) -> list[str | None]:
    """Who holds the seat to move."""
    seat = to_move(live)
    return [] if seat is None else [live.row.seats[seat].person]


# All of them, to the end


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("sitting", [LEVELS[:3], LEVELS[2:]], ids="-".join)
def test_three_bots_of_any_levels_play_to_the_end(
    data: Path, monkeypatch: pytest.MonkeyPatch, game: str, sitting: tuple[str, ...]
) -> None:
    monkeypatch.setattr(levels, "MASTER_SECONDS", 0.01)
    failed = sum(failures(level) for level in LEVELS)

    async def play() -> None:
        async with open_inside(data) as server:
            host = await person(server)
            live = await play_to_the_end(Tab(server, await set_up(server, game, [*sitting, host]), host))
            assert live.playing().result is not None
            assert (await replay(server, live.id)).over

    run_in_time(play())
    assert sum(failures(level) for level in LEVELS) == failed


def test_bots_move_at_the_set_pace(data: Path) -> None:
    async def play() -> list[int]:
        async with bots_first(data, "shelfie", "novice", pace=0.2) as (server, live):
            await until(lambda: all_moved(live))
            return [entry.at for entry in await server.context.match_log.load(live.id)]

    at = run_in_time(play())
    assert all(later - earlier >= 190 for earlier, later in pairwise(at))


# Where they think


@dataclass
class Slow:
    """A player that waits until it is allowed to decide, and records its threads and calls."""

    name: str = "slow"
    allowed: threading.Event = field(default_factory=threading.Event)
    threads: list[str] = field(default_factory=list)
    served: list[int] = field(default_factory=list)
    thinking: int = 0
    most: int = 0

    def choose(self, state: State, luck: Ints, stop: Callable[[], bool] | None = None) -> Action:
        self.threads.append(threading.current_thread().name)
        self.served.append(state.players)
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        until = time.monotonic() + PATIENCE
        while not self.allowed.wait(0.001) and not (stop is not None and stop()) and time.monotonic() < until:
            pass
        self.thinking -= 1
        return state.legal_actions()[0]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr(bots, "player", lambda level, game: slow)
    return slow


def test_bots_compute_in_threads_and_do_not_block_the_event_loop(data: Path, slow: Slow) -> None:
    async def play() -> int:
        async with bots_first(data, "shelfie", "adept") as (server, live):
            await until(lambda: slow.thinking == 1)
            assert live.length == 0
            await person(server)
            slow.allowed.set()
            await until(lambda: live.length > 0)
            return live.length

    assert run_in_time(play()) > 0
    assert {name.partition("_")[0] for name in slow.threads} == {"thinker"}


def test_computing_masters_do_not_block_requests_or_the_shutdown(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The masters compute for longer than the test waits for an answer or for the server to stop."""
    monkeypatch.setattr(levels, "MASTER_SECONDS", 600.0)
    with service_in_thread(data, thinkers=1) as service, visiting(service) as come, playing(service) as play:
        let_masters_think(come("Ann"), few(3))
        play.delays.clear()
        with httpx.Client(base_url=service, timeout=SECONDS) as machine:
            for _ in range(few(20)):
                assert machine.get("/health").status_code == 200
            assert play.undisturbed(moves=5)
            assert "ludoteca_thinking 0.0" not in machine.get("/metrics").text


def let_masters_think(host: Visitor, count: int) -> None:
    """Start matches until masters are to move in `count` of them."""
    made = {"game": "lanterns", "players": 4, "bots": {"1": "master", "2": "master", "3": "master"}}
    while count:
        table = host.call("POST", "/api/tables", made)["id"]
        count -= host.call("POST", f"/api/tables/{table}/start", {})["to_move"] != 0


# The queue


def position(players: int) -> State:
    """A position that is identified by its number of players."""
    return ludoteca.game("shelfie").new(players, 1)


async def decide(thinkers: BotPool, players: int, host: str, times: int) -> None:
    """Request one decision after another, like a table."""
    for _ in range(times):
        await thinkers.choose(position(players), "adept", host)


def test_tables_are_served_in_turn(slow: Slow) -> None:
    async def play() -> None:
        thinkers = BotPool(1, finished_warmup())
        waiting = [asyncio.create_task(decide(thinkers, players, f"host {players}", 5)) for players in (2, 3, 4)]
        await until(lambda: slow.thinking == 1)
        slow.allowed.set()
        await asyncio.gather(*waiting)
        thinkers.close()

    run_in_time(play())
    assert slow.served == [2, 3, 4] * 5


def test_a_host_with_many_tables_does_not_delay_others(slow: Slow) -> None:
    async def play() -> None:
        thinkers = BotPool(1, finished_warmup())
        many = [asyncio.create_task(decide(thinkers, 4, "greedy", 3)) for _ in range(10)]
        await until(lambda: slow.thinking == 1)
        one = asyncio.create_task(decide(thinkers, 2, "modest", 5))
        await asyncio.sleep(0)
        slow.allowed.set()
        await asyncio.gather(one, *many)
        assert not thinkers.queue.waiting
        assert not thinkers.tickets
        assert not thinkers.queue.turns
        thinkers.close()

    run_in_time(play())
    first, last = slow.served.index(2), len(slow.served) - slow.served[::-1].index(2)
    assert first <= bots.MAX_TABLES_PER_HOST
    assert last - first <= 5 * (bots.MAX_TABLES_PER_HOST + 1)
    assert len(slow.served) == 35


def test_bots_of_one_host_compute_at_few_tables_at_once(slow: Slow) -> None:
    async def play() -> None:
        thinkers = BotPool(bots.MAX_TABLES_PER_HOST + 2, finished_warmup())
        many = [asyncio.create_task(decide(thinkers, 4, "greedy", 1)) for _ in range(6)]
        await until(lambda: slow.thinking == bots.MAX_TABLES_PER_HOST)
        await asyncio.sleep(0.05)
        slow.allowed.set()
        await asyncio.gather(*many)
        thinkers.close()

    run_in_time(play())
    assert slow.most == bots.MAX_TABLES_PER_HOST
    assert len(slow.served) == 6


def test_a_table_that_is_closed_while_its_bot_waits_delays_nobody(slow: Slow) -> None:
    async def play() -> None:
        thinkers = BotPool(1, finished_warmup())
        gone = [asyncio.create_task(decide(thinkers, 4, "gone", 1)) for _ in range(5)]
        await until(lambda: slow.thinking == 1)
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        slow.allowed.set()
        await decide(thinkers, 2, "gone", 1)
        thinkers.close()

    run_in_time(play())
    assert slow.served == [4, 2]


# What happens when one fails


class Broken:
    name = "broken"

    def choose(self, state: State, luck: Ints, stop: Callable[[], bool] | None = None) -> Action:
        raise ZeroDivisionError("This bot was built to fail.")


class Cheating:
    name = "cheating"

    def choose(self, state: State, luck: Ints, stop: Callable[[], bool] | None = None) -> Action:
        return next(action for action in range(10**6) if state.why_illegal(action) is not None)


def failures(level: str) -> float:
    """How often a bot of a level has failed in this process."""
    samples = [sample for metric in metrics.FAILED_BOTS.collect() for sample in metric.samples]
    return sum(each.value for each in samples if each.name.endswith("_total") and each.labels == {"level": level})


@pytest.mark.parametrize("bad", [Broken(), Cheating()])
@pytest.mark.parametrize("game", GAMES)
def test_a_failed_bot_is_logged_and_another_one_moves(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, bad: Any
) -> None:
    monkeypatch.setattr(bots, "player", lambda level, game: bad if level == "adept" else player(level, game))
    failed = failures("adept")

    async def play() -> int:
        async with bots_first(data, game, "adept") as (_, live):
            await until(lambda: all_moved(live))
            return live.length

    moves = run_in_time(play())
    assert failures("adept") - failed == moves > 0
    assert "bot failed" in capsys.readouterr().out


def test_a_move_that_cannot_be_stored_is_retried(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "RETRY_AFTER", 0.01)
    refused: list[Any] = []

    async def play() -> int:
        async with bots_first(data, "shelfie", "novice", pace=0.2) as (server, live):
            append = server.context.match_log.append

            async def full(*arguments: Any) -> None:
                if len(refused) < 3:
                    refused.append(arguments)
                    raise OSError("No space left on device")
                await append(*arguments)

            monkeypatch.setattr(server.context.match_log, "append", full)
            await until(lambda: all_moved(live))
            return len(await server.context.match_log.load(live.id))

    assert run_in_time(play()) > 0
    assert len(refused) == 3
