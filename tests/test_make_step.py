"""A step of the Makefile: quiet, logged, explained in one line when it fails, and never left running."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("uses make", allow_module_level=True)

import make_step

STEP = Path(make_step.__file__)
SECONDS = 60.0


def run_step(log: Path, script: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run a shell script as a step."""
    words = [sys.executable, str(STEP), "--say", "Doing it", "--again", "make play", "--log", str(log), *options]
    return subprocess.run([*words, "--", "sh", "-c", script], capture_output=True, text=True, check=False)


def test_a_step_prints_what_it_does_and_logs_the_rest(tmp_path: Path) -> None:
    log = tmp_path / "build" / "step.log"
    done = run_step(log, "echo chatter; echo warning >&2", "--takes", "a minute")
    assert (done.returncode, done.stdout, done.stderr) == (0, "Doing it (a minute)...\n", "")
    assert log.read_text() == "chatter\nwarning\n"


@pytest.mark.parametrize(
    ("written", "advice"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk is full. Free some space"),
        ("because ensurepip is not\\navailable.", "sudo apt install python3-venv"),
        ("NewConnectionError('Connection refused')", "Connect to the internet, or read a book, and run"),
        ("npm error code EAI_AGAIN", "Connect to the internet, or read a book, and run"),
        ("npm error code SELF_SIGNED_CERT_IN_CHAIN", "Correct the proxy or certificate settings"),
        ("PermissionError: [Errno 13] Permission denied: '.venv'", "Use a folder that belongs to you"),
        ("something else", "the log says why. Fix that"),
    ],
)
def test_a_step_that_fails_says_in_one_line_what_to_do(tmp_path: Path, written: str, advice: str) -> None:
    log = tmp_path / "step.log"
    done = run_step(log, f'printf "%b\\n" "{written}"; exit 3', "--instead", "read a book")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("Doing it failed: ")
    assert advice in done.stderr
    assert done.stderr.endswith(f" and run make play again. Details: {log}\n")


def test_a_full_disk_is_reported_even_if_nothing_could_be_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    assert make_step.main(["--log", str(tmp_path / "log"), "--", "false"]) == 1
    assert "the disk is full" in capfd.readouterr().err


def test_a_folder_that_cannot_be_written_is_reported(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied", "build")

    monkeypatch.setattr(Path, "mkdir", refuse)
    assert make_step.main(["--", "true"]) == 1
    told = capfd.readouterr().err
    assert "Use a folder that belongs to you" in told
    assert "'build'" in told


def is_running(process: int) -> bool:
    """Whether a process is running; a zombie is not."""
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return shown.stdout.strip()[:1] not in ("", "Z")


def await_end(process: int) -> None:
    """Wait until an orphaned process has ended."""
    until = time.monotonic() + SECONDS
    while is_running(process):
        assert time.monotonic() < until
        time.sleep(0.02)


def await_text(file: Path) -> str:
    until = time.monotonic() + SECONDS
    while not (file.is_file() and file.read_text()):
        assert time.monotonic() < until
        time.sleep(0.02)
    return file.read_text()


NESTED = '(trap "" TERM; exec sleep 600) & echo $! > "{}"; wait'
"""A program that runs another one which ignores signals, like npm."""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_step_that_is_stopped_leaves_nothing_running(tmp_path: Path, number: signal.Signals) -> None:
    inner, beside = tmp_path / "inner", tmp_path / "beside"
    script = tmp_path / "beside.sh"
    script.write_text(NESTED.format(beside))
    options = ["--log", str(tmp_path / "log"), "--beside", "sh", str(script)]
    step = subprocess.Popen(
        [sys.executable, str(STEP), *options, "--", "sh", "-c", NESTED.format(inner)],
        stdout=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),  # noqa: PLW1509 (no threads are in the way)
    )
    sleeping = [int(await_text(file)) for file in (inner, beside)]
    step.send_signal(number)
    assert step.wait(SECONDS) == 128 + number
    for each in sleeping:
        await_end(each)


@pytest.mark.parametrize(("last", "code"), [("true", 0), ("false", 1)])
def test_what_runs_beside_a_step_ends_with_it(tmp_path: Path, last: str, code: int) -> None:
    beside, script = tmp_path / "beside", tmp_path / "beside.sh"
    script.write_text(NESTED.format(beside))
    command = f'until [ -s "{beside}" ]; do sleep 0.02; done; {last}'
    assert run_step(tmp_path / "log", command, "--beside", "sh", str(script)).returncode == code
    await_end(int(beside.read_text()))


def test_without_a_terminal_the_command_replaces_the_step() -> None:
    words = [sys.executable, str(STEP), "--terminal", "--", "sh", "-c", "echo $$"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, start_new_session=True)
    told, _ = process.communicate(timeout=SECONDS)
    assert int(told) == process.pid
    assert process.returncode == 0
