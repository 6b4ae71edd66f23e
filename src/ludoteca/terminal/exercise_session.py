"""The rulebook's worked examples as exercises, by reading and writing lines."""

from __future__ import annotations

import unicodedata
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.rulebook import find_rules
from ludoteca.core.types import Document
from ludoteca.lessons.exercises import exercises
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.line_session import LineSession
from ludoteca.terminal.reader import Reader

NAMES = ("Kim", "Noa", "Sam")
"""Who else sits at the tables of the exercises."""


class ExerciseSession(LineSession):
    """Somebody who answers questions about the rules; the rules say what is right."""

    welcome = "terminal-exercises-welcome"

    def __init__(self, game: Game, language: str, number: int = 0) -> None:
        self.reader = Reader(language, [Reader(language).t("page-me"), *NAMES], 0)
        self.face = face_of(game, self.reader)
        self.exercises = exercises(game)
        self.number, self.right = number, 0
        self.first = number
        self.commands = {"help": self.help, "rule": self.rule, "show": self.show, "skip": self.skip}

    @property
    def is_over(self) -> bool:
        """Whether all questions were asked."""
        return self.number >= len(self.exercises)

    @property
    def exercise(self) -> Document:
        """The question that waits for an answer."""
        return self.exercises[self.number]

    def options(self) -> list[str]:
        """The answers to choose from, in words."""
        return [self.words_of(option) for option in self.exercise["options"]]

    def words_of(self, option: Any) -> str:
        """An answer in words: a number, yes or no, or a message of the game."""
        if isinstance(option, int):
            return str(option)
        return self.reader.t(f"page-learn-{option}") if isinstance(option, str) else self.reader.render(option)

    def step_text(self) -> str:
        """The picture, the question and the answers to choose from."""
        exercise = self.exercise
        place = self.reader.t("terminal-exercises-place", number=self.number + 1, count=len(self.exercises))
        question = self.reader.t(f"{self.face.game.name}-how-ask-{exercise['name']}")
        picture = "\n".join(self.face.exercise_lines(exercise["picture"]))
        return f"{picture}\n\n{place} ({exercise['rule']}). {question}\n{' / '.join(self.options())}"

    def answer(self, line: str) -> str:
        """What to print after a line: the answer to a command, or to the question."""
        command = self.commands.get(line.lower())
        return self.judge(line) if command is None else command()

    def judge(self, line: str) -> str:
        """Say whether an answer is right, and why."""
        options = self.options()
        chosen = find_option(line, options)
        if chosen is None:
            return self.reader.t("terminal-exercises-choose", options=" / ".join(options))
        right = options[self.exercise["answer"]]
        is_right = chosen == right
        self.right += is_right
        verdict = self.reader.t("page-learn-correct" if is_right else "page-learn-incorrect", answer=right)
        return self.explain(verdict)

    def explain(self, verdict: str) -> str:
        """Say why an answer is right or wrong; then comes the next question."""
        why = [f"  {self.reader.render(message)}" for message in self.exercise["why"]]
        return "\n".join([verdict, *why, "", self.skip()])

    # Commands

    def help(self) -> str:
        """What can be typed, and how the picture is read."""
        return "\n".join([self.reader.t(self.welcome), self.face.how_to])

    def rule(self) -> str:
        """The rule that the question is about."""
        return "\n".join(find_rules(self.face.game.rulebook(self.reader.language), self.exercise["rule"]))

    def show(self) -> str:
        """The right answer, and why; it does not count as answered rightly."""
        return self.explain(self.reader.t("page-puzzles-answer-is", move=self.options()[self.exercise["answer"]]))

    def skip(self) -> str:
        """The next question, or how many were answered rightly."""
        self.number += 1
        if not self.is_over:
            return self.step_text()
        return self.reader.t("terminal-exercises-done", right=self.right, count=len(self.exercises) - self.first)


def find_option(line: str, options: list[str]) -> str | None:
    """The option that somebody means: the whole word or its beginning, with or without accents."""
    typed = plain_letters(line)
    exact = [option for option in options if plain_letters(option) == typed]
    near = [option for option in options if plain_letters(option).startswith(typed) and not option.isdecimal()]
    return exact[0] if exact else near[0] if len(near) == 1 else None


def plain_letters(text: str) -> str:
    """A text in small letters without accents."""
    parts = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
