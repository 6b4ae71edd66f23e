"""LA-1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.lanterns.facts import (
    CARDS_PER_COLOUR,
    CODES,
    COLOURS,
    DEDICATIONS,
    GENERIC_VALUE,
    LAKE_TILES,
    PLATFORMS,
    START_TILE,
)
from tests.games.lanterns.tables import GAME, gains, table


@pytest.mark.rule("LA-1.1")
def test_there_are_35_lake_tiles_and_each_colour_stands_on_20_of_their_140_sides() -> None:
    assert len(LAKE_TILES) == 35
    assert Counter("".join(LAKE_TILES)) == dict.fromkeys(CODES, 20)


@pytest.mark.rule("LA-1.1")
def test_eleven_tiles_carry_a_platform_and_24_do_not() -> None:
    hands = [GAME.new(players=4, seed=seed).view(seat)["hand"] for seed in range(40) for seat in range(4)]
    shown = {tile["tile"]: tile["platform"] for hand in hands for tile in hand or []}
    assert len(shown) == 35
    assert sum(picture is not None for picture in shown.values()) == 11
    assert shown == {tile: PLATFORMS.get(tile) for tile in range(1, 36)}


@pytest.mark.rule("LA-1.2")
def test_there_are_eight_cards_in_each_of_seven_colours() -> None:
    assert COLOURS == ("black", "orange", "red", "blue", "green", "white", "purple")
    assert CARDS_PER_COLOUR[4] == 8


@pytest.mark.rule("LA-1.3")
@pytest.mark.parametrize("kind", ["four", "pairs", "seven"])
def test_each_kind_of_dedication_has_nine_tokens_in_descending_order(kind: str) -> None:
    values = [value for value, _ in DEDICATIONS[kind]]
    assert len(values) == 9
    assert values == sorted(values, reverse=True)
    assert sorted(dots for _, dots in DEDICATIONS[kind]) == [0, 0, 0, 0, 0, 0, 3, 3, 4]


@pytest.mark.rule("LA-1.3")
def test_the_generic_tokens_are_worth_4() -> None:
    assert GENERIC_VALUE == 4


@pytest.mark.rule("LA-1.4")
def test_favor_is_unlimited_beyond_the_20_tokens_of_the_box() -> None:
    # Tile 7 has a platform and matches green with green of tile 1.
    state = table("S1 1r1", players=2, hand=[7], favor=[50, 50])
    assert gains(state, "p 7 r2 @ 2,0")[1] == 1
    assert [seat["favor"] for seat in state.view()["seats"]] == [51, 50]


@pytest.mark.rule("LA-1.5")
def test_the_boat_on_the_start_tile_is_no_platform() -> None:
    # Tile 3 (green green green red) matches red with the start tile's south side.
    assert START_TILE == "BRWK"
    state = table("S1", hand=[3])
    assert state.view()["lake"][0]["platform"] is None
    assert gains(state, "p 3 r1 @ 0,-1") == (["RG", "G", "R", "G"], 0)


@pytest.mark.rule("LA-1.5")
@pytest.mark.parametrize(
    ("tile", "rotation", "picture"),
    [(7, 2, "flower"), (12, 2, "dragon"), (16, 0, "dragon"), (22, 0, "dragon")],
)
def test_the_picture_on_a_platform_does_not_matter(tile: int, rotation: int, picture: str) -> None:
    # All of these tiles have green in the west after that rotation, and tile 1 has green in the east.
    state = table("S1 1r1", hand=[tile])
    assert PLATFORMS[tile] == picture
    cards, favor = gains(state, f"p {tile} r{rotation} @ 2,0")
    assert "G" in cards[0]
    assert favor == 1
