"""One legality: whatever says yes or no to an action says the same, and says why."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.conformance import sizes

States = list[ludoteca.State]


def test_legal_actions_are_ascending_and_exactly_those_that_nothing_speaks_against(states: States) -> None:
    for state in states:
        allowed = [action for action in range(state.game.action_count) if state.why_illegal(action) is None]
        assert state.legal_actions() == allowed
        assert bool(allowed) != state.over


def test_a_refusal_gives_a_sentence_and_a_rule_of_the_rulebook(
    states: States, rules_of: Callable[[ludoteca.Game], set[str]]
) -> None:
    rules = rules_of(states[0].game)
    for number, state in enumerate(states):
        for action in every_fifth(state, number):
            refused = state.why_illegal(action)
            if refused is not None:
                assert re.fullmatch(r"[A-Z].*\.", refused.reason)
                assert refused.rule in rules
                assert str(refused) == f"{refused.reason} ({refused.rule})"


def test_an_illegal_action_is_refused_and_changes_nothing(states: States) -> None:
    for state in states:
        before = state.to_bytes(), state.events_since()
        illegal = set(range(state.game.action_count)) - set(state.legal_actions())
        for action in sorted(illegal)[:: max(1, len(illegal) // 50)]:
            expected = state.why_illegal(action)
            for refuse in (state.play, state.preview):
                with pytest.raises(ludoteca.IllegalAction) as refused:
                    refuse(action)
                assert str(refused.value) == str(expected)
        assert (state.to_bytes(), state.events_since()) == before


def test_playing_and_applying_a_legal_action_are_the_same(states: States) -> None:
    for state in states:
        for action in some(state.legal_actions()):
            played, applied, typed = state.copy(), state.copy(), state.copy()
            played.play(action)
            applied.apply(action)
            typed.play(state.action_text(action))
            assert played == applied == typed
            assert played.ply == state.ply + 1


def test_texts_and_actions_are_read_back_exactly(states: States) -> None:
    for state in states:
        legal = state.legal_actions()
        texts = [state.action_text(action) for action in legal]
        assert [state.parse_action(text) for text in texts] == legal
        assert len(set(texts)) == len(texts)
        assert all(text == text.strip() and text.isprintable() for text in texts)


def test_every_action_has_a_text_and_an_illegal_one_is_never_read_as_a_legal_one(states: States) -> None:
    for number, state in enumerate(states):
        legal = set(state.legal_actions())
        for action in every_fifth(state, number):
            if action not in legal:
                with pytest.raises(ludoteca.LudotecaError):
                    state.play(state.action_text(action))


def test_unreadable_texts_are_refused(states: States) -> None:
    for state in states[: sizes.few(10)]:
        before = state.to_bytes()
        for text in ("", " ", "no such action", "🎲", "\0", "1", "take", "\n" * 100, "x" * 10_000):
            for read in (state.parse_action, state.play, state.why_illegal, state.preview):
                with pytest.raises(ludoteca.UnreadableAction):
                    read(text)
        assert state.to_bytes() == before


def test_a_text_with_an_enormous_number_is_refused(states: States) -> None:
    for state in states[: sizes.few(10)]:
        for action in some(state.legal_actions()):
            text = state.action_text(action)
            for number in re.finditer(r"\d+", text):
                for digits in (20, 5000):
                    with pytest.raises((ludoteca.UnreadableAction, ludoteca.IllegalAction)):
                        state.parse_action(text[: number.start()] + "9" * digits + text[number.end() :])


@pytest.mark.parametrize("action", [-1, 10**6, 10**30, None, 0.0, b"1", (1,)], ids=repr)
def test_what_names_no_action_is_refused(game: ludoteca.Game, action: Any) -> None:
    state = game.new(seed=1)
    for read in (state.action_text, state.play, state.why_illegal, state.preview):
        with pytest.raises(ludoteca.UnreadableAction, match=str(game.action_count - 1)):
            read(action)
    with pytest.raises(ludoteca.UnreadableAction):
        state.play(game.action_count)


def test_any_kind_of_whole_number_is_an_action(game: ludoteca.Game) -> None:
    one, other = game.new(seed=1), game.new(seed=1)
    action = one.legal_actions()[0]
    one.play(action)
    other.play(np.int16(action))  # type: ignore[arg-type]
    assert one == other
    assert one.events_since() == other.events_since()


def every_fifth(state: ludoteca.State, start: int) -> range:
    """A fifth of all actions there are, legal or not."""
    return range(start % 5, state.game.action_count, 5)


def some(actions: list[int]) -> list[int]:
    """A few of many actions, from all parts of the list."""
    return actions[:: max(1, len(actions) // sizes.few(8))]
