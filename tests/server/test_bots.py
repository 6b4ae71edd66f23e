"""Bots of the house: what they know, where they think, who waits for whom, and what happens when one fails."""

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
from ludoteca.server import bots, metrics, table
from ludoteca.server.bots import Thinkers
from ludoteca.server.house import House
from ludoteca.server.table import LiveTable
from tests.server.inside import Tab, open_inside, person, prepared, replayed, set_up
from tests.server.lines import playing
from tests.server.service import service_in_thread
from tests.server.visitors import Visitor, visiting
from tests.sizes import few

GAMES = ("lanterns", "shelfie")
SECONDS, PATIENCE = 60.0, 10.0


def in_time(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something that has to come to its end."""

    async def limited() -> Any:
        async with asyncio.timeout(SECONDS):
            return await work

    return asyncio.run(limited())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite3"


@asynccontextmanager
async def bots_first(data: Path, game: str, level: str, **chosen: Any) -> AsyncIterator[tuple[House, LiveTable]]:
    """A match in which three bots move before a person: who begins is a matter of luck."""
    async with open_inside(data, **chosen) as house:
        host = await person(house)
        while (await replayed(house, name := await set_up(house, game, [level, level, level, host]))).to_move != 0:
            pass
        live = await house.tables.get(name)
        assert live is not None
        yield house, live


async def until(found: Callable[[], bool]) -> None:
    while not found():
        await asyncio.sleep(0.005)


def all_moved(live: LiveTable) -> bool:
    """Whether the bots' moves are made and stored."""
    return to_move(live) == 3 and not live.lock.locked()


def to_move(live: LiveTable) -> int | None:
    assert live.match is not None
    return live.match.to_move


# What they know


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_given_what_its_seat_sees_and_nothing_of_what_is_hidden(data: Path, game: str) -> None:
    given: list[tuple[State, State]] = []

    async def play() -> None:
        async with open_inside(data) as house:
            think = house.thinkers.choose

            async def spy(known: State, level: str, host: str) -> Action:
                real = house.tables.live[name].match
                assert real is not None
                given.append((known, real.state.copy()))
                return await think(known, level, host)

            house.thinkers.choose = spy  # type: ignore[method-assign]
            host = await person(house)
            name = await set_up(house, game, ["novice", "novice", host])
            await play_to_the_end(Tab(house, name, host))

    in_time(play())
    assert all(known.view(known.seat) == real.view(real.seat) for known, real in given)
    assert all(known.position()["luck"] != real.position()["luck"] for known, real in given)
    assert sum(hidden(known) == hidden(real) for known, real in given) < len(given) / 4
    assert given


def hidden(state: State) -> dict[str, Any]:
    """A position without its luck."""
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
        async with open_inside(data) as house:
            host = await person(house)
            live = await play_to_the_end(Tab(house, await set_up(house, game, [*sitting, host]), host))
            assert live.result() is not None
            assert (await replayed(house, live.id)).over

    in_time(play())
    assert sum(failures(level) for level in LEVELS) == failed


def test_bots_take_their_time(data: Path) -> None:
    async def play() -> list[int]:
        async with bots_first(data, "shelfie", "novice", pace=0.2) as (house, live):
            await until(lambda: all_moved(live))
            return [entry.at for entry in await house.entries.load(live.id)]

    at = in_time(play())
    assert all(later - earlier >= 190 for earlier, later in pairwise(at))


# Where they think


@dataclass
class Slow:
    """A player that thinks until it is allowed to decide, and notes where and when it thought."""

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


def test_bots_think_in_threads_of_their_own_and_the_loop_goes_on(data: Path, slow: Slow) -> None:
    async def play() -> int:
        async with bots_first(data, "shelfie", "adept") as (house, live):
            await until(lambda: slow.thinking == 1)
            assert live.length == 0
            await person(house)
            slow.allowed.set()
            await until(lambda: live.length > 0)
            return live.length

    assert in_time(play()) > 0
    assert {name.partition("_")[0] for name in slow.threads} == {"thinker"}


def test_while_masters_think_others_are_served_and_the_service_can_end_at_once(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The masters think for longer than anybody here waits for an answer, or for the service to end."""
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
    """Begin matches until masters are to move in so many."""
    made = {"game": "lanterns", "players": 4, "bots": {"1": "master", "2": "master", "3": "master"}}
    while count:
        table = host.done("POST", "/api/tables", made)["id"]
        count -= host.done("POST", f"/api/tables/{table}/start", {})["to_move"] != 0


# Who waits for whom


def position(players: int) -> State:
    """A position that is told apart by the number of its players."""
    return ludoteca.game("shelfie").new(players, 1)


async def decide(thinkers: Thinkers, players: int, host: str, times: int) -> None:
    """A table that wants one decision after the other."""
    for _ in range(times):
        await thinkers.choose(position(players), "adept", host)


def test_tables_are_served_in_turn(slow: Slow) -> None:
    async def play() -> None:
        thinkers = Thinkers(1, prepared())
        waiting = [asyncio.create_task(decide(thinkers, players, f"host {players}", 5)) for players in (2, 3, 4)]
        await until(lambda: slow.thinking == 1)
        slow.allowed.set()
        await asyncio.gather(*waiting)
        thinkers.close()

    in_time(play())
    assert slow.served == [2, 3, 4] * 5


def test_a_host_of_many_tables_does_not_hold_up_others(slow: Slow) -> None:
    async def play() -> None:
        thinkers = Thinkers(1, prepared())
        many = [asyncio.create_task(decide(thinkers, 4, "greedy", 3)) for _ in range(10)]
        await until(lambda: slow.thinking == 1)
        one = asyncio.create_task(decide(thinkers, 2, "modest", 5))
        await asyncio.sleep(0)
        slow.allowed.set()
        await asyncio.gather(one, *many)
        assert not thinkers.lines
        thinkers.close()

    in_time(play())
    first, last = slow.served.index(2), len(slow.served) - slow.served[::-1].index(2)
    assert first <= bots.MOST_AT_ONCE
    assert last - first <= 5 * (bots.MOST_AT_ONCE + 1)
    assert len(slow.served) == 35


def test_bots_of_one_host_think_at_few_tables_at_once(slow: Slow) -> None:
    async def play() -> None:
        thinkers = Thinkers(bots.MOST_AT_ONCE + 2, prepared())
        many = [asyncio.create_task(decide(thinkers, 4, "greedy", 1)) for _ in range(6)]
        await until(lambda: slow.thinking == bots.MOST_AT_ONCE)
        await asyncio.sleep(0.05)
        slow.allowed.set()
        await asyncio.gather(*many)
        thinkers.close()

    in_time(play())
    assert slow.most == bots.MOST_AT_ONCE
    assert len(slow.served) == 6


def test_a_table_that_is_put_away_while_its_bot_waits_holds_nobody_up(slow: Slow) -> None:
    async def play() -> None:
        thinkers = Thinkers(1, prepared())
        gone = [asyncio.create_task(decide(thinkers, 4, "gone", 1)) for _ in range(5)]
        await until(lambda: slow.thinking == 1)
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        slow.allowed.set()
        await decide(thinkers, 2, "gone", 1)
        thinkers.close()

    in_time(play())
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
def test_a_bot_that_fails_is_written_down_and_another_one_moves(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, bad: Any
) -> None:
    monkeypatch.setattr(bots, "player", lambda level, game: bad if level == "adept" else player(level, game))
    failed = failures("adept")

    async def play() -> int:
        async with bots_first(data, game, "adept") as (_, live):
            await until(lambda: all_moved(live))
            return live.length

    moves = in_time(play())
    assert failures("adept") - failed == moves > 0
    assert "bot failed" in capsys.readouterr().out


def test_a_bot_whose_move_cannot_be_stored_tries_again(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "AGAIN_AFTER", 0.01)
    refused: list[Any] = []

    async def play() -> int:
        async with bots_first(data, "shelfie", "novice", pace=0.2) as (house, live):
            append = house.entries.append

            async def full(*told: Any) -> None:
                if len(refused) < 3:
                    refused.append(told)
                    raise OSError("No space left on device")
                await append(*told)

            monkeypatch.setattr(house.entries, "append", full)
            await until(lambda: all_moved(live))
            return len(await house.entries.load(live.id))

    assert in_time(play()) > 0
    assert len(refused) == 3
