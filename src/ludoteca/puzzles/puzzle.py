"""A puzzle: a position of a match, a question about it, and the right answers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.library import game as find_game
from ludoteca.core.state import State
from ludoteca.core.types import Action, Document, Seat, whole

KINDS = ("exact", "best", "turn", "reader")
ASKS = {
    "exact": ("win",),
    "best": ("best",),
    "turn": ("points", "honor", "gain"),
    "reader": ("goal",),
}
"""The questions of each kind."""
HARDEST = 5
CLOSE = 0.02
"""In puzzles of the kind `best`, every action this close to the best one is right."""


OPTIONAL = ("options", "best", "values", "choices", "levels")
"""What a puzzle may not have."""


class BadPuzzle(LudotecaError):
    """A puzzle that cannot be read, or does not agree with the rules."""


@dataclass(frozen=True)
class Puzzle:
    """A question about a position, which follows from a seed and a log of actions."""

    id: str
    """The kind, the number of players and the number of the match: `exact-2-118`."""
    game: str
    kind: str
    ask: str
    players: int
    seed: str
    log: Sequence[Action]
    seat: Seat
    """The seat that the question is about: the one to move, or for `reader` the one whose goal is asked for."""
    right: Sequence[int]
    """The right actions; for `reader` the right goal."""
    difficulty: int
    """From 1, which is easy, to 5."""
    options: Document = field(default_factory=dict)
    best: float | None = None
    """What the right answer brings: points, honor, cards, or a chance."""
    values: Mapping[str, float] = field(default_factory=dict)
    """For `best`, the chances of the actions that were compared; for `reader`, how likely each goal is."""
    choices: Sequence[int] = field(default_factory=list)
    """For `reader`, the goals to choose from, as they are numbered on the cards."""
    levels: Sequence[int] = field(default_factory=list)
    """How often each level found a right answer; see `TRIES` in `puzzles.rating`."""

    @cached_property
    def state(self) -> State:
        """The position of the puzzle; do not change it, but a copy."""
        state = find_game(self.game).new_as_recorded(self.players, self.seed.encode(), self.options)
        for number, action in enumerate(self.log):
            if (refused := state.why_illegal(action)) is not None:
                raise BadPuzzle("errors-puzzles-log", puzzle=self.id, number=number + 1, why=refused)
            state.apply(action)
        return state

    def is_right(self, answer: int | str) -> bool:
        """Whether an answer is right: an action or its text, or the number of a goal; illegal actions are refused."""
        if self.kind == "reader":
            return self.check_choice(answer) in self.right
        refused = self.state.why_illegal(answer)
        if refused is not None:
            raise refused
        action = self.state.parse_action(answer) if isinstance(answer, str) else answer
        return action in self.right

    def check_choice(self, answer: int | str) -> int:
        """The number of a goal that the puzzle offers."""
        if str(answer).isdecimal() and int(answer) in self.choices:
            return int(answer)
        raise BadPuzzle("errors-puzzles-choice", choices=", ".join(map(str, self.choices)), answer=repr(answer))

    def line(self) -> str:
        """The puzzle as a line of a file; what is empty is left out."""
        left_out = ("game", *(name for name in OPTIONAL if getattr(self, name) in (None, {}, (), [])))
        document = {name: value for name, value in asdict(self).items() if name not in left_out}
        return json.dumps(document, separators=(",", ":"))


def read_puzzle(game: Game, line: str) -> Puzzle:
    """Read a line of a file, and refuse one that is not a puzzle of this game."""
    try:
        document = json.loads(line)
        puzzle = Puzzle(game=game.name, **document)
    except (ValueError, TypeError, RecursionError) as wrong:
        raise BadPuzzle("errors-puzzles-line", game=game.title, why=str(wrong)) from None
    check_fields(puzzle)
    return puzzle


def check_fields(puzzle: Puzzle) -> None:
    """Refuse values of the wrong type or beyond their range."""
    checks: dict[str, bool] = {
        "id": isinstance(puzzle.id, str) and puzzle.id.startswith(f"{puzzle.kind}-"),
        "kind": puzzle.kind in KINDS,
        "ask": puzzle.ask in ASKS.get(puzzle.kind, ()),
        "players": whole(puzzle.players) in find_game(puzzle.game).players,
        "seed": isinstance(puzzle.seed, str),
        "log": is_numbers(puzzle.log),
        "seat": whole(puzzle.seat) in range(puzzle.players if whole(puzzle.players) else 0),
        "right": is_numbers(puzzle.right) and len(puzzle.right) > 0,
        "difficulty": whole(puzzle.difficulty) in range(1, HARDEST + 1),
        "options": isinstance(puzzle.options, dict),
        "best": puzzle.best is None or isinstance(puzzle.best, (int, float)),
        "values": isinstance(puzzle.values, dict),
        "choices": is_numbers(puzzle.choices) and bool(puzzle.choices) == (puzzle.kind == "reader"),
        "levels": is_numbers(puzzle.levels),
    }
    wrong = [name for name, is_good in checks.items() if not is_good]
    if wrong:
        raise BadPuzzle(
            "errors-puzzles-field", puzzle=str(puzzle.id), name=wrong[0], value=repr(getattr(puzzle, wrong[0]))
        )


def is_numbers(value: Any) -> bool:
    """Whether a value is a list of whole numbers."""
    return isinstance(value, (list, tuple)) and all(whole(each) is not None for each in value)
