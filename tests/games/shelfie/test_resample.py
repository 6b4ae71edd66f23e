"""SH-7.2: tables that a seat cannot tell from the real one."""

from __future__ import annotations

import pytest

from ludoteca.core import kernels
from ludoteca.core.luck import quick_luck
from tests.games.shelfie.boards import ALMOST_FULL, GAME, table


@pytest.mark.rule("SH-7.2")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_only_the_personal_goals_of_others_and_the_luck_change(seat: int | None) -> None:
    state = GAME.new(players=3, seed=4)
    for _ in range(5):
        state.play(state.legal_actions()[-1])
    real, dealt = state.position(), state.resample(seat, 1).position()
    assert {name for name, value in real.items() if value != dealt.get(name)} == {"personal_goals", "luck"}
    if seat is not None:
        assert dealt["personal_goals"][seat] == real["personal_goals"][seat]
    assert len(set(dealt["personal_goals"])) == 3


@pytest.mark.rule("SH-7.2")
def test_the_others_may_have_any_goal_but_ones_own() -> None:
    state = table(personal_goals=[5, 8])
    assert {state.resample(0, seed).position()["personal_goals"][1] for seed in range(150)} == set(range(1, 13)) - {5}
    assert {state.resample(None, seed).position()["personal_goals"][1] for seed in range(150)} == set(range(1, 13))


@pytest.mark.rule("SH-7.2")
def test_the_same_seed_deals_the_same() -> None:
    state = GAME.new(players=2, seed=4)
    assert state.resample(0, 1) == state.resample(0, 1)
    assert state.resample(0, 1) != state.resample(0, 2)
    assert state.resample(0).ply == state.ply


@pytest.mark.rule("SH-7.2")
def test_when_the_match_is_over_the_personal_goals_stay() -> None:
    state = table("TB\nGF", shelves=["", ALMOST_FULL], seat=1, personal_goals=[3, 9])
    state.play("take d4 > 1")
    for seed in range(5):
        assert state.resample(0, seed).view() == state.view()


@pytest.mark.rule("SH-7.2")
def test_reshuffling_changes_only_what_the_bag_will_give() -> None:
    state = GAME.new(players=3, seed=4)
    other = state.copy()
    kernels.reshuffle(other.record[0], quick_luck("test", 1))
    real, position = state.position(), other.position()
    assert {name for name, value in real.items() if value != position.get(name)} == {"luck"}
