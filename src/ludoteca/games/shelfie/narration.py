"""Words of My Shelfie as messages, and how an action is called."""

from __future__ import annotations

from ludoteca.core.messages import message
from ludoteca.core.types import Document
from ludoteca.games.shelfie.facts import ITEMS, LETTERS

SOURCES = ("tokens", "end_token", "personal", "groups")
"""SH-5.2 to SH-5.4: where points come from, in the order of counting."""
ITEM_OF = dict(zip(LETTERS, ITEMS, strict=True))

# Words


def item_word(item: str, count: int = 1) -> Document:
    """An item, in the form that a number needs."""
    return message(f"shelfie-item-{item}", count=count)


def goal_word(goal: int) -> Document:
    """A common goal."""
    return message(f"shelfie-goal-{goal}")


def goal_help(goal: int, rulebook: str) -> Document:
    """SH-6: a common goal in a sentence; the rulebooks differ about the first."""
    is_english = goal == 1 and rulebook == "english"
    return message("shelfie-goal-1-help-english" if is_english else f"shelfie-goal-{goal}-help")


def action_message(action: str, view: Document) -> Document:
    """A take: what goes into which column."""
    cells, _, column = action.removeprefix("take ").partition(" > ")
    tiles = [item_word(ITEM_OF[tile]) for cell in cells.split() if (tile := letter_at(view, cell)) in ITEM_OF]
    return message("shelfie-action", tiles=tiles, column=int(column))


def letter_at(view: Document, cell: str) -> str:
    """The letter of the tile on a cell of the living room."""
    letter: str = view["room"][int(cell[1:]) - 1]["abcdefghi".index(cell[0])]
    return letter
