"""What clients that do not know a game need to draw it: its board, its list of actions, its messages."""

from __future__ import annotations

import json
import re
from itertools import chain
from typing import Any

from fluent.runtime import FluentResource

import ludoteca
from ludoteca.core import board as boards
from ludoteca.core.board import Board
from ludoteca.locales import LANGUAGES

States = list[ludoteca.State]

COLOR = re.compile(r"#[0-9a-f]{6}")
KINDS = {"grid", "hand", "counter"}


def boards_of(states: States) -> list[tuple[ludoteca.State, Board]]:
    """The boards of all views; none if the game describes none."""
    views = [(state, state.view(viewer)) for state in states for viewer in (*range(state.players), None)]
    found = [(state, view["board"]) for state, view in views if "board" in view]
    assert len(found) in (0, len(views)), "Every view has a board, or none has."
    return found


def test_the_seat_to_move_gets_a_list_of_its_actions(states: States) -> None:
    """A game with `lists_actions = False` has drawings of its own that know how its actions are written."""
    for state in states:
        if state.game.lists_actions and not state.over:
            listed = state.view(state.seat)["legal"]["actions"]
            assert json.loads(json.dumps(listed)) == listed
            assert [state.parse_action(each["action"]) for each in listed] == state.legal_actions()


def test_a_board_is_made_of_grids_hands_and_counters(states: States) -> None:
    for _, board in boards_of(states):
        assert set(board) == {"pieces", "areas"}
        assert board["areas"]
        assert all(area["kind"] in KINDS and area["title"] for area in board["areas"])
        for area in board["areas"]:
            if area["kind"] == "grid":
                assert len({len(row) for row in area["rows"]}) == 1, "All rows of a grid have the same length."


def test_pieces_have_a_name_a_letter_and_a_color_that_can_be_drawn(states: States) -> None:
    for _, board in boards_of(states):
        for piece in board["pieces"].values():
            assert piece["name"]
            assert 1 <= len(piece["letter"]) <= 2
            assert COLOR.fullmatch(piece.get("color", "#000000"))
        for each in chain.from_iterable(map(boards.cells_of, board["areas"])):
            assert each.get("piece") in {None, *board["pieces"]}
            assert each.get("count", 0) >= 0


def test_areas_and_pieces_of_players_belong_to_seats_at_the_table(states: States) -> None:
    for state, board in boards_of(states):
        for area in board["areas"]:
            assert area.get("seat", 0) in range(state.players)
        for piece in board["pieces"].values():
            assert piece.get("seat", 0) in range(state.players)


def test_places_are_unique_and_actions_point_at_places_on_the_board(states: States) -> None:
    for state, board in boards_of(states):
        places = list(boards.places(board))
        assert len(set(places)) == len(places)
        listed: list[Any] = [] if state.over else (state.view(state.seat)["legal"] or {}).get("actions", [])
        assert {place for each in listed for place in each["places"]} <= set(places)


def test_no_two_actions_point_at_exactly_the_same_places(states: States) -> None:
    for state in states:
        listed = [] if state.over else state.view(state.seat)["legal"].get("actions", [])
        pointed = [tuple(each["places"]) for each in listed if each["places"]]
        assert len(set(pointed)) == len(pointed)


def messages(game: ludoteca.Game, language: str) -> dict[str, Any]:
    """The messages that a game brings in its folder, by id."""
    file = game.source_folder / "messages" / f"{language}.ftl"
    body: list[Any] = FluentResource(file.read_text("utf-8")).body if file.is_file() else []
    assert not [entry for entry in body if type(entry).__name__ == "Junk"], f"{file} can be read"
    return {entry.id.name: entry for entry in body if type(entry).__name__ == "Message"}


def test_messages_that_a_game_brings_are_named_after_it(game: ludoteca.Game) -> None:
    for language in LANGUAGES:
        assert all(name.startswith(f"{game.name}-") for name in messages(game, language))


def test_translations_have_the_same_messages_as_the_english_file(game: ludoteca.Game) -> None:
    for language in LANGUAGES[1:]:
        translated = messages(game, language)
        assert not translated or set(translated) == set(messages(game, "en"))
