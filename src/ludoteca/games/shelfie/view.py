"""What a seat may know of a table of My Shelfie (SH-7), as a document that can be drawn without knowing rules."""

from __future__ import annotations

from typing import Any

from ludoteca.core.records import fields
from ludoteca.core.types import Box, Document, Seat
from ludoteca.games.shelfie import facts, scoring
from ludoteca.games.shelfie.facts import (
    COMMON_GOALS,
    ITEMS,
    LETTERS,
    PERSONAL_GOALS,
    SHELF_COLUMNS,
    SHELF_ROWS,
)
from ludoteca.games.shelfie.notation import cell_text
from ludoteca.games.shelfie.progress import GOAL_TILES, goal_progress
from ludoteca.games.shelfie.rules import free_tiles, tiles_touch
from ludoteca.games.shelfie.shelf import groups_in, write_shelf
from ludoteca.games.shelfie.state import BELOW, CELLS, IN_PLAY, NOBODY, RIGHT

LONGEST = 3
IN_PLAY_LISTS = [[cell for cell in range(len(CELLS)) if mask >> cell & 1] for mask in IN_PLAY.tolist()]
RIGHT_LIST, BELOW_LIST = RIGHT.tolist(), BELOW.tolist()
CELL_TEXTS = [cell_text(cell) for cell in range(len(CELLS))]


def seat_or_none(seat: Seat) -> Seat | None:
    """Write "nobody" the way JSON does."""
    return None if seat == NOBODY else seat


def open_view(box: Box) -> Document:
    """SH-7.1: the living room, all shelves, the common goals, tokens, the bag's content.

    SH-7.2: the personal goals are shown when the match is over, and never what the bag will give.
    """
    state = fields(box)
    seats = [seat_document(state, seat) for seat in range(state.players)]
    return {
        "first": state.first,
        "room": room_rows(state),
        "bag": dict(zip(ITEMS, state.bag.tolist(), strict=True)),
        "common_goals": common_goals(state),
        "end_token": seat_or_none(state.end_token),
        "seats": [with_goal(state, seat, document) for seat, document in enumerate(seats)] if state.over else seats,
    }


def own_view(box: Box, seat: Seat, open_view: Document) -> Document:
    """SH-7.1: and one's own personal goal."""
    state = fields(box)
    seats = open_view["seats"].copy()
    if not state.over:
        seats[seat] = with_goal(state, seat, seats[seat])
    return open_view | {"seats": seats}


def room_rows(state: Any) -> list[str]:
    """Write the living room as nine rows: `-` is no cell in play, `.` an empty one."""
    rows = [["-"] * 9 for _ in range(9)]
    in_play = IN_PLAY_LISTS[state.players]
    tiles = state.room.tolist()
    for cell in in_play:
        row, column = CELLS[cell]
        rows[row][column] = f".{LETTERS}"[tiles[cell]]
    return ["".join(row) for row in rows]


def common_goals(state: Any) -> list[Document]:
    """SH-7.1: the common goals with the tokens left on them."""
    return [
        {"goal": card, "name": COMMON_GOALS[card - 1], "tokens": list(facts.TOKENS[state.players][gone:])}
        for card, gone in zip(state.common[: state.goals].tolist(), state.tokens_gone.tolist(), strict=False)
    ]


def seat_document(state: Any, seat: Seat) -> Document:
    """What lies open before one seat."""
    return {
        "seat": seat,
        "shelf": write_shelf(state.shelf[seat].tolist()),
        "tokens": state.token[seat, : state.goals].tolist(),
        "progress": [progress(state, seat, goal) for goal in range(state.goals)],
        "points": points(state, seat),
        "groups": groups(state, seat),
    }


def groups(state: Any, seat: Seat) -> list[Document]:
    """SH-5.4: the groups behind the points for groups, with the cells to light up."""
    found = [group for group in groups_in(state.shelf[seat]) if group.points]
    return [
        {"item": group.item, "points": group.points, "cells": [list(cell) for cell in group.cells]} for group in found
    ]


def with_goal(state: Any, seat: Seat, document: Document) -> Document:
    """What lies before one seat, with its personal goal and the points for it."""
    card = int(state.personal[seat])
    return document | {
        "points": document["points"] | {"personal": int(scoring.personal_points(state.shelf[seat], card))},
        "personal_goal": {"card": card + 1, "rows": list(PERSONAL_GOALS[card])},
    }


def progress(state: Any, seat: Seat, goal: int) -> Document:
    """SH-6: how many tiles of a shelf lie right for a common goal, and how many must; all, once its token is taken."""
    number = int(state.common[goal])
    needed = GOAL_TILES[number - 1]
    if state.token[seat, goal]:
        return {"done": needed, "of": needed}
    return {"done": int(goal_progress(number, state.shelf[seat], state.height[seat], state.rulebook)), "of": needed}


def points(state: Any, seat: Seat) -> Document:
    """SH-5.2, SH-5.4: every open source of points of a seat as the table stands."""
    return {
        "tokens": int(state.token[seat, : state.goals].sum()),
        "end_token": facts.END_TOKEN if state.end_token == seat else 0,
        "groups": int(scoring.group_points(state.shelf[seat])),
    }


def choices(box: Box) -> Document:
    """SH-3: the lines that can be taken, and the columns with room for one, two and three tiles.

    Every line may be taken in any order and into any column that has room for all of it.
    """
    state = fields(box)
    height = state.height[state.seat].tolist()
    most = min(SHELF_ROWS - min(height), LONGEST)
    return {
        "lines": [[CELL_TEXTS[cell] for cell in line] for line in free_lines(state.occupied, most)],
        "columns": {
            str(size): [column + 1 for column in range(SHELF_COLUMNS) if height[column] + size <= SHELF_ROWS]
            for size in range(1, most + 1)
        },
    }


def free_lines(occupied: int, most: int) -> list[list[int]]:
    """SH-3.2, SH-3.3: the lines of up to so many tiles that all have a free side."""
    free = int(free_tiles(occupied))
    cells = [cell for cell in range(len(CELLS)) if free >> cell & 1]
    lines = [[cell] for cell in cells]
    for onwards in (RIGHT_LIST, BELOW_LIST):
        for cell in cells:
            lines += lines_from(cell, onwards, free, most)
    return lines


def lines_from(cell: int, onwards: list[int], free: int, most: int) -> list[list[int]]:
    """The lines of two and three free tiles from a cell onwards."""
    line, lines = [cell], []
    while len(line) < most and free >> onwards[line[-1]] & 1:
        line = [*line, onwards[line[-1]]]
        lines.append(line)
    return lines


def preview(before: Box, after: Box, events: list[Document]) -> Document:
    """What a take would bring: where the tiles land, goals and groups before and after, whether the room is refilled.

    What a refill would bring is left out: only chance knows (SH-7.2).
    """
    state, later = fields(before), fields(after)
    landing = [event for event in events if event["kind"] == "insert"]
    gone = sum(1 << CELL_TEXTS.index(event["cell"]) for event in landing)
    return {
        "landing": [{name: event[name] for name in ("item", "row", "column")} for event in landing],
        "common_goals": [{"goal": e["goal"], "points": e["points"]} for e in events if e["kind"] == "common_goal"],
        "end_token": any(event["kind"] == "end_token" for event in events),
        "points": {"before": all_points(state, state.seat), "after": all_points(later, state.seat)},
        "progress": [progress(later, state.seat, goal) for goal in range(state.goals)],
        "refill": not later.over and not tiles_touch(state.occupied & ~gone),
        "over": bool(later.over),
    }


def all_points(state: Any, seat: Seat) -> Document:
    """SH-5.3: every source of points of a seat, the personal goal's too, and their sum, as the table stands."""
    personal = int(scoring.personal_points(state.shelf[seat], int(state.personal[seat])))
    sources = points(state, seat) | {"personal": personal}
    return sources | {"total": sum(sources.values())}


def preview_text(preview: Document) -> str:
    """Put a preview into words."""
    before, after = preview["points"]["before"], preview["points"]["after"]
    lines = [f"{tile['item']} into column {tile['column'] + 1}, row {tile['row'] + 1}" for tile in preview["landing"]]
    lines += [f"common goal {goal['goal']}: {goal['points']} points" for goal in preview["common_goals"]]
    lines += [f"{name}: {before[name]} -> {after[name]}" for name in before if before[name] != after[name]]
    lines += ["the living room is refilled"] * preview["refill"] + ["the match ends"] * preview["over"]
    return "\n".join(lines)
