"""Exercises in the terminal, line by line."""

from __future__ import annotations

import pytest

from ludoteca.core.library import game
from ludoteca.lessons.exercises import exercises
from ludoteca.lessons.script import lesson_names
from ludoteca.locales import LANGUAGES, t
from ludoteca.terminal.exercise_session import ExerciseSession
from tests.terminal.tables import typing


@pytest.mark.parametrize("name", lesson_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exercise_is_asked_drawn_and_answered_by_its_first_letters(name: str, language: str) -> None:
    session, printed = ExerciseSession(game(name), language), list[str]()

    def answer() -> str:
        right = session.options()[session.exercise["answer"]]
        return right if right.isdecimal() else right[:3].upper()

    assert session.run(answer, printed.append)
    shown = "\n".join(printed)
    asked = exercises(game(name))
    for each in asked:
        assert t(language, f"{name}-how-ask-{each['name']}") in shown
    assert shown.count(t(language, "page-learn-correct")) == len(asked)
    assert t(language, "terminal-exercises-place", {"number": 1, "count": len(asked)}) in shown
    assert printed[-1].endswith(t(language, "terminal-exercises-done", {"right": len(asked), "count": len(asked)}))


def test_wrong_answers_are_explained_and_others_asked_again() -> None:
    session, printed = ExerciseSession(game("shelfie"), "en"), list[str]()
    assert not session.run(typing("perhaps", "rule", "no", "skip", "n"), printed.append)
    unclear, rule, wrong, _, right = printed[2:]
    assert unclear == "Choose one of: Yes / No"
    assert rule.startswith("SH-8.3")
    assert wrong.startswith("Not quite. The answer is Yes.\n  You")
    assert right.startswith("Not quite. The answer is Yes.")
    assert session.right == 0


def test_show_gives_the_answer_and_why_and_does_not_count() -> None:
    session = ExerciseSession(game("shelfie"), "en")
    assert session.answer("show").startswith("The answer: Yes\n  You")
    assert (session.number, session.right) == (1, 0)
    assert "show (the answer)" in session.answer("help")


def test_what_a_question_is_about_is_in_brackets() -> None:
    assert " C [B][G][F] ." in ExerciseSession(game("shelfie"), "en").step_text()
    assert "B W[ ]P" in ExerciseSession(game("lanterns"), "en").step_text()
