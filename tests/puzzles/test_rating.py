"""How hard puzzles are: what a turn brings, and for how long a goal has been clear."""

from __future__ import annotations

from ludoteca.puzzles import load
from ludoteca.puzzles.rating import CLEAR_TURNS, ERRORS, difficulty_of_reader, difficulty_of_turn, rate

STEP = 20
"""Rating all goals again would take long."""


def test_a_turn_is_harder_the_closer_and_the_more_the_others_are() -> None:
    assert difficulty_of_turn([9, 1, 1]) == 1
    closer = [difficulty_of_turn([9, *[9 - lead] * 10]) for lead in (6, 4, 3, 2, 1)]
    more = [difficulty_of_turn([9, *[8] * count]) for count in (1, 3, 8, 30, 100)]
    for ratings in (closer, more):
        assert ratings == sorted(ratings)
        assert ratings[0] < ratings[-1]
    assert difficulty_of_turn([9, *[8] * 100]) == 1 + len(ERRORS)


def test_more_right_answers_make_a_turn_easier() -> None:
    assert difficulty_of_turn([9] * 20 + [8] * 50) < difficulty_of_turn([9] + [8] * 50)


def test_a_goal_is_harder_to_read_the_later_it_became_clear_for_good() -> None:
    clear = [difficulty_of_reader([0.1] * late + [0.9] * (20 - late)) for late in (0, 4, 6, 9, 15)]
    assert clear == [1, 2, 3, 4, 1 + len(CLEAR_TURNS)]
    assert difficulty_of_reader([0.9] * 15 + [0.1] + [0.9] * 4) == 5


def test_shipped_turns_and_goals_have_their_rating() -> None:
    for game in ("lanterns", "shelfie"):
        turns = [puzzle for puzzle in load(game) if puzzle.kind == "turn"]
        goals = [puzzle for puzzle in load(game) if puzzle.kind == "reader"]
        for puzzle in (*turns[::4], *goals[::STEP]):
            assert rate(puzzle) == puzzle, puzzle.id
