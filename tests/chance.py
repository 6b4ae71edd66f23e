"""Statistical checks of random results. With fixed seeds, they either always pass or always fail."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

Result = TypeVar("Result", bound=Hashable)

FAR = 4.0
"""The limit, in standard deviations from the expected chi-square."""

FEWEST_EXPECTED = 5
"""The least expected count of a result for which the approximation holds."""


def assert_proportional(seen: Iterable[Result], weights: Mapping[Result, float], far: float = FAR) -> None:
    """Check that the results have these proportions, and that there are no others (Pearson's chi-square)."""
    counts = Counter(seen)
    assert set(counts) <= set(weights), f"impossible: {set(counts) - set(weights)}"
    times, whole = counts.total(), sum(weights.values())
    expected = {result: times * weight / whole for result, weight in weights.items()}
    assert min(expected.values()) >= FEWEST_EXPECTED, "too few tries to tell"
    chi_square = sum((counts[result] - usual) ** 2 / usual for result, usual in expected.items())
    freedom = len(expected) - 1
    assert abs(chi_square - freedom) < far * math.sqrt(2 * freedom), f"{chi_square:.0f} where {freedom} is usual"


def assert_even(seen: Iterable[Result], possible: Iterable[Result], far: float = FAR) -> None:
    """Check that all possible results are equally likely."""
    assert_proportional(seen, dict.fromkeys(possible, 1.0), far)
