"""Whether an action told anybody anything new: only then can it be taken back without asking.

The game's own gate answers: hidden things are dealt anew as the acting seat knows them, the action is played there too,
and if every seat then sees the same as in the real match, the action revealed nothing and nothing random happened.
"""

from __future__ import annotations

from ludoteca.core.state import State
from ludoteca.core.types import Action, Document

DEALS = 32
"""How often hidden things are dealt anew: something that shows in one deal of five escapes once in a thousand times."""


def was_quiet(before: State, action: Action) -> bool:
    """Whether an action revealed nothing hidden and left nothing to chance."""
    seat = before.seat
    shown = open_and_own(after(before, action), seat)
    return all(open_and_own(after(before.resample(seat, seed=deal), action), seat) == shown for deal in range(DEALS))


def after(state: State, action: Action) -> State:
    """The state after an action, leaving the first as it is."""
    later = state.copy()
    later.apply(action)
    return later


def open_and_own(state: State, seat: int | None) -> list[Document]:
    """What spectators and the seat itself see."""
    return state.views([None, seat])
