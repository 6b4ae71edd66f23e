"""The errors of Ludoteca, each with a text for the person who reads it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce


class LudotecaError(Exception):
    """Anything Ludoteca refuses; the text says what was wrong and what is possible.

    An error for people has a `message` of `locales` with its values, and every reader gets it in their own language. An
    error for programmers has a `sentence`, which is the same in every language. `str()` is English. A value may be
    another error.
    """

    nearest: str | None = None
    """A name that exists and resembles the one that does not; see `suggestions`."""

    def __init__(self, message: str | None = None, *, sentence: str | None = None, **values: object) -> None:
        if (message is None) == (sentence is None):
            raise TypeError("An error has either a message or a sentence.")
        super().__init__(message or sentence)
        self.message = message
        self.plain = sentence
        self.values = values

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        """The text of the error in a language."""
        if self.message is None:
            return str(self.plain)
        from ludoteca.locales import t

        text = t(language, self.message, {name: show_value(value, language) for name, value in self.values.items()})
        return text if self.nearest is None else f"{text} {t(language, 'errors-nearest', {'name': self.nearest})}"


def show_value(value: object, language: str) -> str | float:
    """A value as a message shows it, numbers without thousands separators."""
    if isinstance(value, LudotecaError):
        return value.text(language)
    if isinstance(value, int):
        from ludoteca.locales import plain_number

        return plain_number(value)
    return str(value)


def either(choices: Iterable[object]) -> object:
    """Several choices as one value: "this or that"."""
    return reduce(lambda one, other: LudotecaError("errors-or", one=one, other=other), choices)


def translation(message: str, language: str) -> str:
    """A message in a language other than English, or nothing if there is no such message."""
    from ludoteca.locales import LANGUAGES, has, t

    return t(language, message) if language != LANGUAGES[0] and has(message) else ""


class UnknownGame(LudotecaError):
    """No game of that name."""


class BadOption(LudotecaError):
    """A table option or a number of players that the game does not know."""


class BadSeed(LudotecaError):
    """Something that cannot be a seed."""


class BadPosition(LudotecaError):
    """A position that cannot be read or cannot arise."""


class UnreadableAction(LudotecaError):
    """A text or number that is not an action of the game."""


class IllegalAction(LudotecaError):
    """An action that the rules forbid now: the message, the number of the rule, and a name for programs."""

    def __init__(
        self, message: str | None = None, rule: str = "", name: str | None = None, *, sentence: str | None = None
    ) -> None:
        super().__init__(message, sentence=sentence)
        self.args = (message or sentence, rule, name)
        self.rule = rule
        self.name = name

    @property
    def reason(self) -> str:
        """The text in English, without the rule."""
        return super().text("en")

    def text(self, language: str) -> str:
        """The text in a language, with the rule."""
        return f"{super().text(language)} ({self.rule})"
