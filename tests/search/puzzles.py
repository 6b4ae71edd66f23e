"""Puzzles for searching players: a position, its description, and the turns that solve it.

A turn is written as its actions with commas between them: `x red purple, d seven`. A puzzle's solutions are patterns of
turns, with `*` for anything and `?` for any one character, or a test of the state after the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase

from ludoteca import State, game
from ludoteca.core.types import Document, Seat
from ludoteca.search.baselines import player_luck
from ludoteca.search.players import Player, player


@dataclass(frozen=True)
class Puzzle:
    """A position with a provably best turn."""

    story: str
    position: Document
    solutions: tuple[str, ...] | Callable[[State], bool]
    certain: bool = True
    """Whether exactly the solutions force a win, whatever chance and the others do."""
    at_a_glance: bool = False
    """Whether one look at every action is enough to find the solution."""

    def __str__(self) -> str:
        return self.story

    def table(self) -> State:
        """The position as a state."""
        return game(self.position["game"]).from_position(self.position)

    def solved(self, turn: list[str], after: State) -> bool:
        """Whether a turn and the state after it are a solution."""
        if callable(self.solutions):
            return self.solutions(after)
        return any(fnmatchcase(", ".join(turn), pattern) for pattern in self.solutions)


def failure(puzzle: Puzzle, name: str, seed: int) -> str | None:
    """Let a player solve a puzzle; return its turn if it is not a solution."""
    state = puzzle.table()
    seat, turn = state.seat, []
    thinker: Player = player(name, state.game)
    luck = player_luck(seed)
    while state.seat == seat:
        action = thinker.choose(state, luck)
        turn.append(state.action_text(action))
        state.apply(action)
    return None if puzzle.solved(turn, state) else ", ".join(turn)


def find_errors(puzzle: Puzzle) -> list[str]:
    """Turns that force a win but are not solutions, or the other way around; every reply is tried."""
    state = puzzle.table()
    assert state.seat is not None
    judged = [(turn, puzzle.solved(turn, after), wins(after, state.seat)) for turn, after in turns(state, state.seat)]
    assert any(solved for _, solved, _ in judged)
    return [", ".join(turn) for turn, solved, won in judged if solved != won]


def turns(state: State, seat: Seat) -> Iterator[tuple[list[str], State]]:
    """All turns that a seat can play now, each with the state after it."""
    for action in state.legal_actions():
        text, after = state.action_text(action), state.copy()
        after.apply(action)
        if after.seat == seat:
            yield from (([text, *more], later) for more, later in turns(after, seat))
        else:
            yield [text], after


def wins(state: State, seat: Seat) -> bool:
    """Whether a seat wins alone, whatever the others do."""
    if state.over:
        return state.outcome().winners == [seat]
    outcomes = (wins(after, seat) for after in next_tables(state))
    return any(outcomes) if state.seat == seat else all(outcomes)


def next_tables(state: State) -> Iterator[State]:
    """The states after every legal action."""
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        yield after
