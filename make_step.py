"""Runs one step of the Makefile: quietly, with a log, one sentence if it fails, and no processes left running.

    python make_step.py --say "Building the page" --log build/page.log -- npm run build
    python make_step.py --terminal -- ludoteca play --page

The second form gives the command the terminal. Ctrl-C then reaches the command but not make, which would end.
"""

from __future__ import annotations

import argparse
import errno
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
PATIENCE = 10.0
"""Seconds that a command may take to end after SIGTERM."""

LITTLE_SPACE = 20_000_000
"""Bytes. A step that fails with less free space has most likely failed because of that."""

REASONS = {
    "full": r"No space left on device|ENOSPC|Disk quota exceeded|EDQUOT",
    "venv": r"ensurepip is not\s+available|No module named '?(?:venv|ensurepip)",
    "offline": r"NewConnectionError|NameResolutionError|ConnectTimeoutError|ReadTimeoutError|ProxyError|ECONNREFUSED"
    r"|ECONNRESET|EAI_AGAIN|ENOTFOUND|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH"
    r"|Temporary failure in name resolution",
    "untrusted": r"CERTIFICATE_VERIFY_FAILED|certificate verify failed|SELF_SIGNED_CERT|UNABLE_TO_[A-Z_]*CERT",
    "unwritable": r"Permission denied|EACCES|EPERM|Read-only file system|EROFS",
}
"""Why a step fails, and how the programs that it runs report that."""

ERRORS = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "unwritable",
    errno.EPERM: "unwritable",
    errno.EROFS: "unwritable",
}

ADVICE = {
    "full": "the disk is full. Free some space",
    "venv": "Python's venv module is missing. Install it (on Debian and Ubuntu: sudo apt install python3-venv)",
    "offline": "the package server cannot be reached. Connect to the internet",
    "untrusted": "the package server's certificate is not trusted here. Correct the proxy or certificate settings",
    "unwritable": "a file cannot be written. Use a folder that belongs to you",
    "unknown": "the log says why. Fix that",
}
"""What is wrong and what to do about it."""


def main(words: Sequence[str] | None = None) -> int:
    """Run a command as the options say, and return its exit code."""
    wanted = parse(words)
    if wanted.terminal:
        return run_in_terminal(wanted.command)
    try:
        return run_quietly(wanted)
    except OSError as failed:
        return report(wanted, ERRORS.get(failed.errno or 0, "unknown"), str(failed))


def parse(words: Sequence[str] | None) -> argparse.Namespace:
    """Read the options; the command follows `--`."""
    parser = argparse.ArgumentParser(description="Run one step of the Makefile.")
    parser.add_argument("--terminal", action="store_true", help="give the command the terminal")
    parser.add_argument("--say", default="", help="what the step does")
    parser.add_argument("--takes", default="", help="how long it takes")
    parser.add_argument("--log", type=Path, default=Path("build/step.log"), help="where the output goes")
    parser.add_argument("--instead", default="", help="what helps too if the package server cannot be reached")
    parser.add_argument("--again", default="make", help="the command to repeat after a failure")
    parser.add_argument(
        "--beside",
        nargs="+",
        default=[],
        help="a command that runs at the same time, and is stopped with the step",
    )
    parser.add_argument("command", nargs="+")
    return parser.parse_args(words)


# Quiet steps


def run_quietly(wanted: argparse.Namespace) -> int:
    """Run a command with its output in a log; if it fails, print one line that says what to do."""
    print(wanted.say + (f" ({wanted.takes})" if wanted.takes else "") + "...", flush=True)  # noqa: T201
    for number in STOPPING:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, stop)
    wanted.log.parent.mkdir(parents=True, exist_ok=True)
    beside_log = wanted.log.with_name("beside.log")
    with running(wanted.beside, beside_log), running(wanted.command, wanted.log) as process:
        failed = process is not None and process.wait() != 0
    return report(wanted, reason_in(wanted.log)) if failed else 0


class Start:
    """Whether a process is being started, and which signal arrived in the meantime."""

    in_progress = False
    signal: int | None = None


def stop(number: int, _: FrameType | None = None) -> None:
    """End this process and its children; a process that is being started is started first."""
    if Start.in_progress:
        Start.signal = number
        return
    for each in STOPPING:
        signal.signal(each, signal.SIG_IGN)
    raise SystemExit(128 + number)


@contextmanager
def running(command: list[str], log: Path) -> Iterator[subprocess.Popen[bytes] | None]:
    """Run a command, if there is one, in its own process group, which ends with the block."""
    if not command:
        yield None
        return
    process = start(command, log)
    try:
        Start.in_progress = False
        if Start.signal is not None:
            stop(Start.signal)
        yield process
    finally:
        end(process)


def start(command: list[str], log: Path) -> subprocess.Popen[bytes]:
    """Start a command in its own process group; signals are held back until it can be ended."""
    Start.in_progress = True
    try:
        with log.open("wb") as output:
            return subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, process_group=0
            )
    except BaseException:
        Start.in_progress = False
        raise


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process group with SIGTERM, then kill whatever is left."""
    signal_group(process.pid, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE)
    signal_group(process.pid, signal.SIGKILL)
    process.wait()


def signal_group(group: int, number: signal.Signals) -> None:
    """Send a signal to a process group, if it still exists."""
    with suppress(OSError):
        os.killpg(group, number)


def reason_in(log: Path) -> str:
    """Why a command failed, from its output."""
    output = log.read_text(errors="replace")
    found = [reason for reason, pattern in REASONS.items() if re.search(pattern, output)]
    return "full" if shutil.disk_usage(log.parent).free < LITTLE_SPACE else (found or ["unknown"])[0]


def report(wanted: argparse.Namespace, reason: str, details: str = "") -> int:
    """Print why a step failed and what to do about it."""
    advice = ADVICE[reason] + (f", or {wanted.instead}," if reason == "offline" and wanted.instead else "")
    print(  # noqa: T201
        f"{wanted.say} failed: {advice} and run {wanted.again} again. Details: {details or wanted.log}",
        file=sys.stderr,
    )
    return 1


# Commands for people


def run_in_terminal(command: list[str]) -> int:
    """Run a command in the foreground of the terminal; without a terminal, replace this process with it."""
    terminal = own_terminal()
    if terminal is None:
        os.execvp(command[0], command)
    process = os.posix_spawnp(command[0], command, os.environ, setpgroup=0)
    for number in STOPPING:
        signal.signal(number, lambda number, _: os.killpg(process, number))
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)  # Otherwise taking the terminal back would stop this process.
    while True:
        if is_in_foreground(terminal):
            os.tcsetpgrp(terminal, process)
        os.killpg(process, signal.SIGCONT)
        _, status = os.waitpid(process, os.WUNTRACED)
        if os.tcgetpgrp(terminal) == process:
            os.tcsetpgrp(terminal, os.getpgrp())
        if not os.WIFSTOPPED(status):
            code = os.waitstatus_to_exitcode(status)
            return code if code >= 0 else 128 - code
        os.killpg(0, signal.SIGTSTP)  # Ctrl-Z must stop make too, because the shell waits for it.


def own_terminal() -> int | None:
    """The terminal, if this process is in its foreground."""
    try:
        terminal = os.open("/dev/tty", os.O_RDWR)
    except OSError:
        return None
    return terminal if is_in_foreground(terminal) else None


def is_in_foreground(terminal: int) -> bool:
    """Whether the terminal's keys send signals to this process."""
    return os.tcgetpgrp(terminal) == os.getpgrp()


if __name__ == "__main__":
    sys.exit(main())
