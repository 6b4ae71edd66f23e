"""The scripts of the lessons, played through the real rules."""

from __future__ import annotations

import re
from functools import cache

import pytest

from ludoteca.core.state import State
from ludoteca.lessons.lesson import Lesson, accepted_actions, play_step, start_of
from ludoteca.lessons.script import Script, Step, lesson_names, read_script
from ludoteca.locales import LANGUAGES, texts
from tests.tables import BUILT_IN

STEPS = [(name, number) for name in lesson_names() for number, _ in enumerate(read_script(name).steps)]
MOST_STEPS = 15
LONGEST = 260
"""Characters of a step's text: one or two sentences that fit above the board of a small phone."""


@cache
def script_of(name: str) -> Script:
    return read_script(name)


@cache
def messages_of(language: str) -> dict[str, str]:
    """All messages of a language, by their ids."""
    return dict(re.findall(r"^([a-z0-9-]+) = (.*)$", "\n".join(texts(language).values()), re.MULTILINE))


def legal_texts(state: State) -> list[str]:
    return [state.action_text(action) for action in state.legal_actions()]


def moment(name: str, number: int) -> tuple[Script, Step, State]:
    script = script_of(name)
    return script, script.steps[number], start_of(script, number)


def test_every_game_has_a_lesson() -> None:
    assert set(lesson_names()) >= set(BUILT_IN)


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_is_short_and_ends_with_the_match(name: str) -> None:
    script = script_of(name)
    lesson = Lesson(script)
    while not lesson.over:
        lesson.play(lesson.list_accepted()[0])
    assert lesson.state.over
    assert len(script.steps) <= MOST_STEPS
    assert lesson.state.view(script.seat) == start_of(script, len(script.steps)).view(script.seat)


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_the_learner_is_to_move_and_every_accepted_action_leads_to_the_next_step(name: str, number: int) -> None:
    script, step, state = moment(name, number)
    assert state.seat == script.seat
    accepted = accepted_actions(state, step)
    assert accepted
    ends = []
    for action in accepted:
        after = state.copy()
        list(play_step(after, step, action))
        ends.append(after)
    is_last = number + 1 == len(script.steps)
    if not is_last and script.steps[number + 1].position is None:
        assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_every_other_legal_action_gets_an_answer_and_every_answer_can_be_reached(name: str, number: int) -> None:
    _, step, state = moment(name, number)
    others = set(legal_texts(state)) - set(accepted_actions(state, step))
    answers = {step.answer_to(action) for action in others}
    assert answers == {answer for _, answer in step.wrong}


@pytest.mark.parametrize("name", lesson_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_short_in_every_language(name: str, language: str) -> None:
    script = script_of(name)
    tasks = [script.message(step.name) for step in script.steps]
    answers = [script.message(step.name, answer) for step in script.steps for _, answer in step.wrong]
    for message in [*tasks, *answers, script.message("done")]:
        assert 0 < len(messages_of(language)[message]) <= LONGEST, message


@pytest.mark.parametrize("name", lesson_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_in_the_rulebook(name: str, language: str) -> None:
    script = script_of(name)
    book = script.game.rulebook(language)
    for rule in [*(step.rule for step in script.steps), script.rule]:
        assert f"- {rule} " in book


def test_a_lesson_can_begin_at_any_step() -> None:
    for name, number in STEPS:
        lesson = Lesson(script_of(name), number)
        assert lesson.step is script_of(name).steps[number]
        assert lesson.answer_to(lesson.list_accepted()[-1]) is None
