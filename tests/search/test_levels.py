"""Each level is stronger than the one below. This is a quick check; docs/reports/strength.md measures them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludoteca.search.levels import LEVELS
from tests import sizes
from tests.search.matches import share
from tests.tables import BUILT_IN

pytestmark = pytest.mark.compiled

FASTER_MASTER = "master@250"


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS[:-1])))
def test_each_level_beats_the_one_below(name: str, lower: str, higher: str) -> None:
    won = share(name, higher, lower, sizes.games({"artisan": 12}.get(higher, 20)))
    assert won >= 0.5 if sizes.QUICK else won > 0.5, "of two or four matches each may win half"


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_master_beats_the_level_two_below(name: str) -> None:
    won = share(name, FASTER_MASTER, LEVELS[-3], sizes.games(3))
    assert won >= 0.5 if sizes.QUICK else won > 0.5


@pytest.mark.soak
@pytest.mark.parametrize("name", BUILT_IN)
def test_the_master_beats_the_level_below(name: str) -> None:
    assert share(name, FASTER_MASTER, LEVELS[-2], 40) > 0.5


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_weakest_level_beats_random(name: str) -> None:
    assert share(name, "novice", "random", sizes.games(20)) > 0.75
