"""Every puzzle that comes with Ludoteca replays, its answers are legal, and what can be proven is proven again."""

from __future__ import annotations

import json

import pytest

from ludoteca.core.errors import IllegalAction
from ludoteca.puzzles import Puzzle, find, library, load, puzzle_games
from ludoteca.puzzles.files import INDEX, index_of
from ludoteca.puzzles.finders import lanterns, shelfie
from ludoteca.puzzles.finders.best import AHEAD
from ludoteca.puzzles.library import DATA
from ludoteca.puzzles.puzzle import BadPuzzle
from ludoteca.puzzles.rating import difficulty_of
from ludoteca.search.proof import winning_actions

LEAST = 500
"""How many puzzles each game has at least."""
SIZES = {2, 3, 4}
ROUNDING = 0.001
"""The chances in the files have three decimals."""

every_game = pytest.mark.parametrize("name", puzzle_games())


def of_kind(name: str, kind: str) -> list[Puzzle]:
    return [puzzle for puzzle in load(name) if puzzle.kind == kind]


@every_game
def test_there_are_enough_and_no_two_alike(name: str) -> None:
    puzzles = load(name)
    assert len(puzzles) >= LEAST
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert len({(puzzle.kind, puzzle.seed) for puzzle in puzzles}) == len(puzzles), "one of a kind in each match"
    assert {puzzle.players for puzzle in puzzles} == SIZES
    assert {puzzle.difficulty for puzzle in puzzles} == {1, 2, 3, 4, 5}


@every_game
def test_all_replay_and_all_answers_are_legal(name: str) -> None:
    for puzzle in load(name):
        state = puzzle.state
        assert not state.over, puzzle.id
        if puzzle.kind == "reader":
            assert set(puzzle.right) < set(puzzle.choices), puzzle.id
        else:
            assert puzzle.seat == state.seat, puzzle.id
            assert set(puzzle.right) < set(state.legal_actions()), puzzle.id


@every_game
def test_the_list_for_the_page_is_up_to_date(name: str) -> None:
    assert json.loads((DATA / name / INDEX).read_text("utf-8")) == index_of(load(name))


@every_game
def test_the_levels_say_how_hard_a_searched_or_proven_puzzle_is(name: str) -> None:
    for puzzle in load(name):
        assert bool(puzzle.levels) == (puzzle.kind in ("exact", "best")), puzzle.id
        assert not puzzle.levels or puzzle.difficulty == difficulty_of(puzzle.levels), puzzle.id


def test_ends_of_lanterns_are_proven_by_enumeration() -> None:
    for puzzle in of_kind("lanterns", "exact"):
        assert lanterns.is_without_chance(puzzle.state), puzzle.id
        assert winning_actions(puzzle.state) == puzzle.right, puzzle.id


def test_last_turns_of_my_shelfie_win_against_all_goals() -> None:
    for puzzle in of_kind("shelfie", "exact"):
        assert shelfie.is_last_turn(puzzle.state), puzzle.id
        assert shelfie.sure_wins(puzzle.state) == puzzle.right, puzzle.id


def test_nothing_scores_more_this_turn_in_my_shelfie() -> None:
    for puzzle in of_kind("shelfie", "turn"):
        before = shelfie.points_of(puzzle.state, puzzle.seat)
        gains = {action: points - before for action, points in shelfie.points_after(puzzle.state).items()}
        assert max(gains.values()) == puzzle.best, puzzle.id
        assert [action for action, gain in gains.items() if gain == puzzle.best] == puzzle.right, puzzle.id


def test_nothing_brings_more_this_turn_in_lanterns() -> None:
    measures = {"honor": lanterns.honor_this_turn, "gain": lanterns.cards_and_favor}
    for puzzle in of_kind("lanterns", "turn"):
        value = measures[puzzle.ask]
        values = {action: value(puzzle.state, action) for action in puzzle.state.legal_actions()}
        assert max(values.values()) == puzzle.best, puzzle.id
        assert [action for action, each in values.items() if each == puzzle.best] == puzzle.right, puzzle.id


def test_the_goal_that_is_asked_for_is_the_real_one() -> None:
    for puzzle in of_kind("shelfie", "reader"):
        assert puzzle.right == [puzzle.state.record["personal"][0, puzzle.seat] + 1], puzzle.id


@every_game
def test_the_best_move_is_ahead_of_all_wrong_ones(name: str) -> None:
    for puzzle in of_kind(name, "best"):
        assert puzzle.best == max(puzzle.values.values()), puzzle.id
        wrong = [chance for action, chance in puzzle.values.items() if int(action) not in puzzle.right]
        assert max(wrong) <= puzzle.best - AHEAD + ROUNDING, puzzle.id


def test_a_puzzle_is_found_by_its_name() -> None:
    first = load("shelfie")[0]
    assert find("shelfie", first.id) is first
    with pytest.raises(BadPuzzle, match="no puzzle exact-9-9"):
        find("shelfie", "exact-9-9")


def test_games_without_puzzles_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "puzzle_games", lambda: ["lanterns"])
    with pytest.raises(BadPuzzle, match="My Shelfie has no puzzles"):
        load.__wrapped__("shelfie")


def test_answers_are_checked() -> None:
    puzzle = of_kind("lanterns", "turn")[0]
    right = puzzle.right[0]
    wrong = next(action for action in puzzle.state.legal_actions() if action not in puzzle.right)
    assert puzzle.is_right(right)
    assert puzzle.is_right(puzzle.state.action_text(right))
    assert not puzzle.is_right(wrong)
    with pytest.raises(IllegalAction):
        puzzle.is_right("pass")


def test_a_goal_is_answered_by_its_number() -> None:
    puzzle = of_kind("shelfie", "reader")[0]
    assert puzzle.is_right(puzzle.right[0])
    assert puzzle.is_right(str(puzzle.right[0]))
    assert [puzzle.is_right(goal) for goal in puzzle.choices].count(True) == 1
    with pytest.raises(BadPuzzle, match="Answer with one of"):
        puzzle.is_right("a cat")
