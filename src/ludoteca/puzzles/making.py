"""Making puzzles: matches of bots are searched for questions. Equal orders give equal puzzles, on any computer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.library import game as find_game
from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.puzzles.files import append, read_all, read_kind, write_index
from ludoteca.puzzles.finders import lanterns, shelfie
from ludoteca.puzzles.finders.best import find_best
from ludoteca.puzzles.finders.found import Finder, Found
from ludoteca.puzzles.puzzle import Puzzle
from ludoteca.puzzles.rating import rate
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
SIZES = (2, 3, 4)
"""The numbers of players."""
PLAYER = "apprentice"
"""Who plays the matches."""
SPREAD = 0.4
"""At most this share of the puzzles has the same difficulty, as long as others are found."""
PATIENCE = 40
"""After this many matches without a puzzle of another difficulty, any difficulty will do."""


class BadOrder(LudotecaError):
    """An order that cannot be carried out."""


def check_kind(game: str, kind: str) -> None:
    """Refuse a game or a kind of puzzles for which nothing finds puzzles."""
    kinds = FINDERS.get(find_game(game).name)
    if kinds is None:
        raise BadOrder("errors-puzzles-no-finder", game=find_game(game).title, games=", ".join(FINDERS))
    if kind not in kinds:
        raise BadOrder("errors-puzzles-no-kind", kind=repr(kind), kinds=", ".join(kinds))


@dataclass(frozen=True)
class Order:
    """Which puzzles to make."""

    game: str
    kind: str
    count: int
    seed: int = 1

    def check(self) -> Order:
        """Refuse an order that cannot be carried out; return the order itself."""
        check_kind(self.game, self.kind)
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

    def has_room_at(self, players: int) -> bool:
        """Whether a puzzle at a table of this size is wanted: no size gets far ahead of the others."""
        at_tables = Counter(each.players for each in self.puzzles)
        return at_tables[players] <= min(at_tables[size] for size in SIZES)

    def has_room_for(self, difficulty: int) -> bool:
        """Whether a puzzle of this difficulty is wanted."""
        as_hard = sum(each.difficulty == difficulty for each in self.puzzles)
        return self.skipped >= PATIENCE or as_hard <= SPREAD * len(self.puzzles)


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
    write_index(folder, read_all(find_game(order.game), folder))


def number_of(puzzle: Puzzle) -> int:
    """The number of the match in which a puzzle was found."""
    return int(puzzle.id.rpartition("-")[2])


def resume(order: Order, folder: Path) -> Progress:
    """The puzzles that are already in the folder; refused if they are from another order."""
    found = read_kind(find_game(order.game), order.kind, folder)
    if any(puzzle.seed != order.match_seed(number_of(puzzle)) for puzzle in found):
        raise BadOrder("errors-puzzles-other", folder=str(folder), kind=order.kind, seed=order.seed)
    return Progress(found, number_of(found[-1]) + 1 if found else 0)


def search_match(order: Order, progress: Progress) -> Puzzle | None:
    """Play the next match, and look for a puzzle in it."""
    number = progress.match
    players = SIZES[number % len(SIZES)]
    if not progress.has_room_at(players):
        return None
    seed = order.match_seed(number)
    states = play(find_game(order.game), players, seed)
    found = FINDERS[order.game][order.kind](states, quick_luck(f"puzzle {order.kind}", seed.encode()))
    if found is None:
        return None
    puzzle = build(order, number, seed, found)
    if not progress.has_room_for(puzzle.difficulty):
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
    """The puzzle of a question, with its difficulty."""
    state = found.state
    puzzle = Puzzle(
        id=f"{order.kind}-{state.players}-{number}",
        game=order.game,
        kind=order.kind,
        ask=found.ask,
        players=state.players,
        seed=seed,
        log=state.actions,
        seat=found.seat,
        right=list(found.right),
        difficulty=1,
        best=found.best,
        values=found.values,
        choices=list(found.choices),
    )
    return rate(puzzle)
