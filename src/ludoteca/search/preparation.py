"""Preparing games: compiling them in separate processes, with progress and an estimate of the time left.

Compiling in other processes keeps this one responsive and uses every core. If they leave something out (the cache is
not writable, or a process was killed), it is compiled in this process when it is first used.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from ludoteca.core.cache import can_cache
from ludoteca.core.game import Game
from ludoteca.core.native import SWITCH
from ludoteca.core.warmup import is_warm
from ludoteca.search.parts import FOR_TABLES
from ludoteca.search.warmup import STEPS, load_part

START_SECONDS = 0.6
"""How long a process needs to start."""
IN_CACHE = 0.3
"""A step that takes less than this share of its expected time was in the cache already."""
STOPPED = (signal.SIGINT, signal.SIGTERM)
"""The signals with which people and computers stop a program; other signals are accidents."""
ALMOST = 0.95
"""The greatest progress that a running step can show."""


@dataclass(frozen=True)
class Progress:
    """The progress of a preparation: games still being compiled, a share from 0 to 1, and the seconds left."""

    games: list[Game]
    done: float
    seconds: float


@dataclass
class Job:
    """Parts of one game that one process compiles in order."""

    game: Game
    parts: tuple[str, ...]
    steps: list[tuple[str, float]] = field(init=False)
    """For each step, its part and its expected seconds."""
    finished: int = 0
    started: float | None = None
    """When the running step started."""
    over: bool = False

    def __post_init__(self) -> None:
        self.steps = [(part, step.seconds) for part in self.parts for step in STEPS[part](self.game)]

    def is_done(self, part: str) -> bool:
        """Whether a part is done."""
        return self.over or part not in [waiting for waiting, _ in self.steps[self.finished :]]


class Preparation:
    """Compiles parts of games in the background. Parts that are in the cache already are skipped."""

    def __init__(self, games: Iterable[Game], parts: Sequence[str]) -> None:
        self.cores = os.cpu_count() or 1
        self.jobs = [Job(game, parts) for game, parts in divide(list(games), parts, self.cores)]
        self.changed = threading.Condition()
        self.speed = 1.0
        """How much longer steps take on this computer than expected."""
        self.spent = self.expected = 0.0
        self.closed = False
        self.processes: set[subprocess.Popen[str]] = set()
        self.pool = ThreadPoolExecutor(
            min(self.cores, len(self.jobs)) or 1, thread_name_prefix="preparation", initializer=block_interrupts
        )

    def start(self) -> Preparation:
        """Start compiling."""
        for job in self.jobs:
            self.pool.submit(self.run, job)
        self.pool.shutdown(wait=False)
        return self

    def wait(self, parts: Sequence[str], games: Sequence[Game] | None = None, timeout: float | None = None) -> bool:
        """Wait until parts of all games, or of some, are done; return False after the timeout."""
        with self.changed:
            return self.changed.wait_for(lambda: self.closed or self.is_done(parts, games), timeout)

    def is_done(self, parts: Sequence[str], games: Sequence[Game] | None = None) -> bool:
        """Whether parts of all games, or of some, are done."""
        return all(job.is_done(part) for job in self.jobs if games is None or job.game in games for part in parts)

    def progress(self, parts: Sequence[str]) -> Progress:
        """The progress of these parts."""
        now = time.monotonic()
        with self.changed:
            left = {id(job): self.seconds_left(job, parts, now) for job in self.jobs}
            total = sum(seconds for job in self.jobs for part, seconds in job.steps if part in parts) * self.speed
            games = [job.game for job in self.jobs if left[id(job)] > 0]
        remaining = sum(left.values())
        longest = max(left.values(), default=0.0)
        done = 1 - remaining / total if total else 1.0
        return Progress(games, min(1.0, max(0.0, done)), max(longest, remaining / self.cores))

    def seconds_left(self, job: Job, parts: Sequence[str], now: float) -> float:
        """About how many seconds a job still needs for these parts."""
        if job.over:
            return 0.0
        waiting = [seconds * self.speed for part, seconds in job.steps[job.finished :] if part in parts]
        if waiting and job.started is not None and job.steps[job.finished][0] in parts:
            waiting[0] -= min(now - job.started, ALMOST * waiting[0])
        return sum(waiting)

    def run(self, job: Job) -> None:
        """Do one job, in a separate process if the cache is writable."""
        try:
            if not self.closed:
                (self.compile_in_process if can_cache() else self.compile_here)(job)
        finally:
            with self.changed:
                job.over = True
                self.changed.notify_all()

    def compile_in_process(self, job: Job) -> None:
        """Compile in a separate process; once more if the operating system killed it, because that may be chance."""
        code = self.run_process(job)
        if code < 0 and -code not in STOPPED and not self.closed:
            sys.stderr.write(f"{describe_end(job, code)}. It is started once more.\n")
            job.finished = 0
            code = self.run_process(job)
        if code and not self.closed:
            sys.stderr.write(f"{describe_end(job, code)}.\n")

    def run_process(self, job: Job) -> int:
        """Run the process that compiles, which prints a line after each step; return its exit code."""
        job.started = time.monotonic() + START_SECONDS
        with subprocess.Popen(
            command_for(job),
            env=os.environ | {SWITCH: "0"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            self.processes.add(process)
            if self.closed:
                process.kill()
            assert process.stdout is not None
            for _ in process.stdout:
                self.note_step(job)
        self.processes.discard(process)
        return process.returncode

    def compile_here(self, job: Job) -> None:
        """Compile in this process, because there is no cache to share."""
        for part in job.parts:
            job.started = time.monotonic()
            load_part(job.game, part)
            for _ in STEPS[part](job.game):
                self.note_step(job)

    def note_step(self, job: Job) -> None:
        """Record that a step is done, and update the speed."""
        now = time.monotonic()
        with self.changed:
            if job.finished < len(job.steps):
                self.note_speed(now - (job.started or now), job.steps[job.finished][1])
                job.finished += 1
                job.started = now
            self.changed.notify_all()

    def note_speed(self, spent: float, expected: float) -> None:
        """Update the speed by the time that a step took; a step that was in the cache does not count."""
        if spent > IN_CACHE * expected:
            self.spent += spent
            self.expected += expected
            self.speed = self.spent / self.expected

    def close(self) -> None:
        """Stop at once; everything that is compiled so far stays in the cache."""
        with self.changed:
            self.closed = True
            self.changed.notify_all()
        for process in list(self.processes):
            process.kill()


def block_interrupts() -> None:
    """Protect the processes that this thread starts from Ctrl-C: `close` ends them without a traceback."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def command_for(job: Job) -> list[str]:
    """The command that does a job."""
    return [sys.executable, "-m", "ludoteca.search.warmup", job.game.name, *job.parts]


def describe_end(job: Job, code: int) -> str:
    """A sentence about a process that failed, without its full stop: the command, and the exit code or signal."""
    reason = f"was killed by {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"
    return f"{' '.join(command_for(job)[1:])} {reason}"


def divide(games: list[Game], parts: Sequence[str], cores: int) -> list[tuple[Game, tuple[str, ...]]]:
    """Divide everything that is not compiled yet into jobs.

    One job for each game is cheapest. With more games than cores, the rules of all games come before searching players.
    """
    cold = [(game, tuple(part for part in parts if not is_warm(game, part))) for game in games]
    cold = [(game, missing) for game, missing in cold if missing]
    if len(cold) <= cores:
        return cold
    first = [(game, tuple(part for part in missing if part in FOR_TABLES)) for game, missing in cold]
    later = [(game, tuple(part for part in missing if part not in FOR_TABLES)) for game, missing in cold]
    return [(game, missing) for game, missing in first + later if missing]
