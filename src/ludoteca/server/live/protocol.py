"""The messages on a table's socket: JSON objects with a `type`.

Both directions are msgspec unions; their JSON schemas are merged into the OpenAPI document, from which types for other
languages are generated. `entry` is the number of entries in the match's log, as far as the sender knows it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ludoteca.core.types import Document

MAX_FRAME_BYTES = 8 * 1024
MAX_TEXT = 300
MAX_PREVIEWS = 24

Mark = Annotated[
    str, Meta(max_length=40, pattern="^[ -~]+$", description="Chosen by the sender; a retry repeats it. ASCII.")
]
Entry = Annotated[int, Meta(ge=0, le=1_000_000, description="How many entries of the log the client knows.")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
RoundNumber = Annotated[int, Meta(ge=1, le=1000)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in hexadecimal digits.")]
ActionName = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(min_length=1, max_length=60)]


STALE = "The table has changed. Choose again."


class FromClient(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message to the server."""


class Hello(FromClient, tag="hello"):
    """The first message: the entry that the client has (`null`: none). Answered by `welcome`, then updates or views.

    `fair` says that the client answers `collect` at once.
    """

    have: Entry | None = None
    fair: bool = False


class Command(FromClient):
    """A command for the match: its mark, the entry to which it applies, and one of the sender's seats."""

    mark: Mark
    entry: Entry
    seat: SeatNumber | None = None


class Act(Command, tag="act", kw_only=True):
    """Carry out an action, given as its number or in notation."""

    action: ActionName


class Undo(Command, tag="undo", kw_only=True):
    """Undo until `to` actions are left: within one's own turn, if nothing hidden was revealed."""

    to: Annotated[int, Meta(ge=0, le=1_000_000)]


class Ask(Command, tag="ask", kw_only=True):
    """Ask the others: `undo` (until `to` actions are left), `end`, or `substitute` (a bot of `level` for `of`)."""

    topic: Annotated[str, Meta(max_length=20)]
    to: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    of: SeatNumber = 0
    level: Annotated[str, Meta(max_length=20)] = ""


class Answer(Command, tag="answer", kw_only=True):
    """Answer a question: agree or not."""

    agree: bool


class Resign(Command, tag="resign"):
    """Resign the match."""


class Leave(Command, tag="leave"):
    """Leave the match; the others decide how to continue."""


class Return(Command, tag="return"):
    """Return after leaving, if no bot has replaced the person yet."""


class LookRequest(FromClient):
    """A request of the person at the seat to move for previews or a hint; it changes nothing."""

    mark: Mark
    entry: Entry
    seat: SeatNumber | None = None


class Preview(LookRequest, tag="preview", kw_only=True):
    """Ask what each of these actions would change. Answered by `previews`."""

    actions: Annotated[list[ActionName], Meta(min_length=1, max_length=MAX_PREVIEWS)]


class HintRequest(LookRequest, tag="hint"):
    """Ask for good actions. Answered by `hints` when they are computed; refused where the table has none.

    With an `action`, the answer contains the best action and this one, with chances that can be compared.
    """

    action: ActionName | None = None


class PositionRequest(LookRequest, tag="position"):
    """Ask for what your seat knows, to compute a hint yourself. Answered by `known`.

    Refused unless `device.hints` of the table is true.
    """


class Offer(FromClient, tag="offer"):
    """Offer to think for the bots of this table: the server may send `think` from now on."""


class Thought(FromClient, tag="thought"):
    """The answer to `think`: the number of an action, or `null` if there is none; then the server asks no more."""

    task: Annotated[int, Meta(ge=0)]
    action: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Say(FromClient, tag="say"):
    """Chat: a text, or one of the quick phrases."""

    mark: Mark
    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)] | None = None
    phrase: Annotated[str, Meta(max_length=40)] | None = None


class Contribute(FromClient, tag="contribute"):
    """Contribute to the seed of a match that starts: first the commitment to a random number, then the number."""

    round: RoundNumber
    commitment: Hex | None = None
    random: Hex | None = None


class Ping(FromClient, tag="ping"):
    """Check the connection. Answered by `pong`."""


ClientMessage = (
    Hello
    | Act
    | Undo
    | Ask
    | Answer
    | Resign
    | Leave
    | Return
    | Preview
    | HintRequest
    | PositionRequest
    | Offer
    | Thought
    | Say
    | Contribute
    | Ping
)


class FromServer(msgspec.Struct, tag_field="type"):
    """A message from the server."""


class Welcome(FromServer, tag="welcome"):
    """The seats that you hold at this table, and the number of entries in the log."""

    table: str
    entry: int
    seats: list[int]
    phase: str
    version: str


class TableNews(FromServer, tag="table"):
    """The table's document, as in `GET /api/tables/{id}`, whenever something in it has changed."""

    table: Document


class View(FromServer, tag="view"):
    """Everything that a seat (or a spectator: `null`) may know now; it replaces the client's view."""

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
    says: list[Document] = msgspec.field(default_factory=list)
    """The log's sentences about the events, each the id of a message and its values."""
    ply: int | None = None
    """How many actions there are now: fewer than before if some were undone. Left out if several entries are sent."""
    mark: str | None = None
    clock: Document | None = None
    asked: Document | None = None
    result: Document | None = None


class Done(FromServer, tag="done"):
    """A command that had been carried out already, at this entry."""

    mark: str
    entry: int


class Refusal(FromServer, tag="refused"):
    """Why a message was not carried out: a code for programs, a sentence for people, the rule if there is one.

    `reason` is the name of the game's reason if its rules forbid the action.
    """

    code: str
    sentence: str
    entry: int
    rule: str | None = None
    mark: str | None = None
    reason: str | None = None


class ActionRefusal(msgspec.Struct):
    """Why an action has no preview."""

    code: str
    sentence: str
    rule: str | None = None
    reason: str | None = None


class ActionPreview(msgspec.Struct):
    """What an action would change, except by chance; or why it is not allowed."""

    action: str | int
    preview: Document | None = None
    refused: ActionRefusal | None = None


class Previews(FromServer, tag="previews"):
    """What actions would change, in the requested order."""

    mark: str
    entry: int
    previews: list[ActionPreview]


class Guess(msgspec.Struct):
    """What another seat seems to be after: the number of its secret, how likely it is, and a message that says it."""

    seat: int
    secret: int
    chance: float
    says: Document | None = None


class Hint(msgspec.Struct):
    """A good action: the chance to win, the points at the end, its share of the search, and the reasons.

    `win` and `share` are from 0 to 1. `says` is the action, and in each reason the reason, as the id of a message and
    its values. `guesses` are the same for all hints.
    """

    action: str
    win: float
    points: float
    share: float
    reasons: list[Document]
    says: Document | None = None
    guesses: list[Guess] = []


class Hints(FromServer, tag="hints"):
    """The best actions, the best first."""

    mark: str
    entry: int
    hints: list[Hint]


class Known(FromServer, tag="known"):
    """What a seat knows, for computing a hint: everything else is dealt at random.

    `state` is a state as `State.to_bytes` writes it, and `past` contains the decisions that everybody has seen, each
    the number of the action (8 bytes, little-endian) and the state before it as spectators knew it. Both are compressed
    with zlib and written in base64; `past` is empty in games without secrets. `doubt`, from 0 to 1, is how little to
    infer from it.
    """

    mark: str
    entry: int
    seat: int
    state: str
    past: str
    doubt: float


class Think(FromServer, tag="think"):
    """Think for a bot: choose an action of `seat` like a `level`, and answer with `thought` and the same `task`.

    `state`, `past` and `doubt` are those of `known`.
    """

    task: int
    entry: int
    seat: int
    level: str
    state: str
    past: str
    doubt: float


class SeatCommitment(msgspec.Struct):
    """The commitment of a seat to its random number."""

    seat: int
    commitment: str


class ContributionRequest(FromServer, tag="collect"):
    """The match starts: answer with `contribute`.

    In the stage `commit`, answer with a commitment for `seat`, in the stage `reveal` with the number, if your
    commitment is among `commitments`. `terms` is the SHA-256 of everything else that the seed is made of.
    """

    round: int
    stage: str
    seat: int
    terms: str
    commitments: list[SeatCommitment]


class Presence(FromServer, tag="presence"):
    """Who is connected: by seat, true if the person is connected (bots always are); and the number of spectators."""

    seats: list[bool]
    watching: int


class BotQueue(FromServer, tag="bot_queue"):
    """The server's bots are busy: about how many decisions are made before that of the bot to move.

    Sent every few seconds while the bot waits, and with 0 when its turn has come.
    """

    ahead: int


class ChatMessage(FromServer, tag="said"):
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
    """Why the server closes the socket; `again` says whether to reconnect."""

    code: str
    sentence: str
    again: bool


ServerMessage = (
    Welcome
    | TableNews
    | View
    | Update
    | Done
    | Refusal
    | Previews
    | Hints
    | Known
    | Think
    | ContributionRequest
    | Presence
    | BotQueue
    | ChatMessage
    | Pong
    | Bye
)

decode = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode

raw: Callable[[bytes], Any] = msgspec.Raw
"""JSON that becomes a part of a message as it is."""
