"""The compiled writers of My Shelfie write, to the byte, the documents that its Python functions make."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca import State
from ludoteca.core import kernels, writers
from ludoteca.core.compiled import PURE
from ludoteca.core.json_writer import json_text, new_out
from ludoteca.core.records import duplicate
from ludoteca.core.types import Action, Box, Ints
from ludoteca.core.writers import EVERYBODY, SPECTATOR
from ludoteca.games.shelfie.state import ACTION_COUNT
from tests import sizes
from tests.games.shelfie.boards import ALMOST_FULL, GAME, table
from tests.tables import Table, every_table

OUT = new_out()


def text(entry: Callable[..., int], *arguments: Any) -> str:
    """What an entry point writes."""
    return OUT.text[: entry(*arguments, *OUT)].tobytes().decode()


def step(state: State, action: Action) -> tuple[Box, Ints, list[Any]]:
    """The record after an action, its events as rows, and the same as documents."""
    after, rows = duplicate(state.record), kernels.new_events()
    kernels.apply_one(after, action, rows)
    return after, rows, [GAME.event(after, row) for row in rows[1 : rows[0, 0] + 1].tolist()]


# Each kind of document


def check_views(state: State) -> None:
    for reader, view in zip(
        (*range(state.players), SPECTATOR), state.views([*range(state.players), None]), strict=True
    ):
        assert text(writers.view_one, state.record, reader) == json_text(view)
    assert text(writers.position_one, state.record) == json_text(GAME.position(state.record))


def check_action(state: State, action: Action) -> None:
    written = state.action_text(action)
    assert text(writers.action_text_one, state.record, action) == written
    expected = GAME.action_message(written, state.view(state.seat))
    assert text(writers.action_message_one, state.record, action) == json_text(expected)


def check_foresight(state: State, action: Action) -> None:
    after, rows, _ = step(state, action)
    preview = state.preview(action)
    assert text(writers.preview_one, state.record, after, rows) == json_text(preview)
    messages = text(writers.preview_messages_one, state.record, after, rows)
    assert messages == json_text(GAME.preview_messages(preview))
    reasons = [reason | {"says": GAME.reason_message(reason)} for reason in state.reasons(action)]
    assert text(writers.reasons_one, state.record, after, rows) == json_text(reasons)


def check_events(state: State, action: Action) -> None:
    after, rows, events = step(state, action)
    events = [event | {"ply": state.ply} for event in events]
    for reader in (EVERYBODY, SPECTATOR, *range(state.players)):
        assert text(writers.events_one, after, rows, reader, state.ply) == json_text(events)
        assert text(writers.narration_one, after, rows, reader) == json_text(GAME.narrate(events))


def check_everything(state: State, *actions: Action) -> None:
    """Compare all documents of a position and of these actions."""
    check_views(state)
    for action in actions:
        check_action(state, action)
        check_foresight(state, action)
        check_events(state, action)


# Random matches


def better_of_some(state: State, luck: random.Random) -> Action:
    """The best of a few random actions by the game's rough worth, so that goals are met."""

    def worth(action: Action) -> float:
        return kernels.worth_one(step(state, action)[0], int(state.record["seat"][0]))

    return max(luck.sample(state.legal_actions(), min(8, len(state.legal_actions()))), key=worth)


@pytest.mark.parametrize("setting", [each for each in every_table() if each.name == GAME.name], ids=str)
def test_writers_agree_with_python_in_random_matches(setting: Table) -> None:
    share = 0.1 if PURE else 1.0
    for seed in range(sizes.games(6)):
        luck, state = random.Random(seed), setting.new(seed)
        while not state.over:
            action = better_of_some(state, luck) if seed % 3 else luck.choice(state.legal_actions())
            if luck.random() < share:
                check_everything(state, action, luck.choice(state.legal_actions()))
                check_action(state, luck.randrange(ACTION_COUNT))
            state.apply(action)
        check_views(state)


# Rare positions

NEAR_EIGHT, ENOUGH = "CCC..\nCCCC.", "BB...\nBBB.."
BLOCKED = """
    . B .
    G C F
    . T .
    . P P
"""
NINE: Any = {"common_goals": [9, 8]}


@pytest.mark.parametrize(
    ("state", "action", "kinds"),
    [
        (table(shelves=[NEAR_EIGHT, "", ENOUGH], players=3, **NINE), "take d4 > 5", {"common_goal", "token_wanted"}),
        (table(shelves=[NEAR_EIGHT], players=3, common_goals=[8, 9]), "take d4 > 5", {"common_goal", "token"}),
        (table(shelves=[NEAR_EIGHT], tokens=[[0, 0], [8, 0]], **NINE), "take d4 > 5", {"common_goal"}),
        (table("TB\nGF", shelves=[ALMOST_FULL], players=3), "take d4 > 1", {"end_token", "last_turns"}),
        (table("TB\nGF", shelves=["", ALMOST_FULL], seat=1), "take d4 > 1", {"end_token", "last_turns"}),
        (table("FB\nTG", shelves=["...C."], personal_goals=[2, 1]), "take d4 > 5", {"personal"}),
        (table(shelves=["CC.CC"], **NINE), "take d4 > 3", {"group", "group_open", "goal_near"}),
        (table(shelves=["CC.CC\nCC.CC\nCCBCC"]), "take d4 > 3", set()),
        (table("TB\nGF", shelves=[ALMOST_FULL.replace(".CBGF", "....F")]), "take d4 > 1", {"end_near"}),
        (table("CB.G", at="c4", options={"rulebook": "english"}), "take c4 > 1", {"refill"}),
        (table(shelves=["", NEAR_EIGHT], **NINE), "take d4 > 1", {"goal_denied"}),
        (table(BLOCKED, shelves=["", NEAR_EIGHT], **NINE), "take e4 > 1", {"goal_opened"}),
        (table(BLOCKED, shelves=["", "BB..C"]), "take e4 > 1", {"group_denied"}),
        (table(BLOCKED, shelves=["", "TT.CC"]), "take e4 > 1", {"group_opened"}),
    ],
    ids=str,
)
def test_writers_agree_with_python_about_every_kind_of_reason(state: State, action: str, kinds: set[str]) -> None:
    assert kinds <= {reason["kind"] for reason in state.reasons(action)}
    check_everything(state, state.parse_action(action))


def test_an_action_that_takes_nothing_from_a_cell_names_the_other_tiles() -> None:
    state = table("CB\nGF")
    check_action(state, state.parse_action("take c4 d4 > 1"))


def test_nothing_is_told_when_nothing_happened() -> None:
    state = table()
    assert text(writers.events_one, state.record, kernels.new_events(), EVERYBODY, 0) == "[]"
    assert text(writers.narration_one, state.record, kernels.new_events(), EVERYBODY) == "[]"


def test_the_last_of_four_players_to_reach_a_goal_leaves_no_token() -> None:
    state = table(shelves=[NEAR_EIGHT], players=4, tokens=[[0, 0], [8, 0], [6, 0], [4, 0]], **NINE)
    check_everything(state, state.parse_action("take d4 > 5"))


@pytest.mark.parametrize("second", [ALMOST_FULL.replace(".", "T"), ""])
def test_writers_agree_with_python_about_a_tie_and_a_victory(second: str) -> None:
    shelves = [ALMOST_FULL.replace(".", "T"), second.replace("T", ".", 1)]
    state = table("TB\nGF", shelves=shelves, seat=1, end_token=0)
    state.play("take d4 > 1")
    check_views(state)
