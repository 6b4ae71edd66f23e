"""The analysis of a match: all chances after each action, and the actions that cost the most.

An estimate has an error that depends on who is to move. So chances are averaged over one position for each seat, and
the cost of an action comes from comparing it with the best one in the same position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ludoteca.core.state import State
from ludoteca.core.types import Action, Seat
from ludoteca.search.hints import evaluate, hint

LEAST_LOSS = 0.05
"""A smaller loss is not a turning point: the chances are estimates."""
CANDIDATES = 12
"""The number of actions to compare; any other action counts as the worst of them."""


@dataclass(frozen=True)
class Moment:
    """A position of a match, the action that led to it, and all chances to win."""

    ply: int
    seat: Seat | None
    action: str
    chances: list[float]
    loss: float = 0.0
    """How much of its chance the seat lost compared with the best action."""
    better: str | None = None
    """The best action, if it was another one."""


def analyse_actions(
    first: State, actions: Sequence[Action], seconds: float, advance: Callable[[], None]
) -> list[Moment]:
    """All positions from the first state through these actions; `advance` is called after each action."""
    state = first.copy()
    raw, rated = [evaluate(state, seconds)], []
    for action in actions:
        rated.append(rate_action(state, action, seconds))
        state.apply(action)
        raw.append(evaluate(state, seconds))
        advance()
    chances = average_chances(raw, state.players, state.over)
    after = [
        Moment(number, seat, text, chances[number], loss, better)
        for number, (seat, text, loss, better) in enumerate(rated, start=1)
    ]
    return [Moment(0, None, "", chances[0]), *after]


def rate_action(state: State, action: Action, seconds: float) -> tuple[Seat | None, str, float, str | None]:
    """The seat of an action, its text, its cost, and the better action."""
    text = state.action_text(action)
    found = hint(state, seconds=seconds, count=CANDIDATES)
    best = found[0]
    played = next((each.win for each in found if each.action == action), min(each.win for each in found))
    return state.seat, text, max(0.0, best.win - played), None if best.action == action else best.text


def average_chances(raw: list[list[float]], seats: int, is_over: bool) -> list[list[float]]:
    """Average the chances over one neighboring position for each seat; the end of a match is certain."""
    before = (seats - 1) // 2
    found = []
    for number in range(len(raw)):
        first = max(0, min(number - before, len(raw) - seats))
        near = raw[first : first + seats]
        found.append([sum(column) / len(near) for column in zip(*near, strict=True)])
    return [*found[:-1], raw[-1]] if is_over else found


def turning_points(moments: list[Moment], most: int) -> list[Moment]:
    """The moments whose actions cost the most, in the order of the match."""
    costly = sorted((each for each in moments if each.loss >= LEAST_LOSS), key=lambda each: -each.loss)[:most]
    return sorted(costly, key=lambda each: each.ply)
