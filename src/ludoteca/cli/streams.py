"""Standard input and output: whether they are a terminal, and the lines that are typed."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import TextIO

import typer

from ludoteca.cli.language import translate
from ludoteca.core.extras import install_command, is_installed


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a stream is a terminal; a closed stream is None."""
    return stream is not None and stream.isatty()


def can_draw() -> bool:
    """Whether the full screen is installed and the terminal can show it."""
    return has_terminal() and is_installed("terminal")


def has_terminal() -> bool:
    """Whether there is a terminal that can show the full screen."""
    return is_terminal(sys.stdin) and is_terminal(sys.stdout) and os.environ.get("TERM", "") not in ("", "dumb")


def explain_plain(plain: bool) -> None:
    """Say how to get the full screen, if nobody asked for the line mode and the terminal could show more."""
    if not plain and has_terminal():
        typer.echo(translate("errors-extras-plain", command=install_command("terminal")), err=True)


def is_mono(wanted: bool) -> bool:
    """Whether to leave out colors: see no-color.org."""
    return wanted or bool(os.environ.get("NO_COLOR"))


async def read_line() -> str:
    """Read a line without leaving the event loop."""
    return type_line()


def type_line() -> str:
    """Read a line; only a terminal gets a prompt."""
    if sys.stdin is None:
        raise EOFError
    return input("> " if is_terminal(sys.stdin) else "")


def read_lines() -> Iterator[str]:
    """Read lines from standard input, without its buffer: a thread must not hold its lock when Python exits."""
    try:
        descriptor = sys.stdin.fileno()
    except (AttributeError, OSError, ValueError):
        yield from sys.stdin or ()
        return
    with open(descriptor, "rb", buffering=0, closefd=False) as raw:
        for line in raw:
            yield line.decode("utf-8", "replace")


def start_line_reader() -> Callable[[], Awaitable[str]]:
    """Read lines from standard input in a thread, so that the connection stays alive meanwhile."""
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def read() -> None:
        with suppress(RuntimeError):  # the loop may be closed
            for line in read_lines():
                loop.call_soon_threadsafe(lines.put_nowait, line)
            loop.call_soon_threadsafe(lines.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()

    async def ask() -> str:
        if is_terminal(sys.stdin):
            typer.echo("> ", nl=False)
        line = await lines.get()
        if line is None:
            lines.put_nowait(None)
            raise EOFError
        return line

    return ask
