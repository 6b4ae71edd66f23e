"""What people read: pictures, previews and events of every game come as plain lines."""

from __future__ import annotations

import json
from itertools import chain

import ludoteca
from ludoteca.core.messages import render


def assert_plain(text: str) -> None:
    """Something to read, without control codes and without loose ends."""
    assert text.strip()
    assert all(line == line.rstrip() and (line.isprintable() or not line) for line in text.splitlines())


def test_every_view_can_be_drawn(states: list[ludoteca.State]) -> None:
    for state in states:
        for viewer in (*range(state.players), None):
            assert_plain(state.game.picture(state.view(viewer)))


def test_every_preview_can_be_put_into_words(states: list[ludoteca.State]) -> None:
    for state in states:
        actions = state.legal_actions()
        for action in actions[:: max(1, len(actions) // 10)]:
            assert_plain(state.game.preview_text(state.preview(action)))


def test_the_events_of_every_action_have_a_text(states: list[ludoteca.State]) -> None:
    for state in states:
        for caused in state.history():
            assert_plain(caused.text())


def test_every_action_has_words_or_only_its_text(states: list[ludoteca.State]) -> None:
    for state in states:
        view = state.view(state.seat)
        actions = state.legal_actions()
        for action in actions[:: max(1, len(actions) // 10)]:
            message = state.game.action_message(state.action_text(action), view)
            if message is not None:
                assert_plain(render(message))


def test_messages_are_documents(states: list[ludoteca.State]) -> None:
    for state in states:
        progress = state.view().get("progress")
        messages = [*chain.from_iterable(caused.narration(None) for caused in state.history()[-1:])]
        messages += [progress] if progress else []
        assert json.loads(json.dumps(messages)) == messages
        assert all(set(each) <= {"id", "values"} for each in messages)
