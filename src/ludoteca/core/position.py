"""Reading a position document, with errors that say what was expected."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import BadPosition
from ludoteca.core.types import Document, whole

REQUIRED: Any = object()


class Reader:
    """Reads values from a document and refuses missing ones and those of the wrong kind."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self.asked: set[str] = set()

    def value(self, name: str, default: Any = REQUIRED) -> Any:
        """The value with this name, or the default."""
        self.asked.add(name)
        if name in self._document:
            return self._document[name]
        if default is REQUIRED:
            raise BadPosition("errors-position-lacks", name=repr(name))
        return default

    def number(self, name: str, least: int, most: int, default: Any = REQUIRED) -> int:
        """A whole number within bounds."""
        return whole_number(name, self.value(name, default), least, most)

    def flag(self, name: str, default: Any = REQUIRED) -> bool:
        """True or false."""
        value = self.value(name, default)
        if not isinstance(value, bool):
            raise BadPosition("errors-position-flag", name=repr(name), value=repr(value))
        return value

    def list_of(self, name: str, length: int, default: Any = REQUIRED) -> list[Any]:
        """A list of this length."""
        value = self.value(name, default)
        if not isinstance(value, list) or len(value) != length:
            raise BadPosition("errors-position-list", name=repr(name), length=length, value=repr(value))
        return value

    def numbers(self, name: str, length: int, least: int, most: int) -> list[int]:
        """A list of whole numbers within bounds."""
        return [whole_number(name, value, least, most) for value in self.list_of(name, length)]

    def seat_or_none(self, name: str, players: int) -> int | None:
        """A seat, or null."""
        return None if self.value(name) is None else self.number(name, 0, players - 1)


def whole_number(name: str, value: Any, least: int, most: int) -> int:
    """Check a whole number within bounds."""
    number = whole(value)
    if number is None or not least <= number <= most:
        given = {"name": repr(name), "value": repr(value)}
        raise BadPosition("errors-position-number", least=least, most=most, **given)
    return number
