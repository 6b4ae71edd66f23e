"""Everything that is said on a table's socket, one JSON object a message, told apart by `type`.

Both directions are msgspec unions; their JSON schemas are merged into the OpenAPI document, from which the types of
other languages are made. `entry` is the number of entries in the match's log: what a client has, and what it speaks of.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ludoteca.core.types import Document

LARGEST_FRAME = 8 * 1024
MOST_TEXT = 300
MOST_PREVIEWS = 24

Mark = Annotated[
    str, Meta(max_length=40, pattern="^[ -~]+$", description="Chosen by the sender; a resend repeats it. ASCII.")
]
Entry = Annotated[int, Meta(ge=0, le=1_000_000, description="How many entries of the log the client knows.")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
ActionName = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(min_length=1, max_length=60)]


class FromClient(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message to the server."""


class Hello(FromClient, tag="hello"):
    """The first message: what the client has (`null`: nothing). Answered by `welcome`, then the gap or fresh views."""

    have: Entry | None = None


class Wish(FromClient):
    """Something to be done to the match: which message, at which entry, for which of the sender's seats."""

    mark: Mark
    entry: Entry
    seat: SeatNumber | None = None


class Act(Wish, tag="act", kw_only=True):
    """Carry out an action, by its number or as people type it."""

    action: ActionName


class Undo(Wish, tag="undo", kw_only=True):
    """Take back until so many actions are left: inside one's own turn, while nothing hidden was revealed."""

    to: Annotated[int, Meta(ge=0, le=1_000_000)]


class Ask(Wish, tag="ask", kw_only=True):
    """Ask the others: `undo` (until `to` actions are left), `end`, or `substitute` (a bot of `level` for `of`)."""

    topic: Annotated[str, Meta(max_length=20)]
    to: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    of: SeatNumber = 0
    level: Annotated[str, Meta(max_length=20)] = ""


class Answer(Wish, tag="answer", kw_only=True):
    """Agree to what was asked, or not."""

    agree: bool


class Resign(Wish, tag="resign"):
    """Give up."""


class Leave(Wish, tag="leave"):
    """Get up for good; the others decide how to go on."""


class Return(Wish, tag="return"):
    """Sit down again after having left, if nobody plays for the seat yet."""


class Look(FromClient):
    """Something to be known before deciding, by who holds the seat to move; nothing comes of it."""

    mark: Mark
    entry: Entry
    seat: SeatNumber | None = None


class Preview(Look, tag="preview", kw_only=True):
    """What would each of these actions bring? Answered by `previews`."""

    actions: Annotated[list[ActionName], Meta(min_length=1, max_length=MOST_PREVIEWS)]


class HintWanted(Look, tag="hint"):
    """What would be wise? Answered by `hints` after some thinking, never at a rated table."""


class Say(FromClient, tag="say"):
    """Chat: a text, or one of the quick phrases."""

    mark: Mark
    text: Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)] | None = None
    phrase: Annotated[str, Meta(max_length=40)] | None = None


class Ping(FromClient, tag="ping"):
    """Ask whether anybody is there."""


ClientMessage = Hello | Act | Undo | Ask | Answer | Resign | Leave | Return | Preview | HintWanted | Say | Ping


class FromServer(msgspec.Struct, tag_field="type"):
    """A message from the server."""


class Welcome(FromServer, tag="welcome"):
    """Who you are at this table: the seats you hold, and how many entries the log has."""

    table: str
    entry: int
    seats: list[int]
    phase: str
    version: str


class TableNews(FromServer, tag="table"):
    """The table's document, as `GET /api/tables/{id}` gives it, whenever something in it has changed."""

    table: Document


class View(FromServer, tag="view"):
    """Everything a seat (or a spectator, `null`) may know now; replaces whatever the client had."""

    entry: int
    seat: int | None
    view: Document
    events: list[Document]
    clock: Document | None = None
    asked: Document | None = None
    result: Document | None = None


class Update(FromServer, tag="update", omit_defaults=True):
    """What has changed in a view from entry `since` to `entry`.

    `changed` replaces whole keys of the view, `added` is appended to lists that only grew. `mark` is the mark of the
    message that caused the change: to its sender this is the confirmation that it is stored.
    """

    since: int
    entry: int
    seat: int | None
    changed: Document
    added: Document
    events: list[Document]
    kind: str
    by: int | None = None
    mark: str | None = None
    clock: Document | None = None
    asked: Document | None = None
    result: Document | None = None


class Done(FromServer, tag="done"):
    """A message that had been carried out already, at this entry."""

    mark: str
    entry: int


class RefusedMessage(FromServer, tag="refused"):
    """Why a message was not carried out: a code for programs, a sentence for people, the rule if there is one.

    `reason` is the name of the game's own reason, if its rules forbid what was wished.
    """

    code: str
    sentence: str
    entry: int
    rule: str | None = None
    mark: str | None = None
    reason: str | None = None


class Objection(msgspec.Struct):
    """Why an action has no preview, in the words of a refusal."""

    code: str
    sentence: str
    rule: str | None = None
    reason: str | None = None


class Foreseen(msgspec.Struct):
    """What an action would bring, without what only chance will tell; or why it is not allowed."""

    action: str | int
    preview: Document | None = None
    refused: Objection | None = None


class Previews(FromServer, tag="previews"):
    """What actions would bring, in the order in which they were asked for."""

    mark: str
    entry: int
    previews: list[Foreseen]


class Advice(msgspec.Struct):
    """An action worth considering: the chance to win, the points at the end, how much of the thinking it got, and why.

    `win` and `share` are from 0 to 1.
    """

    action: str
    win: float
    points: float
    share: float
    reasons: list[Document]


class Hints(FromServer, tag="hints"):
    """The best few actions, the best first."""

    mark: str
    entry: int
    hints: list[Advice]


class Presence(FromServer, tag="presence"):
    """Who is there: by seat, true if somebody is connected (bots always are); and how many watch."""

    seats: list[bool]
    watching: int


class Said(FromServer, tag="said"):
    """A line of chat."""

    number: int
    name: str
    seat: int | None
    at: int
    text: str | None = None
    phrase: str | None = None
    mark: str | None = None


class Pong(FromServer, tag="pong"):
    """Answer a ping."""


class Bye(FromServer, tag="bye"):
    """The server closes the socket, and why; `again` says whether to come back."""

    code: str
    sentence: str
    again: bool


ServerMessage = (
    Welcome | TableNews | View | Update | Done | RefusedMessage | Previews | Hints | Presence | Said | Pong | Bye
)

ALL = -1
Compared = dict[tuple[int, int], int | None]
"""How much was kept, by the identities of two values that both live on."""

decode = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode


def changes(before: Document, after: Document, compared: Compared | None = None) -> tuple[Document, Document]:
    """What to replace and what to append to make one view of the other; both have the same keys.

    Views of several audiences share most of their parts: with one `compared` for all of them each is compared once.
    """
    known = {} if compared is None else compared
    changed: Document = {}
    added: Document = {}
    for key, value in after.items():
        old = before[key]
        pair = id(old), id(value)
        if pair not in known:
            known[pair] = kept(old, value)
        if (start := known[pair]) is None:
            changed[key] = value
        elif start != ALL:
            added[key] = value[start:]
    return changed, added


def kept(old: Any, value: Any) -> int | None:
    """How much of a value is as it was: all of it, or the first so many items of a list, or nothing (None)."""
    if isinstance(value, list) and isinstance(old, list) and 0 < len(old) < len(value):
        return len(old) if value[: len(old)] == old else None
    return ALL if value == old else None


def apply_changes(view: Document, changed: Document, added: Document) -> Document:
    """The view after an update, as every client makes it."""
    return view | changed | {key: [*view[key], *items] for key, items in added.items()}
