"""SH-5.1 and SH-5.5: when the match ends, and who wins."""

from __future__ import annotations

import pytest

from ludoteca import LudotecaError
from tests.games.refusals import refusal_of
from tests.games.shelfie.boards import ALMOST_FULL, GAME, document, table

# No group of three, and nothing of the personal goals 1 to 3.
NEUTRAL = """
    B C G B C
    G F T G F
    C P B C P
    T B F T B
    F G P F G
    C T B C T
"""


@pytest.mark.rule("SH-5.1")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("filler", [0, 1, 2])
def test_the_round_in_which_a_shelf_is_filled_is_completed(first: int, filler: int) -> None:
    shelves = ["", "", ""]
    shelves[filler] = ALMOST_FULL
    state = table("TBG\nFPT", at="d4", players=3, shelves=shelves, seat=filler, first=first)
    state.play("take d4 > 1")
    turns_left = 2 - (filler - first) % 3
    for _, cell in zip(range(turns_left), ["e4", "f4"], strict=False):
        assert not state.over
        state.play(f"take {cell} > 2")
    assert state.over
    assert state.seat is None


@pytest.mark.rule("SH-5.1")
def test_everybody_has_had_the_same_number_of_turns() -> None:
    state = GAME.new(players=3, seed=6)
    while not state.over:
        state.play(state.legal_actions()[-1])
    assert state.ply % 3 == 0


@pytest.mark.rule("SH-5.1")
def test_goals_and_end_token_still_count_when_the_last_player_ends_the_match_at_once() -> None:
    state = table("TB\nGF", shelves=["", ALMOST_FULL], seat=1, common_goals=[5, 9])
    state.play("take d4 > 1")
    assert state.over
    assert state.view()["end_token"] == 1
    assert state.view()["seats"][1]["tokens"] == [8, 0]


@pytest.mark.rule("SH-5.1")
def test_when_the_match_is_over_nothing_is_taken_any_more() -> None:
    state = table("TB\nGF", shelves=["", ALMOST_FULL], seat=1)
    state.play("take d4 > 1")
    assert state.legal_actions() == []
    assert refusal_of(state, "take e4 > 2") == ("The match is over.", "SH-5.1")


def test_a_running_match_has_no_outcome() -> None:
    with pytest.raises(LudotecaError, match="not over yet"):
        table().outcome()


@pytest.mark.rule("SH-5.5")
def test_most_points_win() -> None:
    state = GAME.from_position(
        document(players=3, shelves=[NEUTRAL, "CCCCC", "CCC.."], first=1, seat=1, end_token=0, over=True)
    )
    outcome = state.outcome()
    assert outcome.scores == [1, 5, 2]
    assert (outcome.winners, outcome.reason) == ([1], "points")


@pytest.mark.rule("SH-5.5")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 2), (2, 1)])
def test_of_tied_players_the_latest_in_turn_order_wins(first: int, winner: int) -> None:
    shelves = [NEUTRAL, "CCCCC", "CCCCC"]
    position = document(players=3, shelves=shelves, first=first, seat=first, end_token=0, over=True)
    outcome = GAME.from_position(position).outcome()
    assert outcome.scores == [1, 5, 5]
    assert (outcome.winners, outcome.reason) == ([winner], "turn order")


@pytest.mark.rule("SH-5.5")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_first_player_loses_every_tie(first: int) -> None:
    # Everybody has one point: seat 0 the end token, the others one cell of the personal goals 2, 3 and 4.
    shelves = [NEUTRAL, "....F", "B....", ".B... .T..."]
    position = document(players=4, shelves=shelves, first=first, seat=first, end_token=0, over=True)
    outcome = GAME.from_position(position).outcome()
    assert outcome.scores == [1, 1, 1, 1]
    assert (outcome.winners, outcome.reason) == ([(first - 1) % 4], "turn order")


@pytest.mark.rule("SH-5.2")
@pytest.mark.rule("SH-5.3")
@pytest.mark.rule("SH-5.4")
def test_the_outcome_tells_every_source_of_points() -> None:
    # Seat 1 has three cats side by side, and the frame of personal goal 2.
    position = document(shelves=[NEUTRAL, "CCC.F"], tokens=[[8, 0], [4, 8]], end_token=0, over=True)
    outcome = GAME.from_position(position).outcome()
    assert outcome.breakdown == [
        {"tokens": 8, "end_token": 1, "groups": 0, "personal": 0, "total": 9},
        {"tokens": 12, "end_token": 0, "groups": 2, "personal": 1, "total": 15},
    ]
    assert outcome.scores == [9, 15]


@pytest.mark.rule("SH-5.2")
@pytest.mark.rule("SH-5.3")
def test_points_are_counted_by_source_and_goals_by_number() -> None:
    position = document(shelves=[NEUTRAL, "CCC.F"], tokens=[[8, 0], [4, 8]], end_token=0, over=True)
    state = GAME.from_position(position)
    assert GAME.sources(state.record, 1) == {"tokens": 12, "end_token": 0, "groups": 2, "personal": 1}
    first, second = (str(card) for card in state.record["common"][0])
    assert [GAME.goals_reached(state.record, seat) for seat in range(2)] == [{first: 1}, {first: 1, second: 1}]
