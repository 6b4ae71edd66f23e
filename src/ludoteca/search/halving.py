"""The plan of a comparison: sequential halving.

All rivals are tried equally often in the same sampled worlds, then the better half goes on, until one is left (Karnin,
Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.types import Ints

RIVALS, ROUND, ROUNDS, DONE, LIMIT = range(5)
"""How many rivals are left, this round, the number of rounds, the iterations so far, and their limit (0: none)."""

BEHIND = 1.5
"""A rival is dropped early when it is behind by more than this, divided by the square root of its visits."""


class Plan(NamedTuple):
    """The nodes that are compared, and the numbers of the comparison."""

    rivals: Ints
    numbers: Ints


def new_plan(actions: int) -> Plan:
    """Make a plan with room for all actions of a game."""
    return Plan(np.zeros(actions, np.int64), np.zeros(LIMIT + 1, np.int64))


@kernel
def plan_comparison(plan: Plan, first: int, count: int, limit: int) -> None:
    """Plan to compare `count` nodes from `first` on, the best ones first: no more than the limit can try."""
    while limit > 0 and count > 1 and count * rounds_for(count) > limit:
        count -= 1
    rivals, numbers = plan.rivals, plan.numbers
    for i in range(count):
        rivals[i] = first + i
    numbers[RIVALS], numbers[ROUND], numbers[ROUNDS] = count, 0, rounds_for(count)
    numbers[DONE], numbers[LIMIT] = 0, limit


@inline
def rounds_for(count: int) -> int:
    """The number of rounds that leave one of these rivals."""
    rounds = 0
    while 1 << rounds < count:
        rounds += 1
    return rounds


@inline
def next_worlds(plan: Plan, iterations: int, spent: float) -> int:
    """The number of worlds in which to try the rivals next; 0 when this round has had its share of the budget."""
    numbers = plan.numbers
    rivals, share = numbers[RIVALS], (numbers[ROUND] + 1) / numbers[ROUNDS]
    worlds = max(1, iterations // rivals)
    if numbers[LIMIT] > 0:
        return max(0, min(worlds, int(numbers[LIMIT] * share - numbers[DONE]) // rivals))  # type: ignore[no-any-return]
    return worlds if spent < share else 0
