"""The lines of the living room that can be taken (SH-3.2): one, two or three adjacent cells in a row or a column."""

from __future__ import annotations

import numpy as np

from ludoteca.games.shelfie.state import BELOW, CELLS, NO_CELL, RIGHT

LONGEST = 3


def all_lines() -> list[tuple[int, int, list[int]]]:
    """Every line of one, two and three cells of the living room: its size, its mask, its cells."""
    lines = [[cell] for cell in range(len(CELLS))]
    for onwards in (RIGHT.tolist(), BELOW.tolist()):
        for cell in range(len(CELLS)):
            pair = [cell, onwards[cell]]
            lines += [line for line in (pair, [*pair, onwards[pair[1]]]) if NO_CELL not in line]
    return [(len(line), sum(1 << cell for cell in line), line) for line in lines]


LINES = all_lines()
LINE_SIZES, LINE_MASKS = (np.array([line[part] for line in LINES], np.int64) for part in (0, 1))
