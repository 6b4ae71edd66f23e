"""Workers: bots that think in a worker move exactly once, even if the worker fails."""

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

import msgspec
import pytest

import ludoteca
from ludoteca.core.past import pack
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.server.app import Server
from ludoteca.server.bots import pool as bots
from ludoteca.server.bots import remote as workers
from ludoteca.server.bots import worker as workers_process
from ludoteca.server.bots.queue import Answer, Job, JobQueue
from ludoteca.server.bots.remote import RemoteBots
from ludoteca.server.bots.warmup import Warmup
from ludoteca.server.live.table import LiveTable
from tests.server.forked import in_process
from tests.server.inside import finished_warmup, open_inside, person, replay, set_up
from tests.server.machines import redis_server
from tests.server.patience import ending_within
from tests.sizes import QUICK

pytestmark = pytest.mark.skipif(QUICK, reason="starts Redis")
SECONDS = 60.0


def run_in_time(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine; fail if it hangs."""

    async def main() -> Any:
        async with asyncio.timeout(SECONDS):
            return await work

    with ending_within(SECONDS + 10):
        return asyncio.run(main())


async def until(found: Callable[[], object]) -> None:
    while not found():
        await asyncio.sleep(0.01)


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(workers, "WORKER_TIMEOUT", SECONDS)
    return redis_server().address_for(tmp_path)


class Thoughtful:
    """A player that waits until a file exists."""

    name = "thoughtful"

    def __init__(self, allowed: Path) -> None:
        self.allowed = allowed

    def choose(self, state: State, luck: Ints, stop: Callable[[], bool] | None = None) -> Action:
        while not self.allowed.exists():
            time.sleep(0.01)
        return state.legal_actions()[-1]


def work(address: str, allowed: Path) -> None:
    """Run a worker whose bots wait until a file exists; nothing needs to be loaded."""
    patch = pytest.MonkeyPatch()
    patch.setattr(bots, "player", lambda level, game: Thoughtful(allowed))
    for wait in ("prepare_tables", "prepare_players", "wait_for_player"):
        patch.setattr(Warmup, wait, need_nothing)
    asyncio.run(workers_process.Worker(address, 1).run())


async def need_nothing(*_: object) -> None:
    """Replace a warmup: the rules are already compiled."""


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


def send(process: BaseProcess, number: signal.Signals) -> None:
    assert process.pid is not None
    os.kill(process.pid, number)


class Recorder:
    """Records the answers of workers, and counts the decisions of the server itself."""

    def __init__(self, thinkers: RemoteBots) -> None:
        self.answers: list[Answer] = []
        self.own_decisions = 0
        deliver, decide = thinkers.deliver, thinkers.decide

        def record_answer(answer: Answer) -> None:
            self.answers.append(answer)
            deliver(answer)

        def count_decision(known: State, level: str) -> Action:
            self.own_decisions += 1
            return decide(known, level)

        thinkers.deliver, thinkers.decide = record_answer, count_decision  # type: ignore[method-assign]

    @property
    def decided(self) -> int:
        """The number of answers with an action."""
        return sum(answer.action is not None for answer in self.answers)


@asynccontextmanager
async def bot_first(folder: Path, bus: str) -> AsyncIterator[tuple[Server, LiveTable, Recorder]]:
    """A server with workers, and a table where a bot moves before a person."""
    async with open_inside(folder / "server.sqlite3", workers=bus) as server:
        assert isinstance(server.context.bots, RemoteBots)
        recorder, host = Recorder(server.context.bots), await person(server)
        # The first seat is random.
        while (await replay(server, name := await set_up(server, "lanterns", ["adept", host]))).to_move != 0:
            pass
        live = await server.tables.get(name)
        assert live is not None
        yield server, live, recorder


async def check_moved_once(server: Server, live: LiveTable) -> None:
    """Wait until it is the person's turn, and check that each move of the bot is stored once."""
    await until(lambda: live.match is not None and live.match.to_move == 1 and not live.lock.locked())
    stored = await replay(server, live.id)
    assert stored.length == live.length > 0
    assert {entry.seat for entry in stored.log} == {0}


async def wait_for_another_worker(bus: str) -> None:
    """Wait until a second worker has decided something."""
    jobs, known = JobQueue(bus), ludoteca.game("shelfie").new(2, 1)
    await jobs.put("another", Job("first", "another", "shelfie", "adept", known.to_bytes()))
    while (answer := await jobs.next_answer("another")) is None or answer.action is None:
        pass
    await jobs.close()


@pytest.mark.parametrize("fate", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "paused"])
def test_a_bot_moves_exactly_once_when_one_of_two_workers_is_lost(
    tmp_path: Path, bus: str, fate: signal.Signals
) -> None:
    allowed = tmp_path / "allowed"

    async def play() -> None:
        with worker(bus, allowed) as first:
            async with bot_first(tmp_path, bus) as (server, live, recorder):
                await until(lambda: recorder.answers)
                with worker(bus, tmp_path):
                    await wait_for_another_worker(bus)
                    send(first, fate)
                    assert recorder.decided == live.length == 0
                    await check_moved_once(server, live)
                    length, decided = live.length, recorder.decided
                    assert recorder.own_decisions == 0
                    if fate == signal.SIGSTOP:
                        allowed.touch()
                        send(first, signal.SIGCONT)
                        await until(lambda: recorder.decided > decided)
                        await asyncio.sleep(0.1)
                    assert (await replay(server, live.id)).length == live.length == length

    run_in_time(play())


def test_without_workers_a_server_decides_itself(tmp_path: Path, bus: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "WORKER_TIMEOUT", 0.2)

    async def play() -> None:
        async with bot_first(tmp_path, bus) as (server, live, recorder):
            await check_moved_once(server, live)
            assert recorder.own_decisions == live.length
            assert await server.context.bots.jobs.take() is None  # type: ignore[attr-defined]

    run_in_time(play())


def test_without_redis_a_server_decides_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with bot_first(tmp_path, "redis://127.0.0.1:1") as (server, live, recorder):
            await check_moved_once(server, live)
            assert recorder.own_decisions == live.length

    run_in_time(play())


def test_a_job_contains_only_what_the_seat_knows(tmp_path: Path, bus: str) -> None:
    async def play() -> None:
        async with bot_first(tmp_path, bus) as (_, live, _):
            jobs = JobQueue(bus)
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

    run_in_time(play())


def test_a_worker_gets_what_everybody_has_seen_before_and_nothing_more() -> None:
    state = ludoteca.game("shelfie").new(2, 3)
    for _ in range(4):
        state.apply(state.legal_actions()[7])
    known = state.resample(state.seat, 1)
    sent = Job("1", "answers", "shelfie", "master", known.to_bytes(), pack(known.past))
    read = workers_process.read_job(msgspec.json.decode(msgspec.json.encode(sent), type=Job))
    assert read == known
    assert pack(read.past) == pack(state.past)
    older = {"id": "1", "answers": "answers", "game": "shelfie", "level": "master", "known": known.to_bytes()}
    assert workers_process.read_job(msgspec.json.decode(msgspec.json.encode(older), type=Job)).past == []


def test_hosts_take_turns_and_a_withdrawn_job_is_not_taken(bus: str) -> None:
    async def play() -> list[str]:
        jobs = JobQueue(bus)
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

    assert run_in_time(play()) == ["greedy 0", "modest", "greedy 1", "greedy 2", "greedy 3", "greedy 4"]


def test_short_jobs_are_taken_first_and_can_be_withdrawn(bus: str) -> None:
    async def play() -> list[str]:
        jobs = JobQueue(bus)
        for number in range(3):
            await jobs.put("greedy", job(f"master {number}"))
        for name in ("novice", "fickle", "another novice"):
            await jobs.put("modest", job(name), is_long=False)
        assert await jobs.withdraw("modest", job("fickle"), is_long=False)
        taken = [found.id for _ in range(6) if (found := await jobs.take()) is not None]
        await jobs.close()
        return taken

    assert run_in_time(play()) == ["novice", "another novice", "master 0", "master 1", "master 2"]


def test_a_request_can_be_cancelled_at_any_moment_and_leaves_no_job(tmp_path: Path, bus: str) -> None:
    known = ludoteca.game("shelfie").new(2, 1)

    async def play() -> None:
        asking = RemoteBots(1, bus, finished_warmup())
        await asking.open()
        await asking.jobs.client.get("nothing")
        for steps in range(25):
            asked = asyncio.create_task(asking.choose(known, "adept", f"host {steps}"))
            for _ in range(steps):
                await asyncio.sleep(0)
            asked.cancel()
            _, left = await asyncio.wait({asked}, timeout=30)
            assert not left
            assert asked.cancelled()
        jobs = JobQueue(bus)
        assert await jobs.take() is None
        await jobs.close()
        asking.close()
        await asking.disconnect()

    run_in_time(play())


def job(name: str) -> Job:
    return Job(name, "answers", "lanterns", "adept", b"")


def test_a_lost_wake_up_does_not_keep_a_job_waiting(bus: str) -> None:
    async def play() -> Job | None:
        jobs = JobQueue(bus)
        await jobs.put("host", job("one"))
        await jobs.client.lpop("ludoteca:bell")
        found = await jobs.take()
        await jobs.close()
        return found

    assert run_in_time(play()) == job("one")


def test_a_worker_with_constant_heartbeats_answers_every_job(bus: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_process, "HEARTBEAT_SECONDS", 0.0005)
    known = ludoteca.game("shelfie").new(2, 1).to_bytes()

    async def play() -> None:
        worker, jobs = workers_process.Worker(bus, 1), JobQueue(bus)
        worker.warmup.players_ready.set()
        monkeypatch.setattr(worker.bots, "decide", decide_slowly)
        working = asyncio.create_task(worker.work())
        for number in range(100):
            await jobs.put("host", Job(f"{number}", "answers", "shelfie", "adept", known))
            while (answer := await jobs.next_answer("answers")) is None or answer.action is None:
                pass
            assert answer == Answer(f"{number}", 7)
        worker.stop()
        await working
        await jobs.close()
        await worker.jobs.close()
        worker.bots.close()

    run_in_time(play())


def decide_slowly(known: State, level: str) -> Action:
    time.sleep(0.005)
    return 7


# The command


def test_a_worker_answers_its_job_before_it_stops(tmp_path: Path, bus: str) -> None:
    allowed = tmp_path / "allowed"

    async def play() -> int | None:
        with worker(bus, allowed) as process:
            async with bot_first(tmp_path, bus) as (_, live, recorder):
                await until(lambda: recorder.answers)
                send(process, signal.SIGTERM)
                allowed.touch()
                await until(lambda: live.length == 1)
                assert recorder.own_decisions == 0
            await asyncio.to_thread(process.join, 30)
            return process.exitcode

    assert run_in_time(play()) == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["worker"], "name it with --bus"),
        (["worker", "--bus", "http://here"], "Write a bus as an address like"),
        (["worker", "--bus", "redis://127.0.0.1:1"], "The bus cannot be reached at redis://127.0.0.1:1. Check"),
        (["worker", "--bus", "redis://me:secret@127.0.0.1:1/2"], "reached at redis://127.0.0.1:1/2. Check"),
        (["serve", "--workers"], "name it with --bus"),
    ],
)
def test_wrong_options_are_refused_without_a_traceback(words: list[str], message: str) -> None:
    command = [sys.executable, "-m", "ludoteca", *words]
    process = subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS)
    assert process.returncode in (1, 2)
    assert message in process.stderr
    assert "Traceback" not in process.stderr
