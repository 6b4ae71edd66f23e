"""Best moves, for any game: one action is clearly ahead in two short searches and in a long one."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.kernels import is_twin
from ludoteca.core.luck import below
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.puzzles.finders.found import Found, in_random_order
from ludoteca.puzzles.puzzle import CLOSE
from ludoteca.search.hints import SEEDS
from ludoteca.search.judge import Effort, Judge, rivals_of
from ludoteca.search.thinker import Budget

SHORT = {"lanterns": 900, "shelfie": 1500}
"""Iterations of the two first searches; their best actions agree in most positions."""
LONG = 16_000
"""Iterations of the search that confirms them."""
AHEAD = 0.05
"""By how much the best action is ahead in all three searches."""
POSITIONS = 2
"""How many positions of a match are tried."""
COMPARISON = Effort(rivals=7, trees=8, fewest=3, tries=480, longer=1.0)
FEWEST_ACTIONS = 8


def find_best(states: Sequence[State], luck: Ints) -> Found | None:
    """A position from the middle of a match with one best action."""
    middle = states[len(states) // 6 : -len(states) // 8]
    open_ones = [state for state in middle if len(state.legal_actions()) >= FEWEST_ACTIONS]
    for state in in_random_order(open_ones, luck)[:POSITIONS]:
        found = confirm(state, luck)
        if found is not None:
            return found
    return None


def confirm(state: State, luck: Ints) -> Found | None:
    """The question about a position, if all three searches agree that one action is ahead."""
    judge = Judge(state, int(below(luck, SEEDS)), LONG)
    first = find_leader(judge, state, luck)
    if first is None or find_leader(judge, state, luck) != first:
        return None
    chances = search_long(judge, state, first)
    right = [action for action, chance in chances.items() if chance >= chances[first] - CLOSE]
    others = [chance for action, chance in chances.items() if action != first]
    if max(others) > chances[first] - AHEAD:
        return None
    values = {str(action): round(chance, 3) for action, chance in chances.items()}
    return Found(state, "best", with_twins(state, right), state.seat or 0, round(chances[first], 3), values)


def find_leader(judge: Judge, state: State, luck: Ints) -> Action | None:
    """The action that is clearly ahead in a short search; None if none is."""
    known = state.resample(state.seat, int(below(luck, SEEDS)))
    budget = Budget(iterations=SHORT.get(state.game.name, SHORT["shelfie"]))
    found = [each for each in judge.thinker.think(known, budget, luck) if each.visits]
    second = max((each.win for each in found[1:]), default=0.0)
    return found[0].action if found[0].win >= second + AHEAD else None


def search_long(judge: Judge, state: State, action: Action) -> dict[Action, float]:
    """The chances of an action and its best rivals after a long search, all tried equally often in the same worlds."""
    known, luck = judge.deal_known(state, "puzzle"), judge.luck("puzzle", state)
    judge.search(known, action, LONG, luck)
    found = [each.action for each in judge.thinker.candidates() if each.visits]
    compared = judge.compare(state, rivals_of(action, found, COMPARISON.rivals), "puzzle", COMPARISON)
    return dict(zip(compared.rivals, (float(chance) for chance in compared.wins), strict=True))


def with_twins(state: State, right: Sequence[Action]) -> list[Action]:
    """The right actions, and those that do the same: equal tiles in another order, or a symmetric tile turned."""
    looks = {look_after(state, action) for action in right}
    twins = [action for action in state.legal_actions() if is_twin(state.record[0], action)]
    return sorted({*right, *(action for action in twins if look_after(state, action) in looks)})


def look_after(state: State, action: Action) -> str:
    """Everything that a spectator sees after an action, without how a symmetric tile was turned."""
    after = state.copy()
    after.apply(action)
    view = after.view(None)
    return str({name: strip_turns(value) for name, value in view.items()})


def strip_turns(value: object) -> object:
    """A value of a view without the rotations of its tiles: their sides say enough."""
    if isinstance(value, list) and value and isinstance(value[0], dict) and "rotation" in value[0]:
        return [{name: part for name, part in each.items() if name != "rotation"} for each in value]
    return value
