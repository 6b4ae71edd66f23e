"""HTTP for the rulebooks: the numbered rules of every game, in the languages in which they were written."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response

from ludoteca.core.library import game as find_game
from ludoteca.core.rulebook import rulebook_document
from ludoteca.server.models import Trouble
from ludoteca.server.models_records import RulebookTold
from ludoteca.server.routes_records import GameName, known_game

router = APIRouter(prefix="/api", tags=["rules"], responses={code: {"model": Trouble} for code in (404, 422)})

FOR_AN_HOUR = "public, max-age=3600"
Language = Annotated[Literal["en", "it", "fr", "pl"], Query(description="English where there is no translation.")]


@router.get("/rules/{game}")
async def rulebook(response: Response, game: GameName, lang: Language = "en") -> RulebookTold:
    """A game's numbered rules."""
    response.headers["Cache-Control"] = FOR_AN_HOUR
    return written(known_game(game), lang)


@cache
def written(game: str, language: str) -> RulebookTold:
    """A rulebook, read once."""
    return RulebookTold.model_validate(rulebook_document(find_game(game).rulebook(language)))
