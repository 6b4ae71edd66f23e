"""The complete `make play`: in a copy of this checkout, with an empty home, without a browser, until it is stopped."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ludoteca.client import Client
from ludoteca.core.cache import cache_root
from ludoteca.server.http import page as pages
from tests.client.choosing import chooser
from tests.server.service import STARTING, free_port

ROOT = Path(__file__).parents[1]
SECONDS = 120.0
PASSED_ON = ("LUDOTECA_GAMES", "LUDOTECA_NATIVE", "LUDOTECA_PURE")
ENDED = "Stopped. Everything that was confirmed is stored."

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="uses make"),
    pytest.mark.skipif(not pages.is_built(), reason="the page was not built"),
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs a checkout"),
]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tracked files, changes included, in which make has nothing to install or to build.

    It runs Ludoteca from here, because compiled rules belong to a folder and take a minute to compile for another.
    """
    copy = tmp_path_factory.mktemp("checkout")
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    files = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for file in filter(None, files.split("\0")):
        if (ROOT / file).is_file():
            (copy / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / file, copy / file)
    borrow_packages(copy)
    for stamp in (".venv/.run", ".venv/.node", "web/node_modules/.ready", "src/ludoteca/server/static/.built"):
        (copy / stamp).parent.mkdir(exist_ok=True)
        (copy / stamp).touch()
    return copy


def borrow_packages(copy: Path) -> None:
    """Make an environment that uses the packages of this one, so that make cannot change it."""
    venv.create(copy / ".venv", symlinks=True)
    (packages,) = (copy / ".venv").glob("lib/python*/site-packages")
    lines = [str(ROOT / "src"), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    (packages / "borrowed.pth").write_text("\n".join(lines))
    command = copy / ".venv/bin/ludoteca"
    command.write_text(f"#!{copy}/.venv/bin/python\nfrom ludoteca.cli import main\nmain()\n")
    command.chmod(0o755)
    (copy / ".venv/bin/pip").touch()


class Playing:
    """A running `make play`: its output, and the address of the page."""

    def __init__(self, process: subprocess.Popen[str], output: Callable[[], str]) -> None:
        self.process = process
        self.output = output
        self.printed = ""
        while "Ctrl-C" not in self.printed:
            self.read()
        self.address = re.findall(r"running at (http://\S+)", self.printed)[0]

    def read(self) -> None:
        """Read the next line."""
        line = self.output()
        assert line, f"make play ended early: {self.printed}"
        self.printed += line

    def server(self) -> int:
        """The process that make started."""
        found = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True, check=True)
        return int(found.stdout)

    def await_end(self) -> int:
        """Wait until all processes have ended; return the exit code of make."""
        while ENDED not in self.printed:
            self.read()
        code = self.process.wait(SECONDS)
        with pytest.raises(ProcessLookupError):
            os.killpg(self.process.pid, 0)
        return code


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty home."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@contextmanager
def playing(checkout: Path, home: Path, *words: str, terminal: int | None = None) -> Iterator[Playing]:
    """Run `make play` with only a home and the compiled rules of other tests in its environment.

    What it does where nothing is compiled is tested in tests/search/test_preparation.py and tests/cli.
    """
    end = None if terminal is None else os.fdopen(os.dup(terminal), closefd=True)
    process = subprocess.Popen(
        ["make", "play", *words],
        cwd=checkout,
        env={"HOME": str(home), "PATH": os.environ["PATH"], "LUDOTECA_CACHE": str(cache_root())}
        | {name: os.environ[name] for name in PASSED_ON if name in os.environ},
        stdin=subprocess.DEVNULL if end is None else end,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts if end is None else own_terminal,  # noqa: PLW1509 (no threads are in the way)
    )
    assert process.stdout is not None
    try:
        yield Playing(process, process.stdout.readline)
    finally:
        for each in children(process.pid):
            os.kill(each, signal.SIGKILL)
        process.kill()
        process.communicate()
        if end is not None:
            end.close()


def children(process: int) -> list[int]:
    """The running children of a process."""
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True, check=False)
    return list(map(int, found.stdout.split()))


def hear_interrupts() -> None:
    """Accept SIGINT: tests in the background of a shell ignore it, and children would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def own_terminal() -> None:
    """Make standard input the controlling terminal, whose Ctrl-C sends a signal."""
    import fcntl
    import termios

    hear_interrupts()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def play_a_move(address: str) -> None:
    """Play a move against a bot and wait until it is our turn again."""
    with Client(address) as client:
        client.wait_until_ready(STARTING)
        client.me("Anna")
        table = client.make_table("shelfie", 2, bots={1: "novice"})
        client.start(table)
        with client.sit(table) as seat:
            choose = chooser()
            assert seat.wait_turn(SECONDS)
            assert seat.view is not None
            begun = seat.view
            seat.act(choose(begun))
            seat.until(lambda: (seat.view != begun and seat.turn()) or None, SECONDS)


def test_people_can_play_and_sigterm_ends_it_with_exit_code_0(checkout: Path, home: Path) -> None:
    port = free_port()
    with playing(checkout, home, f"PORT={port}") as game:
        assert game.printed.splitlines() == [
            f"Ludoteca is running at http://127.0.0.1:{port}",
            "Open this address in a browser.",
            "Press Ctrl-C to stop.",
        ]
        assert "<title>" in httpx.get(game.address, timeout=SECONDS).text
        play_a_move(game.address)
        os.kill(game.server(), signal.SIGTERM)
        assert game.await_end() == 0
    (data,) = home.rglob("*.sqlite3")
    assert data.is_relative_to(home / ".local")


def test_killing_make_ends_the_server_too(checkout: Path, home: Path) -> None:
    """GNU make ends its children, waits for them, and then dies of the signal, so it has no exit code."""
    with playing(checkout, home, f"PORT={free_port()}") as game:
        game.process.send_signal(signal.SIGTERM)
        assert game.await_end() == -signal.SIGTERM


def test_without_a_terminal_an_interrupt_ends_both(checkout: Path, home: Path) -> None:
    with playing(checkout, home, f"PORT={free_port()}") as game:
        os.killpg(game.process.pid, signal.SIGINT)
        assert game.await_end() == -signal.SIGINT


def test_ctrl_c_in_a_terminal_ends_it_with_exit_code_0(checkout: Path, home: Path) -> None:
    import pty

    keyboard, inside = pty.openpty()
    with playing(checkout, home, f"PORT={free_port()}", terminal=inside) as game:
        os.write(keyboard, b"\x03")
        assert game.await_end() == 0
    os.close(inside)
    os.close(keyboard)


def test_if_the_port_is_taken_the_next_free_one_is_used(checkout: Path, home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with playing(checkout, home, f"PORT={port}") as game:
            moved = int(game.address.rpartition(":")[2])
            assert moved > port
            assert game.printed.startswith(f"Port {port} is in use, so Ludoteca uses {moved}.\n")
            assert httpx.get(f"{game.address}/health", timeout=SECONDS).status_code == 200
            os.kill(game.server(), signal.SIGTERM)
            assert game.await_end() == 0


def test_addresses_for_other_devices_are_printed(checkout: Path, home: Path) -> None:
    port = free_port()
    with playing(checkout, home, f"PORT={port}", "HOST=0.0.0.0") as game:
        assert game.address == f"http://127.0.0.1:{port}"
        shared = re.findall(r"^  (http://\S+)$", game.printed, re.MULTILINE)
        assert shared or "not connected to a network" in game.printed
        for address in shared:
            assert httpx.get(f"{address}/health", timeout=SECONDS).status_code == 200
        os.kill(game.server(), signal.SIGTERM)
        assert game.await_end() == 0
