"""A lesson by reading and writing lines: the guided first match in the terminal."""

from __future__ import annotations

from ludoteca.core.action_events import ActionEvents
from ludoteca.core.errors import LudotecaError
from ludoteca.core.messages import sentences
from ludoteca.core.rulebook import find_rules, players_book
from ludoteca.lessons.lesson import Lesson
from ludoteca.lessons.script import Script
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.line_session import LineSession
from ludoteca.terminal.reader import Reader


class LessonSession(LineSession):
    """Somebody who takes a lesson at this terminal."""

    welcome = "terminal-learn-welcome"

    def __init__(self, script: Script, language: str, number: int = 0) -> None:
        names = [name or Reader(language).t("page-me") for name in script.names]
        self.script = script
        self.reader = Reader(language, names, script.seat)
        self.face = face_of(script.game, self.reader)
        self.lesson = Lesson(script, number)
        self.commands = {"help": self.help, "show": self.show, "rule": self.rule, "back": self.back}
        # People who know the table or the puzzles type this.
        self.commands["hint"] = self.show

    @property
    def is_over(self) -> bool:
        """Whether the lesson is over."""
        return self.lesson.over

    def answer(self, line: str) -> str:
        """What to print after a line: the answer to a command, or to an action."""
        command = self.commands.get(line.lower())
        return self.play(line) if command is None else command()

    def play(self, action: str) -> str:
        """Carry out what the step asks for; say why anything else is not right or not allowed."""
        try:
            state = self.lesson.state
            refused = state.why_illegal(action)
            if refused is not None:
                raise refused
            answer = self.lesson.answer_to(action)
        except LudotecaError as error:
            return self.reader.refusal(error, self.script.game.name)
        return self.reader.t(answer) if answer is not None else self.next_step(action)

    def next_step(self, action: str) -> str:
        """Carry out an accepted action; print what everybody did, and what comes next."""
        caused = self.lesson.play(action)
        lines = [self.reader.t("page-learn-right"), *(f"  {self.outcome(each)}" for each in caused), ""]
        if self.lesson.over:
            lines += [self.face.score(self.view()), self.reader.t(self.script.message("done")), f"({self.script.rule})"]
        else:
            lines.append(self.step_text())
        return "\n".join(lines)

    def outcome(self, caused: ActionEvents) -> str:
        """What an action caused, in sentences."""
        return sentences(caused.narration(self.script.seat), self.reader.language, self.reader.person)

    def step_text(self) -> str:
        """The table, and what the step asks for."""
        step, steps = self.lesson.step, len(self.script.steps)
        place = self.reader.t("page-learn-step", number=self.lesson.number + 1, count=steps)
        task = self.reader.t(self.script.message(step.name))
        return "\n".join([self.face.picture(self.view()), "", f"{place}. {task} ({step.rule})"])

    def view(self) -> dict[str, object]:
        """What the learner sees of the match."""
        view: dict[str, object] = self.lesson.state.view(self.script.seat)
        return view

    # Commands

    def help(self) -> str:
        """What can be typed."""
        return "\n".join([self.face.how_to, self.reader.t(self.welcome)])

    def show(self) -> str:
        """What the step asks for, as it is typed."""
        action = self.lesson.list_accepted()[0]
        return self.face.action_line(action, self.view())

    def rule(self) -> str:
        """The rule of the step."""
        book = players_book(self.script.game.rulebook(self.reader.language))
        return "\n".join(find_rules(book, self.lesson.step.rule))

    def back(self) -> str:
        """The step before."""
        self.lesson = Lesson(self.script, max(0, self.lesson.number - 1))
        return self.step_text()
