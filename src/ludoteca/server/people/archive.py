"""Finished matches: summaries, files, replays, and people's histories."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ColumnElement

from ludoteca.core.types import Document, Seat
from ludoteca.match.document import add_and_record, match_document
from ludoteca.match.log import Entry
from ludoteca.match.match import Match
from ludoteca.match.setting import PLAYABLE_RULES, RULES_VERSION
from ludoteca.server.errors import RequestRefused
from ludoteca.server.replays import with_pauses
from ludoteca.server.store.schema import entries, matches, seats
from ludoteca.server.store.tables import FINISHED, RUNNING, TableRow, load_table, with_seats

MAX_SEATS = 8
"""The most seats that a table can have."""
ADDED_TO_RESULTS = ("sources", "goals", "ratings")
"""What a stored result has besides the result of the match."""


async def finished_match(connection: AsyncConnection, match: str) -> TableRow:
    """Load a finished match, for anybody who has its id; refuse a running one."""
    row = await load_table(connection, match)
    if row is not None and row.phase == RUNNING:
        raise RequestRefused(409, "running", "This match is still being played. Try again when it is over.")
    if row is None or row.phase != FINISHED or row.result is None:
        raise RequestRefused(404, "match", "There is no such match. Check that the link is complete.")
    return row


async def match_summary(connection: AsyncConnection, match: str) -> Document:
    """The table and the result of a finished match."""
    row = await finished_match(connection, match)
    count = await connection.execute(select(func.count()).select_from(entries).where(entries.c.match == match))
    return {"table": row.document() | {"entry": count.scalar_one(), "to_move": None}, "result": row.result}


# Replaying


def replay(row: TableRow, log: Sequence[Entry]) -> Match:
    """Replay a finished match; refuse if the result differs from the stored one."""
    if row.rules not in PLAYABLE_RULES:
        sentence = f"This match was played with version {row.rules} of the rules; this server has {RULES_VERSION}."
        raise RequestRefused(409, "rules", sentence)
    match = Match(row.setting(), with_pauses(log))
    ending = None if match.result is None else asdict(match.result)
    if ending != {name: value for name, value in (row.result or {}).items() if name not in ADDED_TO_RESULTS}:
        raise RequestRefused(409, "replay", "This match cannot be replayed: the result differs from the one recorded.")
    return match


def export_match(row: TableRow, log: Sequence[Entry]) -> Document:
    """A finished match as a file that can be verified; it includes the seed."""
    names, fairness = [seat.name for seat in row.seats], row.fairness_document()
    if fairness is not None:
        del fairness["seed"]
    return match_document(replay(row, log), names, row.promise, fairness, with_pauses)


def view_after(row: TableRow, log: Sequence[Entry], number: int, seat: Seat | None) -> Document:
    """The view of a seat, or of a spectator, after a number of entries, and what the last entry caused."""
    if number > len(log):
        raise RequestRefused(404, "entry", f"This match has {len(log)} entries: it cannot be shown after {number}.")
    if seat is not None and seat not in range(len(row.seats)):
        raise RequestRefused(404, "seat", f"This table has seats 0 to {len(row.seats) - 1}.")
    replay(row, log)
    match = Match(row.setting(), with_pauses(log[: max(0, number - 1)]))
    caused = None if number == 0 else add_for_seat(match, log[number - 1], seat)
    return {
        "match": row.id,
        "entry": number,
        "entries": len(log),
        "seat": seat,
        "view": match.state.view(seat),
        "caused": caused,
        "clock": match.clocks.document(match.to_move),
    }


def add_for_seat(match: Match, entry: Entry, seat: Seat | None) -> Document:
    """Add an entry to a match; return it with the events that a seat saw."""
    document, caused = add_and_record(match, entry)
    return document | {"events": [] if caused is None else caused.seen_by(seat)}


# History


@dataclass(frozen=True)
class HistoryQuery:
    """A page of somebody's history: matches before another one, up to a limit. A filter that is None allows all."""

    game: str | None
    before: str | None
    limit: int
    players: int | None = None
    rated: bool | None = None
    against: str | None = None
    """`people`: at least one other person played; `bots`: only bots did."""
    outcome: str | None = None
    """`won` or `lost`, for somebody who played one seat."""

    def conditions(self, person: str) -> list[ColumnElement[bool]]:
        """The filters as conditions on a person's matches."""
        found = [matches.c.game == self.game] if self.game is not None else []
        if self.players is not None:
            found.append(matches.c.players == self.players)
        if self.rated is not None:
            found.append(matches.c.rated == self.rated)
        if self.against is not None:
            found.append(played_against(self.against, person))
        if self.outcome is not None:
            found.append(ended_as(self.outcome, person))
        return found


def played_against(whom: str, person: str) -> ColumnElement[bool]:
    """The condition for matches with other people, deleted ones too, or for matches with bots alone."""
    seat = seats.alias()
    here = seat.c.match == matches.c.id
    people = exists().where(here, seat.c.bot.is_(None), or_(seat.c.person.is_(None), seat.c.person != person))
    return people if whom == "people" else ~people & exists().where(here, seat.c.bot.is_not(None))


def ended_as(outcome: str, person: str) -> ColumnElement[bool]:
    """The condition for matches that a person won or lost; somebody who played several seats did neither."""
    seat = seats.alias()
    mine = and_(seat.c.match == matches.c.id, seat.c.person == person)
    result: Any = matches.c.result
    ranks = [(number, result["ranks", number].as_integer()) for number in range(MAX_SEATS)]
    has_rank = [and_(seat.c.seat == number, rank == 1 if outcome == "won" else rank > 1) for number, rank in ranks]
    count = select(func.count()).select_from(seat).where(mine).scalar_subquery()
    return exists().where(mine, or_(*has_rank)) & (count == 1)


async def load_history(connection: AsyncConnection, person: str, asked: HistoryQuery) -> Document:
    """Load a page of a person's finished matches, newest first, with the key of the next page."""
    played = select(seats.c.match).where(seats.c.person == person)
    query = select(matches).where(matches.c.id.in_(played), matches.c.phase == FINISHED, *asked.conditions(person))
    if asked.before is not None:
        query = query.where(await older_than(connection, asked.before))
    latest = query.order_by(matches.c.ended.desc(), matches.c.id.desc()).limit(asked.limit + 1)
    rows = (await connection.execute(latest)).all()
    page = await with_seats(connection, rows[: asked.limit])
    more = len(rows) > asked.limit
    return {"matches": [past_match(row, person) for row in page], "before": page[-1].id if more else None}


async def match_of(connection: AsyncConnection, person: str, match: str) -> Document:
    """Load a finished match of a person; refuse one in which the person had no seat."""
    row = await finished_match(connection, match)
    if not row.seats_of(person):
        raise RequestRefused(404, "match", "You did not play in this match.")
    return past_match(row, person)


async def older_than(connection: AsyncConnection, match: str) -> ColumnElement[bool]:
    """The condition for matches that ended before another one; ties are ordered by id."""
    row = await finished_match(connection, match)
    return or_(matches.c.ended < row.ended, and_(matches.c.ended == row.ended, matches.c.id < row.id))


def past_match(row: TableRow, person: str) -> Document:
    """A finished match in the history of one of its players."""
    keys = ("name", "bot", "program", "profile")
    names = [{key: getattr(seat, key) for key in keys} for seat in row.seats]
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
