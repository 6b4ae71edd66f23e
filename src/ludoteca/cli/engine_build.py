"""In a checkout, builds the games for browsers (WebAssembly) in the background, once people can play.

An installed package contains them. Until they are there, the page plays with the server only, and its service worker
looks for them from time to time.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from pathlib import Path

import ludoteca

CHECKOUT = Path(ludoteca.__file__).parents[2]
SCRIPT = "hatch_build.py"
LOG = Path("build/engine.log")
SECONDS_BETWEEN = 2.0
SECONDS_TO_ANSWER = 10.0
SECONDS_TO_END = 2.0


@contextmanager
def building_engine(server: str, checkout: Path = CHECKOUT) -> Iterator[None]:
    """While a server runs: wait until it is ready, then build with low priority. The build ends with the block."""
    if os.name != "posix" or not (checkout / SCRIPT).is_file():
        yield
        return
    stopped = threading.Event()
    thread = threading.Thread(target=build_when_ready, args=(server, checkout, stopped), daemon=True)
    thread.start()
    try:
        yield
    finally:
        stopped.set()
        thread.join(SECONDS_TO_END)


def build_when_ready(server: str, checkout: Path, stopped: threading.Event) -> None:
    """Build the games for browsers when the server has nothing left to compile; what is up to date takes no time."""
    while not has_prepared(server):
        if stopped.wait(SECONDS_BETWEEN):
            return
    if stopped.is_set():
        return
    process = start(checkout)
    while process.poll() is None:
        if stopped.wait(SECONDS_BETWEEN):
            with suppress(OSError):
                os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def has_prepared(server: str) -> bool:
    """Whether a server has compiled everything."""
    with suppress(OSError, HTTPException, ValueError):
        with urllib.request.urlopen(f"{server}/ready", timeout=SECONDS_TO_ANSWER) as answer:
            document = json.load(answer)
        return bool(document["status"] == "ready" and document["preparation"] is None)
    return False


def start(checkout: Path) -> subprocess.Popen[bytes]:
    """Start the build in a process group of its own, behind everything else that this computer does."""
    log = checkout / LOG
    log.parent.mkdir(exist_ok=True)
    command = ["nice", "-n", "19", sys.executable, str(checkout / SCRIPT), "engine"]
    with log.open("wb") as output:
        return subprocess.Popen(
            command, cwd=checkout, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, process_group=0
        )
