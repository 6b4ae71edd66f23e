"""HTTP for daily deals: submitting a match, which is replayed with all decisions of its bot, and the list of a day."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request

from ludoteca.server.context import context_of
from ludoteca.server.edge.addresses import address_of
from ludoteca.server.edge.authentication import maybe_person
from ludoteca.server.errors import RequestRefused
from ludoteca.server.http.match_models import AddedMatch, DailyTable, PlayedMatch
from ludoteca.server.http.matches import known_game
from ludoteca.server.http.models import REFUSAL
from ludoteca.server.http.parameters import GameName, Me
from ludoteca.server.people import daily

router = APIRouter(
    prefix="/api/daily",
    tags=["records"],
    responses=dict.fromkeys((404, 422, 429, 503), REFUSAL),
)

Day = Annotated[str, Path(max_length=10, examples=["2026-11-18"], description="A day in UTC.")]


@router.post(
    "/{game}/{day}",
    status_code=201,
    responses=dict.fromkeys((400, 401, 403, 413, 415), REFUSAL),
)
async def submit_deal(request: Request, me: Me, game: GameName, day: Day, played: PlayedMatch) -> AddedMatch:
    """Submit my match of a daily deal, which also adds it to my history; the first one of a day counts."""
    context = context_of(request)
    if me.owner is not None:
        raise RequestRefused(403, "program", "Daily deals are for people. Programs can meet in the arena.")
    context.limits.check("imports", me.id)
    found = daily.read_deal(played.model_dump(), known_game(game), day)
    context.limits.check("replayed", address_of(request), amount=found.cost)
    match = await context.bots.run_when_idle(partial(daily.prove_deal, found))
    async with context.database.writing() as connection:
        return AddedMatch(id=await daily.store_deal(connection, me, day, found, match))


@router.get("/{game}/{day}")
async def get_day(request: Request, game: GameName, day: Day) -> DailyTable:
    """The results of a daily deal, the best first."""
    context, person = context_of(request), await maybe_person(request)
    context.limits.check("replays", address_of(request))
    me = None if person is None else person.id
    async with context.database.reading() as connection:
        found = await daily.day_document(connection, known_game(game), daily.known_day(day), me)
    return DailyTable.model_validate(found)
