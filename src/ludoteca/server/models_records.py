"""The documents that answers about what was played are made of, exact enough for other languages' types."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from ludoteca.server.models import ClockTold, TableTold, Told


class StrengthTold(Told):
    """The best guess of how well somebody plays, and how unsure it is."""

    mu: float
    sigma: float


class RatingChange(Told):
    """A rating before and after a match."""

    before: StrengthTold
    after: StrengthTold


class EndTold(Told):
    """How a match ended: why, and points and ranks by seat where there are any."""

    reason: Literal["played", "resigned", "time", "ended"]
    scores: list[int] | None
    ranks: list[int] | None


class ResultTold(EndTold):
    """How a match ended, and what it changed in the ratings by seat, if it was rated."""

    ratings: list[RatingChange | None] | None = None


class MatchTold(Told):
    """A finished match."""

    table: TableTold
    result: ResultTold


class QuestionTold(Told):
    """What was asked: `undo` until `to` actions are left, `end`, or `substitute`: a bot of `level` for `seat`."""

    topic: Literal["undo", "end", "substitute"]
    to: int | None = None
    seat: int | None = None
    level: str | None = None


class EntryTold(Told):
    """One entry of a match's log; fields that its kind does not use are left out or null."""

    kind: Literal["act", "undo", "ask", "agree", "refuse", "resign", "leave", "return", "expire"]
    seat: int
    at: int = Field(description="Milliseconds since 1970.")
    spent: int = Field(description="Milliseconds that the clock counted.")
    action: int | None = None
    to: int | None = Field(default=None, description="How many actions an undo left.")
    question: QuestionTold | None = None
    text: str | None = Field(default=None, description="The action as people type it.")
    events: list[dict[str, Any]] | None = Field(default=None, description="What the action caused.")


class SeatName(Told):
    """Who sat on a seat: the name others saw, and the level if it was a bot. Deleted people have no name."""

    name: str
    bot: str | None


class MatchDocument(Told):
    """A finished match as a file that anybody can read, replay and verify."""

    format: Literal["ludoteca match 1"]
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatName]
    people: list[int | None] = Field(description="Which seats belonged to the same person; null for bots.")
    clock: ClockTold
    rated: bool
    promise: str = Field(description="SHA-256 of the seed, published when the match began.")
    seed: str = Field(description="The seed itself, in hexadecimal digits.")
    log: list[EntryTold]
    result: EndTold
    digest: str = Field(description="SHA-256 of all else: shows what was lost or edited carelessly.")


class ClockThen(ClockTold):
    """A clock, and what each seat had left: milliseconds, null for bots."""

    left: list[int | None]


class ViewTold(Told):
    """A finished match after so many entries, as a seat (or who watched: null) saw it."""

    match: str
    entry: int
    entries: int = Field(description="How many there are in all.")
    seat: int | None
    view: dict[str, Any]
    caused: EntryTold | None = Field(description="The last of these entries, and what the seat saw of it.")
    clock: ClockThen | None


class StepTold(Told):
    """One entry of a match's log with what a seat (or who watches) saw of it when it happened."""

    entry: int = Field(description="How many entries there were after it.")
    kind: Literal["act", "undo", "ask", "agree", "refuse", "resign", "leave", "return", "expire"]
    by: int = Field(description="The seat that decided it.")
    at: int = Field(description="Milliseconds since 1970.")
    events: list[dict[str, Any]]


class StoryTold(Told):
    """Everything that has happened in a match, in order; what was taken back stays, since it was seen."""

    entries: list[StepTold]


class ViewThen(Told):
    """A match after so many entries, as a seat (or who watches: null) saw it then."""

    entry: int
    entries: int = Field(description="How many there are by now.")
    seat: int | None
    view: dict[str, Any]
    caused: StepTold | None = Field(description="The last of these entries; null before the first.")
    clock: ClockThen | None


class RuleTold(Told):
    """A rule, by its number."""

    number: str
    text: str = Field(description="With Markdown's marks: **strong**, *emphasis*, `code`.")


class RuleSection(Told):
    """A part of a rulebook; `text` is what stands before its rules, empty if nothing does."""

    number: str
    title: str
    text: str
    rules: list[RuleTold]


class RulebookTold(Told):
    """The rules of a game, in one language."""

    title: str
    sections: list[RuleSection]


class PastMatch(Told):
    """A match that I have played."""

    id: str
    game: str
    options: dict[str, Any]
    rated: bool
    started: int | None
    ended: int
    seats: list[SeatName]
    mine: list[int] = Field(description="My seats.")
    result: ResultTold


class HistoryPage(Told):
    """Some of my finished matches, the newest first."""

    matches: list[PastMatch]
    before: str | None = Field(description="Ask with this `before` for older ones; null if there are none.")


class TallyTold(Told):
    """My matches of a game at tables of one size; rank 1 is a victory, shared or not."""

    game: str
    players: int
    matches: int
    victories: int
    run: int = Field(description="Victories in a row, up to now.")
    longest_run: int
    best_score: int | None
    mean_score: float | None


class OpponentTold(Told):
    """Somebody I have played with often."""

    name: str
    bot: str | None
    matches: int


class MyRating(StrengthTold):
    """My rating in a game; `ordinal` is what I play at least, almost surely: mu - 3 sigma."""

    game: str
    ordinal: float
    matches: int


class StatisticsTold(Told):
    """What my finished matches add up to. Those at one device, where I held several seats, are left out of `tables`."""

    tables: list[TallyTold]
    opponents: list[OpponentTold]
    ratings: list[MyRating]


class RatedTold(StrengthTold):
    """A line of a game's list; `ordinal` is what somebody plays at least, almost surely: mu - 3 sigma."""

    name: str
    kind: Literal["person", "program", "bot"]
    ordinal: float
    matches: int


class RatingList(Told):
    """The best people and bots of a game, the best first."""

    game: str
    players: list[RatedTold]
