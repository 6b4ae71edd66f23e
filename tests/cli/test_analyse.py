"""`ludoteca analyse`: chances, turning points, and their chart."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ludoteca.locales import LANGUAGES
from ludoteca.search import hints
from ludoteca.terminal.chart import draw_chances
from ludoteca.terminal.saved_matches import find_match, new_path
from tests.commands import refusal, run
from tests.search.test_analysis import moment
from tests.terminal.pilots import play_greedily
from tests.terminal.tables import local


@pytest.fixture(autouse=True)
def rough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rough estimates: these tests are not about how good they are."""
    monkeypatch.setattr(hints, "TABLES", 2)
    monkeypatch.setattr(hints, "TRIES", 5)


@pytest.fixture
def saved_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a saved match, after its first moves."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = new_path("shelfie")
    asyncio.run(play_greedily(local("shelfie", "random", path=path), 4))
    return path.stem


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_shown_as_a_table_with_its_turning_points(saved_match: str, language: str) -> None:
    shown = run("analyse", saved_match, "--seconds", "0.003", "--lang", language).stdout
    actions = find_match(saved_match).match().state.actions
    assert shown.count("%") >= 2 * (len(actions) + 1)
    assert "terminal-" not in shown


def test_programs_get_json_and_pictures_are_drawn(saved_match: str, tmp_path: Path) -> None:
    shown = run("analyse", saved_match, "--seconds", "0.003", "--json", "--picture", str(tmp_path / "c.svg")).stdout
    answer = json.loads(shown)
    assert len(answer["moments"]) == len(find_match(saved_match).document["log"]) + 1
    assert set(answer["turning_points"]) <= {each["ply"] for each in answer["moments"]}
    svg = (tmp_path / "c.svg").read_text("utf-8")
    assert "<svg" in svg
    assert "font-face" not in svg
    draw_chances(tmp_path / "c.png", "Lanterns", ["A", "B"], [moment(0, 0), moment(1, 0.2)], [moment(1, 0.2)])
    assert (tmp_path / "c.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.usefixtures("saved_match")
def test_a_picture_of_another_kind_is_refused() -> None:
    assert ".png or .svg" in refusal("analyse", "any", "--picture", "c.gif")
    assert "There is no saved match" in refusal("analyse", "nowhere")
