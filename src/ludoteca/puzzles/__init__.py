"""Puzzles: questions about positions, with answers that were proven or searched for a long time.

`load` gives the puzzles of a game, `find` one of them; `Puzzle.is_right` checks an answer.
"""

from ludoteca.puzzles.library import find, load, puzzle_games
from ludoteca.puzzles.puzzle import BadPuzzle, Puzzle

__all__ = ["BadPuzzle", "Puzzle", "find", "load", "puzzle_games"]
