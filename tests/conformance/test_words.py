"""What people read: pictures, previews and events of every game come as plain lines."""

from __future__ import annotations

import ludoteca


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


def test_every_event_can_be_put_into_words(states: list[ludoteca.State]) -> None:
    """A game that says nothing of an event has its name shown."""
    for state in states:
        for event in state.events_since(state.ply - len(state.actions)):
            assert_plain(state.game.sayings.get(event["kind"], event["kind"]).format(**event))
