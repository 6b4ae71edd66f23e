"""Making puzzles: matches of bots are searched for questions. Equal orders give equal puzzles, on any computer."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.library import game as find_game
from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.puzzles.finders import lanterns, shelfie
from ludoteca.puzzles.finders.best import find_best
from ludoteca.puzzles.finders.found import Finder, Found
from ludoteca.puzzles.puzzle import HARDEST, BadPuzzle, Puzzle, read_puzzle
from ludoteca.puzzles.rating import ask_levels, difficulty_of
from ludoteca.search.players import player

FINDERS: Mapping[str, Mapping[str, Finder]] = {
    "lanterns": {"exact": lanterns.find_exact, "best": find_best, "turn": lanterns.find_turn},
    "shelfie": {
        "exact": shelfie.find_exact,
        "best": find_best,
        "turn": shelfie.find_turn,
        "reader": shelfie.find_reader,
    },
}
PLAYER = "apprentice"
"""Who plays the matches."""
PART = 50
"""How many puzzles are in a file."""
SPREAD = 0.4
"""At most this share of the puzzles has the same difficulty, as long as others are found."""
PATIENCE = 40
"""After this many matches without a puzzle of another difficulty, any difficulty will do."""


class BadOrder(LudotecaError):
    """An order that cannot be carried out."""


@dataclass(frozen=True)
class Order:
    """Which puzzles to make."""

    game: str
    kind: str
    count: int
    seed: int = 1

    def check(self) -> Order:
        """Refuse an order that cannot be carried out; return the order itself."""
        kinds = FINDERS.get(find_game(self.game).name)
        if kinds is None:
            raise BadOrder("errors-puzzles-no-finder", game=find_game(self.game).title, games=", ".join(FINDERS))
        if self.kind not in kinds:
            raise BadOrder("errors-puzzles-no-kind", kind=repr(self.kind), kinds=", ".join(kinds))
        return self

    def match_seed(self, number: int) -> str:
        """The seed of a match."""
        return f"puzzles {self.seed} match {number}"


@dataclass
class Progress:
    """How far an order is: the puzzles so far, and the number of the next match."""

    puzzles: list[Puzzle]
    match: int
    skipped: int = 0

    def has_room(self, order: Order, players: int, difficulty: int | None = None) -> bool:
        """Whether another puzzle of this kind of table, or of this difficulty, is wanted."""
        if difficulty is None:
            at_tables = Counter(each.players for each in self.puzzles)
            return at_tables[players] < -(-order.count // 3)
        as_hard = Counter(each.difficulty for each in self.puzzles)
        return self.skipped >= PATIENCE or as_hard[difficulty] < SPREAD * order.count


def make(order: Order, folder: Path) -> Iterator[Progress]:
    """Make puzzles, and write them to files in a folder; the progress comes after every match.

    If there are files already, it continues where they end.
    """
    order.check()
    folder.mkdir(parents=True, exist_ok=True)
    progress = resume(order, folder)
    yield progress
    while len(progress.puzzles) < order.count:
        puzzle = search_match(order, progress)
        progress.match += 1
        if puzzle is not None:
            progress.puzzles.append(puzzle)
            append(folder, len(progress.puzzles), puzzle)
        yield progress


def resume(order: Order, folder: Path) -> Progress:
    """The puzzles that are already in the folder; refused if they are from another order."""
    found = read_parts(find_game(order.game), order.kind, folder)
    for puzzle in found:
        number = int(puzzle.id.rpartition("-")[2])
        if puzzle.seed != order.match_seed(number):
            raise BadOrder("errors-puzzles-other", folder=str(folder), kind=order.kind, seed=order.seed)
    return Progress(found[: order.count], int(found[-1].id.rpartition("-")[2]) + 1 if found else 0)


def read_parts(game: Game, kind: str, folder: Path) -> list[Puzzle]:
    """The puzzles of a kind in a folder, in their order."""
    puzzles: list[Puzzle] = []
    while (path := folder / part_name(kind, len(puzzles) + 1)).is_file():
        lines = path.read_text("utf-8").splitlines()
        puzzles += [read_puzzle(game, line) for line in lines]
        if len(lines) < PART:
            break
    return puzzles


def part_name(kind: str, number: int) -> str:
    """The file of a puzzle, by its number from 1."""
    return f"{kind}-{(number - 1) // PART + 1}.jsonl"


def append(folder: Path, number: int, puzzle: Puzzle) -> None:
    """Write a puzzle to its file."""
    with (folder / part_name(puzzle.kind, number)).open("a", encoding="utf-8") as file:
        file.write(puzzle.line() + "\n")


def search_match(order: Order, progress: Progress) -> Puzzle | None:
    """Play the next match, and look for a puzzle in it."""
    number = progress.match
    players = 2 + number % 3
    if not progress.has_room(order, players):
        return None
    seed = order.match_seed(number)
    states = play(find_game(order.game), players, seed)
    found = FINDERS[order.game][order.kind](states, quick_luck(f"puzzle {order.kind}", seed.encode()))
    if found is None:
        return None
    puzzle = build(order, number, seed, found)
    if not progress.has_room(order, players, puzzle.difficulty):
        progress.skipped += 1
        return None
    progress.skipped = 0
    return puzzle


def play(game: Game, players: int, seed: str) -> list[State]:
    """Play a match, and return all its states but the last."""
    state, luck = game.new(players, seed.encode()), quick_luck("puzzle match", seed.encode())
    decider, states = player(PLAYER, game), []
    while not state.over:
        states.append(state.copy())
        state.apply(decider.choose(state, luck))
    return states


def build(order: Order, number: int, seed: str, found: Found) -> Puzzle:
    """The puzzle of a question."""
    state = found.state
    levels = ask_levels(state, found.right, seed) if found.difficulty is None else []
    return Puzzle(
        id=f"{order.kind}-{state.players}-{number}",
        game=order.game,
        kind=order.kind,
        ask=found.ask,
        players=state.players,
        seed=seed,
        log=state.actions,
        seat=found.seat,
        right=list(found.right),
        difficulty=difficulty_of(levels) if found.difficulty is None else found.difficulty,
        best=found.best,
        values=found.values,
        choices=list(found.choices),
        levels=levels,
    )


def write_index(game: str, folder: Path) -> Path:
    """Write the list of all puzzles in a folder, from which a page chooses: the file, the id and the difficulty."""
    found = {kind: read_parts(find_game(game), kind, folder) for kind in FINDERS[game]}
    index = [[each.id, each.difficulty, part_name(kind, number)] for kind, each_kind in found.items() for number, each in enumerate(each_kind, 1)]
    path = folder / "index.json"
    path.write_text(json.dumps(index, separators=(",", ":")) + "\n", "utf-8")
    return path


__all__ = ["FINDERS", "HARDEST", "BadOrder", "BadPuzzle", "Order", "Progress", "make", "write_index"]
