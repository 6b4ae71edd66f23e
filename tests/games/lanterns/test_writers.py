"""The compiled writers of Lanterns write the documents that its Python functions make."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca import State
from ludoteca.core import kernels, writers
from ludoteca.core.compiled import PURE
from ludoteca.core.json_writer import new_out
from ludoteca.core.records import duplicate
from ludoteca.core.types import Action, Box, Document, Ints
from ludoteca.core.writers import EVERYBODY, SPECTATOR
from ludoteca.games.lanterns.state import ACTION_COUNT, PLACE, WAYS
from tests import sizes
from tests.games.lanterns.tables import GAME, final_table, table
from tests.tables import Table, chooser, every_table

OUT = new_out()
STRIDE = 5 if PURE else 1
"""Uncompiled, only every fifth position of a match is checked."""
all_tables = pytest.mark.parametrize("setting", [t for t in every_table() if t.name == "lanterns"], ids=str)


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


# Random matches, and positions that are rare in them


@all_tables
def test_writers_agree_with_python_in_random_matches(setting: Table) -> None:
    for seed in range(sizes.games(8)):
        luck, choose = random.Random(seed), chooser(seed)
        state = setting.new(seed)
        while not state.over:
            action = choose(state)
            if state.ply % STRIDE == 0:
                check_everything(state, action, luck.choice(state.legal_actions()))
                check_action(state, luck.randrange(ACTION_COUNT))
            state.apply(action)
        check_views(state)


FOURS = ", ".join(f"{i % 2} four {value}" for i, value in enumerate((8, 7, 6, 5, 5, 4)))
RARE: dict[str, Document] = {
    "wanted stack": {"players": 2, "cards": ["RRRR", "GGG"], "favor": [2]},
    "stack that nobody wants": {"players": 2, "cards": ["RRRR", "GG"]},
    "same set": {"players": 2, "cards": ["RRRR OO BB", "WWWW OO BB GG"], "favor": [2]},
    "near sets": {"players": 2, "cards": ["GG RR B K O P", "BBB"]},
    "last card wanted": {"players": 2, "cards": ["G", "GGG"]},
    "last card that nobody wants": {"players": 2, "cards": ["GG", "GG"]},
    "color returned": {"players": 2, "cards": ["WWWWW", "K O R B G P"], "hand": [25]},
    "color missed": {"players": 2, "cards": ["BBBBB"], "hand": [25]},
    "matched color missed": {"drawing": "S1 9r1", "hand": [22], "supply": {"B": 0}},
    "too many cards": {"cards": ["RRRR OOOO BBBB KK"], "favor": [2]},
    "everything at once": {
        "cards": ["GGG RR BB K", "WWW", "BBB", "GGG PPP"],
        "favor": [3],
        "made": "0 four 8, 1 pairs 9",
        "options": {"dealing": "start"},
    },
}
FINAL: dict[str, Document] = {
    "exhausted stack": {"cards": ["RRRR", "GGGG"], "made": FOURS},
    "exchange": {"cards": ["RRRP", "OOO"], "favor": [2, 2]},
    "near set": {"cards": ["RRP"], "favor": [2]},
    "wish without favor": {"cards": ["WWWWW", "K O R B G P"], "favor": [0, 1]},
    "wish with favor": {"cards": ["WWWWW", "K O R B G P"], "favor": [0, 2]},
    "last turn": {"cards": ["K O R B G P", "WWWWW"], "favor": [2, 0], "finals": 1, "seat": 1},
    "won by honor": {"finals": 2, "made": "1 four 8, 0 four 7"},
    "won by favor": {"finals": 2, "favor": [1, 2]},
    "won by cards": {"finals": 2, "cards": ["R", "RR"]},
    "shared victory": {"finals": 2, "cards": ["R", "K"], "favor": [1, 1]},
}


@pytest.mark.parametrize(
    "state",
    [
        *(pytest.param(table(**what), id=name) for name, what in RARE.items()),
        *(pytest.param(final_table(**what), id=name) for name, what in FINAL.items()),
    ],
)
def test_writers_agree_with_python_in_rare_positions(state: State) -> None:
    actions = state.legal_actions()
    placements = [action for action in actions if action >= PLACE]
    check_everything(state, *(action for action in actions if action < PLACE), *placements[:: sizes.few(17)])


def test_writers_agree_with_python_about_a_seating_for_other_tables() -> None:
    check_views(GAME.new_as_recorded(4, 1, {"seating": "adjacent"}))


@pytest.mark.rule("LA-6.2")
def test_a_drawn_tile_is_shown_to_everybody_when_the_match_is_over() -> None:
    after, rows, events = step(table(), PLACE + WAYS)
    after["over"] = 1
    seen = document(writers.events_one, after, rows, SPECTATOR, 0)
    assert seen == [event | {"ply": 0} for event in events]
    assert [event["tile"] for event in seen if event["kind"] == "draw"]
