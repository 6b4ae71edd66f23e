"""Intervals: known values, sensible at the edges, and correct for matches that share their seed."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.arena.intervals import paired_share, student_t, wilson

RESULTS = st.dictionaries(
    st.integers(0, 50), st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=2, max_size=4), min_size=1
)


@pytest.mark.parametrize(
    ("degrees", "value"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (99, 1.984)]
)
def test_student_s_t_has_the_published_values(degrees: int, value: float) -> None:
    assert student_t(degrees) == pytest.approx(value, abs=0.005)


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (1.0, 100, 0.9630, 1.0), (0.0, 10, 0.0, 0.2775), (0.2, 50, 0.1124, 0.3304)],
)
def test_wilson_s_interval_has_the_published_values(share: float, count: int, low: float, high: float) -> None:
    found = wilson(share, count)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)


@given(RESULTS)
def test_intervals_contain_the_share_stay_between_0_and_1_and_have_a_width(rounds: dict[int, list[float]]) -> None:
    found = paired_share(rounds)
    assert 0 <= found.low <= found.share <= found.high <= 1
    assert found.high - found.low > 0.001


def test_rounds_that_balance_their_luck_make_the_interval_narrower() -> None:
    """One win in every pair of matches is more certain than half of the wins in independent matches."""
    rounds = {number: [1.0, 0.0] for number in range(48)} | {48: [1.0, 1.0], 49: [0.0, 0.0]}
    paired, independent = paired_share(rounds), wilson(0.5, 100)
    assert paired.high - paired.low < (independent.high - independent.low) / 2


def test_rounds_that_repeat_their_luck_make_the_interval_wider() -> None:
    """Winning both matches of a seed, or none, says no more than one match would."""
    paired = paired_share({number: [float(number % 2)] * 2 for number in range(50)})
    assert paired.low == pytest.approx(wilson(0.5, 50).low, abs=0.01)


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.95])
def test_intervals_contain_the_true_share_about_95_times_in_100(chance: float) -> None:
    luck, held = random.Random(1), 0
    for _ in range(400):
        shared = [luck.uniform(-1, 1) * min(chance, 1 - chance) for _ in range(40)]
        found = paired_share(
            {n: [float(luck.random() < chance + by * side) for side in (1, -1)] for n, by in enumerate(shared)}
        )
        held += found.low <= chance <= found.high
    assert 0.92 <= held / 400 <= 0.99


def test_a_share_reads_well() -> None:
    assert str(wilson(0.5, 100)) == "50.0% (40.4–59.6%)"
