"""What can go wrong, in sentences for the person who reads them."""

from __future__ import annotations


class LudotecaError(Exception):
    """Anything Ludoteca refuses; the text says what was wrong and what is possible."""


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
        super().__init__(reason, rule, name)
        self.reason = reason
        self.rule = rule
        self.name = name

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"
