"""Reasons for actions: documents with a sense and a rule, that can be read, and that give nothing away."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import ludoteca
from ludoteca.conformance import sizes
from ludoteca.core.types import Document

SENSES = {"gain", "threat", "denial", "gift"}
MOST_REASONS = 8


def some_actions(state: ludoteca.State) -> list[int]:
    actions = state.legal_actions()
    return actions[:: max(1, len(actions) // sizes.few(2))]


def all_reasons(states: list[ludoteca.State]) -> Iterator[Document]:
    for state in states:
        for action in some_actions(state):
            yield from state.reasons(action)


def test_reasons_are_documents_with_a_sense_a_kind_and_a_rule(
    states: list[ludoteca.State], rules_of: Callable[[ludoteca.Game], set[str]]
) -> None:
    game = states[0].game
    for reason in all_reasons(states):
        assert json.loads(json.dumps(reason, allow_nan=False)) == reason
        assert reason["sense"] in SENSES
        assert reason["kind"] in game.reason_kinds
        assert reason["rule"] in rules_of(game)


def test_reasons_are_few_and_no_two_say_the_same(states: list[ludoteca.State]) -> None:
    for state in states:
        for action in some_actions(state):
            reasons = [json.dumps(reason) for reason in state.reasons(action)]
            assert len(set(reasons)) == len(reasons) <= MOST_REASONS


def test_every_reason_can_be_put_into_words(states: list[ludoteca.State]) -> None:
    for reason in all_reasons(states):
        text = states[0].game.reason_text(reason)
        assert text
        assert text.isprintable()
        assert "{" not in text


def test_reasons_do_not_depend_on_what_the_seat_to_move_cannot_know(states: list[ludoteca.State]) -> None:
    for state in states:
        for seed, action in enumerate(some_actions(state)):
            assert state.resample(state.seat, seed).reasons(action) == state.reasons(state.action_text(action))


def test_a_kind_without_a_message_is_shown_by_its_name(game: ludoteca.Game) -> None:
    assert game.reason_text({"sense": "gain", "kind": "whim", "rule": ""}) == "whim"
