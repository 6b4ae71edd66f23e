"""What everybody at a table on this computer is called."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.locales import LANGUAGES, t
from ludoteca.terminal.saved import Saved


def seat_names(bots: Sequence[str | None], language: str) -> list[str]:
    """What everybody is called: programs by level, people by number if there are several; None stands for a person."""
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    names: list[str] = []
    for seat, bot in enumerate(bots):
        if bot is not None:
            name = program_name(bot, language)
        elif len(people) > 1:
            name = t(language, "page-player", {"number": people.index(seat) + 1})
        else:
            name = t(language, "page-me")
        same = sum(other == name or other.startswith(f"{name} ") for other in names)
        names.append(f"{name} {same + 1}" if same else name)
    return names


def program_name(program: str, language: str) -> str:
    """A level in words, with its budget if it has one of its own; other programs keep their names."""
    level, _, budget = program.partition("@")
    said = t(language, f"page-level-{level}")
    return " ".join([level if said.startswith("page-") else said, *([budget] if budget else [])])


def names_of(kept: Saved, language: str) -> list[str]:
    """The names in a file; those that were given here are said in the reader's language, whatever it was then."""
    bots = [str(seat["bot"]) if seat.get("bot") else None for seat in kept.document["seats"]]
    given = [seat_names(bots, each) for each in LANGUAGES]
    said = seat_names(bots, language)
    return [
        new if bot is not None or old in names else old
        for old, new, bot, names in zip(kept.names, said, bots, zip(*given, strict=True), strict=True)
    ]
