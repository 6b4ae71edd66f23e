"""Actions that are judged before they are played: mistakes are found, and good actions are not called mistakes."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.search import warning
from ludoteca.search.analysis_document import CHECKED, MARKS
from ludoteca.search.judge import Judge
from ludoteca.search.warning import compare_action
from tests.search.test_hints import end_position, position
from tests.tables import BUILT_IN

MISTAKE = MARKS[1][0]

pytestmark = pytest.mark.compiled


def cost(state: ludoteca.State, action: int) -> float:
    """What an action costs, by what the seat to move knows."""
    found = compare_action(state.resample(state.seat, 1), action)
    assert found[-1].action == action
    return found[0].win - found[-1].win


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_worst_action_is_a_mistake_and_the_best_is_not(name: str) -> None:
    state = position(name)
    best = ludoteca.hint(state, iterations=600, seed=1)[0].action
    assert cost(state, best) < MISTAKE
    judge = Judge(state, 0, 40)
    worst = max(state.legal_actions(), key=lambda action: judge.judge(state, action, 0).cost)
    assert cost(state, worst) >= MISTAKE


def test_both_actions_have_reasons_and_the_same_question_has_the_same_answer() -> None:
    state = position("shelfie")
    known, action = state.resample(state.seat, 1), state.legal_actions()[-1]
    assert compare_action(known, action) == compare_action(known, action)
    assert any(each.reasons for each in compare_action(known, action))


def test_a_mistake_is_searched_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    efforts, compare = [], warning.compare

    def note(judge: Judge, known: ludoteca.State, action: int, effort: int) -> object:
        efforts.append(effort)
        return compare(judge, known, action, effort)

    monkeypatch.setattr(warning, "compare", note)
    state = position("shelfie")
    costs = {action: cost(state, action) for action in state.legal_actions()[:3]}
    assert sum(each >= MISTAKE for each in costs.values()) <= efforts.count(CHECKED)


def test_nothing_is_judged_after_the_end() -> None:
    with pytest.raises(ludoteca.LudotecaError):
        compare_action(end_position("shelfie"), 0)
