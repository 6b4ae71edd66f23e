"""SH-7: what is open, what is secret, and what a preview foretells."""

from __future__ import annotations

import pytest

from tests.games.shelfie.boards import ALMOST_FULL, EMPTY, GAME, living_room, shelf, table

ALMOST_STAIRCASE = """
    . . . C C
    . . C B C
    . C P G C
    C T F P G
"""


@pytest.mark.rule("SH-7.1")
def test_a_spectator_sees_exactly_what_is_open() -> None:
    state = table("CB\nGF", shelves=["CCC..", "T...."], common_goals=[12, 1], tokens=[[0, 0], [8, 0]], ply=4)
    assert state.view() == {
        "game": "shelfie",
        "players": 2,
        "options": {"rulebook": "italian", "first_game": False},
        "ply": 4,
        "seat": None,
        "progress": {"id": "shelfie-progress", "values": {"round": 3}},
        "first": 0,
        "to_move": 0,
        "over": False,
        "room": living_room("CB\nGF", at="d4"),
        "bag": {"cats": 18, "books": 21, "games": 21, "frames": 21, "trophies": 21, "plants": 22},
        "common_goals": [
            {"goal": 12, "name": "staircase", "tokens": [4]},
            {"goal": 1, "name": "two_squares", "tokens": [8, 4]},
        ],
        "end_token": None,
        "seats": [
            {
                "seat": 0,
                "shelf": shelf("CCC.."),
                "tokens": [0, 0],
                "progress": [{"done": 3, "of": 15}, {"done": 2, "of": 8}],
                "points": {"tokens": 0, "end_token": 0, "groups": 2},
                "groups": [{"item": "cats", "points": 2, "cells": [[5, 0], [5, 1], [5, 2]]}],
            },
            {
                "seat": 1,
                "shelf": shelf("T...."),
                "tokens": [8, 0],
                "progress": [{"done": 15, "of": 15}, {"done": 1, "of": 8}],
                "points": {"tokens": 8, "end_token": 0, "groups": 0},
                "groups": [],
            },
        ],
        "legal": None,
        "outcome": None,
    }


@pytest.mark.rule("SH-7.1")
@pytest.mark.rule("SH-7.2")
def test_a_seat_sees_its_own_personal_goal_besides_and_what_it_may_do_in_its_turn() -> None:
    state = table("CB\nGF", shelves=["....C"], personal_goals=[7, 2])
    view, seen = state.view(0), state.view()
    assert {name for name in view if view[name] != seen[name]} == {"seat", "seats", "legal"}
    assert view["seats"][1] == seen["seats"][1]
    assert view["seats"][0] == seen["seats"][0] | {
        "points": {"tokens": 0, "end_token": 0, "groups": 0, "personal": 0},
        "personal_goal": {
            "card": 7,
            "rows": ["C....", "...F.", ".P...", "T....", "....G", "..B.."],
            "ladder": [1, 2, 4, 6, 9, 12],
        },
    }
    assert set(view["legal"]) == {"lines", "columns"}
    assert sorted(" ".join(line) for line in view["legal"]["lines"]) == [
        *("d4", "d4 d5", "d4 e4", "d5", "d5 e5"),
        *("e4", "e4 e5", "e5"),
    ]
    assert view["legal"]["columns"] == {"1": [1, 2, 3, 4, 5], "2": [1, 2, 3, 4, 5], "3": [1, 2, 3, 4, 5]}
    assert state.view(1)["legal"] is None


@pytest.mark.rule("SH-7.1")
def test_lines_and_columns_are_those_for_which_there_is_room() -> None:
    two_left = ALMOST_FULL.replace("TCBGF", ".CBGF", 1)
    legal = table("CBG\n..F\n..T", at="c4", shelves=[two_left]).view(0)["legal"]
    assert legal["columns"] == {"1": [1], "2": [1]}
    assert sorted(map(len, legal["lines"])) == [1] * 5 + [2] * 4
    legal = table("CBG\n..F\n..T", at="c4").view(0)["legal"]
    assert [line for line in legal["lines"] if len(line) == 3] == [["c4", "d4", "e4"], ["e4", "e5", "e6"]]


@pytest.mark.rule("SH-7.1")
def test_in_a_first_game_there_is_one_common_goal() -> None:
    state = table(options={"first_game": True}, common_goals=[5], tokens=[[8], [4]])
    assert [goal["goal"] for goal in state.view()["common_goals"]] == [5]
    assert [seat["tokens"] for seat in state.view()["seats"]] == [[8], [4]]
    assert [seat["progress"] for seat in state.view()["seats"]] == [[{"done": 18, "of": 18}]] * 2


@pytest.mark.rule("SH-7.1")
@pytest.mark.parametrize(("rulebook", "done"), [("italian", 4), ("english", 6)])
def test_everybody_sees_how_near_a_shelf_is_to_a_common_goal(rulebook: str, done: int) -> None:
    state = table(shelves=["CC.BB\nCCTBT"], common_goals=[1, 9], options={"rulebook": rulebook})
    for seat in (0, 1, None):
        assert state.view(seat)["seats"][0]["progress"] == [{"done": done, "of": 8}, {"done": 4, "of": 8}]


@pytest.mark.rule("SH-7.2")
def test_when_the_match_is_over_all_personal_goals_are_open() -> None:
    state = table("TB\nGF", shelves=["", ALMOST_FULL], seat=1, personal_goals=[3, 9])
    state.play("take d4 > 1")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert [one["personal_goal"]["card"] for one in view["seats"]] == [3, 9]
        assert (view["over"], view["to_move"], view["legal"]) == (True, None, None)
        assert view["outcome"]["winners"] == [1]


@pytest.mark.rule("SH-7.2")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_tables_that_differ_only_in_secrets_look_the_same(seat: int | None) -> None:
    state = GAME.new(players=3, seed=5)
    for _ in range(4):
        state.play(state.legal_actions()[-1])
    another = state.resample(seat, 9)
    assert another.position()["personal_goals"] != state.position()["personal_goals"]
    assert another.position()["luck"] != state.position()["luck"]
    assert another.view(seat) == state.view(seat)


# Previews


@pytest.mark.rule("SH-3.5")
@pytest.mark.rule("SH-4.1")
def test_a_preview_tells_where_the_tiles_land_and_what_goals_and_groups_they_bring() -> None:
    state = table(
        "CB\nGF\n..", shelves=[ALMOST_STAIRCASE], common_goals=[12, 9], personal_goals=[2, 1], tokens=[[0, 0], [8, 0]]
    )
    before = state.to_bytes()
    preview = state.preview("take d4 > 5")
    assert state.to_bytes() == before
    del preview["says"]
    assert preview == {
        "landing": [{"item": "cats", "row": 1, "column": 4}],
        "common_goals": [{"goal": 12, "points": 4}, {"goal": 9, "points": 8}],
        "end_token": False,
        "points": {
            "before": {"tokens": 0, "end_token": 0, "groups": 3, "personal": 0, "total": 3},
            "after": {"tokens": 12, "end_token": 0, "groups": 5, "personal": 0, "total": 17},
        },
        "progress": [
            {"goal": 12, "before": 14, "done": 15, "of": 15},
            {"goal": 9, "before": 7, "done": 8, "of": 8},
        ],
        "refill": False,
        "over": False,
    }


@pytest.mark.rule("SH-3.5")
def test_a_preview_of_three_tiles_tells_three_landings_from_the_lowest_up() -> None:
    preview = table("CBG", at="c4", shelves=["T...."]).preview("take e4 d4 c4 > 1")
    assert preview["landing"] == [
        {"item": "games", "row": 4, "column": 0},
        {"item": "books", "row": 3, "column": 0},
        {"item": "cats", "row": 2, "column": 0},
    ]


@pytest.mark.rule("SH-5.3")
def test_a_preview_counts_the_personal_goal_of_the_seat_to_move() -> None:
    # Personal goal 2 wants a frame in the lower right corner.
    preview = table("CB\nGF", personal_goals=[2, 1]).preview("take e5 > 5")
    assert preview["points"]["before"]["personal"] == 0
    assert preview["points"]["after"]["personal"] == 1


@pytest.mark.rule("SH-4.3")
@pytest.mark.rule("SH-7.2")
@pytest.mark.parametrize("rulebook", ["italian", "english"])
def test_a_preview_tells_that_a_refill_comes_but_not_what_it_brings(rulebook: str) -> None:
    state = table("CB.G", at="c4", options={"rulebook": rulebook})
    preview = state.preview("take c4 d4 > 1")
    assert preview["refill"]
    assert state.preview("take d4 > 1")["refill"]
    assert not state.preview("take f4 > 1")["refill"]
    assert set(preview) == {"landing", "common_goals", "end_token", "points", "progress", "refill", "over", "says"}
    for seed in range(5):
        assert state.resample(0, seed).preview("take c4 d4 > 1") == preview


@pytest.mark.rule("SH-4.2")
@pytest.mark.rule("SH-5.1")
def test_a_preview_tells_the_end_token_and_the_end() -> None:
    state = table("T.B", at="d4", shelves=["", ALMOST_FULL], seat=1)
    preview = state.preview("take d4 > 1")
    assert (preview["end_token"], preview["over"], preview["refill"]) == (True, True, False)
    state = table("T.B", at="d4", shelves=[ALMOST_FULL], players=3)
    preview = state.preview("take d4 > 1")
    assert (preview["end_token"], preview["over"], preview["refill"]) == (True, False, True)


def test_an_empty_shelf_is_drawn_empty() -> None:
    assert table().view()["seats"][1]["shelf"] == EMPTY


def test_a_preview_in_words_names_what_changes() -> None:
    state = table("TB\nGF", shelves=["", ALMOST_FULL], seat=1, common_goals=[9, 5])
    preview = state.preview("take d4 > 1")
    points = preview["points"]
    lines = GAME.preview_text(preview).splitlines()
    assert lines[0] == f"{points['before']['total']} → {points['after']['total']} points"
    assert "+1 End-of-game token" in lines
    assert lines[-1] == "the game ends"
    nearer = {f"{goal['done']}/{goal['of']}" for goal in preview["progress"] if goal["done"] != goal["before"]}
    assert {line.split()[-1] for line in lines if "/" in line} == nearer


@pytest.mark.rule("SH-6.9")
def test_a_preview_tells_how_a_common_goal_comes_nearer() -> None:
    state = table("CB\nGF", shelves=["CC.CC"], common_goals=[9, 11])
    assert state.preview("take d4 > 3")["progress"][0] == {"goal": 9, "before": 4, "done": 5, "of": 8}


@pytest.mark.rule("SH-5.1")
def test_a_view_tells_the_round_the_last_round_and_the_end() -> None:
    assert table(ply=7).view()["progress"] == {"id": "shelfie-progress", "values": {"round": 4}}
    state = table("TB\nGF", shelves=[ALMOST_FULL, ""], seat=0)
    state.play("take d4 > 1")
    assert state.view()["progress"] == {"id": "shelfie-progress-last"}
    while not state.over:
        state.play(state.legal_actions()[0])
    assert state.view()["progress"] == {"id": "shelfie-progress-over"}
