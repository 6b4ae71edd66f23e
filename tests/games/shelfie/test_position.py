"""Positions as readable documents: there and back, and what cannot be."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from ludoteca import BadOption, BadPosition, State
from ludoteca.core.types import Document
from tests.games.refusals import position_refusal, without
from tests.games.shelfie.boards import ALMOST_FULL, EMPTY, FULL, GAME, document, shelf, table


def refusal(position: Any) -> str:
    """The sentence with which a position of this game is refused."""
    return position_refusal(GAME, position)


def some_states() -> list[State]:
    """Tables at different points of a match."""
    new = GAME.new(players=3, seed=8, rulebook="english")
    for _ in range(12):
        new.play(new.legal_actions()[-1])
    finished = table("TB\nGF", shelves=["", ALMOST_FULL], seat=1)
    finished.play("take d4 > 1")
    first_game = GAME.new(players=2, seed=8, first_game=True)
    last_round = table("TB\nGF", shelves=[FULL, ALMOST_FULL], seat=1, end_token=0, tokens=[[8, 0], [4, 8]])
    return [new, finished, first_game, last_round, new.resample(0, 1)]


@pytest.mark.parametrize("state", some_states(), ids=repr)
def test_a_position_is_read_back_as_it_was_written(state: State) -> None:
    position = json.loads(json.dumps(state.position()))
    again = GAME.from_position(position)
    assert again == state
    assert again.position() == position
    assert GAME.from_bytes(state.to_bytes()) == state
    assert pickle.loads(pickle.dumps(state)) == state


def test_a_position_read_back_goes_on_like_the_original() -> None:
    state = GAME.new(players=3, seed=2)
    again = GAME.from_position(state.position())
    for _ in range(20):
        action = state.legal_actions()[-1]
        state.play(action)
        again.play(action)
    assert again == state


def test_a_position_without_luck_gets_new_luck() -> None:
    position = without(GAME.new(players=2, seed=2).position(), "luck")
    assert GAME.from_position(position).position() | {"luck": 0} == position | {"luck": 0}
    assert GAME.from_position(position) != GAME.from_position(position)


def test_ply_over_and_options_may_be_left_out() -> None:
    position = GAME.new(players=2, seed=2).position()
    for name in ("ply", "over", "options"):
        assert GAME.from_position(without(position, name)).position() == position


@pytest.mark.parametrize(
    "name", ["first", "seat", "room", "shelves", "common_goals", "tokens", "end_token", "personal_goals"]
)
def test_what_may_not_be_left_out_is_named(name: str) -> None:
    assert refusal(without(document(), name)) == f"'{name}' is missing in the position."


@pytest.mark.parametrize("position", [None, [], {}, {"game": "lanterns"}])
def test_a_position_names_its_game(position: Any) -> None:
    assert refusal(position) == 'A position of My Shelfie is a JSON object with "game": "shelfie".'


def test_options_and_players_of_a_position_are_checked() -> None:
    assert refusal(document() | {"options": []}) == "The options of a position are a JSON object."
    for wrong in ({"options": {"rulebook": "polish"}}, {"players": 5}, {"players": "2"}):
        with pytest.raises(BadOption):
            GAME.from_position(document() | wrong)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"first": 2}, "'first' in the position must be a whole number from 0 to 1, not 2."),
        ({"seat": None}, "'seat' in the position must be a whole number from 0 to 1, not None."),
        ({"ply": 1.5}, "'ply' in the position must be a whole number from 0 to"),
        ({"luck": []}, "The luck in the position is not a generator: leave it out to draw a new one."),
        ({"room": ["---------"]}, "'room' in the position must be a list of 9"),
        ({"shelves": [EMPTY]}, "'shelves' in the position must be a list of 2"),
        ({"common_goals": [1]}, "'common_goals' in the position must be a list of 2"),
        ({"common_goals": [1, 13]}, "'common_goals' in the position must be a whole number from 1 to 12, not 13."),
        ({"personal_goals": [0, 1]}, "'personal_goals' in the position must be a whole number from 1 to 12, not 0."),
        ({"end_token": 2}, "'end_token' in the position must be a whole number from 0 to 1, not 2."),
        ({"over": "no"}, "'over' in the position must be true or false, not 'no'."),
        ({"tokens": 8}, "'tokens' in the position must be a list of 2"),
    ],
)
def test_an_entry_of_another_kind_is_refused(wrong: Document, sentence: str) -> None:
    assert sentence in refusal(document() | wrong)


# The living room


@pytest.mark.parametrize("line", ["--------", "----------", 9, None])
def test_the_living_room_is_nine_rows_of_nine_characters(line: Any) -> None:
    position = document()
    position["room"][0] = line
    assert "The living room is nine rows of nine characters" in refusal(position)


@pytest.mark.rule("SH-1.1")
@pytest.mark.parametrize(
    ("row", "line", "where"),
    [
        (0, "---C-----", "row 1, column 4"),
        (0, "----.----", "row 1, column 5"),
        (1, "----.----", "row 2, column 4"),
        (1, "---X.----", "row 2, column 4"),
        (3, "--C.....ﬀ", "row 4, column 9"),
    ],
    ids=["a cell for three", "a cell for four", "a cell is missing", "not an item", "two letters in one"],
)
def test_only_cells_in_play_hold_items(row: int, line: str, where: str) -> None:
    position = document()
    position["room"][row] = line
    sentence = refusal(position)
    assert where in sentence
    assert "SH-1.1" in sentence


@pytest.mark.rule("SH-1.2")
def test_no_type_has_more_than_22_tiles() -> None:
    position = document("B", shelves=["CCCCC CCCCC CCCCC CCCCC", "CC..."])
    assert GAME.from_position(position).view()["bag"]["cats"] == 0
    position["shelves"][1] = shelf("CCC..")
    assert refusal(position) == "23 tiles of C are on the table, but there are only 22 (SH-1.2)."


@pytest.mark.rule("SH-4.4")
def test_a_turn_is_always_possible_so_the_living_room_is_never_empty() -> None:
    refusal(document("."))


# Shelves


@pytest.mark.rule("SH-1.3")
@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (EMPTY[1:], "A shelf is 6 rows of 5 characters, top row first."),
        ([*EMPTY[1:], "......"], "A shelf is 6 rows of 5 characters"),
        (7, "A shelf is 6 rows of 5 characters"),
        (None, "A shelf is 6 rows of 5 characters"),
        ([*EMPTY[1:], "CBX.."], "'X' is not an item."),
        ([*EMPTY[2:], "C....", "....."], "The tile in row 5, column 1 floats: the cell below it is empty (SH-1.3)."),
    ],
)
def test_a_shelf_that_cannot_be_is_refused(rows: Any, sentence: str) -> None:
    assert sentence in refusal(document() | {"shelves": [EMPTY, rows]})


# Goals and tokens


@pytest.mark.rule("SH-2.1")
@pytest.mark.rule("SH-2.3")
@pytest.mark.parametrize(("name", "rule"), [("common", "SH-2.1"), ("personal", "SH-2.3")])
def test_no_goal_is_there_twice(name: str, rule: str) -> None:
    sentence = refusal(document() | {f"{name}_goals": [4, 4]})
    assert sentence == f"Each {name} goal exists only once, but [4, 4] names one twice ({rule})."


@pytest.mark.rule("SH-2.2")
@pytest.mark.parametrize("taken", [[0], [0, 0, 0], [6, 0], [0, "8"], 8, [0, [8]]])
def test_tokens_are_those_of_the_stacks(taken: Any) -> None:
    sentence = refusal(document() | {"tokens": [[0, 0], taken]})
    assert sentence == "The tokens of seat 1 must be 2 numbers, each 0 or one of [8, 4] (SH-2.2)."


@pytest.mark.rule("SH-4.1")
@pytest.mark.parametrize("tokens", [[[4, 0], [0, 0]], [[8, 0], [8, 0]], [[0, 8], [4, 8]]])
def test_tokens_are_taken_from_the_top(tokens: list[list[int]]) -> None:
    sentence = refusal(document() | {"tokens": tokens})
    assert "Tokens are taken from the top" in sentence
    assert "SH-4.1" in sentence


# The end


@pytest.mark.rule("SH-4.2")
@pytest.mark.parametrize(
    ("shelves", "holder"), [(["", ""], 0), ([FULL, ""], None), ([FULL, ""], 1)], ids=["none full", "nobody", "other"]
)
def test_the_end_token_lies_with_whoever_filled_a_shelf(shelves: list[str], holder: int | None) -> None:
    sentence = refusal(document(shelves=shelves, seat=1, end_token=holder))
    assert "The end-of-game token belongs to the first player who filled a shelf, and to nobody before that" in sentence
    assert "SH-4.2" in sentence


@pytest.mark.rule("SH-5.1")
@pytest.mark.parametrize(("seat", "over"), [(0, False), (1, True)])
def test_the_match_is_over_when_the_round_of_the_full_shelf_is(seat: int, over: bool) -> None:
    sentence = refusal(document(shelves=[FULL], end_token=0, seat=seat, over=over))
    assert "The match is over when a shelf is full and the next turn would be the first player’s" in sentence
    assert "SH-5.1" in sentence
    assert "SH-5.1" in refusal(document(over=True))


@pytest.mark.rule("SH-5.1")
@pytest.mark.parametrize(
    ("full", "holder", "seat"),
    [([2], 2, 1), ([1, 2], 1, 2), ([1], 1, 1)],
    ids=["filled before its turn", "another full shelf to move", "the full shelf itself to move"],
)
def test_a_full_shelf_is_never_to_move(full: list[int], holder: int, seat: int) -> None:
    shelves = [FULL if other in full else "" for other in range(3)]
    refusal(document("CB\nGF", players=3, shelves=shelves, end_token=holder, seat=seat))


@pytest.mark.rule("SH-4.2")
def test_of_two_full_shelves_the_earlier_in_turn_order_has_the_end_token() -> None:
    position = document(players=3, shelves=[FULL, FULL.replace("C", "G"), ""], seat=2, end_token=0)
    GAME.from_position(position)
    refusal(position | {"end_token": 1})


def test_bytes_of_something_else_are_refused() -> None:
    for data in (b"", b"ludoteca shelfie 1\n", table().to_bytes() + b"\0"):
        with pytest.raises(BadPosition, match="These bytes are not a state of My Shelfie"):
            GAME.from_bytes(data)
