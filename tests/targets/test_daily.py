"""The page deals and plays a day's match as Python does, with every decision of the bot and of the master."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from ludoteca.daily.deal import LEVEL, MASTER, deal_result, deal_setting, play_as_master
from tests.tables import BUILT_IN
from tools.node import bundle, run_node

ITERATIONS = 20

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def host() -> Path:
    """The program for Node that plays deals."""
    return bundle("tests/targets/daily.ts")


@pytest.mark.parametrize("day", ["2026-11-18", "2027-02-01"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_page_plays_the_same_deal(host: Path, engine: Path, game: str, day: str) -> None:
    played = json.loads(run_node(str(host), str(engine), game, day, str(ITERATIONS)))
    setting = deal_setting(game, day)
    assert played["seed"] == setting.seed.hex()
    assert [seat["bot"] for seat in played["seats"]] == [holder.bot for holder in setting.holders]
    assert (played["level"], f"master@{played['master']['iterations']}") == (LEVEL, MASTER)
    *_, match = play_as_master(game, day, f"master@{ITERATIONS}")
    assert played["actions"] == list(match.state.actions)
    assert played["result"] == asdict(deal_result(match))
