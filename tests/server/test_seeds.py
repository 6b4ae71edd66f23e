"""Seeds: nobody can guess how a table is set, and all ways of setting it are equally likely.

These seeds come from the operating system, so the checks look at other numbers each time; what they allow is so wide
that chance alone fails one of them less than once in some million runs.
"""

from __future__ import annotations

import asyncio
import random
import time
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sqlalchemy import select

from ludoteca.match.clocks import NO_CLOCK
from ludoteca.match.setting import Holder, Setting, new_seed
from ludoteca.server.live import lobby
from ludoteca.server.store.schema import matches
from tests.chance import assert_even
from tests.server.inside import open_inside, person
from tests.server.stories import LANTERNS_TILES
from tests.sizes import few, games
from tests.tables import BUILT_IN

TABLES = few(200)
MATCHES = max(400, min(4000, games(2000)))
SEVEN = 7.0
"""A deviation of a sum of bits that never happens by chance, in standard deviations."""
WIDE = 10.0
"""The same for chi-square over a dozen results or more; its tail is longer, and that over two results longer still."""
WIDEST = 25.0


@pytest.fixture
def seeds(tmp_path: Path) -> list[bytes]:
    """What the server contributes to the seeds of tables that people have made, as it is stored."""
    return seeds_of_tables(tmp_path / "server.sqlite3", TABLES)


def seeds_of_tables(data: Path, count: int) -> list[bytes]:
    async def read_seeds() -> list[bytes]:
        async with open_inside(data) as server:
            host = await person(server)
            plan = lobby.Plan("shelfie", 2, {}, NO_CLOCK, public=True, chat=True, rated=False).check()
            for _ in range(count):
                await lobby.make_table(server.context.database, plan, host, [], {})
            async with server.context.database.reading() as connection:
                return [*(await connection.execute(select(matches.c.secret))).scalars()]

    return asyncio.run(read_seeds())


def test_every_table_has_its_own_256_random_bits(seeds: list[bytes]) -> None:
    assert {len(seed) for seed in seeds} == {32}
    assert len(set(seeds)) == len(seeds) == TABLES
    bits = np.unpackbits(np.frombuffer(b"".join(seeds), np.uint8)).reshape(len(seeds), 256)
    far = SEVEN * np.sqrt(len(seeds)) / 2
    assert np.abs(bits.sum(axis=0) - len(seeds) / 2).max() < far
    changed = [(one != next_one).sum() for one, next_one in pairwise(bits)]
    assert np.abs(np.array(changed) - 128).max() < SEVEN * np.sqrt(256) / 2


def test_seeds_do_not_depend_on_the_time_or_on_the_random_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: 1_700_000_000_000_000_000)
    monkeypatch.setattr(time, "time", lambda: 1_700_000_000.0)
    made = []
    for name in ("one", "two"):
        random.seed(1)
        np.random.seed(1)  # noqa: NPY002 (the one that all share)
        made += seeds_of_tables(tmp_path / name, 2)
    assert len(set(made)) == 4


# How tables are set


@cache
def positions(game: str) -> list[dict[str, Any]]:
    """How matches are set for which nobody chose a seed."""
    holders = (Holder("Ann"), Holder("Ben"))
    return [Setting(game, new_seed(), holders).first_state().position() for _ in range(MATCHES)]


def test_every_tile_of_lanterns_is_equally_likely_on_top_of_the_stack_and_in_hand() -> None:
    stacked = {tile for each in positions("lanterns") for tile in each["stack"]}
    assert len(stacked) == len(LANTERNS_TILES) - 1
    assert_even((each["stack"][0] for each in positions("lanterns")), stacked, WIDE)
    assert_even((each["stack"][-1] for each in positions("lanterns")), stacked, WIDE)
    assert_even((each["hands"][1][0] for each in positions("lanterns")), stacked, WIDE)


def test_one_match_of_lanterns_reveals_nothing_about_the_next() -> None:
    tops = [each["stack"][0] for each in positions("lanterns")]
    stacked = sorted(set(tops))
    steps = [stacked.index(after) - stacked.index(before) for before, after in pairwise(tops)]
    assert_even((step % len(stacked) for step in steps), range(len(stacked)), WIDE)


def test_every_goal_of_shelfie_is_equally_likely_for_every_seat() -> None:
    for seat in (0, 1):
        assert_even((each["personal_goals"][seat] for each in positions("shelfie")), range(1, 13), WIDE)


@pytest.mark.parametrize("game", BUILT_IN)
def test_everybody_is_equally_likely_to_begin(game: str) -> None:
    assert_even((each["seat"] for each in positions(game)), range(2), WIDEST)
