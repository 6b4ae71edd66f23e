"""A table on this computer: people at this terminal, programs, and a file that is written after every action."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document, Ints, Seat
from ludoteca.locales import t
from ludoteca.match.log import ACT, ASK, TO_UNDO, Entry, Question, Refused
from ludoteca.match.match import Match
from ludoteca.search.baselines import player_luck
from ludoteca.search.hints import hint
from ludoteca.search.parts import FOR_PLAYING
from ludoteca.search.players import Player, at_a_pace, player
from ludoteca.search.preparation import Preparation
from ludoteca.terminal import saved
from ludoteca.terminal.table import Advice, Step, Table

HERE = "here"
"""Everybody at this terminal is one person to the match: they sit together and agree by talking."""


class LocalTable(Table):
    """A match that is played here; its programs think in threads."""

    hint_seconds = 1.0

    def __init__(self, match: Match, names: list[str], path: Path | None, luck: Ints | None = None) -> None:
        self.match = match
        self.names = names
        self.path = path
        """Where the match is saved; None for one that is only looked at."""
        self.game = match.state.game
        self.mine = [seat for seat, holder in enumerate(match.holders) if holder.person is not None]
        self.is_shared = len(self.mine) > 1
        self.luck = player_luck() if luck is None else luck
        self.pace = 0.0
        self.preparation: Preparation | None = None
        """Compiles what hints need while people play."""
        self.programs: dict[str, Player] = {}
        self.moved = asyncio.Event()
        self.began = time.monotonic()
        for holder in match.holders:
            if holder.bot is not None:
                self.program(holder.bot)

    def program(self, name: str) -> Player:
        """The program of a name; refused where there is none."""
        if name not in self.programs:
            self.programs[name] = player(name, self.game)
        return self.programs[name]

    @property
    def to_move(self) -> Seat | None:
        """The seat whose decision is awaited."""
        return self.match.to_move

    @property
    def result(self) -> Document | None:
        """How the match ended."""
        return asdict(self.match.result) if self.match.result else None

    @property
    def length(self) -> int:
        """The number of entries in the log."""
        return self.match.length

    def view(self, seat: Seat | None) -> Document:
        """What a seat, or who watches, sees now."""
        return self.match.state.view(seat)

    def actions(self) -> list[str]:
        """All legal actions of the seat to move."""
        return [self.match.state.action_text(action) for action in self.match.state.legal_actions()]

    async def act(self, action: str) -> None:
        """Carry out an action of the seat to move."""
        seat = self.match.to_move
        if seat is None or seat not in self.mine:
            raise Refused("turn", "It is not your turn.")
        self.add(ACT, seat, action=self.match.read_action(action, seat))

    def add(self, kind: str, seat: Seat, action: int = 0, question: Question | None = None) -> None:
        """Check an entry, carry it out, and save the match."""
        now = time.monotonic()
        spent = round(1000 * (now - self.began))
        entry = Entry(kind, seat, at=round(1000 * time.time()), spent=spent, action=action, question=question)
        self.match.check(entry)
        self.match.add(entry)
        self.began = now
        self.save()
        self.moved.set()

    def save(self) -> None:
        """Write the match to its file."""
        if self.path is not None:
            saved.write(self.path, saved.document_of(self.match, self.names))

    async def undo(self) -> None:
        """Go back to before the last action of somebody at this terminal."""
        state = self.match.setting.first_state()
        last, seat = None, None
        for number, action in enumerate(self.match.state.actions):
            if state.seat in self.mine:
                last, seat = number, state.seat
            state.apply(action)
        if last is None or seat is None:
            raise Refused("undo", "There is nothing to take back.")
        self.add(ASK, seat, question=Question(TO_UNDO, to=last))

    async def preview(self, action: str) -> Document:
        """What a legal action would bring."""
        return self.match.state.preview(action)

    async def hint(self) -> list[Advice]:
        """What would be wise, after some thinking; the first time, hints may still be being compiled."""
        if self.preparation is not None:
            await asyncio.to_thread(self.preparation.wait, FOR_PLAYING)
        found = await asyncio.to_thread(hint, self.match.state.copy(), seconds=self.hint_seconds)
        return [Advice(each.text, each.win, each.points, each.reasons) for each in found]

    async def story(self, seat: Seat | None) -> list[Step]:
        """Everything that has happened, what was taken back too."""
        match, steps = Match(self.match.setting), []
        for entry in self.match.log:
            events = match.add(entry)
            seen = events if self.match.over else match.state.as_seen(events, seat)
            steps.append(Step(match.length, entry.kind, entry.seat, seen))
        return steps

    async def view_at(self, entry: int, seat: Seat | None) -> Document:
        """The table as it was after so many entries."""
        return self.match.at(entry).state.view(seat)

    async def forward(self) -> None:
        """Let the program whose turn it is move; if it is nobody's, wait until somebody here does something."""
        seat = self.match.to_move
        if seat is None or seat in self.mine:
            await self.moved.wait()
            self.moved.clear()
            return
        length = self.match.length
        action = await asyncio.to_thread(self.choice_of, seat)
        if self.match.length == length:
            self.add(ACT, seat, action=action)
        self.moved.clear()

    def choice_of(self, seat: Seat) -> int:
        """What the program on a seat decides."""
        name = self.match.holders[seat].bot
        if name is None:
            raise LudotecaError(f"No program sits on seat {seat}.")
        return at_a_pace(self.program(name), self.pace).choose(self.match.state.copy(), self.luck)

    def farewell(self, language: str) -> str:
        """Where the match is saved, and how to go on."""
        if self.path is None:
            return ""
        name = self.path.stem if self.path.parent == saved.folder() else str(self.path)
        if self.match.over:
            again = {"replay": f"ludoteca replay {name}", "analyse": f"ludoteca analyse {name}"}
            return t(language, "terminal-look-back", again)
        return t(language, "terminal-saved", {"command": f"ludoteca resume {name}"})
