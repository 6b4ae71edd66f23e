"""Actions of My Shelfie as people type them: `take c4 c5 c6 > 2`.

Cells are named as in a spreadsheet: a letter for the column from the left, a number for the row from the top. The
tile named first is inserted first and lies lowest. Behind `>` stands the shelf's column, 1 to 5 from the left.
"""

from __future__ import annotations

import re

from ludoteca.core.errors import IllegalAction, UnreadableAction
from ludoteca.core.game import ActionGroup
from ludoteca.core.types import Action
from ludoteca.games.shelfie.facts import SHELF_COLUMNS
from ludoteca.games.shelfie.state import ACTION_COUNT, CELL_NUMBER, CELLS, TAKE_NUMBER

ACTION_GROUPS = (
    ActionGroup(
        ACTION_COUNT,
        "take c4 c5 c6 > 2",
        f"take tiles and insert them: {SHELF_COLUMNS} × the take + the column; the takes are all straight lines of one "
        "to three cells of the living room, in every order (SH-3)",
    ),
)
PATTERN = re.compile(r"(?:(?:take|t)\s*)?([a-z]\d+(?:[\s,]+[a-z]\d+)*)\s*>\s*(\d{1,4})", re.IGNORECASE)


def cell_text(cell: int) -> str:
    """Name a cell of the living room."""
    row, column = CELLS[cell]
    return f"{'abcdefghi'[column]}{row + 1}"


CELL_TEXTS = [cell_text(cell) for cell in CELL_NUMBER.values()]
CELL_OF_TEXT = {name: cell for cell, name in enumerate(CELL_TEXTS)}


def parse_action(text: str) -> Action:
    """Read an action; SH-3.1 and SH-3.2 are broken by cells that no action can name together."""
    found = PATTERN.fullmatch(text.strip())
    if not found:
        raise UnreadableAction("shelfie-errors-no-action", text=repr(text.strip()))
    cells = tuple(_cell(name) for name in re.split(r"[\s,]+", found[1].lower()))
    column = int(found[2])
    if not 1 <= column <= SHELF_COLUMNS:
        raise UnreadableAction("shelfie-errors-no-column", last=SHELF_COLUMNS, column=column)
    if len(cells) > 3:
        raise IllegalAction("shelfie-refusal-one-to-three", "SH-3.1", "one-to-three")
    if cells not in TAKE_NUMBER:
        raise IllegalAction("shelfie-refusal-not-a-line", "SH-3.2", "not-a-line")
    return TAKE_NUMBER[cells] * SHELF_COLUMNS + column - 1


def _cell(name: str) -> int:
    if name not in CELL_OF_TEXT:
        raise UnreadableAction("shelfie-errors-no-cell", cell=name)
    return CELL_OF_TEXT[name]
