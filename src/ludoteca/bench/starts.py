"""Benchmarks of starts: commands and Python with everything compiled, and a server with an empty cache."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from ludoteca.bench.load import Load, Table
from ludoteca.bench.server import await_first_view, await_ready, free_port
from ludoteca.core.library import game_names
from ludoteca.core.types import Document

TRIES = 3
FIRST_ACTION = "import ludoteca, sys; s = ludoteca.game(sys.argv[1]).new(seed=1); s.play(s.legal_actions()[0])"
FIRST_HINT = "import ludoteca, sys; ludoteca.hint(ludoteca.game(sys.argv[1]).new(seed=1), iterations=1)"


def starts() -> Document:
    """Seconds from the start of a process to its help, first action and first hint, with full and empty cache."""
    found: Document = {"help": min(seconds_of(["-m", "ludoteca", "--help"]) for _ in range(TRIES))}
    for name in game_names():
        found[f"first action, {name}, warm"] = min(seconds_of(["-c", FIRST_ACTION, name]) for _ in range(TRIES))
        for what, code in (("action", FIRST_ACTION), ("hint", FIRST_HINT)):
            with tempfile.TemporaryDirectory() as empty:
                found[f"first {what}, {name}, empty cache"] = seconds_of(["-c", code, name], empty)
    with tempfile.TemporaryDirectory() as empty:
        before = children_seconds()
        found["everything compiled from an empty cache"] = seconds_of(["-m", "ludoteca", "warm"], empty)
        found["everything compiled from an empty cache, CPU"] = round(children_seconds() - before, 1)
    return found | first_server()


def seconds_of(arguments: list[str], cache: str | None = None) -> float:
    """Wall-clock seconds of a fresh Python process."""
    start = time.perf_counter()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([sys.executable, *arguments], env=environment(cache), check=True, **quiet)  # type: ignore[call-overload]
    return round(time.perf_counter() - start, 2)


def environment(cache: str | None) -> dict[str, str]:
    """The environment of a process, with another cache if given."""
    return os.environ | ({"LUDOTECA_CACHE": cache} if cache else {})


def children_seconds() -> float:
    """CPU seconds of all ended child processes, with their own children."""
    used = os.times()
    return used.children_user + used.children_system


def first_server() -> Document:
    """Seconds from the first start of a server with an empty cache to tables with a novice, and to all levels.

    Then it starts a second time, with what it has stored.
    """
    before = children_seconds()
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        with server_in(folder) as url:
            found = {}
            for name in game_names():
                asyncio.run(see_table(url, name))
                found[f"first server, {name}, table with a novice"] = round(time.perf_counter() - began, 2)
            while httpx.get(f"{url}/ready").json()["preparation"] is not None:
                time.sleep(0.1)
            found["first server, all levels and hints"] = round(time.perf_counter() - began, 2)
        found["first server, CPU"] = round(children_seconds() - before, 1)
        found["next server, ready"] = min(seconds_to_ready(folder) for _ in range(TRIES))
    return found


def seconds_to_ready(folder: str) -> float:
    """Seconds until a server that was started before is ready."""
    began = time.perf_counter()
    with server_in(folder):
        return round(time.perf_counter() - began, 2)


@contextmanager
def server_in(folder: str) -> Iterator[str]:
    """A server that is ready, with its cache and its data in this folder."""
    port = free_port()
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", str(port), "--data", str(Path(folder, "data"))]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, env=environment(folder), **quiet) as process:  # type: ignore[call-overload]
        try:
            url = f"http://127.0.0.1:{port}"
            await_ready(url, process)
            yield url
        finally:
            process.terminate()


async def see_table(url: str, game: str) -> None:
    """Open a table against a novice, and wait for its first view."""
    load = Load(url, game, 0.0)
    cookie = await load.person()
    made = await load.ask("/api/tables", {"game": game, "players": 2, "bots": {"1": "novice"}}, cookie)
    await load.ask(f"/api/tables/{made.json()['id']}/start", {}, cookie)
    async with load.socket(Table((cookie, cookie), made.json()["id"]), 0) as socket:
        await await_first_view(socket)
    await load.http.aclose()
