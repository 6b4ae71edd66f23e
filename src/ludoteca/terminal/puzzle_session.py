"""Puzzles by reading and writing lines: one after the other, with hints on request."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from ludoteca.games.shelfie.facts import PERSONAL_GOALS
from ludoteca.puzzles import words
from ludoteca.puzzles.puzzle import Puzzle
from ludoteca.terminal.face import sense_order
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.reader import Reader
from ludoteca.terminal.solved_puzzles import SolvedPuzzles
from ludoteca.terminal.table import Step
from ludoteca.terminal.typed_commands import RECENT

QUIT_WORDS = ("quit", "q", "exit")
REASONS = 3
"""How many reasons are shown after the answer."""
ANSWERS = 5
"""How many right answers are shown."""


@dataclass
class Attempt:
    """A puzzle that somebody is solving."""

    puzzle: Puzzle
    hints: int = 0
    is_clean: bool = True
    """Whether no answer was wrong, and none was shown."""


class PuzzleSession:
    """Somebody who solves puzzles at this terminal."""

    def __init__(
        self, puzzles: Sequence[Puzzle], language: str, solved: SolvedPuzzles, among: Sequence[Puzzle] | None = None
    ) -> None:
        """Ask some puzzles; `among` are all that the person could choose from, if they are more."""
        self.waiting, self.language, self.solved = list(puzzles), language, solved
        self.among = {each.id for each in among or puzzles}
        self.commands = {"help": self.help, "hint": self.hint, "log": self.log, "show": self.show, "skip": self.skip}
        self.is_over = False
        self.begin()

    def begin(self) -> None:
        """Go to the next puzzle."""
        self.attempt = Attempt(self.waiting.pop(0))
        puzzle = self.attempt.puzzle
        names = [Reader(self.language).t("page-player", number=seat + 1) for seat in range(puzzle.players)]
        self.viewer = None if puzzle.kind == "reader" else puzzle.seat
        self.reader = Reader(self.language, names, self.viewer)
        self.face = face_of(puzzle.state.game, self.reader)

    def run(self, read: Callable[[], str], write: Callable[[str], None]) -> None:
        """Read lines until all puzzles are solved or the person stops."""
        write(self.reader.t("commands-puzzles-welcome"))
        write(self.puzzle_text())
        while not self.is_over:
            try:
                line = read().strip()
            except (EOFError, KeyboardInterrupt):
                return
            if line.lower() in QUIT_WORDS:
                return
            if line:
                write(self.answer(line))

    def answer(self, line: str) -> str:
        """What to print after a line: the answer to a command, or to a try."""
        command = self.commands.get(line.lower())
        return self.try_answer(line) if command is None else command()

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that waits for an answer."""
        return self.attempt.puzzle

    def puzzle_text(self) -> str:
        """The table, and what the puzzle asks."""
        puzzle = self.puzzle
        hardness = self.reader.t(f"page-puzzles-difficulty-{puzzle.difficulty}")
        head = f"{puzzle.id} ({hardness})"
        lines = [head, "", self.face.picture(self.view()), ""]
        return "\n".join([*lines, *self.goal_lines(), self.reader.render(words.question(puzzle))])

    def view(self) -> Document:
        """What the solver sees of the match."""
        view: Document = self.puzzle.state.view(self.viewer)
        return view

    def goal_lines(self) -> list[str]:
        """The personal goals to choose from, side by side."""
        if not self.puzzle.choices:
            return []
        numbers = "".join(f"{number}:".ljust(9) for number in self.puzzle.choices)
        goals = [PERSONAL_GOALS[number - 1] for number in self.puzzle.choices]
        return [numbers, *("".join(row.ljust(9) for row in rows) for rows in zip(*goals, strict=True)), ""]

    def try_answer(self, line: str) -> str:
        """Praise a right answer and go on; say why another one is wrong or not allowed."""
        try:
            if self.puzzle.is_right(line):
                return self.praise(line)
        except LudotecaError as error:
            return self.reader.refusal(error, self.puzzle.game)
        self.attempt.is_clean = False
        number = int(line) if self.puzzle.kind == "reader" else self.puzzle.state.parse_action(line)
        return self.reader.render(words.objection(self.puzzle, number))

    def praise(self, answer: str) -> str:
        """What the right answer brings and why, the streak, and the next puzzle."""
        puzzle = self.puzzle
        self.solved.add(puzzle, self.attempt.is_clean)
        lines = [
            f"{self.reader.t('page-learn-right')} {self.reader.render(words.praise(puzzle))}",
            *self.reasons(answer),
        ]
        if found := words.who_finds(puzzle):
            lines.append(self.reader.render(found))
        lines += [self.reader.t("page-puzzles-streak", count=self.solved.streak), ""]
        return "\n".join([*lines, self.next_text()])

    def reasons(self, answer: str) -> list[str]:
        """The reasons for an action, a line for each."""
        if self.puzzle.kind == "reader":
            return []
        found = sorted(self.puzzle.state.reasons(answer), key=sense_order)
        return [f"  {self.face.reason_words(reason)}" for reason in found[:REASONS]]

    def next_text(self) -> str:
        """The next puzzle, or how many are solved."""
        if not self.waiting:
            self.is_over = True
            solved, count = len(self.among & self.solved.ids), len(self.among)
            if solved == count:
                return self.reader.t("page-puzzles-all-solved")
            return self.reader.t("page-puzzles-progress", solved=solved, count=count)
        self.begin()
        return self.puzzle_text()

    # Commands

    def help(self) -> str:
        """What can be typed."""
        choices = ", ".join(map(str, self.puzzle.choices))
        answers = self.reader.t("commands-puzzles-goals", choices=choices) if choices else self.face.how_to
        return "\n".join([answers, self.reader.t("commands-puzzles-welcome")])

    def log(self) -> str:
        """The moves before; for `reader`, all moves of the seat that the puzzle is about."""
        steps = [
            Step(past.ply + 1, "act", events[0]["seat"], events, past.narration(self.viewer))
            for past in self.puzzle.state.history()
            if (events := past.seen_by(self.viewer))
        ]
        if self.puzzle.kind == "reader":
            shown = [step for step in steps if step.by == self.puzzle.seat]
        else:
            shown = steps[-RECENT:]
        lines = [f"{step.entry:3} {self.face.step_line(step)}" for step in shown]
        return "\n".join(lines) or self.reader.t("page-table-log-empty")

    def hint(self) -> str:
        """The next hint; the last one is the answer."""
        self.attempt.hints += 1
        if self.attempt.hints >= words.HINTS:
            return self.show()
        text = self.reader.render(words.hint(self.puzzle, self.attempt.hints))
        if self.puzzle.kind == "reader" and self.attempt.hints > 1:
            text += f" {', '.join(map(str, words.likely_choices(self.puzzle)))}"
        return text

    def show(self) -> str:
        """The right answers, as they are typed."""
        self.attempt.is_clean = False
        right = self.puzzle.right
        if self.puzzle.kind == "reader":
            return str(right[0])
        lines = [self.face.action_line(self.puzzle.state.action_text(each), self.view()) for each in right[:ANSWERS]]
        if len(right) > ANSWERS:
            lines.append(self.reader.t("commands-puzzles-other-moves", count=len(right) - ANSWERS))
        return "\n".join(lines)

    def skip(self) -> str:
        """The next puzzle; this one stays unsolved."""
        return self.next_text()
