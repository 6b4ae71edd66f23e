"""Run a command in the process of the test."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

import structlog

from ludoteca.cli import main


class Ran(NamedTuple):
    """The result of a command."""

    returncode: int
    stdout: str
    stderr: str


@contextmanager
def kept_logs() -> Iterator[None]:
    """Restore the logs after a command that sets them up, such as `serve`."""
    known, root = structlog.get_config(), logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        yield
    finally:
        structlog.configure(**known)
        root.handlers, root.level = handlers, level


def run(*arguments: str, text: str = "") -> Ran:
    """Run a command in this process, through the same entry point as the installed one."""
    stdout, stderr = io.StringIO(), io.StringIO()
    code = 0
    with (
        kept_logs(),
        patch.object(sys, "argv", ["ludoteca", *arguments]),
        patch.object(sys, "stdin", io.StringIO(text)),
        redirect_stdout(stdout),
        redirect_stderr(stderr),
    ):
        try:
            main()
        except SystemExit as ended:
            code = int(ended.code or 0)
    return Ran(code, stdout.getvalue(), stderr.getvalue())


def refusal(*arguments: str, text: str = "", code: int = 1) -> str:
    """The one line on standard error of a refused command."""
    done = run(*arguments, text=text)
    assert done.returncode == code, done.stdout
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.strip().splitlines()
    return line
