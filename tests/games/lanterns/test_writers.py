"""The compiled writers of Lanterns write the documents that its Python functions make."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ludoteca import State
from ludoteca.core import kernels, writers
from ludoteca.core.json_writer import new_out
from ludoteca.core.records import duplicate
from ludoteca.core.types import Action, Box, Ints
from ludoteca.core.writers import EVERYBODY, SPECTATOR
from ludoteca.games.lanterns.state import ACTION_COUNT
from tests import sizes
from tests.games.lanterns.tables import GAME, final_table, table
from tests.tables import Table, chooser, every_table

OUT = new_out()
all_tables = pytest.mark.parametrize("table", [t for t in every_table() if t.name == "lanterns"], ids=str)


def text(entry: Callable[..., int], *arguments: Any) -> str:
    """What an entry point writes."""
    return OUT.text[: entry(*arguments, *OUT)].tobytes().decode()


def document(entry: Callable[..., int], *arguments: Any) -> Any:
    """The document that an entry point writes."""
    return json.loads(text(entry, *arguments))


def step(state: State, action: Action) -> tuple[Box, Ints, list[Any]]:
    """The record after an action, its events as rows, and the same as documents."""
    after, rows = duplicate(state.record), kernels.new_events()
    kernels.apply_one(after, action, rows)
    return after, rows, [GAME.event(after, row) for row in rows[1 : rows[0, 0] + 1].tolist()]


# Each kind of document


def check_views(state: State) -> None:
    for seat in range(state.players):
        assert document(writers.view_one, state.record, seat) == state.view(seat)
    assert document(writers.view_one, state.record, SPECTATOR) == state.view()
    assert document(writers.position_one, state.record) == GAME.position(state.record)


def check_action(state: State, action: Action) -> None:
    assert text(writers.action_text_one, state.record, action) == state.action_text(action)
    expected = GAME.action_message(state.action_text(action), state.view(state.seat))
    assert document(writers.action_message_one, state.record, action) == expected


def check_foresight(state: State, action: Action) -> None:
    after, rows, _ = step(state, action)
    preview = state.preview(action)
    assert document(writers.preview_one, state.record, after, rows) == preview
    assert document(writers.preview_messages_one, state.record, after, rows) == GAME.preview_messages(preview)
    reasons = [reason | {"says": GAME.reason_message(reason)} for reason in state.reasons(action)]
    assert document(writers.reasons_one, state.record, after, rows) == reasons


def check_events(state: State, action: Action) -> None:
    after, rows, events = step(state, action)
    events = [event | {"ply": state.ply} for event in events]
    for reader in (SPECTATOR, *range(state.players)):
        seen = [GAME.visible(event, None if reader < 0 else reader) for event in events]
        assert document(writers.events_one, after, rows, reader, state.ply) == seen
        assert document(writers.narration_one, after, rows, reader) == GAME.narrate(seen)
    assert document(writers.events_one, after, rows, EVERYBODY, state.ply) == events


def check_everything(state: State, *actions: Action) -> None:
    """Compare all documents of a position and of these actions."""
    check_views(state)
    for action in actions:
        check_action(state, action)
        check_foresight(state, action)
        check_events(state, action)


# Random matches, and rare positions


@all_tables
def test_writers_agree_with_python_in_random_matches(table: Table) -> None:
    for seed in range(sizes.games(8)):
        luck, choose = random.Random(seed), chooser(seed)
        state = table.new(seed)
        while not state.over:
            action = choose(state)
            check_everything(state, action, luck.choice(state.legal_actions()))
            check_action(state, luck.randrange(ACTION_COUNT))
            state.apply(action)
        check_views(state)
