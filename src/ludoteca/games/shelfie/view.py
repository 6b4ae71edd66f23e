"""What a seat may know of a table of My Shelfie (SH-7), as a document that can be drawn without knowing rules."""

from __future__ import annotations

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
from ludoteca.games.shelfie.rules import free_tiles, roomiest, tiles_touch
from ludoteca.games.shelfie.shelf import write_shelf
from ludoteca.games.shelfie.state import BELOW, CELLS, IN_PLAY, NOBODY, RIGHT

LONGEST = 3


def seat_or_none(seat: Seat) -> Seat | None:
    """Write "nobody" the way JSON does."""
    return None if seat == NOBODY else seat


def view(box: Box, seat: Seat | None) -> Document:
    """SH-7.1: the living room, all shelves, the common goals, tokens, the bag's content; one's own personal goal.

    SH-7.2: the others' personal goals are shown when the match is over, and never what the bag will give.
    """
    state = box[0]
    over = bool(state.over)
    return {
        "ply": int(state.ply),
        "seat": seat,
        "first": int(state.first),
        "to_move": None if over else int(state.seat),
        "over": over,
        "room": room_rows(box),
        "bag": dict(zip(ITEMS, state.bag.tolist(), strict=True)),
        "common_goals": common_goals(box),
        "end_token": seat_or_none(int(state.end_token)),
        "seats": [seat_document(box, other, over or other == seat) for other in range(state.players)],
        "legal": legal_document(box) if not over and seat == state.seat else None,
    }


def room_rows(box: Box) -> list[str]:
    """Write the living room as nine rows: `-` is no cell in play, `.` an empty one."""
    in_play = int(IN_PLAY[box["players"][0]])
    rows = [["-"] * 9 for _ in range(9)]
    for cell, tile in enumerate(box["room"][0].tolist()):
        row, column = CELLS[cell]
        if in_play >> cell & 1:
            rows[row][column] = f".{LETTERS}"[tile]
    return ["".join(row) for row in rows]


def common_goals(box: Box) -> list[Document]:
    """SH-7.1: the common goals with the tokens left on them."""
    state = box[0]
    return [
        {
            "goal": int(state.common[goal]),
            "name": COMMON_GOALS[state.common[goal] - 1],
            "tokens": list(facts.TOKENS[int(state.players)][state.tokens_gone[goal] :]),
        }
        for goal in range(state.goals)
    ]


def seat_document(box: Box, seat: Seat, goal_open: bool) -> Document:
    """What lies before one seat; the personal goal and its points only where they are open."""
    state = box[0]
    shelf = state.shelf[seat]
    tokens: list[int] = state.token[seat][: state.goals].tolist()
    card = int(state.personal[seat])
    points = {
        "tokens": sum(tokens),
        "end_token": int(state.end_token == seat),
        "groups": int(scoring.group_points(shelf)),
    }
    document: Document = {
        "seat": seat,
        "shelf": write_shelf(shelf.tolist()),
        "tokens": tokens,
        "points": points,
    }
    if goal_open:
        points["personal"] = int(scoring.personal_points(shelf, card))
        document["personal_goal"] = {"card": card + 1, "rows": list(PERSONAL_GOALS[card])}
    return document


def legal_document(box: Box) -> Document:
    """SH-3: the tiles that are free, the lines that can be taken, and the columns with room for one, two, three.

    Every line may be taken in any order and into any column that has room for all of it.
    """
    state = box[0]
    height = state.height[state.seat]
    free, most = int(free_tiles(int(state.occupied))), int(roomiest(height))
    cells = [cell for cell in range(len(CELLS)) if free >> cell & 1]
    lines = [[cell] for cell in cells] + [
        line for cell in cells for onwards in (RIGHT, BELOW) for line in lines_from(cell, onwards, free, most)
    ]
    sizes = range(1, min(most, LONGEST) + 1)
    return {
        "lines": [[cell_text(cell) for cell in line] for line in lines],
        "columns": {
            str(size): [column + 1 for column in range(SHELF_COLUMNS) if height[column] + size <= SHELF_ROWS]
            for size in sizes
        },
    }


def lines_from(cell: int, onwards: object, free: int, most: int) -> list[list[int]]:
    """The lines of two and three free tiles from a cell onwards."""
    line, lines = [cell], []
    while len(line) < min(most, LONGEST) and free >> int(onwards[line[-1]]) & 1:  # type: ignore[index]
        line = [*line, int(onwards[line[-1]])]  # type: ignore[index]
        lines.append(line)
    return lines


def preview(before: Box, after: Box, events: list[Document]) -> Document:
    """What a take would bring: where the tiles land, goals and groups before and after, whether the room is refilled.

    What a refill would bring is left out: only chance knows (SH-7.2).
    """
    seat = int(before["seat"][0])
    over = bool(after["over"][0])
    return {
        "landing": [
            {"item": e["item"], "row": e["row"], "column": e["column"]} for e in events if e["kind"] == "insert"
        ],
        "common_goals": [{"goal": e["goal"], "points": e["points"]} for e in events if e["kind"] == "common_goal"],
        "end_token": any(e["kind"] == "end_token" for e in events),
        "points": {"before": all_points(before, seat), "after": all_points(after, seat)},
        "refill": not over and not tiles_touch(remaining(before, events)),
        "over": over,
    }


def remaining(box: Box, events: list[Document]) -> int:
    """The cells still occupied once the tiles of these events have left."""
    gone = {event["cell"] for event in events if event["kind"] == "insert"}
    occupied = int(box["occupied"][0])
    return occupied & ~sum(1 << cell for cell in range(len(CELLS)) if cell_text(cell) in gone)


def all_points(box: Box, seat: Seat) -> Document:
    """Every source of points of a seat and their sum, as the table stands."""
    points: Document = seat_document(box, seat, goal_open=True)["points"]
    return points | {"total": sum(points.values())}
