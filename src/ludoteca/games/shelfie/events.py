"""What an action of My Shelfie caused, as documents for the log, animations and programs."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.types import Document
from ludoteca.games.shelfie.facts import ITEMS, SHELF_ROWS
from ludoteca.games.shelfie.notation import cell_text
from ludoteca.games.shelfie.state import COLUMN_BITS

INSERTED, COMMON_GOAL, END_TOKEN_TAKEN, RETURNED, REFILLED, END = range(1, 7)


def event(row: Sequence[int]) -> Document:
    """Turn one event of an action into a document, with its rule."""
    kind, seat, what, where, amount = row[:5]
    if kind == INSERTED:
        column, height = divmod(amount, COLUMN_BITS)
        landing = {"row": SHELF_ROWS - 1 - height, "column": column, "into": column + 1}
        return {
            "kind": "insert",
            "seat": seat,
            "item": ITEMS[what],
            "cell": cell_text(where),
            **landing,
            "rule": "SH-3.5",
        }
    if kind == COMMON_GOAL:
        return {"kind": "common_goal", "seat": seat, "goal": what, "points": amount, "rule": "SH-4.1"}
    if kind == END_TOKEN_TAKEN:
        return {"kind": "end_token", "seat": seat, "points": amount, "rule": "SH-4.2"}
    if kind == RETURNED:
        return {"kind": "return", "item": ITEMS[what], "cell": cell_text(where), "rule": "SH-4.3"}
    if kind == REFILLED:
        return {"kind": "refill", "item": ITEMS[what], "cell": cell_text(where), "rule": "SH-4.3"}
    return {"kind": "end", "rule": "SH-5.1"}
