"""A table on this computer: people at this terminal, bots, and a file that is saved after every action."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document, Ints, Seat
from ludoteca.locales import t
from ludoteca.match.log import ACT, ASK, TO_UNDO, Entry, Question, Refused
from ludoteca.match.match import Match
from ludoteca.match.setting import new_seed, rematch
from ludoteca.search.analysis import analyses
from ludoteca.search.analysis_document import Analysis
from ludoteca.search.baselines import player_luck
from ludoteca.search.beliefs import DOUBT, PEOPLE
from ludoteca.search.hints import Hint as SearchedHint
from ludoteca.search.hints import hint_from_known
from ludoteca.search.parts import FOR_PLAYING
from ludoteca.search.players import Player, player, slow_down
from ludoteca.search.preparation import Preparation
from ludoteca.terminal.saved_matches import matches_folder, new_path, saved_document, write_document
from ludoteca.terminal.table import Hint, Step, Table

HERE = "here"
"""To the match, everybody at this terminal is one person, so they need not ask each other."""


class LocalTable(Table):
    """A match in this process; its bots run in threads."""

    hint_seconds = 1.0
    next_table: LocalTable | None = None
    """The table of the next match, if people play again."""

    def __init__(self, match: Match, names: list[str], path: Path | None, luck: Ints | None = None) -> None:
        self.match = match
        self.names = names
        self.path = path
        """Where the match is saved; None for a replay."""
        self.game = match.state.game
        self.mine = [seat for seat, holder in enumerate(match.holders) if holder.person is not None]
        self.is_shared = len(self.mine) > 1
        self.luck = player_luck() if luck is None else luck
        self.pace = 0.0
        self.preparation: Preparation | None = None
        """Compiles what hints need while people play."""
        self.bots: dict[str, Player] = {}
        self.moved = asyncio.Event()
        self.began = time.monotonic()
        for holder in match.holders:
            if holder.bot is not None:
                self.bot(holder.bot)

    def bot(self, name: str) -> Player:
        """The bot of a name; refused if it is unknown."""
        if name not in self.bots:
            self.bots[name] = player(name, self.game)
        return self.bots[name]

    @property
    def to_move(self) -> Seat | None:
        """The seat to move."""
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
        """The view of a seat, or of a spectator."""
        view: Document = self.match.state.view(seat)
        return view

    def actions(self) -> list[str]:
        """All legal actions of the seat to move."""
        return [self.match.state.action_text(action) for action in self.match.state.legal_actions()]

    async def act(self, action: str) -> None:
        """Carry out an action of the seat to move."""
        seat = self.match.to_move
        if seat is None or seat not in self.mine:
            raise Refused("turn", sentence="It is not your turn.")
        self.add(ACT, seat, action=self.match.read_action(action, seat))

    def add(self, kind: str, seat: Seat, action: int = 0, to: int = 0, question: Question | None = None) -> None:
        """Check an entry, carry it out, and save the match."""
        now = time.monotonic()
        spent = round(1000 * (now - self.began))
        entry = Entry(kind, seat, at=round(1000 * time.time()), spent=spent, action=action, to=to, question=question)
        self.match.check(entry)
        self.match.add(entry)
        self.began = now
        self.save()
        self.moved.set()

    def save(self) -> None:
        """Write the match to its file."""
        if self.path is not None:
            write_document(self.path, saved_document(self.match, self.names))

    async def undo(self) -> None:
        """Undo everything from the last action of a person at this terminal."""
        seat, last = self.last_own_action()
        self.add(ASK, seat, question=Question(TO_UNDO, to=last))

    def last_own_action(self) -> tuple[Seat, int]:
        """The seat and the number of the last action of a person at this terminal; refused if there is none."""
        state, found = self.match.setting.first_state(), None
        for number, action in enumerate(self.match.state.actions):
            if state.seat in self.mine:
                found = (state.seat, number)
            state.apply(action)
        if found is None:
            raise Refused("undo", sentence="There is nothing to take back.")
        return found

    async def preview(self, action: str) -> Document:
        """What a legal action would bring."""
        preview: Document = await asyncio.to_thread(self.match.state.copy().preview, action)
        return preview

    async def hint(self) -> list[Hint]:
        """The recommended actions. The first time, this may wait until hints are compiled."""
        if self.preparation is not None:
            await asyncio.to_thread(self.preparation.wait, FOR_PLAYING)
        doubt = PEOPLE if len(self.mine) > 1 else DOUBT
        known = self.match.state.resample(self.match.state.seat)
        found = await asyncio.to_thread(hint_from_known, known, self.hint_seconds, doubt)
        return [Hint(each.text, each.win, each.points, each.reasons, self.guesses(each)) for each in found]

    def guesses(self, found: SearchedHint) -> list[Document]:
        """The messages of a hint's guesses."""
        state = self.match.state
        messages = [state.game.secret_message(state.record, each.seat, each.secret) for each in found.guesses]
        return [message for message in messages if message is not None]

    @property
    def seconds_to_hints(self) -> float | None:
        """The seconds until hints are compiled."""
        if self.preparation is None or self.preparation.is_done(FOR_PLAYING):
            return None
        return self.preparation.progress(FOR_PLAYING).seconds

    async def log(self, seat: Seat | None) -> list[Step]:
        """All entries so far, also those that were undone; replayed in a thread, so that the screen stays alive."""
        return await asyncio.to_thread(self.replay_log, list(self.match.log), self.match.over, seat)

    def replay_log(self, log: list[Entry], is_over: bool, seat: Seat | None) -> list[Step]:
        """Replay entries, and note what a seat saw of each."""
        match, steps = Match(self.match.setting), []
        for entry in log:
            caused = match.add(entry)
            step = Step(match.length, entry.kind, entry.seat)
            if caused is not None:
                seen = caused.everything() if is_over else caused.seen_by(seat)
                step = replace(step, events=seen, says=caused.narration(seat))
            steps.append(step)
        return steps

    async def view_at(self, entry: int, seat: Seat | None) -> Document:
        """The view after a number of entries."""
        view: Document = self.match.at(entry).state.view(seat)
        return view

    async def wait_for_change(self) -> None:
        """Let the bot to move choose; if it is a person's turn, wait until somebody acts."""
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
        """The choice of the bot on a seat."""
        name = self.match.holders[seat].bot
        if name is None:
            raise LudotecaError(sentence=f"No bot is on seat {seat}.")
        return slow_down(self.bot(name), self.pace).choose(self.match.state.copy(), self.luck)

    @property
    def partings(self) -> list[str]:
        """After a match that was played here, another one."""
        return ["again"] if self.match.over and self.path is not None else []

    async def part(self, how: str) -> None:
        """Set up another match for the same players, everybody one seat further."""
        if how not in self.partings:
            await super().part(how)
        setting = rematch(self.match.setting, new_seed())
        names = [self.names[-1], *self.names[:-1]]
        self.next_table = LocalTable(Match(setting), names, new_path(setting.game))
        self.next_table.save()

    @property
    def can_analyse(self) -> bool:  # type: ignore[override]  # it depends on the match
        """Whether the match is over and has moves."""
        return self.match.over and bool(self.match.state.actions)

    async def analyse(self, report: Callable[[float], None]) -> Analysis:
        """The analysis of the match."""
        if self.preparation is not None:
            await asyncio.to_thread(self.preparation.wait, FOR_PLAYING)

        def refine() -> Analysis:
            for found in analyses(self.match):
                report(found["done"])
            return found

        return await asyncio.to_thread(refine)

    def continue_text(self, language: str) -> str:
        """Where the match is saved, and how to continue it."""
        if self.path is None:
            return ""
        is_elsewhere = self.path.parent != matches_folder()
        name = str(self.path) if is_elsewhere else self.path.stem
        if self.match.over:
            again = {"replay": f"ludoteca replay {name}", "analyse": f"ludoteca analyse {name}"}
            return t(language, "terminal-look-back", again)
        values = {"file": str(self.path), "command": self.continue_command(name)}
        return t(language, "terminal-saved-elsewhere" if is_elsewhere else "terminal-saved", values)

    def continue_command(self, name: str) -> str:
        """The command that continues the match, which is saved under a name."""
        return f"ludoteca resume {name}"
