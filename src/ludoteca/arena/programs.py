"""Programs in any language at the table: they read lines and answer with one line for each decision.

What they are told, each on a line of its own:

    hello ludoteca 1                     first of all
    game lanterns                        then the table: game, players, its seat, options, a seed for dice of its own
    players 2
    seat 0
    option dealing active
    seed 3735928559
    view {"game": "lanterns", …}         before each decision: what its seat may know, as JSON
    legal 103 p 7 r0 @ 0,1               every legal action: its number, and how people write it
    decide                               now it answers: the number or the text of an action
    over 12 9                            the points of all seats at the end, if there is one
"""

from __future__ import annotations

import json
import queue
import shutil
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
from ludoteca.search.thinking import Stop

VERSION = 1
LONGEST_ANSWER = 1000


class Misbehaved(LudotecaError):
    """What a player from outside did wrong; the match is lost for it."""


def program(spec: str, command: list[str]) -> Program:
    """A player that is a program; it is started when it first decides."""
    if not command or shutil.which(command[0]) is None:
        raise BadArena("errors-arena-no-program", program=repr(command[0] if command else ""), player=repr(spec))
    return Program(spec, command)


@dataclass
class Program:
    """A program that sits at one table, from its first decision to the end of the match."""

    name: str
    command: list[str]
    limit: float = LIMIT
    clock = staticmethod(time.perf_counter)
    running: subprocess.Popen[str] | None = None
    answers: queue.Queue[str] = field(default_factory=queue.Queue)
    complaints: IO[bytes] | None = None

    def choose(self, state: State, luck: Ints, stop: Stop | None = None) -> Any:
        """Tell the program what it may know and what is legal, and read what it decides."""
        if self.running is None:
            self.start()
            self.tell(greeting(state, int(next_word(luck))))
        self.tell(question(state))
        return self.answer()

    def start(self) -> None:
        """Start the program, and listen."""
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the program)
        pipe = subprocess.PIPE
        self.running = subprocess.Popen(
            self.command, stdin=pipe, stdout=pipe, stderr=self.complaints, encoding="utf-8", errors="replace", bufsize=1
        )
        threading.Thread(target=listen, args=(self.running.stdout, self.answers), daemon=True).start()

    def tell(self, lines: list[str]) -> None:
        """Send lines; a program that listens no more has ended."""
        assert self.running is not None
        assert self.running.stdin is not None
        try:
            self.running.stdin.write("".join(f"{line}\n" for line in lines))
            self.running.stdin.flush()
        except OSError as gone:
            raise self.ended() from gone

    def answer(self) -> int | str:
        """Read one line."""
        try:
            line = self.answers.get(timeout=self.limit)
        except queue.Empty:
            raise Misbehaved(f"no answer within {self.limit:g} s.") from None
        if not line:
            raise self.ended()
        words = line.strip()
        return int(words) if words.isdecimal() else words

    def ended(self) -> Misbehaved:
        """Say how the program ended, with the last line it complained with."""
        assert self.running is not None
        assert self.complaints is not None
        try:
            code = f"exit code {self.running.wait(timeout=1)}"
        except subprocess.TimeoutExpired:
            code = "it closed its output"
        self.complaints.seek(0)
        said = self.complaints.read().decode("utf-8", "replace").strip().splitlines()
        return Misbehaved(f"the program ended ({code}){': ' + said[-1] if said else ''}.")

    def close(self, scores: list[int] | None = None) -> None:
        """Tell the program how it ended, and end it."""
        if self.running is None:
            return
        running, self.running = self.running, None
        pipes: list[Any] = [running.stdin, running.stdout, self.complaints]
        try:
            if scores is not None:
                running.stdin.write(f"over {' '.join(map(str, scores))}\n")  # type: ignore[union-attr]
            running.stdin.close()  # type: ignore[union-attr]
            running.wait(timeout=0.5)
        except (OSError, subprocess.TimeoutExpired):
            running.kill()
            running.wait()
        for pipe in pipes:
            try:
                pipe.close()
            except OSError:
                continue


def listen(output: Any, answers: queue.Queue[str]) -> None:
    """Pass on what a program says, line by line; an empty line at its end."""
    try:
        while line := output.readline(LONGEST_ANSWER):
            answers.put(line if line.strip() else "?\n")
    except (OSError, ValueError):
        pass
    answers.put("")


def greeting(state: State, seed: int) -> list[str]:
    """What a program is told first."""
    options = [f"option {name} {str(value).lower()}" for name, value in state.options.items()]
    head = [f"hello ludoteca {VERSION}", f"game {state.game.name}", f"players {state.players}", f"seat {state.seat}"]
    return [*head, *options, f"seed {seed}"]


def question(state: State) -> list[str]:
    """What a program is told before it decides."""
    view = json.dumps(state.view(state.seat), ensure_ascii=False, separators=(",", ":"))
    legal = [f"legal {action} {state.action_text(action)}" for action in state.legal_actions()]
    return [f"view {view}", *legal, "decide"]
