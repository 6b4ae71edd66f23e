"""Error rates: how much decisions cost on average, and which level of bots plays about like that.

Levels are told apart by points. In chances, the errors of weak players look small: their matches are often decided
early, and then nothing costs much.

`error_rates.json` has the measured rates of the levels (`tools.analyses`, docs/reports/analysis.md).
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

from ludoteca.search.analysis_document import ErrorRate
from ludoteca.search.levels import LEVELS

MEASURED = Path(__file__).with_name("error_rates.json")
FEWEST = 8
"""With fewer decisions that count, no level is named."""
FEWEST_MATCHES = 20
"""A level with fewer measured matches is not compared with: its rate would be a guess."""
NORMAL = 1.96
LEAST_RATE = 0.02
"""Rates below this are equal: nobody is measured that exactly."""


BETWEEN = "-"
"""Between the first and the last of several levels that cannot be told apart."""


class MeasuredRate(TypedDict):
    """The points that a level loses per decision, from matches against itself."""

    matches: int
    decisions: int
    mean: float
    margin: float


@cache
def measured_rates() -> dict[str, dict[str, MeasuredRate]]:
    """The measured rates of the levels, by game."""
    rates: dict[str, dict[str, MeasuredRate]] = json.loads(MEASURED.read_text("utf-8"))
    return rates


def error_rate(game: str, costs: Sequence[float], points: Sequence[float]) -> ErrorRate | None:
    """The error rate of decisions with these costs in chances and in points."""
    if not costs:
        return None
    mean, margin = in_hundredths([100 * cost for cost in costs])
    lost, points_margin = in_hundredths(points)
    level = nearest_level(game, lost) if len(costs) >= FEWEST else None
    rate: ErrorRate = {"mean": mean, "margin": margin, "decisions": len(costs), "level": level}
    return {**rate, "points": lost, "points_margin": points_margin}


def in_hundredths(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of numbers with two decimals, and half the width of its 95% interval, with two decimals."""
    mean, margin = mean_and_margin([round(100 * number) for number in numbers])
    return round(mean / 100, 2) + 0.0, round(margin / 100, 2)


def mean_and_margin(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of some numbers, and half the width of its 95% interval.

    For whole numbers all sums are exact, so that the browser's engine finds the same.
    """
    count, total = len(numbers), sum(numbers)
    if count == 1:
        return total, total
    spread = math.sqrt(sum((count * number - total) ** 2 for number in numbers) / (count - 1)) / count
    return total / count, NORMAL * spread / math.sqrt(count)


def nearest_level(game: str, mean: float) -> str | None:
    """The level that loses about as many points, by ratio; None for a game whose levels were not measured enough."""
    rates = known_rates(game)
    return min(rates, key=lambda level: abs(log_rate(rates[level]) - log_rate(mean)), default=None)


def known_rates(game: str) -> dict[str, float]:
    """The rates after which people's rates are named; none if not all levels were measured enough.

    From weak to strong, and falling: levels whose rates cannot be told apart have one rate and one name together,
    such as `novice-adept`.
    """
    rates = measured_rates().get(game, {})
    if any(level not in rates or rates[level]["matches"] < FEWEST_MATCHES for level in LEVELS):
        return {}
    found: list[tuple[list[str], MeasuredRate]] = []
    for level in LEVELS:
        found.append(([level], rates[level]))
        while len(found) > 1 and not is_weaker(found[-2][1], found[-1][1]):
            (weaker, one), (stronger, other) = found[-2:]
            found[-2:] = [(weaker + stronger, together(one, other))]
    return {BETWEEN.join(dict.fromkeys((levels[0], levels[-1]))): each["mean"] for levels, each in found}


def is_weaker(one: MeasuredRate, other: MeasuredRate) -> bool:
    """Whether one rate is higher than another one, by more than chance explains."""
    return one["mean"] - other["mean"] > math.hypot(one["margin"], other["margin"])


def together(one: MeasuredRate, other: MeasuredRate) -> MeasuredRate:
    """The rate of two levels together."""
    decisions = one["decisions"] + other["decisions"]
    shares = [each["decisions"] / decisions for each in (one, other)]
    return {
        "matches": one["matches"] + other["matches"],
        "decisions": decisions,
        "mean": round(shares[0] * one["mean"] + shares[1] * other["mean"], 2),
        "margin": round(math.hypot(shares[0] * one["margin"], shares[1] * other["margin"]), 2),
    }


def log_rate(mean: float) -> float:
    """The logarithm of a rate."""
    return math.log(max(mean, LEAST_RATE))
