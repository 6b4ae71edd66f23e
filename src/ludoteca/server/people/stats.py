"""Statistics of a person's finished matches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, distinct, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.types import Document
from ludoteca.match.log import EXPIRE, LEAVE, RESIGN, RETURN
from ludoteca.server.people.ratings import Rating, ratings_of
from ludoteca.server.store.schema import entries, matches, seats
from ludoteca.server.store.tables import FINISHED

MAX_OPPONENTS = 5
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


async def statistics(connection: AsyncConnection, person: str) -> Document:
    """The statistics of a person, as a document."""
    tallies = await load_tallies(connection, person)
    rated = await ratings_of(connection, person)
    return {
        "tables": [
            {"game": game, "players": players, **tallies[game, players].document()} for game, players in sorted(tallies)
        ],
        "opponents": await most_frequent_opponents(connection, person),
        "ratings": [rating_document(game, rated[game]) for game in sorted(rated)],
    }


async def load_tallies(connection: AsyncConnection, person: str) -> dict[tuple[str, int], Tally]:
    """A person's tallies by game and number of players.

    Matches without ranks do not count. A person who left has not won, and the score of the bot that took over is not
    theirs.
    """
    abandoned = await abandoned_matches(connection, person)
    tallies: dict[tuple[str, int], Tally] = {}
    # Read in batches: a program may have played tens of thousands of matches, and other tasks need the event loop.
    async with connection.stream(finished_matches(person)) as found:
        async for rows in found.partitions(BATCH_SIZE):
            for row in rows:
                if row.result["ranks"] is not None:
                    tally = tallies.setdefault((row.game, row.players), Tally())
                    count_match(tally, row, stayed=row.id not in abandoned)
    return tallies


def count_match(tally: Tally, row: Any, *, stayed: bool) -> None:
    """Count a row of `finished_matches` that has ranks."""
    ranks, scores = row.result["ranks"], row.result["scores"]
    tally.add(stayed and ranks[row.seat] == 1, scores[row.seat] if stayed and scores is not None else None)


def finished_matches(person: str) -> Select[Any]:
    """Select a person's finished matches, oldest first.

    Matches in which they held several seats are omitted: it is not known which of the people at their device they were.
    """
    other = seats.alias()
    several = exists().where(other.c.match == seats.c.match, other.c.person == person, other.c.seat != seats.c.seat)
    chosen = select(matches.c.id, matches.c.game, matches.c.players, matches.c.result, seats.c.seat)
    mine = chosen.join(seats, seats.c.match == matches.c.id).where(seats.c.person == person, ~several)
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
