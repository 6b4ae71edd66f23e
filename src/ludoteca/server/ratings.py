"""Ratings of people and bots over tables of two to four, by the Plackett-Luce model of the openskill library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean

from openskill.models import PlackettLuce
from sqlalchemy import String, cast, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.types import Document
from ludoteca.server.database import Database
from ludoteca.server.lobby import FINISHED, SeatRow, TableRow, load_table
from ludoteca.server.schema import matches, people, ratings

MODEL = PlackettLuce()
"""People learn, so tau stays what the library proposes: nobody's rating settles for ever."""

MOST_LISTED = 100


@dataclass(frozen=True)
class Strength:
    """The best guess of how well somebody plays, and how unsure it is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def ordinal(self) -> float:
        """What somebody plays at least, almost surely: new players start at 0 and rise."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True)
class Rated:
    """Somebody's rating in a game, after so many matches."""

    strength: Strength = Strength()
    matches: int = 0


@dataclass(frozen=True)
class Listed:
    """A line of a game's list: the name, what is behind it, and the rating."""

    name: str
    kind: str
    rated: Rated


# Counting a match


async def rate_finished(database: Database, match: str) -> None:
    """Count a finished match for the ratings of those who played it, exactly once, however often this is called.

    What changed is written into the match's result together with the ratings: a match that has it was counted.
    """
    async with database.writing() as connection:
        row = await due(connection, match)
        if row is not None:
            changes = await rate(connection, row) if is_fair(row) else None
            result = {**(row.result or {}), "ratings": changes}
            await connection.execute(update(matches).where(matches.c.id == match).values(result=result))


async def rate_left_over(database: Database) -> int:
    """Count the matches that ended when the service died before it could; return how many there were."""
    query = select(matches.c.id).where(
        matches.c.phase == FINISHED, matches.c.rated, cast(matches.c.result, String).not_like('%"ratings"%')
    )
    async with database.reading() as connection:
        found = (await connection.execute(query.order_by(matches.c.ended, matches.c.id))).scalars().all()
    for match in found:
        await rate_finished(database, match)
    return len(found)


async def due(connection: AsyncConnection, match: str) -> TableRow | None:
    """A match that is over, asked to be rated and was not looked at yet; nobody else can look at it meanwhile."""
    query = select(matches.c.id).where(matches.c.id == match, matches.c.phase == FINISHED, matches.c.rated)
    if (await connection.execute(query.with_for_update())).first() is None:
        return None
    row = await load_table(connection, match)
    return None if row is None or row.result is None or "ratings" in row.result else row


def is_fair(row: TableRow) -> bool:
    """Whether a result says who plays better: there are ranks, and nobody played against themselves."""
    ranks = (row.result or {}).get("ranks")
    persons = [seat.person for seat in row.seats if seat.person is not None]
    numbers = [seat.player for seat in row.seats if seat.player is not None]
    alone = len(set(persons)) < len(persons) or len(set(numbers)) < len(numbers)
    return ranks is not None and len(row.seats) > 1 and not alone


async def rate(connection: AsyncConnection, row: TableRow) -> list[Document | None]:
    """Store everybody's new rating; return by seat what changed, None where nobody is left to be rated."""
    assert row.result is not None
    players = [player(seat) for seat in row.seats]
    known = {who: Rated() for who in players if who is not None}
    known |= await stored(connection, row.game, list(known))
    before = [known[who].strength if who else Strength() for who in players]
    after = merged(players, compared(before, row.result["ranks"]))
    for who, strength in after.items():
        await store(connection, row.game, who, Rated(strength, known[who].matches + 1))
    return [{"before": asdict(known[who].strength), "after": asdict(after[who])} if who else None for who in players]


def player(seat: SeatRow) -> str | None:
    """Who is rated for a seat; nobody if the person has been deleted, though the others still played them."""
    return f"bot {seat.bot}" if seat.bot else f"person {seat.person}" if seat.person else None


def compared(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """Everybody's strength after a match, by seat."""
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(team[0].mu, team[0].sigma) for team in after]


def merged(players: Sequence[str | None], after: Sequence[Strength]) -> dict[str, Strength]:
    """One strength for everybody: a bot on several seats gets the mean of what each brings."""
    by_player: dict[str, list[Strength]] = {}
    for who, strength in zip(players, after, strict=True):
        if who is not None:
            by_player.setdefault(who, []).append(strength)
    return {
        who: Strength(fmean(each.mu for each in seats), fmean(each.sigma for each in seats))
        for who, seats in by_player.items()
    }


async def stored(connection: AsyncConnection, game: str, players: Sequence[str]) -> Mapping[str, Rated]:
    """The ratings that these players have in a game."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(players))
    found = await connection.execute(query.order_by(ratings.c.who).with_for_update())
    return {row.who: Rated(Strength(row.mu, row.sigma), row.matches) for row in found}


async def store(connection: AsyncConnection, game: str, who: str, rated: Rated) -> None:
    """Put somebody's rating in the place of the former one, or as the first one."""
    values = {**asdict(rated.strength), "matches": rated.matches}
    query = update(ratings).where(ratings.c.game == game, ratings.c.who == who)
    if (await connection.execute(query.values(**values))).rowcount == 0:
        await connection.execute(insert(ratings).values(game=game, who=who, **values))


# Reading


async def ratings_of(connection: AsyncConnection, person: str) -> dict[str, Rated]:
    """A person's ratings by game."""
    found = await connection.execute(select(ratings).where(ratings.c.who == f"person {person}"))
    return {row.game: Rated(Strength(row.mu, row.sigma), row.matches) for row in found}


async def best(connection: AsyncConnection, game: str) -> list[Listed]:
    """The best people and bots of a game."""
    ordinal = ratings.c.mu - 3 * ratings.c.sigma
    query = select(ratings).where(ratings.c.game == game, ratings.c.matches > 0)
    rows = (await connection.execute(query.order_by(ordinal.desc(), ratings.c.who).limit(MOST_LISTED))).all()
    known = await names(connection, [row.who for row in rows])
    rated = [(row.who, Rated(Strength(row.mu, row.sigma), row.matches)) for row in rows]
    return [Listed(*known[who], each) for who, each in rated if who in known]


async def names(connection: AsyncConnection, players: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Name and kind (person, program, bot) of rated players."""
    ids = [who.removeprefix("person ") for who in players if who.startswith("person ")]
    found = await connection.execute(select(people.c.id, people.c.name, people.c.owner).where(people.c.id.in_(ids)))
    known = {f"person {row.id}": (row.name, "program" if row.owner else "person") for row in found}
    levels = [who.removeprefix("bot ") for who in players if who.startswith("bot ")]
    return known | {f"bot {level}": (level, "bot") for level in levels}
