"""The documents that tables' requests and answers are made of, exact enough for other languages' types."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

Name = StrictStr


class Asked(BaseModel):
    """A request's body: nothing is guessed, nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    """An answer's body."""

    model_config = ConfigDict(extra="forbid")


class Trouble(Told):
    """Why something was refused: a code for programs, a sentence for people, the rule if there is one."""

    code: str
    sentence: str
    rule: str | None = None


class PreparationTold(Told):
    """What is being compiled: for `tables`, which nobody can use yet, or for `players` that think ahead and hints."""

    stage: Literal["tables", "players"]
    games: list[str] = Field(description="The titles of the games that are being compiled.")
    done: float = Field(ge=0, le=1, description="The share of this stage that is done.")
    seconds: float = Field(ge=0, description="About how many seconds this stage still takes.")


class Readiness(Told):
    """Whether people can play: `ready`, `preparing`, or `failed`, which the log explains."""

    status: Literal["ready", "preparing", "failed"]
    preparation: PreparationTold | None


class ClockModel(Asked):
    """A clock: `none`; `move`: seconds a turn; `bank`: seconds a match, an increment a turn; `days`: days a turn."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    amount: StrictInt = Field(default=0, ge=0, le=86400)
    increment: StrictInt = Field(default=0, ge=0, le=3600)


class NewTable(Asked):
    """A table to be made."""

    game: StrictStr = Field(max_length=40, examples=["lanterns"])
    players: StrictInt = Field(ge=1, le=8, examples=[2])
    options: dict[str, StrictBool | StrictStr] = Field(default_factory=dict, max_length=20)
    clock: ClockModel = Field(default_factory=ClockModel)
    public: StrictBool = False
    chat: StrictBool = True
    rated: StrictBool = False
    names: list[Name] = Field(
        default_factory=list,
        max_length=8,
        description="Names for the seats of people at the host's own device; if left out, the host's alone.",
    )
    bots: dict[str, Name] = Field(default_factory=dict, max_length=8, description="Levels of bots, by seat number.")


class SeatToFill(Asked):
    """A bot's level, or nothing to open the seat."""

    bot: Name | None = Field(default=None, max_length=40)


class Beginning(Asked):
    """How to begin: open seats are filled with bots of this level, or it is refused while there are any."""

    fill: Name | None = Field(default=None, max_length=40)


class InvitationWanted(Asked):
    """For which seat, or for watching if left out."""

    seat: StrictInt | None = Field(default=None, ge=0, le=7)


class Invitation(Told):
    """An invitation. The link's secret stands behind `#`, where no server and no log sees it."""

    table: str
    seat: int | None
    token: str
    link: str


class Joining(Asked):
    """Sit down on an open seat of a public table; `name` is what the others will see."""

    seat: StrictInt | None = Field(default=None, ge=0, le=7)
    name: Name | None = Field(default=None, max_length=80)


class Accepting(Asked):
    """An invitation's secret."""

    token: StrictStr = Field(max_length=100)
    name: Name | None = Field(default=None, max_length=80)


class ChatSwitch(Asked):
    """Chat or none."""

    chat: StrictBool


class Report(Asked):
    """What is wrong with a line of the chat."""

    reason: StrictStr = Field(min_length=1, max_length=300)


class SeatTold(Told):
    """A seat: who sits there, and whether they are connected."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    host: bool
    here: bool = False
    absent: bool = False


class ClockTold(Told):
    """A table's clock."""

    kind: str
    amount: int
    increment: int


class TableTold(Told):
    """A table as everybody there may know it."""

    id: str
    game: str
    options: dict[str, Any]
    players: int
    clock: ClockTold
    public: bool
    chat: bool
    rated: bool
    phase: Literal["open", "running", "finished"]
    seats: list[SeatTold]
    promise: str = Field(description="SHA-256 of the secret seed, which is told when the match is over.")
    rules: int
    created: int
    started: int | None
    ended: int | None
    result: dict[str, Any] | None
    rematch_of: str | None
    entry: int
    to_move: int | None


class MyTable(TableTold):
    """A table of mine: my seats, and whether I am awaited."""

    mine: list[int]
    my_turn: bool
    host: bool


class ChatLine(Told):
    """A line of the chat."""

    number: int
    name: str
    seat: int | None
    at: int
    text: str | None
    phrase: str | None


class OptionTold(Told):
    """A table option: its choices, the default first, and those that each number of players has."""

    name: str
    choices: list[bool | str]
    choices_by_players: dict[int, list[bool | str]]
    rule: str
    explanation: str


class GameTold(Told):
    """A game of the library."""

    name: str
    title: str
    credits: str
    players: list[int]
    options: list[OptionTold]
    actions: int


class House(Told):
    """What there is to play, against whom, and what can be said."""

    version: str
    games: list[GameTold]
    levels: list[str]
    phrases: list[str]


class Done(Told):
    """It is done."""

    done: Literal[True] = True
