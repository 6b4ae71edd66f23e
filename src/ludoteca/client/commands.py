"""The commands and properties of both kinds of seat."""

from __future__ import annotations

import abc
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from ludoteca.client.calls import Calls, TableLike, notes_of, socket_address
from ludoteca.client.errors import ServerRefused
from ludoteca.client.state import TableState
from ludoteca.core.types import Action, Document, Seat

Reply = TypeVar("Reply")
Choose = Callable[[Any], Action | str]
"""How a program decides: from a view (a game's `documents.View`) to an action, as a number or in notation."""

Agree = Callable[[Document], bool]
"""How a program answers a question: from the question to yes or no."""

MessageHandler = Callable[[Document], None]
"""Called with every message that brings something new."""

UNSTORED, UNSTORED_DELAY = "storage", 1.0
OUTDATED = ("stale", "turn", "asked", "over", "time", "absent")
"""Codes of refusals which only mean that the match has changed in the meantime."""


class SeatCommands(abc.ABC, Generic[Reply]):
    """A seat at a table; every command returns its entry in the log, or raises ServerRefused."""

    def __init__(
        self, client: Calls[Any, Any], table: TableLike, number: Seat | None, on_message: MessageHandler | None
    ) -> None:
        """Act for the seat with this number, or for whichever of our seats is to move."""
        self.client = client
        self.address = socket_address(client.base_url, table)
        self.state = TableState(notes_of(client, table))
        self.number = number
        self.on_message = on_message

    @property
    def view(self) -> Document | None:
        """Everything that this seat may know, ready to be drawn; None before the match starts."""
        return self.state.views.get(self.state.acting_seat(self.number))

    @property
    def entry(self) -> int:
        """The number of log entries that are known."""
        return self.state.entry

    @property
    def table(self) -> Document:
        """The table's document: seats, options, phase."""
        return self.state.table or {}

    @property
    def result(self) -> Document | None:
        """The result of the match: reason, scores, ranks."""
        return self.state.result

    @abc.abstractmethod
    def settle(self, mark: str) -> Reply:
        """Send queued messages, and wait for the answer to the command with this request id."""

    def send_command(self, kind: str, **fields: Any) -> Reply:
        """Send a command for this seat."""
        return self.settle(self.state.queue_command(kind, self.number, **fields))

    def act(self, action: Action | str) -> Reply:
        """Play an action; when this returns, it is stored."""
        return self.send_command("act", action=action)

    def undo(self, to: int) -> Reply:
        """Take back all but the first `to` actions, within our own turn, if nothing hidden was revealed."""
        return self.send_command("undo", to=to)

    def ask(self, topic: str, to: int = 0, of: Seat = 0, level: str = "") -> Reply:
        """Ask the others: `undo` back to the first `to` actions, `end`, or `substitute` a bot of `level` for `of`."""
        return self.send_command("ask", topic=topic, to=to, of=of, level=level)

    def answer(self, agree: bool) -> Reply:
        """Agree to the open question, or refuse it."""
        return self.send_command("answer", agree=agree)

    def resign(self) -> Reply:
        """Resign."""
        return self.send_command("resign")

    def leave(self) -> Reply:
        """Leave the match; the others decide how to go on."""
        return self.send_command("leave")

    def come_back(self) -> Reply:
        """Return to the match after leaving it."""
        return self.send_command("return")

    def say(self, text: str | None = None, phrase: str | None = None) -> Reply:
        """Send a line of chat: a text or one of the quick phrases."""
        return self.settle(self.state.say(text, phrase))

    def entry_of(self, mark: str) -> int | None:
        """The entry of a command that was carried out, None while there is no answer; raises its refusal."""
        result = self.state.results.pop(mark, None)
        if result is None:
            return None
        if result.refusal is not None:
            raise result.refusal
        return result.entry

    def turn(self) -> bool | None:
        """True in our turn, False if there will not be another one, None while we have to wait."""
        return True if self.state.is_turn(self.number) else False if self.state.is_finished(self.number) else None

    def needs_answer(self) -> bool | None:
        """Like `turn`, but also True if a question needs our answer."""
        return True if self.state.is_asked(self.number) else self.turn()


def agree_always(_: Document) -> bool:
    """Agree to everything that people ask: undo, an early end, a bot for a seat that was left."""
    return True


def retry_delay(refusal: ServerRefused) -> float:
    """Seconds to wait before the next decision, if the match has changed or the server could not store the entry.

    Every other refusal is the program's mistake and is raised.
    """
    if refusal.code == UNSTORED:
        return UNSTORED_DELAY
    if refusal.code not in OUTDATED:
        raise refusal
    return 0.0
