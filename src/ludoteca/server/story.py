"""What has happened at a table, entry by entry, as one seat or who watches saw it then.

A match is played once more for it, so nothing is told that was not seen: while it runs, the eyes are the asker's own or
a spectator's; when it has ended, anybody's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Request

from ludoteca.core.types import Document, Seat
from ludoteca.match.log import Entry, Refused
from ludoteca.match.match import Match
from ludoteca.match.setting import Setting
from ludoteca.server.errors import Problem
from ludoteca.server.house import house
from ludoteca.server.identity import maybe_person
from ludoteca.server.limits import address_of
from ludoteca.server.lobby import FINISHED
from ludoteca.server.models import Trouble
from ludoteca.server.models_records import StoryTold, ViewThen
from ludoteca.server.routes_tables import TableId, seen_table
from ludoteca.server.table import LiveTable

router = APIRouter(
    prefix="/api/tables",
    tags=["records"],
    responses={code: {"model": Trouble} for code in (403, 404, 409, 422, 429)},
)

Number = Annotated[int, Query(ge=0, le=1_000_000, description="After how many entries of the log.")]
Eyes = Annotated[
    int | None,
    Query(ge=0, le=7, description="Through whose eyes: one's own while the match runs; a spectator's if left out."),
]
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Past:
    """A match up to now, to be played once more."""

    setting: Setting
    log: tuple[Entry, ...]


@router.get("/{table}/story")
async def told_story(request: Request, table: TableId, seat: Eyes = None) -> StoryTold:
    """Everything that has happened, as a seat or who watches saw it; what was taken back too."""
    return StoryTold.model_validate(await asked(request, table, seat, lambda past: {"entries": story(past, seat)}))


@router.get("/{table}/views")
async def view_then(request: Request, table: TableId, entry: Number, seat: Eyes = None) -> ViewThen:
    """The table as a seat or who watches saw it after so many entries."""
    return ViewThen.model_validate(await asked(request, table, seat, lambda past: seen_then(past, entry, seat)))


async def asked(request: Request, table: str, seat: Seat | None, tell: Callable[[Past], Answer]) -> Answer:
    """Tell something of a table's past to who may see it, from a thread of its own: logs can be long."""
    house(request).limits.check("replays", address_of(request))
    live = await seen_table(request, table)
    await check_eyes(request, live, seat)
    return await asyncio.to_thread(tell, past_of(live))


async def check_eyes(request: Request, live: LiveTable, seat: Seat | None) -> None:
    """Refuse the eyes of others while the match runs."""
    if seat is None:
        return
    if seat not in range(len(live.row.seats)):
        raise Problem(404, "seat", f"This table has seats 0 to {len(live.row.seats) - 1}.")
    person = await maybe_person(request)
    if live.row.phase != FINISHED and (person is None or seat not in live.row.seats_of(person.id)):
        raise Problem(403, "seat", "This is not your seat. You can see other seats when the match is over.")


def past_of(live: LiveTable) -> Past:
    """What has been decided at a table until now; refused where no match has begun."""
    try:
        match = live.playing()
    except Refused as refused:
        raise Problem(409, refused.code, refused.sentence) from None
    return Past(match.setting, tuple(match.log))


def story(past: Past, seat: Seat | None) -> list[Document]:
    """Every entry with what a seat saw of it."""
    match = Match(past.setting)
    return [step(match, entry, seat) for entry in past.log]


def step(match: Match, entry: Entry, seat: Seat | None) -> Document:
    """Carry out an entry, and tell what a seat saw of it; not the action's number, which may tell more."""
    events = match.state.as_seen(match.add(entry), seat)
    return {"entry": match.length, "kind": entry.kind, "by": entry.seat, "at": entry.at, "events": events}


def seen_then(past: Past, number: int, seat: Seat | None) -> Document:
    """What a seat saw after so many entries, and what the last of them had caused."""
    if number > len(past.log):
        raise Problem(404, "entry", f"This match has {len(past.log)} entries: it cannot be shown after {number}.")
    match = Match(past.setting, past.log[: max(0, number - 1)])
    caused = step(match, past.log[number - 1], seat) if number else None
    return {
        "entry": number,
        "entries": len(past.log),
        "seat": seat,
        "view": match.state.view(seat),
        "caused": caused,
        "clock": match.hourglass.document(match.to_move),
    }
