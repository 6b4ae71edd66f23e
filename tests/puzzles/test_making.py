"""Making puzzles: the same order gives the same puzzles, also after an interruption, and other files are refused."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import pytest

from ludoteca.core.library import game
from ludoteca.puzzles.files import INDEX, read_kind
from ludoteca.puzzles.making import BadOrder, Order, Progress, make
from ludoteca.puzzles.puzzle import BadPuzzle, Puzzle, read_puzzle

TURNS = Order("shelfie", "turn", 6)


def last(progress: Iterable[Progress]) -> list[Puzzle]:
    """The puzzles in the end."""
    *_, end = progress
    return end.puzzles


def test_the_same_order_gives_the_same_puzzles_after_an_interruption(tmp_path: Path) -> None:
    whole = last(make(TURNS, tmp_path / "whole"))
    list(islice(make(TURNS, tmp_path / "parts"), 3))
    assert len(read_kind(game("shelfie"), "turn", tmp_path / "parts")) < TURNS.count
    assert last(make(TURNS, tmp_path / "parts")) == whole
    files = [
        sorted(path.read_bytes() for path in folder.iterdir()) for folder in (tmp_path / "whole", tmp_path / "parts")
    ]
    assert files[0] == files[1]


def test_more_puzzles_begin_with_the_same_ones(tmp_path: Path) -> None:
    few = last(make(TURNS, tmp_path / "few"))
    many = last(make(Order("shelfie", "turn", 12), tmp_path / "many"))
    assert many[: len(few)] == few


def test_the_puzzles_are_the_shipped_ones(tmp_path: Path) -> None:
    from ludoteca.puzzles import load

    shipped = [puzzle for puzzle in load("lanterns") if puzzle.kind == "turn"]
    assert last(make(Order("lanterns", "turn", 10), tmp_path)) == shipped[:10]


def test_a_proven_puzzle_is_found_and_rated(tmp_path: Path) -> None:
    (puzzle,) = last(make(Order("lanterns", "exact", 1), tmp_path))
    assert puzzle.levels[-1] <= 3
    assert (tmp_path / INDEX).read_text() == f'[["{puzzle.id}",{puzzle.difficulty}]]\n'


def test_all_sizes_of_tables_come_in_turn(tmp_path: Path) -> None:
    made = last(make(Order("shelfie", "reader", 6), tmp_path))
    assert sorted(puzzle.players for puzzle in made) == [2, 2, 3, 3, 4, 4]


def test_files_of_another_seed_are_refused(tmp_path: Path) -> None:
    last(make(TURNS, tmp_path))
    with pytest.raises(BadOrder, match="another seed than 2"):
        next(make(Order("shelfie", "turn", 6, seed=2), tmp_path))


def test_kinds_that_a_game_does_not_have_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOrder, match="Choose one of: exact, best, turn"):
        next(make(Order("lanterns", "reader", 1), tmp_path))


LINE = (
    '{"id":"turn-2-0","kind":"turn","ask":"points","players":2,"seed":"x","log":[],"seat":0,"right":[5],"difficulty":1}'
)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("{", "[", "is not a puzzle of My Shelfie"),
        ('"seat":0,', "", "missing"),
        ('"seat":0', '"seat":0,"colour":1', "colour"),
        ('"seat":0', '"seat":2', "seat cannot be 2"),
        ('"players":2', '"players":7', "players cannot be 7"),
        ('"right":[5]', '"right":[]', r"right cannot be \[\]"),
        ('"log":[]', '"log":["x"]', "log cannot be"),
        ('"difficulty":1', '"difficulty":6', "difficulty cannot be 6"),
        ("points", "wins", "ask cannot be"),
    ],
)
def test_damaged_lines_are_refused(old: str, new: str, sentence: str) -> None:
    shelfie = game("shelfie")
    assert read_puzzle(shelfie, LINE).right == [5]
    with pytest.raises(BadPuzzle, match=sentence):
        read_puzzle(shelfie, LINE.replace(old, new, 1))


def test_a_log_that_breaks_the_rules_is_refused() -> None:
    puzzle = read_puzzle(game("shelfie"), LINE.replace('"log":[]', '"log":[0]'))
    with pytest.raises(BadPuzzle, match="its action 1 breaks the rules"):
        _ = puzzle.state
