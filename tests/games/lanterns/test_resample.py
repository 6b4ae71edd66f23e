"""LA-6.2: tables that a seat cannot tell from the real one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.core import kernels
from ludoteca.core.luck import quick_luck
from tests.games.lanterns.tables import GAME, final_table, jetty, table


def unseen(position: dict[str, Any], seat: int | None) -> set[int]:
    """The tiles that a seat has not seen."""
    seen = [tile["tile"] for tile in position["lake"]] + (position["hands"][seat] if seat is not None else [])
    return set(range(36)) - set(seen)


@pytest.mark.rule("LA-6.2")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_only_hands_of_others_and_the_draw_stack_change(seat: int | None) -> None:
    state = GAME.new(players=3, seed=4)
    for _ in range(5):
        state.play(state.legal_actions()[-1])
    real, dealt = state.position(), state.resample(seat, 1).position()
    assert {name for name, value in real.items() if value != dealt.get(name)} == {"hands", "stack", "luck"}
    assert [len(hand) for hand in dealt["hands"]] == [len(hand) for hand in real["hands"]]
    if seat is not None:
        assert dealt["hands"][seat] == real["hands"][seat]


@pytest.mark.rule("LA-6.2")
def test_tiles_that_left_the_game_may_come_into_hands_and_stack() -> None:
    state = table("S1 3r0", players=2, hand=[25, 26, 27])
    hidden = unseen(state.position(), 0)
    came = Counter[int]()
    for seed in range(200):
        position = state.resample(0, seed).position()
        dealt = [*position["hands"][1], *position["stack"]]
        assert len(set(dealt)) == len(dealt) == 18
        assert set(dealt) <= hidden
        came.update(dealt)
    assert set(came) == hidden
    # 18 of 31 hidden tiles are dealt each time, every one equally often: 116 times of 200 on average.
    assert all(85 < times < 147 for times in came.values())


@pytest.mark.rule("LA-6.2")
def test_the_order_of_the_stack_is_dealt_anew_when_everything_else_is_known() -> None:
    state = table(jetty(15), players=2, seat=0)
    tops = {state.resample(0, seed).position()["stack"][0] for seed in range(300)}
    assert tops == unseen(state.position(), 0)


@pytest.mark.rule("LA-6.2")
def test_the_same_seed_deals_the_same_and_the_future_differs_from_the_real_one() -> None:
    state = GAME.new(players=2, seed=4)
    assert state.resample(0, 1) == state.resample(0, 1)
    assert state.resample(0, 1) != state.resample(0, 2)
    assert state.resample(0, 1).position()["luck"] != state.position()["luck"]
    assert state.resample(0).ply == state.ply


def test_when_nothing_is_hidden_nothing_changes_but_the_luck() -> None:
    state = final_table(cards=["RRRR"])
    real, dealt = state.position(), state.resample(1, 3).position()
    assert real | {"luck": None} == dealt | {"luck": None}


@pytest.mark.rule("LA-6.2")
def test_reshuffling_changes_only_the_stack_and_what_left_the_game() -> None:
    state = GAME.new(players=3, seed=4)
    real: Any = state.position()
    hidden = unseen(real, None) - {tile for hand in real["hands"] for tile in hand}
    tops = set()
    for seed in range(200):
        other = state.copy()
        kernels.reshuffle(other.record[0], quick_luck("test", seed))
        position = other.position()
        assert {name for name, value in real.items() if value != position.get(name)} <= {"stack", "luck"}
        tops.add(position["stack"][0])
    assert tops == hidden
