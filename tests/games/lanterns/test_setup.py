"""LA-2: the set-up, and the options that change it."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import ludoteca
from ludoteca import BadOption, BadSeed, LudotecaError, State, UnknownGame
from tests.games.lanterns.tables import GAME, favor_of, hands_of_cards, table

SEEDS = range(30)


def in_turn_order(state: State, what: list[Any]) -> list[Any]:
    """Begin a list by seats with the first player."""
    first = state.view()["first"]
    return what[first:] + what[:first]


@pytest.mark.rule("LA-2.1")
def test_the_start_tile_lies_in_the_middle_with_red_to_the_south() -> None:
    (tile,) = GAME.new(players=3, seed=1).view()["lake"]
    assert (tile["tile"], tile["x"], tile["y"]) == (0, 0, 0)
    north, east, south, west = list(tile["sides"])
    assert south + west + north + east == "RWKB"


@pytest.mark.rule("LA-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_faces_red_is_random(players: int) -> None:
    facing = {
        seat["seat"]
        for seed in SEEDS
        for seat in GAME.new(players=players, seed=seed).view()["seats"]
        if seat["side"] == "S"
    }
    assert facing == set(range(players))


@pytest.mark.rule("LA-2.2")
@pytest.mark.parametrize(
    ("players", "seating", "sides"),
    [
        (2, "opposite", "SN"),
        (2, "adjacent", "SW"),
        (2, "adjacent-blue", "SE"),
        (3, "opposite", "SWN"),
        (3, "empty-white", "SNE"),
        (3, "empty-black", "SWE"),
        (4, "opposite", "SWNE"),
    ],
)
def test_seats_lie_clockwise_from_the_red_side(players: int, seating: str, sides: str) -> None:
    for seed in SEEDS:
        state = GAME.new(players=players, seed=seed, seating=seating)
        assert "".join(in_turn_order(state, [seat["side"] for seat in state.view()["seats"]])) == sides


@pytest.mark.rule("LA-2.2")
def test_two_players_sit_opposite_each_other_unless_the_table_says_otherwise() -> None:
    assert GAME.new(players=2, seed=5).options["seating"] == "opposite"
    assert GAME.new(players=2, seed=5, seating="adjacent").options["seating"] == "adjacent"


@pytest.mark.rule("LA-2.2")
@pytest.mark.parametrize(
    ("players", "seating", "possible"),
    [
        (2, "empty-white", "'opposite' or 'adjacent' or 'adjacent-blue'"),
        (2, "empty-black", "'opposite' or 'adjacent' or 'adjacent-blue'"),
        (3, "adjacent", "'opposite' or 'empty-white' or 'empty-black'"),
        (3, "adjacent-blue", "'opposite' or 'empty-white' or 'empty-black'"),
        (4, "adjacent", "'opposite'"),
        (4, "empty-black", "'opposite'"),
    ],
)
def test_a_seating_for_another_number_of_players_is_refused(players: int, seating: str, possible: str) -> None:
    sentence = f"With {players} players, the option 'seating' of lanterns can be {possible}, not '{seating}'."
    for make in (GAME.new, partial(GAME.new_batch, 1)):
        with pytest.raises(BadOption) as refused:
            make(players=players, seed=1, seating=seating)
        assert str(refused.value) == sentence


@pytest.mark.rule("LA-2.2")
def test_the_numbers_of_seatings_in_saved_states_never_change() -> None:
    (seating,) = (option for option in GAME.options if option.name == "seating")
    assert seating.choices[:5] == ("opposite", "adjacent", "adjacent-blue", "empty-white", "empty-black")


@pytest.mark.rule("LA-2.2")
@pytest.mark.parametrize("players", [3, 4])
def test_a_recorded_table_for_more_players_may_still_say_adjacent(players: int) -> None:
    # It could be chosen once, and changed nothing.
    usual = GAME.new(players=players, seed=5).position()
    position = usual | {"options": {"dealing": "active", "seating": "adjacent"}}
    assert GAME.from_position(position).position() == position
    assert GAME.new_as_recorded(players, 5, {"seating": "adjacent"}).position() == position


@pytest.mark.rule("LA-2.3")
@pytest.mark.parametrize(("players", "stack", "left_over"), [(2, 16, 13), (3, 18, 8), (4, 20, 3)])
def test_every_player_holds_3_tiles_and_the_draw_stack_the_right_number(
    players: int, stack: int, left_over: int
) -> None:
    position = GAME.new(players=players, seed=3).position()
    assert [len(hand) for hand in position["hands"]] == [3] * players
    assert len(position["stack"]) == stack
    dealt = {tile for hand in [*position["hands"], position["stack"]] for tile in hand}
    assert len(dealt) == 35 - left_over
    assert dealt <= set(range(1, 36))


@pytest.mark.rule("LA-2.3")
def test_the_tiles_are_shuffled_so_that_every_tile_can_come_anywhere() -> None:
    positions = [GAME.new(players=2, seed=seed).position() for seed in range(200)]
    assert {position["hands"][0][0] for position in positions} == set(range(1, 36))
    assert {position["stack"][0] for position in positions} == set(range(1, 36))


@pytest.mark.rule("LA-2.4")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 7), (4, 8)])
def test_the_supply_holds_5_7_or_8_cards_of_each_colour_before_the_first_cards(players: int, cards: int) -> None:
    view = GAME.new(players=players, seed=3).view()
    for colour, left in view["supply"].items():
        assert left + sum(seat["cards"][colour] for seat in view["seats"]) == cards


@pytest.mark.rule("LA-2.5")
@pytest.mark.parametrize(
    ("players", "four", "pairs", "seven"),
    [
        (2, [8, 7, 6, 5, 5, 4], [9, 8, 7, 6, 5, 5], [10, 9, 8, 7, 6, 5]),
        (3, [8, 7, 6, 6, 5, 5, 5, 4], [9, 8, 7, 7, 6, 6, 5, 5], [10, 9, 8, 8, 7, 7, 6, 5]),
        (4, [8, 7, 7, 6, 6, 5, 5, 5, 4], [9, 8, 8, 7, 7, 6, 6, 5, 5], [10, 9, 9, 8, 8, 7, 7, 6, 5]),
    ],
)
def test_the_dedication_stacks_descend_without_the_dotted_tokens_of_larger_tables(
    players: int, four: list[int], pairs: list[int], seven: list[int]
) -> None:
    assert GAME.new(players=players, seed=1).view()["stacks"] == {"four": four, "pairs": pairs, "seven": seven}


@pytest.mark.rule("LA-2.6")
@pytest.mark.parametrize(
    ("players", "seating", "cards"),
    [
        (2, "opposite", "RK"),
        (2, "adjacent", "RW"),
        (2, "adjacent-blue", "RB"),
        (3, "opposite", "RWK"),
        (3, "empty-white", "RKB"),
        (3, "empty-black", "RWB"),
        (4, "opposite", "RWKB"),
    ],
)
def test_every_player_takes_the_colour_of_the_start_tile_they_face(players: int, seating: str, cards: str) -> None:
    for seed in SEEDS:
        state = GAME.new(players=players, seed=seed, seating=seating)
        assert in_turn_order(state, hands_of_cards(state)) == list(cards)


@pytest.mark.rule("LA-2.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_player_with_the_red_card_starts_and_play_goes_clockwise(players: int) -> None:
    for seed in SEEDS[:6]:
        state = GAME.new(players=players, seed=seed)
        first = hands_of_cards(state).index("R")
        for turn in range(players + 1):
            assert state.seat == (first + turn) % players
            state.play(state.legal_actions()[-1])


@pytest.mark.rule("LA-2.7")
def test_clockwise_from_the_south_is_west_north_east() -> None:
    state = GAME.new(players=4, seed=2)
    sides = ""
    for _ in range(4):
        assert state.seat is not None
        sides += state.view()["seats"][state.seat]["side"]
        state.play(state.legal_actions()[-1])
    assert sides == "SWNE"


@pytest.mark.rule("LA-2.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_begins_with_favor_so_the_first_turn_is_a_placement(players: int) -> None:
    for seed in SEEDS[:6]:
        state = GAME.new(players=players, seed=seed)
        assert favor_of(state) == [0] * players
        assert {state.action_text(action)[:2] for action in state.legal_actions()} == {"p "}


def test_the_same_seed_sets_the_same_table_and_another_one_another() -> None:
    assert GAME.new(players=3, seed=7) == GAME.new(players=3, seed=7)
    assert GAME.new(players=3, seed=7) != GAME.new(players=3, seed=8)
    assert GAME.new(players=3) != GAME.new(players=3)


@pytest.mark.rule("LA-4.5")
def test_the_options_stand_in_the_view_and_in_the_position() -> None:
    state = GAME.new(players=2, seed=1, dealing="start", seating="adjacent")
    chosen = {"dealing": "start", "seating": "adjacent"}
    assert state.options == state.view(0)["options"] == state.position()["options"] == chosen
    assert GAME.new(players=2, seed=1).options == {"dealing": "active", "seating": "opposite"}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"dealing": "left"}, "The option 'dealing' of lanterns can be 'active' or 'start', not 'left'."),
        ({"dealing": True}, "'active' or 'start', not True"),
        ({"seating": "beside"}, "The option 'seating' of lanterns can be 'opposite' or 'adjacent' or 'adjacent-blue'"),
        ({"rulebook": "english"}, "Lanterns has no option 'rulebook'. Choose one of: dealing, seating."),
        ({"players": 1}, "Lanterns is for 2 to 4 players, not 1."),
        ({"players": 5}, "Lanterns is for 2 to 4 players, not 5."),
        ({"players": True}, "Lanterns is for 2 to 4 players, not True."),
        ({"players": "3"}, "Lanterns is for 2 to 4 players, not '3'."),
        ({"players": 3.0}, "Lanterns is for 2 to 4 players, not 3.0."),
        ({"players": None}, "Lanterns is for 2 to 4 players, not None."),
    ],
)
def test_a_wrong_option_or_number_of_players_is_refused_with_what_is_possible(
    options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(**({"seed": 1} | options))
    assert sentence in str(refused.value)


@pytest.mark.parametrize("seed", [-1, 1.5, "seven", True])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadSeed, match="A seed is a whole number, 0 or more, or bytes, not"):
        GAME.new(seed=seed)


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'chess'\. Choose one of: .*lanterns"):
        ludoteca.game("chess")
    with pytest.raises(AttributeError, match="There is no game 'chess'"):
        _ = ludoteca.games.chess


@pytest.mark.parametrize("seat", [-1, 3, 7, True, "0", 1.0])
@pytest.mark.parametrize("ask", ["view", "resample", "events_since"])
def test_a_seat_that_is_not_there_is_refused_with_the_seats_there_are(seat: Any, ask: str) -> None:
    state = table(players=3)
    with pytest.raises(LudotecaError, match="This table has seats 0 to 2, not"):
        getattr(state, ask)(seat=seat)
