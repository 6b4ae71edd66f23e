"""What can be wished and seen at a table, once for both kinds of seat."""

from __future__ import annotations

import abc
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from ludoteca.client.errors import ServiceRefused
from ludoteca.client.state import TableState
from ludoteca.core.types import Action, Document, Seat

Outcome = TypeVar("Outcome")
Choose = Callable[[Document], Action | str]
"""How a program decides: from a view to an action, as a number or as people type it."""

Agree = Callable[[Document], bool]
"""How a program answers what others ask: from the question to yes or no."""

Heard = Callable[[Document], None]
"""What is called with every message that tells something new."""

UNSTORED, UNSTORED_DELAY = "storage", 1.0
OVERTAKEN = ("stale", "turn", "asked", "over", "time", "absent")
"""Refusals that only say that the table has moved on meanwhile: look again."""


class Wishes(abc.ABC, Generic[Outcome]):
    """A place at a table; every wish returns the entry of the log that fulfilled it, or raises ServiceRefused."""

    def __init__(self, number: Seat | None, heard: Heard | None) -> None:
        """Speak for the seat of this number, or for whichever of our seats is to move."""
        self.state = TableState()
        self.number = number
        self.heard = heard

    @property
    def view(self) -> Document | None:
        """Everything this seat may know, ready to be drawn; None before the match begins."""
        return self.state.views.get(self.state.speaker(self.number))

    @property
    def entry(self) -> int:
        """How many entries of the log are known."""
        return self.state.entry

    @property
    def table(self) -> Document:
        """The table's document: who sits where, options, phase."""
        return self.state.table or {}

    @property
    def result(self) -> Document | None:
        """How the match ended: reason, scores, ranks."""
        return self.state.result

    @abc.abstractmethod
    def settle(self, mark: str) -> Outcome:
        """Send what is queued, and wait until the message of this mark is answered."""

    def wish(self, kind: str, **fields: Any) -> Outcome:
        """Wish something for this seat."""
        return self.settle(self.state.wish(kind, self.number, **fields))

    def act(self, action: Action | str) -> Outcome:
        """Carry out an action; when this returns, it is stored."""
        return self.wish("act", action=action)

    def undo(self, to: int) -> Outcome:
        """Take back until so many actions are left: inside one's own turn, while nothing hidden was revealed."""
        return self.wish("undo", to=to)

    def ask(self, topic: str, to: int = 0, of: Seat = 0, level: str = "") -> Outcome:
        """Ask the others: `undo` until `to` actions are left, `end`, or `substitute` a bot of `level` for seat `of`."""
        return self.wish("ask", topic=topic, to=to, of=of, level=level)

    def answer(self, agree: bool) -> Outcome:
        """Agree to what was asked, or not."""
        return self.wish("answer", agree=agree)

    def resign(self) -> Outcome:
        """Give up."""
        return self.wish("resign")

    def leave(self) -> Outcome:
        """Get up for good; the others decide how to go on."""
        return self.wish("leave")

    def come_back(self) -> Outcome:
        """Sit down again after having left."""
        return self.wish("return")

    def say(self, text: str | None = None, phrase: str | None = None) -> Outcome:
        """Say a text or one of the quick phrases."""
        return self.settle(self.state.say(text, phrase))

    def conclusion(self, mark: str) -> int | None:
        """The entry of a message that was carried out, None while nobody knows; raises why it was refused."""
        settled = self.state.settled.pop(mark, None)
        if settled is None:
            return None
        if settled.refused is not None:
            raise settled.refused
        return settled.entry

    def turn(self) -> bool | None:
        """True in our turn, False when there will be none any more, None while it is somebody else's."""
        return True if self.state.is_turn(self.number) else False if self.state.is_finished(self.number) else None

    def awaited(self) -> bool | None:
        """Like `turn`, but also True when a question waits for our answer."""
        return True if self.state.is_asked(self.number) else self.turn()


def agree_always(_: Document) -> bool:
    """A program minds nothing that people want: undo, an early end, a bot for who has left."""
    return True


def look_again(refused: ServiceRefused) -> float:
    """Go on if the table has only moved on, or after so many seconds if the service could not store it just now.

    Everything else is the program's mistake, and raised.
    """
    if refused.code == UNSTORED:
        return UNSTORED_DELAY
    if refused.code not in OVERTAKEN:
        raise refused
    return 0.0
