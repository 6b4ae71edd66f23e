"""PostgreSQL and Redis for tests: Debian's, on loopback, in folders and on ports of their own, never as root.

They start when a test first needs them, once in each test process, and end with it, even if it is killed.
With LUDOTECA_STORAGE=postgresql all servers in the tests use them instead of a file.
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

from ludoteca.server.settings import Settings
from ludoteca.server.store.database import open_postgres
from tests import packages
from tests.server.ports import free_port

ON_SERVERS = os.environ.get("LUDOTECA_STORAGE") == "postgresql"
SECONDS = 60.0
Found = TypeVar("Found")
GUARD = '"$@" & read -r _; kill -s {signal} $!; wait $!'
"""A shell script that stops the server when the test process has ended, even if it was killed."""

needs_sqlite_file = pytest.mark.skipif(ON_SERVERS, reason="reads the SQLite file")


def need() -> None:
    """Skip the test if the packages are not installed, or fail if all tests are required."""
    for package in (packages.POSTGRES, packages.REDIS):
        if package.find() is None:
            (pytest.fail if packages.all_are_needed() else pytest.skip)(package.lacking)


def nobody() -> dict[str, Any]:
    """The user for `subprocess`: the current one, but never root."""
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

    def until(self, condition: Callable[[], object], what: str) -> None:
        """Wait for a condition, or fail after a timeout."""
        deadline = time.monotonic() + SECONDS
        while not condition():
            assert time.monotonic() < deadline, f"{what}: {(self.folder / 'log').read_text()[-2000:]}"
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop the server through the guard, and wait for its end."""
        if self.guard is not None and self.guard.stdin is not None:
            self.guard.stdin.close()
            self.guard.wait(SECONDS)
            self.guard = None

    def remove(self) -> None:
        """Stop the server and delete its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Machine):
    """A PostgreSQL server with a database for each test.

    Tests kill processes, never the machine, so fsync can be off, except for measurements.
    """

    def __init__(self, fsync: str = "off") -> None:
        # An immediate shutdown: confirmed data must survive it.
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
        run_apart(lambda: migrate_database(self.address("empty")))

    def start(self) -> None:
        """Start, even after a crash, and wait until the server answers."""
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
        """Start the server if needed, and return whether it answers; a killed one may block the first tries."""
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
        """Whether the main process is running."""
        try:
            return Path(f"/proc/{self.pid}").exists()
        except (OSError, IndexError):
            return False

    @property
    def pid(self) -> int:
        """The id of the main process."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def kill(self) -> None:
        """Kill all processes of the server, like a crash."""
        first = self.pid
        helpers = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for pid in (first, *map(int, helpers)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.stop()

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://ludoteca@127.0.0.1:{self.port}/{name}"

    def make(self, name: str, template: str = "empty") -> None:
        """Create a database."""
        self.do("postgres", f'CREATE DATABASE "{name}" TEMPLATE "{template}"')

    def do(self, database: str, *statements: str) -> list[Any]:
        """Execute statements; return the rows of the last one."""

        async def execute() -> list[Any]:
            connection = await asyncpg.connect(self.address(database))
            try:
                for statement in statements[:-1]:
                    await connection.execute(statement)
                return [tuple(row) for row in await connection.fetch(statements[-1])]
            finally:
                await connection.close()

        return run_apart(execute)

    def database_for(self, data: Path) -> str:
        """The database that replaces a test's file, created when it is first needed."""
        name = "t" + hashlib.sha256(str(data).encode()).hexdigest()[:20]
        if name not in self.made:
            self.make(name)
            self.made[name] = self.address(name)
        return self.made[name]


def run_apart(work: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
    """Run a coroutine in a thread, because this thread may already have an event loop."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work())).result()


async def migrate_database(address: str) -> None:
    await (await open_postgres(address)).close()


class Redis(Machine):
    """A Redis server; each test uses a database number of its own."""

    def __init__(self) -> None:
        super().__init__("redis", "KILL")
        self.numbers: dict[Path, int] = {}
        self.start()

    def start(self) -> None:
        """Start, and wait until the server answers."""
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--databases", "10000"]
        self.run("redis-server", *words, "--dir", self.folder)
        self.until(self.answers, "Redis does not start")

    def answers(self) -> bool:
        """Whether the server answers."""
        try:
            with redis.Redis(port=self.port) as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False

    def address_for(self, data: Path) -> str:
        """The address of the bus for a test's file."""
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
    """Settings of a server on a file or, with LUDOTECA_STORAGE=postgresql, on the database that replaces it."""
    return on_servers(data, **chosen) if ON_SERVERS else Settings(data=data, **chosen)


def options_for(data: Path) -> list[str]:
    """Command-line options for the same."""
    return ["--database", postgres().database_for(data)] if ON_SERVERS else ["--data", str(data)]


def on_servers(data: Path, **chosen: Any) -> Settings:
    """Settings of a server on PostgreSQL and Redis, independent of LUDOTECA_STORAGE."""
    servers = {"database": postgres().database_for(data), "bus": redis_server().address_for(data)}
    return Settings(data=data, **servers | chosen)
