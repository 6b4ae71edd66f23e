"""Programs in any language as players: they read lines and answer with one line for each decision.

The lines that they get:

    hello ludoteca 1                     the first line
    game lanterns                        the table: game, players, its seat, options, a seed for its random numbers
    players 2
    seat 0
    option dealing active
    seed 3735928559
    view {"game": "lanterns", …}         before each decision: what its seat may know, as JSON
    legal 103 p 7 r0 @ 0,1               every legal action: its number and its text
    decide                               now it answers with the number or the text of an action
    over 12 9                            the scores of all seats, if the match is played to its end
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass, field
from typing import IO, Any

from ludoteca.arena.schedule import LIMIT, BadArena
from ludoteca.core.errors import LudotecaError
from ludoteca.core.luck import next_word
from ludoteca.core.state import State
from ludoteca.core.types import Ints
from ludoteca.search.thinker import Stop

VERSION = 1
LONGEST_ANSWER = 1000
SECONDS_TO_END = 0.5
"""How long a program may take to end after its input is closed."""
HAS_GROUPS = hasattr(os, "killpg")
RUNNING: set[subprocess.Popen[str]] = set()
"""The programs of this process."""


class PlayerFault(LudotecaError):
    """A fault of an external player, which loses the match."""


def program(spec: str, command: list[str]) -> Program:
    """A player that is a program; it is started for its first decision."""
    if not command or shutil.which(command[0]) is None:
        raise BadArena("errors-arena-no-program", program=repr(command[0] if command else ""), player=repr(spec))
    return Program(spec, command)


@dataclass
class Program:
    """A program that plays one seat of one match, from its first decision to the end."""

    name: str
    command: list[str]
    limit: float = LIMIT
    clock = staticmethod(time.perf_counter)
    running: subprocess.Popen[str] | None = None
    answers: queue.Queue[str] = field(default_factory=queue.Queue)
    stderr: IO[bytes] | None = None

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Any:
        """Send the program its view and the legal actions, and read its decision."""
        if self.running is None:
            self.start()
            self.send(greeting(state, int(next_word(luck))))
        self.send(question(state))
        return self.answer()

    def start(self) -> None:
        """Start the program, in a process group of its own where there are groups, and read its output in a thread."""
        self.stderr = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the program)
        self.running = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.stderr,
            encoding="utf-8",
            errors="replace",
            bufsize=1,
            process_group=0 if HAS_GROUPS else None,
        )
        RUNNING.add(self.running)
        threading.Thread(target=read_lines, args=(self.running.stdout, self.answers), daemon=True).start()

    def send(self, lines: list[str]) -> None:
        """Send lines; if the program does not read them, it has ended."""
        assert self.running is not None
        assert self.running.stdin is not None
        try:
            self.running.stdin.write("".join(f"{line}\n" for line in lines))
            self.running.stdin.flush()
        except OSError as error:
            raise self.exit_error() from error

    def answer(self) -> int | str:
        """Read one line."""
        try:
            line = self.answers.get(timeout=self.limit)
        except queue.Empty:
            raise PlayerFault(sentence=f"no answer within {self.limit:g} s.") from None
        if not line:
            raise self.exit_error()
        words = line.strip()
        return int(words) if words.isdecimal() else words

    def exit_error(self) -> PlayerFault:
        """How the program ended, with the last line of its standard error."""
        assert self.running is not None
        assert self.stderr is not None
        try:
            code = f"exit code {self.running.wait(timeout=1)}"
        except subprocess.TimeoutExpired:
            code = "it closed its output"
        self.stderr.seek(0)
        lines = self.stderr.read().decode("utf-8", "replace").strip().splitlines()
        return PlayerFault(sentence=f"the program ended ({code}){': ' + lines[-1] if lines else ''}.")

    def close(self, scores: list[int] | None = None) -> None:
        """Send the program the scores, if there are any, and end it with everything that it has started."""
        if self.running is None:
            return
        running, self.running = self.running, None
        try:
            if scores is not None:
                running.stdin.write(f"over {' '.join(map(str, scores))}\n")  # type: ignore[union-attr]
            running.stdin.close()  # type: ignore[union-attr]
            running.wait(timeout=SECONDS_TO_END)
        except (OSError, subprocess.TimeoutExpired):
            pass
        kill_group(running)
        running.wait()
        RUNNING.discard(running)
        pipes: list[Any] = [running.stdin, self.stderr]
        for pipe in pipes:
            with contextlib.suppress(OSError):
                pipe.close()


def kill_group(running: subprocess.Popen[str]) -> None:
    """Kill a program and all processes of its group; those that are left when it has ended, too."""
    if HAS_GROUPS:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(running.pid, signal.SIGKILL)
    running.kill()


def kill_programs() -> None:
    """Kill all programs that this process has started, before it ends."""
    for running in list(RUNNING):
        kill_group(running)


def read_lines(output: Any, answers: queue.Queue[str]) -> None:
    """Put a program's lines into a queue, and an empty line at its end; then close its output.

    Only this thread closes it. A process that has left the group may keep the pipe open, and closing it elsewhere would
    wait for that process.
    """
    with contextlib.suppress(OSError, ValueError), output:
        while line := output.readline(LONGEST_ANSWER):
            answers.put(line if line.strip() else "?\n")
    answers.put("")


def greeting(state: State, seed: int) -> list[str]:
    """The first lines for a program."""
    options = [f"option {name} {str(value).lower()}" for name, value in state.options.items()]
    head = [f"hello ludoteca {VERSION}", f"game {state.game.name}", f"players {state.players}", f"seat {state.seat}"]
    return [*head, *options, f"seed {seed}"]


def question(state: State) -> list[str]:
    """The lines for one decision."""
    view = json.dumps(state.view(state.seat), ensure_ascii=False, separators=(",", ":"))
    legal = [f"legal {action} {state.action_text(action)}" for action in state.legal_actions()]
    return [f"view {view}", *legal, "decide"]
