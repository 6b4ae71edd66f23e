"""Mistakes to try again in the terminal, line by line."""

from __future__ import annotations

import pytest

from ludoteca.core.state import State
from ludoteca.locales import LANGUAGES, t
from ludoteca.search.analysis import describe_best
from ludoteca.search.analysis_document import Analysis
from ludoteca.search.judge import Judge, Verdict
from ludoteca.terminal.retry_session import RetrySession, mistakes_of
from tests.search.analyses import decision, random_match
from tests.terminal.tables import typing

PLY = 4
NAMES = ["Ada", "Bruno"]


def blunder(end: State, ply: int = PLY) -> Analysis:
    """An analysis of a match in which one decision was a blunder."""
    before = end.start()
    for action in end.actions[: ply - 1]:
        before.apply(action)
    played = end.actions[ply - 1]
    best = next(action for action in before.legal_actions() if action != played)
    judged = decision(ply, before.seat or 0, 0.2)
    judged |= {
        "action": played,
        "text": before.action_text(played),
        "mark": "blunder",
        "best": describe_best(before, best),
    }
    return {"decisions": [judged], "seed": 0, "iterations": 32}  # type: ignore[typeddict-item]


def session(language: str = "en") -> RetrySession:
    """A session with one mistake of seat 1."""
    end = random_match("shelfie", plies=6)
    analysis = blunder(end)
    return RetrySession(end, analysis, [analysis["decisions"][0]["seat"]], NAMES, language)


def third_move(tried: RetrySession) -> str:
    """A move that is neither the best nor the one from the match."""
    known = (tried.best["action"], tried.mistake["action"])
    return tried.state.action_text(next(each for each in tried.state.legal_actions() if each not in known))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_move_is_right_and_explained(language: str) -> None:
    tried = session(language)
    printed: list[str] = []
    assert tried.run(typing(tried.mistake["text"], tried.best["text"]), printed.append)
    welcome, task, same, right = printed
    assert welcome == t(language, "terminal-retry-welcome")
    assert tried.mistakes[0]["text"] in task
    assert same == t(language, "page-mistakes-same")
    assert t(language, "page-mistakes-best") in right
    assert t(language, "page-mistakes-result", {"right": 0, "count": 1}) in right


@pytest.mark.parametrize(("cost", "answer"), [(0.01, "about as good"), (0.08, "Not yet")])
def test_other_moves_are_searched(monkeypatch: pytest.MonkeyPatch, cost: float, answer: str) -> None:
    verdict = Verdict(0, cost, 0.0, [0.0, 0.0], 1, is_open=True)
    monkeypatch.setattr(Judge, "judge", lambda *_: verdict)
    tried = session()
    assert answer in tried.answer(third_move(tried))
    assert tried.right == (cost < 0.02)


def test_moves_can_be_refused_shown_and_left_out() -> None:
    tried = session()
    assert "SH-" in tried.answer("take a1 > 1") or "no cell" in tried.answer("take a1 > 1")
    assert tried.best["text"] in session().answer("show")
    assert "0 of 1" in tried.answer("next")
    assert tried.is_over


def test_only_checked_mistakes_of_the_asked_seats_count() -> None:
    end = random_match("shelfie", plies=6)
    analysis = blunder(end)
    judged = analysis["decisions"][0]
    assert mistakes_of(analysis, [judged["seat"]]) == [judged]
    assert mistakes_of(analysis, [1 - judged["seat"]]) == []
    judged["effort"] = 1
    assert mistakes_of(analysis, [judged["seat"]]) == []
