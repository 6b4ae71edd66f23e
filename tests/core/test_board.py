"""Boards that games describe, in plain characters."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.board import Board, board_text, grid, places
from ludoteca.core.messages import message

PIECES: Board = {
    "pieces": {
        "r": {"name": "red ship", "letter": "R", "color": "#aa0000", "seat": 1},
        "g": {"name": "gold", "letter": "G"},
    },
    "areas": [
        grid("Sea", [["r", None, None], [None, None, "g"]]),
        {
            "kind": "hand",
            "title": "hand",
            "seat": 0,
            "cells": [{"piece": "g", "count": 3}, {"piece": "r", "place": "x"}],
        },
        {"kind": "hand", "title": "Shore", "cells": []},
        {"kind": "counter", "title": message("page-turn-of", seat=1), "count": 12, "place": "bag"},
    ],
}


def test_a_board_is_drawn_with_coordinates_hands_counters_and_a_legend() -> None:
    assert board_text(PIECES).splitlines() == [
        "Sea",
        "  a b c",
        "1 R . .",
        "2 . . G",
        "Seat 0, hand: G3 R",
        "Shore: –",
        "Seat 1 to move: 12",
        "R = red ship (Seat 1), G = gold",
    ]


def test_a_board_is_drawn_for_a_reader() -> None:
    text = board_text(PIECES, "en", lambda seat: {"who": "other", "name": f"Player {seat + 1}"})
    assert "Player 1, hand: G3 R" in text
    assert "R = red ship (Player 2)" in text


def test_the_places_of_all_areas_are_found() -> None:
    assert list(places(PIECES)) == ["a1", "b1", "c1", "a2", "b2", "c2", "x", "bag"]


def test_a_grid_with_holes_and_places_of_other_names_has_no_coordinates() -> None:
    board: Board = {"pieces": {}, "areas": [{"kind": "grid", "title": "Cross", "rows": [[None, {"place": "top"}]]}]}
    assert board_text(board).splitlines() == ["Cross", "    ."]


@pytest.mark.parametrize("name", ludoteca.game_names())
def test_views_have_a_board_or_a_picture_unless_the_game_is_drawn_by_its_own_means(name: str) -> None:
    view = ludoteca.game(name).new(seed=1).view()
    shown = [key for key in ("board", "picture") if key in view]
    assert len(shown) == int(ludoteca.game(name).lists_actions)
