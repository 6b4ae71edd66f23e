"""SH-6: how near a shelf is to a common goal, in tiles that lie right for it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import State
from ludoteca.core.types import Ints
from ludoteca.games.shelfie.facts import COMMON_GOALS, LETTERS
from ludoteca.games.shelfie.goals import goal_met
from ludoteca.games.shelfie.progress import GOAL_TILES, goal_progress
from ludoteca.games.shelfie.shelf import RULEBOOKS, read_shelf
from tests import drawn, sizes
from tests.games.shelfie.boards import EMPTY, shelf

NUMBERS = range(1, len(COMMON_GOALS) + 1)


def progress(number: int, drawing: str, rulebook: str = "italian") -> int:
    """How many tiles of a drawn shelf lie right."""
    masks, heights = read_shelf(shelf(drawing))
    return int(goal_progress(number, masks, heights, RULEBOOKS[rulebook]))


def with_shelves(**shelves: tuple[str, int]) -> pytest.MarkDecorator:
    """Run a test with drawn shelves and their progress; spaces separate rows, the lowest is last."""
    return pytest.mark.parametrize(("drawing", "expected"), shelves.values(), ids=list(shelves))


@pytest.mark.rule("SH-6.1")
@with_shelves(
    one_square=("CC... CC...", 4),
    a_square_and_a_start=("CC... CC.CC", 6),
    one_block_counts_once=("CCCC. CCCC.", 4),
    a_spoilt_square=("BC... CC...", 2),
    two=("CCBCC CCBCC", 8),
    three=("CC.CC CC.CC BBBTB CCGTB CCGTB", 8),
)
def test_1_tiles_of_the_two_best_squares_of_one_type(drawing: str, expected: int) -> None:
    assert progress(1, drawing) == expected


@pytest.mark.rule("SH-6.1")
def test_1_in_the_english_rulebook_types_are_free() -> None:
    assert progress(1, "CC.B. CCTBB", "italian") == 4
    assert progress(1, "CC.B. CCTBB", "english") == 7


@pytest.mark.rule("SH-6.2")
@with_shelves(
    one_column=("T.... F.... G.... B.... C....", 5),
    a_double_spoils_it=("C.... G.... B.... C....", 0),
    the_two_best=("T.... F.G.. GCG.B BFP.C CBT.T", 8),
    full=("CP... BT... GF... FG... TB... PC...", 12),
)
def test_2_tiles_of_the_two_best_columns_without_a_double(drawing: str, expected: int) -> None:
    assert progress(2, drawing) == expected


@pytest.mark.rule("SH-6.3")
@with_shelves(
    more_than_four_count_as_four=("CCC.. CCCCC", 4),
    the_four_best=("CCBBG CCBGG TTFFP", 4 + 3 + 3 + 2),
)
def test_3_tiles_of_the_four_largest_groups(drawing: str, expected: int) -> None:
    assert progress(3, drawing) == expected


@pytest.mark.rule("SH-6.4")
@with_shelves(
    pairs_and_single_tiles=("CCBBG", 5),
    the_six_best=("CCBBG TTFFG CPGCP", 2 * 5 + 1),
)
def test_4_tiles_of_the_six_largest_groups(drawing: str, expected: int) -> None:
    assert progress(4, drawing) == expected


@pytest.mark.rule("SH-6.5")
@with_shelves(
    a_fourth_type_spoils_it=("F.... G.... B.... C....", 0),
    the_three_best=("C.... BB... GCC.. CBBC.", 4 + 3 + 2),
)
def test_5_tiles_of_the_three_best_columns_of_few_types(drawing: str, expected: int) -> None:
    assert progress(5, drawing) == expected


@pytest.mark.rule("SH-6.6")
@with_shelves(
    a_double_spoils_it=("CBGFC", 0),
    the_two_best=("GF... BGF.. CBGFT", 5 + 3),
)
def test_6_tiles_of_the_two_best_rows_without_a_double(drawing: str, expected: int) -> None:
    assert progress(6, drawing) == expected


@pytest.mark.rule("SH-6.7")
@with_shelves(
    a_fourth_type_spoils_it=("CBGF.", 0),
    the_four_best=("C.... CB... CBG.. CBGC. CBGCB", 5 + 4 + 3 + 2),
)
def test_7_tiles_of_the_four_best_rows_of_few_types(drawing: str, expected: int) -> None:
    assert progress(7, drawing) == expected


@pytest.mark.rule("SH-6.8")
@with_shelves(
    two_corners=("CBBBC", 2),
    different_corners_spoil_it=("CBBBT", 0),
    three=("C.... B.... B.... B.... B.... CBBBC", 3),
)
def test_8_equal_corners(drawing: str, expected: int) -> None:
    assert progress(8, drawing) == expected


@pytest.mark.rule("SH-6.9")
@with_shelves(
    the_commonest_type=("CCBBB CBBCC", 5),
    no_more_than_eight=("CCCCC CCCCC", 8),
)
def test_9_tiles_of_the_commonest_type(drawing: str, expected: int) -> None:
    assert progress(9, drawing) == expected


@pytest.mark.rule("SH-6.10")
@with_shelves(
    the_feet=("CBC..", 2),
    the_middle_too=("BC... CBC..", 3),
    another_type_in_the_middle_spoils_it=("BT... CBC..", 1),
)
def test_10_the_best_x_that_can_still_come_about(drawing: str, expected: int) -> None:
    assert progress(10, drawing) == expected


@pytest.mark.rule("SH-6.11")
@with_shelves(
    the_foot=("C....", 1),
    three_steps=("BBC.. BCB.. CBB..", 3),
    another_type_on_it_spoils_it=("BGT.. BCB.. CBB..", 1),
)
def test_11_the_best_diagonal_that_can_still_come_about(drawing: str, expected: int) -> None:
    assert progress(11, drawing) == expected


@pytest.mark.rule("SH-6.12")
@with_shelves(
    fifteen_missing=(".....", 5),
    one_missing=("....C ...CC ..CCC .CCCC .CCCC", 19),
    the_higher_one=("....C ...CC ..CCC .CCCC CCCCC CCCCC", 20),
    too_high_for_all=("C...C C...C C...C C...C C...C C...C", 0),
)
def test_12_all_but_the_tiles_missing_for_the_nearest_staircase(drawing: str, expected: int) -> None:
    assert progress(12, drawing) == expected


# For all goals


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_on_an_empty_shelf_no_tile_lies_right(number: int, rulebook: str) -> None:
    assert progress(number, " ".join(EMPTY), rulebook) == (5 if number == 12 else 0)


def assert_full_when_met(masks: Ints, heights: Ints) -> None:
    for number in NUMBERS:
        for rulebook in RULEBOOKS.values():
            done = goal_progress(number, masks, heights, rulebook)
            assert 0 <= done <= GOAL_TILES[number - 1]
            assert (done == GOAL_TILES[number - 1]) == goal_met(number, masks, heights, rulebook)


@settings(max_examples=sizes.examples(300))
@given(drawn.positions("shelfie"))
def test_progress_is_full_exactly_when_a_goal_is_met_on_shelves_from_play(state: State) -> None:
    for seat in range(state.players):
        assert_full_when_met(state.record["shelf"][0, seat], state.record["height"][0, seat])


@st.composite
def shelves(draw: st.DrawFn) -> list[str]:
    """Any shelf of few types, on which goals are met more often than in play."""
    types = draw(st.sampled_from(["C", "CB", "CBG", LETTERS]))
    columns = [draw(st.text(types, max_size=6)).ljust(6, ".") for _ in range(5)]
    return ["".join(column[height] for column in columns) for height in reversed(range(6))]


@settings(max_examples=sizes.examples(1000))
@given(shelves())
def test_progress_is_full_exactly_when_a_goal_is_met_on_any_shelf(rows: list[str]) -> None:
    assert_full_when_met(*read_shelf(rows))
