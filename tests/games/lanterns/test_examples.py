"""LA-7: the rulebooks' worked examples, each with the tile it must be."""

from __future__ import annotations

import pytest

from tests.games.lanterns.tables import GAME, favor_of, gains, hands_of_cards, honor_of, table

# Where nothing else is said the active player is seat 0 in the south, and seats 1, 2, 3 sit west, north, east.


@pytest.mark.rule("LA-7.1")
@pytest.mark.parametrize(("tile", "rotation"), [(25, 2), (35, 3)])
def test_orientation_gives_blue_white_green_and_purple(tile: int, rotation: int) -> None:
    state = table("S1", hand=[tile])
    assert gains(state, f"p {tile} r{rotation} @ 1,0") == (["B", "W", "G", "P"], 0)


@pytest.mark.rule("LA-7.2")
def test_a_turn_with_exchange_dedication_and_placement() -> None:
    # Platform tile 9 has blue in the south; tile 32 comes below it.
    state = table("S1 9r1", hand=[32], cards=["RRRPKKGG"], favor=[3])
    state.play("x purple red")
    assert (hands_of_cards(state)[0], favor_of(state)[0]) == ("KKRRRRGG", 1)
    state.play("d four red")
    assert (hands_of_cards(state)[0], honor_of(state)[0]) == ("KKGG", 8)
    assert gains(state, "p 32 r0 @ 1,-1") == (["OB", "R", "B", "W"], 1)


@pytest.mark.rule("LA-7.3")
def test_a_platform_tile_matched_beside_a_tile_without_platform() -> None:
    state = table("S1 1r1", players=2, hand=[7])
    assert gains(state, "p 7 r2 @ 2,0") == (["GW", "O"], 1)


@pytest.mark.rule("LA-7.4")
def test_three_players_and_no_black_in_the_supply() -> None:
    # The seats are those of a table whose black side is empty. The start tile is turned by hand: its red is in the
    # north, where nobody sits. Platform tile 27 has white in the west, beside blue of tile 18.
    options = {"seating": "empty-black"}
    seats = GAME.new(players=3, seed=2, **options).position()
    assert (seats["first"], seats["sides"]) == (0, ["S", "W", "E"])
    lake = """
        .    27r0
        S3   1r0
    """
    state = table(lake, players=3, options=options, sides=seats["sides"], hand=[18], supply={"K": 0})
    assert gains(state, "p 18 r1 @ 0,1") == (["RR", "", "B"], 0)


@pytest.mark.rule("LA-7.4")
def test_in_the_french_version_with_four_players_the_opposite_player_takes_green() -> None:
    # The same table turned by half: red to the south as in the set-up, and the active player, seat 2, in the north.
    lake = """
        1r2  S1
        27r2 .
    """
    state = table(lake, seat=2, hand=[18], supply={"K": 0})
    assert state.view()["first"] == 0
    assert gains(state, "p 18 r3 @ 0,-1") == (["G", "B", "RR", ""], 0)


@pytest.mark.rule("LA-7.5")
def test_four_players_and_one_black_in_the_supply() -> None:
    lake = """
        22r0 S1
        .    21r3
    """
    state = table(lake, hand=[20], supply={"K": 1})
    assert gains(state, "p 20 r1 @ -1,-1") == (["KRP", "", "P", "R"], 3)


@pytest.mark.rule("LA-7.6")
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_the_french_distribution_from_the_start_player_who_faces_orange(active: int) -> None:
    # The start player is seat 0 in the south, no matter who is active.
    lakes = ["S1", "S1 3r0", "S1 3r0 4r0", "S1 3r0 4r0 30r0"]
    state = table(lakes[active], seat=active, hand=[17], supply={"B": 1}, options={"dealing": "start"})
    assert state.view()["first"] == 0
    assert gains(state, "p 17 r0 @ -1,0")[0] == ["O", "B", "G", ""]


@pytest.mark.rule("LA-7.6")
def test_the_french_distribution_from_the_active_player_who_faces_orange() -> None:
    state = table("S1 3r0", seat=0, hand=[17], supply={"B": 1})
    assert state.view()["first"] == 3
    assert gains(state, "p 17 r0 @ -1,0")[0] == ["O", "B", "G", ""]


@pytest.mark.rule("LA-7.7")
def test_two_platform_tiles_matched_on_green_give_one_green_and_two_favor() -> None:
    # Tile 12 has green in the south; tile 7 comes below it, green to the north.
    state = table("S1 12r0", hand=[7])
    assert gains(state, "p 7 r3 @ 1,-1") == (["GG", "W", "G", "O"], 2)


@pytest.mark.rule("LA-7.8")
def test_the_stacks_with_three_players() -> None:
    assert GAME.new(players=3, seed=1).view()["stacks"] == {
        "four": [8, 7, 6, 6, 5, 5, 5, 4],
        "pairs": [9, 8, 7, 7, 6, 6, 5, 5],
        "seven": [10, 9, 8, 8, 7, 7, 6, 5],
    }
