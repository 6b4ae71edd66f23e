"""What a game tells people: the id of a message and its values, and the text of it in a language.

A value is a number, a text that is the same in every language, another message, or a list of messages. A value named
`seat` is a player: the message gets `name` and `who`, which is `you` for the reader and `other` for everybody else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from ludoteca.core.types import Document, Seat

Person: TypeAlias = Callable[[Seat], Mapping[str, str]]
"""Gives the `who` and the `name` of a seat, as one reader sees it."""


def message(name: str, /, **values: object) -> Document:
    """A message by its id, with its values."""
    return {"id": name, "values": values} if values else {"id": name}


def with_sign(number: int) -> str:
    """A number with its sign."""
    return f"−{-number}" if number < 0 else f"+{number}"


def render(document: Document, language: str = "en", person: Person | None = None) -> str:
    """The text of a message; without `person`, players are named by their seats."""
    from ludoteca.locales import has, t

    values: dict[str, str | float] = {}
    for name, value in document.get("values", {}).items():
        if name == "seat":
            values |= person(value) if person else seat_number(value, language)
        else:
            values[name] = value_text(value, language, person)
    return t(language, document["id"], values) if has(document["id"]) else fallback(document["id"], values)


def sentences(documents: Iterable[Document], language: str = "en", person: Person | None = None) -> str:
    """The texts of several messages, as one sentence each."""
    return " ".join(f"{render(document, language, person)}." for document in documents)


def seat_number(seat: Seat, language: str) -> dict[str, str]:
    """A player, named by the number of the seat."""
    from ludoteca.locales import t

    return {"who": "other", "name": t(language, "errors-seat", {"seat": seat})}


def value_text(value: object, language: str, person: Person | None) -> str | float:
    """A value as the text shows it."""
    from ludoteca.locales import join_words

    if isinstance(value, dict):
        return render(value, language, person)
    if isinstance(value, list):
        return join_words(language, [str(value_text(each, language, person)) for each in value])
    return value if isinstance(value, int | float) else str(value)


def fallback(name: str, values: Mapping[str, str | float]) -> str:
    """The text of a message that a game names and nobody has written: the end of its id, and the values."""
    shown = {each: value for each, value in values.items() if each not in ("who", "name")}
    who = [str(values["name"])] if "name" in values else []
    return " ".join([*who, name.split("-", 2)[-1].replace("-", " "), *map(str, shown.values())])
