"""Statistics of a person's finished matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, distinct, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.types import Document
from ludoteca.match.log import EXPIRE, LEAVE, RESIGN, RETURN
from ludoteca.server.errors import RequestRefused
from ludoteca.server.people.accounts import find_account
from ludoteca.server.people.ratings import Rating, Strength, ratings_of
from ludoteca.server.store.schema import entries, matches, seats
from ludoteca.server.store.tables import FINISHED

MAX_OPPONENTS = 5
MAX_CURVE = 100
"""The most points of a rating's curve."""
BATCH_SIZE = 200
"""Matches that are read before the event loop gets its turn."""


@dataclass
class Tally:
    """Totals of matches, victories and points; a run is a series of victories."""

    matches: int = 0
    victories: int = 0
    run: int = 0
    longest_run: int = 0
    scored: int = 0
    points: int = 0
    best_score: int | None = None

    def add(self, won: bool, score: int | None) -> None:
        """Count a match; it has a score only if it was played to the end."""
        self.matches += 1
        self.victories += won
        self.run = self.run + 1 if won else 0
        self.longest_run = max(self.longest_run, self.run)
        if score is not None:
            self.scored += 1
            self.points += score
            self.best_score = score if self.best_score is None else max(score, self.best_score)

    def document(self) -> Document:
        """The totals as a document."""
        return {
            "matches": self.matches,
            "victories": self.victories,
            "run": self.run,
            "longest_run": self.longest_run,
            "best_score": self.best_score,
            "mean_score": self.points / self.scored if self.scored else None,
        }


class Record:
    """Everything that is counted in the finished matches of a person, oldest first."""

    def __init__(self) -> None:
        self.tallies: dict[tuple[str, int], Tally] = {}
        self.overall = Tally()
        self.points: Counter[tuple[str, str]] = Counter()
        self.explained: Counter[str] = Counter()
        """By game, the matches whose points are known by source."""
        self.goals: Counter[tuple[str, str]] = Counter()
        self.curves: dict[str, list[Document]] = {}

    def add(self, row: Any, *, stayed: bool) -> None:
        """Count a row of `finished_matches`; matches without ranks do not count.

        A person who left has not won, and the score of the bot that took over is not theirs.
        """
        result, seat = row.result, row.seat
        if result["ranks"] is None:
            return
        won = stayed and result["ranks"][seat] == 1
        score = result["scores"][seat] if stayed and result["scores"] is not None else None
        for tally in (self.overall, self.tallies.setdefault((row.game, row.players), Tally())):
            tally.add(won, score)
        if stayed:
            self.add_parts(row.game, (result.get("sources") or {}), (result.get("goals") or {}), seat)
        self.add_rating(row.game, row.ended, (result.get("ratings") or {}), seat)

    def add_parts(self, game: str, sources: Any, goals: Any, seat: int) -> None:
        """Count where the points came from, and the goals that were reached."""
        self.explained[game] += bool(sources)
        for name, points in sources[seat].items() if sources else ():
            self.points[game, name] += points
        for name, times in goals[seat].items() if goals else ():
            self.goals[game, name] += times

    def add_rating(self, game: str, ended: int, changes: Any, seat: int) -> None:
        """Continue the curve of a rating."""
        if changes and changes[seat] is not None:
            after = Strength(**changes[seat]["after"])
            self.curves.setdefault(game, []).append({"at": ended, "ordinal": after.ordinal})

    def document(self, rated: Mapping[str, Rating]) -> Document:
        """What was counted, with the present ratings."""
        return {
            "tables": [
                {"game": game, "players": players, **self.tallies[game, players].document()}
                for game, players in sorted(self.tallies)
            ],
            "run": self.overall.run,
            "longest_run": self.overall.longest_run,
            "sources": [
                {"game": game, "name": name, "points": points, "matches": self.explained[game]}
                for (game, name), points in sorted(self.points.items())
            ],
            "goals": [
                {"game": game, "name": name, "times": times} for (game, name), times in sorted(self.goals.items())
            ],
            "ratings": [
                rating_document(game, rated[game]) | {"curve": thin_out(self.curves.get(game, []))}
                for game in sorted(rated)
            ],
        }


def thin_out(curve: list[Document]) -> list[Document]:
    """At most `MAX_CURVE` points of a curve, evenly chosen; the first and the last are always among them."""
    if len(curve) <= MAX_CURVE:
        return curve
    return [curve[number * (len(curve) - 1) // (MAX_CURVE - 1)] for number in range(MAX_CURVE)]


async def statistics(connection: AsyncConnection, person: str) -> Document:
    """The statistics of a person for themselves, as a document."""
    record = await load_record(connection, finished_matches(person), person)
    opponents = await most_frequent_opponents(connection, person)
    return record.document(await ratings_of(connection, person)) | {"opponents": opponents}


async def public_profile(connection: AsyncConnection, name: str) -> Document:
    """What everybody may see of a person with an account and a rating: the name, and what rated matches show."""
    account = await find_account(connection, name)
    rated = await ratings_of(connection, account.id) if account is not None else {}
    if not rated:
        raise RequestRefused(
            404, "person", "There is no profile with this name: it takes an account and a rated match."
        )
    played = finished_matches(account.id).where(matches.c.rated)
    record = await load_record(connection, played, account.id)
    return record.document(rated) | {"name": account.name}


async def load_record(connection: AsyncConnection, played: Select[Any], person: str) -> Record:
    """Count the matches that a query finds."""
    abandoned = await abandoned_matches(connection, person)
    record = Record()
    # Read in batches: a program may have played tens of thousands of matches, and other tasks need the event loop.
    async with connection.stream(played) as found:
        async for rows in found.partitions(BATCH_SIZE):
            for row in rows:
                record.add(row, stayed=row.id not in abandoned)
    return record


def finished_matches(person: str) -> Select[Any]:
    """Select a person's finished matches, oldest first.

    Matches in which they held several seats are omitted: it is not known which of the people at their device they were.
    """
    other = seats.alias()
    several = exists().where(other.c.match == seats.c.match, other.c.person == person, other.c.seat != seats.c.seat)
    wanted = (matches.c.id, matches.c.game, matches.c.players, matches.c.ended, matches.c.result, seats.c.seat)
    mine = select(*wanted).join(seats, seats.c.match == matches.c.id).where(seats.c.person == person, ~several)
    return mine.where(matches.c.phase == FINISHED).order_by(matches.c.ended, matches.c.id)


async def abandoned_matches(connection: AsyncConnection, person: str) -> set[str]:
    """The matches in which a person resigned, ran out of time or left, and did not come back."""
    query = (
        select(entries.c.match, entries.c.kind)
        .join(seats, (seats.c.match == entries.c.match) & (seats.c.seat == entries.c.seat))
        .where(seats.c.person == person, entries.c.kind.in_((RESIGN, EXPIRE, LEAVE, RETURN)))
        .order_by(entries.c.match, entries.c.entry)
    )
    last = {row.match: row.kind for row in await connection.execute(query)}
    return {match for match, kind in last.items() if kind != RETURN}


async def most_frequent_opponents(connection: AsyncConnection, person: str) -> list[Document]:
    """The opponents a person has met most often, by their names at the table; deleted people do not count."""
    other = seats.alias()
    often = func.count(distinct(other.c.match))
    name = func.max(other.c.name)
    query = (
        select(name.label("name"), other.c.bot, often.label("matches"))
        .join(seats, seats.c.match == other.c.match)
        .join(matches, matches.c.id == other.c.match)
        .where(seats.c.person == person, matches.c.phase == FINISHED)
        .where(or_(other.c.bot.is_not(None), other.c.person != person))
        .group_by(other.c.person, other.c.bot)
        .order_by(often.desc(), name)
        .limit(MAX_OPPONENTS)
    )
    return [{"name": row.name, "bot": row.bot, "matches": row.matches} for row in await connection.execute(query)]


def rating_document(game: str, rated: Rating) -> Document:
    """A rating as a document."""
    strength = rated.strength
    numbers = {"mu": strength.mu, "sigma": strength.sigma, "ordinal": strength.ordinal}
    return {"game": game, **numbers, "matches": rated.matches}
