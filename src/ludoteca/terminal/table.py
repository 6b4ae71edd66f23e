"""The interface of a table: in this process, or at a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludoteca.core.game import Game
from ludoteca.core.types import Document, Seat
from ludoteca.match.log import Refused

if TYPE_CHECKING:
    from ludoteca.search.analysis_document import Analysis


PrintLine = Callable[[str], None]


@dataclass(frozen=True)
class Step:
    """One entry of a match's log with its events, as a seat or a spectator sees it."""

    entry: int
    """Its number, from 1."""
    kind: str
    by: Seat | None
    events: list[Document] = field(default_factory=list)
    says: list[Document] = field(default_factory=list)
    """What the events mean, a message for each sentence."""


@dataclass(frozen=True)
class Hint:
    """A recommended action, with its chances and the reasons for and against it."""

    action: str
    win: float
    points: float
    reasons: list[Document]
    guesses: list[Document] = field(default_factory=list)
    """What other seats seem to be after, as messages; the same for all hints."""


def undoable_plies(steps: Sequence[Step], mine: Sequence[Seat], ply: int) -> list[int]:
    """The numbers of our actions that can be undone, the latest last; `ply` is the present one."""
    plies = [step.events[0]["ply"] for step in steps if step.kind == "act" and step.by in mine and step.events]
    return [each for each in plies if each < ply]


class Table(ABC):
    """A match with the people of this terminal; everything that may take time is async."""

    game: Game
    names: list[str]
    mine: list[Seat]
    """The seats of this terminal; none for a spectator."""
    is_shared = False
    """Whether several people take turns at this terminal."""
    has_chat = False
    is_online = False
    """Whether the table is at a server."""

    @property
    @abstractmethod
    def to_move(self) -> Seat | None:
        """The seat to move; None when the match is over."""

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
        """The view of one of our seats, or of a spectator."""

    def actions(self) -> list[str]:
        """All legal actions of the seat to move, if the table knows them without a view."""
        return []

    @abstractmethod
    async def act(self, action: str) -> None:
        """Carry out an action of the seat to move; raises a LudotecaError with the reason if it is refused."""

    @abstractmethod
    async def undo(self) -> None:
        """Undo our last action, or ask the others."""

    @abstractmethod
    async def preview(self, action: str) -> Document:
        """What a legal action would bring."""

    @abstractmethod
    async def hint(self) -> list[Hint]:
        """The recommended actions, the best first."""

    @abstractmethod
    async def log(self, seat: Seat | None) -> list[Step]:
        """All entries so far, as a seat or a spectator sees them."""

    @abstractmethod
    async def view_at(self, entry: int, seat: Seat | None) -> Document:
        """The view after a number of entries."""

    @property
    def seconds_to_hints(self) -> float | None:
        """The seconds until hints are ready; None if they are."""
        return None

    @abstractmethod
    async def wait_for_change(self) -> None:
        """Wait until something has changed: a bot has moved, or the server has sent news."""

    @abstractmethod
    def continue_text(self, language: str) -> str:
        """How to continue the match later, to print when the person leaves."""

    @property
    def asked(self) -> Document | None:
        """A question that waits for our answer: `seat`, `topic` and values."""
        return None

    async def answer(self, agree: bool) -> None:
        """Answer the question."""
        raise Refused("asked", sentence="Nobody asked anything.")

    async def say(self, text: str) -> None:
        """Send a chat message."""
        raise Refused("chat", sentence="There is nobody to talk to at this table.")

    def messages(self) -> list[tuple[str, str]]:
        """The chat so far: names and texts."""
        return []

    @property
    def clocks(self) -> list[float | None]:
        """The seconds that each seat has left, None for seats without a clock; empty at a table without clocks."""
        return []

    @property
    def partings(self) -> list[str]:
        """What a player can do now beside playing: `resign`, `leave` for good, `end` the match, play `again`."""
        return []

    async def part(self, how: str) -> None:
        """Do one of the partings."""
        raise Refused("phase", sentence=f"Nobody can {how} at this table.")

    async def has_rematch(self) -> bool:
        """Whether the others have opened a rematch and wait for us there."""
        return False

    can_analyse = False
    """Whether the finished match can be analyzed here."""

    async def analyse(self, report: Callable[[float], None]) -> Analysis:
        """All chances during the finished match; `report` gets the progress, from 0 to 1."""
        raise Refused("phase", sentence="This match cannot be analyzed here.")

    is_rated = False
    """Whether the match counts for everybody's rating."""

    @property
    def status(self) -> str:
        """The message about the connection; empty if it works."""
        return ""

    @property
    def bots_ahead(self) -> int:
        """About how many decisions of other bots come before that of the bot to move."""
        return 0
