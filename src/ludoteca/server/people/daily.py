"""Daily deals: the matches that people submit are replayed with all decisions of the bot, and compared.

Everybody can know the seed of any day, so results prove only that the rules and the bot were followed.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from ludoteca.daily.deal import (
    LEVEL,
    DealResult,
    choose,
    day_at,
    day_start,
    deal_result,
    deal_setting,
    has_deal,
    own_seat,
    read_day,
)
from ludoteca.match.log import ACT, UNDO, Entry
from ludoteca.match.match import Match
from ludoteca.search.players import player
from ludoteca.server.errors import RequestRefused
from ludoteca.server.people.imports import Import, prove, read_import, store_import
from ludoteca.server.people.person import Person
from ludoteca.server.store.schema import daily_results, matches, people, seats
from ludoteca.server.times import DAY, now

LATE_DAYS = 7
"""For how many days after its own a deal can be submitted, for devices that were offline."""
MAX_LISTED = 100
"""How many results of a day are listed, besides one's own."""


@dataclass(frozen=True)
class DailyResult(DealResult):
    """A person's result of a day."""

    person: str
    name: str
    match: str
    at: int


# Submitting


def read_deal(document: Document, game: str, day: str) -> Import:
    """Read a submitted match, and refuse one that is not the day's deal or comes at the wrong time."""
    check_day(day)
    played, setting = read_import(document), deal_setting(game, day)
    if not has_deal(setting.rulebook()):
        raise bad_deal("This game has no daily deal.")
    given = played.setting
    if (given.game, given.seed, given.rules) != (game, setting.seed, setting.rules) or given.options != {}:
        raise bad_deal("It has another game, seed, version of the rules or options than the deal of this day.")
    if [holder.bot for holder in given.holders] != [holder.bot for holder in setting.holders]:
        raise bad_deal(f"You sit at seat {own_seat(setting.seed)}, against one bot of the level {LEVEL}.")
    if not 0 <= played.log[0].at - day_start(day) < DAY:
        raise bad_deal("It was not begun on this day (in UTC).")
    return played


def check_day(day: str) -> None:
    """Refuse a day that has not begun, or is too long ago."""
    today = day_at(now())
    if not -LATE_DAYS * DAY <= day_start(known_day(day)) - day_start(today) <= 0:
        raise bad_deal(f"Today is {today}. A deal can be submitted on its day and {LATE_DAYS} days after it.")


def known_day(day: str) -> str:
    """A day from a path; refused if there is no such day."""
    try:
        read_day(day)
    except LudotecaError:
        raise RequestRefused(404, "day", "There is no such day. Days look like 2026-11-18.") from None
    return day


def bad_deal(sentence: str) -> RequestRefused:
    """Refuse a match that is not the deal of its day."""
    return RequestRefused(422, "deal", f"This match does not count: {sentence}")


def prove_deal(played: Import) -> Match:
    """Replay a submitted match, and refuse one in which the bot or the person did what the deal does not allow."""
    bot = player(LEVEL, played.setting.rulebook())

    def check(match: Match, entry: Entry) -> None:
        if entry.kind not in (ACT, UNDO):
            raise bad_deal("It has other entries than actions and undos within a turn.")
        is_bot = match.to_move is not None and match.holders[match.to_move].bot is not None
        if entry.kind == ACT and is_bot and entry.action != choose(bot, match.state, match.setting.seed):
            sentence = f"Entry {match.length} is not what the bot decides here. Reload the page: it may be older than"
            raise bad_deal(sentence + " this server.")

    return prove(played, check)


async def store_deal(connection: AsyncConnection, person: Person, day: str, played: Import, match: Match) -> str:
    """Store a person's result of a day, unless there is one; return the id of the match that counts."""
    table = await store_import(connection, person, played, match, f"daily {day}")
    query = select(daily_results.c.match).where(daily_results.c.match == table)
    if (await connection.execute(query)).scalar_one_or_none() is None:
        values = {"match": table, "game": played.setting.game, "day": day, **asdict(deal_result(match))}
        await connection.execute(insert(daily_results).values(**values))
    return table


# Comparing


async def day_document(connection: AsyncConnection, game: str, day: str, me: str | None) -> Document:
    """The results of a day, the best first; people see other people's matches when they have played themselves."""
    results = await load_results(connection, game, day)
    own = next((number for number, result in enumerate(results) if result.person == me), None)
    listed = [number for number in range(len(results)) if number < MAX_LISTED or number == own]
    friends = await fellow_players(connection, me)
    lines = [line_document(results, number, me, friends, shows_match=own is not None) for number in listed]
    return {"game": game, "day": day, "count": len(results), "results": lines}


def line_document(
    results: list[DailyResult], number: int, me: str | None, friends: set[str], *, shows_match: bool
) -> Document:
    """A line of the day's list; equal results have equal ranks."""
    result = results[number]
    return {
        "rank": 1 + sum(other.order < result.order for other in results),
        "name": result.name,
        "points": result.points,
        "against": result.against,
        "won": result.won,
        "me": result.person == me,
        "friend": result.person in friends,
        "match": result.match if shows_match else None,
    }


async def load_results(connection: AsyncConnection, game: str, day: str) -> list[DailyResult]:
    """All results of a day, the best first: one for each person, the first that they played."""
    wanted = (people.c.id.label("person"), people.c.name, matches.c.ended.label("at"))
    numbers = [column for column in daily_results.c if column.name not in ("game", "day")]
    query = (
        select(*wanted, *numbers)
        .join(matches, matches.c.id == daily_results.c.match)
        .join(seats, seats.c.match == daily_results.c.match)
        .join(people, people.c.id == seats.c.person)
        .where(daily_results.c.game == game, daily_results.c.day == day)
        .order_by(matches.c.ended.desc())
    )
    found = [DailyResult(**row._mapping) for row in await connection.execute(query)]
    # An account can have a second result, from a guest who logged in to it.
    first = {result.person: result for result in found}
    return sorted(first.values(), key=lambda result: (result.order, result.at))


async def fellow_players(connection: AsyncConnection, me: str | None) -> set[str]:
    """The people with whom a person has sat at a table."""
    if me is None:
        return set()
    mine = seats.alias()
    together = exists().where(mine.c.match == seats.c.match, mine.c.person == me)
    query = select(seats.c.person).distinct().where(seats.c.person.is_not(None), seats.c.person != me, together)
    return set((await connection.execute(query)).scalars())
