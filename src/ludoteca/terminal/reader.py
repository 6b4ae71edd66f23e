"""The language and the point of view of everything that the terminal prints."""

from __future__ import annotations

from dataclasses import dataclass, field

from babel.lists import format_list

from ludoteca.core.errors import IllegalAction, LudotecaError
from ludoteca.core.messages import render
from ludoteca.core.types import Document, Seat
from ludoteca.locales import t


@dataclass
class Reader:
    """A language, the names at the table, and the reader's seat; None is a spectator."""

    language: str
    names: list[str] = field(default_factory=list)
    viewer: Seat | None = None
    is_shared: bool = False
    """Whether several people read the same screen; then nobody is called `You`."""
    coordinates: bool = False
    """Whether the board and the log show where things are, as actions are typed."""

    def t(self, message: str, **values: str | float) -> str:
        """A message in this language."""
        return t(self.language, message, values)

    def render(self, document: Document) -> str:
        """The text of a message that a game gives."""
        return render(document, self.language, self.person)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self.t(message) != message

    def is_you(self, seat: Seat | None) -> bool:
        """Whether to call the player on a seat `You`."""
        return seat is not None and seat == self.viewer and not self.is_shared

    def name(self, seat: Seat | None) -> str:
        """The name of a seat; `You` for the reader."""
        if seat is None:
            return ""
        return self.t("page-me") if self.is_you(seat) else self.names[seat]

    def person(self, seat: Seat | None) -> dict[str, str]:
        """The values of messages about a player. In a replay, the reader is `You` from every point of view."""
        name = self.name(seat)
        return {"who": "you" if name == self.t("page-me") else "other", "name": name}

    def join_words(self, words: list[str]) -> str:
        """Join words: "red, blue and green"."""
        return format_list(words, locale=self.language)

    def label(self, name: str, what: str) -> str:
        """Join a name and a text with a colon, as the language writes it."""
        return self.t("terminal-told", name=name, what=what)

    def refusal(self, refused: LudotecaError, game: str) -> str:
        """Why something is not possible, in this language, with the rule."""
        reason = getattr(refused, "name" if isinstance(refused, IllegalAction) else "reason", None)
        code, rule = getattr(refused, "code", None), getattr(refused, "rule", None)
        for message in (f"{game}-refusal-{reason}", f"page-refused-{code}"):
            if self.has(message) and code != "unreadable":
                return f"{self.t(message)} ({rule})" if rule else self.t(message)
        text = refused.text(self.language)
        return f"{text} {self.t('terminal-welcome')}" if text == self.t("page-refused-unreadable") else text
