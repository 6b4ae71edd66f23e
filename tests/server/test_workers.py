"""Workers: bots whose thinking is done elsewhere move once and once only, whatever becomes of who thinks for them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.server import bots, workers
from ludoteca.server import worker as workers_process
from ludoteca.server.house import House
from ludoteca.server.redis_jobs import Job, Jobs, Letter
from ludoteca.server.table import LiveTable
from ludoteca.server.warmup import Warmup
from ludoteca.server.workers import Workers
from tests.server.forked import in_process
from tests.server.inside import open_inside, person, prepared, replayed, set_up
from tests.server.machines import redis_server
from tests.server.patience import ending_within
from tests.sizes import QUICK

pytestmark = pytest.mark.skipif(QUICK, reason="starts Redis")
SECONDS = 60.0


def in_time(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something that has to come to its end."""

    async def limited() -> Any:
        async with asyncio.timeout(SECONDS):
            return await work

    with ending_within(SECONDS + 10):
        return asyncio.run(limited())


async def until(found: Callable[[], object]) -> None:
    while not found():
        await asyncio.sleep(0.01)


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(workers, "PATIENCE", SECONDS)
    return redis_server().address_for(tmp_path)


class Thoughtful:
    """A player that thinks until there is a certain file."""

    name = "thoughtful"

    def __init__(self, allowed: Path) -> None:
        self.allowed = allowed

    def choose(self, state: State, luck: Ints, stop: Callable[[], bool] | None = None) -> Action:
        while not self.allowed.exists():
            time.sleep(0.01)
        return state.legal_actions()[-1]


def work(address: str, allowed: Path) -> None:
    """Be a worker whose bots think until there is a certain file; they need not be loaded."""
    patch = pytest.MonkeyPatch()
    patch.setattr(bots, "player", lambda level, game: Thoughtful(allowed))
    for wait in ("prepare_tables", "prepare_players", "wait_for_player"):
        patch.setattr(Warmup, wait, need_nothing)
    asyncio.run(workers_process.Worker(address, 1).run())


async def need_nothing(*_: object) -> None:
    """Stand in for a preparation: the rules are compiled already."""


@contextmanager
def worker(address: str, allowed: Path) -> Iterator[BaseProcess]:
    """A worker in a process of its own."""
    process = in_process(work, address, allowed)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            send(process, signal.SIGKILL)
        process.join(30)


def send(process: BaseProcess, told: signal.Signals) -> None:
    assert process.pid is not None
    os.kill(process.pid, told)


class Listening:
    """What is heard of jobs, and what was thought in the service itself."""

    def __init__(self, thinkers: Workers) -> None:
        self.letters: list[Letter] = []
        self.thought_here = 0
        hear, decide = thinkers.hear, thinkers.decide

        def heard(letter: Letter) -> None:
            self.letters.append(letter)
            hear(letter)

        def decided(known: State, level: str) -> Action:
            self.thought_here += 1
            return decide(known, level)

        thinkers.hear, thinkers.decide = heard, decided  # type: ignore[method-assign]

    @property
    def decided(self) -> int:
        """How many answers have come."""
        return sum(letter.action is not None for letter in self.letters)


@asynccontextmanager
async def bot_first(folder: Path, bus: str) -> AsyncIterator[tuple[House, LiveTable, Listening]]:
    """A service that asks workers, and a table where a bot is to move before a person."""
    async with open_inside(folder / "house.sqlite3", workers=bus) as house:
        assert isinstance(house.thinkers, Workers)
        listening, host = Listening(house.thinkers), await person(house)
        # Who begins is a matter of luck.
        while (await replayed(house, name := await set_up(house, "lanterns", ["adept", host]))).to_move != 0:
            pass
        live = await house.tables.get(name)
        assert live is not None
        yield house, live, listening


async def moved_once(house: House, live: LiveTable) -> None:
    """The bot has made all moves until it is the person's turn, and each stands once in the log."""
    await until(lambda: live.match is not None and live.match.to_move == 1 and not live.lock.locked())
    stored = await replayed(house, live.id)
    assert stored.length == live.length > 0
    assert {entry.seat for entry in stored.log} == {0}


async def another_works(bus: str) -> None:
    """Wait until a second worker has decided something."""
    jobs, known = Jobs(bus), ludoteca.game("shelfie").new(2, 1)
    await jobs.put("another", Job("first", "another", "shelfie", "adept", known.to_bytes()))
    while (letter := await jobs.hear("another")) is None or letter.action is None:
        pass
    await jobs.close()


@pytest.mark.parametrize("fate", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "paused"])
def test_of_two_workers_one_is_lost_in_mid_thought_and_the_bot_still_moves_exactly_once(
    tmp_path: Path, bus: str, fate: signal.Signals
) -> None:
    allowed = tmp_path / "allowed"

    async def play() -> None:
        with worker(bus, allowed) as first:
            async with bot_first(tmp_path, bus) as (house, live, listening):
                await until(lambda: listening.letters)
                with worker(bus, tmp_path):
                    await another_works(bus)
                    send(first, fate)
                    assert listening.decided == live.length == 0
                    await moved_once(house, live)
                    length, decided = live.length, listening.decided
                    assert listening.thought_here == 0
                    if fate == signal.SIGSTOP:
                        allowed.touch()
                        send(first, signal.SIGCONT)
                        await until(lambda: listening.decided > decided)
                        await asyncio.sleep(0.1)
                    assert (await replayed(house, live.id)).length == live.length == length

    in_time(play())


def test_without_workers_a_service_thinks_itself(tmp_path: Path, bus: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 0.2)

    async def play() -> None:
        async with bot_first(tmp_path, bus) as (house, live, listening):
            await moved_once(house, live)
            assert listening.thought_here == live.length
            assert await house.thinkers.jobs.take() is None  # type: ignore[attr-defined]

    in_time(play())


def test_without_redis_a_service_thinks_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with bot_first(tmp_path, "redis://127.0.0.1:1") as (house, live, listening):
            await moved_once(house, live)
            assert listening.thought_here == live.length

    in_time(play())


def test_a_job_holds_what_the_seat_knows_and_nothing_of_what_is_hidden(tmp_path: Path, bus: str) -> None:
    async def play() -> None:
        async with bot_first(tmp_path, bus) as (_, live, _):
            jobs = Jobs(bus)
            while (job := await jobs.take()) is None:
                pass
            await jobs.close()
            assert live.match is not None
            known, real = ludoteca.game(job.game).from_bytes(job.known), live.match.state
            assert known.view(0) == real.view(0)
            assert known.position()["luck"] != real.position()["luck"]
            assert known.position()["stack"] != real.position()["stack"]
            assert live.match.setting.seed not in job.known
            assert live.id not in (job.id, job.answers)

    in_time(play())


def test_hosts_take_turns_and_a_job_that_is_withdrawn_is_not_thought_about(bus: str) -> None:
    async def play() -> list[str]:
        jobs = Jobs(bus)
        for number in range(5):
            await jobs.put("greedy", job(f"greedy {number}"))
        for name in ("modest", "fickle"):
            await jobs.put(name, job(name))
        assert await jobs.withdraw("fickle", job("fickle"))
        assert not await jobs.withdraw("fickle", job("fickle"))
        taken = [found.id for _ in range(7) if (found := await jobs.take()) is not None]
        assert not await jobs.withdraw("greedy", job("greedy 0"))
        await jobs.close()
        return taken

    assert in_time(play()) == ["greedy 0", "modest", "greedy 1", "greedy 2", "greedy 3", "greedy 4"]


def test_who_asks_can_be_told_to_end_at_whatever_moment_and_leaves_no_job_behind(tmp_path: Path, bus: str) -> None:
    known = ludoteca.game("shelfie").new(2, 1)

    async def play() -> None:
        asking = Workers(1, bus, prepared())
        await asking.open()
        await asking.jobs.client.get("nothing")
        for steps in range(25):
            asked = asyncio.create_task(asking.choose(known, "adept", f"host {steps}"))
            for _ in range(steps):
                await asyncio.sleep(0)
            asked.cancel()
            _, left = await asyncio.wait({asked}, timeout=5)
            assert not left
            assert asked.cancelled()
        jobs = Jobs(bus)
        assert await jobs.take() is None
        await jobs.close()
        asking.close()
        await asking.hang_up()

    in_time(play())


def job(name: str) -> Job:
    return Job(name, "answers", "lanterns", "adept", b"")


def test_a_stroke_of_the_bell_that_is_lost_with_a_worker_keeps_no_job_waiting(bus: str) -> None:
    async def play() -> Job | None:
        jobs = Jobs(bus)
        await jobs.put("host", job("one"))
        await jobs.client.lpop("ludoteca:bell")
        found = await jobs.take()
        await jobs.close()
        return found

    assert in_time(play()) == job("one")


def test_a_worker_that_gives_signs_of_life_all_the_time_answers_every_job(
    bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_process, "BEAT", 0.0005)
    known = ludoteca.game("shelfie").new(2, 1).to_bytes()

    async def play() -> None:
        worker, jobs = workers_process.Worker(bus, 1), Jobs(bus)
        worker.warmup.players_ready.set()
        monkeypatch.setattr(worker.thinkers, "decide", decide_slowly)
        working = asyncio.create_task(worker.work())
        for number in range(100):
            await jobs.put("host", Job(f"{number}", "answers", "shelfie", "adept", known))
            while (letter := await jobs.hear("answers")) is None or letter.action is None:
                pass
            assert letter == Letter(f"{number}", 7)
        worker.stop()
        await working
        await jobs.close()
        await worker.jobs.close()
        worker.thinkers.close()

    in_time(play())


def decide_slowly(known: State, level: str) -> Action:
    time.sleep(0.005)
    return 7


# The command


def test_a_worker_that_is_told_to_end_answers_first_and_ends(tmp_path: Path, bus: str) -> None:
    allowed = tmp_path / "allowed"

    async def play() -> int | None:
        with worker(bus, allowed) as process:
            async with bot_first(tmp_path, bus) as (_, live, listening):
                await until(lambda: listening.letters)
                send(process, signal.SIGTERM)
                allowed.touch()
                await until(lambda: live.length == 1)
                assert listening.thought_here == 0
            await asyncio.to_thread(process.join, 30)
            return process.exitcode

    assert in_time(play()) == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["worker"], "name it with --bus"),
        (["worker", "--bus", "http://here"], "Write a bus as an address like"),
        (["worker", "--bus", "redis://127.0.0.1:1"], "The bus cannot be used"),
        (["serve", "--workers"], "name it with --bus"),
    ],
)
def test_what_is_wrong_with_the_command_is_said_in_one_line(words: list[str], told: str) -> None:
    command = [sys.executable, "-m", "ludoteca", *words]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS)
    assert ran.returncode in (1, 2)
    assert told in ran.stderr
    assert "Traceback" not in ran.stderr
