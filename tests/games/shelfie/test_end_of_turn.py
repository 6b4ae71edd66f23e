"""SH-4: common goals, the end token and the refill."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca import State
from tests.games.shelfie.boards import ALMOST_FULL, FULL, late_table, living_room, shelf, table, tiles_in

# Heights 1 2 3 4 4: one more tile in the last column makes a staircase (goal 12), a cat there the eighth (goal 9).
ALMOST_STAIRCASE = """
    . . . C C
    . . C B C
    . C P G C
    C T F P G
"""
OF_ALL_TYPES = """
    . . . F C
    . . G B T
    . C P G F
    B T F P G
"""

# Cells of which no two touch, with four players.
ISOLATED = ["d1", "f2", "c3", "e3", "g3", "b4", "d4", "f4", "h4", "a5", "c5", "e5", "g5", "i5", "b6", "d6"]


def tokens(state: State) -> list[list[int]]:
    """The tokens taken by every seat."""
    return [seat["tokens"] for seat in state.view()["seats"]]


def refills(state: State) -> list[str]:
    """The cells that were refilled."""
    return [event["cell"] for event in state.events_since(0) if event["kind"] == "refill"]


# Common goals


@pytest.mark.rule("SH-4.1")
def test_whoever_meets_a_common_goal_takes_its_top_token() -> None:
    state = table("BT\nGF", players=3, shelves=[ALMOST_STAIRCASE], common_goals=[12, 9])
    state.play("take d4 > 5")
    assert tokens(state) == [[8, 0], [0, 0], [0, 0]]
    assert state.view()["common_goals"][0]["tokens"] == [6, 4]
    assert state.view()["common_goals"][1]["tokens"] == [8, 6, 4]


@pytest.mark.rule("SH-4.1")
def test_both_goals_can_be_met_in_one_turn() -> None:
    state = table("CT\nGF", shelves=[ALMOST_STAIRCASE], common_goals=[12, 9])
    state.play("take d4 > 5")
    assert tokens(state) == [[8, 8], [0, 0]]


@pytest.mark.rule("SH-4.1")
@pytest.mark.parametrize(("players", "worth"), [(2, [8, 4]), (3, [8, 6, 4]), (4, [8, 6, 4, 2])])
def test_later_players_take_the_next_tokens(players: int, worth: list[int]) -> None:
    state = table("BTGF\nTFBP", at="c4", players=players, shelves=[OF_ALL_TYPES] * players, common_goals=[12, 1])
    for cell in ["c4", "d4", "e4", "f4"][:players]:
        state.play(f"take {cell} > 5")
    assert [seat[0] for seat in tokens(state)] == worth
    assert state.view()["common_goals"][0]["tokens"] == []


@pytest.mark.rule("SH-4.1")
def test_nobody_takes_two_tokens_of_one_goal() -> None:
    state = table("BT\nGF", shelves=[ALMOST_STAIRCASE], common_goals=[12, 9], tokens=[[4, 0], [8, 0]])
    state.play("take d4 > 5")
    assert tokens(state) == [[4, 0], [8, 0]]


@pytest.mark.rule("SH-4.1")
def test_a_token_is_kept_when_the_pattern_is_broken_and_not_taken_again_when_it_returns() -> None:
    state = table("BTGFP\nGFBPT", at="c4", shelves=[ALMOST_STAIRCASE], common_goals=[12, 1])
    state.play("take c4 > 5")
    assert tokens(state) == [[8, 0], [0, 0]]
    state.play("take d4 > 1")
    state.play("take e4 > 1")
    assert tokens(state)[0] == [8, 0]
    assert state.view()["common_goals"][0]["tokens"] == [4]


@pytest.mark.rule("SH-4.1")
def test_a_goal_is_judged_by_the_rulebook_of_the_table() -> None:
    for rulebook, worth in (("italian", 0), ("english", 8)):
        state = table("CT\nBF", shelves=["CCB.. CCBB."], common_goals=[1, 9], options={"rulebook": rulebook})
        state.play("take d5 > 4")
        assert tokens(state)[0] == [worth, 0]


@pytest.mark.rule("SH-4.1")
def test_common_goals_hold_in_the_last_round_too() -> None:
    state = table("BT\nGF", shelves=[FULL, ALMOST_STAIRCASE], common_goals=[12, 1], seat=1, end_token=0)
    state.play("take d4 > 5")
    assert state.over
    assert tokens(state) == [[0, 0], [8, 0]]


@pytest.mark.rule("SH-4.1")
def test_a_shelf_that_does_not_meet_the_goal_takes_nothing() -> None:
    state = table("BT\nGF", shelves=[ALMOST_STAIRCASE], common_goals=[12, 9])
    state.play("take d4 > 1")
    assert tokens(state) == [[0, 0], [0, 0]]


# The end token


@pytest.mark.rule("SH-4.2")
def test_the_first_to_fill_all_30_cells_takes_the_end_token() -> None:
    state = table("TB\nGF", shelves=[ALMOST_FULL])
    assert state.view()["end_token"] is None
    state.play("take d4 > 1")
    assert state.view()["seats"][0]["shelf"] == shelf(FULL)
    assert state.view()["end_token"] == 0
    assert [seat["points"]["end_token"] for seat in state.view()["seats"]] == [1, 0]


@pytest.mark.rule("SH-4.2")
def test_nobody_else_gets_an_end_token() -> None:
    state = table("TB\nGF", shelves=[FULL, ALMOST_FULL], seat=1, end_token=0)
    state.play("take d4 > 1")
    assert state.view()["end_token"] == 0
    assert [seat["points"]["end_token"] for seat in state.view()["seats"]] == [1, 0]


@pytest.mark.rule("SH-4.2")
def test_29_tiles_are_not_enough() -> None:
    state = table("TB\nGF", shelves=[ALMOST_FULL.replace("C", ".", 1)])
    state.play("take d4 > 1")
    assert state.view()["end_token"] is None


# The refill


@pytest.mark.rule("SH-4.3")
def test_in_the_italian_rulebook_the_tiles_left_stay_and_every_empty_cell_gets_one() -> None:
    state = table("CB.G", at="c4")
    bag = sum(state.view()["bag"].values())
    state.play("take c4 d4 > 1")
    room = state.view()["room"]
    assert room[3][5] == "G"
    assert tiles_in(room) == 29
    assert sum(state.view()["bag"].values()) == bag - 28
    assert "f4" not in refills(state)
    assert len(set(refills(state))) == 28


@pytest.mark.rule("SH-4.3")
def test_in_the_english_rulebook_the_tiles_left_go_back_into_the_bag_first() -> None:
    state = table("CB.G", at="c4", options={"rulebook": "english"})
    bag = state.view()["bag"]
    state.play("take c4 d4 > 1")
    assert tiles_in(state.view()["room"]) == 29
    assert sum(state.view()["bag"].values()) == sum(bag.values()) + 1 - 29
    back = [event for event in state.events_since(0) if event["kind"] == "return"]
    assert back == [{"kind": "return", "item": "games", "cell": "f4", "rule": "SH-4.3", "ply": 0}]
    assert len(set(refills(state))) == 29


@pytest.mark.rule("SH-4.3")
def test_in_the_english_rulebook_the_cell_of_a_returned_tile_may_get_any_tile() -> None:
    came = set()
    for seed in range(60):
        state = table("CB.G", at="c4", options={"rulebook": "english"}).resample(None, seed)
        state.play("take c4 d4 > 1")
        came.add(state.view()["room"][3][5])
    assert came == set("CBGFTP")


@pytest.mark.rule("SH-4.3")
def test_tiles_that_touch_only_by_corners_are_isolated() -> None:
    state = table("C.B\n.G.\nF.T", at="d4")
    state.play("take d4 > 1")
    assert tiles_in(state.view()["room"]) == 29


@pytest.mark.rule("SH-4.3")
def test_an_empty_room_is_refilled() -> None:
    state = table("CB", at="d4")
    state.play("take d4 e4 > 1")
    assert tiles_in(state.view()["room"]) == 29


@pytest.mark.rule("SH-4.3")
def test_while_two_tiles_touch_nothing_is_refilled() -> None:
    for drawing in ("C.BG", "C.B\n..G"):
        state = table(drawing, at="c4")
        state.play("take c4 > 1")
        assert refills(state) == []
        assert state.view()["room"] == living_room(drawing.replace("C", "."), at="c4")


@pytest.mark.rule("SH-4.3")
def test_if_the_game_ends_with_this_turn_there_is_no_refill() -> None:
    state = table("TB", at="d4", shelves=["", ALMOST_FULL], seat=1, first=0)
    state.play("take d4 > 1")
    assert state.over
    assert refills(state) == []
    assert tiles_in(state.view()["room"]) == 1


@pytest.mark.rule("SH-4.3")
@pytest.mark.rule("SH-4.4")
def test_the_refill_is_not_repeated_when_the_tiles_are_isolated_again() -> None:
    # The bag holds a single tile: wherever it comes to lie alone, it stays alone.
    rooms = set()
    for seed in range(20):
        state = late_table([*ISOLATED[:15], "e1"], options={"rulebook": "italian"}).resample(None, seed)
        assert sum(state.view()["bag"].values()) == 1
        state.play("take e1 > 4")
        assert len(refills(state)) == 1
        rooms.add(tuple(state.view()["room"]))
    assert len(rooms) > 5


# A bag that holds too few


@pytest.mark.rule("SH-4.4")
@pytest.mark.parametrize("rulebook", ["italian", "english"])
def test_with_too_few_tiles_in_the_bag_cells_are_filled_as_far_as_it_reaches(rulebook: str) -> None:
    # 17 tiles lie outside the shelves: one is taken, six are left lying alone, ten are in the bag.
    stay_empty: set[tuple[int, int]] = set()
    for seed in range(40):
        state = late_table([*ISOLATED[:6], "e1"], options={"rulebook": rulebook}).resample(None, seed)
        assert sum(state.view()["bag"].values()) == 10
        state.play("take e1 > 4")
        assert sum(state.view()["bag"].values()) == 0
        assert len(refills(state)) == (10 if rulebook == "italian" else 16)
        room = state.view()["room"]
        assert tiles_in(room) == 16
        stay_empty.update((row, column) for row in range(9) for column in range(9) if room[row][column] == ".")
    # Any cell may stay empty: in the Italian rulebook any but the six where a tile still lay.
    assert len(stay_empty) == (39 if rulebook == "italian" else 45)


@pytest.mark.rule("SH-4.4")
def test_with_an_empty_bag_nothing_happens() -> None:
    state = late_table([*ISOLATED[:16], "e1"])
    assert sum(state.view()["bag"].values()) == 0
    before = state.view()["room"]
    state.play("take e1 > 4")
    assert refills(state) == []
    assert state.view()["room"] == [before[0][:4] + "." + before[0][5:], *before[1:]]
    assert tiles_in(state.view()["room"]) == 16
    assert state.seat == 1
    assert state.legal_actions() != []


@pytest.mark.rule("SH-4.5")
def test_every_tile_in_the_bag_is_equally_likely_to_be_drawn() -> None:
    shelves = ["CCC.. CCCCC CCCCC CCCCC BBBBB BBBBB", "BBBB. BBBBB GGGGG GGGGG GGGGG CCBBB"]
    state = table("F", shelves=shelves)
    bag = state.view()["bag"]
    assert bag == {"cats": 2, "books": 0, "games": 7, "frames": 21, "trophies": 22, "plants": 22}
    drawn: Counter[str] = Counter()
    for seed in range(300):
        future = state.resample(None, seed)
        future.play("take d4 > 5")
        drawn.update(event["item"] for event in future.events_since(0) if event["kind"] == "refill")
    total = sum(drawn.values())
    for item, count in bag.items():
        share = count / sum(bag.values())
        assert abs(drawn[item] / total - share) < 0.02


@pytest.mark.rule("SH-4.5")
def test_what_the_bag_will_give_is_not_laid_down_in_advance() -> None:
    state = table("CB", at="d4")
    rooms = set()
    for seed in range(10):
        future = state.resample(0, seed)
        assert future.view(0) == state.view(0)
        future.play("take d4 e4 > 1")
        rooms.add(tuple(future.view()["room"]))
    assert len(rooms) == 10
