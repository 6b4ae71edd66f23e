"""The examples run as they stand, and do what they say."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from ludoteca.arena.playing import play_match
from ludoteca.arena.running import checked
from ludoteca.arena.schedule import Settings, schedule
from ludoteca.search import hints

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / name))


def test_a_policy_learns_to_beat_random(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("train.py")["main"](10) > 0.6
    assert "against random" in capsys.readouterr().out


def test_a_match_is_analysed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "TRIES", 20)  # rougher chances: it matters what is told of them
    costs = example("analyse.py")["main"]("shelfie", 3)
    told = capsys.readouterr().out
    assert 0 < told.count("better: ") <= 5
    assert told.count("ply ") == len(costs) + told.count("better: ")


@pytest.mark.parametrize("name", ["lanterns", "shelfie"])
def test_a_bot_of_twenty_lines_beats_random(name: str) -> None:
    settings = checked(Settings(name, (f"{EXAMPLES / 'mybot.py'}:MyBot", "random"), 2))
    records = [play_match(settings, each) for each in schedule(settings, 30)]
    won = sum(settings.players[0] == record["seats"][seat] for record in records for seat in record["winners"])
    assert {record["error"] for record in records} == {""}
    assert won >= 20
