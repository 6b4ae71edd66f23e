"""The documents of responses about matches, typed exactly enough to generate types for other languages."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ludoteca.server.http.models import ClockDocument, Fairness, RequestModel, ResponseModel, TableDocument


class Strength(ResponseModel):
    """An estimate of how well somebody plays (mu), and its uncertainty (sigma)."""

    mu: float
    sigma: float


class RatingChange(ResponseModel):
    """A rating before and after a match."""

    before: Strength
    after: Strength


class MatchEnd(ResponseModel):
    """How a match ended: the reason, and points and ranks by seat if there are any."""

    reason: Literal["played", "resigned", "time", "ended", "aborted"]
    scores: list[int] | None
    ranks: list[int] | None


class MatchResult(MatchEnd):
    """How a match ended: by seat the points by source and the goals, if known, and the ratings, if it was rated."""

    sources: list[dict[str, int]] | None = Field(default=None, description="Null for matches of older versions.")
    goals: list[dict[str, int]] | None = Field(
        default=None, description="How often each seat reached each goal: a kind of dedication, or a common goal."
    )
    ratings: list[RatingChange | None] | None = None


class FinishedMatch(ResponseModel):
    """A finished match."""

    table: TableDocument
    result: MatchResult


class Question(ResponseModel):
    """A question: `undo` until `to` actions are left, `end`, or `substitute`: a bot of `level` for `seat`."""

    topic: Literal["undo", "end", "substitute"]
    to: int | None = None
    seat: int | None = None
    level: str | None = None


class LogEntry(ResponseModel):
    """One entry of a match's log; fields that its kind does not use are left out or null."""

    kind: Literal["act", "undo", "ask", "agree", "refuse", "resign", "leave", "return", "expire"]
    seat: int
    at: int = Field(description="Milliseconds since 1970.")
    spent: int = Field(description="Milliseconds that the clock counted.")
    action: int | None = None
    to: int | None = Field(default=None, description="How many actions an undo left.")
    question: Question | None = None
    text: str | None = Field(default=None, description="The action as people type it.")
    events: list[dict[str, Any]] | None = Field(default=None, description="What the action caused.")


class SeatName(ResponseModel):
    """The player at a seat: the name that others saw, and the level of a bot. Deleted people have no name."""

    name: str
    bot: str | None


class MatchDocument(ResponseModel):
    """A finished match as a file that anybody can read, replay and verify."""

    format: Literal["ludoteca match 1", "ludoteca match 2"] = Field(
        description="2 if players could contribute to the seed."
    )
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatName]
    people: list[int | None] = Field(description="Which seats belonged to the same person; null for bots.")
    clock: ClockDocument
    rated: bool
    promise: str = Field(
        description="The server's commitment to its secret, published when the table was opened; in format 1, the "
        "SHA-256 of the seed."
    )
    seed: str = Field(description="The seed itself, in hexadecimal digits.")
    fairness: Fairness | None = Field(default=None, description="How the seed came about; only in format 2.")
    log: list[LogEntry]
    result: MatchEnd
    digest: str = Field(description="SHA-256 of everything else; detects damage and careless edits.")


class PlayedSeat(RequestModel):
    """A seat at a table on one device: a name, and the level of a bot."""

    name: StrictStr = Field(max_length=80)
    bot: StrictStr | None = Field(max_length=40)


class PlayedMatch(RequestModel):
    """A match that was played without a server: like its document, but without what follows from seed and log."""

    game: StrictStr = Field(max_length=40)
    rules: StrictInt
    options: dict[str, StrictBool | StrictStr] = Field(max_length=20)
    seats: list[PlayedSeat] = Field(min_length=1, max_length=8)
    people: list[StrictInt | None] = Field(max_length=8, description="0 for people at the device, null for bots.")
    seed: StrictStr = Field(pattern="^[0-9a-f]{64}$")
    log: list[dict[str, Any]] = Field(min_length=1, max_length=1000, description="Entries, without their events.")


class AddedMatch(ResponseModel):
    """The match in the history."""

    id: str


class DailyLine(ResponseModel):
    """Somebody's result of a daily deal."""

    rank: int
    name: str
    points: int
    against: int = Field(description="The points of the bot.")
    won: bool
    me: bool
    friend: bool = Field(description="Whether you have sat at a table with this person.")
    match: str | None = Field(description="The match, once you have played this deal yourself.")


class DailyTable(ResponseModel):
    """The results of a daily deal, the best first."""

    game: str
    day: str
    count: int = Field(description="How many people have played it; only the best are listed, and yourself.")
    results: list[DailyLine]


class ClockState(ClockDocument):
    """A clock, and the time that each seat had left: milliseconds, null for bots."""

    left: list[int | None]


class FinishedMatchView(ResponseModel):
    """A finished match after a number of entries, as a seat (or a spectator: null) saw it."""

    match: str
    entry: int
    entries: int = Field(description="How many there are in all.")
    seat: int | None
    view: dict[str, Any]
    caused: LogEntry | None = Field(description="The last of these entries, and what the seat saw of it.")
    clock: ClockState | None


class HistoryStep(ResponseModel):
    """One entry of a match's log, with what a seat or a spectator saw of it at the time."""

    entry: int = Field(description="How many entries there were after it.")
    kind: Literal["act", "undo", "ask", "agree", "refuse", "resign", "leave", "return", "expire"]
    by: int = Field(description="The seat that decided it.")
    at: int = Field(description="Milliseconds since 1970.")
    ply: int = Field(description="How many actions there were after it; fewer than before if it undid some.")
    events: list[dict[str, Any]]
    says: list[dict[str, Any]] = Field(description="Sentences about the events: ids of messages and their values.")


class MatchHistory(ResponseModel):
    """All entries of a match, in order; undone actions stay, since they were seen."""

    entries: list[HistoryStep]


class HistoryView(ResponseModel):
    """A match after a number of entries, as a seat (or a spectator: null) saw it at the time."""

    entry: int
    entries: int = Field(description="How many there are by now.")
    seat: int | None
    view: dict[str, Any]
    caused: HistoryStep | None = Field(description="The last of these entries; null before the first.")
    clock: ClockState | None


class Rule(ResponseModel):
    """A rule, by its number."""

    number: str
    text: str = Field(description="With Markdown's marks: **strong**, *emphasis*, `code`.")


class RuleSection(ResponseModel):
    """A part of a rulebook; `text` is its introduction, or empty."""

    number: str
    title: str
    text: str
    rules: list[Rule]


class Rulebook(ResponseModel):
    """The rules of a game, in one language."""

    title: str
    sections: list[RuleSection]


class GameMessages(ResponseModel):
    """What a game says, as a Fluent file: its title and lead, its log, its actions."""

    fluent: str


class PastSeat(SeatName):
    """The player at a seat of a past match, whether it was a program, and whether the name has a public profile."""

    program: bool
    profile: bool = False


class PastMatch(ResponseModel):
    """A match that I have played."""

    id: str
    game: str
    options: dict[str, Any]
    rated: bool
    started: int | None
    ended: int
    seats: list[PastSeat]
    mine: list[int] = Field(description="My seats.")
    result: MatchResult


class HistoryPage(ResponseModel):
    """Some of my finished matches, the newest first."""

    matches: list[PastMatch]
    before: str | None = Field(
        description="The value of `before` for the next page of older matches; null if there are none."
    )


class Tally(ResponseModel):
    """The matches of a game with one number of players; rank 1 is a victory, shared or not."""

    game: str
    players: int
    matches: int
    victories: int
    run: int = Field(description="Victories in a row, up to now.")
    longest_run: int
    best_score: int | None
    mean_score: float | None


class Opponent(ResponseModel):
    """Somebody I have played with often."""

    name: str
    bot: str | None
    matches: int


class RatingPoint(ResponseModel):
    """A rating after a match."""

    at: int
    ordinal: float


class RatingWithCurve(Strength):
    """A rating in a game; `ordinal` is a lower bound of the strength that is almost certain: mu - 3 sigma."""

    game: str
    ordinal: float
    matches: int
    curve: list[RatingPoint] = Field(description="After each rated match, oldest first; at most 100 points.")


class PointSource(ResponseModel):
    """How many points a source has brought, in the matches of which this is known."""

    game: str
    name: str = Field(examples=["groups"])
    points: int
    matches: int = Field(description="In how many matches; those of older versions are not counted.")


class GoalCount(ResponseModel):
    """How often a goal was reached: a kind of dedication, or the number of a common goal."""

    game: str
    name: str
    times: int


class Record(ResponseModel):
    """What was counted in somebody's matches. Matches in which they held several seats are left out."""

    tables: list[Tally]
    run: int = Field(description="Victories in a row, up to now, in all games.")
    longest_run: int
    sources: list[PointSource]
    goals: list[GoalCount]
    ratings: list[RatingWithCurve]


class Statistics(Record):
    """Statistics of my finished matches."""

    opponents: list[Opponent]


class Profile(Record):
    """What everybody may see of a person with an account: everything in it comes from rated matches."""

    name: str


class RatedPlayer(Strength):
    """A line of a rating list; `ordinal` is a lower bound of the strength that is almost certain: mu - 3 sigma."""

    name: str
    kind: Literal["person", "program", "bot"]
    ordinal: float
    matches: int


class RatingList(ResponseModel):
    """The best people and bots of a game, the best first."""

    game: str
    players: list[RatedPlayer]
