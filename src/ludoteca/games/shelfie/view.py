"""What a seat may know of a table of My Shelfie (SH-7), as a document that can be drawn without knowing rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.compiled import brief, kernel, lowest, popcount
from ludoteca.core.records import fields
from ludoteca.core.types import Box, Bytes, Document, Ints, Seat
from ludoteca.games.shelfie import facts, scoring
from ludoteca.games.shelfie.facts import (
    COMMON_GOALS,
    ITEM_COUNT,
    ITEMS,
    LETTERS,
    PERSONAL_GOALS,
    SHELF_COLUMNS,
    SHELF_ROWS,
)
from ludoteca.games.shelfie.goals import group_at
from ludoteca.games.shelfie.lines import LINE_MASKS, LINE_SIZES, LINES, LONGEST
from ludoteca.games.shelfie.narration import progress as match_progress
from ludoteca.games.shelfie.notation import CELL_TEXTS
from ludoteca.games.shelfie.progress import GOAL_TILES, goal_progress
from ludoteca.games.shelfie.rules import free_tiles, tiles_touch
from ludoteca.games.shelfie.shelf import cell_of
from ludoteca.games.shelfie.state import CELLS, IN_PLAY, NOBODY, SEATS

LADDER = facts.PERSONAL_POINTS[1:]
"""SH-5.3: the points for one to six cells of the personal goal."""
ROOM_SIDE = 9
ROOM_PICTURE, SHELF_PICTURE = ROOM_SIDE * ROOM_SIDE, SHELF_ROWS * SHELF_COLUMNS
PLACE_IN_ROOM = np.array([ROOM_SIDE * row + column for row, column in CELLS], np.int64)
SIGNS = np.frombuffer(f".{LETTERS}".encode(), np.uint8)
NOTHING = ord("-")
GROUPS, FIRST_CELL = 2, 3
"""A seat's measures: its progress in the common goals, the points for groups, then the group of every cell or 0."""
MEASURES = FIRST_CELL + SHELF_PICTURE


LINE_TEXTS = [[CELL_TEXTS[cell] for cell in line] for _, _, line in LINES]


def seat_or_none(seat: Seat) -> Seat | None:
    """Write "nobody" the way JSON does."""
    return None if seat == NOBODY else seat


def open_view(box: Box) -> Document:
    """SH-7.1: the living room, all shelves, the common goals, tokens, the bag's content.

    SH-7.2: the personal goals are shown when the match is over, and never what the bag will give.
    """
    state = fields(box)
    measures, pictures = np.zeros((SEATS, MEASURES), np.int64), new_pictures()
    measure(box, measures)
    draw(box, pictures)
    picture = pictures.tobytes().decode()
    seats = seat_documents(state, measures.tolist(), picture[ROOM_PICTURE:])
    return {
        "progress": match_progress(state),
        "first": state.first,
        "room": rows(picture[:ROOM_PICTURE], ROOM_SIDE),
        "bag": dict(zip(ITEMS, state.bag.tolist(), strict=True)),
        "common_goals": common_goals(state),
        "end_token": seat_or_none(state.end_token),
        "seats": [with_goal(box, seat, document) for seat, document in enumerate(seats)] if state.over else seats,
    }


def own_view(box: Box, seat: Seat, open_view: Document) -> Document:
    """SH-7.1: the open view, and the seat's own personal goal."""
    seats = open_view["seats"].copy()
    if not box["over"][0]:
        seats[seat] = with_goal(box, seat, seats[seat])
    return open_view | {"seats": seats}


def new_pictures() -> Bytes:
    """Room for the letters of the living room and of all shelves, row after row."""
    return np.empty(ROOM_PICTURE + SEATS * SHELF_PICTURE, np.uint8)


@brief
def measure(box: Box, measures: Ints) -> None:
    """SH-6, SH-5.4: every seat's tiles that are right for each common goal, and its points for groups."""
    state = box[0]
    for seat in range(state.players):
        shelf = state.shelf[seat]
        for goal in range(state.goals):
            measures[seat, goal] = goal_progress(state.common[goal], shelf, state.height[seat], state.rulebook)
        measures[seat, GROUPS] = scoring.group_points(shelf)
        number_groups(shelf, measures[seat, FIRST_CELL:])


@kernel
def number_groups(shelf: Ints, numbers: Ints) -> None:
    """SH-5.4: number the groups that are worth something, on each of their cells."""
    number = 0
    for item in range(ITEM_COUNT):
        tiles = shelf[item]
        while popcount(tiles) >= 3:
            group = group_at(tiles, lowest(tiles))
            tiles &= ~group
            if popcount(group) >= 3:
                number += 1
                while group:
                    numbers[cell_of(lowest(group))] = number
                    group &= group - 1


@brief
def draw(box: Box, pictures: Bytes) -> None:
    """Draw the living room, `-` where no cell is in play, then every shelf from its top row."""
    state = box[0]
    pictures[:ROOM_PICTURE] = NOTHING
    pictures[ROOM_PICTURE:] = SIGNS[0]
    for cell in range(len(PLACE_IN_ROOM)):
        if IN_PLAY[state.players] >> cell & 1:
            pictures[PLACE_IN_ROOM[cell]] = SIGNS[state.room[cell]]
    for seat in range(state.players):
        for item in range(ITEM_COUNT):
            left = state.shelf[seat, item]
            while left:
                bit = lowest(left)
                left &= left - 1
                pictures[ROOM_PICTURE + SHELF_PICTURE * seat + cell_of(bit)] = SIGNS[item + 1]


def rows(picture: str, width: int) -> list[str]:
    """A picture as its rows."""
    return [picture[start : start + width] for start in range(0, len(picture), width)]


def room_rows(box: Box) -> list[str]:
    """Write the living room as nine rows: `-` is a cell that is not in play, `.` an empty one."""
    pictures = new_pictures()
    draw(box, pictures)
    return rows(pictures.tobytes().decode()[:ROOM_PICTURE], ROOM_SIDE)


def common_goals(state: Any) -> list[Document]:
    """SH-7.1: the common goals with the tokens left on them."""
    return [
        {"goal": card, "name": COMMON_GOALS[card - 1], "tokens": list(facts.TOKENS[state.players][gone:])}
        for card, gone in zip(state.common.tolist()[: state.goals], state.tokens_gone.tolist(), strict=False)
    ]


def seat_documents(state: Any, measures: list[list[int]], shelves: str) -> list[Document]:
    """What everybody sees of every seat."""
    goals, cards, tokens = state.goals, state.common.tolist(), state.token.tolist()
    seats = []
    for seat in range(state.players):
        shelf, measured = shelves[SHELF_PICTURE * seat : SHELF_PICTURE * (seat + 1)], measures[seat]
        seats.append(
            {
                "seat": seat,
                "shelf": rows(shelf, SHELF_COLUMNS),
                "tokens": tokens[seat][:goals],
                "progress": [progress(cards[goal], measured[goal], tokens[seat][goal]) for goal in range(goals)],
                "points": points(state, seat, measured[GROUPS]),
                "groups": groups(shelf, measured[FIRST_CELL:]),
            }
        )
    return seats


def groups(shelf: str, numbers: list[int]) -> list[Document]:
    """SH-5.4: the groups behind the points for groups, the largest first, with the cells to light up."""
    found: dict[int, list[int]] = {}
    for cell, number in enumerate(numbers):
        if number:
            found.setdefault(number, []).append(cell)
    return [
        {
            "item": ITEMS[LETTERS.index(shelf[cells[0]])],
            "points": facts.GROUP_POINTS[min(len(cells), 6)],
            "cells": [list(divmod(cell, SHELF_COLUMNS)) for cell in cells],
        }
        for _, cells in sorted(found.items(), key=lambda each: (-len(each[1]), each[0]))
    ]


def with_goal(box: Box, seat: Seat, document: Document) -> Document:
    """One seat, with its personal goal and the points for it."""
    card = int(box["personal"][0, seat])
    personal = int(scoring.personal_points(box["shelf"][0, seat], card))
    return document | {
        "points": document["points"] | {"personal": personal},
        "personal_goal": {"card": card + 1, "rows": list(PERSONAL_GOALS[card]), "ladder": list(LADDER)},
    }


def progress(card: int, done: int, token: int) -> Document:
    """SH-6: how many tiles of a shelf are right for a common goal, and how many must; all, once its token is taken."""
    needed = GOAL_TILES[card - 1]
    return {"done": needed if token else done, "of": needed}


def points(state: Any, seat: Seat, groups: int) -> Document:
    """SH-5.2, SH-5.4: every open source of points of a seat as the table stands."""
    return {
        "tokens": sum(state.token[seat].tolist()),
        "end_token": facts.END_TOKEN if state.end_token == seat else 0,
        "groups": groups,
    }


def choices(box: Box) -> Document:
    """SH-3: the lines that can be taken, and the columns with room for one, two and three tiles.

    Every line may be taken in any order and into any column that has room for all of it.
    """
    height = box["height"][0, box["seat"][0]].tolist()
    most = min(SHELF_ROWS - min(height), LONGEST)
    return {
        "lines": [LINE_TEXTS[line].copy() for line in free_lines(int(box["occupied"][0]), most)],
        "columns": {
            str(size): [column + 1 for column in range(SHELF_COLUMNS) if height[column] + size <= SHELF_ROWS]
            for size in range(1, most + 1)
        },
    }


def free_lines(occupied: int, most: int) -> list[int]:
    """SH-3.2, SH-3.3: the numbers of the lines of up to `most` tiles whose tiles all have a free side."""
    found = np.empty(len(LINE_MASKS), np.int64)
    numbers: list[int] = found[: list_lines(occupied, most, found)].tolist()
    return numbers


@brief
def list_lines(occupied: int, most: int, found: Ints) -> int:
    """Write the numbers of the lines, and return how many there are."""
    free, count = free_tiles(occupied), 0
    for line in range(len(LINE_MASKS)):
        mask = LINE_MASKS[line]
        if LINE_SIZES[line] <= most and mask & free == mask:
            found[count] = line
            count += 1
    return count


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
        "progress": goals_after(before, after, state, later),
        "refill": not later.over and not tiles_touch(state.occupied & ~gone),
        "over": bool(later.over),
    }


def goals_after(before: Box, after: Box, state: Any, later: Any) -> list[Document]:
    """SH-6: how many tiles are right for each common goal after a take, and how many were before."""
    had, has = goals_of(before, state, state.seat), goals_of(after, later, state.seat)
    cards = state.common.tolist()
    return [{"goal": card, "before": old["done"], **new} for card, old, new in zip(cards, had, has, strict=False)]


def goals_of(box: Box, state: Any, seat: Seat) -> list[Document]:
    """SH-6: a seat's progress in each common goal."""
    measures = np.zeros((SEATS, MEASURES), np.int64)
    measure(box, measures)
    found = zip(state.common.tolist()[: state.goals], measures[seat].tolist(), state.token[seat].tolist(), strict=False)
    return [progress(card, done, token) for card, done, token in found]


def all_points(state: Any, seat: Seat) -> Document:
    """SH-5.3: every source of points of a seat, the personal goal's too, and their sum, as the table stands."""
    groups = int(scoring.group_points(state.shelf[seat]))
    personal = int(scoring.personal_points(state.shelf[seat], int(state.personal[seat])))
    sources = points(state, seat, groups) | {"personal": personal}
    return sources | {"total": sum(sources.values())}
