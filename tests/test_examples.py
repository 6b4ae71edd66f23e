"""The examples run unchanged and do what they promise."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from ludoteca.arena.play import play_match
from ludoteca.arena.runner import check_settings
from ludoteca.arena.schedule import Settings, schedule
from ludoteca.search import hints
from tests.tables import BUILT_IN

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / name))


def test_a_policy_learns_to_beat_random(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("train.py")["main"](10) > 0.6
    assert "against random" in capsys.readouterr().out


def test_a_match_is_analysed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "TRIES", 20)  # rougher chances, because only the report matters
    costs = example("analyse.py")["main"]("shelfie", 3)
    told = capsys.readouterr().out
    assert 0 < told.count("better: ") <= 5
    assert told.count("ply ") == len(costs) + told.count("better: ")


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_bot_in_twenty_lines_beats_random(name: str) -> None:
    settings = check_settings(Settings(name, (f"{EXAMPLES / 'mybot.py'}:MyBot", "random"), 2))
    records = [play_match(settings, each) for each in schedule(settings, 30)]
    won = sum(settings.players[0] == record["seats"][seat] for record in records for seat in record["winners"])
    assert {record["error"] for record in records} == {""}
    assert won >= 20
