"""Choosing on a board that a game describes, in the terminal."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.board import Board, grid
from ludoteca.terminal.canvas import Canvas
from ludoteca.terminal.described_board import BoardChoice, choice_on, draw_board
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.reader import Reader
from ludoteca.terminal.scene import Scene

SEA: Board = {"pieces": {}, "areas": [grid("Sea", [[None] * 3] * 3)]}


def one_step(*places: str) -> BoardChoice:
    """A choice between actions of one place each."""
    return BoardChoice([f"place {each}" for each in places], [[each] for each in places], SEA)


@pytest.mark.parametrize(
    ("keys", "action"),
    [
        ("right", "place b1"),
        ("down", "place a3"),
        ("right down", "place b2"),
        ("left", "place a1"),
        ("right right", "place c2"),
    ],
)
def test_arrow_keys_walk_to_the_nearest_place(keys: str, action: str) -> None:
    choice = one_step("a1", "b1", "b2", "c2", "a3")
    for key in keys.split():
        assert choice.key(key)
    assert choice.action == action


def test_a_click_on_a_place_chooses_its_action() -> None:
    choice = one_step("a1", "b1", "c2")
    assert choice.point("place c2")
    assert choice.action == "place c2"
    assert not choice.point("place b3")
    assert choice.action == "place c2"


def test_two_clicks_choose_from_and_to() -> None:
    choice = BoardChoice(["a1-b1", "a1-a2", "c1-b1"], [["a1", "b1"], ["a1", "a2"], ["c1", "b1"]], SEA)
    assert choice.point("place a1")
    assert choice.point("place a2")
    assert choice.action == "a1-a2"
    assert choice.point("place c1")
    assert choice.action == "c1-b1"


def test_actions_of_several_places_are_also_chosen_from_the_list() -> None:
    choice = BoardChoice(["a1-b1", "a1-a2"], [["a1", "b1"], ["a1", "a2"]], SEA)
    assert choice.key("down")
    assert choice.action == "a1-a2"
    assert choice.point("listed 0")
    assert choice.action == "a1-b1"


def test_a_board_is_drawn_with_its_list_of_actions() -> None:
    state = ludoteca.game("starter").new(seed=1)
    seat = state.seat or 0
    state.play("place a1")
    state.play("place b2")
    reader = Reader("en", ["Ada", "Bea"], seat)
    face = face_of(state.game, reader)
    view = state.view(seat)
    choice = face.choice(view, face.actions(view))
    canvas = Canvas(60, 16)
    face.draw(canvas, Scene(view, choice))
    lines = canvas.text().splitlines()
    assert lines[1].startswith("  The board")
    assert lines[3].split()[:4] == ["1", "XO"[seat], "[.]", "."]
    assert canvas.at(11, 5) == "place b2"
    assert "place b1" in lines[1]


def test_a_game_without_a_board_is_chosen_from_a_list() -> None:
    state = ludoteca.game("subtraction").new(seed=1)
    choice = choice_on(state.view(0), ["take 1", "take 2", "take 3"])
    assert not isinstance(choice, BoardChoice)
    assert choice.key("down")
    assert choice.action == "take 2"


def test_counters_with_a_place_can_be_clicked() -> None:
    board: Board = {"pieces": {}, "areas": [{"kind": "counter", "title": "Bag", "count": 3, "place": "bag"}]}
    canvas = Canvas(40, 5)
    draw_board(canvas, {"board": board}, None, Reader("en"))
    assert canvas.at(3, 1) == "place bag"
