"""The installed command in a real terminal of 80 × 24, and through a real pipe."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pyte
import pytest

COMMAND = [sys.executable, "-m", "ludoteca"]
PATIENCE = 60.0


def hear_interrupts() -> None:
    """Tests in the background of a shell ignore Ctrl-C, and child processes would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command in a terminal: what is on its screen, and its keyboard."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        self.screen = pyte.Screen(80, 24)
        self.stream = pyte.ByteStream(self.screen)
        self.keyboard, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
            preexec_fn=hear_interrupts,  # noqa: PLW1509 (no other thread runs here)
        )
        os.close(inside)

    def text(self) -> str:
        """What is on the screen."""
        return "\n".join(self.screen.display)

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.keyboard, keys.encode())

    def listen(self, seconds: float) -> None:
        """Read what the command writes."""
        if select.select([self.keyboard], [], [], seconds)[0]:
            try:
                self.stream.feed(os.read(self.keyboard, 65536))
            except OSError:  # the other end is closed
                time.sleep(0.01)

    def until(self, found: Callable[[], object]) -> None:
        """Wait until a condition is true."""
        ending = time.monotonic() + PATIENCE
        while not found():
            assert time.monotonic() < ending, f"what was awaited did not come:\n{self.text()}"
            self.listen(0.05)

    def wait_for_exit(self) -> int:
        """Wait until the command has ended; return its exit code."""
        self.until(lambda: self.process.poll() is not None)
        for _ in range(20):
            self.listen(0.01)
        assert self.process.returncode is not None
        return self.process.returncode

    def close(self) -> None:
        """End the command if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(30)
        os.close(self.keyboard)


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """An empty data folder, and a terminal with colors."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LUDOTECA_LANG")}
    return kept | {
        "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
    }  # fmt: skip


@pytest.fixture
def start(environment: dict[str, str]) -> Iterator[Callable[..., Terminal]]:
    terminals: list[Terminal] = []

    def open_terminal(*arguments: str) -> Terminal:
        terminals.append(Terminal(list(arguments), environment))
        return terminals[-1]

    yield open_terminal
    for each in terminals:
        each.close()


def test_the_full_screen_fits_80_by_24_and_leaves_a_saved_match(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "shelfie", "--with", "random", "--seed", "7", "--pace", "0")
    terminal.until(lambda: "Your turn" in terminal.text() and "Leave" in terminal.text())
    assert terminal.screen.display[0].startswith(" My Shelfie")
    assert "? Help" in terminal.screen.display[23]
    terminal.press("?")
    terminal.until(lambda: "Actions:" in terminal.text())
    terminal.press("\x1b")
    terminal.until(lambda: "Actions:" not in terminal.text())
    terminal.press(" 1\r")
    terminal.until(lambda: "You added" in terminal.text())
    terminal.press("q")
    assert terminal.wait_for_exit() == 0
    assert "To continue: ludoteca resume shelfie-" in terminal.text()


def test_without_a_game_the_menu_asks_for_it(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "--with", "random", "--pace", "0")
    terminal.until(lambda: "What shall we play?" in terminal.text() and "My Shelfie" in terminal.text())
    terminal.press("\r")
    terminal.until(lambda: "Players" in terminal.text())
    terminal.press("\r")
    terminal.until(lambda: "Supply" in terminal.text())
    terminal.press("q")
    assert terminal.wait_for_exit() == 0


def test_ctrl_c_in_plain_mode_saves_and_prints_how_to_continue(start: Callable[..., Terminal]) -> None:
    terminal = start("play", "shelfie", "--plain", "--with", "random", "--seed", "7", "--pace", "0")
    terminal.until(lambda: "moves, among them" in terminal.text().replace("\n", ""))
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.wait_for_exit() == 0
    assert "To continue: ludoteca resume" in terminal.text()
    assert "Traceback" not in terminal.text()


def test_plain_mode_through_a_pipe_has_no_control_codes_and_ends_with_the_input(
    environment: dict[str, str],
) -> None:
    command = [*COMMAND, "play", "shelfie", "--with", "random", "--seed", "7", "--pace", "0"]
    done = subprocess.run(command, input=b"hint\ngoals\n", capture_output=True, env=environment, check=False)
    assert done.returncode == 0
    assert b"\x1b" not in done.stdout
    assert b"To continue: ludoteca resume" in done.stdout
    resumed = subprocess.run(
        [*COMMAND, "resume", "--plain"], input=b"", capture_output=True, env=environment, check=False
    )
    assert resumed.returncode == 0
    assert b"moves, among them" in resumed.stdout


def test_a_killed_process_loses_no_action(start: Callable[..., Terminal], environment: dict[str, str]) -> None:
    terminal = start("play", "shelfie", "--plain", "--with", "random", "--seed", "7", "--pace", "0")
    terminal.until(lambda: "among them" in terminal.text().replace("\n", ""))
    terminal.press("take e2 > 1\n")
    (file,) = Path(environment["XDG_DATA_HOME"]).glob("ludoteca/matches/*.json")
    terminal.until(lambda: "take e2 > 1" in file.read_text("utf-8"))
    terminal.process.send_signal(signal.SIGKILL)
    terminal.process.wait(30)
    told = subprocess.run(
        [*COMMAND, "resume", "--plain"], input=b"log\n", capture_output=True, env=environment, check=False
    )
    assert b"You added" in told.stdout
