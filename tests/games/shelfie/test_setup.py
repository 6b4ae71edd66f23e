"""SH-2: the set-up, and the options that change it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca import BadOption, BadSeed, LudotecaError
from tests.games.shelfie.boards import GAME, table, tiles_in

SEEDS = range(60)


@pytest.mark.rule("SH-2.1")
@pytest.mark.parametrize(("first_game", "goals"), [(False, 2), (True, 1)])
def test_two_common_goals_are_drawn_or_one_in_a_first_game(first_game: bool, goals: int) -> None:
    drawn = set()
    for seed in SEEDS:
        state = GAME.new(players=2, seed=seed, first_game=first_game)
        numbers = [goal["goal"] for goal in state.view()["common_goals"]]
        assert len(set(numbers)) == goals
        assert state.options["first_game"] is first_game
        drawn.update(numbers)
    assert drawn == set(range(1, 13))


@pytest.mark.rule("SH-2.2")
@pytest.mark.parametrize(("players", "tokens"), [(2, [8, 4]), (3, [8, 6, 4]), (4, [8, 6, 4, 2])])
def test_every_common_goal_carries_its_tokens_highest_on_top(players: int, tokens: list[int]) -> None:
    for goal in GAME.new(players=players, seed=1).view()["common_goals"]:
        assert goal["tokens"] == tokens


@pytest.mark.rule("SH-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_gets_a_personal_goal_of_their_own(players: int) -> None:
    drawn = set()
    for seed in SEEDS:
        cards = GAME.new(players=players, seed=seed).position()["personal_goals"]
        assert len(set(cards)) == players
        drawn.update(cards)
    assert drawn == set(range(1, 13))


@pytest.mark.rule("SH-2.3")
def test_a_personal_goal_is_secret_from_the_others() -> None:
    state = GAME.new(players=3, seed=1)
    for seat in range(3):
        seats = state.view(seat)["seats"]
        assert [other for other in range(3) if "personal_goal" in seats[other]] == [seat]


@pytest.mark.rule("SH-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_random_and_play_goes_clockwise(players: int) -> None:
    firsts = set()
    for seed in SEEDS:
        state = GAME.new(players=players, seed=seed)
        first = state.view()["first"]
        firsts.add(first)
        assert state.seat == first
    assert firsts == set(range(players))
    for turn in range(players + 1):
        assert state.seat == (first + turn) % players
        state.play(state.legal_actions()[0])


@pytest.mark.rule("SH-2.5")
@pytest.mark.parametrize(("players", "cells"), [(2, 29), (3, 37), (4, 45)])
def test_every_cell_in_play_gets_a_tile_from_the_bag(players: int, cells: int) -> None:
    view = GAME.new(players=players, seed=1).view()
    assert tiles_in(view["room"]) == cells
    assert sum(view["bag"].values()) == 132 - cells


@pytest.mark.rule("SH-2.5")
def test_the_tiles_are_drawn_at_random() -> None:
    rooms = [GAME.new(players=2, seed=seed).view()["room"] for seed in range(150)]
    lying = Counter(tile for room in rooms for line in room for tile in line if tile != "-")
    # 4350 tiles, 725 of each type on average.
    assert all(abs(lying[letter] - 725) < 100 for letter in "CBGFTP")
    assert {room[4][4] for room in rooms} == set("CBGFTP")


def test_the_same_seed_sets_the_same_table_and_another_one_another() -> None:
    assert GAME.new(players=3, seed=7) == GAME.new(players=3, seed=7)
    assert GAME.new(players=3, seed=7) != GAME.new(players=3, seed=8)
    assert GAME.new(players=3) != GAME.new(players=3)


@pytest.mark.rule("SH-4.3")
def test_the_options_stand_in_the_view_and_in_the_position() -> None:
    state = GAME.new(players=2, seed=1, rulebook="english", first_game=True)
    chosen = {"rulebook": "english", "first_game": True}
    assert state.options == state.view(0)["options"] == state.position()["options"] == chosen
    assert GAME.new(players=2, seed=1).options == {"rulebook": "italian", "first_game": False}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"rulebook": "polish"}, "The option 'rulebook' of shelfie can be 'italian' or 'english', not 'polish'."),
        ({"first_game": "yes"}, "The option 'first_game' of shelfie can be False or True, not 'yes'."),
        ({"first_game": 1}, "The option 'first_game' of shelfie can be False or True, not 1."),
        ({"dealing": "start"}, "My Shelfie has no option 'dealing'. Choose one of: rulebook, first_game."),
        ({"players": 1}, "My Shelfie is for 2 to 4 players, not 1."),
        ({"players": 5}, "My Shelfie is for 2 to 4 players, not 5."),
        ({"players": 2.0}, "My Shelfie is for 2 to 4 players, not 2.0."),
    ],
)
def test_a_wrong_option_or_number_of_players_is_refused_with_what_is_possible(
    options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(**({"seed": 1} | options))
    assert sentence in str(refused.value)


@pytest.mark.parametrize("seed", [-1, 0.5, "seven", False])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadSeed, match="A seed is a whole number, 0 or more, or bytes, not"):
        GAME.new(seed=seed)


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
@pytest.mark.parametrize("ask", ["view", "resample", "events_since"])
def test_a_seat_that_is_not_there_is_refused_with_the_seats_there_are(seat: Any, ask: str) -> None:
    with pytest.raises(LudotecaError, match="This table has seats 0 to 1, not"):
        getattr(table(), ask)(seat=seat)
