"""Ratings of people and bots at tables of two to four, with the Plackett-Luce model of the openskill library.

Bots have fixed strengths: otherwise a person could lose on purpose to push a bot up, and then gain a lot by beating it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from openskill.models import PlackettLuce
from sqlalchemy import String, cast, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.types import Document
from ludoteca.search.levels import LEVELS
from ludoteca.server.store.database import Database
from ludoteca.server.store.schema import matches, people, ratings
from ludoteca.server.store.tables import FINISHED, SeatRow, TableRow, load_table

MODEL = PlackettLuce()
"""With the library's default tau, because people learn: no rating becomes final."""

MAX_LISTED = 100


@dataclass(frozen=True)
class Strength:
    """An estimate of how well somebody plays, and its uncertainty."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def ordinal(self) -> float:
        """A conservative estimate of the strength; new players start at 0."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True)
class Rating:
    """A player's rating in a game, and the number of rated matches."""

    strength: Strength = Strength()
    matches: int = 0


@dataclass(frozen=True)
class RankedPlayer:
    """A player in the ranking of a game: name, kind and rating."""

    name: str
    kind: str
    rating: Rating


BOT = "bot "
"""Keys of bots in the ratings begin with this, those of people with `person `."""
STEP, BOT_SIGMA = 5.0, 1.0
"""How far two neighboring levels are apart, which means that the upper one wins 70 of 100 matches of two players, as
the levels are meant to (docs/reports/strength.md); and the uncertainty of all of them."""
BOTS = {
    f"{BOT}{level}": Strength(MODEL.mu + STEP * (number - len(LEVELS) // 2), BOT_SIGMA)
    for number, level in enumerate(LEVELS)
}
"""The strength of each level: the middle one is as strong as new people are assumed to be."""

# Rating a match


async def rate_finished(database: Database, match: str) -> None:
    """Update the ratings of the players of a finished match; later calls for the same match change nothing.

    The changes are stored in the result of the match, in the same transaction; they mark the match as rated.
    """
    async with database.writing() as connection:
        row = await load_unrated(connection, match)
        if row is not None:
            changes = await rate(connection, row) if is_fair(row) else None
            result = {**(row.result or {}), "ratings": changes}
            await connection.execute(update(matches).where(matches.c.id == match).values(result=result))


async def rate_pending(database: Database) -> int:
    """Rate the matches that finished just before the server stopped; return their number."""
    query = select(matches.c.id).where(
        matches.c.phase == FINISHED, matches.c.rated, cast(matches.c.result, String).not_like('%"ratings"%')
    )
    async with database.reading() as connection:
        found = (await connection.execute(query.order_by(matches.c.ended, matches.c.id))).scalars().all()
    for match in found:
        await rate_finished(database, match)
    return len(found)


async def load_unrated(connection: AsyncConnection, match: str) -> TableRow | None:
    """Load and lock a finished match that has not been rated yet; None if there is nothing to rate."""
    query = select(matches.c.id).where(matches.c.id == match, matches.c.phase == FINISHED, matches.c.rated)
    if (await connection.execute(query.with_for_update())).first() is None:
        return None
    row = await load_table(connection, match)
    return None if row is None or row.result is None or "ratings" in row.result else row


def is_fair(row: TableRow) -> bool:
    """Whether a result can be rated: it has ranks, and nobody played against themselves."""
    ranks = (row.result or {}).get("ranks")
    persons = [seat.person for seat in row.seats if seat.person is not None]
    numbers = [seat.player for seat in row.seats if seat.player is not None]
    several_seats = len(set(persons)) < len(persons) or len(set(numbers)) < len(numbers)
    return ranks is not None and len(row.seats) > 1 and not several_seats


async def rate(connection: AsyncConnection, row: TableRow) -> list[Document | None]:
    """Store the new ratings of all people; return the change for each seat, None for bots and deleted people."""
    assert row.result is not None
    players = [player_key(seat) for seat in row.seats]
    known = {who: Rating() for who in players if who is not None}
    known |= await load_ratings(connection, row.game, list(known))
    before = [strength_of(who, known) for who in players]
    after = dict(zip(players, new_strengths(before, row.result["ranks"]), strict=True)) | BOTS
    for who, rating in known.items():
        await store_rating(connection, row.game, who, Rating(after[who], rating.matches + 1))
    return [rating_change(who, old, after[who]) for who, old in zip(players, before, strict=True)]


def strength_of(who: str | None, known: Mapping[str, Rating]) -> Strength:
    """A player's strength before a match: that of a bot never changes, and a deleted person counts as a new one."""
    return Strength() if who is None else BOTS[who] if who in BOTS else known[who].strength


def rating_change(who: str | None, before: Strength, after: Strength) -> Document | None:
    """What a match changed for a player; None for bots, which stay as they are, and for deleted people."""
    return None if who is None or who in BOTS else {"before": asdict(before), "after": asdict(after)}


def player_key(seat: SeatRow) -> str | None:
    """The key of a seat's player in the ratings; None if the person was deleted."""
    return f"{BOT}{seat.bot}" if seat.bot else f"person {seat.person}" if seat.person else None


def new_strengths(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """The strength of each seat after a match."""
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(team[0].mu, team[0].sigma) for team in after]


async def load_ratings(connection: AsyncConnection, game: str, players: Sequence[str]) -> Mapping[str, Rating]:
    """Load and lock the ratings of players in a game."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(players))
    found = await connection.execute(query.order_by(ratings.c.who).with_for_update())
    return {row.who: Rating(Strength(row.mu, row.sigma), row.matches) for row in found}


async def store_rating(connection: AsyncConnection, game: str, who: str, rating: Rating) -> None:
    """Update a player's rating, or insert the first one."""
    values = {**asdict(rating.strength), "matches": rating.matches}
    query = update(ratings).where(ratings.c.game == game, ratings.c.who == who)
    if (await connection.execute(query.values(**values))).rowcount == 0:
        await connection.execute(insert(ratings).values(game=game, who=who, **values))


# Reading


async def ratings_of(connection: AsyncConnection, person: str) -> dict[str, Rating]:
    """A person's ratings by game."""
    found = await connection.execute(select(ratings).where(ratings.c.who == f"person {person}"))
    return {row.game: Rating(Strength(row.mu, row.sigma), row.matches) for row in found}


async def list_best(connection: AsyncConnection, game: str) -> list[RankedPlayer]:
    """The best people and bots of a game; what earlier versions stored as the strength of a bot does not count."""
    ordinal = ratings.c.mu - 3 * ratings.c.sigma
    query = select(ratings).where(ratings.c.game == game, ratings.c.matches > 0)
    best = query.where(ratings.c.who.not_in(BOTS)).order_by(ordinal.desc(), ratings.c.who).limit(MAX_LISTED)
    rows = [*await connection.execute(best), *await connection.execute(query.where(ratings.c.who.in_(BOTS)))]
    found = [(row.who, Rating(BOTS.get(row.who, Strength(row.mu, row.sigma)), row.matches)) for row in rows]
    found.sort(key=lambda each: (-each[1].strength.ordinal, each[0]))
    known = await load_names(connection, [who for who, _ in found])
    return [RankedPlayer(*known[who], rating) for who, rating in found[:MAX_LISTED] if who in known]


async def load_names(connection: AsyncConnection, players: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Name and kind (person, program, bot) of rated players."""
    ids = [who.removeprefix("person ") for who in players if who.startswith("person ")]
    found = await connection.execute(select(people.c.id, people.c.name, people.c.owner).where(people.c.id.in_(ids)))
    known = {f"person {row.id}": (row.name, "program" if row.owner else "person") for row in found}
    levels = [who.removeprefix("bot ") for who in players if who.startswith("bot ")]
    return known | {f"bot {level}": (level, "bot") for level in levels}
