"""What the page has of the lessons: the recordings are up to date, and the exercises have the rulebooks' answers."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.core.messages import message, render
from ludoteca.lessons.exercises import exercises
from ludoteca.lessons.recording import record
from ludoteca.lessons.script import lesson_names, read_script
from tools.lessons import files


def test_the_files_of_the_page_are_up_to_date() -> None:
    stale = [str(path) for path, text in files().items() if path.read_text("utf-8") != text]
    assert stale == [], "run python -m tools.lessons"


@pytest.mark.parametrize("name", lesson_names())
def test_a_recording_tells_the_learner_no_secrets(name: str) -> None:
    recording: Any = record(read_script(name))
    for step in recording["steps"]:
        assert step["view"]["seat"] == recording["seat"]
        assert set(step["branches"]) <= set(step["previews"])


@pytest.mark.parametrize(
    ("game", "name", "answer"),
    [
        pytest.param("lanterns", "left", message("lanterns-colour-white"), marks=pytest.mark.rule("LA-7.1")),
        pytest.param("lanterns", "favor", 2, marks=pytest.mark.rule("LA-7.7")),
        pytest.param("lanterns", "cards", 3, marks=pytest.mark.rule("LA-7.5")),
        pytest.param("shelfie", "row", "yes", marks=pytest.mark.rule("SH-8.3")),
        pytest.param("shelfie", "middle", "no", marks=pytest.mark.rule("SH-8.3")),
        pytest.param("shelfie", "refill", "yes", marks=pytest.mark.rule("SH-8.4")),
        pytest.param("shelfie", "groups", 21, marks=pytest.mark.rule("SH-8.1")),
        pytest.param("shelfie", "total", 36, marks=pytest.mark.rule("SH-8.2")),
    ],
)
def test_exercises_have_the_answers_of_the_rulebooks(game: str, name: str, answer: object) -> None:
    found = next(each for each in exercises(ludoteca.game(game)) if each["name"] == name)
    assert found["options"][found["answer"]] == answer
    assert all(render(line) for line in found["why"])
