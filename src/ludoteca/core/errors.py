"""What can go wrong, in sentences for the person who reads them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce


class LudotecaError(Exception):
    """Anything Ludoteca refuses; the text says what was wrong and what is possible.

    It names a message of `locales` with its values, and every reader is told in their own language; or it is a sentence
    for programmers, the same in every language. As a text it is English. A value may be another error.
    """

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """The refusal in a language."""
        if " " in self.message:
            return self.message
        from ludoteca.locales import t

        return t(language, self.message, {name: shown(value, language) for name, value in self.values.items()})


def shown(value: object, language: str) -> str | float:
    """A value as a message shows it; numbers without marks between their thousands."""
    if isinstance(value, LudotecaError):
        return value.said(language)
    if isinstance(value, int):
        from ludoteca.locales import plain_number

        return plain_number(value)
    return str(value)


def either(choices: Iterable[object]) -> object:
    """Several choices as one value: "this or that"."""
    return reduce(lambda one, other: LudotecaError("errors-or", one=one, other=other), choices)


def words_for(message: str, language: str) -> str:
    """A message in another language than English; nothing if there is no such message."""
    from ludoteca.locales import LANGUAGES, t

    said = t(language, message)
    return "" if language == LANGUAGES[0] or said == message else said


class UnknownGame(LudotecaError):
    """No game of that name."""


class BadOption(LudotecaError):
    """A table option or a number of players that the game does not know."""


class BadSeed(LudotecaError):
    """Something that is no seed."""


class BadPosition(LudotecaError):
    """A position that cannot be read or cannot arise."""


class UnreadableAction(LudotecaError):
    """A text or number that names no action of the game at all."""


class IllegalAction(LudotecaError):
    """An action that the rules forbid now: the reason, the number of the rule, and the reason's name for programs."""

    def __init__(self, reason: str, rule: str, name: str | None = None) -> None:
        super().__init__(reason)
        self.args = (reason, rule, name)
        self.reason = reason
        self.rule = rule
        self.name = name

    def said(self, language: str) -> str:
        """The game's own sentence, with the rule."""
        return f"{self.reason} ({self.rule})"
