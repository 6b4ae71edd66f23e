"""Every match ends, and says how."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.conformance import sizes
from ludoteca.conformance.tables import Table, random_match
from ludoteca.core import kernels

States = list[ludoteca.State]


def result(state: ludoteca.State) -> tuple[list[int], list[int]]:
    """Scores and ranks of a state, as search sees them."""
    scores, ranks = np.zeros((2, state.game.players[-1]), np.int64)
    kernels.result_one(state.record, scores, ranks)
    return scores.tolist(), ranks.tolist()


def assert_ranks_are_well_formed(ranks: list[int], players: int) -> None:
    """Each rank is one more than the number of seats before it; seats that are not there have none."""
    seated = ranks[:players]
    assert all(rank == 1 + sum(other < rank for other in seated) for rank in seated)
    assert not any(ranks[players:])


def test_a_match_ends_and_nothing_can_be_done_then(table: Table) -> None:
    for seed in range(sizes.games(10)):
        *_, state = random_match(table, seed)  # asserts that there is an end
        assert state.over
        assert state.seat is None
        assert state.legal_actions() == []
        assert "over" in repr(state)
        with pytest.raises(ludoteca.IllegalAction):
            state.play(0)


def test_the_outcome_agrees_with_the_ranks(states: States) -> None:
    for state in states:
        if state.over:
            outcome = state.outcome()
            scores, ranks = result(state)
            assert outcome.scores == scores[: state.players]
            assert outcome.winners == [seat for seat in range(state.players) if ranks[seat] == 1]
            assert outcome.reason
            assert len(outcome.breakdown) in (0, state.players)
            assert json_types(asdict(outcome))


def test_the_sources_of_points_add_up_to_the_score_at_any_time(states: States) -> None:
    for state in states:
        scores, _ = result(state)
        sources, goals = state.points_by_source(), state.goals_reached()
        assert [sum(each.values()) for each in sources] == scores[: state.players]
        assert len(goals) == state.players
        assert all(count > 0 for each in goals for count in each.values())
        assert json_types(sources)
        assert json_types(goals)


def test_ranks_are_well_formed_at_any_time(states: States) -> None:
    for state in states:
        assert_ranks_are_well_formed(result(state)[1], state.players)


def test_there_is_no_outcome_while_the_match_runs(states: States) -> None:
    for state in states:
        if not state.over:
            with pytest.raises(ludoteca.LudotecaError, match="not over"):
                state.outcome()


def json_types(value: Any) -> bool:
    """Whether a value is made of plain Python, without NumPy's numbers."""
    if isinstance(value, dict):
        return all(type(name) is str and json_types(inside) for name, inside in value.items())
    if isinstance(value, list):
        return all(map(json_types, value))
    return value is None or type(value) in (int, bool, str, float)
