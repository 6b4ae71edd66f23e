"""Everything that `make test` runs: stages, several at the same time, and a table of their times.

A stage starts when the stages it needs are done. The output of one stage is shown while it runs, that of the others
when they are done, so that their lines never mix. `make test STAGE=browser` runs one stage and the stages it needs.
This uses only the standard library, because nothing is installed when it starts.
"""

from __future__ import annotations

import os
import platform
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
PYTHON = str(BIN / "python")
LOGS = ROOT / "build" / "test"
CORES = os.cpu_count() or 1
SPARE = 2
"""A stage starts while fewer cores than there are, and this many more, are in use: some stages wait a lot."""
SECONDS_TO_END = 10.0
SUMMARY = re.compile(r"^=+ ((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s", re.MULTILINE)
SUMMARY_OF_VITEST = re.compile(r"^\s*Tests\s+(\S.*?) \(\d+\)", re.MULTILINE)
FAILED_TEST = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
TESTS_FAILED = 1
"""pytest's exit code when tests ran and some failed."""
FEW = 3
COLOR = re.compile(r"\x1b\[[\d;]*m")


@dataclass(frozen=True)
class Stage:
    """A command, the stages that it needs, and the number of cores that it keeps busy on average."""

    name: str
    command: tuple[str, ...]
    needs: tuple[str, ...] = ()
    cores: int = 1
    settings: dict[str, str] = field(default_factory=dict)
    again: bool = False
    """Whether failed tests run a second time, alone: those of browsers and processes, which a busy machine delays."""


def make(*targets: str) -> tuple[str, ...]:
    """The command for targets of the Makefile."""
    return ("make", "--no-print-directory", *targets)


def pytest(name: str, *words: str, workers: int = 0) -> tuple[str, ...]:
    """The command for tests; every stage has its own cache folder, because parallel stages would overwrite it."""
    spread = ("-n", str(workers), "--dist", "worksteal") if workers else ("-p", "no:xdist")
    return (PYTHON, "-m", "pytest", "-o", f"cache_dir=build/pytest/{name}", *spread, *words)


def uncompiled_stage(name: str, *words: str) -> Stage:
    """A stage that tests the rules uncompiled and measures the coverage of lines and branches."""
    tests = pytest(name, "-m", "not soak and not bounds and not compiled", *words)[1:]
    command = (PYTHON, "-W", "error", "-m", "coverage", "run", "--parallel-mode", *tests)
    return Stage(name, command, ("dev",), settings={"LUDOTECA_PURE": "1"})


READY = ("packages", "dev", "engine", "page", "site")
# What a wheel contains: nothing has to be compiled before or during the tests.
NATIVE = {"LUDOTECA_NATIVE": str(ROOT / "build" / "native")}
# What a clone compiles. Code that is not optimized is compiled faster, and only what a test calls is compiled.
BOUNDS = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1", "LUDOTECA_CACHE": str(ROOT / "build" / "boundscheck")}
# The tests that call rules one by one, compare Numba's code with other code, or need what libraries do not contain.
ON_NUMBA = (
    *(
        "tests/games",
        "tests/targets",
        "tests/test_boundscheck.py",
        "tests/test_compiled.py",
        "tests/envs/test_vector.py",
    ),
    *("tests/search/test_training.py", "tests/search/test_preparation.py", "tests/core/test_warmup.py"),
)
# Tests that run with every kind of storage; the long evenings choose their storage themselves.
ON_SERVERS = [
    f"tests/server/live/test_{name}.py"
    for name in ("protocol", "racing", "racing_processes", "lobby", "invitations", "clocks")
]
# Playwright keeps an event loop in its process, which would break other tests.
APART = ("tests/browser", *ON_NUMBA)
STAGES = [
    Stage("packages", (sys.executable, "tests/packages.py", "--install")),
    Stage("setup", make(".venv/.run", ".venv/.node")),
    Stage("dev", make(".venv/.dev"), ("setup",)),
    Stage("page", make("src/ludoteca/server/static/.built"), ("setup",)),
    # For browsers and for Python at once, because most of the work is the same.
    Stage("engine", make("native", f"MACHINES={sys.platform}-{platform.machine()}"), ("setup",), cores=2),
    Stage("site", make("docsite"), ("dev", "engine"), settings=NATIVE),
    # The two long ones at the same time, because the browser waits a lot, and then the others, the longest first.
    Stage(
        "compiled",
        pytest("compiled", "-m", "not soak", *(f"--ignore={path}" for path in APART), workers=CORES + 1),
        READY,
        cores=CORES,
        settings=NATIVE,
        again=True,
    ),
    Stage("browser", pytest("browser", "tests/browser", workers=CORES + 1), READY, settings=NATIVE, again=True),
    Stage("numba", pytest("numba", "-m", "not soak", *ON_NUMBA), ("packages", "dev", "engine"), settings=BOUNDS),
    uncompiled_stage("uncompiled", "tests/games", "--ignore=tests/games/shelfie"),
    Stage("web", make("web"), ("page", "engine")),
    Stage(
        "servers",
        pytest("servers", *ON_SERVERS),
        READY,
        settings=NATIVE | {"LUDOTECA_STORAGE": "postgresql"},
        again=True,
    ),
    uncompiled_stage("uncompiled-shelfie", "tests/games/shelfie"),
    Stage("check", make("check"), ("dev",)),
    Stage("types", make("drift"), ("page",)),
    Stage("docs", make("docs"), ("site",), settings=NATIVE),
    Stage("coverage", make("coverage"), ("uncompiled", "uncompiled-shelfie")),
]
STARTER = ROOT / "src" / "ludoteca" / "cli" / "starter" / "src"
"""The game that `ludoteca new-game` copies: it is for exactly two players."""
GAME_FOLDERS = os.pathsep.join([str(ROOT / "tests" / "third_game"), str(STARTER)])
ENVIRONMENT = {
    # The same games in every stage, so that they are compiled once.
    "LUDOTECA_GAMES": GAME_FOLDERS,
    "PYTHONDONTWRITEBYTECODE": "",
}


@dataclass
class Run:
    """A stage that is running or has ended."""

    stage: Stage
    process: subprocess.Popen[bytes]
    log: Path
    begun: float
    is_shown: bool = False
    shown_bytes: int = 0
    code: int | None = None
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    unsteady: list[str] = field(default_factory=list)
    """The tests that failed here and passed the second time."""

    def is_over(self) -> bool:
        """Whether it is over; records its times."""
        if self.code is None:
            pid, status, used = os.wait4(self.process.pid, os.WNOHANG)
            if pid:
                self.code = self.process.returncode = os.waitstatus_to_exitcode(status)
                self.seconds = time.monotonic() - self.begun
                self.cpu_seconds = used.ru_utime + used.ru_stime
        return self.code is not None

    def show(self) -> None:
        """Print its new output."""
        if not self.is_shown:
            self.is_shown = True
            print(f"\n---- {self.stage.name}: {' '.join(self.stage.command)}", flush=True)
        with self.log.open("rb") as log:
            log.seek(self.shown_bytes)
            new = log.read()
        self.shown_bytes += len(new)
        sys.stdout.buffer.write(new)
        sys.stdout.buffer.flush()

    def failed_tests(self) -> list[str]:
        """The names of the tests that failed, if few did; when many fail, a second run only takes time."""
        if self.code != TESTS_FAILED:
            return []
        names = FAILED_TEST.findall(COLOR.sub("", self.log.read_text("utf-8", "replace")))
        return names if len(names) <= FEW else []

    def result(self) -> str:
        """Its result, with the numbers of tests if there were any."""
        said = COLOR.sub("", self.log.read_text("utf-8", "replace"))
        counts = (SUMMARY.findall(said) or SUMMARY_OF_VITEST.findall(said) or ["done"])[-1]
        return counts if self.code == 0 else f"FAILED, exit code {self.code}, {counts}".removesuffix(", done")


def start(stage: Stage) -> Run:
    """Start a stage; its output goes to a file."""
    log = LOGS / f"{stage.name}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            stage.command,
            cwd=ROOT,
            env=os.environ | ENVIRONMENT | stage.settings,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    return Run(stage, process, log, time.monotonic())


class Suite:
    """The stages that are waiting, running and over."""

    def __init__(self, stages: Iterable[Stage]) -> None:
        self.waiting = list(stages)
        self.running: list[Run] = []
        self.over: list[Run] = []
        self.in_front: Run | None = None

    def run(self) -> None:
        """Run all stages except those that need a failed one."""
        while True:
            self.start_stages()
            if not self.running:
                return
            time.sleep(0.05)
            self.over += [run for run in self.running if run.is_over()]
            self.running = [run for run in self.running if run not in self.over]
            self.show()

    def start_stages(self) -> None:
        """Start the stages that can start, in order, until all cores are busy."""
        done = {run.stage.name for run in self.over if run.code == 0}
        for stage in [stage for stage in self.waiting if done.issuperset(stage.needs)]:
            if sum(run.stage.cores for run in self.running) >= CORES + SPARE:
                return
            self.waiting.remove(stage)
            self.running.append(start(stage))

    def run_failed_again(self) -> None:
        """Run the failed tests of some stages a second time, one after the other, while nothing else runs."""
        for run in [run for run in self.over if run.stage.again and run.failed_tests()]:
            name = f"{run.stage.name}-again"
            command = (*run.stage.command, "-n", "0", "--last-failed", "--last-failed-no-failures", "none")
            self.waiting.append(replace(run.stage, name=name, command=command, needs=(), again=False))
            self.run()
            if self.over[-1].code == 0:
                run.unsteady, run.code = run.failed_tests(), 0

    def show(self) -> None:
        """Show one stage until it is over, then those that ended in the meantime, then the next."""
        if self.in_front is None:
            self.in_front = self.running[0] if self.running else None
        if self.in_front is not None:
            self.in_front.show()
        if self.in_front is None or self.in_front in self.over:
            self.in_front = None
            for run in self.over:
                if not run.is_shown:
                    run.show()

    def end(self) -> None:
        """End all running stages."""
        for run in self.running:
            run.process.terminate()
        until = time.monotonic() + SECONDS_TO_END
        while not all(run.is_over() for run in self.running) and time.monotonic() < until:
            time.sleep(0.05)
        for run in self.running:
            if not run.is_over():
                run.process.kill()

    def table(self) -> str:
        """A table with the times and the result of every stage."""
        lines = [f"{'stage':20}{'seconds':>9}{'CPU':>9}  result"]
        for run in self.over:
            lines.append(f"{run.stage.name:20}{run.seconds:9.1f}{run.cpu_seconds:9.1f}  {run.result()}")
        lines += [f"{stage.name:20}{'':18}  not run: it needs {', '.join(stage.needs)}" for stage in self.waiting]
        return "\n".join(lines)


def with_needs(names: Iterable[str]) -> list[Stage]:
    """The stages with these names and all stages they need, in order."""
    known = {stage.name: stage for stage in STAGES}
    found: set[str] = set()
    wanted = list(names)
    for name in wanted:
        if name not in known:
            sys.exit(f"There is no stage {name!r}. There are: {', '.join(known)}.")
        found.add(name)
        wanted += [need for need in known[name].needs if need not in wanted]
    return [stage for stage in STAGES if stage.name in found]


def interrupt(*_: Any) -> None:
    """Raise KeyboardInterrupt, like Ctrl-C."""
    raise KeyboardInterrupt


def main(names: list[str]) -> int:
    """Run the stages with these names, or all stages."""
    LOGS.mkdir(parents=True, exist_ok=True)
    for old in (ROOT / "build").glob("coverage*"):
        old.unlink()
    signal.signal(signal.SIGTERM, interrupt)
    begun = time.monotonic()
    suite = Suite(with_needs(names) if names else STAGES)
    try:
        suite.run()
        suite.run_failed_again()
    except KeyboardInterrupt:
        suite.end()
        return 130
    print(f"\n{suite.table()}")
    subprocess.run([sys.executable, "tests/packages.py"], cwd=ROOT, check=False)
    failed = [run.stage.name for run in suite.over if run.code != 0]
    for name in failed:
        print(f"FAILED: {name}. Its output is above and in build/test/{name}.log. Alone: make test STAGE={name}")
    for test in [test for run in suite.over for test in run.unsteady]:
        print(f"UNSTEADY: {test} failed once and passed the second time, alone. Find out why.")
    said = "failed" if failed else "all good"
    print(f"make test: {said}, {len(suite.over)} stages in {time.monotonic() - begun:.0f} s")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
