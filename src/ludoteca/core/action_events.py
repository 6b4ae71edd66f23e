"""What one action caused: each reader gets the events that it may see, and what they mean in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.core.messages import sentences
from ludoteca.core.records import duplicate
from ludoteca.core.types import Box, Document, Ints, Seat
from ludoteca.core.writers import EVERYBODY, SPECTATOR

if TYPE_CHECKING:
    from ludoteca.core.game import Game


class ActionEvents:
    """The events of one action, as documents that are made when somebody asks for them."""

    __slots__ = ("_box", "_rows", "game", "ply")

    def __init__(self, game: Game, box: Box, rows: Ints, ply: int) -> None:
        """Keep the state after the action, and the rows that `apply` filled in; `ply` is the number of the action."""
        self.game = game
        self.ply = ply
        self._box = box if game.events_outlive_states else duplicate(box)
        self._rows = rows[: rows[0, 0] + 1].copy()

    def everything(self) -> list[Any]:
        """All events, hidden ones included."""
        return self.game.events(self._box, self._rows, EVERYBODY, self.ply)

    def seen_by(self, seat: Seat | None) -> list[Any]:
        """The events as a seat (or a spectator, None) sees them; when the match is over, nothing is hidden."""
        return self.game.events(self._box, self._rows, reader_of(seat), self.ply)

    def seen_json(self, seat: Seat | None) -> bytes:
        """The same as `seen_by`, as JSON."""
        return self.game.events_json(self._box, self._rows, reader_of(seat), self.ply)

    def narration(self, seat: Seat | None) -> list[Document]:
        """What the events mean to a seat (or a spectator), a message for each sentence."""
        return self.game.narration(self._box, self._rows, reader_of(seat))

    def text(self, language: str = "en", seat: Seat | None = None) -> str:
        """The text of what the events mean to a seat (or a spectator)."""
        return sentences(self.narration(seat), language)

    def narration_json(self, seat: Seat | None) -> bytes:
        """The same as `narration`, as JSON."""
        return self.game.narration_json(self._box, self._rows, reader_of(seat))


def reader_of(seat: Seat | None) -> int:
    """The number of a reader in compiled code: a seat, or a spectator."""
    return SPECTATOR if seat is None else seat
