"""HTTP for the history of a table: its entries and views, as a seat or a spectator saw them at the time.

The match is replayed, so nothing is revealed that was hidden then. While it runs, people see it as one of their own
seats or as a spectator; when it has ended, as any seat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ludoteca.core.types import Document, Seat
from ludoteca.match.log import Entry, Refused
from ludoteca.match.match import Match
from ludoteca.match.setting import Setting
from ludoteca.server.context import context_of
from ludoteca.server.edge.addresses import address_of
from ludoteca.server.edge.authentication import maybe_person
from ludoteca.server.errors import RequestRefused
from ludoteca.server.http.match_models import HistoryStep, HistoryView, MatchHistory
from ludoteca.server.http.models import REFUSAL
from ludoteca.server.http.parameters import EntryCount, TableId
from ludoteca.server.http.tables import visible_table
from ludoteca.server.live.table import LiveTable
from ludoteca.server.replays import with_pauses
from ludoteca.server.store.tables import FINISHED

router = APIRouter(
    prefix="/api/tables",
    tags=["records"],
    responses=dict.fromkeys((403, 404, 409, 422, 429, 503), REFUSAL),
)

ViewSeat = Annotated[
    int | None,
    Query(
        ge=0,
        le=7,
        description="The seat whose view is shown: one's own while the match runs. Default: a spectator's view.",
    ),
]


@dataclass(frozen=True)
class Recording:
    """A match up to now, to be replayed."""

    setting: Setting
    log: tuple[Entry, ...]


@router.get("/{table}/story", response_model=MatchHistory)
async def get_story(request: Request, table: TableId, seat: ViewSeat = None) -> Response:
    """All entries of a match, as a seat or a spectator saw them; undone actions too."""
    return await replay(request, table, seat, None)


@router.get("/{table}/views", response_model=HistoryView)
async def get_view(request: Request, table: TableId, entry: EntryCount, seat: ViewSeat = None) -> Response:
    """The view of a seat or a spectator after a number of entries."""
    return await replay(request, table, seat, entry)


async def replay(request: Request, table: str, seat: Seat | None, entry: int | None) -> Response:
    """The view after an entry, or all entries without one, if the person may see them."""
    context = context_of(request)
    context.limits.check("replays", address_of(request))
    live = await visible_table(request, table)
    await check_view(request, live, seat)
    recording = recording_of(live)
    length = len(recording.log)
    if entry is not None and entry > length:
        raise RequestRefused(404, "entry", f"This match has {length} entries: it cannot be shown after {entry}.")
    cost = length if entry is None else entry
    work: Callable[[], bytes]
    if entry is None:
        work = partial(all_steps, recording, seat)
    else:
        work = partial(view_after, recording, entry, seat)
    charge = partial(context.limits.check, "replayed", address_of(request), amount=max(1, cost))
    found = await context.replays.history(("table", table, length, seat, entry), cost, charge, work)
    return Response(found, media_type="application/json")


async def check_view(request: Request, live: LiveTable, seat: Seat | None) -> None:
    """Refuse the views of other people's seats while the match runs."""
    if seat is None:
        return
    if seat not in range(len(live.row.seats)):
        raise RequestRefused(404, "seat", f"This table has seats 0 to {len(live.row.seats) - 1}.")
    person = await maybe_person(request)
    if live.row.phase != FINISHED and (person is None or seat not in live.seats_of(person.id)):
        raise RequestRefused(403, "seat", "This is not your seat. You can see other seats when the match is over.")


def recording_of(live: LiveTable) -> Recording:
    """The match of a table up to now; refused if it has not begun."""
    try:
        match = live.playing()
    except Refused as refused:
        raise RequestRefused(409, refused.code, refused.sentence) from None
    return Recording(match.setting, tuple(match.log))


def all_steps(recording: Recording, seat: Seat | None) -> bytes:
    """Every entry with what a seat saw of it, as JSON."""
    match = Match(recording.setting)
    # One entry at a time, since the event loop waits while anything is validated or encoded.
    steps = (HistoryStep.model_validate(step(match, entry, seat)) for entry in recording.log)
    return b'{"entries":[' + b",".join(each.model_dump_json().encode() for each in with_pauses(steps)) + b"]}"


def step(match: Match, entry: Entry, seat: Seat | None) -> Document:
    """Apply an entry, and return what a seat saw of it; without the action's number, which may reveal more."""
    caused = match.add(entry)
    decision = {"entry": match.length, "kind": entry.kind, "by": entry.seat, "at": entry.at, "ply": match.state.ply}
    if caused is None:
        return decision | {"events": [], "says": []}
    return decision | {"events": caused.seen_by(seat), "says": caused.narration(seat)}


def view_after(recording: Recording, number: int, seat: Seat | None) -> bytes:
    """What a seat saw after a number of entries, and what the last of them caused, as JSON."""
    match = Match(recording.setting, with_pauses(recording.log[: max(0, number - 1)]))
    caused = step(match, recording.log[number - 1], seat) if number else None
    view = {
        "entry": number,
        "entries": len(recording.log),
        "seat": seat,
        "view": match.state.view(seat),
        "caused": caused,
        "clock": match.clocks.document(match.to_move),
    }
    return HistoryView.model_validate(view).model_dump_json().encode()
