"""Bytes, positions, copies and pickles: nothing is lost on the way there and back."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca.conformance import sizes

States = list[ludoteca.State]


def test_bytes_are_read_back_exactly(states: States) -> None:
    for state in states:
        again = state.game.from_bytes(state.to_bytes())
        assert again == state
        assert again.to_bytes() == state.to_bytes()


def test_positions_are_read_back_exactly(states: States) -> None:
    for state in states:
        document = json.loads(json.dumps(state.position()))
        again = state.game.from_position(document)
        assert again.to_bytes() == state.to_bytes()
        assert again.position() == state.position() == document


def test_a_position_without_luck_gets_luck_of_its_own(game: ludoteca.Game) -> None:
    position = game.new(seed=1).position()
    del position["luck"]
    assert game.from_position(position) != game.from_position(position)


def test_what_comes_back_goes_on_in_the_same_way(states: States) -> None:
    for state in states:
        twins = [
            state.game.from_bytes(state.to_bytes()),
            state.game.from_position(json.loads(json.dumps(state.position()))),
            pickle.loads(pickle.dumps(state)),
            copy.deepcopy(state),
            copy.copy(state),
            state.copy(),
        ]
        for _ in range(sizes.few(5)):
            for action in state.legal_actions()[-1:]:
                for each in (state, *twins):
                    each.play(action)
        assert all(twin == state for twin in twins)
        assert all(twin.view(0) == state.view(0) for twin in twins)


def test_copies_and_pickles_know_the_past(states: States) -> None:
    for state in states:
        for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin.events_since() == state.events_since()


def test_copies_are_independent(states: States) -> None:
    for state in states:
        before = state.to_bytes(), state.events_since()
        for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            if not state.over:
                twin.play(state.legal_actions()[0])
                assert twin != state
        assert (state.to_bytes(), state.events_since()) == before


def test_a_state_equals_only_states_with_the_same_record(game: ludoteca.Game) -> None:
    state = game.new(seed=1)
    assert state == game.new(seed=1)
    assert state != game.new(seed=2)
    assert state != state.to_bytes()
    with pytest.raises(TypeError):
        hash(state)


def test_bytes_of_something_else_are_refused(game: ludoteca.Game) -> None:
    good = game.new(seed=1).to_bytes()
    others = [ludoteca.game(name).new(seed=1).to_bytes() for name in ludoteca.game_names() if name != game.name]
    for bad in (b"", good[:-1], good + b"\0", b"x" + good[1:], *others):
        with pytest.raises(ludoteca.BadPosition, match=game.title):
            game.from_bytes(bad)


@pytest.mark.parametrize("document", [None, [], "", 1, {}, {"game": "no such game"}], ids=repr)
def test_documents_of_something_else_are_refused(game: ludoteca.Game, document: Any) -> None:
    with pytest.raises(ludoteca.BadPosition, match=game.title):
        game.from_position(document)


@pytest.mark.parametrize("wrong", [None, -1, 10**30, 1.5, 2.0, True, "x", "", [], {}, [None] * 3], ids=repr)
def test_a_spoilt_position_is_read_or_refused_but_never_an_accident(
    game: ludoteca.Game, few_states: States, wrong: Any
) -> None:
    """Any value in any place of the document is refused with a sentence, or gives a position that can be stored."""
    for state in few_states:
        for spoilt in spoilt_documents(state.position(), wrong):
            read = read_or_refused(game, spoilt)
            assert read is None or game.from_position(read.position()) == read


def test_a_position_that_lacks_something_is_completed_or_refused(game: ludoteca.Game, few_states: States) -> None:
    for state in few_states:
        for name in state.position():
            rest = {other: value for other, value in state.position().items() if other != name}
            read = read_or_refused(game, rest)
            assert read is None or game.from_position(read.position()) == read


def read_or_refused(game: ludoteca.Game, document: Any) -> ludoteca.State | None:
    """The position, or None if it is refused."""
    try:
        return game.from_position(document)
    except ludoteca.LudotecaError:
        return None


def spoilt_documents(document: Any, wrong: Any) -> Iterator[Any]:
    """Copies of a document, each with one of its values, at any depth, replaced."""
    for path in list(paths(document))[1:]:
        spoilt = copy.deepcopy(document)
        place = spoilt
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = wrong
        yield spoilt


def paths(document: Any) -> Iterator[tuple[Any, ...]]:
    """The ways to the document itself and to everything in it; of a list, to its first and last entries."""
    yield ()
    if isinstance(document, dict):
        inside = list(document)
    else:
        inside = sorted({0, len(document) - 1}) if isinstance(document, list) and document else []
    for step in inside:
        for rest in paths(document[step]):
            yield (step, *rest)
