"""A match looked at again: everybody's chances after each action, and the actions that cost the most.

An estimate slightly favours whoever is to move. So chances are averaged over as many positions as there are seats, and
what an action cost is told by comparing it with the best one in the same position.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.core.state import State
from ludoteca.core.types import Action, Seat
from ludoteca.match.match import Match
from ludoteca.search.hints import evaluate, hint

LEAST_LOSS = 0.05
"""Who loses less than this by an action has hardly changed the match: the chances are estimates."""
CANDIDATES = 12
"""An action that is not among so many counts as the worst of them."""


@dataclass(frozen=True)
class Moment:
    """A position of a match: who did what to come there, and everybody's chance to win as who watches sees it."""

    ply: int
    seat: Seat | None
    action: str
    chances: list[float]
    loss: float = 0.0
    """How much of its chance the seat lost by not playing what was best."""
    better: str | None = None
    """What was best, if it was something else."""


def follow(match: Match, seconds: float, told: Callable[[], None]) -> list[Moment]:
    """All positions of a match, without what was taken back; `told` is called after each."""
    state = match.setting.first_state()
    raw, judged = [evaluate(state, seconds)], []
    for action in match.state.actions:
        judged.append(judge(state, action, seconds))
        state.apply(action)
        raw.append(evaluate(state, seconds))
        told()
    chances = averaged(raw, state.players, state.over)
    after = [
        Moment(number, seat, text, chances[number], loss, better)
        for number, (seat, text, loss, better) in enumerate(judged, start=1)
    ]
    return [Moment(0, None, "", chances[0]), *after]


def judge(state: State, action: Action, seconds: float) -> tuple[Seat | None, str, float, str | None]:
    """Who plays an action, its text, what it costs, and what would have been better."""
    text = state.action_text(action)
    found = hint(state, seconds=seconds, count=CANDIDATES)
    best = found[0]
    played = next((each.win for each in found if each.action == action), min(each.win for each in found))
    return state.seat, text, max(0.0, best.win - played), None if best.action == action else best.text


def averaged(raw: list[list[float]], seats: int, is_over: bool) -> list[list[float]]:
    """Chances averaged over as many neighbouring positions as there are seats; the end of a match is certain."""
    before = (seats - 1) // 2
    found = []
    for number in range(len(raw)):
        first = max(0, min(number - before, len(raw) - seats))
        near = raw[first : first + seats]
        found.append([sum(column) / len(near) for column in zip(*near, strict=True)])
    return [*found[:-1], raw[-1]] if is_over else found


def turning_points(moments: list[Moment], most: int) -> list[Moment]:
    """The moments whose actions cost the most, in their order."""
    costly = sorted((each for each in moments if each.loss >= LEAST_LOSS), key=lambda each: -each.loss)[:most]
    return sorted(costly, key=lambda each: each.ply)
