"""The names of the players at a table on this computer."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.locales import LANGUAGES, t
from ludoteca.terminal.saved_matches import SavedMatch


def seat_names(bots: Sequence[str | None], language: str) -> list[str]:
    """The names by seat: bots by level, people by number if there are several; None is a person."""
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    names: list[str] = []
    for seat, bot in enumerate(bots):
        if bot is not None:
            name = bot_name(bot, language)
        elif len(people) > 1:
            name = t(language, "page-player", {"number": people.index(seat) + 1})
        else:
            name = t(language, "page-me")
        same = sum(other == name or other.startswith(f"{name} ") for other in names)
        names.append(f"{name} {same + 1}" if same else name)
    return names


def bot_name(bot: str, language: str) -> str:
    """A level in the reader's language, with its budget if it has one; other bots keep their names."""
    level, _, budget = bot.partition("@")
    name = t(language, f"page-level-{level}")
    return " ".join([level if name.startswith("page-") else name, *([budget] if budget else [])])


def saved_names(saved: SavedMatch, language: str) -> list[str]:
    """The names in a file. Names that this module gave are translated into the reader's language."""
    bots = [str(seat["bot"]) if seat.get("bot") else None for seat in saved.document["seats"]]
    given = [seat_names(bots, each) for each in LANGUAGES]
    translated = seat_names(bots, language)
    return [
        new if bot is not None or old in names else old
        for old, new, bot, names in zip(saved.names, translated, bots, zip(*given, strict=True), strict=True)
    ]
