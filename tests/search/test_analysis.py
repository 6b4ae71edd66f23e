"""The analysis of a match: chances and turning points."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.search import hints
from ludoteca.search.analysis import Moment, analyse_actions, average_chances, turning_points
from ludoteca.search.baselines import player_luck, random
from tests.tables import BUILT_IN


def moment(ply: int, loss: float) -> Moment:
    return Moment(ply, 0, "take e2 > 1", [0.5, 0.5], loss, "take e3 > 1")


def test_chances_are_averaged_over_a_round_and_the_end_is_certain() -> None:
    raw = [[0.6, 0.4], [0.2, 0.8], [0.6, 0.4], [0.0, 1.0]]
    found = [[round(chance, 6) for chance in each] for each in average_chances(raw, 2, is_over=True)]
    assert found == [[0.4, 0.6], [0.4, 0.6], [0.3, 0.7], [0.0, 1.0]]
    assert average_chances(raw[:1], 2, is_over=False) == raw[:1]


def test_turning_points_are_the_actions_that_cost_the_most_in_their_order() -> None:
    moments = [moment(0, 0.0), moment(1, 0.3), moment(2, 0.04), moment(3, 0.1), moment(4, 0.5)]
    assert [each.ply for each in turning_points(moments, 2)] == [1, 4]
    assert [each.ply for each in turning_points(moments, 9)] == [1, 3, 4]
    assert turning_points(moments, 0) == []


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_action_has_a_moment_with_all_chances(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With rough estimates: this is not about how good they are."""
    monkeypatch.setattr(hints, "TABLES", 2)
    monkeypatch.setattr(hints, "TRIES", 5)
    luck = player_luck(11)
    first = ludoteca.game(name).new(players=3, seed=11)
    state = first.copy()
    for _ in range(5):
        state.apply(random(state, luck))
    count = 0

    def advance() -> None:
        nonlocal count
        count += 1

    moments = analyse_actions(first, state.actions, 0.005, advance)
    assert [each.ply for each in moments] == list(range(6))
    assert count == 5
    assert not first.actions, "the state that was passed is not changed"
    assert all(abs(sum(each.chances) - 1) < 1e-6 and each.loss >= 0 for each in moments)
    assert any(each.better for each in moments), "random players do not always find the best action"
