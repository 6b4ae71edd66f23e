"""Free undos: an action can be taken back without asking if it revealed nothing to anybody.

To find out, everything that the acting seat does not know is redealt, and the action is played again. If the seat's
view is the same after every deal, nothing hidden was revealed to it and nothing random happened. The same is done with
everything that spectators do not know: if their view is always the same, the action showed nothing of the seat's own.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.state import State
from ludoteca.core.types import Action, Document, Seat

DEALS = 32
"""Number of redeals: something that shows in one deal of five is missed once in a thousand times."""


def is_free(first: State, actions: Sequence[Action], seat: Seat, to: int) -> bool:
    """Whether all actions after the first `to` are one turn of the seat and revealed nothing.

    `first` is the state at the start of the match; the actions are played on it.
    """
    for action in actions[:to]:
        first.apply(action)
    undone: list[tuple[State, Action]] = []
    for action in actions[to:]:
        if first.seat != seat:
            return False
        undone.append((first.copy(), action))
        first.apply(action)
    return first.seat == seat and all(reveals_nothing(before, action) for before, action in undone)


def reveals_nothing(before: State, action: Action) -> bool:
    """Whether an action revealed nothing hidden to anybody and did not depend on chance."""
    return reveals_nothing_to(before, action, before.seat) and reveals_nothing_to(before, action, None)


def reveals_nothing_to(before: State, action: Action, viewer: Seat | None) -> bool:
    """Whether a seat (or a spectator, None) could predict its view after the action."""
    seen = view_after(before, action, viewer)
    return all(view_after(before.resample(viewer, seed=deal), action, viewer) == seen for deal in range(DEALS))


def view_after(state: State, action: Action, viewer: Seat | None) -> Document | None:
    """The view after an action, or None if the action is not allowed; the state is not changed."""
    if state.why_illegal(action) is not None:
        return None
    later = state.copy()
    later.apply(action)
    view: Document = later.view(viewer)
    return view
