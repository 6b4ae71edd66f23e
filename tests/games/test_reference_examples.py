"""The rulebooks' worked examples, read by the oracle of `tests/reference`.

They show that the slow rules read the books rightly; no test here carries a rule's number, since the engine takes no
part in them.
"""

from __future__ import annotations

import pytest

from tests.reference import lanterns, shelfie
from tests.reference.lanterns import Laid

# LA-7


def table(sides: str, lake: dict[lanterns.Cell, Laid], hand: list[int]) -> lanterns.Match:
    """Seat players by hand, clockwise from the active one, around a lake laid by hand."""
    match = lanterns.Match(players=len(sides), first=0, sides=list(sides), lake=lake)
    lanterns.set_out_supply(match)
    match.hands = [hand, *([1] for _ in sides[1:])]
    match.stack = [2, 3]
    return match


def cards_held(match: lanterns.Match) -> list[dict[str, int]]:
    """The cards that each player holds, by color."""
    return [{colour: count for colour, count in cards.items() if count} for cards in match.cards]


@pytest.mark.parametrize(("tile", "rotation"), [(25, 2), (35, 3)])
def test_la_7_1_each_takes_the_colour_facing_them(tile: int, rotation: int) -> None:
    match = table("SWNE", {(0, 0): Laid(0, 1)}, [tile])
    lanterns.place(match, tile, rotation, (0, 1))
    assert cards_held(match) == [{"blue": 1}, {"white": 1}, {"green": 1}, {"purple": 1}]
    assert match.favor == [0, 0, 0, 0]


def test_la_7_2_a_whole_turn() -> None:
    match = table("SWNE", {(0, 2): Laid(9, 1)}, [32])
    for colour in ["red", "red", "red", "purple", "black", "black", "green", "white"]:
        lanterns.take_card(match, 0, colour)
    match.favor[0] = 3
    for text in ["x purple red", "d four red", "p 32 r0 @ 0,1"]:
        assert text in lanterns.legal(match)
        lanterns.play(match, text, {})
    own = {"black": 2, "green": 1, "white": 1, "blue": 1, "orange": 1}
    assert cards_held(match) == [own, {"red": 1}, {"blue": 1}, {"white": 1}]
    assert match.favor == [2, 0, 0, 0]
    assert match.dedications == [{"seat": 0, "kind": "four", "value": 8}]


def test_la_7_3_two_players_and_a_platform() -> None:
    match = table("SN", {(1, 0): Laid(3, 1)}, [7])
    lanterns.place(match, 7, 2, (0, 0))
    assert cards_held(match) == [{"green": 1, "white": 1}, {"orange": 1}]
    assert match.favor == [1, 0]


@pytest.mark.parametrize("sides", ["SWE", "SWNE"])
def test_la_7_4_no_black_in_the_supply(sides: str) -> None:
    match = table(sides, {(0, 0): Laid(0, 3), (1, 1): Laid(7, 0)}, [18])
    match.supply["black"] = 0
    lanterns.place(match, 18, 1, (0, 1))
    opposite = [{"green": 1}] if "N" in sides else []
    assert cards_held(match) == [{"red": 2}, {}, *opposite, {"blue": 1}]
    assert match.favor == [0] * len(sides)


def test_la_7_5_two_platforms_matched_and_the_last_black() -> None:
    match = table("SWNE", {(0, 1): Laid(16, 2), (1, 0): Laid(12, 0)}, [20])
    match.supply["black"] = 1
    lanterns.place(match, 20, 1, (0, 0))
    assert cards_held(match) == [{"purple": 1, "red": 1, "black": 1}, {}, {"purple": 1}, {"red": 1}]
    assert match.favor == [3, 0, 0, 0]


@pytest.mark.parametrize(("dealing", "active"), [("active", 0), *(("start", seat) for seat in range(4))])
def test_la_7_6_the_last_blue(dealing: str, active: int) -> None:
    match = table("SWNE", {}, [17])
    match.dealing, match.seat, match.hands[active] = dealing, active, [17]
    match.supply["blue"] = 1
    lanterns.place(match, 17, 0, (0, 0))
    assert cards_held(match) == [{"orange": 1}, {"blue": 1}, {"green": 1}, {}]


def test_la_7_7_two_platforms_matched_on_green() -> None:
    match = table("SN", {(0, 0): Laid(7, 0)}, [22])
    lanterns.place(match, 22, 0, (1, 0))
    assert match.cards[0]["green"] == 1
    assert match.favor == [2, 0]


def test_la_7_8_dedication_tokens_for_three_players() -> None:
    match = table("SWN", {}, [])
    assert match.stacks["four"] == [8, 7, 6, 6, 5, 5, 5, 4]
    assert match.stacks["pairs"] == [9, 8, 7, 7, 6, 6, 5, 5]
    assert match.stacks["seven"] == [10, 9, 8, 8, 7, 7, 6, 5]


# SH-8


def test_sh_8_1_groups_and_personal_goal() -> None:
    shelf = shelfie.items(["PP...", "PPPP.", "FFPPB", "FGGGB", "FTCCC", "TTTCC"])
    points = {(shelf[min(group)], len(group)): shelfie.group_points(group) for group in shelfie.groups(shelf)}
    assert points == {("P", 8): 8, ("C", 5): 5, ("T", 4): 3, ("F", 4): 3, ("G", 3): 2, ("B", 2): 0}
    assert shelfie.personal_points(shelf, 1) == 4


def test_sh_8_2_final_score() -> None:
    shelf = shelfie.items(["PPP..", "BPPC.", "FBFB.", "TGTG.", "TTCCC", "TTTCC"])
    match = shelfie.Match(players=2, first=0, shelves=[shelf, {}], tokens=[[4, 8], [0, 0]], personal_goals=[1, 2])
    assert sum(map(shelfie.group_points, shelfie.groups(shelf))) == 18
    assert shelfie.personal_points(shelf, 1) == 6
    assert shelfie.scores(match) == [36, 0]


def test_sh_8_3_what_may_be_taken() -> None:
    room = ["", "", "..CCCC", ".CCCCCC", "CCCCCCC", "...CCC", "....CC", "...CCC"]
    match = shelfie.Match(players=4, first=0, room=shelfie.items(room), shelves=[{}])
    allowed = {text.removesuffix(" > 1") for text in shelfie.legal(match)}
    assert {"take d3 e3 f3", "take d6", "take f7 f8"} <= allowed
    assert not {"take b4 a5", "take a5 b4", "take e5 f5 g5"} & allowed


def test_sh_8_4_isolated_tiles_ask_for_a_refill() -> None:
    left = dict.fromkeys([(2, 2), (2, 5), (3, 1), (4, 5), (5, 3), (6, 4)], "C")
    assert shelfie.is_isolated(left)
    assert not shelfie.is_isolated(left | {(6, 5): "C"})


def test_sh_8_5_tokens_for_three_players() -> None:
    match = shelfie.Match(players=3, first=0)
    shelfie.draw_common_goals(match, [1, 2])
    assert match.piles == [[8, 6, 4], [8, 6, 4]]
