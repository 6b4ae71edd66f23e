"""Judging decisions: which actions are compared, and when it is clear whether one was a mistake."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.search.analysis_document import CHECKED
from ludoteca.search.judge import MISTAKE, Comparison, Judge, is_clear, mean_of
from tests.search.analyses import be_rough, random_match


def tree(gap: float) -> Comparison:
    """A comparison in which the action that was played is behind by this much."""
    return Comparison([1, 2], np.array([0.5 - gap, 0.5]), np.array([10.0, 12.0]))


@pytest.mark.parametrize(
    ("gaps", "expected"),
    [([0.0] * 4, True), ([0.2] * 4, True), ([MISTAKE + 0.005] * 4, False), ([0.01, 0.2, 0.0, 0.25], False)],
)
def test_it_is_clear_if_the_cost_is_far_from_a_mistake_for_how_much_trees_differ(
    gaps: list[float], expected: bool
) -> None:
    assert is_clear([tree(gap) for gap in gaps]) is expected


def test_more_trees_make_it_clearer() -> None:
    assert not is_clear([tree(0.065)] * 4)
    assert is_clear([tree(0.065)] * 20)


def test_trees_count_equally() -> None:
    mean = mean_of([tree(0.0), tree(0.1)])
    assert mean.best == 1
    assert mean.wins.tolist() == pytest.approx([0.45, 0.5])
    assert mean.points.tolist() == [10.0, 12.0]


def test_a_tree_has_the_actions_that_are_compared_even_if_it_would_leave_them_out() -> None:
    state = random_match("shelfie", plies=2)
    judge = Judge(state, 1, 32)
    judge.start(state, [], 0, judge.luck("test", state))
    root = judge.thinker.tree
    kept = set(root.action[root.first[0] : root.first[0] + root.children[0]].tolist())
    left_out = [action for action in state.legal_actions() if action not in kept][:3]
    assert len(left_out) == 3
    wanted = [left_out[0], min(kept), *left_out[1:]]
    nodes = judge.start(state, wanted, 0, judge.luck("test", state))
    assert root.action[nodes].tolist() == wanted


def test_a_second_look_compares_with_what_an_earlier_look_preferred(monkeypatch: pytest.MonkeyPatch) -> None:
    be_rough(monkeypatch)
    state = random_match("shelfie", plies=2)
    judge, seen = Judge(state, 1, 32), []
    compare = Judge.compare_in_tree

    def watch(self: Judge, known: object, rivals: list[int], *rest: object) -> Comparison:
        seen.append(rivals)
        return compare(self, known, rivals, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Judge, "compare_in_tree", watch)
    legal = state.legal_actions()
    judge.judge(state, legal[0], CHECKED)
    missing = next(action for action in legal if action not in seen[0])
    judge.judge(state, legal[0], CHECKED, rival=missing)
    assert missing in seen[-1]
