"""Link previews: what chats and social networks show of a link to the page (Open Graph).

Previews need absolute addresses, so they are written into the page for the address at which it was asked for. Like the
page itself, they show no more of a table than its link allows: invitations are in the part of a link that browsers do
not send, so the host of a table that is not public is not named.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from ludoteca.core.library import game as find_game
from ludoteca.core.library import game_names
from ludoteca.locales import LANGUAGES, has, join_words, t
from ludoteca.server.store.tables import FINISHED, OPEN

HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
GUEST = re.compile(r"Guest (\d{4})")
"""The name that the server gives to guests who have not chosen one."""
PICTURE = "/preview.png"
WIDTH, HEIGHT = 1200, 630
"""The size of the picture in pixels."""
TITLE = "Ludoteca"
END_OF_HEAD = b"</head>"
MAX_PREFERENCES = 10
"""How many languages of an Accept-Language header are read."""


@dataclass(frozen=True)
class LinkedTable:
    """What everybody who has a link to a table may know about it."""

    game: str
    phase: str
    rated: bool
    host: str | None = None
    """The host's name, if the table is public."""


def origin_of(scheme: str, host: str) -> str | None:
    """The beginning of absolute addresses; None for a Host header that is not a host."""
    return f"{scheme}://{host}" if HOST.fullmatch(host) else None


def preferred_language(accepted: str) -> str:
    """The best of our languages for an Accept-Language header; English without one, as most crawlers ask."""
    wanted = [each.partition(";") for each in accepted.split(",")[:MAX_PREFERENCES]]
    ranked = sorted(((weight(rest), name.strip().lower()[:2]) for name, _, rest in wanted), key=lambda each: -each[0])
    return next((name for share, name in ranked if share > 0 and name in LANGUAGES), LANGUAGES[0])


def weight(parameters: str) -> float:
    """The weight of a language: 1 unless `q=` says otherwise."""
    name, _, value = parameters.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


def preview_texts(path: str, language: str, table: LinkedTable | None) -> tuple[str, str]:
    """The title and the text of a preview."""
    _, screen, name = (*path.split("/", 2), "", "")[:3]
    if table is not None:
        return table_texts(table, language)
    if screen == "rules" and name in game_names():
        return t(language, "preview-rules", {"game": game_title(name, language)}), t(language, "preview-rules-text")
    games = join_words(language, [game_title(each, language) for each in game_names()])
    return TITLE, t(language, "preview-play", {"games": games})


def table_texts(table: LinkedTable, language: str) -> tuple[str, str]:
    """The title and the text for a table: who invites to what, or that there is a match to watch."""
    game = game_title(table.game, language)
    if table.phase != OPEN:
        return t(language, "preview-replay" if table.phase == FINISHED else "preview-watch", {"game": game}), TITLE
    text = t(language, "preview-rated" if table.rated else "preview-join")
    if table.host:
        return t(language, "preview-host", {"name": person_name(table.host, language), "game": game}), text
    return t(language, "preview-invited", {"game": game}), text


def game_title(game: str, language: str) -> str:
    """The name of a game, as its box shows it."""
    return t(language, f"{game}-box-title") if has(f"{game}-box-title") else find_game(game).title


def person_name(name: str, language: str) -> str:
    """A name, or the word for a guest in the reader's language."""
    guest = GUEST.fullmatch(name)
    return t(language, "page-guest", {"number": guest[1]}) if guest else name


def with_preview(page: bytes, origin: str, texts: tuple[str, str]) -> bytes:
    """The page with its tags at the end of the head."""
    head, found, body = page.partition(END_OF_HEAD)
    return head + preview_tags(origin, texts) + found + body if found else page


def preview_tags(origin: str, texts: tuple[str, str]) -> bytes:
    """The tags of a preview."""
    values = {"og:title": texts[0], "og:description": texts[1], "og:image": origin + PICTURE}
    return "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in values.items()).encode()
