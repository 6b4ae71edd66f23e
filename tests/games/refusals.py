"""What every refusal has in common: it says why, names the rule, and leaves the table as it was."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import BadPosition, Game, IllegalAction, State
from ludoteca.core.types import Document


def refusal_of(state: State, action: int | str) -> tuple[str, str]:
    """Try an action that must be refused; return the reason and the rule."""
    before = state.to_bytes()
    judged = state.why_illegal(action)
    with pytest.raises(IllegalAction) as caught:
        state.play(action)
    with pytest.raises(IllegalAction):
        state.preview(action)
    assert state.to_bytes() == before
    assert judged is not None
    assert (judged.reason, judged.rule) == (caught.value.reason, caught.value.rule)
    assert str(caught.value) == f"{caught.value.reason} ({caught.value.rule})"
    if isinstance(action, int):
        assert action not in state.legal_actions()
    return caught.value.reason, caught.value.rule


def allowed(state: State, action: str) -> bool:
    """Whether an action is legal, asked in every way there is to ask."""
    legal = state.why_illegal(action) is None
    assert legal == (action in legal_texts(state))
    return legal


def legal_texts(state: State) -> set[str]:
    """All legal actions as people type them."""
    return {state.action_text(action) for action in state.legal_actions()}


def position_refusal(game: Game, position: Any) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(BadPosition) as caught:
        game.from_position(position)
    return str(caught.value)


def without(position: Any, name: str) -> Document:
    """The position without one of its entries."""
    return {other: value for other, value in position.items() if other != name}
