"""Processes for tests."""

from __future__ import annotations

import signal
import subprocess


def interruptible(
    command: list[str], env: dict[str, str] | None = None, stderr: int = subprocess.PIPE
) -> subprocess.Popen[str]:
    """Start a command that reacts to Ctrl-C, even if the tests run in the background and ignore it."""
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=stderr,
        env=env,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (no threads are in the way)
    )
