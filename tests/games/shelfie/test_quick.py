"""The rule of thumb that playouts follow."""

from __future__ import annotations

import pytest

from ludoteca import State
from ludoteca.core.luck import quick_luck
from tests.games.quick import quick_action
from tests.games.shelfie.boards import ALMOST_FULL, GAME, table


def thoughts(state: State, tries: int) -> set[str]:
    """What the rule of thumb picks, checked to be legal."""
    luck = quick_luck("test", 1)
    legal = set(state.legal_actions())
    picked = {quick_action(state, luck) for _ in range(tries)}
    assert picked <= legal
    return {state.action_text(action) for action in picked}


def test_as_long_a_line_as_there_is_from_a_random_tile_is_taken() -> None:
    takes = {text.split(" >")[0].removeprefix("take ") for text in thoughts(table("CBG", at="c4"), 400)}
    in_any_order = {"c4 d4 e4", "c4 e4 d4", "d4 c4 e4", "d4 e4 c4", "e4 c4 d4", "e4 d4 c4"}
    assert takes == in_any_order | {"d4 e4", "e4 d4", "c4", "d4", "e4"}


def test_lines_go_downwards_too() -> None:
    takes = {text.split(" >")[0].removeprefix("take ") for text in thoughts(table("C\nB", at="c4"), 100)}
    assert takes == {"c4 c5", "c5 c4", "c4", "c5"}


def test_only_columns_with_room_are_chosen() -> None:
    assert thoughts(table("CBG", at="c4", shelves=[ALMOST_FULL]), 100) == {"take c4 > 1", "take d4 > 1", "take e4 > 1"}


@pytest.mark.parametrize("players", [2, 4])
def test_whole_matches_end(players: int) -> None:
    state = GAME.new(players=players, seed=3)
    luck = quick_luck("test", 2)
    while not state.over:
        state.play(quick_action(state, luck))
    assert state.view()["end_token"] is not None
