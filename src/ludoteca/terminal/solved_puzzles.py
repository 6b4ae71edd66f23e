"""Which puzzles somebody has solved on this computer, and how many in a row."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludoteca.puzzles.puzzle import Puzzle
from ludoteca.terminal.saved_matches import matches_folder

FILE = "puzzles.json"


class SolvedPuzzles:
    """The solved puzzles of a game, in a file; one that cannot be read counts as empty."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self.game = game
        self.path = (folder or matches_folder().parent) / FILE
        known = self.read().get(game, {})
        self.ids: set[str] = set(known.get("solved", []))
        self.streak = int(known.get("streak", 0))

    def read(self) -> dict[str, Any]:
        """What the file contains about all games."""
        try:
            found = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def add(self, puzzle: Puzzle, is_clean: bool) -> None:
        """Note a solved puzzle; it continues the streak if the first answer was right."""
        self.ids.add(puzzle.id)
        self.streak = self.streak + 1 if is_clean else 0
        document = {**self.read(), self.game: {"solved": sorted(self.ids), "streak": self.streak}}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(document) + "\n", "utf-8")

    def list_unsolved(self, puzzles: Iterable[Puzzle]) -> list[Puzzle]:
        """The puzzles that are still to be solved, the easy ones first."""
        return sorted((each for each in puzzles if each.id not in self.ids), key=lambda each: each.difficulty)
