"""Proofs by enumeration agree with a plain minimax over all lines."""

from __future__ import annotations

from ludoteca.core.state import State
from ludoteca.core.types import Seat
from ludoteca.puzzles import load
from ludoteca.search.proof import winning_actions

SMALL = 12
"""The most legal actions of the positions that plain Python looks through."""


def wins(state: State, seat: Seat) -> bool:
    """Whether a seat wins however the others play."""
    if state.over:
        return seat in state.outcome().winners
    answers = (wins(after(state, action), seat) for action in state.legal_actions())
    return any(answers) if state.seat == seat else all(answers)


def after(state: State, action: int) -> State:
    """The state after an action."""
    copy = state.copy()
    copy.apply(action)
    return copy


def test_proofs_agree_with_minimax() -> None:
    ends = [puzzle for puzzle in load("lanterns") if puzzle.kind == "exact"]
    small = [puzzle for puzzle in ends if len(puzzle.state.legal_actions()) <= SMALL]
    assert len(small) >= 3
    for puzzle in small:
        state = puzzle.state
        right = [action for action in state.legal_actions() if wins(after(state, action), puzzle.seat)]
        assert winning_actions(state) == right == puzzle.right, puzzle.id


def test_a_proof_that_would_take_too_long_is_given_up() -> None:
    puzzle = next(puzzle for puzzle in load("lanterns") if puzzle.kind == "exact")
    assert winning_actions(puzzle.state, limit=0) in (None, puzzle.right)
    assert winning_actions(load("lanterns")[-1].state, limit=10) is None
