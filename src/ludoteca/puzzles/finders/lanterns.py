"""Questions of Lanterns: the end without chance, and what brings most in a turn."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.games.lanterns.state import DISCARD, FOUR, PLACE
from ludoteca.puzzles.finders.found import Found, best_of, in_random_order
from ludoteca.search.proof import winning_actions

FEWEST_ACTIONS = 4
"""With fewer actions there is not much to find."""
FEW = 1 / 4
"""At most this share of the actions is right."""
LEAST_GAIN = 3
FEW_PLACEMENTS = 0.05
"""At most this share of the placements is right."""


def find_exact(states: Sequence[State], luck: Ints) -> Found | None:
    """A position without chance in which some actions win for sure, and most do not."""
    for state in in_random_order([each for each in states if is_without_chance(each)], luck):
        legal = state.legal_actions()
        if len(legal) < FEWEST_ACTIONS:
            continue
        right = winning_actions(state)
        if right and len(right) <= FEW * len(legal):
            return Found(state, "win", right, state.seat or 0)
    return None


def is_without_chance(state: State) -> bool:
    """LA-4.6, LA-5.1: whether the stack is empty, and nobody else has a tile."""
    in_hand = state.record["in_hand"][0]
    return not state.record["stack_size"][0] and in_hand.sum() == in_hand[state.seat] <= 1


def find_turn(states: Sequence[State], luck: Ints) -> Found | None:
    """A turn in which an exchange leads to more honor, or a placement brings more than all others."""
    for state in in_random_order(states, luck):
        found = find_honor(state) or find_gain(state)
        if found is not None:
            return found
    return None


def find_honor(state: State) -> Found | None:
    """A turn in which only exchanges lead to the most honor."""
    legal = state.legal_actions()
    if not any(action < FOUR for action in legal):
        return None
    most, right = best_of({action: honor_this_turn(state, action) for action in legal})
    if max(right) >= FOUR or most == 0:
        return None
    return Found(state, "honor", right, state.seat or 0, most)


def honor_this_turn(state: State, action: Action) -> int:
    """LA-3.1, LA-3.2: the most honor that the seat can gain this turn if it begins with an action."""
    if action >= DISCARD:
        return 0
    seat, after = state.seat, state.copy()
    after.apply(action)
    if action >= FOUR:
        return int(after.record["honor"][0, seat] - state.record["honor"][0, seat])
    sets = [each for each in after.legal_actions() if FOUR <= each < DISCARD]
    return max((honor_this_turn(after, each) for each in sets), default=0)


def find_gain(state: State) -> Found | None:
    """A placement that brings more cards and favor together than any other."""
    legal = state.legal_actions()
    if min(legal) < PLACE:
        return None
    most, right = best_of({action: cards_and_favor(state, action) for action in legal})
    if most < LEAST_GAIN or len(right) > FEW_PLACEMENTS * len(legal):
        return None
    return Found(state, "gain", right, state.seat or 0, most)


def cards_and_favor(state: State, action: Action) -> int:
    """LA-4.1 to LA-4.3: how many cards and favor tokens a placement brings to the seat to move."""
    seat, after = state.seat, state.copy()
    after.apply(action)
    return sum(int(after.record[name][0, seat] - state.record[name][0, seat]) for name in ("held", "favor"))
