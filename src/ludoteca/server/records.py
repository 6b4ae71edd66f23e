"""Finished matches: their documents, their replay, and whose history they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ColumnElement

from ludoteca.core.types import Document, Seat
from ludoteca.match.document import added, match_document
from ludoteca.match.log import Entry
from ludoteca.match.match import Match
from ludoteca.match.setting import RULES_VERSION
from ludoteca.server.errors import Problem
from ludoteca.server.lobby import FINISHED, RUNNING, TableRow, load_table, with_seats
from ludoteca.server.schema import entries, matches, seats


async def finished_match(connection: AsyncConnection, match: str) -> TableRow:
    """A finished match, for anybody who has its id; nothing is told of one that still runs."""
    row = await load_table(connection, match)
    if row is not None and row.phase == RUNNING:
        raise Problem(409, "running", "This match is still being played. Try again when it is over.")
    if row is None or row.phase != FINISHED or row.result is None:
        raise Problem(404, "match", "There is no such match. Check that the link is complete.")
    return row


async def told_match(connection: AsyncConnection, match: str) -> Document:
    """A finished match: its table, and how it ended."""
    row = await finished_match(connection, match)
    count = await connection.execute(select(func.count()).select_from(entries).where(entries.c.match == match))
    return {"table": row.document() | {"entry": count.scalar_one(), "to_move": None}, "result": row.result}


# Replaying


def replayed(row: TableRow, log: Sequence[Entry]) -> Match:
    """Play a finished match once more; refuse to show anything that is not what was played."""
    if row.rules != RULES_VERSION:
        sentence = f"This match was played by version {row.rules} of the rules; this server knows {RULES_VERSION}."
        raise Problem(409, "rules", sentence)
    match = Match(row.setting(), log)
    ending = None if match.result is None else asdict(match.result)
    if ending != {name: value for name, value in (row.result or {}).items() if name != "ratings"}:
        raise Problem(409, "replay", "This match cannot be replayed: the result differs from the one recorded.")
    return match


def written(row: TableRow, log: Sequence[Entry]) -> Document:
    """A finished match as a file that proves itself, the seed with it."""
    return match_document(replayed(row, log), [seat.name for seat in row.seats])


def seen_after(row: TableRow, log: Sequence[Entry], number: int, seat: Seat | None) -> Document:
    """What a seat, or who watched, saw after so many entries, and what the last of them had caused."""
    if number > len(log):
        raise Problem(404, "entry", f"This match has {len(log)} entries: it cannot be shown after {number}.")
    if seat is not None and seat not in range(len(row.seats)):
        raise Problem(404, "seat", f"This table has seats 0 to {len(row.seats) - 1}.")
    match = replayed(row, log).at(max(0, number - 1))
    caused = None if number == 0 else add_told(match, log[number - 1], seat)
    return {
        "match": row.id,
        "entry": number,
        "entries": len(log),
        "seat": seat,
        "view": match.state.view(seat),
        "caused": caused,
        "clock": match.hourglass.document(match.to_move),
    }


def add_told(match: Match, entry: Entry, seat: Seat | None) -> Document:
    """Carry out an entry, and tell it with what a seat saw of it."""
    told = added(match, entry)
    return told | {"events": match.state.as_seen(told.get("events", []), seat)}


# History


@dataclass(frozen=True)
class Wanted:
    """Which of somebody's matches: of one game or all, older than one of them, at most so many."""

    game: str | None
    before: str | None
    most: int


async def history(connection: AsyncConnection, person: str, wanted: Wanted) -> Document:
    """A page of somebody's finished matches, the newest first, and what to ask for the next page."""
    played = select(seats.c.match).where(seats.c.person == person)
    query = select(matches).where(matches.c.id.in_(played), matches.c.phase == FINISHED)
    if wanted.game is not None:
        query = query.where(matches.c.game == wanted.game)
    if wanted.before is not None:
        query = query.where(await older_than(connection, wanted.before))
    latest = query.order_by(matches.c.ended.desc(), matches.c.id.desc()).limit(wanted.most + 1)
    rows = (await connection.execute(latest)).all()
    page = await with_seats(connection, rows[: wanted.most])
    more = len(rows) > wanted.most
    return {"matches": [past_match(row, person) for row in page], "before": page[-1].id if more else None}


async def older_than(connection: AsyncConnection, match: str) -> ColumnElement[bool]:
    """Matches that ended before one did; of those that ended in the same millisecond, the rest."""
    row = await finished_match(connection, match)
    return or_(matches.c.ended < row.ended, and_(matches.c.ended == row.ended, matches.c.id < row.id))


def past_match(row: TableRow, person: str) -> Document:
    """A finished match as one of its players remembers it."""
    names = [{"name": seat.name, "bot": seat.bot} for seat in row.seats]
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "rated": row.rated,
        "started": row.started,
        "ended": row.ended,
        "seats": names,
        "mine": row.seats_of(person),
        "result": row.result,
    }
