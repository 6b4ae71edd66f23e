"""The analysis of a match: what adds up, what it may know, and that it can be repeated and continued."""

from __future__ import annotations

from itertools import islice
from math import sqrt
from statistics import fmean, stdev

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.core.kernels import reshuffle_one
from ludoteca.core.luck import quick_luck
from ludoteca.search.analysis import analyse, analyses, mark_of, replay
from ludoteca.search.analysis_document import CHECKED, LOOKED, SEARCHED, Analysis
from ludoteca.search.judge import Judge, draws_something
from tests.search.analyses import be_rough, random_match, small_analysis
from tests.tables import BUILT_IN

ITERATIONS = 32


@pytest.fixture(autouse=True)
def rough(monkeypatch: pytest.MonkeyPatch) -> None:
    be_rough(monkeypatch)


def assert_adds_up(found: Analysis) -> None:
    """The three numbers of each seat close the equation, and luck takes from one seat what it gives to another."""
    for seat in found["seats"]:
        total = seat["initial"] + seat["luck"] + seat["errors"] + seat["gifts"]
        assert total == pytest.approx(seat["final"], abs=0.0005 * len(found["events"]))
    for event in found["events"]:
        assert sum(event["luck"]) == pytest.approx(0, abs=0.001)
        assert sum(event["draw"]) == pytest.approx(0, abs=0.001)
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in found["curve"])
    assert sum(seat["errors"] + seat["gifts"] for seat in found["seats"]) == pytest.approx(0, abs=0.01)


@pytest.mark.parametrize(("name", "players"), [("lanterns", 2), ("shelfie", 3)])
def test_luck_errors_and_gifts_add_up_in_every_document(name: str, players: int) -> None:
    state = random_match(name, players)
    steps = list(islice(analyses(state, iterations=ITERATIONS), 30))
    for found in (steps[0], steps[-1]):
        assert_adds_up(found)
        assert found["curve"][-1] == [
            1 / len(state.outcome().winners) * (seat in state.outcome().winners) for seat in range(players)
        ]
    assert steps[0]["done"] < steps[-1]["done"]
    assert len(steps[0]["curve"]) == len(state.actions) + 1
    assert {each["effort"] for each in steps[0]["decisions"]} <= {LOOKED, CHECKED}, "checked at once: no choice"


@pytest.mark.parametrize("name", BUILT_IN)
def test_equal_seeds_give_equal_documents_and_work_continues_where_it_stopped(name: str) -> None:
    state = random_match(name, plies=5)
    whole = analyse(state, seed=3, iterations=ITERATIONS)
    assert whole == analyse(state, seed=3, iterations=ITERATIONS)
    assert whole != analyse(state, seed=4, iterations=ITERATIONS)
    half = list(islice(analyses(state, seed=3, iterations=ITERATIONS), 3))[-1]
    assert analyse(state, seed=3, iterations=ITERATIONS, known=half) == whole
    assert whole["done"] == 1
    assert next(analyses(state, seed=5, iterations=ITERATIONS, known=whole))["done"] < 1, "of another seed"
    assert not whole["over"]


def test_nothing_is_called_a_mistake_without_a_second_look() -> None:
    found = analyse(random_match("shelfie", plies=8), iterations=ITERATIONS)
    assert all(each["effort"] == CHECKED for each in found["decisions"] if each["mark"])
    assert all(each["effort"] >= SEARCHED for each in found["decisions"])
    marked = [each for each in found["decisions"] if each["mark"]]
    assert marked, "random players make mistakes"
    assert all(each["best"] and each["best"]["action"] != each["action"] for each in marked)
    reasons = [reason for each in marked if each["best"] for reason in each["best"]["reasons"]]
    assert any(reason["says"]["id"].startswith("shelfie-") for reason in reasons)


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("effort", [LOOKED, SEARCHED])
def test_a_decision_is_judged_only_by_what_its_seat_could_know(name: str, effort: int) -> None:
    state = random_match(name, players=3, plies=7)
    judge = Judge(state, 1, ITERATIONS)
    action = state.legal_actions()[0]
    verdicts = [
        judge.judge(twin, action, effort) for twin in (state, *(state.resample(state.seat, n) for n in range(3)))
    ]
    assert all(verdict == verdicts[0] for verdict in verdicts)


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_luck_of_draws_has_mean_zero_over_resampled_matches(name: str) -> None:
    """Each draw is repeated, and the luck of what comes is measured as in an analysis."""
    end, luck = random_match(name), quick_luck("again", 1)
    pairs = zip(replay(end), end.actions, strict=False)
    drawing = [(state, action) for state, action in pairs if draws_something(state, action, luck)]
    found = []
    for number in range(120):
        before, action = drawing[number % len(drawing)]
        judge, after = Judge(before, number, 1), before.copy()
        reshuffle_one(after.record, luck)
        after.apply(action)
        found.append(judge.draw(before, action, judge.play_on(after))[0])
    assert stdev(found) > 0.001, "luck exists"
    assert abs(fmean(found)) < 3.5 * stdev(found) / sqrt(len(found))


def test_a_draw_that_decides_nothing_is_no_luck() -> None:
    state = random_match("shelfie", plies=2)
    assert not draws_something(state, state.legal_actions()[0], quick_luck("draw", 1)), "no refill yet"
    lanterns = random_match("lanterns", plies=2)
    placing = [action for action in lanterns.legal_actions() if lanterns.action_text(action).startswith("p ")]
    assert draws_something(lanterns, placing[0], quick_luck("draw", 1))


def test_marks_depend_on_the_cost() -> None:
    marks = [mark_of(cost) for cost in (0.0, 0.0199, 0.02, 0.05, 0.1)]
    assert marks == [None, None, "inaccuracy", "mistake", "blunder"]


def test_turning_points_are_great_changes_in_their_order() -> None:
    turns = small_analysis()["turning_points"]
    assert [(turn["ply"], turn["kind"]) for turn in turns] == [(1, "decision"), (2, "draw")]
    assert turns[0]["change"] == [-0.3, 0.3]


def test_a_match_without_moves_and_bad_numbers_are_refused() -> None:
    state = random_match("shelfie", plies=1)
    with pytest.raises(LudotecaError, match="no moves"):
        analyse(state.start())
    with pytest.raises(LudotecaError, match="seed is a whole number"):
        analyse(state, seed=-1)
    with pytest.raises(LudotecaError, match="iterations is a whole number from 1"):
        analyse(state, iterations=0)
