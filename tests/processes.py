"""Processes for tests."""

from __future__ import annotations

import signal
import subprocess


def interruptible(
    command: list[str], env: dict[str, str] | None = None, stderr: int = subprocess.PIPE
) -> subprocess.Popen[str]:
    """Start a command that hears Ctrl-C, also where the tests themselves were started deaf to it, in the background."""
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=stderr,
        env=env,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (no threads are in the way)
    )
