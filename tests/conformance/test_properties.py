"""The promises that matter most, tried on positions that Hypothesis thinks of."""

from __future__ import annotations

import json
import random
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from tests import drawn, sizes
from tests.tables import MAX_PLIES

MODEST = settings(max_examples=sizes.examples(100))


@MODEST
@given(drawn.positions())
def test_any_position_is_read_back_exactly(state: ludoteca.State) -> None:
    again = state.game.from_position(json.loads(json.dumps(state.position())))
    assert again.to_bytes() == state.to_bytes() == state.game.from_bytes(state.to_bytes()).to_bytes()


@MODEST
@given(drawn.positions())
def test_any_position_lists_exactly_what_is_legal(state: ludoteca.State) -> None:
    actions = state.legal_actions()
    assert actions == [action for action in range(state.game.action_count) if state.why_illegal(action) is None]
    assert [state.parse_action(state.action_text(action)) for action in actions] == actions


@MODEST
@given(drawn.positions(), st.integers(0, 2**64))
def test_any_position_keeps_its_secrets(state: ludoteca.State, seed: int) -> None:
    for viewer in (*range(state.players), None):
        twin = state.resample(viewer, seed)
        assert json.dumps(twin.view(viewer)) == json.dumps(state.view(viewer))
        assert twin.resample(viewer, seed) == twin
        assert state.game.from_position(twin.position()) == twin


@MODEST
@given(drawn.positions(), st.integers(0, 100))
def test_any_position_comes_to_an_end_with_winners(state: ludoteca.State, seed: int) -> None:
    luck = random.Random(seed)
    while not state.over:
        state.play(luck.choice(state.legal_actions()))
    assert state.ply < MAX_PLIES
    assert set(state.outcome().winners) <= set(range(state.players))
    assert state.outcome().winners


@MODEST
@given(drawn.positions(), st.data())
def test_any_text_is_read_or_refused(state: ludoteca.State, data: st.DataObject) -> None:
    before = state.to_bytes()
    texts = [state.action_text(action) for action in state.legal_actions()]
    text = data.draw(drawn.unlikely_texts(texts))
    with suppress(ludoteca.UnreadableAction, ludoteca.IllegalAction):
        assert state.parse_action(text) in range(state.game.action_count)
    assert state.to_bytes() == before
