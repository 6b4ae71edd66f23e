"""The log of a match: what was decided, one entry after the other. Seed, options and log are the whole match."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.errors import IllegalAction, LudotecaError, words_for
from ludoteca.core.types import Action, Seat

ACT, UNDO, ASK, AGREE, REFUSE = "act", "undo", "ask", "agree", "refuse"
RESIGN, LEAVE, RETURN, EXPIRE = "resign", "leave", "return", "expire"
KINDS = (ACT, UNDO, ASK, AGREE, REFUSE, RESIGN, LEAVE, RETURN, EXPIRE)

TO_UNDO, TO_END, TO_SUBSTITUTE = "undo", "end", "substitute"
TOPICS = (TO_UNDO, TO_END, TO_SUBSTITUTE)


@dataclass(frozen=True)
class Question:
    """What somebody asks the other people at the table.

    `undo`: to go back to when so many actions were played; `end`: to end the match without a result; `substitute`: to
    let a bot of a level play on for a seat that was left.
    """

    topic: str
    to: int = 0
    seat: Seat = 0
    level: str = ""


@dataclass(frozen=True)
class Entry:
    """One line of the log: who decided what, when, after how long, and the sender's mark of the message.

    `at` is the time of day and `spent` what the clock counts, both in milliseconds. `to` is the number of actions that
    an undo leaves.
    """

    kind: str
    seat: Seat
    at: int = 0
    spent: int = 0
    mark: str = ""
    action: Action = 0
    to: int = 0
    question: Question | None = None


class Refused(LudotecaError):
    """A wish that cannot be granted now: a code for programs, a sentence for people, the rule if there is one.

    `reason` is the name of the game's own reason, if it was the game that refused.
    """

    def __init__(
        self, code: str, message: str, rule: str | None = None, reason: str | None = None, **values: object
    ) -> None:
        super().__init__(message, **values)
        self.args = (code, message, rule, reason)
        self.code = code
        self.rule = rule
        self.reason = reason

    @property
    def sentence(self) -> str:
        """The refusal in English."""
        return str(self)


class RefusedByRules(Refused):
    """An action that the rules of a game forbid; in English as the game says it, else in the words of its messages."""

    def __init__(self, illegal: IllegalAction, game: str) -> None:
        super().__init__("illegal", illegal.reason, illegal.rule, illegal.name)
        self.args = (illegal, game)
        self.game = game

    def said(self, language: str) -> str:
        """The refusal in a language."""
        return words_for(f"{self.game}-refusal-{self.reason}", language) or self.message
