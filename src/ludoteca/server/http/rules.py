"""HTTP for the rulebooks: the numbered rules of every game, in all languages that have a translation."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response

from ludoteca.core.library import game as find_game
from ludoteca.core.rulebook import players_book, rulebook_document
from ludoteca.server.http.match_models import Rulebook
from ludoteca.server.http.matches import known_game
from ludoteca.server.http.models import Refusal
from ludoteca.server.http.parameters import GameName

router = APIRouter(prefix="/api", tags=["rules"], responses={code: {"model": Refusal} for code in (404, 422)})

CACHE_HOUR = "public, max-age=3600"
Language = Annotated[Literal["en", "it", "fr", "pl"], Query(description="English where there is no translation.")]


@router.get("/rules/{game}")
async def rulebook(response: Response, game: GameName, lang: Language = "en") -> Rulebook:
    """A game's numbered rules."""
    response.headers["Cache-Control"] = CACHE_HOUR
    return read_rulebook(known_game(game), lang)


@cache
def read_rulebook(game: str, language: str) -> Rulebook:
    """Read a rulebook, once."""
    return Rulebook.model_validate(rulebook_document(players_book(find_game(game).rulebook(language))))
