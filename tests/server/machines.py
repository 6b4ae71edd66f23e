"""PostgreSQL and Redis for tests: Debian's, on loopback, in folders and on ports of their own, never as root.

They are started when a test first needs them, once in each process that runs tests, and end with it, however it ends.
With LUDOTECA_STORAGE=postgresql every service of the tests uses them instead of a file.
"""

from __future__ import annotations

import asyncio
import atexit
import hashlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest
import redis

from ludoteca.server.database import open_server
from ludoteca.server.settings import Settings
from tests import packages
from tests.server.ports import free_port

ON_SERVERS = os.environ.get("LUDOTECA_STORAGE") == "postgresql"
SECONDS = 60.0
Found = TypeVar("Found")
GUARD = '"$@" & read -r _; kill -s {signal} $!; wait $!'
"""Ends what it has started as soon as the process that started it is gone, whatever became of it."""

looks_into_the_file = pytest.mark.skipif(ON_SERVERS, reason="looks into the SQLite file")


def need() -> None:
    """Skip the test where they are not installed, except where everything has to be tested."""
    for package in (packages.POSTGRES, packages.REDIS):
        if package.find() is None:
            (pytest.fail if packages.all_are_needed() else pytest.skip)(package.lacking)


def nobody() -> dict[str, Any]:
    """Who runs them: oneself, but never root."""
    return {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}


class Machine:
    """A server for tests; it can be killed, paused and started again on the same port."""

    def __init__(self, name: str, ending: str) -> None:
        need()
        self.folder = Path(tempfile.mkdtemp(prefix=f"ludoteca-{name}-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")
        self.ending = ending
        self.port = free_port()
        self.guard: subprocess.Popen[bytes] | None = None
        atexit.register(self.remove)

    def run(self, *command: str | Path) -> None:
        """Start a server that ends with this process."""
        guard = ["sh", "-c", GUARD.replace("{signal}", self.ending), "sh", *map(str, command)]
        with (self.folder / "log").open("ab") as log:
            self.guard = subprocess.Popen(
                guard, cwd=self.folder, stdin=subprocess.PIPE, stdout=log, stderr=log, **nobody()
            )

    def until(self, done: Callable[[], object], what: str) -> None:
        """Wait for something that has to happen."""
        deadline = time.monotonic() + SECONDS
        while not done():
            assert time.monotonic() < deadline, f"{what}: {(self.folder / 'log').read_text()[-2000:]}"
            time.sleep(0.02)

    def stop(self) -> None:
        """End the server as the guard does, and wait until it has ended."""
        if self.guard is not None and self.guard.stdin is not None:
            self.guard.stdin.close()
            self.guard.wait(SECONDS)
            self.guard = None

    def remove(self) -> None:
        """End, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Machine):
    """A PostgreSQL server with as many databases as there are tests.

    Processes are killed here, never the machine, so nothing has to wait for the disk, unless it is measured.
    """

    def __init__(self, fsync: str = "off") -> None:
        # At once: what was confirmed has to survive that.
        super().__init__("postgres", "QUIT")
        self.made: dict[str, str] = {}
        self.started = 0.0
        self.fsync = fsync
        bin_folder = packages.postgres()
        assert bin_folder is not None
        self.bin = bin_folder
        self.data = self.folder / "data"
        made = ["-D", str(self.data), "-U", "ludoteca", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        initdb = [str(self.bin / "initdb"), *made]
        subprocess.run(initdb, cwd=self.folder, check=True, capture_output=True, **nobody())
        self.start()
        self.make("empty", "template0")
        run_apart(lambda: migrated(self.address("empty")))

    def start(self) -> None:
        """Start, also after a crash, and wait until it answers."""
        settings = {
            "fsync": self.fsync,
            "max_connections": "200",
            "shared_buffers": "32MB",
            "listen_addresses": "127.0.0.1",
        }
        chosen = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        where = ["-D", str(self.data), "-p", str(self.port), "-k", str(self.folder)]
        command = [str(self.bin / "postgres"), *where, *chosen]
        self.until(lambda: self.starts(command), "PostgreSQL does not start")

    def starts(self, command: list[str]) -> bool:
        """Whether it is there; what is left of one that was killed may be in the way for a moment."""
        given_up = not self.is_running() and time.monotonic() - self.started > 1.0
        if self.guard is None or given_up:
            self.stop()
            self.started = time.monotonic()
            self.run(*command)
        try:
            return bool(self.do("postgres", "SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            return False

    def is_running(self) -> bool:
        """Whether the process lives that the others hang on."""
        try:
            return Path(f"/proc/{self.pid}").exists()
        except (OSError, IndexError):
            return False

    @property
    def pid(self) -> int:
        """The process that the others hang on."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def kill(self) -> None:
        """End it as a power cut would, with all that it was about to do."""
        first = self.pid
        helpers = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for pid in (first, *map(int, helpers)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.stop()

    def address(self, name: str) -> str:
        """A database as a service is told of it."""
        return f"postgresql://ludoteca@127.0.0.1:{self.port}/{name}"

    def make(self, name: str, template: str = "empty") -> None:
        """Make a database."""
        self.do("postgres", f'CREATE DATABASE "{name}" TEMPLATE "{template}"')

    def do(self, database: str, *statements: str) -> list[Any]:
        """Carry out statements; return what the last one finds."""

        async def done() -> list[Any]:
            connection = await asyncpg.connect(self.address(database))
            try:
                for statement in statements[:-1]:
                    await connection.execute(statement)
                return [tuple(row) for row in await connection.fetch(statements[-1])]
            finally:
                await connection.close()

        return run_apart(done)

    def database_for(self, data: Path) -> str:
        """The database that stands for a file of a test, made when it is first asked for."""
        name = "t" + hashlib.sha256(str(data).encode()).hexdigest()[:20]
        if name not in self.made:
            self.make(name)
            self.made[name] = self.address(name)
        return self.made[name]


def run_apart(work: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
    """Run something asynchronous, also where a loop is running already."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work())).result()


async def migrated(address: str) -> None:
    await (await open_server(address)).close()


class Redis(Machine):
    """A Redis server; services that are not to hear each other have different numbers."""

    def __init__(self) -> None:
        super().__init__("redis", "KILL")
        self.numbers: dict[Path, int] = {}
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--databases", "10000"]
        self.run("redis-server", *words, "--dir", self.folder)
        self.until(self.answers, "Redis does not start")

    def answers(self) -> bool:
        """Whether it is there."""
        try:
            with redis.Redis(port=self.port) as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False

    def address_for(self, data: Path) -> str:
        """The bus of the services on a file of a test."""
        number = self.numbers.setdefault(data, len(self.numbers) + 1)
        return f"redis://127.0.0.1:{self.port}/{number}"


@cache
def postgres() -> Postgres:
    """This process's PostgreSQL server."""
    return Postgres()


@cache
def redis_server() -> Redis:
    """This process's Redis server."""
    return Redis()


def settings_for(data: Path, **chosen: Any) -> Settings:
    """Settings of a service on a file or, where the tests run on servers, on the database that stands for it."""
    return on_servers(data, **chosen) if ON_SERVERS else Settings(data=data, **chosen)


def options_for(data: Path) -> list[str]:
    """The same for commands."""
    return ["--database", postgres().database_for(data)] if ON_SERVERS else ["--data", str(data)]


def on_servers(data: Path, **chosen: Any) -> Settings:
    """Settings of a service on PostgreSQL and Redis, whichever storage the tests run on."""
    servers = {"database": postgres().database_for(data), "bus": redis_server().address_for(data)}
    return Settings(data=data, **servers | chosen)
