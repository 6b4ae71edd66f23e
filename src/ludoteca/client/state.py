"""What a client knows of a table, and what it still has to say.

No network here: `take` receives the service's messages, `outbox` holds what is to be sent. Whoever connects anew calls
`connected`, and everything that was sent but not confirmed is sent again with the same mark.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from ludoteca.client.errors import ServiceRefused
from ludoteca.core.types import Document, Seat

Audience = Seat | None
"""A seat, or None for who watches."""

STEADY = ("resign", "leave", "return")
"""Wishes that mean the same whatever others have done meanwhile: they are said again at the new entry."""


@dataclass(frozen=True)
class Settled:
    """How a message ended: at which entry of the log, or why it was refused."""

    entry: int
    refused: ServiceRefused | None = None


class TableState:
    """One table as its messages tell it."""

    def __init__(self) -> None:
        self.table: Document | None = None
        """The table's document: who sits where, options, phase."""
        self.phase = ""
        self.seats: list[Seat] = []
        """The seats that this client holds; none for who watches."""
        self.views: dict[Audience, Document] = {}
        self.entries: dict[Audience, int] = {}
        self.clock: Document | None = None
        self.asked: Document | None = None
        self.result: Document | None = None
        self.presence: Document | None = None
        self.bye: Document | None = None
        self.outbox: list[Document] = []
        self.unsettled: dict[str, Document] = {}
        self.confirmed: dict[str, int] = {}
        self.settled: dict[str, Settled] = {}
        self.told: dict[str, list[Document]] = {}
        """What was answered to questions about what is ahead, by their marks."""
        self.catching_up = False
        """Whether a hello is not answered yet."""
        self.missing: set[Audience] = set()
        """Whose views have not come yet after the answer to a hello."""
        self._name, self._count = secrets.token_hex(6), 0

    # What is known

    @property
    def audiences(self) -> list[Audience]:
        """Whose views this client gets."""
        return [*self.seats] or [None]

    @property
    def is_complete(self) -> bool:
        """Whether everything that the table shows has arrived, as far as anybody knows."""
        return self.table is not None and not self.catching_up and not self.missing

    @property
    def entry(self) -> int:
        """How many entries of the log all views have."""
        return min(self.entries.values(), default=0)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None

    def played(self, wanted: Seat | None = None) -> list[Seat]:
        """The seats (or the wanted one) that this client still plays: neither left nor handed over to a bot."""
        told = self.table["seats"] if self.table else []
        held = [seat for seat in self.seats if wanted in (None, seat) and seat < len(told)]
        return [seat for seat in held if told[seat]["bot"] is None and not told[seat].get("absent")]

    def to_move(self) -> Seat | None:
        """The seat whose decision is awaited."""
        view = next(iter(self.views.values()), None)
        return None if view is None or self.over else view["to_move"]

    def speaker(self, wanted: Seat | None = None) -> Seat | None:
        """The seat to speak for: the wanted one, else the one to move if it is ours, else our first."""
        if wanted is not None:
            return wanted
        to_move = self.to_move()
        return to_move if to_move in self.seats else next(iter(self.seats), None)

    def is_turn(self, wanted: Seat | None = None) -> bool:
        """Whether our decision is awaited (or that of the wanted seat)."""
        return self.is_complete and self.to_move() in self.played(wanted)

    def is_asked(self, wanted: Seat | None = None) -> bool:
        """Whether there is a question that we have not answered."""
        asked = self.asked
        return self.is_complete and asked is not None and not set(self.played(wanted)) <= set(asked["agreed"])

    def is_finished(self, wanted: Seat | None = None) -> bool:
        """Whether nothing will ever be awaited from us any more."""
        return self.over or (self.is_complete and self.phase != "open" and not self.played(wanted))

    # What is to be said

    def hello(self) -> Document:
        """The first message of every connection: what this client has."""
        known = {self.entries.get(audience) for audience in self.audiences}
        return {"type": "hello", "have": known.pop() if len(known) == 1 else None}

    def connected(self) -> None:
        """A connection is new: say what is known, and again what was not confirmed.

        A line of chat is not said twice: nobody can tell whether it was heard.
        """
        self.bye = None
        self.catching_up = True
        lost = ServiceRefused(
            "lost", "The connection was lost. Before you repeat this message, check whether it arrived."
        )
        for mark in [mark for mark, message in self.unsettled.items() if message["type"] == "say"]:
            self.settle(mark, self.entry, lost)
        self.outbox = [self.hello(), *self.unsettled.values()]

    def wish(self, kind: str, seat: Seat | None, **fields: Any) -> str:
        """Queue something to be done to the match, as it is known now; return its mark."""
        return self.queue({"type": kind, "entry": self.entry, "seat": self.speaker(seat), **fields})

    def say(self, text: str | None, phrase: str | None) -> str:
        """Queue a line of chat; return its mark."""
        return self.queue({"type": "say", "text": text, "phrase": phrase})

    def queue(self, message: Document) -> str:
        """Mark a message and queue it."""
        self._count += 1
        mark = f"{self._name}-{self._count}"
        self.unsettled[mark] = message | {"mark": mark}
        self.outbox.append(self.unsettled[mark])
        return mark

    # What is heard

    def take(self, message: Document) -> bool:
        """Take a message from the service; False if it told nothing new."""
        taker = TAKERS.get(message["type"])
        is_news = taker is None or taker(self, message) is not False
        self.settle_confirmed()
        return is_news

    def take_welcome(self, message: Document) -> None:
        """We are at the table, with these seats; a welcome that nobody asked for means that they have changed."""
        was_asked_for, self.catching_up = self.catching_up, False
        self.seats, self.phase = message["seats"], message["phase"]
        self.missing = set() if self.phase == "open" else set(self.audiences)
        for audience in [each for each in self.views if each not in self.audiences]:
            del self.views[audience], self.entries[audience]
        if not was_asked_for:
            self.catch_up()

    def take_table(self, message: Document) -> None:
        """The table's document has changed."""
        self.table = message["table"]
        self.phase = message["table"]["phase"]

    def take_view(self, message: Document) -> None:
        """A fresh view replaces what was known."""
        self.views[message["seat"]] = message["view"]
        self.note(message)

    def take_update(self, message: Document) -> bool:
        """Apply what changed; after a gap, ask for it; what is known already changes nothing."""
        audience = message["seat"]
        have = self.entries.get(audience)
        if message["since"] != have:
            if have is None or message["entry"] > have:
                self.catch_up()
            return False
        self.views[audience] = changed(self.views[audience], message["changed"], message["added"])
        self.note(message)
        if message.get("mark") in self.unsettled and message.get("by") in self.seats:
            self.confirmed[message["mark"]] = message["entry"]
        return True

    def note(self, message: Document) -> None:
        """What comes with views and updates alike."""
        self.entries[message["seat"]] = message["entry"]
        self.missing.discard(message["seat"])
        self.clock, self.asked, self.result = message.get("clock"), message.get("asked"), message.get("result")

    def catch_up(self) -> None:
        """Say what is known, and get what is missing; once, however many messages come before the answer."""
        if not self.catching_up:
            self.catching_up = True
            self.outbox.append(self.hello())

    def take_done(self, message: Document) -> None:
        """A message that was sent twice had been carried out the first time."""
        if message["mark"] in self.unsettled:
            self.confirmed[message["mark"]] = message["entry"]

    def take_refused(self, message: Document) -> None:
        """A message was not carried out; one that could not be read has no mark: it is the oldest without answer."""
        unanswered = [mark for mark in self.unsettled if mark not in self.confirmed]
        mark = message.get("mark") or next(iter(unanswered), None)
        if mark not in self.unsettled:
            return
        if message["code"] == "stale" and self.unsettled[mark]["type"] in STEADY:
            self.unsettled[mark] |= {"entry": message["entry"]}
            self.outbox.append(self.unsettled[mark])
            return
        refused = ServiceRefused(
            message["code"], message["sentence"], message.get("rule"), reason=message.get("reason")
        )
        self.settle(mark, message["entry"], refused)

    def take_said(self, message: Document) -> None:
        """A line of chat was heard."""
        if message.get("mark") in self.unsettled:
            self.settle(message["mark"], self.entry)

    def take_told(self, message: Document) -> None:
        """What actions would bring, or what would be wise."""
        if message["mark"] in self.unsettled:
            self.told[message["mark"]] = message[message["type"]]
            self.settle(message["mark"], message["entry"])

    def take_presence(self, message: Document) -> None:
        """Who is there has changed."""
        self.presence = {"seats": message["seats"], "watching": message["watching"]}

    def take_bye(self, message: Document) -> None:
        """The service is about to close the connection."""
        self.bye = message

    def settle_confirmed(self) -> None:
        """Our messages are settled as soon as all our views show what they did."""
        for mark in [mark for mark, entry in self.confirmed.items() if entry <= self.entry]:
            self.settle(mark, self.confirmed[mark])

    def settle(self, mark: str, entry: int, refused: ServiceRefused | None = None) -> None:
        """A message needs no more sending."""
        del self.unsettled[mark]
        self.confirmed.pop(mark, None)
        self.settled[mark] = Settled(entry, refused)


TAKERS = {
    "welcome": TableState.take_welcome,
    "table": TableState.take_table,
    "view": TableState.take_view,
    "update": TableState.take_update,
    "done": TableState.take_done,
    "refused": TableState.take_refused,
    "said": TableState.take_said,
    "previews": TableState.take_told,
    "hints": TableState.take_told,
    "presence": TableState.take_presence,
    "bye": TableState.take_bye,
}


def changed(view: Document, replaced: Document, added: Document) -> Document:
    """A view after an update: keys that are replaced, and lists that only grew."""
    return view | replaced | {key: [*view[key], *items] for key, items in added.items()}
