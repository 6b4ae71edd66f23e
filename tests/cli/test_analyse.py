"""`ludoteca analyse`: the analysis in words, for programs, and as a chart."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.locales import LANGUAGES
from ludoteca.search import analysis
from ludoteca.search.analysis_document import ErrorRate
from ludoteca.terminal.analysis_cache import AnalysisCache
from ludoteca.terminal.analysis_texts import rate_line
from ludoteca.terminal.chart import draw_chances
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.reader import Reader
from ludoteca.terminal.saved_matches import find_match, new_path
from tests.commands import refusal, run
from tests.search.analyses import be_rough, small_analysis
from tests.terminal.pilots import play_greedily
from tests.terminal.tables import local


@pytest.fixture
def saved_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a saved match, after its first moves; estimates are rough, and cached in a folder of the test."""
    be_rough(monkeypatch)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("ludoteca.terminal.analysis_cache.cache_root", lambda: tmp_path)
    path = new_path("shelfie")
    asyncio.run(play_greedily(local("shelfie", "random", path=path), 4))
    return path.stem


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_shown_with_its_curve_its_numbers_and_its_decisions(saved_match: str, language: str) -> None:
    shown = run("analyse", saved_match, "--quick", "--lang", language).stdout
    actions = find_match(saved_match).match().state.actions
    assert shown.count("%") >= 2 * len(actions)
    assert "●" in shown
    assert "○" in shown
    assert "page-" not in shown
    assert "terminal-" not in shown


def test_programs_get_json_and_pictures_are_drawn(saved_match: str, tmp_path: Path) -> None:
    picture = str(tmp_path / "c.svg")
    shown = run("analyse", saved_match, "--iterations", "32", "--seed", "7", "--json", "--picture", picture).stdout
    answer = json.loads(shown)
    assert (answer["seed"], answer["iterations"], answer["done"]) == (7, 32, 1)
    assert len(answer["curve"]) == len(find_match(saved_match).document["log"]) + 1
    assert len(answer["names"]) == 2
    svg = (tmp_path / "c.svg").read_text("utf-8")
    assert "<svg" in svg
    assert "font-face" not in svg
    draw_chances(tmp_path / "c.png", "Lanterns", ["A", "B"], small_analysis())
    assert (tmp_path / "c.png").read_bytes().startswith(b"\x89PNG")


def test_a_rate_is_named_after_a_level_or_after_several_that_cannot_be_told_apart() -> None:
    face = face_of(ludoteca.game("shelfie"), Reader("it", ["Anna", "Ugo"]))
    summary = small_analysis()["seats"][0]
    for level, words in (("master", "Maestro (0.25"), ("novice-adept", "Novizio–Esperto (0.25"), (None, "5.5 ± 1.1")):
        rate: ErrorRate = {"mean": 5.46, "margin": 1.1, "decisions": 20, "level": level}
        summary["rate"] = {**rate, "points": 0.25, "points_margin": 0.1}
        assert words in rate_line(face, 0, summary)
        summary["rate"] = rate
        assert "5.5 ± 1.1" in rate_line(face, 0, summary), "analyses of earlier versions have no points"


def test_by_default_it_is_the_analysis_of_the_page_and_of_python(saved_match: str) -> None:
    answer = json.loads(run("analyse", saved_match, "--quick", "--json").stdout)
    assert (answer["seed"], answer["iterations"]) == (0, analysis.ITERATIONS)


def test_an_analysis_is_not_computed_twice(saved_match: str, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("analyse", saved_match, "--iterations", "32", "--json")
    first = run(*arguments).stdout
    cached = AnalysisCache(find_match(saved_match).match(), 0, 32).load()
    assert cached is not None
    assert cached["done"] == 1
    monkeypatch.setattr(analysis.Study, "decide", None)
    assert run(*arguments).stdout == first


@pytest.mark.usefixtures("saved_match")
def test_a_picture_of_another_kind_is_refused() -> None:
    assert ".png or .svg" in refusal("analyse", "any", "--picture", "c.gif")
    assert "There is no saved match" in refusal("analyse", "nowhere")


def test_mistakes_can_be_tried_again_but_not_after_one_look(saved_match: str) -> None:
    shown = run("analyse", saved_match, "--iterations", "32", "--retry", text="quit\n").stdout
    assert "Find a better move" in shown or "None of your moves" in shown
    assert "--retry" in refusal("analyse", saved_match, "--quick", "--retry")
