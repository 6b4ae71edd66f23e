"""Actions as people type them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca import LudotecaError, UnreadableAction
from ludoteca.core import writers
from ludoteca.core.written_game import write_document
from ludoteca.games.lanterns.state import ACTION_COUNT, FOUR, PLACE, WAYS
from tests.games.lanterns.tables import final_table, jetty, table


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("x purple red", "x purple red"),
        ("exchange P r", "x purple red"),
        ("  X  k   W ", "x black white"),
        ("d four red", "d four red"),
        ("dedicate four R", "d four red"),
        ("d pairs red blue green", "d pairs red blue green"),
        ("d pairs g R b", "d pairs red blue green"),
        ("d seven", "d seven"),
        ("DISCARD Blue", "discard blue"),
        ("discard o", "discard orange"),
        ("pass", "pass"),
        ("p 25 r2 @ 1,0", "p 25 r2 @ 1,0"),
        ("place 25 R 2@ 1 , 0", "p 25 r2 @ 1,0"),
        ("p 25r2@0,-1", "p 25 r2 @ 0,-1"),
    ],
)
def test_an_action_is_read_in_many_spellings_and_written_in_one(typed: str, written: str) -> None:
    state = table("S1", hand=[25])
    assert state.action_text(state.parse_action(typed)) == written


@pytest.mark.parametrize(
    "state",
    [
        table("S1 3r0", hand=[25, 26, 27], cards=["KKKK OO RR BGWP"], favor=[2]),
        table("S1", cards=["KKKKK OOOOO RRR"], favor=[2]),
        final_table(cards=["RRRR"], favor=[2]),
        table(jetty(21), players=2),
    ],
    ids=["turn", "discard", "final", "last tile"],
)
def test_every_legal_action_is_read_back_from_its_text(state: Any) -> None:
    actions = state.legal_actions()
    assert [state.parse_action(state.action_text(action)) for action in actions] == actions
    assert len({state.action_text(action) for action in actions}) == len(actions)


def test_every_number_of_an_action_has_a_text() -> None:
    state = table(jetty(18), players=2, hand=[33, 34])
    texts = [state.action_text(action) for action in range(ACTION_COUNT)]
    assert len(set(texts)) == ACTION_COUNT
    empty_slot = PLACE + 8
    assert texts[empty_slot] == "p 0 r0 @ 0,0"
    beyond = int(state.record["places"][0])
    assert texts[PLACE + beyond * WAYS] == f"p 33 r0 @ {36 + beyond},36"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is not an action of Lanterns. Write for example: x purple red"),
        ("hello", "'hello' is not an action of Lanterns."),
        ("x purple", "'x purple' is not an action of Lanterns."),
        ("x purple red blue", "is not an action of Lanterns."),
        ("discard", "is not an action of Lanterns."),
        ("discard red blue", "is not an action of Lanterns."),
        ("pass now", "is not an action of Lanterns."),
        ("d", "is not an action of Lanterns."),
        ("d pairs red blue", "is not an action of Lanterns."),
        ("x purple pink", "'pink' is not a color. The colors are black, orange"),
        ("discard z", "'z' is not a color."),
        ("d five red", "'d five red' is not a dedication."),
        ("d seven red", "'d seven red' is not a dedication."),
        ("d four", "'d four' is not a dedication."),
        ("d pairs", "'d pairs' is not a dedication."),
        ("d four red red red", "'d four red red red' is not a dedication."),
        ("d pairs red blue pink", "'pink' is not a color."),
        ("p", "'p ' is not a placement."),
        ("p 25", "'p 25' is not a placement."),
        ("p 25 r4 @ 1,0", "'p 25 r4 @ 1,0' is not a placement."),
        ("p 25 r1 @ 1", "is not a placement."),
        ("p twenty r1 @ 1,0", "is not a placement."),
        ("p 25 @ -1, 0", "The rotation is missing: r0 to r3, the number of quarter turns clockwise."),
        ("p 25 @ -1, 0", "Write for example: p 25 r0 @ -1,0"),
    ],
)
def test_a_text_that_is_no_action_is_unreadable_not_illegal(text: str, sentence: str) -> None:
    state = table("S1", hand=[25])
    before = state.to_bytes()
    for read in (state.parse_action, state.play, state.why_illegal, state.preview):
        with pytest.raises(UnreadableAction) as refused:
            read(text)
        assert sentence in str(refused.value)
    assert state.to_bytes() == before


@pytest.mark.parametrize("text", ["p {} r1 @ 1,0", "p 25 r1 @ {},0", "p 25 r1 @ 0,-{}"])
def test_a_number_longer_than_python_reads_is_refused_like_any_other(text: str) -> None:
    with pytest.raises(LudotecaError):
        table("S1", hand=[25]).parse_action(text.format("9" * 5000))


@pytest.mark.parametrize("number", [-1, ACTION_COUNT, 1.5, None])
def test_a_number_that_is_no_action_is_unreadable(number: Any) -> None:
    state = table("S1")
    for read in (state.play, state.why_illegal, state.action_text):
        with pytest.raises(UnreadableAction, match=f"a number from 0 to {ACTION_COUNT - 1}, not"):
            read(number)


@pytest.mark.rule("LA-3.2")
def test_the_numbers_of_three_pairs_are_those_of_all_35_choices_of_colours() -> None:
    state = table("S1")
    texts = {state.action_text(number) for number in range(ACTION_COUNT)}
    assert sum(text.startswith("d pairs") for text in texts) == 35
    assert state.action_text(FOUR) == "d four black"


def test_a_placement_from_an_empty_hand_is_told_without_a_tile() -> None:
    message = json.loads(write_document(writers.action_message_one, final_table().record, PLACE))
    assert message == {"id": "lanterns-do-place"}
