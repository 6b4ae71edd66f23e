"""What a finder returns, and what all finders use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ludoteca.core.luck import below
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints, Seat


@dataclass(frozen=True)
class Found:
    """A question that was found in a match, with its answers."""

    state: State
    ask: str
    right: Sequence[int]
    seat: Seat
    best: float | None = None
    values: Mapping[str, float] = field(default_factory=dict)
    choices: Sequence[int] = ()


Finder = Callable[[Sequence[State], Ints], Found | None]
"""Looks for a question in the states of a match, the last one excluded; the generator decides what comes first."""


def in_random_order(states: Sequence[State], luck: Ints) -> list[State]:
    """The states, shuffled."""
    rest, order = list(states), []
    while rest:
        order.append(rest.pop(int(below(luck, len(rest)))))
    return order


def best_of(values: Mapping[Action, int]) -> tuple[int, list[Action]]:
    """The greatest value, and the actions that have it."""
    most = max(values.values())
    return most, [action for action, value in values.items() if value == most]
