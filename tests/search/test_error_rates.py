"""Error rates, named after the levels."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.search import error_rates
from ludoteca.search.error_rates import (
    FEWEST_MATCHES,
    error_rate,
    known_rates,
    mean_and_margin,
    measured_rates,
    nearest_level,
)
from ludoteca.search.levels import LEVELS
from tests.tables import BUILT_IN

RATES = {"novice": 8.0, "apprentice": 4.0, "adept": 2.0, "artisan": 1.0, "master": 0.5}
"""Points per decision."""


def measure(means: dict[str, float], margin: float = 0.1) -> dict[str, Any]:
    """Measurements of all levels with these rates."""
    return {each: {"matches": 20, "decisions": 100, "mean": mean, "margin": margin} for each, mean in means.items()}


@pytest.fixture
def measured_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(error_rates, "measured_rates", lambda: {"lanterns": measure(RATES)})


@pytest.mark.usefixtures("measured_levels")
def test_a_rate_is_named_after_the_level_that_loses_about_as_many_points_by_ratio() -> None:
    lost = (0.0, 0.6, 0.8, 2.1, 5.0, 30.0)
    named = [rate["level"] for points in lost if (rate := error_rate("lanterns", [0.05] * 20, [points] * 20))]
    assert named == ["master", "master", "artisan", "adept", "apprentice", "novice"]


@pytest.mark.usefixtures("measured_levels")
def test_few_decisions_and_games_without_measurements_have_no_level() -> None:
    assert error_rate("lanterns", [], []) is None
    few = error_rate("lanterns", [0.02, 0.04], [1.0, 0.5])
    assert few is not None
    assert (few["mean"], few["points"], few["level"], few["decisions"]) == (3.0, 0.75, None, 2)
    other = error_rate("chess", [0.02] * 20, [1.0] * 20)
    assert other is not None
    assert other["level"] is None


def test_the_margin_is_half_of_the_interval() -> None:
    mean, margin = mean_and_margin([0.0, 2.0] * 50)
    assert mean == 1.0
    assert margin == pytest.approx(0.197, abs=0.001)


def test_a_level_is_named_only_if_all_were_measured_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = measure(RATES)
    lines["adept"]["matches"] = 19
    monkeypatch.setattr(error_rates, "measured_rates", lambda: {"lanterns": lines})
    assert nearest_level("lanterns", 2.0) is None
    lines["adept"]["matches"] = 20
    assert nearest_level("lanterns", 2.0) == "adept"


@pytest.mark.parametrize(
    ("means", "margin", "named"),
    [
        (
            [8.0, 4.0, 2.0, 1.0, 0.5],
            0.1,
            {"novice": 8.0, "apprentice": 4.0, "adept": 2.0, "artisan": 1.0, "master": 0.5},
        ),
        ([5.0, 6.0, 5.5, 3.0, 0.5], 1.0, {"novice-adept": 5.5, "artisan": 3.0, "master": 0.5}),
        ([5.0, 3.0, 2.9, 1.0, 0.9], 0.5, {"novice": 5.0, "apprentice-adept": 2.95, "artisan-master": 0.95}),
        ([1.0, 2.0, 3.0, 4.0, 5.0], 0.1, {"novice-master": 3.0}),
    ],
)
def test_levels_that_cannot_be_told_apart_have_one_name_and_rates_fall(
    monkeypatch: pytest.MonkeyPatch, means: list[float], margin: float, named: dict[str, float]
) -> None:
    lines = measure(dict(zip(LEVELS, means, strict=True)), margin)
    monkeypatch.setattr(error_rates, "measured_rates", lambda: {"lanterns": lines})
    assert known_rates("lanterns") == pytest.approx(named, abs=0.01)


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_levels_were_measured(game: str) -> None:
    rates = measured_rates()[game]
    assert list(rates) == list(LEVELS)
    assert all(each["matches"] >= FEWEST_MATCHES for each in rates.values())
    assert rates["novice"]["mean"] > rates["adept"]["mean"] > rates["master"]["mean"]
    assert len(known_rates(game)) > 2, "people's rates are named"
