"""Lessons in the terminal, line by line."""

from __future__ import annotations

import pytest

from ludoteca.lessons.script import lesson_names, read_script
from ludoteca.locales import LANGUAGES, t
from ludoteca.terminal.lesson_session import LessonSession
from tests.terminal.tables import typing


@pytest.mark.parametrize("name", lesson_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_lesson_can_be_typed(name: str, language: str) -> None:
    script = read_script(name)
    session = LessonSession(script, language)
    printed: list[str] = []
    assert session.run(lambda: session.lesson.list_accepted()[0], printed.append)
    shown = "\n".join(printed)
    for step in script.steps:
        assert t(language, script.message(step.name)) in shown
    assert t(language, script.message("done")) in shown


def test_other_actions_are_answered_and_can_be_tried_again() -> None:
    session = LessonSession(read_script("lanterns"), "en")
    printed: list[str] = []
    lines = ["p 10 r0 @ 1,0", "p 10 r0 @ 0,0", "nonsense", "show", "hint", "rule", "p 10 r2 @ 1,0", "back"]
    assert not session.run(typing(*lines), printed.append)
    turn, occupied, unreadable, shown, hinted, rule, played, back = printed[2:]
    assert turn == t("en", "lanterns-learn-facing-turn")
    assert "LA-3.5" in occupied
    assert "nonsense" in unreadable
    assert "[p 10 r2 @ 1,0]" in shown
    assert hinted == shown
    assert rule.startswith("LA-4.3")
    assert "You take green" in played
    assert back == printed[1]
