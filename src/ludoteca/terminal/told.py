"""A refusal that every reader gets in their own language."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError


class Told(LudotecaError):
    """A refusal that is a message with its values; as a text it is English."""

    def __init__(self, message: str, **values: str | float) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """The refusal in a language."""
        from ludoteca.locales import t

        return t(language, self.message, self.values)
