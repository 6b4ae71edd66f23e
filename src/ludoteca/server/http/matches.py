"""HTTP for finished matches, a person's own history and statistics, profiles, and ratings.

Nobody's history is public. A profile shows what rated matches show, and only people with an account have one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field

from ludoteca.core.library import game_names
from ludoteca.core.types import Seat
from ludoteca.match.log import Entry
from ludoteca.server.context import context_of
from ludoteca.server.edge.addresses import address_of
from ludoteca.server.errors import RequestRefused
from ludoteca.server.http.match_models import (
    AddedMatch,
    FinishedMatch,
    FinishedMatchView,
    HistoryPage,
    MatchDocument,
    PastMatch,
    PlayedMatch,
    Profile,
    RatedPlayer,
    RatingList,
    Statistics,
)
from ludoteca.server.http.models import REFUSAL
from ludoteca.server.http.parameters import EntryCount, GameName, Me, TableId
from ludoteca.server.people import archive, imports, ratings, stats
from ludoteca.server.store.tables import TableRow

router = APIRouter(
    prefix="/api",
    tags=["records"],
    responses=dict.fromkeys((401, 404, 409, 422, 429, 503), REFUSAL),
)

AnySeat = Annotated[
    int | None, Query(ge=0, le=7, description="The seat whose view is shown. Default: a spectator's view.")
]
AccountName = Annotated[str, Path(max_length=80, description="The name of a person with an account.")]


class HistoryFilter(BaseModel):
    """Which of my matches to list."""

    game: str | None = Field(default=None, max_length=40, description="Only matches of this game.")
    players: int | None = Field(default=None, ge=1, le=8, description="Only matches with this number of players.")
    rated: bool | None = Field(default=None, description="Only rated matches, or only others.")
    against: Literal["people", "bots"] | None = Field(
        default=None, description="Only matches with other people, or with bots alone."
    )
    outcome: Literal["won", "lost"] | None = Field(
        default=None, description="Only matches that I won, or lost, with one seat."
    )
    before: str | None = Field(
        default=None, max_length=16, pattern="^[a-z2-9]+$", description="Only older ones than this match."
    )
    limit: int = Field(default=20, ge=1, le=100)


@router.get("/matches/{table}")
async def get_match(request: Request, table: TableId) -> FinishedMatch:
    """A finished match; the link is permanent and works for anybody."""
    async with context_of(request).database.reading() as connection:
        return FinishedMatch.model_validate(await archive.match_summary(connection, table))


@router.get("/matches/{table}/document", response_model=MatchDocument)
async def download_match(request: Request, table: TableId) -> Response:
    """A finished match as a file with its seed; `ludoteca verify` proves that it was played by the rules."""
    row, document = await replay(request, table, "document", export_match)
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{row.id}.json"'}
    return Response(document, media_type="application/json", headers=headers)


@router.get("/matches/{table}/views", response_model=FinishedMatchView)
async def get_match_view(request: Request, table: TableId, entry: EntryCount, seat: AnySeat = None) -> Response:
    """The view of any seat, or of a spectator, after a number of entries of a finished match."""
    _, view = await replay(request, table, f"{entry} {seat}", partial(view_after, number=entry, seat=seat))
    return Response(view, media_type="application/json")


Work = Callable[[TableRow, Sequence[Entry]], bytes]


async def replay(request: Request, table: str, what: str, work: Work) -> tuple[TableRow, bytes]:
    """Compute something from a finished match, which never changes, or take it from the cache."""
    context, address = context_of(request), address_of(request)
    context.limits.check("replays", address)
    async with context.database.reading() as connection:
        row = await archive.finished_match(connection, table)
    # Names change when people delete their data.
    key = ("match", table, tuple(seat.name for seat in row.seats), what)
    found = context.replays.cache.get(key)
    if found is None:
        log = await context.match_log.load(table)
        cost = 2 * len(log)
        charge = partial(context.limits.check, "replayed", address, amount=cost)
        found = await context.replays.history(key, cost, charge, partial(work, row, log))
    return row, found


def export_match(row: TableRow, log: Sequence[Entry]) -> bytes:
    """A finished match as a file that can be verified."""
    document = MatchDocument.model_validate(archive.export_match(row, log))
    return document.model_dump_json(exclude_unset=True).encode()


def view_after(row: TableRow, log: Sequence[Entry], number: int, seat: Seat | None) -> bytes:
    """The view of a seat, or of a spectator, after a number of entries."""
    return FinishedMatchView.model_validate(archive.view_after(row, log, number, seat)).model_dump_json().encode()


@router.post("/me/matches", status_code=201, responses=dict.fromkeys((400, 403, 413, 415), REFUSAL))
async def add_match(request: Request, me: Me, played: PlayedMatch) -> AddedMatch:
    """Add a match that I played on my own device to my history, unrated; adding it again changes nothing."""
    context = context_of(request)
    context.limits.check("imports", me.id)
    found = imports.read_import(played.model_dump())
    context.limits.check("replayed", address_of(request), amount=found.cost)
    context.replays.historian.check()
    match = await context.replays.historian.run(found.cost, partial(imports.prove, found))
    async with context.database.writing() as connection:
        return AddedMatch(id=await imports.store_import(connection, me, found, match))


@router.get("/me/history")
async def my_history(request: Request, me: Me, wanted: Annotated[HistoryFilter, Query()]) -> HistoryPage:
    """My finished matches, the newest first."""
    context_of(request).limits.check("replays", address_of(request))
    if wanted.game is not None:
        known_game(wanted.game)
    async with context_of(request).database.reading() as connection:
        return HistoryPage.model_validate(
            await archive.load_history(connection, me.id, archive.HistoryQuery(**dict(wanted)))
        )


@router.get("/me/matches/{table}")
async def my_match(request: Request, me: Me, table: TableId) -> PastMatch:
    """A finished match of mine, as in my history, with my seats."""
    context_of(request).limits.check("replays", address_of(request))
    async with context_of(request).database.reading() as connection:
        return PastMatch.model_validate(await archive.match_of(connection, me.id, table))


@router.get("/me/statistics")
async def my_statistics(request: Request, me: Me) -> Statistics:
    """Statistics of my finished matches, by game and number of players."""
    context_of(request).limits.check("replays", address_of(request))
    async with context_of(request).database.reading() as connection:
        return Statistics.model_validate(await stats.statistics(connection, me.id))


@router.get("/profiles/{name}")
async def get_profile(request: Request, name: AccountName) -> Profile:
    """What everybody may see of a person with an account: the name, and what rated matches show."""
    context_of(request).limits.check("replays", address_of(request))
    async with context_of(request).database.reading() as connection:
        return Profile.model_validate(await stats.public_profile(connection, name))


@router.get("/ratings/{game}")
async def best_players(request: Request, game: GameName) -> RatingList:
    """The best people and bots of a game, by rated matches."""
    async with context_of(request).database.reading() as connection:
        found = await ratings.list_best(connection, known_game(game))
    return RatingList(game=game, players=[rating_line(line) for line in found])


def rating_line(line: ratings.RankedPlayer) -> RatedPlayer:
    """A line of a game's rating list."""
    strength = line.rating.strength
    numbers = {"ordinal": strength.ordinal, "matches": line.rating.matches, **asdict(strength)}
    return RatedPlayer.model_validate({"name": line.name, "kind": line.kind, **numbers})


def known_game(name: str) -> str:
    """Refuse a game that this server does not have."""
    if name not in game_names():
        raise RequestRefused(404, "game", f"There is no such game. Choose one of: {', '.join(game_names())}.")
    return name
