"""The log of a match: every decision, as a list of entries. Seed, options and log define the whole match."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.errors import IllegalAction, LudotecaError, UnreadableAction
from ludoteca.core.types import Action, Seat

ACT, UNDO, ASK, AGREE, REFUSE = "act", "undo", "ask", "agree", "refuse"
RESIGN, LEAVE, RETURN, EXPIRE = "resign", "leave", "return", "expire"
KINDS = (ACT, UNDO, ASK, AGREE, REFUSE, RESIGN, LEAVE, RETURN, EXPIRE)

TO_UNDO, TO_END, TO_SUBSTITUTE = "undo", "end", "substitute"
TOPICS = (TO_UNDO, TO_END, TO_SUBSTITUTE)


@dataclass(frozen=True)
class Question:
    """A question to the other people at the table.

    `undo`: go back to the first `to` actions. `end`: end the match without a result. `substitute`: let a bot of `level`
    play for `seat`, whose person left.
    """

    topic: str
    to: int = 0
    seat: Seat = 0
    level: str = ""


@dataclass(frozen=True)
class Entry:
    """One line of the log.

    `at` is the time of day and `spent` the time that the clock counts, both in milliseconds. `mark` is the sender's
    request id. `to` is the number of actions that an undo leaves.
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
    """A refusal: a code for programs, a sentence for people, and the rule if there is one.

    `reason` is the game's name for the reason, if the game refused.
    """

    def __init__(
        self,
        code: str,
        message: str | None = None,
        rule: str | None = None,
        reason: str | None = None,
        *,
        sentence: str | None = None,
        **values: object,
    ) -> None:
        super().__init__(message, sentence=sentence, **values)
        self.args = (code, message or sentence, rule, reason)
        self.code = code
        self.rule = rule
        self.reason = reason

    @property
    def sentence(self) -> str:
        """The refusal in English."""
        return str(self)


class RefusedByRules(Refused):
    """An action that the rules of a game forbid."""

    def __init__(self, illegal: IllegalAction) -> None:
        super().__init__("illegal", illegal.message, illegal.rule, illegal.name, sentence=illegal.plain)
        self.args = (illegal,)


class NotReadable(Refused):
    """A text or a number that is not an action of the game."""

    def __init__(self, unreadable: UnreadableAction) -> None:
        super().__init__("unreadable", unreadable.message, None, None, sentence=unreadable.plain, **unreadable.values)
        self.args = (unreadable,)
