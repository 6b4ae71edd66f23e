"""The documents of requests and responses about tables, typed exactly enough to generate types for other languages."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

Name = StrictStr


class RequestModel(BaseModel):
    """The body of a request: types are strict, and unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ResponseModel(BaseModel):
    """The body of a response."""

    model_config = ConfigDict(extra="forbid")


class Refusal(ResponseModel):
    """Why something was refused: a code for programs, a sentence for people, the rule if there is one."""

    code: str
    sentence: str
    rule: str | None = None


REFUSAL = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}}
"""How a route describes its refusals: a reference, because FastAPI would build a validator for every route and status
code if it were given the model."""


class Preparation(ResponseModel):
    """What is being compiled: for `tables`, which nobody can use yet, or for `players` that think ahead and hints."""

    stage: Literal["tables", "players"]
    games: list[str] = Field(description="The titles of the games that are being compiled.")
    done: float = Field(ge=0, le=1, description="The share of this stage that is done.")
    seconds: float = Field(ge=0, description="About how many seconds this stage still takes.")


class Readiness(ResponseModel):
    """Whether people can play: `ready`, `preparing`, `storage` (nothing can be stored), or `failed` (see the log)."""

    status: Literal["ready", "preparing", "storage", "failed"]
    preparation: Preparation | None
    sentence: str | None = Field(None, description="What the host should know: about the disk or the system clock.")


class ClockModel(RequestModel):
    """A clock: `none`; `move`: seconds a turn; `bank`: seconds a match, an increment a turn; `days`: days a turn."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    amount: StrictInt = Field(default=0, ge=0, le=86400)
    increment: StrictInt = Field(default=0, ge=0, le=3600)


class NewTable(RequestModel):
    """A table to be opened."""

    game: StrictStr = Field(max_length=40, examples=["lanterns"])
    players: StrictInt = Field(ge=1, le=8, examples=[2])
    options: dict[str, StrictBool | StrictStr] = Field(default_factory=dict, max_length=20)
    clock: ClockModel = Field(default_factory=ClockModel)
    public: StrictBool = False
    chat: StrictBool = True
    rated: StrictBool = Field(
        default=False, description="Whether the result counts for ratings. This needs a clock, and accounts."
    )
    programs: StrictBool | None = Field(
        default=None,
        description="Whether programs may take seats. Default: they may, except at rated tables.",
    )
    hints: StrictBool = Field(
        default=True, description="Whether players may ask for hints. At rated tables nobody may."
    )
    names: list[Name] = Field(
        default_factory=list,
        max_length=8,
        description="Names for the seats of people at the host's own device; if left out, only the host's.",
    )
    bots: dict[str, Name] = Field(default_factory=dict, max_length=8, description="Levels of bots, by seat number.")


class SeatRequest(RequestModel):
    """A bot's level, or nothing to open the seat."""

    bot: Name | None = Field(default=None, max_length=40)


class StartRequest(RequestModel):
    """How to start: open seats are filled with bots of this level; without one, open seats are refused."""

    fill: Name | None = Field(default=None, max_length=40)
    random: StrictStr | None = Field(
        default=None,
        pattern="^[0-9a-f]{64}$",
        description="Your contribution to the seed. It is used if nobody else holds a seat; otherwise the players "
        "contribute over the table's socket.",
    )


class InvitationRequest(RequestModel):
    """The seat of an invitation; without one, it is an invitation to watch."""

    seat: StrictInt | None = Field(default=None, ge=0, le=7)


class Invitation(ResponseModel):
    """An invitation. The link has its token after `#`, where no server and no log sees it."""

    table: str
    seat: int | None
    token: str
    link: str
    addresses: list[str] | None = Field(
        default=None,
        description="Where other devices reach this server, if the request came to an address that works only on the "
        "server's own computer; empty if the server listens only there. Null if others can use the same address.",
    )


class JoinRequest(RequestModel):
    """The seat to take at a public table; `name` is what the others will see."""

    seat: StrictInt | None = Field(default=None, ge=0, le=7)
    name: Name | None = Field(default=None, max_length=80)


class AcceptRequest(RequestModel):
    """The token of an invitation; `name` is what the others will see."""

    token: StrictStr = Field(max_length=100)
    name: Name | None = Field(default=None, max_length=80)


class InvitationToken(RequestModel):
    """The token of an invitation."""

    token: StrictStr = Field(max_length=100)


class InvitationDetails(ResponseModel):
    """What an invitation is for: who invites, to which table, and to which seat (null: to watch)."""

    host: str = Field(description="The name of the host; empty if the person was deleted.")
    seat: int | None
    game: str
    players: int
    clock: ClockDocument
    public: bool
    rated: bool
    hints: bool


class ChatSetting(RequestModel):
    """Whether the chat is on."""

    chat: StrictBool


class Report(RequestModel):
    """What is wrong with a line of the chat."""

    reason: StrictStr = Field(min_length=1, max_length=300)


class SeatDocument(ResponseModel):
    """A seat: who sits there or is invited to sit there, and whether they are connected."""

    seat: int
    kind: Literal["open", "invited", "person", "bot"] = Field(
        description="`invited`: reserved for the person with this name until they accept or decline."
    )
    name: str
    bot: str | None
    program: bool = Field(description="Whether a program of somebody sits there.")
    profile: bool = Field(default=False, description="Whether the name is that of an account with a public profile.")
    host: bool
    here: bool = False
    absent: bool = False


class ClockDocument(ResponseModel):
    """A table's clock."""

    kind: str
    amount: int
    increment: int


class SeatTerms(ResponseModel):
    """A seat as the seed binds it: a bot's level, or the number of the person in this match."""

    kind: Literal["open", "person", "bot"]
    bot: str | None
    person: int | None


class Contribution(ResponseModel):
    """The random number of a seat, and its commitment; none if the person plays against bots only."""

    seat: int
    commitment: str | None
    random: str


class FailedRound(ResponseModel):
    """A round that was discarded, and the seats that did not reveal their numbers; none if it was interrupted."""

    round: int
    refused: list[int]


class Fairness(ResponseModel):
    """How the seed of a match came about: the server's secret and the numbers of the players."""

    version: Literal[2]
    table: str
    seats: list[SeatTerms]
    round: int | None = Field(description="The round whose numbers were used; null before the match starts.")
    contributions: list[Contribution]
    failed: list[FailedRound]
    secret: str | None = Field(description="Null until the match is over.")


class TableFairness(Fairness):
    """How the seed of a match came about, as far as it may be known now."""

    seed: str | None = Field(description="Null until the match is over.")


class RematchDocument(ResponseModel):
    """The rematch of a finished match."""

    table: str
    phase: Literal["open", "running", "finished"]
    answers: list[Literal["invited", "accepted", "declined"] | None] = Field(
        description="The answer of the person at each seat of the finished match; null for bots and deleted people."
    )


class DeviceDocument(ResponseModel):
    """What the device of the only person at an unrated table may compute in place of the server."""

    hints: bool = Field(description="Whether `position` is answered, for computing hints.")
    bots: bool = Field(description="Whether the table has bots for which `think` is sent after an `offer`.")


class TableDocument(ResponseModel):
    """A table, as everybody at it may see it."""

    id: str
    game: str
    options: dict[str, Any]
    players: int
    clock: ClockDocument
    public: bool
    chat: bool
    rated: bool
    programs: bool = Field(description="Whether programs may take seats.")
    hints: bool = Field(description="Whether players may ask for hints.")
    phase: Literal["open", "running", "finished"]
    seats: list[SeatDocument]
    promise: str = Field(
        description="The server's commitment to its secret, which is revealed when the match is over; at older tables, "
        "the SHA-256 of the seed."
    )
    fairness: TableFairness | None = Field(default=None, description="Null at tables opened before version 2.")
    rules: int
    created: int
    started: int | None
    ended: int | None
    result: dict[str, Any] | None
    rematch_of: str | None
    rematch: RematchDocument | None = None
    entry: int
    to_move: int | None
    device: DeviceDocument | None = Field(
        default=None,
        description="What the device of the only person may compute; null at other tables, and at the end.",
    )


class MyTable(TableDocument):
    """A table of mine: my seats, and whether it is my turn."""

    mine: list[int]
    invited: list[int] = Field(description="Seats that are reserved for me: join to accept, or decline.")
    my_turn: bool
    host: bool


class ChatLine(ResponseModel):
    """A line of the chat."""

    number: int
    name: str
    seat: int | None
    at: int
    text: str | None
    phrase: str | None


class OptionDocument(ResponseModel):
    """An option of a game: its choices, the default first, and the choices for each number of players."""

    name: str
    choices: list[bool | str]
    choices_by_players: dict[int, list[bool | str]]
    rule: str
    explanation: str


class GameDocument(ResponseModel):
    """A game of the library."""

    name: str
    title: str
    credits: str
    players: list[int]
    options: list[OptionDocument]
    actions: int


class ServerInfo(ResponseModel):
    """The games, the levels of bots and the quick phrases of a server."""

    version: str
    games: list[GameDocument]
    levels: list[str]
    phrases: list[str]


class Done(ResponseModel):
    """The request was carried out."""

    done: Literal[True] = True
