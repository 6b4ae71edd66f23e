"""What a client knows about a table, and the commands it has not finished.

There is no network code here: `take` processes the server's messages, `outbox` holds messages to send. After a new
connection the caller calls `on_connect`, and all commands without an answer are sent again with the same request id.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from ludoteca.client.errors import ServerRefused
from ludoteca.core.types import Document, Seat
from ludoteca.match.fairness import Notes, OwnRound, contribution_commitment, new_random

Audience = Seat | None
"""A seat, or None for a spectator."""

RESENT_IF_STALE = ("resign", "leave", "return")
"""Commands that are still valid whatever others have done in the meantime: they are sent again with the new entry."""


@dataclass(frozen=True)
class CommandResult:
    """The result of a command: its entry in the log, or its refusal."""

    entry: int
    refusal: ServerRefused | None = None


class TableState:
    """One table, as its messages describe it."""

    def __init__(self, notes: Notes | None = None) -> None:
        self.table: Document | None = None
        """The table's document: seats, options, phase."""
        self.phase = ""
        self.seats: list[Seat] = []
        """The seats that this client holds; empty for a spectator."""
        self.views: dict[Audience, Document] = {}
        self.entries: dict[Audience, int] = {}
        self.clock: Document | None = None
        self.asked: Document | None = None
        self.result: Document | None = None
        self.presence: Document | None = None
        self.bots_ahead = 0
        """About how many decisions of other bots come before that of the bot to move."""
        self.bye: Document | None = None
        self.outbox: list[Document] = []
        self.pending: dict[str, Document] = {}
        self.confirmed: dict[str, int] = {}
        self.results: dict[str, CommandResult] = {}
        self.lookaheads: dict[str, list[Document]] = {}
        """Previews and hints, by request id."""
        self.catching_up = False
        """Whether the answer to a hello is missing."""
        self.missing: set[Audience] = set()
        """The audiences whose views are missing after the answer to a hello."""
        self.notes = notes or Notes()
        """What this client saw itself of how the seed came about."""
        self.can_contribute = False
        """Whether messages are answered at once, so that this client can contribute to the seed."""
        self.is_announced = False
        self._name, self._count = secrets.token_hex(6), 0

    # State

    @property
    def audiences(self) -> list[Audience]:
        """The audiences whose views this client gets."""
        return [*self.seats] or [None]

    @property
    def is_complete(self) -> bool:
        """Whether all views have arrived, as far as the client can know."""
        return self.table is not None and not self.catching_up and not self.missing

    @property
    def entry(self) -> int:
        """The number of log entries that all views include."""
        return min(self.entries.values(), default=0)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None

    def seats_in_play(self, wanted: Seat | None = None) -> list[Seat]:
        """The seats (or the wanted one) that this client still plays: neither left nor taken over by a bot."""
        seats = self.table["seats"] if self.table else []
        held = [seat for seat in self.seats if wanted in (None, seat) and seat < len(seats)]
        return [seat for seat in held if seats[seat]["bot"] is None and not seats[seat].get("absent")]

    def to_move(self) -> Seat | None:
        """The seat to move."""
        view = next(iter(self.views.values()), None)
        return None if view is None or self.over else view["to_move"]

    def acting_seat(self, wanted: Seat | None = None) -> Seat | None:
        """The seat to act for: the wanted one; otherwise the seat to move if it is ours; otherwise our first seat."""
        if wanted is not None:
            return wanted
        to_move = self.to_move()
        return to_move if to_move in self.seats else next(iter(self.seats), None)

    def is_turn(self, wanted: Seat | None = None) -> bool:
        """Whether it is our turn (or that of the wanted seat)."""
        return self.is_complete and self.to_move() in self.seats_in_play(wanted)

    def is_asked(self, wanted: Seat | None = None) -> bool:
        """Whether there is an open question that we have not answered."""
        asked = self.asked
        return self.is_complete and asked is not None and not set(self.seats_in_play(wanted)) <= set(asked["agreed"])

    def is_finished(self, wanted: Seat | None = None) -> bool:
        """Whether we will not have another turn or question."""
        return self.over or (self.is_complete and self.phase != "open" and not self.seats_in_play(wanted))

    # Sending

    def hello(self) -> Document:
        """The first message of every connection: which entries this client has."""
        known = {self.entries.get(audience) for audience in self.audiences}
        hello = {"type": "hello", "have": known.pop() if len(known) == 1 else None}
        if self.knows_fairness:
            self.is_announced = True
            return hello | {"fair": True}
        return hello

    @property
    def knows_fairness(self) -> bool:
        """Whether this client can contribute to the seed, at a server that collects contributions."""
        return self.can_contribute and self.table is not None and self.table.get("fairness") is not None

    def on_connect(self) -> None:
        """Prepare the messages for a new connection: hello, and all commands without an answer.

        A line of chat is not sent twice, because it may have arrived.
        """
        self.bye = None
        self.bots_ahead = 0
        self.catching_up = True
        self.is_announced = False
        lost = ServerRefused(
            "lost", "The connection was lost. Before you repeat this message, check whether it arrived."
        )
        for mark in [mark for mark, message in self.pending.items() if message["type"] == "say"]:
            self.settle(mark, self.entry, lost)
        self.outbox = [self.hello(), *self.pending.values()]

    def queue_command(self, kind: str, seat: Seat | None, **fields: Any) -> str:
        """Queue a command for the match at the present entry; return its request id."""
        return self.queue({"type": kind, "entry": self.entry, "seat": self.acting_seat(seat), **fields})

    def say(self, text: str | None, phrase: str | None) -> str:
        """Queue a line of chat; return its request id."""
        return self.queue({"type": "say", "text": text, "phrase": phrase})

    def queue(self, message: Document) -> str:
        """Queue a message with a new request id; return the id."""
        self._count += 1
        mark = f"{self._name}-{self._count}"
        self.pending[mark] = message | {"mark": mark}
        self.outbox.append(self.pending[mark])
        return mark

    # Receiving

    def take(self, message: Document) -> bool:
        """Process a message from the server; return False if it brought nothing new."""
        taker = TAKERS.get(message["type"])
        is_news = taker is None or taker(self, message) is not False
        self.settle_confirmed()
        return is_news

    def take_welcome(self, message: Document) -> None:
        """We are connected with these seats; a welcome without a hello means that the seats have changed."""
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
        if self.notes.promise is None and self.phase != "finished":
            self.notes.promise = message["table"].get("promise")
        self.announce()

    def announce(self) -> None:
        """Tell a server that collects contributions to the seed that this client can contribute."""
        if self.phase == "open" and self.knows_fairness and not self.is_announced:
            self.catch_up()

    def take_collect(self, message: Document) -> None:
        """The match starts: commit to a random number, then reveal it once all commitments are known.

        After a lost connection the server may ask again: the same question gets the same answer.
        """
        number, seat, terms = message["round"], message["seat"], message["terms"]
        own = self.notes.rounds.get(number)
        answer = {"type": "contribute", "round": number}
        if message["stage"] == "commit" and (own is None or own.commitments is None):
            if own is None or (own.seat, own.terms) != (seat, terms):
                own = self.notes.rounds[number] = OwnRound(seat, terms, new_random())
            self.outbox.append(answer | {"commitment": self.commitment(number, own)})
        elif message["stage"] == "reveal" and own is not None and own.commitments in (None, message["commitments"]):
            listed = {"seat": own.seat, "commitment": self.commitment(number, own)}
            if listed in message["commitments"]:
                own.commitments = message["commitments"]
                self.outbox.append(answer | {"random": own.random})

    def commitment(self, number: int, own: OwnRound) -> str:
        """The commitment to a number of this client."""
        return contribution_commitment((self.table or {})["id"], number, own)

    def take_view(self, message: Document) -> None:
        """A complete view replaces the old one."""
        self.views[message["seat"]] = message["view"]
        self.note(message)

    def take_update(self, message: Document) -> bool:
        """Apply a change; after a gap, request what is missing; ignore what is known already."""
        audience = message["seat"]
        have = self.entries.get(audience)
        if message["since"] != have:
            if have is None or message["entry"] > have:
                self.catch_up()
            return False
        self.views[audience] = apply_changes(self.views[audience], message["changed"], message["added"])
        self.note(message)
        if message.get("mark") in self.pending and message.get("by") in self.seats:
            self.confirmed[message["mark"]] = message["entry"]
        return True

    def note(self, message: Document) -> None:
        """Store the fields that views and updates share."""
        self.entries[message["seat"]] = message["entry"]
        self.missing.discard(message["seat"])
        self.clock, self.asked, self.result = message.get("clock"), message.get("asked"), message.get("result")

    def catch_up(self) -> None:
        """Send a hello to get what is missing, but only one until it is answered."""
        if not self.catching_up:
            self.catching_up = True
            self.outbox.append(self.hello())

    def take_done(self, message: Document) -> None:
        """A command that was sent again had been carried out the first time."""
        if message["mark"] in self.pending:
            self.confirmed[message["mark"]] = message["entry"]

    def take_refused(self, message: Document) -> None:
        """A command was refused; a refusal without a request id belongs to the oldest command without an answer."""
        unanswered = [mark for mark in self.pending if mark not in self.confirmed]
        mark = message.get("mark") or next(iter(unanswered), None)
        if mark not in self.pending:
            return
        if message["code"] == "stale" and self.pending[mark]["type"] in RESENT_IF_STALE:
            self.pending[mark] |= {"entry": message["entry"]}
            self.outbox.append(self.pending[mark])
            return
        refusal = ServerRefused(message["code"], message["sentence"], message.get("rule"), reason=message.get("reason"))
        self.settle(mark, message["entry"], refusal)

    def take_chat_line(self, message: Document) -> None:
        """A line of chat arrived."""
        if message.get("mark") in self.pending:
            self.settle(message["mark"], self.entry)

    def take_lookahead(self, message: Document) -> None:
        """Previews or hints arrived."""
        if message["mark"] in self.pending:
            self.lookaheads[message["mark"]] = message[message["type"]]
            self.settle(message["mark"], message["entry"])

    def take_presence(self, message: Document) -> None:
        """The people who are connected have changed."""
        self.presence = {"seats": message["seats"], "watching": message["watching"]}

    def take_bot_queue(self, message: Document) -> None:
        """How many decisions of other bots come before that of the bot to move."""
        self.bots_ahead = message["ahead"]

    def take_bye(self, message: Document) -> None:
        """The server is about to close the connection."""
        self.bye = message

    def settle_confirmed(self) -> None:
        """Settle our commands as soon as all our views include them."""
        for mark in [mark for mark, entry in self.confirmed.items() if entry <= self.entry]:
            self.settle(mark, self.confirmed[mark])

    def settle(self, mark: str, entry: int, refusal: ServerRefused | None = None) -> None:
        """Store the result of a command."""
        del self.pending[mark]
        self.confirmed.pop(mark, None)
        self.results[mark] = CommandResult(entry, refusal)


TAKERS = {
    "welcome": TableState.take_welcome,
    "table": TableState.take_table,
    "view": TableState.take_view,
    "update": TableState.take_update,
    "done": TableState.take_done,
    "refused": TableState.take_refused,
    "said": TableState.take_chat_line,
    "previews": TableState.take_lookahead,
    "hints": TableState.take_lookahead,
    "presence": TableState.take_presence,
    "bot_queue": TableState.take_bot_queue,
    "collect": TableState.take_collect,
    "bye": TableState.take_bye,
}


def apply_changes(view: Document, replaced: Document, added: Document) -> Document:
    """A view after an update: some keys are replaced, and some lists have grown."""
    return view | replaced | {key: [*view[key], *items] for key, items in added.items()}
