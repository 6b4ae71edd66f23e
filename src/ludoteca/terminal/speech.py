"""In which language, and from whose side, the terminal speaks."""

from __future__ import annotations

from dataclasses import dataclass, field

from babel.lists import format_list

from ludoteca.core.errors import IllegalAction, LudotecaError
from ludoteca.core.types import Seat
from ludoteca.locales import t


@dataclass
class Speech:
    """A language, the names at the table, and whose eyes are reading: a seat, or None for who watches."""

    language: str
    names: list[str] = field(default_factory=list)
    eyes: Seat | None = None
    is_shared: bool = False
    """Whether several people read the same screen: then everybody is called by name."""

    def t(self, message: str, **values: str | float) -> str:
        """A message in this language."""
        return t(self.language, message, values)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self.t(message) != message

    def is_you(self, seat: Seat | None) -> bool:
        """Whether a seat is the reader's, who is then called `you`."""
        return seat is not None and seat == self.eyes and not self.is_shared

    def name(self, seat: Seat | None) -> str:
        """The name of a seat; `You` for the reader."""
        if seat is None:
            return ""
        return self.t("page-me") if self.is_you(seat) else self.names[seat]

    def person(self, seat: Seat | None) -> dict[str, str]:
        """What messages about a player need; the reader stays `You` in a replay seen by somebody else."""
        name = self.name(seat)
        return {"who": "you" if name == self.t("page-me") else "other", "name": name}

    def listed(self, words: list[str]) -> str:
        """Several words in one: "red, blue and green"."""
        return format_list(words, locale=self.language)

    def told(self, name: str, what: str) -> str:
        """A name and what is told of it, with the colon as this language sets it."""
        return self.t("terminal-told", name=name, what=what)

    def refusal(self, refused: LudotecaError, game: str) -> str:
        """Why something is not possible, in this language, with the rule."""
        reason = getattr(refused, "name" if isinstance(refused, IllegalAction) else "reason", None)
        code, rule = getattr(refused, "code", None), getattr(refused, "rule", None)
        for message in (f"{game}-refusal-{reason}", f"page-refused-{code}"):
            if self.has(message) and code != "unreadable":
                return f"{self.t(message)} ({rule})" if rule else self.t(message)
        said = refused.said(self.language)
        return f"{said} {self.t('terminal-welcome')}" if said == self.t("page-refused-unreadable") else said
