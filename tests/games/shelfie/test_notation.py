"""Actions as people type them."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import LudotecaError, UnreadableAction
from ludoteca.games.shelfie.state import ACTION_COUNT
from tests.games.shelfie.boards import GAME, table


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("take c4 c5 c6 > 2", "take c4 c5 c6 > 2"),
        ("take c6 c5 c4 > 2", "take c6 c5 c4 > 2"),
        ("t d4 > 1", "take d4 > 1"),
        ("d4>5", "take d4 > 5"),
        ("  TAKE D4, E4  > 3 ", "take d4 e4 > 3"),
        ("d4,e4,f4>3", "take d4 e4 f4 > 3"),
        ("take i5 > 1", "take i5 > 1"),
        ("take d1 e1 > 1", "take d1 e1 > 1"),
    ],
)
def test_an_action_is_read_in_many_spellings_and_written_in_one(typed: str, written: str) -> None:
    state = table()
    assert state.action_text(state.parse_action(typed)) == written


def test_every_action_has_a_text_of_its_own_and_is_read_back_from_it() -> None:
    state = GAME.new(players=4, seed=1)
    texts = [state.action_text(action) for action in range(ACTION_COUNT)]
    assert len(set(texts)) == ACTION_COUNT
    assert [state.parse_action(text) for text in texts] == list(range(ACTION_COUNT))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is not an action of My Shelfie. Write for example: take c4 c5 c6 > 2"),
        ("hello", "'hello' is not an action of My Shelfie."),
        ("take c4", "'take c4' is not an action of My Shelfie."),
        ("take > 2", "is not an action of My Shelfie."),
        ("c4 c5 > x", "is not an action of My Shelfie."),
        ("grabc4 > 2", "is not an action of My Shelfie."),
        ("take c4 > 0", "A shelf has columns 1 to 5, not 0."),
        ("take c4 > 6", "A shelf has columns 1 to 5, not 6."),
        ("take a1 > 1", "The living room has no cell a1."),
        ("take c4 z9 > 1", "The living room has no cell z9."),
        ("take c44 > 1", "The living room has no cell c44."),
    ],
)
def test_a_text_that_is_no_action_is_unreadable_not_illegal(text: str, sentence: str) -> None:
    state = table()
    before = state.to_bytes()
    for read in (state.parse_action, state.play, state.why_illegal, state.preview):
        with pytest.raises(UnreadableAction) as refused:
            read(text)
        assert sentence in str(refused.value)
    assert state.to_bytes() == before


def test_a_number_longer_than_python_reads_is_refused_like_any_other() -> None:
    with pytest.raises(LudotecaError):
        table().parse_action("take c4 > " + "9" * 5000)


@pytest.mark.parametrize("number", [-1, ACTION_COUNT, 0.5, None])
def test_a_number_that_is_no_action_is_unreadable(number: Any) -> None:
    state = table()
    for read in (state.play, state.why_illegal, state.action_text):
        with pytest.raises(UnreadableAction, match=f"a number from 0 to {ACTION_COUNT - 1}, not"):
            read(number)
