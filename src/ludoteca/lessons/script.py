"""The script of a game's lesson: `lesson.json` beside the game's rules.

It names positions and steps. Every step is one action of the learner: what is accepted, what answers other legal
actions get, and how the other players reply. Actions are patterns of the game's notation, with `*` and `?`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.library import game, game_names
from ludoteca.core.types import Document, Seat

FILE = "lesson.json"


@dataclass(frozen=True)
class Step:
    """One action of the learner."""

    name: str
    rule: str
    """The number of the rule that it teaches."""
    accept: Sequence[str]
    """Patterns of the actions that are accepted."""
    wrong: Sequence[Sequence[str]]
    """Patterns of other actions, each with the name of the answer to them; the first pattern that fits counts."""
    position: str | None = None
    """The position in which it begins; without one it continues the step before."""
    brings: Mapping[str, int] = field(default_factory=dict)
    """What the preview of an accepted action contains at least, by path: `points.after.groups`."""
    replies: Sequence[str | Sequence[str]] = ()
    """What the others do afterwards: an action, or several of which the first legal one counts."""

    def answer_to(self, action: str) -> str | None:
        """The name of the answer to a legal action that is not accepted."""
        return next((name for pattern, name in self.wrong if fnmatchcase(action, pattern)), None)


@dataclass(frozen=True)
class Script:
    """A whole lesson."""

    game: Game
    seat: Seat
    """The learner's seat."""
    names: Sequence[str]
    """The names of the players by seat; that of the learner is empty."""
    positions: Mapping[str, Document]
    steps: Sequence[Step]
    rule: str
    """The number of the rule about winning, for the last words."""
    refusals: Sequence[str] = ()
    """Patterns of actions whose refusals a recording contains."""

    def message(self, *parts: str) -> str:
        """The id of a message of the lesson."""
        return "-".join((self.game.name, "learn", *parts))


def lesson_names() -> list[str]:
    """The games that have a lesson."""
    return [name for name in game_names() if file_of(game(name)).is_file()]


def file_of(found: Game) -> Path:
    """The file with the lesson of a game."""
    return found.source_folder / FILE


def read_script(name: str) -> Script:
    """The lesson of a game; refused if it has none."""
    found = game(name)
    if not file_of(found).is_file():
        raise LudotecaError("errors-no-lesson", game=found.title, games=", ".join(lesson_names()))
    document: dict[str, Any] = json.loads(file_of(found).read_text("utf-8"))
    return Script(found, steps=[Step(**step) for step in document.pop("steps")], **document)
