"""What a seat may know, and that nothing else leaves through the gate."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import ludoteca
from ludoteca.conformance import sizes
from ludoteca.core import kernels
from ludoteca.core.luck import quick_luck
from ludoteca.search.context import even_beliefs

States = list[ludoteca.State]


def viewers(state: ludoteca.State) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(state.players), None]


def to_json(document: Any) -> str:
    return json.dumps(document, allow_nan=False)


def test_a_view_is_a_document_with_what_every_client_needs(states: States) -> None:
    for state in states:
        for viewer in viewers(state):
            view = state.view(viewer)
            assert json.loads(to_json(view)) == view
            assert (view["game"], view["players"], view["options"]) == (state.game.name, state.players, state.options)
            assert (view["ply"], view["to_move"], view["over"]) == (state.ply, state.seat, state.over)
            assert view["seat"] == viewer


def test_several_views_at_once_are_the_same_views(states: States) -> None:
    for state in states:
        assert state.views(viewers(state)) == [state.view(viewer) for viewer in viewers(state)]


def test_only_the_seat_to_move_is_told_what_is_legal(states: States) -> None:
    for state in states:
        informed = [viewer for viewer in viewers(state) if state.view(viewer)["legal"] is not None]
        assert informed == ([] if state.over else [state.seat])


def test_the_outcome_is_shown_when_the_match_is_over(states: States) -> None:
    for state in states:
        for viewer in viewers(state):
            outcome = state.view(viewer)["outcome"]
            assert (outcome is not None) == state.over
            assert outcome is None or outcome["winners"] == state.outcome().winners


def test_a_view_that_was_json_is_drawn_in_the_same_way(states: States) -> None:
    for state in states:
        for viewer in viewers(state):
            picture = state.game.picture(json.loads(to_json(state.view(viewer))))
            assert isinstance(picture, str)
            assert picture == state.game.picture(state.view(viewer))


def test_looking_changes_nothing(states: States) -> None:
    for state in states:
        before = state.to_bytes()
        state.legal_actions()
        state.position()
        state.events_since()
        for viewer in viewers(state):
            state.view(viewer)
            state.resample(viewer, 1)
        for action in state.legal_actions()[:5]:
            state.preview(action)
        assert state.to_bytes() == before


LOOKS: dict[str, Callable[[ludoteca.State, Any], Any]] = {
    "view": lambda state, seat: state.view(seat),
    "resample": lambda state, seat: state.resample(seat, 1),
    "events_since": lambda state, seat: state.events_since(0, seat),
    "observation": lambda state, seat: state.observation(seat),
}


@pytest.mark.parametrize("seat", [-1, 99, True, 0.0, "0"], ids=repr)
@pytest.mark.parametrize("look", LOOKS)
def test_a_seat_that_is_not_there_is_refused(game: ludoteca.Game, look: str, seat: Any) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=r"seats 0 to"):
        LOOKS[look](game.new(seed=1), seat)


# Secrets


def test_no_view_depends_on_what_the_seat_cannot_know(states: States) -> None:
    for state in states:
        for viewer in viewers(state):
            for seed in range(sizes.few(4)):
                twin = state.resample(viewer, seed)
                assert to_json(twin.view(viewer)) == to_json(state.view(viewer))
                assert (twin.players, twin.ply, twin.seat, twin.over) == (
                    state.players,
                    state.ply,
                    state.seat,
                    state.over,
                )


def test_what_the_seat_to_move_can_do_does_not_depend_on_what_it_cannot_know(states: States) -> None:
    for state in states:
        twin = state.resample(state.seat, 1)
        actions = state.legal_actions()
        assert twin.legal_actions() == actions
        assert [twin.action_text(action) for action in actions] == [state.action_text(action) for action in actions]
        for action in actions[:: max(1, len(actions) // sizes.few(10))]:
            assert to_json(twin.preview(action)) == to_json(state.preview(action))
        for action in range(0, state.game.action_count, max(1, state.game.action_count // 50)):
            assert str(twin.why_illegal(action)) == str(state.why_illegal(action))


def test_dealing_by_beliefs_keeps_everything_that_the_seat_knows(states: States) -> None:
    for state in states:
        beliefs = even_beliefs(state.game, state.players)
        for seat in range(state.players):
            twin = state.copy()
            kernels.redeal_one(twin.record, seat, quick_luck("redeal", 1), beliefs)
            assert to_json(twin.view(seat)) == to_json(state.view(seat))


def test_reshuffling_keeps_everything_that_any_seat_knows(states: States) -> None:
    for state in states:
        if state.game.rules.reshuffle is kernels.own_reshuffle:
            continue
        twin = state.copy()
        kernels.reshuffle_one(twin.record, quick_luck("reshuffle", 1))
        assert twin != state
        assert [to_json(view) for view in twin.views(viewers(twin))] == [
            to_json(view) for view in state.views(viewers(state))
        ]


def test_a_preview_is_a_document(states: States) -> None:
    for state in states:
        for action in state.legal_actions()[:: sizes.few(10)]:
            assert json.loads(to_json(state.preview(action))) == state.preview(state.action_text(action))


def test_resampling_is_repeated_by_its_seed_and_differs_otherwise(states: States) -> None:
    for state in states:
        for viewer in viewers(state):
            assert state.resample(viewer, 7) == state.resample(viewer, 7)
            assert state.resample(viewer, 7) != state.resample(viewer, 8)
            assert state.resample(viewer) != state.resample(viewer)


def test_resampling_does_not_depend_on_what_is_hidden_now(states: States) -> None:
    """A search from dealt states learns nothing, not even in the long run, about the true one."""
    for state in states:
        for viewer in viewers(state):
            assert state.resample(viewer, 1).resample(viewer, 2) == state.resample(viewer, 2)


def test_a_resampled_state_is_a_possible_position_and_can_be_played_to_its_end(states: States) -> None:
    for number, state in enumerate(states):
        twin = state.resample(number % state.players, number)
        assert state.game.from_position(twin.position()) == twin
        while not twin.over:
            twin.play(twin.legal_actions()[number % len(twin.legal_actions())])
        assert twin.outcome().winners


def test_when_the_match_is_over_nothing_is_left_to_be_resampled(states: States) -> None:
    for state in states:
        if state.over:
            for viewer in viewers(state):
                assert state.resample(viewer, 1).position() | {"luck": None} == state.position() | {"luck": None}


# Events


def test_events_are_documents_with_a_kind_a_ply_and_a_rule(
    states: States, rules_of: Callable[[ludoteca.Game], set[str]]
) -> None:
    rules = rules_of(states[0].game)
    for state in states:
        for viewer in viewers(state):
            events = state.events_since(0, viewer)
            assert json.loads(to_json(events)) == events
            assert all(isinstance(event["kind"], str) and event["rule"] in rules for event in events)
            assert [event["ply"] for event in events] == sorted(event["ply"] for event in events)
            assert {event["ply"] for event in events} == set(range(state.ply))


def test_later_events_are_the_tail_of_all_events(states: States) -> None:
    for state in states:
        for viewer in viewers(state):
            events = state.events_since(0, viewer)
            for ply in {0, state.ply // 2, state.ply}:
                assert state.events_since(ply, viewer) == [event for event in events if event["ply"] >= ply]


def test_everybody_sees_that_the_same_things_happen_and_all_of_it_in_the_end(states: States) -> None:
    for state in states:
        histories = [state.events_since(0, viewer) for viewer in viewers(state)]
        assert len({tuple((event["kind"], event["ply"]) for event in events) for events in histories}) == 1
        if state.over:
            assert all(events == histories[0] for events in histories)


def test_events_of_plies_that_are_not_known_are_refused(states: States) -> None:
    for state in states:
        loaded = state.game.from_bytes(state.to_bytes())
        assert loaded.events_since(state.ply) == []
        for ply in {-1, state.ply - 1, state.ply + 1}:
            with pytest.raises(ludoteca.LudotecaError, match=f"{state.ply} to {state.ply}"):
                loaded.events_since(ply)


def test_an_action_tells_what_it_causes(states: States) -> None:
    for state in states:
        again = state.copy()
        for action in state.legal_actions()[:1]:
            caused = again.apply_and_record(action)
            state.play(action)
            assert again == state
            assert caused.seen_by(None) == state.events_since(state.ply - 1)
            if state.over:
                assert caused.everything() == state.events_since(state.ply - 1)
