"""HTTP for what was played: finished matches, my history and statistics, ratings. Nobody's history is public."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ludoteca.core.library import game_names
from ludoteca.match.log import Entry
from ludoteca.server import ratings, records, tallies
from ludoteca.server.errors import Problem
from ludoteca.server.house import house
from ludoteca.server.limits import address_of
from ludoteca.server.lobby import TableRow
from ludoteca.server.models import Trouble
from ludoteca.server.models_records import (
    HistoryPage,
    MatchDocument,
    MatchTold,
    RatedTold,
    RatingList,
    StatisticsTold,
    ViewTold,
)
from ludoteca.server.routes_tables import Me, TableId

router = APIRouter(
    prefix="/api",
    tags=["records"],
    responses={code: {"model": Trouble} for code in (401, 404, 409, 422, 429)},
)

Number = Annotated[int, Query(ge=0, le=1_000_000, description="After how many entries of the log.")]
Watching = Annotated[int | None, Query(ge=0, le=7, description="Through whose eyes; a spectator's if left out.")]
GameName = Annotated[str, Path(max_length=40, examples=["lanterns"])]
OneGame = Annotated[str | None, Query(max_length=40, description="Only matches of this game.")]
Older = Annotated[
    str | None, Query(max_length=16, pattern="^[a-z2-9]+$", description="Only older ones than this match.")
]
PageSize = Annotated[int, Query(ge=1, le=100)]


@router.get("/matches/{table}")
async def one_match(request: Request, table: TableId) -> MatchTold:
    """A finished match: this link is for ever, and for anybody who has it."""
    async with house(request).database.reading() as connection:
        return MatchTold.model_validate(await records.told_match(connection, table))


@router.get("/matches/{table}/document", response_model_exclude_unset=True)
async def download(request: Request, response: Response, table: TableId) -> MatchDocument:
    """A finished match as a file, the seed revealed; `ludoteca verify` proves that it was played by the rules."""
    row, log = await whole_match(request, table)
    document = await asyncio.to_thread(records.written, row, log)
    response.headers["Content-Disposition"] = f'attachment; filename="{row.game}-{row.id}.json"'
    return MatchDocument.model_validate(document)


@router.get("/matches/{table}/views")
async def look_back(request: Request, table: TableId, entry: Number, seat: Watching = None) -> ViewTold:
    """A finished match as any seat, or who watched, saw it after so many entries."""
    row, log = await whole_match(request, table)
    return ViewTold.model_validate(await asyncio.to_thread(records.seen_after, row, log, entry, seat))


async def whole_match(request: Request, table: str) -> tuple[TableRow, list[Entry]]:
    """A finished match with its log, to be played once more in a thread of its own: logs can be long."""
    here = house(request)
    here.limits.check("replays", address_of(request))
    async with here.database.reading() as connection:
        row = await records.finished_match(connection, table)
    return row, await here.entries.load(table)


@router.get("/me/history")
async def my_history(
    request: Request, me: Me, game: OneGame = None, before: Older = None, limit: PageSize = 20
) -> HistoryPage:
    """My finished matches, the newest first."""
    house(request).limits.check("replays", address_of(request))
    wanted = records.Wanted(None if game is None else known_game(game), before, limit)
    async with house(request).database.reading() as connection:
        return HistoryPage.model_validate(await records.history(connection, me.id, wanted))


@router.get("/me/statistics")
async def my_statistics(request: Request, me: Me) -> StatisticsTold:
    """What my finished matches add up to, by game and number of players."""
    house(request).limits.check("replays", address_of(request))
    async with house(request).database.reading() as connection:
        return StatisticsTold.model_validate(await tallies.statistics(connection, me.id))


@router.get("/ratings/{game}")
async def best_players(request: Request, game: GameName) -> RatingList:
    """The best people and bots of a game, by rated matches."""
    async with house(request).database.reading() as connection:
        found = await ratings.best(connection, known_game(game))
    return RatingList(game=game, players=[rated_told(line) for line in found])


def rated_told(line: ratings.Listed) -> RatedTold:
    """A line of a game's list."""
    strength = line.rated.strength
    numbers = {"ordinal": strength.ordinal, "matches": line.rated.matches, **asdict(strength)}
    return RatedTold.model_validate({"name": line.name, "kind": line.kind, **numbers})


def known_game(name: str) -> str:
    """Refuse a game that nobody can play here."""
    if name not in game_names():
        raise Problem(404, "game", f"There is no such game. Choose one of: {', '.join(game_names())}.")
    return name
