"""How hard a puzzle is, from 1 to 5.

`exact` and `best`: which levels of bots find a right answer. Levels play to win, so they say nothing about what a turn
brings, or about somebody's goal. `turn`: how exactly one has to count. `reader`: for how long the goal has been clear.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action
from ludoteca.puzzles.finders import lanterns, shelfie
from ludoteca.puzzles.puzzle import Puzzle
from ludoteca.search.beliefs import CLEAR, beliefs_about
from ludoteca.search.levels import LEVELS
from ludoteca.search.players import player

ITERATIONS = 2000
"""How long the master thinks about a puzzle: about half a second, but always the same."""
TRIES = (5, 5, 5, 5, 3)
"""How often each level is asked."""
MOSTLY = 0.6
"""A level finds the answer if it does so in this share of its tries."""
ERRORS = (1.0, 0.7, 0.5, 0.35)
"""By how many points somebody misjudges each move who still mostly finds the answer, from the easiest puzzles on."""
CLEAR_TURNS = (0.85, 0.75, 0.65, 0.5)
"""For which share of its turns a goal has been clear, from the easiest puzzles on."""


def rate(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its difficulty."""
    if puzzle.kind == "turn":
        return replace(puzzle, difficulty=difficulty_of_turn(values_of_turn(puzzle.state, puzzle.ask)))
    if puzzle.kind == "reader":
        return replace(puzzle, difficulty=difficulty_of_reader(chances_of_goal(puzzle)))
    levels = ask_levels(puzzle.state, puzzle.right, puzzle.seed)
    return replace(puzzle, levels=levels, difficulty=difficulty_of(levels))


# What a turn brings

COUNTED: Mapping[str, Callable[[State, Action], int]] = {
    "honor": lanterns.honor_this_turn,
    "gain": lanterns.cards_and_favor,
}
"""What the questions about a turn of Lanterns count."""


def values_of_turn(state: State, ask: str) -> list[int]:
    """What each legal action brings in this turn."""
    if ask == "points":
        return list(shelfie.points_after(state).values())
    return [COUNTED[ask](state, action) for action in state.legal_actions()]


def difficulty_of_turn(values: Sequence[int]) -> int:
    """From 1 to 5: the closer the others are to the best actions, and the more they are, the harder."""
    return 1 + sum(chance_to_find(values, error) < MOSTLY for error in ERRORS)


def chance_to_find(values: Sequence[int], error: float) -> float:
    """How likely somebody chooses a best action who misjudges each one, by Gumbel errors of this scale."""
    most = max(values)
    return values.count(most) / math.fsum(math.exp((value - most) / error) for value in values)


# Whose goal it is


def chances_of_goal(puzzle: Puzzle) -> list[float]:
    """How likely the right goal was after each turn of the seat, from the moves until then."""
    chances, game = [], puzzle.state.game
    state = game.new_as_recorded(puzzle.players, puzzle.seed.encode(), puzzle.options)
    for action in puzzle.log:
        is_own = state.seat == puzzle.seat
        state.apply(action)
        if is_own:
            chances.append(float(beliefs_about(state)[puzzle.seat][puzzle.right[0] - 1]))
    return chances


def difficulty_of_reader(chances: Sequence[float]) -> int:
    """From 1 to 5: the later the goal became clear for good, the harder."""
    share = count_last(chance >= CLEAR for chance in chances) / len(chances)
    return 1 + sum(share < step for step in CLEAR_TURNS)


def count_last(values: Iterable[bool]) -> int:
    """How many values in a row are true at the end."""
    count = 0
    for value in values:
        count = count + 1 if value else 0
    return count


# Which levels find it


def ask_levels(state: State, right: Sequence[Action], seed: str) -> list[int]:
    """How often each level chooses a right action."""
    return [ask_level(name, state, right, tries, seed) for name, tries in zip(LEVELS, TRIES, strict=True)]


def ask_level(name: str, state: State, right: Sequence[Action], tries: int, seed: str) -> int:
    """How often a level chooses a right action."""
    spec = f"{name}@{ITERATIONS}" if name == "master" else name
    decider, luck = player(spec, state.game), quick_luck(f"puzzle {name}", seed.encode())
    return sum(decider.choose(state, luck) in right for _ in range(tries))


def weakest_level(found: Sequence[int]) -> str | None:
    """The weakest level that finds the answer; None if not even the master does."""
    levels = zip(LEVELS, found, TRIES, strict=True)
    return next((name for name, count, tries in levels if count >= MOSTLY * tries), None)


def difficulty_of(found: Sequence[int]) -> int:
    """From 1 (a novice finds it) to 5 (only the master finds it, or nobody)."""
    name = weakest_level(found)
    return 1 + LEVELS.index(name or LEVELS[-1])
