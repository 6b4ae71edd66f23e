"""HTTP for the analysis of a finished match, for everybody who may see the match."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request, Response

from ludoteca.server.context import context_of
from ludoteca.server.edge.addresses import address_of
from ludoteca.server.http.analysis_model import AnalysisDocument
from ludoteca.server.http.models import REFUSAL
from ludoteca.server.http.parameters import TableId
from ludoteca.server.people import archive

router = APIRouter(
    prefix="/api",
    tags=["records"],
    responses=dict.fromkeys((404, 409, 422, 429, 503), REFUSAL),
)


@router.get("/matches/{table}/analysis", response_model=AnalysisDocument)
async def get_analysis(request: Request, table: TableId) -> Response:
    """The present analysis of a finished match; ask again until `done` is 1, and it gets better."""
    context, address = context_of(request), address_of(request)
    context.limits.check("replays", address)
    async with context.database.reading() as connection:
        row = await archive.finished_match(connection, table)
    log = await context.match_log.load(table)
    found = await context.analyses.get(
        table, partial(archive.replay, row, log), lambda: context.limits.check("analyses", address)
    )
    return Response(found, media_type="application/json")
