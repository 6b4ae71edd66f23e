"""Tasks by reading and writing lines: a lesson, or mistakes to try again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ludoteca.terminal.reader import Reader

QUIT_WORDS = ("quit", "q", "exit")


class LineSession(Protocol):
    """Somebody who does one task after the other at this terminal."""

    reader: Reader
    welcome: str
    """The id of the message that says what can be typed."""

    @property
    def is_over(self) -> bool:
        """Whether all tasks are done."""

    def step_text(self) -> str:
        """The task."""

    def answer(self, line: str) -> str:
        """What to print after a line."""

    def run(self, read: Callable[[], str], write: Callable[[str], None]) -> bool:
        """Read lines until all tasks are done (True) or the person stops (False)."""
        write(self.reader.t(self.welcome))
        write(self.step_text())
        while not self.is_over:
            try:
                line = read().strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if line.lower() in QUIT_WORDS:
                return False
            if line:
                write(self.answer(line))
        return True
