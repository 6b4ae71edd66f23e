"""HTTP for the texts of games: their rulebooks and messages, in all languages that have a translation."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response

from ludoteca.core.game import Game
from ludoteca.core.library import game as find_game
from ludoteca.core.rulebook import players_book, rulebook_document
from ludoteca.locales import game_text, has
from ludoteca.server.http.match_models import GameMessages, Rulebook
from ludoteca.server.http.matches import known_game
from ludoteca.server.http.models import REFUSAL
from ludoteca.server.http.parameters import GameName

router = APIRouter(prefix="/api", tags=["rules"], responses=dict.fromkeys((404, 422), REFUSAL))

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


@router.get("/games/{game}/messages")
async def messages(response: Response, game: GameName, lang: Language = "en") -> GameMessages:
    """A game's messages, for clients that were not built with them."""
    response.headers["Cache-Control"] = CACHE_HOUR
    return GameMessages(fluent=read_messages(known_game(game), lang))


@cache
def read_messages(game: str, language: str) -> str:
    """A game's messages; its title and its lead are there even if it has no messages of its own."""
    return "\n".join([default_messages(find_game(game)), game_text(game, language)])


def default_messages(game: Game) -> str:
    """The messages that the start page needs and the game does not bring, from its title and credits."""
    needed = {f"{game.name}-box-title": game.title, f"{game.name}-box-lead": game.credits, f"{game.name}-box-more": ""}
    return "\n".join(f"{name} = {literal(text)}" for name, text in needed.items() if not has(name))


def literal(text: str) -> str:
    """A text as a Fluent literal, in which nothing has a special meaning."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'
