"""What My Shelfie tells people: events, reasons, actions, previews and the progress of a match, as messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.messages import message, with_sign
from ludoteca.core.types import Document, Seat
from ludoteca.games.shelfie.facts import ITEMS, LETTERS
from ludoteca.games.shelfie.state import COLUMN_BITS, NOBODY, PERSONAL

SOURCES = ("tokens", "end_token", "personal", "groups")
"""SH-5.2 to SH-5.4: where points come from, in the order of counting."""
MOST_WANTED = 2
"""How many cells of another seat's personal goal are named."""
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


# The log


def narrate(events: Sequence[Document]) -> list[Document]:
    """What the events of one action mean, a message for each sentence."""
    inserted = [event for event in events if event["kind"] == "insert"]
    found = [insertion(inserted)] if inserted else []
    for event in events:
        if event["kind"] == "common_goal":
            points = message("shelfie-log-points", count=event["points"])
            found.append(message("shelfie-log-goal", seat=event["seat"], goal=goal_word(event["goal"]), points=points))
        if event["kind"] == "end_token":
            points = message("shelfie-log-points", count=event["points"])
            found.append(message("shelfie-log-end-token", seat=event["seat"], points=points))
    return found + aftermath([event["kind"] for event in events])


def insertion(inserted: Sequence[Document]) -> Document:
    """SH-3.5: the tiles of a take, the lowest first, and their column."""
    tiles = [item_word(event["item"]) for event in inserted]
    return message("shelfie-log-insert", seat=inserted[0]["seat"], tiles=tiles, column=inserted[0]["into"])


def aftermath(kinds: Sequence[str]) -> list[Document]:
    """SH-4.3, SH-5.1: what happened to the living room and to the match after a turn."""
    returned = kinds.count("return")
    found = [message("shelfie-log-return", count=returned)] if returned else []
    found += [message("shelfie-log-refill")] if "refill" in kinds else []
    return found + ([message("shelfie-log-end")] if "end" in kinds else [])


# Reasons, actions, previews, progress


def reason_message(reason: Document) -> Document:
    """A reason for or against an action."""
    values = {name: value for name, value in reason.items() if name not in ("sense", "kind", "rule", "row", "column")}
    if "goal" in values:
        values["goal"] = goal_word(values["goal"])
    if "item" in values:
        values["item"] = item_word(values["item"], 1 if reason["kind"] == "personal" else 2)
    return message(f"shelfie-reason-{reason['kind']}", **values)


def action_message(action: str, view: Document) -> Document:
    """A take: what goes into which column."""
    cells, _, column = action.removeprefix("take ").partition(" > ")
    tiles = [item_word(ITEM_OF[tile]) for cell in cells.split() if (tile := letter_at(view, cell)) in ITEM_OF]
    return message("shelfie-action", tiles=tiles, column=int(column))


def letter_at(view: Document, cell: str) -> str:
    """The letter of the tile on a cell of the living room."""
    letter: str = view["room"][int(cell[1:]) - 1]["abcdefghi".index(cell[0])]
    return letter


def secret_message(state: Any, seat: Seat, card: int) -> Document | None:
    """SH-5.3: the cells of a personal goal that a seat can still fill, those that it can fill first in front."""
    missing = []
    for item, cell in enumerate(PERSONAL[card].tolist()):
        column, height = divmod(cell.bit_length() - 1, COLUMN_BITS)
        above = height - state.height[seat][column]
        if above >= 0:
            missing.append((above, message("shelfie-hints-place", item=item_word(ITEMS[item]), column=column + 1)))
    nearest = [place for _, place in sorted(missing, key=lambda each: each[0])]
    return message("shelfie-hints-collects", seat=seat, wanted=nearest[:MOST_WANTED]) if missing else None


def preview_messages(preview: Document) -> list[Document]:
    """What a take would bring: points by source, common goals that come nearer, what happens to the living room."""
    before, after = preview["points"]["before"], preview["points"]["after"]
    found = [message("shelfie-preview", before=before["total"], after=after["total"])]
    for name in SOURCES:
        if after[name] != before[name]:
            values = {"points": with_sign(after[name] - before[name]), "source": message(f"shelfie-points-{name}")}
            found.append(message("shelfie-preview-source", **values))
    for goal in preview["progress"]:
        if goal["done"] != goal["before"]:
            values = {"goal": goal_word(goal["goal"]), "done": goal["done"], "of": goal["of"]}
            found.append(message("shelfie-preview-goal", **values))
    found += [message("shelfie-chip-refill")] if preview["refill"] else []
    return found + ([message("shelfie-chip-over")] if preview["over"] else [])


def progress(state: Any) -> Document:
    """SH-5.1: the round, or that it is the last one."""
    if state.over:
        return message("shelfie-progress-over")
    if state.end_token != NOBODY:
        return message("shelfie-progress-last")
    return message("shelfie-progress", round=state.ply // state.players + 1)
