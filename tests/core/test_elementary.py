"""exp and log: within one unit in the last place, compiled and uncompiled alike."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext

import numpy as np
import pytest

from ludoteca.core.elementary import LARGEST, exp, log
from tests import sizes

COUNT = max(300, sizes.games(2000))


def error(found: float, exact: Decimal) -> float:
    """The error in units in the last place."""
    return float(abs(Decimal(found) - exact) / Decimal(math.ulp(float(exact))))


def numbers(seed: int) -> list[float]:
    drawn = np.random.default_rng(seed)
    parts = (drawn.normal(0, 3, COUNT), drawn.uniform(-700, 700, COUNT), drawn.normal(0, 0.001, COUNT))
    return [float(number) for part in parts for number in part]


def test_exp_is_within_one_unit_in_the_last_place() -> None:
    with localcontext() as precise:
        precise.prec = 40
        assert max(error(exp(number), Decimal(number).exp()) for number in numbers(1)) < 1


def test_log_is_within_one_unit_in_the_last_place() -> None:
    positive = [math.exp(number) for number in numbers(2)] + [float(number) for number in range(2, COUNT)]
    with localcontext() as precise:
        precise.prec = 40
        assert max(error(log(number), Decimal(number).ln()) for number in positive if number != 1) < 1


def test_exact_values() -> None:
    assert exp(0.0) == 1
    assert log(1.0) == 0
    assert log(2.0) == math.log(2)


@pytest.mark.parametrize("number", [LARGEST, 1e6, math.inf])
def test_numbers_that_are_too_large_are_cut_off(number: float) -> None:
    assert exp(number) == exp(LARGEST) < math.inf
    assert exp(-number) == exp(-LARGEST) > 0
