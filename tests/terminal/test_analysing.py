"""Looking at a match again: chances, turning points, and their picture."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ludoteca.locales import LANGUAGES
from ludoteca.search import hints
from ludoteca.terminal import saved
from ludoteca.terminal.analysing import Moment, averaged, follow, turning_points
from ludoteca.terminal.chart import draw_chances
from tests.terminal.pilots import play_greedily
from tests.terminal.tables import local
from tests.test_cli import refusal, run


@pytest.fixture(autouse=True)
def rough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances that are told at once: here it matters what is made of them, not how good they are."""
    monkeypatch.setattr(hints, "TABLES", 2)
    monkeypatch.setattr(hints, "TRIES", 5)


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The beginning of a match that was saved."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = saved.new_path("shelfie")
    asyncio.run(play_greedily(local("shelfie", "random", path=path), 4))
    return path.stem


def moment(ply: int, loss: float) -> Moment:
    return Moment(ply, 0, "take e2 > 1", [0.5, 0.5], loss, "take e3 > 1")


def test_chances_are_averaged_over_a_round_and_the_end_is_certain() -> None:
    raw = [[0.6, 0.4], [0.2, 0.8], [0.6, 0.4], [0.0, 1.0]]
    found = [[round(chance, 6) for chance in each] for each in averaged(raw, 2, is_over=True)]
    assert found == [[0.4, 0.6], [0.4, 0.6], [0.3, 0.7], [0.0, 1.0]]
    assert averaged(raw[:1], 2, is_over=False) == raw[:1]


def test_turning_points_are_what_cost_the_most_in_their_order() -> None:
    moments = [moment(0, 0.0), moment(1, 0.3), moment(2, 0.04), moment(3, 0.1), moment(4, 0.5)]
    assert [each.ply for each in turning_points(moments, 2)] == [1, 4]
    assert [each.ply for each in turning_points(moments, 9)] == [1, 3, 4]
    assert turning_points(moments, 0) == []


@pytest.mark.parametrize("name", ["lanterns", "shelfie"])
def test_every_action_of_a_match_has_a_moment_with_everybody_s_chance(name: str) -> None:
    table = local(name, "random", "random")
    asyncio.run(play_greedily(table, 5))
    count = 0

    def told() -> None:
        nonlocal count
        count += 1

    moments = follow(table.match, 0.005, told)
    assert [each.ply for each in moments] == list(range(len(table.match.state.actions) + 1))
    assert count == len(moments) - 1
    assert all(abs(sum(each.chances) - 1) < 1e-6 and each.loss >= 0 for each in moments)
    assert any(each.better for each in moments), "players at random do not always find the best"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_shown_as_a_table_with_its_turning_points(played: str, language: str) -> None:
    shown = run("analyse", played, "--seconds", "0.003", "--lang", language).stdout
    actions = saved.find(played).match().state.actions
    assert shown.count("%") >= 2 * (len(actions) + 1)
    assert "terminal-" not in shown


def test_programs_get_json_and_pictures_are_drawn(played: str, tmp_path: Path) -> None:
    shown = run("analyse", played, "--seconds", "0.003", "--json", "--picture", str(tmp_path / "c.svg")).stdout
    told = json.loads(shown)
    assert len(told["moments"]) == len(saved.find(played).document["log"]) + 1
    assert set(told["turning_points"]) <= {each["ply"] for each in told["moments"]}
    svg = (tmp_path / "c.svg").read_text("utf-8")
    assert "<svg" in svg
    assert "font-face" not in svg
    draw_chances(tmp_path / "c.png", "Lanterns", ["A", "B"], [moment(0, 0), moment(1, 0.2)], [moment(1, 0.2)])
    assert (tmp_path / "c.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.usefixtures("played")
def test_a_picture_of_another_kind_is_refused() -> None:
    assert ".png or .svg" in refusal("analyse", "any", "--picture", "c.gif")
    assert "There is no saved match" in refusal("analyse", "nowhere")
