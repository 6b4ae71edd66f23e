"""Puzzles in the terminal, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.locales import LANGUAGES, t
from ludoteca.puzzles import Puzzle, load, puzzle_games
from ludoteca.puzzles.puzzle import KINDS
from ludoteca.terminal.puzzle_session import PuzzleSession
from ludoteca.terminal.solved_puzzles import SolvedPuzzles
from ludoteca.terminal.typed_commands import RECENT


def first_of(game: str, kind: str) -> Puzzle:
    return next(puzzle for puzzle in load(game) if puzzle.kind == kind)


def right_answer(puzzle: Puzzle) -> str:
    return str(puzzle.right[0]) if puzzle.kind == "reader" else puzzle.state.action_text(puzzle.right[0])


def wrong_answer(puzzle: Puzzle) -> str:
    choices = puzzle.choices or puzzle.state.legal_actions()
    wrong = next(choice for choice in choices if choice not in puzzle.right)
    return str(wrong) if puzzle.kind == "reader" else puzzle.state.action_text(wrong)


EVERY_KIND = [(game, kind) for game in puzzle_games() for kind in KINDS if (game, kind) != ("lanterns", "reader")]


@pytest.mark.parametrize(("game", "kind"), EVERY_KIND)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_asked_hinted_and_solved(game: str, kind: str, language: str, tmp_path: Path) -> None:
    puzzle, solved = first_of(game, kind), SolvedPuzzles(game, tmp_path)
    session = PuzzleSession([puzzle], language, solved)
    lines = iter(["hint", "hint", wrong_answer(puzzle), right_answer(puzzle)])
    printed: list[str] = []
    session.run(lambda: next(lines), printed.append)
    assert "page-puzzles" not in "".join(printed), "every message is written"
    assert t(language, "page-learn-right") in printed[-1]
    assert t(language, "page-puzzles-all-solved") in printed[-1]
    assert SolvedPuzzles(game, tmp_path).ids == {puzzle.id}


def test_first_tries_make_a_streak_and_shown_answers_end_it(tmp_path: Path) -> None:
    puzzles, solved = load("shelfie")[:4], SolvedPuzzles("shelfie", tmp_path)
    session = PuzzleSession(puzzles, "en", solved)
    for puzzle in puzzles[:2]:
        session.answer(right_answer(puzzle))
    assert solved.streak == 2
    assert right_answer(puzzles[2]) in session.answer("show")
    session.answer(right_answer(puzzles[2]))
    assert solved.streak == 0
    assert solved.list_unsolved(puzzles) == [puzzles[3]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_shows_how_the_shelf_of_a_hidden_goal_was_filled_and_help_the_answers(
    language: str, tmp_path: Path
) -> None:
    puzzle = first_of("shelfie", "reader")
    session = PuzzleSession([puzzle], language, SolvedPuzzles("shelfie", tmp_path))
    moves = session.answer("log").splitlines()
    assert len(moves) == sum(past.seen_by(None)[0]["seat"] == puzzle.seat for past in puzzle.state.history())
    assert all(session.reader.name(puzzle.seat) in move for move in moves)
    shown = session.answer("help")
    assert ", ".join(map(str, puzzle.choices)) in shown
    assert "take c4" not in shown
    assert "log" in shown


def test_log_shows_the_latest_moves_of_everybody_before_a_move_is_asked_for(tmp_path: Path) -> None:
    puzzle = first_of("lanterns", "exact")
    session = PuzzleSession([puzzle], "en", SolvedPuzzles("lanterns", tmp_path))
    moves = session.answer("log").splitlines()
    assert moves[-1].split()[0] == str(len(puzzle.log))
    assert len(moves) == RECENT
    assert "take" in PuzzleSession([first_of("shelfie", "turn")], "en", session.solved).answer("help")


def test_show_lists_the_right_moves_up_to_a_few(tmp_path: Path) -> None:
    puzzles = {len(puzzle.right): puzzle for puzzle in load("lanterns") if puzzle.kind == "exact"}
    session = PuzzleSession([puzzles[2], puzzles[7]], "en", SolvedPuzzles("lanterns", tmp_path))
    shown = session.answer("show").splitlines()
    assert len(shown) == 2
    for line, right in zip(shown, puzzles[2].right, strict=True):
        assert puzzles[2].state.action_text(right) in line
    session.answer("skip")
    assert session.answer("show").splitlines()[5:] == ["Other right moves: 2"]


def test_after_the_last_puzzle_all_are_solved_only_if_they_are(tmp_path: Path) -> None:
    puzzles, solved = load("shelfie")[:3], SolvedPuzzles("shelfie", tmp_path)
    alone = PuzzleSession(puzzles[:1], "en", solved, puzzles)
    assert alone.answer(right_answer(puzzles[0])).endswith("1 of 3 solved")
    assert PuzzleSession(puzzles[1:2], "en", solved).answer("skip") == "0 of 1 solved"
    for puzzle in puzzles[1:]:
        last = PuzzleSession([puzzle], "en", solved, puzzles).answer(right_answer(puzzle))
    assert last.endswith("You have solved all of them.")


def test_what_is_not_allowed_is_explained_and_costs_nothing(tmp_path: Path) -> None:
    puzzle = first_of("shelfie", "turn")
    session = PuzzleSession([puzzle], "en", SolvedPuzzles("shelfie", tmp_path))
    assert "no cell" in session.answer("take a1 > 1")
    assert session.attempt.is_clean


def test_a_damaged_file_counts_as_nothing_solved(tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_text("[")
    assert SolvedPuzzles("shelfie", tmp_path).ids == set()
