"""Judging decisions: which actions are compared, and when it is clear whether one was a mistake."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.search import trials
from ludoteca.search.analysis_document import CHECKED
from ludoteca.search.judge import Judge
from ludoteca.search.trials import MISTAKE, POINTS, WINS, Trials, new_trials
from tests.search.analyses import be_rough, random_match


def trees(gaps: list[float]) -> Trials:
    """What trees say about two actions, of which the one that was played is behind by so much in each."""
    found = new_trials()
    for number, gap in enumerate(gaps):
        found.wins[number, :2] = 0.5 - gap, 0.5
        found.points[number, :2] = 10.0, 12.0
    return found


def is_clear(gaps: list[float]) -> bool:
    return bool(trials.is_clear(trees(gaps), 2, len(gaps)))


@pytest.mark.parametrize(
    ("gaps", "expected"),
    [([0.0] * 4, True), ([0.2] * 4, True), ([MISTAKE + 0.005] * 4, False), ([0.01, 0.2, 0.0, 0.25], False)],
)
def test_it_is_clear_if_the_cost_is_far_from_a_mistake_for_how_much_trees_differ(
    gaps: list[float], expected: bool
) -> None:
    assert is_clear(gaps) is expected


def test_more_trees_make_it_clearer() -> None:
    assert not is_clear([0.07] * 4)
    assert is_clear([0.07] * 16)


def test_trees_count_equally() -> None:
    found = trees([0.0, 0.1])
    assert trials.average(found, 2, 2) == 1
    assert found.means[WINS, :2].tolist() == pytest.approx([0.45, 0.5])
    assert found.means[POINTS, :2].tolist() == [10.0, 12.0]


@pytest.mark.parametrize(("players", "power"), [(2, 1.0), (3, 1.0), (4, 2.0)])
def test_a_chance_is_sharpened_as_if_all_others_had_equal_ones(players: int, power: float) -> None:
    for win in (0.0, 0.2, 0.9, 1.0):
        own, rest = win**power, (players - 1) * ((1 - win) / (players - 1)) ** power
        assert trials.sharpen_alone(win, power, players) == pytest.approx(own / (own + rest))


@pytest.mark.parametrize(
    ("changes", "expected"),
    [([0.3, 0.1, 0.3, -0.2], [0.0, 0.05, 0.15, 0.0]), ([0.1, 0.0, -0.1, 0.0], [0.0, 0.2 / 3, 0.2 / 3, 0.2 / 3])],
)
def test_a_cost_is_split_between_those_who_gain_or_equally(changes: list[float], expected: list[float]) -> None:
    gifts = np.array(changes)
    trials.split_cost(0.2, 0, gifts)
    assert gifts.tolist() == pytest.approx(expected)


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

    def watch(self: Judge, known: object, rivals: list[int], *rest: object) -> None:
        seen.append(rivals)
        compare(self, known, rivals, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Judge, "compare_in_tree", watch)
    legal = state.legal_actions()
    judge.judge(state, legal[0], CHECKED)
    missing = next(action for action in legal if action not in seen[0])
    judge.judge(state, legal[0], CHECKED, rival=missing)
    assert missing in seen[-1]
