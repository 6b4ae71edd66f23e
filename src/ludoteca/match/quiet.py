"""Whether an action told anybody anything new: only then can it be taken back without asking.

The game's own gate answers. Hidden things are dealt anew as the acting seat knows them, and the action is played there
too: if the seat then always sees what it really saw, nothing hidden was revealed to it and nothing random happened. The
same with what spectators know: if they always see what they really saw, nothing of the seat's own was shown to others.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.state import State
from ludoteca.core.types import Action, Document, Seat

DEALS = 32
"""How often hidden things are dealt anew: something that shows in one deal of five escapes once in a thousand times."""


def is_free(first: State, actions: Sequence[Action], seat: Seat, to: int) -> bool:
    """Whether all actions from that number on are the seat's, one turn, and none told anybody anything new.

    `first` is the table as it was set, and is played on.
    """
    for action in actions[:to]:
        first.apply(action)
    taken_back: list[tuple[State, Action]] = []
    for action in actions[to:]:
        if first.seat != seat:
            return False
        taken_back.append((first.copy(), action))
        first.apply(action)
    return first.seat == seat and all(was_quiet(before, action) for before, action in taken_back)


def was_quiet(before: State, action: Action) -> bool:
    """Whether an action revealed nothing hidden, of nobody's, and left nothing to chance."""
    return tells_nothing(before, action, before.seat) and tells_nothing(before, action, None)


def tells_nothing(before: State, action: Action, viewer: Seat | None) -> bool:
    """Whether a seat, or a spectator, could have said before what it would see after the action."""
    seen = seen_after(before, action, viewer)
    return all(seen_after(before.resample(viewer, seed=deal), action, viewer) == seen for deal in range(DEALS))


def seen_after(state: State, action: Action, viewer: Seat | None) -> Document | None:
    """What is seen after an action, or None where it would not be allowed; the state stays as it is."""
    if state.why_illegal(action) is not None:
        return None
    later = state.copy()
    later.apply(action)
    return later.view(viewer)
