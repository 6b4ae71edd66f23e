"""LA-3.5 and LA-4: placing a tile, and what it gives."""

from __future__ import annotations

from itertools import product

import pytest

from ludoteca.games.lanterns import legality
from ludoteca.games.lanterns.state import ACTION_COUNT, MOST_PLACES, PLACE, WAYS
from tests.games.lanterns.tables import gains, hands_of_cards, jetty, table
from tests.games.refusals import allowed, legal_texts, refusal_of

# The start tile has blue in the east, tile 10 orange in the south: the water between them has room for a tile that
# matches both, such as 17 (green blue orange blue) after two quarter turns, or platform tile 26 as printed.
BAY = """
    4r0 10r0
    S1  .
"""
BAY_WITH_PLATFORM = """
    4r0 23r2
    S1  .
"""


@pytest.mark.rule("LA-3.5")
def test_every_tile_of_the_hand_goes_in_any_rotation_beside_any_tile() -> None:
    state = table("S1 3r0", hand=[7, 25, 30])
    places = ["-1,0", "0,1", "0,-1", "1,1", "1,-1", "2,0"]
    assert legal_texts(state) == {
        f"p {tile} r{rotation} @ {place}" for tile, rotation, place in product([7, 25, 30], range(4), places)
    }


@pytest.mark.rule("LA-3.5")
def test_a_tile_lies_as_it_was_turned() -> None:
    state = table("S1", hand=[25])
    state.play("p 25 r1 @ 1,0")
    tile = state.view()["lake"][-1]
    assert (tile["tile"], tile["x"], tile["y"], tile["sides"]) == (25, 1, 0, "PBWG")


@pytest.mark.rule("LA-3.5")
def test_a_tile_in_another_hand_cannot_be_placed() -> None:
    state = table("S1", hand=[25, 26, 27])
    assert refusal_of(state, "p 1 r0 @ 1,0") == ("That tile is not in your hand.", "LA-3.5")
    assert refusal_of(state, "p 0 r0 @ 1,0") == ("That tile is not in your hand.", "LA-3.5")


@pytest.mark.rule("LA-3.5")
def test_a_place_in_the_hand_that_has_become_empty_gives_no_tile() -> None:
    state = table(jetty(18), players=2, hand=[33, 34])
    third_tile_beside_the_lake = PLACE + (int(state.record["places"][0]) - 1) * WAYS + 8
    assert refusal_of(state, third_tile_beside_the_lake) == ("That tile is not in your hand.", "LA-3.5")


@pytest.mark.rule("LA-3.5")
def test_a_tile_does_not_go_onto_another() -> None:
    state = table("S1 3r0", hand=[25])
    for place in ("0,0", "1,0"):
        reason = "A tile goes in an empty space next to a tile that is already on the lake."
        assert refusal_of(state, f"p 25 r0 @ {place}") == (reason, "LA-3.5")


@pytest.mark.rule("LA-3.5")
@pytest.mark.parametrize("place", ["1,1", "5,0", "-1,-1"])
def test_a_tile_touches_the_lake_with_a_side_not_with_a_corner(place: str) -> None:
    state = table("S1", hand=[25])
    sentence = "A tile goes in an empty space next to a tile that is already on the lake."
    assert refusal_of(state, f"p 25 r0 @ {place}") == (sentence, "LA-3.5")


@pytest.mark.rule("LA-3.5")
def test_a_place_that_never_touched_the_lake_is_refused() -> None:
    state = table("S1", hand=[25])
    for place in (int(state.record["places"][0]), MOST_PLACES - 1):
        reason = "A tile goes in an empty space next to a tile that is already on the lake."
        assert refusal_of(state, PLACE + place * WAYS) == (reason, "LA-3.5")


def test_a_number_that_is_no_action_is_known_as_such_by_the_rules() -> None:
    state = table("S1")
    for number in (-1, ACTION_COUNT):
        assert legality.why_illegal(state.record[0], number) == legality.NO_SUCH_ACTION


@pytest.mark.rule("LA-4.1")
def test_every_matched_side_gives_the_active_player_a_card_of_its_colour() -> None:
    # Orange matches in the north, blue in the west; then south to east: green, blue, orange, blue.
    assert gains(table(BAY, hand=[17]), "p 17 r2 @ 1,0") == (["OBG", "B", "O", "B"], 0)


@pytest.mark.rule("LA-4.1")
def test_sides_of_different_colours_give_nothing() -> None:
    # Black over orange, white beside blue.
    assert gains(table(BAY, hand=[27]), "p 27 r0 @ 1,0") == (["K", "W", "K", "W"], 0)


@pytest.mark.rule("LA-4.1")
def test_three_matched_sides_give_three_cards() -> None:
    # Platform tile 22 (purple blue purple green) matches purple, blue and purple, and not blue in the west.
    state = table(
        """
        25r0 30r2 17r0
        6r3  .    13r0
        18r0 16r0 S1
        """,
        hand=[22],
    )
    assert gains(state, "p 22 r0 @ -1,1") == (["BPPP", "G", "P", "B"], 2)


@pytest.mark.rule("LA-4.2")
def test_a_new_tile_with_a_platform_pays_once_however_many_sides_match() -> None:
    assert gains(table(BAY, hand=[26]), "p 26 r0 @ 1,0") == (["OOB", "B", "O", "B"], 1)


@pytest.mark.rule("LA-4.2")
def test_a_matched_neighbour_with_a_platform_pays_one() -> None:
    assert gains(table(BAY_WITH_PLATFORM, hand=[17]), "p 17 r2 @ 1,0") == (["OBG", "B", "O", "B"], 1)


@pytest.mark.rule("LA-4.2")
def test_new_tile_and_matched_neighbour_pay_one_each() -> None:
    assert gains(table(BAY_WITH_PLATFORM, hand=[26]), "p 26 r0 @ 1,0")[1] == 2


@pytest.mark.rule("LA-4.2")
def test_platforms_pay_nothing_without_a_match() -> None:
    assert gains(table(BAY_WITH_PLATFORM, hand=[27]), "p 27 r0 @ 1,0")[1] == 0


@pytest.mark.rule("LA-4.2")
def test_a_neighbouring_platform_that_is_not_matched_pays_nothing_beside_one_that_is() -> None:
    # Tile 11, blue to the west, matches the start tile; its purple touches orange of platform tile 23.
    state = table(BAY_WITH_PLATFORM, hand=[11])
    cards, favor = gains(state, "p 11 r3 @ 1,0")
    assert "B" in cards[0]
    assert favor == 0


@pytest.mark.rule("LA-4.2")
@pytest.mark.rule("LA-4.4")
def test_a_match_counts_for_favor_even_if_its_card_is_out() -> None:
    state = table(BAY_WITH_PLATFORM, hand=[26], supply={"O": 0, "B": 0})
    assert gains(state, "p 26 r0 @ 1,0") == (["", "", "", ""], 2)


@pytest.mark.rule("LA-4.3")
def test_everybody_takes_the_colour_they_face() -> None:
    # Tile 25 after two quarter turns: south blue, west white, north green, east purple.
    assert gains(table("S1", hand=[25]), "p 25 r2 @ 1,0")[0] == ["B", "W", "G", "P"]


@pytest.mark.rule("LA-4.3")
@pytest.mark.parametrize(
    ("players", "sides", "cards"),
    [(2, "SN", ["B", "G"]), (2, "SW", ["B", "W"]), (3, "SWN", ["B", "W", "G"]), (3, "SWE", ["B", "W", "P"])],
)
def test_sides_without_a_player_give_nothing(players: int, sides: str, cards: list[str]) -> None:
    state = table("S1", players=players, sides=list(sides), hand=[25])
    supply = sum(state.view()["supply"].values())
    assert gains(state, "p 25 r2 @ 1,0")[0] == cards
    assert sum(state.view()["supply"].values()) == supply - players


@pytest.mark.rule("LA-4.3")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_active_player_takes_first_then_clockwise(seat: int) -> None:
    # Tile 4 has purple to the east: seats 0, 1, 2 face orange, and two orange cards are there.
    state = table("S1", seat=seat, hand=[4], supply={"O": 2})
    cards, _ = gains(state, "p 4 r0 @ 1,0")
    asking = [other for other in [*range(seat, 4), *range(seat)] if other != 3]
    assert [other for other in range(4) if cards[other] == "O"] == sorted(asking[:2])


@pytest.mark.rule("LA-4.4")
def test_the_last_card_goes_to_the_match_before_the_orientation() -> None:
    state = table(BAY, hand=[17], supply={"B": 1})
    assert gains(state, "p 17 r2 @ 1,0") == (["OBG", "", "O", ""], 0)


@pytest.mark.rule("LA-4.4")
def test_nothing_is_owed_later_for_a_colour_that_was_out() -> None:
    state = table("S1", hand=[25], supply={"W": 0}, cards=["", "", "", "WWWW"], players=4)
    state.play("p 25 r2 @ 1,0")
    assert hands_of_cards(state)[1] == ""
    tile = state.view(1)["hand"][0]["tile"]
    state.play(f"p {tile} r0 @ -1,0")
    state.play(next(text for text in sorted(legal_texts(state)) if text[0] == "p"))
    state.play("d four white")
    assert state.view()["supply"]["white"] >= 4
    assert "W" not in hands_of_cards(state)[1]


@pytest.mark.rule("LA-4.5")
@pytest.mark.parametrize(
    ("dealing", "cards"), [("active", ["", "O", "O", ""]), ("start", ["O", "O", "", ""]), (None, ["", "O", "O", ""])]
)
def test_the_table_can_deal_from_the_start_player_instead(dealing: str | None, cards: list[str]) -> None:
    # Seat 0 started, seat 1 places: seats 0, 1, 2 face orange, and two orange cards are there.
    options = {"dealing": dealing} if dealing else {}
    state = table("S1 3r0", seat=1, hand=[4], supply={"O": 2}, options=options)
    assert state.view()["first"] == 0
    assert [one.replace("P", "") for one in gains(state, "p 4 r0 @ -1,0")[0]] == cards


@pytest.mark.rule("LA-4.5")
def test_dealing_from_the_start_player_leaves_the_match_bonus_first() -> None:
    # Seat 1 matches the last blue card in the west of tile 13; seat 0, who started, faces blue too.
    state = table("S1 1r0", seat=1, hand=[13], supply={"B": 1}, options={"dealing": "start"})
    assert state.view()["first"] == 0
    assert gains(state, "p 13 r0 @ 2,0")[0] == ["", "B", "K", "P"]


@pytest.mark.rule("LA-4.6")
def test_the_active_player_draws_the_top_tile_of_the_stack() -> None:
    state = table("S1", hand=[25, 26, 27])
    stack = state.position()["stack"]
    state.play("p 25 r0 @ 1,0")
    assert state.position()["hands"][0] == [26, 27, stack[0]]
    assert state.position()["stack"] == stack[1:]


@pytest.mark.rule("LA-4.6")
def test_nobody_draws_from_an_empty_stack() -> None:
    state = table(jetty(16), players=2, hand=[25, 26, 27])
    assert state.view()["draw_stack"] == 0
    state.play("p 25 r0 @ -1,0")
    assert state.position()["hands"][0] == [26, 27]
    assert [seat["hand"] for seat in state.view()["seats"]] == [2, 3]


@pytest.mark.rule("LA-4.6")
def test_the_draw_comes_after_the_cards() -> None:
    state = table("S1", hand=[25])
    state.play("p 25 r2 @ 1,0")
    kinds = [event["kind"] for event in state.events_since(0)]
    assert kinds == ["place", "card", "card", "card", "card", "draw"]
    assert allowed(state, state.action_text(state.legal_actions()[0]))
