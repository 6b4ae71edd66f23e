"""Mistakes of a match to try again, by reading and writing lines; the answer is hidden until it is found."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError
from ludoteca.core.state import State
from ludoteca.core.types import Action, Seat
from ludoteca.search.analysis import replay
from ludoteca.search.analysis_document import CHECKED, SEARCHED, Analysis, BetterAction, JudgedDecision
from ludoteca.search.judge import Judge
from ludoteca.terminal.analysis_texts import better_lines, sign_percent, words_of
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.line_session import LineSession
from ludoteca.terminal.reader import Reader

CLOSE = 0.02
"""A move this close to the best one is right: smaller differences mean nothing."""


class RetrySession(LineSession):
    """Somebody who looks for better moves than those from the match."""

    welcome = "terminal-retry-welcome"

    def __init__(self, end: State, analysis: Analysis, seats: list[Seat], names: list[str], language: str) -> None:
        self.mistakes = mistakes_of(analysis, seats)
        self.states = replay(end)
        self.judge = Judge(self.states[0], analysis["seed"], analysis["iterations"])
        self.names, self.language = names, language
        self.number, self.right = 0, 0
        self.is_first_try = True
        self.commands = {"help": self.help, "show": self.show, "next": self.next}
        self.sit_down()

    def sit_down(self) -> None:
        """Take the seat that made the mistake."""
        self.reader = Reader(self.language, self.names, None if self.is_over else self.mistake["seat"])
        self.face = face_of(self.states[0].game, self.reader)

    @property
    def is_over(self) -> bool:
        """Whether all mistakes were tried."""
        return self.number >= len(self.mistakes)

    @property
    def mistake(self) -> JudgedDecision:
        """The mistake to try again."""
        return self.mistakes[self.number]

    @property
    def best(self) -> BetterAction:
        """What would have been better."""
        best = self.mistake["best"]
        assert best is not None
        return best

    @property
    def state(self) -> State:
        """The position before the mistake."""
        return self.states[self.mistake["ply"] - 1]

    def step_text(self) -> str:
        """The table, and what was played."""
        t = self.reader.t
        place = t("page-mistakes-place", number=self.number + 1, count=len(self.mistakes))
        cost = sign_percent(-self.mistake["cost"])
        task = t("page-mistakes-task", action=words_of(self.face, self.mistake), cost=cost)
        return "\n".join([self.face.picture(self.state.view(self.mistake["seat"])), "", f"{place}. {task}"])

    def answer(self, line: str) -> str:
        """What to print after a line: the answer to a command, or to a move."""
        command = self.commands.get(line.lower())
        return self.attempt(line) if command is None else command()

    def attempt(self, text: str) -> str:
        """Judge a move; after a right one comes the next mistake."""
        try:
            action = self.state.parse_action(text)
            if (refused := self.state.why_illegal(action)) is not None:
                raise refused
        except LudotecaError as error:
            return self.reader.refusal(error, self.state.game.name)
        cost = self.cost_of(action)
        if action == self.mistake["action"] or cost > CLOSE:
            self.is_first_try = False
            name = "same" if action == self.mistake["action"] else "worse"
            return self.reader.t(f"page-mistakes-{name}", cost=sign_percent(-cost))
        self.right += self.is_first_try
        found = self.reader.t("page-mistakes-best" if action == self.best["action"] else "page-mistakes-close")
        return self.go_on([found, *self.reasons()])

    def cost_of(self, action: Action) -> float:
        """What a move costs, compared with the best one; one that the analysis does not know is searched."""
        known = {self.best["action"]: 0.0, self.mistake["action"]: self.mistake["cost"]}
        return known[action] if action in known else self.judge.judge(self.state, action, SEARCHED).cost

    def reasons(self) -> list[str]:
        """The best move and its reasons."""
        return [f"  {line}" for line in better_lines(self.face, self.best)]

    def go_on(self, lines: list[str]) -> str:
        """Print lines, and then the next mistake, or how many were right."""
        self.number, self.is_first_try = self.number + 1, True
        self.sit_down()
        last = self.reader.t("page-mistakes-result", right=self.right, count=len(self.mistakes))
        return "\n".join([*lines, "", last if self.is_over else self.step_text()])

    # Commands

    def help(self) -> str:
        """What can be typed."""
        return "\n".join([self.face.how_to, self.reader.t(self.welcome)])

    def show(self) -> str:
        """The answer."""
        return self.go_on(self.reasons())

    def next(self) -> str:
        """Leave out this mistake."""
        return self.go_on([])


def mistakes_of(analysis: Analysis, seats: list[Seat]) -> list[JudgedDecision]:
    """The decisions of some seats that a second look called a mistake or a blunder."""
    return [
        each
        for each in analysis["decisions"]
        if each["seat"] in seats
        and each["effort"] == CHECKED
        and each["mark"] in ("mistake", "blunder")
        and each["best"] is not None
    ]
