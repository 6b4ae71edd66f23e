"""What the terminal asks of a table, wherever it stands: in this process, or at a service."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from ludoteca.core.game import Game
from ludoteca.core.types import Document, Seat
from ludoteca.match.log import Refused


@dataclass(frozen=True)
class Step:
    """One entry of a match's log with what it caused, as one seat or who watches saw it."""

    entry: int
    """How many entries there were after it."""
    kind: str
    by: Seat | None
    events: list[Document] = field(default_factory=list)


@dataclass(frozen=True)
class Advice:
    """An action worth considering, with what it promises and what speaks for and against it."""

    action: str
    win: float
    points: float
    reasons: list[Document]


class Table(ABC):
    """A match and the people of this terminal at it; everything that may take a while is awaited."""

    game: Game
    names: list[str]
    mine: list[Seat]
    """The seats that this terminal acts for; none for who watches."""
    is_shared = False
    """Whether several people take turns at this terminal."""
    has_chat = False

    @property
    @abstractmethod
    def to_move(self) -> Seat | None:
        """The seat whose decision is awaited; None when there is none any more."""

    @property
    @abstractmethod
    def result(self) -> Document | None:
        """How the match ended: reason, scores, ranks; None while it runs."""

    @property
    @abstractmethod
    def length(self) -> int:
        """The number of entries in the log."""

    @abstractmethod
    def view(self, seat: Seat | None) -> Document:
        """What a seat of ours, or who watches, sees now."""

    def actions(self) -> list[str]:
        """All legal actions of the seat to move as texts, where they are known without looking at the view."""
        return []

    @abstractmethod
    async def act(self, action: str) -> None:
        """Carry out an action of the seat to move; raises a LudotecaError that says why not."""

    @abstractmethod
    async def undo(self) -> None:
        """Take back our last action, or ask for it."""

    @abstractmethod
    async def preview(self, action: str) -> Document:
        """What a legal action would bring."""

    @abstractmethod
    async def hint(self) -> list[Advice]:
        """What would be wise, the best first."""

    @abstractmethod
    async def story(self, seat: Seat | None) -> list[Step]:
        """Everything that has happened, as a seat or who watches saw it."""

    @abstractmethod
    async def view_at(self, entry: int, seat: Seat | None) -> Document:
        """The table as it was after so many entries."""

    @abstractmethod
    async def forward(self) -> None:
        """Wait until something has changed: a program has moved, or news has come."""

    @abstractmethod
    def farewell(self, language: str) -> str:
        """What to say to somebody who goes: how to come back."""

    @property
    def asked(self) -> Document | None:
        """A question that waits for our answer: `seat`, `topic` and values."""
        return None

    async def answer(self, agree: bool) -> None:
        """Agree to what was asked, or not."""
        raise Refused("asked", "Nobody asked anything.")

    async def say(self, text: str) -> None:
        """Say something to the others at the table."""
        raise Refused("chat", "There is nobody to talk to at this table.")

    def heard(self) -> list[tuple[str, str]]:
        """What was said at the table: names and lines."""
        return []

    @property
    def clocks(self) -> list[float | None]:
        """The seconds that each seat has left now, None for who has no clock; nothing at a table without clocks."""
        return []

    @property
    def partings(self) -> list[str]:
        """What can be wished now beside playing: to `resign`, to `leave` for good, to `end`, to play `again`."""
        return []

    async def part(self, how: str) -> None:
        """Do one of the partings."""
        raise Refused("phase", f"Nobody can {how} at this table.")

    async def is_awaited(self) -> bool:
        """Whether the others have laid the table for another match and wait for us there."""
        return False

    is_rated = False
    """Whether the match counts for everybody's rating."""

    @property
    def status(self) -> str:
        """The message about the connection, if there is something to say."""
        return ""
