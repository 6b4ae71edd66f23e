"""Positions as readable documents: there and back, and what cannot be."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from ludoteca import BadOption, BadPosition, State
from ludoteca.core.types import Document
from tests.games.lanterns.tables import GAME, dedications, document, final_table, jetty, lake, table
from tests.games.refusals import position_refusal, without


def refusal(position: Any) -> str:
    """The sentence with which a position of this game is refused."""
    return position_refusal(GAME, position)


def some_states() -> list[State]:
    """Tables at different points of a match."""
    new = GAME.new(players=3, seed=8, dealing="start")
    for _ in range(7):
        new.play(new.legal_actions()[-1])
    finished = final_table(finals=1, seat=1)
    finished.play("pass")
    discarding = table(cards=["KKKKK OOOOO RRRR"])
    discarding.play("discard red")
    exchanged = table(cards=["RRRK"], favor=[2])
    exchanged.play("x black red")
    dedicated = exchanged.copy()
    dedicated.play("d four red")
    adjacent = GAME.new(players=2, seed=8, seating="adjacent")
    at_blue = GAME.new(players=2, seed=8, seating="adjacent-blue")
    without_black = GAME.new(players=3, seed=8, seating="empty-black")
    late = table(jetty(19), players=2, made="0 four 8, 0 seven 10, 1 four 7", favor=[3, 0])
    quick_luck = new.resample(0, 1)
    return [
        new,
        finished,
        discarding,
        exchanged,
        dedicated,
        adjacent,
        at_blue,
        without_black,
        late,
        final_table(4, finals=2, seat=2),
        quick_luck,
    ]


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
    for _ in range(5):
        action = state.legal_actions()[-1]
        state.play(action)
        again.play(action)
    assert again.view(0) == state.view(0)
    assert again == state


def test_a_position_without_luck_gets_new_luck() -> None:
    position = without(GAME.new(players=2, seed=2).position(), "luck")
    assert GAME.from_position(position).position() | {"luck": 0} == position | {"luck": 0}
    assert GAME.from_position(position) != GAME.from_position(position)


def test_ply_step_finals_and_over_may_be_left_out() -> None:
    position = GAME.new(players=2, seed=2).position()
    for name in ("ply", "step", "finals", "over", "options"):
        assert GAME.from_position(without(position, name)).position() == position


@pytest.mark.parametrize("name", ["first", "seat", "sides", "lake", "hands", "stack", "cards", "favor", "dedications"])
def test_what_may_not_be_left_out_is_named(name: str) -> None:
    assert refusal(without(document(), name)) == f"'{name}' is missing in the position."


@pytest.mark.parametrize("position", [None, [], {}, {"game": "shelfie"}, "S1"])
def test_a_position_names_its_game(position: Any) -> None:
    assert refusal(position) == 'A position of Lanterns is a JSON object with "game": "lanterns".'


def test_options_and_players_of_a_position_are_checked() -> None:
    assert refusal(document() | {"options": "start"}) == "The options of a position are a JSON object."
    for wrong in ({"options": {"dealing": "left"}}, {"players": 5}, {"players": "2"}, {"players": 2.0}):
        with pytest.raises(BadOption):
            GAME.from_position(document(players=2) | wrong)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"first": 4}, "'first' in the position must be a whole number from 0 to 3, not 4."),
        ({"seat": "0"}, "'seat' in the position must be a whole number from 0 to 3, not '0'."),
        ({"ply": -1}, "'ply' in the position must be a whole number from 0 to"),
        ({"luck": {"kind": "dice"}}, "The luck in the position is not a generator: leave it out to draw a new one."),
        ({"luck": {"kind": "quick", "word": 0, "carry": 0}}, "The luck in the position is not a generator"),
        ({"sides": ["S", "W"]}, "'sides' in the position must be a list of 4"),
        ({"favor": [0, 0, 0, -1]}, "'favor' in the position must be a whole number from 0 to"),
        ({"favor": [0, 0, 0, True]}, "'favor' in the position must be a whole number"),
        ({"finals": 1}, "'finals' in the position must be a whole number from 0 to 0, not 1."),
        (
            {"step": "sleeping"},
            "The step of a turn must be one of turn, exchanged, dedicated, discarding, not 'sleeping'.",
        ),
        ({"over": 1}, "'over' in the position must be true or false, not 1."),
    ],
)
def test_an_entry_of_another_kind_is_refused(wrong: Document, sentence: str) -> None:
    assert sentence in refusal(document() | wrong)


@pytest.mark.rule("LA-2.2")
@pytest.mark.parametrize("sides", ["SWNS", "SWNX", ["S", "W", "N", 3], ["S", "W", "N", ["E"]]])
def test_seats_lie_on_different_sides(sides: Any) -> None:
    sentence = refusal(document() | {"sides": list(sides)})
    assert "Every seat needs a side of its own, out of N, E, S and W" in sentence
    assert "LA-2.2" in sentence


@pytest.mark.rule("LA-2.7")
def test_seats_lie_clockwise() -> None:
    sentence = refusal(document() | {"sides": list("SENW")})
    assert "The seats must go clockwise" in sentence
    assert "LA-2.7" in sentence


# The lake


@pytest.mark.rule("LA-2.1")
@pytest.mark.parametrize(
    "tiles",
    [
        [{"tile": 1, "x": 0, "y": 0, "rotation": 0}],
        [{"tile": 0, "x": 1, "y": 0, "rotation": 0}],
        [{"tile": 0, "x": 0, "y": 0, "rotation": 0}] * 2,
        [{"tile": 0, "x": x, "y": 0, "rotation": 0} for x in (0, 1)],
    ],
    ids=["another tile first", "not in the middle", "twice", "twice, side by side"],
)
def test_the_start_tile_lies_first_and_in_the_middle_and_once(tiles: list[Document]) -> None:
    sentence = refusal(document("S1 3r0") | {"lake": tiles})
    assert "The start tile is tile 0, at 0,0, and comes first in the lake" in sentence
    assert "LA-2.1" in sentence


@pytest.mark.parametrize(
    ("tiles", "sentence"),
    [
        ([], "The lake is a list of 1 to 33 tiles"),
        ("S1", "The lake is a list of 1 to 33 tiles"),
        (lake(jetty(32)) * 2, "The lake is a list of 1 to 33 tiles"),
        ([7], "A tile of the lake is an object like"),
        ([{"tile": 0, "x": 0, "y": 0}], "'rotation' is missing in the position."),
        ([{"tile": 0, "x": 0, "y": 0, "rotation": 4}], "'rotation' in the position must be a whole number from 0 to 3"),
        ([{"tile": 36, "x": 0, "y": 0, "rotation": 0}], "'tile' in the position must be a whole number from 0 to 35"),
    ],
)
def test_a_lake_that_cannot_be_read_is_refused(tiles: Any, sentence: str) -> None:
    assert sentence in refusal(document() | {"lake": tiles})


@pytest.mark.rule("LA-3.5")
def test_no_two_tiles_lie_on_one_another() -> None:
    position = document("S1 3r0 4r0")
    position["lake"][2]["x"] = 1
    assert refusal(position) == "Two tiles are at 1,0 (LA-3.5)."
    position["lake"][2]["x"] = 0
    assert refusal(position) == "Two tiles are at 0,0 (LA-3.5)."


@pytest.mark.rule("LA-3.5")
def test_every_tile_touches_one_laid_before_it() -> None:
    position = document("S1 3r0 4r0")
    position["lake"].reverse()
    position["lake"].insert(0, position["lake"].pop())
    assert refusal(position) == "Tile 4 at 2,0 touches none of the tiles placed before it (LA-3.5)."
    position = document("S1 3r0")
    position["lake"][1] |= {"x": 1, "y": 1}
    assert refusal(position) == "Tile 3 at 1,1 touches none of the tiles placed before it (LA-3.5)."


# Tiles, cards, tokens


@pytest.mark.rule("LA-2.3")
@pytest.mark.parametrize("stack", [[1, 2, 3], None])
def test_the_draw_stack_holds_what_the_tiles_laid_leave(stack: Any) -> None:
    sentence = refusal(document("S1 3r0") | {"stack": stack})
    assert "After 1 tiles the draw stack must hold 19" in sentence
    assert "LA-2.3" in sentence


@pytest.mark.rule("LA-4.6")
@pytest.mark.parametrize(("laid", "size"), [(0, 3), (16, 3), (17, 2), (18, 2), (19, 1), (22, 0)])
def test_hands_hold_what_the_tiles_laid_leave(laid: int, size: int) -> None:
    position = document(jetty(laid), players=2, seat=laid % 2)
    assert len(position["hands"][0]) == size
    GAME.from_position(position)
    for hand in (position["hands"][0] + [35], "tiles"):
        sentence = refusal(position | {"hands": [hand, position["hands"][1]]})
        assert f"After {laid} tiles seat 0 must hold {size} (LA-4.6)" in sentence


@pytest.mark.rule("LA-1.1")
def test_no_tile_is_there_twice() -> None:
    for wrong in ([1, 2, 2], [1, 2, 25]):
        position = document("S1 25r0")
        position["hands"][0] = wrong
        sentence = refusal(position)
        assert "appears twice" in sentence
        assert "LA-1.1" in sentence
    position["hands"][0] = [1, 2, 36]
    assert "'tiles' in the position must be a whole number from 1 to 35, not 36." in refusal(position)


@pytest.mark.rule("LA-2.4")
def test_no_more_cards_are_held_than_there_are() -> None:
    position = document(players=2, cards=["RRR", "RR"])
    assert GAME.from_position(position).view()["supply"]["red"] == 0
    position["cards"][0]["red"] = 4
    assert refusal(position) == "The players hold 6 red cards, but with 2 players there are only 5 (LA-2.4)."


@pytest.mark.parametrize("cards", [["red"], {"pink": 1}, None])
def test_cards_are_numbers_by_colour(cards: Any) -> None:
    position = document()
    position["cards"][1] = cards
    assert "The cards of seat 1 must be numbers by color (black, orange" in refusal(position)
    position["cards"][1] = {"red": -1}
    assert "'red' in the position must be a whole number from 0 to" in refusal(position)


@pytest.mark.rule("LA-3.2")
@pytest.mark.rule("LA-3.3")
@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        ("0 four 7", "The next dedication for four is worth 8, not 7 (LA-3.2, LA-3.3)."),
        ("0 four 8, 1 four 8", "The next dedication for four is worth 7, not 8 (LA-3.2, LA-3.3)."),
        (
            "0 four 8, 0 four 7, 0 four 6, 0 four 5, 0 four 5, 0 four 4, 0 four 3",
            "The next dedication for four is worth 4, not 3 (LA-3.2, LA-3.3).",
        ),
        ("2 four 8", "'seat' in the position must be a whole number from 0 to 1, not 2."),
        ("0 five 8", 'A dedication is an object like {"seat": 0, "kind": "four", "value": 8}.'),
    ],
)
def test_tokens_come_from_the_top_of_their_stack(made: str, sentence: str) -> None:
    assert refusal(document(jetty(10), players=2) | {"dedications": dedications(made)}) == sentence


@pytest.mark.rule("LA-3.6")
@pytest.mark.parametrize("made", [{}, dedications(", ".join(f"0 seven {value}" for value in (10, 9, 8, 7)))])
def test_there_is_one_dedication_in_a_turn_at_most(made: Any) -> None:
    sentence = refusal(document("S1 3r0", players=2) | {"dedications": made})
    assert "at most one for each turn (LA-3.6)" in sentence


def test_a_dedication_is_an_object() -> None:
    assert "A dedication is an object like" in refusal(document("S1 3r0") | {"dedications": [8]})


@pytest.mark.rule("LA-2.7")
def test_whose_turn_it_is_follows_from_the_tiles_laid() -> None:
    position = document("S1 3r0", seat=1)
    assert refusal(position | {"seat": 2}) == "After 1 tiles it is the turn of seat 1, not 2 (LA-2.7)."


@pytest.mark.rule("LA-5.1")
@pytest.mark.parametrize(("finals", "over"), [(2, False), (1, True), (0, True)])
def test_the_match_is_over_after_the_final_turns(finals: int, over: bool) -> None:
    position = document(jetty(22), players=2, finals=finals, seat=finals % 2)
    GAME.from_position(position)
    sentence = refusal(position | {"over": over})
    assert sentence == "The match is over when every player has taken a final turn (LA-5.1)."


@pytest.mark.rule("LA-3.4")
@pytest.mark.rule("LA-5.3")
@pytest.mark.parametrize(
    "position",
    [
        document(jetty(22), players=2, step="dedicated", made="0 four 8"),
        document(jetty(22), players=2, step="discarding", cards=["KKKKK OOOOO RRR"]),
        document(jetty(22), players=2, step="exchanged", finals=2),
        document("S1", step="discarding", cards=["KKKKK OOOOO R"]),
        document("S1", step="dedicated"),
    ],
    ids=[
        "a dedication ends a final turn",
        "no discards in final turns",
        "over in the middle of a turn",
        "discarded below 12",
        "dedicated without a token",
    ],
)
def test_a_step_that_cannot_arise_is_refused(position: Document) -> None:
    refusal(position)


def test_bytes_of_something_else_are_refused() -> None:
    for data in (b"", b"ludoteca lanterns 1\n", table().to_bytes() + b"\0"):
        with pytest.raises(BadPosition, match="These bytes are not a state of Lanterns"):
            GAME.from_bytes(data)
