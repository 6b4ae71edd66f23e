"""What somebody's finished matches add up to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, distinct, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.types import Document
from ludoteca.match.log import EXPIRE, LEAVE, RESIGN, RETURN
from ludoteca.server.lobby import FINISHED
from ludoteca.server.ratings import Rated, ratings_of
from ludoteca.server.schema import entries, matches, seats

MOST_OPPONENTS = 5
AT_ONCE = 200
"""How many matches are read before others get their turn."""


@dataclass
class Tally:
    """What was won and scored so far, match after match; a run is a row of victories."""

    matches: int = 0
    victories: int = 0
    run: int = 0
    longest_run: int = 0
    scored: int = 0
    points: int = 0
    best_score: int | None = None

    def add(self, won: bool, score: int | None) -> None:
        """Count one more match; it has a score only if it was played to its end."""
        self.matches += 1
        self.victories += won
        self.run = self.run + 1 if won else 0
        self.longest_run = max(self.longest_run, self.run)
        if score is not None:
            self.scored += 1
            self.points += score
            self.best_score = score if self.best_score is None else max(score, self.best_score)

    def document(self) -> Document:
        """The sums as people read them."""
        return {
            "matches": self.matches,
            "victories": self.victories,
            "run": self.run,
            "longest_run": self.longest_run,
            "best_score": self.best_score,
            "mean_score": self.points / self.scored if self.scored else None,
        }


async def statistics(connection: AsyncConnection, person: str) -> Document:
    """Everything that a person's matches add up to."""
    tallies = await tallied(connection, person)
    rated = await ratings_of(connection, person)
    return {
        "tables": [
            {"game": game, "players": players, **tallies[game, players].document()} for game, players in sorted(tallies)
        ],
        "opponents": await opponents(connection, person),
        "ratings": [rating_document(game, rated[game]) for game in sorted(rated)],
    }


async def tallied(connection: AsyncConnection, person: str) -> dict[tuple[str, int], Tally]:
    """A person's tallies by game and number of players.

    Matches without ranks do not count. Who left and let a bot play on has not won, and the score is the bot's.
    """
    left = await abandoned(connection, person)
    tallies: dict[tuple[str, int], Tally] = {}
    # Read piece by piece: a program may have played ten thousands of matches, and others wait for the event loop.
    async with connection.stream(played(person)) as found:
        async for rows in found.partitions(AT_ONCE):
            for row in rows:
                if row.result["ranks"] is not None:
                    tally = tallies.setdefault((row.game, row.players), Tally())
                    count(tally, row, stayed=row.id not in left)
    return tallies


def count(tally: Tally, row: Any, *, stayed: bool) -> None:
    """Count a row of `played` that has ranks."""
    ranks, scores = row.result["ranks"], row.result["scores"]
    tally.add(stayed and ranks[row.seat] == 1, scores[row.seat] if stayed and scores is not None else None)


def played(person: str) -> Select[Any]:
    """A person's finished matches, the oldest first.

    Those where they held several seats are left out: nobody can say which of the people at their device they were.
    """
    other = seats.alias()
    several = exists().where(other.c.match == seats.c.match, other.c.person == person, other.c.seat != seats.c.seat)
    chosen = select(matches.c.id, matches.c.game, matches.c.players, matches.c.result, seats.c.seat)
    mine = chosen.join(seats, seats.c.match == matches.c.id).where(seats.c.person == person, ~several)
    return mine.where(matches.c.phase == FINISHED).order_by(matches.c.ended, matches.c.id)


async def abandoned(connection: AsyncConnection, person: str) -> set[str]:
    """The matches in which a person gave up, ran out of time or left, and did not come back."""
    query = (
        select(entries.c.match, entries.c.kind)
        .join(seats, (seats.c.match == entries.c.match) & (seats.c.seat == entries.c.seat))
        .where(seats.c.person == person, entries.c.kind.in_((RESIGN, EXPIRE, LEAVE, RETURN)))
        .order_by(entries.c.match, entries.c.entry)
    )
    last = {row.match: row.kind for row in await connection.execute(query)}
    return {match for match, kind in last.items() if kind != RETURN}


async def opponents(connection: AsyncConnection, person: str) -> list[Document]:
    """With whom a person has played most often, by the names they had at the table; deleted people are nobody."""
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
        .limit(MOST_OPPONENTS)
    )
    return [{"name": row.name, "bot": row.bot, "matches": row.matches} for row in await connection.execute(query)]


def rating_document(game: str, rated: Rated) -> Document:
    """A rating as people read it."""
    strength = rated.strength
    numbers = {"mu": strength.mu, "sigma": strength.sigma, "ordinal": strength.ordinal}
    return {"game": game, **numbers, "matches": rated.matches}
