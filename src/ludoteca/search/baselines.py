"""The simplest players: one that picks evenly, one that takes the best immediate gain."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.kernels import apply_one, new_journal, worth_one
from ludoteca.core.luck import Seed, below, quick_luck
from ludoteca.core.records import duplicate
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints

Player = Callable[[State, Ints], Action]


def random(state: State, luck: Ints) -> Action:
    """Pick any legal action, evenly."""
    actions = state.legal_actions()
    return actions[int(below(luck, len(actions)))]


def greedy(state: State, luck: Ints) -> Action:
    """Take what is worth most right now, on a table dealt anew as far as the seat does not know it."""
    seat = state.seat
    assert seat is not None
    imagined = state.resample(seat, int(below(luck, 2**31)))
    journal = new_journal()
    best, best_worth = -1, float("-inf")
    for action in state.legal_actions():
        box = duplicate(imagined.record)
        apply_one(box, action, journal)
        worth = worth_one(box, seat) + int(below(luck, 1000)) / 1_000_000
        if worth > best_worth:
            best, best_worth = action, worth
    return best


PLAYERS: dict[str, Player] = {"random": random, "greedy": greedy}


def player_luck(seed: Seed = None) -> Ints:
    """A generator for players' own choices."""
    return quick_luck("players", seed)
