"""The promises that matter most, tried on positions that Hypothesis thinks of."""

from __future__ import annotations

import json
import random
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.conformance import drawn, sizes
from ludoteca.conformance.tables import MAX_PLIES

MODEST = settings(max_examples=sizes.examples(30))


@MODEST
@given(st.data())
def test_any_position_is_read_back_exactly(game: ludoteca.Game, data: st.DataObject) -> None:
    state = data.draw(drawn.positions(game.name))
    again = state.game.from_position(json.loads(json.dumps(state.position())))
    assert again.to_bytes() == state.to_bytes() == state.game.from_bytes(state.to_bytes()).to_bytes()


@MODEST
@given(st.data())
def test_any_position_lists_exactly_what_is_legal(game: ludoteca.Game, data: st.DataObject) -> None:
    state = data.draw(drawn.positions(game.name))
    actions = state.legal_actions()
    assert actions == [action for action in range(state.game.action_count) if state.why_illegal(action) is None]
    assert [state.parse_action(state.action_text(action)) for action in actions] == actions


@MODEST
@given(st.data(), st.integers(0, 2**64))
def test_any_position_keeps_its_secrets(game: ludoteca.Game, data: st.DataObject, seed: int) -> None:
    state = data.draw(drawn.positions(game.name))
    for viewer in (*range(state.players), None):
        twin = state.resample(viewer, seed)
        assert json.dumps(twin.view(viewer)) == json.dumps(state.view(viewer))
        assert twin.resample(viewer, seed) == twin
        assert state.game.from_position(twin.position()) == twin


@MODEST
@given(st.data(), st.integers(0, 100))
def test_any_position_comes_to_an_end_with_winners(game: ludoteca.Game, data: st.DataObject, seed: int) -> None:
    state = data.draw(drawn.positions(game.name))
    luck = random.Random(seed)
    while not state.over:
        state.play(luck.choice(state.legal_actions()))
    assert state.ply < MAX_PLIES
    assert set(state.outcome().winners) <= set(range(state.players))
    assert state.outcome().winners


@MODEST
@given(st.data())
def test_any_text_is_read_or_refused(game: ludoteca.Game, data: st.DataObject) -> None:
    state = data.draw(drawn.positions(game.name))
    before = state.to_bytes()
    texts = [state.action_text(action) for action in state.legal_actions()]
    text = data.draw(drawn.unlikely_texts(texts))
    with suppress(ludoteca.UnreadableAction, ludoteca.IllegalAction):
        assert state.parse_action(text) in range(state.game.action_count)
    assert state.to_bytes() == before
