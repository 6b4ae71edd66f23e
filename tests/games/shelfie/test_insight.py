"""What players that think look at: a rough worth, features from what a seat knows, actions that do the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from ludoteca import State
from ludoteca.core.kernels import worth_one
from ludoteca.games.shelfie import insight
from ludoteca.games.shelfie.progress import MOST_TILES
from tests import drawn, sizes
from tests.games.insight import (
    assert_features_are_sound,
    assert_likeness_is_sound,
    kinds_of,
    seen_after,
    sight_of,
    twins_of,
)
from tests.games.shelfie.boards import ALMOST_FULL, GAME, table

# Worth


def worth(drawing: str, **what: Any) -> float:
    """What seat 0 is worth with this shelf."""
    return float(worth_one(table("CB\nGF", shelves=[drawing], **what).record, 0))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (worth("CCC.."), worth("CCB..")),
        (worth("CC..."), worth("CB...")),
        (worth("CCCC."), worth("CCC..")),
        (worth("CCC..\nCCCCC"), worth("CCC..\nCCCBB")),
        (worth("C...C"), worth("C..C.")),
        (worth(".....", tokens=[[8, 0], [0, 0]]), worth(".....")),
        (worth("....F", personal_goals=[2, 1]), worth("....F", personal_goals=[1, 2])),
        (worth(ALMOST_FULL), worth("C....")),
    ],
    ids=[
        "a group of three",
        "a pair",
        "a fourth tile",
        "a larger group",
        "a second corner",
        "a token",
        "the own goal",
        "more tiles",
    ],
)
def test_a_seat_is_worth_more_with(better: float, worse: float) -> None:
    assert better > worse


@pytest.mark.rule("SH-2.2")
def test_a_common_goal_is_worth_less_when_its_top_token_is_gone() -> None:
    assert worth("C...C", tokens=[[0, 0], [8, 0]]) < worth("C...C")


@pytest.mark.rule("SH-2.2")
def test_a_goal_that_all_have_met_has_no_token_left() -> None:
    state = table(players=4, tokens=[[8, 0], [6, 0], [4, 0], [2, 0]])
    assert [insight.next_token(state.record[0], goal) for goal in range(2)] == [0, 8]


# Features


@settings(max_examples=sizes.examples(100))
@given(drawn.positions("shelfie"))
def test_features_are_few_within_bounds_and_from_what_the_seat_knows(state: State) -> None:
    if not state.over:
        assert_features_are_sound(state)


@pytest.mark.rule("SH-7.2")
def test_the_own_personal_goal_is_a_feature_and_that_of_others_is_not() -> None:
    ones = assert_features_are_sound(table("CB\nGF", personal_goals=[1, 2]))
    others = assert_features_are_sound(table("CB\nGF", personal_goals=[1, 3]))
    assert ones[0] == others[0]
    assert ones[1] != others[1]


@pytest.mark.rule("SH-4.2")
def test_features_tell_who_has_the_end_token() -> None:
    def ends(token: int | None) -> list[set[int]]:
        full = ALMOST_FULL.replace(".", "T")
        state = table(
            "CB\nGF", shelves=[full if token == 0 else "", full if token == 1 else ""], end_token=token, seat=1
        )
        kinds = range(insight.END, insight.END + 3)
        return [
            {feature - insight.END for feature in seen if feature in kinds} for seen in assert_features_are_sound(state)
        ]

    assert ends(None) == [{0}, {0}]
    assert ends(0) == [{1}, {2}]


@pytest.mark.rule("SH-4.1")
def test_features_tell_the_token_of_a_goal_or_how_near_it_is() -> None:
    def features(tokens: list[list[int]]) -> set[int]:
        state = table("CB\nGF", shelves=["C...C"], common_goals=[8, 11], tokens=tokens)
        own = set(assert_features_are_sound(state)[0])
        return {feature for feature in own if insight.GOAL <= feature < insight.POINTS}

    diagonal = insight.GOAL + 10 * (MOST_TILES + 1) + 1
    corners = insight.GOAL + 7 * (MOST_TILES + 1) + 2
    assert features([[0, 0], [0, 0]]) == {corners, diagonal}
    assert features([[8, 0], [0, 0]]) == {insight.TAKEN + 7 * 9 + 8, diagonal}


def test_the_game_says_how_many_features_there_are() -> None:
    assert GAME.feature_count == insight.FEATURES


# Sight


@pytest.mark.rule("SH-7.1")
@settings(max_examples=sizes.examples(100))
@given(drawn.positions("shelfie"))
def test_sight_tells_states_apart_by_what_lies_in_the_room(state: State) -> None:
    if state.over:
        return
    assert sight_of(state.resample(state.seat, 1)) == sight_of(state)
    action = state.legal_actions()[-1]
    futures = [state.resample(state.seat, seed) for seed in range(sizes.few(5))]
    for future in futures:
        future.play(action)
    for one in futures:
        for other in futures:
            assert (sight_of(one) == sight_of(other)) is (one.view()["room"] == other.view()["room"])


# Twins


@settings(max_examples=sizes.examples(100))
@given(drawn.positions("shelfie"))
def test_twins_do_what_an_action_with_a_lower_number_does_and_no_others_do(state: State) -> None:
    done: set[bytes] = set()
    twins = set(twins_of(state))
    for action in state.legal_actions():
        record = seen_after(state, action).tobytes()
        assert (record in done) is (action in twins)
        done.add(record)


@pytest.mark.rule("SH-3.5")
def test_only_the_order_of_equal_tiles_makes_twins() -> None:
    state = table("CCB\nG..", at="d4")
    assert {state.action_text(action).rpartition(" > ")[0] for action in twins_of(state)} == {
        "take e4 d4",
        "take e4 d4 f4",
        "take e4 f4 d4",
        "take f4 e4 d4",
    }


# Likeness


@settings(max_examples=sizes.examples(60))
@given(drawn.positions("shelfie"))
def test_actions_that_are_alike_look_the_same_to_who_takes_them(state: State) -> None:
    assert_likeness_is_sound(state)


@pytest.mark.rule("SH-3.5")
def test_equal_tiles_are_alike_wherever_they_lie() -> None:
    state = table("CB\nGC", at="d4")
    texts = [{state.action_text(action) for action in kind} for kind in kinds_of(state)]
    assert {"take d4 > 1", "take e5 > 1"} in texts
    assert {"take d4 > 2", "take e5 > 2"} in texts


@pytest.mark.rule("SH-4.3")
def test_equal_tiles_are_not_alike_where_only_one_of_them_leaves_others_that_touch() -> None:
    state = table("CBC\n...\nC..", at="d4")
    texts = [{state.action_text(action) for action in kind} for kind in kinds_of(state)]
    assert {"take d4 > 1", "take f4 > 1", "take d6 > 1"} in texts
    state = table("CB.\n...\nC..", at="d4")
    texts = [{state.action_text(action) for action in kind} for kind in kinds_of(state)]
    assert {"take d4 > 1"} in texts
    assert {"take d6 > 1"} in texts
