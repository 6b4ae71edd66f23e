"""A slow implementation of My Shelfie, straight from the rulebook, as the oracle for the fast rules.

It shares no code with Ludoteca: facts are repeated here on purpose, and rules are in rulebook order. Draws cannot be
predicted, so the oracle checks that the engine's draws are possible and continues from them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations
from typing import Any

Cell = tuple[int, int]
Items = dict[Cell, str]
Position = dict[str, Any]

# SH-1 Contents

LIVING_ROOM = (
    "...34....",
    "...224...",
    "..32223..",
    ".42222223",
    "422222224",
    "32222224.",
    "..32223..",
    "...422...",
    "....43...",
)
TYPES = "CBGFTP"
TILES_PER_TYPE = 22
ROWS = range(6)
COLUMNS = range(5)
TOKENS = {2: [8, 4], 3: [8, 6, 4], 4: [8, 6, 4, 2]}
END_TOKEN = 1
PERSONAL_POINTS = [0, 1, 2, 4, 6, 9, 12]
PERSONAL_GOALS = {
    1: ("P.F..", "....C", "...B.", ".G...", ".....", "..T.."),
    2: (".....", ".P...", "C.G..", "....B", "...T.", "....F"),
    3: (".....", "F..G.", "..P..", ".C..T", ".....", "B...."),
    4: ("....G", ".....", "T.F..", "...P.", ".BC..", "....."),
    5: (".....", ".T...", ".....", ".FB..", "....P", "G..C."),
    6: ("..T.C", ".....", "...B.", ".....", ".G.F.", "P...."),
    7: ("C....", "...F.", ".P...", "T....", "....G", "..B.."),
    8: ("....F", ".C...", "..T..", "P....", "...B.", "...G."),
    9: ("..G..", ".....", "..C..", "....B", ".T..P", "F...."),
    10: ("....T", ".G...", "B....", "...C.", ".F...", "...P."),
    11: ("..P..", ".B...", "G....", "..F..", "....C", "...T."),
    12: ("..B..", ".P...", "..F..", "...T.", "....G", "C...."),
}


@dataclass
class Match:
    """One match; a cell that is missing in `room` or in a shelf is empty."""

    players: int
    first: int
    rulebook: str = "italian"
    first_game: bool = False
    seat: int = 0
    ply: int = 0
    over: bool = False
    room: Items = field(default_factory=dict)
    shelves: list[Items] = field(default_factory=list)
    bag: Counter[str] = field(default_factory=Counter)
    common_goals: list[int] = field(default_factory=list)
    piles: list[list[int]] = field(default_factory=list)
    tokens: list[list[int]] = field(default_factory=list)
    end_token: int | None = None
    personal_goals: list[int] = field(default_factory=list)


@cache
def cells_in_play(players: int) -> frozenset[Cell]:
    """The cells of the living room that this number of players uses (SH-1.1)."""
    return frozenset(
        (row, column)
        for row, line in enumerate(LIVING_ROOM)
        for column, mark in enumerate(line)
        if mark != "." and int(mark) <= players
    )


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share a side with a cell, on the board or not."""
    row, column = cell
    return [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]


# SH-2 Set-up


def set_up(position: Position) -> Match:
    """Check that the set-up can give this first position, and start from it (SH-2)."""
    players, options = position["players"], position["options"]
    match = Match(players, position["first"], options["rulebook"], options["first_game"])
    match.seat = match.first
    match.shelves = [{} for _ in range(players)]
    draw_common_goals(match, position["common_goals"])
    deal_personal_goals(match, position["personal_goals"])
    assert match.first in range(players), "SH-2.4: the first player sits at the table"
    match.bag = Counter(dict.fromkeys(TYPES, TILES_PER_TYPE))
    fill(match, items(position["room"]))
    return match


def draw_common_goals(match: Match, goals: list[int]) -> None:
    """Draw two common goals (one in a first game) and put their tokens on them (SH-2.1, SH-2.2)."""
    assert len(goals) == (1 if match.first_game else 2), "SH-2.1: the number of common goals"
    assert len(set(goals)) == len(goals), "SH-2.1: different common goals"
    assert set(goals) <= set(range(1, 13)), "SH-1.4: twelve common goals"
    match.common_goals = list(goals)
    match.piles = [list(TOKENS[match.players]) for _ in goals]
    match.tokens = [[0 for _ in goals] for _ in range(match.players)]


def deal_personal_goals(match: Match, cards: list[int]) -> None:
    """Deal every player one personal goal (SH-2.3)."""
    assert len(cards) == match.players, "SH-2.3: one personal goal each"
    assert len(set(cards)) == len(cards), "SH-2.3: different personal goals"
    assert set(cards) <= set(PERSONAL_GOALS), "SH-1.4: twelve personal goals"
    match.personal_goals = list(cards)


def fill(match: Match, room: Items) -> None:
    """Fill the living room's empty cells from the bag, as far as it lasts, as in `room` (SH-2.5, SH-4.4)."""
    empty = cells_in_play(match.players) - match.room.keys()
    drawn = {cell: room[cell] for cell in room if cell not in match.room}
    assert drawn.keys() <= empty, "SH-4.3: tiles are laid on empty cells in play"
    assert {cell: room.get(cell) for cell in match.room} == match.room, "SH-4.3: the tiles lying there stay"
    assert len(drawn) == min(len(empty), match.bag.total()), "SH-4.4: filled as far as the bag reaches"
    assert Counter(drawn.values()) <= match.bag, "SH-4.3: the bag holds what was drawn"
    match.bag -= Counter(drawn.values())
    match.room = dict(room)


# SH-3 A turn


def legal(match: Match) -> set[str]:
    """Try every line of the board and every column: all actions allowed now, as texts (SH-3)."""
    if match.over:
        return set()
    free = {cell for cell in match.room if has_free_side(match.room, cell)}
    roomy = {count: roomy_columns(match.shelves[match.seat], count) for count in (1, 2, 3)}
    return {
        take_text(order, column)
        for line in lines()
        if free.issuperset(line)
        for column in roomy[len(line)]
        for order in orders(line)
    }


@cache
def lines() -> list[tuple[Cell, ...]]:
    """List every straight line of one, two or three touching cells on the board (SH-3.1, SH-3.2)."""
    board = [(row, column) for row in range(9) for column in range(9)]
    single = [(cell,) for cell in board]
    across = [tuple((r, c + step) for step in range(length)) for r, c in board for length in (2, 3)]
    down = [tuple((r + step, c) for step in range(length)) for r, c in board for length in (2, 3)]
    return [line for line in (*single, *across, *down) if all(cell in board for cell in line)]


def has_free_side(room: Items, cell: Cell) -> bool:
    """Whether at least one side of a tile touches no tile, before any tile is taken (SH-3.3)."""
    return any(neighbour not in room for neighbour in neighbours(cell))


def roomy_columns(shelf: Items, count: int) -> list[int]:
    """The columns with room for `count` more tiles; without one, they may not be taken (SH-3.4, SH-3.5)."""
    return [column for column in COLUMNS if height(shelf, column) + count <= len(ROWS)]


def height(shelf: Items, column: int) -> int:
    """Count the tiles in a column (SH-1.3)."""
    return sum((row, column) in shelf for row in ROWS)


@cache
def orders(line: tuple[Cell, ...]) -> list[tuple[Cell, ...]]:
    """List all orders in which the tiles can be inserted (SH-3.5)."""
    return list(permutations(line))


@cache
def take_text(cells: tuple[Cell, ...], column: int) -> str:
    """An action as text: cells as in a spreadsheet in the order of insertion, then the column from 1."""
    names = " ".join("abcdefghi"[column] + str(row + 1) for row, column in cells)
    return f"take {names} > {column + 1}"


@cache
def read_take(text: str) -> tuple[list[Cell], int]:
    """Read an action's cells and column."""
    names, column = text.removeprefix("take ").split(" > ")
    return [(int(name[1:]) - 1, "abcdefghi".index(name[0])) for name in names.split()], int(column) - 1


def play(match: Match, text: str, after: Position) -> None:
    """Play a turn; `after` is the engine's next position, which is used only for the draws of a refill."""
    cells, column = read_take(text)
    for cell in cells:
        insert(match.shelves[match.seat], column, match.room.pop(cell))
    score_common_goals(match)
    take_end_token(match)
    match.over = match.end_token is not None and match.seat == (match.first - 1) % match.players
    if not match.over and is_isolated(match.room):
        refill(match, items(after["room"]))
    match.seat = (match.seat + 1) % match.players
    match.ply += 1


def insert(shelf: Items, column: int, item: str) -> None:
    """Let a tile fall to the lowest empty cell of a column (SH-1.3, SH-3.5)."""
    lowest = max(row for row in ROWS if (row, column) not in shelf)
    shelf[lowest, column] = item


# SH-4 End of a turn


def score_common_goals(match: Match) -> None:
    """Take the top token of every common goal that the shelf satisfies, once per goal (SH-4.1)."""
    own = match.tokens[match.seat]
    for place, goal in enumerate(match.common_goals):
        if own[place] == 0 and satisfies(match.shelves[match.seat], goal, match.rulebook):
            own[place] = match.piles[place].pop(0)


def take_end_token(match: Match) -> None:
    """Give the end token to the first player ever to fill a shelf (SH-4.2)."""
    if match.end_token is None and len(match.shelves[match.seat]) == 30:
        match.end_token = match.seat


def is_isolated(room: Items) -> bool:
    """Whether no tile of the living room has an orthogonal neighbor (SH-4.3)."""
    return not any(neighbour in room for cell in room for neighbour in neighbours(cell))


def refill(match: Match, room_after: Items) -> None:
    """Refill the living room once; in the English rulebook the tiles left go back into the bag first (SH-4.3)."""
    if match.rulebook == "english":
        match.bag += Counter(match.room.values())
        match.room = {}
    fill(match, room_after)


# SH-5 End and score


def scores(match: Match) -> list[int]:
    """Add up every player's points (SH-5.2 to SH-5.4)."""
    return [token_points(match, seat) + shelf_points(match, seat) for seat in range(match.players)]


def token_points(match: Match, seat: int) -> int:
    """Tokens taken, plus the end token (SH-5.2)."""
    return sum(match.tokens[seat]) + (END_TOKEN if match.end_token == seat else 0)


def shelf_points(match: Match, seat: int) -> int:
    """Personal goal and groups (SH-5.3, SH-5.4)."""
    shelf = match.shelves[seat]
    return personal_points(shelf, match.personal_goals[seat]) + sum(map(group_points, groups(shelf)))


def personal_points(shelf: Items, card: int) -> int:
    """1 2 4 6 9 12 points for 1 to 6 cells holding the pictured type (SH-5.3)."""
    picture = items(PERSONAL_GOALS[card])
    return PERSONAL_POINTS[sum(shelf.get(cell) == item for cell, item in picture.items())]


def group_points(group: set[Cell]) -> int:
    """Points of one group: 3 → 2, 4 → 3, 5 → 5, 6 or more → 8 (SH-5.4)."""
    return {0: 0, 1: 0, 2: 0, 3: 2, 4: 3, 5: 5}.get(len(group), 8)


def groups(shelf: Items) -> list[set[Cell]]:
    """Flood the shelf: maximal sets of orthogonally connected tiles of one type (SH-5.4, SH-6)."""
    unseen = set(shelf)
    found = []
    while unseen:
        group = {unseen.pop()}
        border = set(group)
        while border:
            cell = border.pop()
            more = {other for other in neighbours(cell) if other in unseen and shelf[other] == shelf[cell]}
            unseen -= more
            group |= more
            border |= more
        found.append(group)
    return found


def winners(match: Match) -> list[int]:
    """Most points win; among tied players the last in turn order (SH-5.5)."""
    points = scores(match)
    tied = [seat for seat in range(match.players) if points[seat] == max(points)]
    return [max(tied, key=lambda seat: (seat - match.first) % match.players)]


# SH-6 The common goals


def satisfies(shelf: Items, goal: int, rulebook: str) -> bool:
    """Whether a shelf satisfies the common goal with this number (SH-6)."""
    return two_squares(shelf, rulebook) if goal == 1 else GOALS[goal](shelf)


def two_squares(shelf: Items, rulebook: str) -> bool:
    """Two different groups each containing a 2 × 2 square; Italian: of one type (SH-6.1)."""
    types = [shelf[min(group)] for group in groups(shelf) if any(square(cell) <= group for cell in group)]
    if rulebook == "english":
        return len(types) >= 2
    return any(types.count(item) >= 2 for item in TYPES)


def square(cell: Cell) -> set[Cell]:
    """The 2 × 2 square whose top left corner is this cell."""
    row, column = cell
    return {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}


def full_columns(shelf: Items) -> list[list[str]]:
    """Types in each full column."""
    columns = [[shelf[row, column] for row in ROWS if (row, column) in shelf] for column in COLUMNS]
    return [column for column in columns if len(column) == len(ROWS)]


def full_rows(shelf: Items) -> list[list[str]]:
    """Types in each full row."""
    rows = [[shelf[row, column] for column in COLUMNS if (row, column) in shelf] for row in ROWS]
    return [row for row in rows if len(row) == len(COLUMNS)]


def two_columns_all_different(shelf: Items) -> bool:
    """Two full columns, each of six different types (SH-6.2)."""
    return sum(len(set(column)) == 6 for column in full_columns(shelf)) >= 2


def four_groups_of_four(shelf: Items) -> bool:
    """Four groups of at least four tiles (SH-6.3)."""
    return sum(len(group) >= 4 for group in groups(shelf)) >= 4


def six_groups_of_two(shelf: Items) -> bool:
    """Six groups of at least two tiles (SH-6.4)."""
    return sum(len(group) >= 2 for group in groups(shelf)) >= 6


def three_columns_few_types(shelf: Items) -> bool:
    """Three full columns, each of at most three types (SH-6.5)."""
    return sum(len(set(column)) <= 3 for column in full_columns(shelf)) >= 3


def two_rows_all_different(shelf: Items) -> bool:
    """Two full rows, each of five different types (SH-6.6)."""
    return sum(len(set(row)) == 5 for row in full_rows(shelf)) >= 2


def four_rows_few_types(shelf: Items) -> bool:
    """Four full rows, each of at most three types (SH-6.7)."""
    return sum(len(set(row)) <= 3 for row in full_rows(shelf)) >= 4


def hold_one_type(shelf: Items, cells: list[Cell]) -> bool:
    """Whether all these cells hold tiles of one type."""
    return all(cell in shelf for cell in cells) and len({shelf[cell] for cell in cells}) == 1


def four_corners(shelf: Items) -> bool:
    """The four corners of the shelf hold one type (SH-6.8)."""
    return hold_one_type(shelf, [(0, 0), (0, 4), (5, 0), (5, 4)])


def eight_of_a_type(shelf: Items) -> bool:
    """At least eight tiles of one type, anywhere (SH-6.9)."""
    return any(list(shelf.values()).count(item) >= 8 for item in TYPES)


def cross(shelf: Items) -> bool:
    """Five tiles of one type forming an X in a 3 × 3 area (SH-6.10)."""
    return any(
        hold_one_type(shelf, [(r, c), (r, c + 2), (r + 1, c + 1), (r + 2, c), (r + 2, c + 2)])
        for r in range(4)
        for c in range(3)
    )


def diagonal(shelf: Items) -> bool:
    """Five tiles of one type on one of the four diagonals (SH-6.11)."""
    return (
        hold_one_type(shelf, [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)])
        or hold_one_type(shelf, [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
        or hold_one_type(shelf, [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
        or hold_one_type(shelf, [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
    )


def staircase(shelf: Items) -> bool:
    """Heights rise or fall by exactly one, 1 to 5 or 2 to 6 (SH-6.12)."""
    heights = [height(shelf, column) for column in COLUMNS]
    return heights in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6], [5, 4, 3, 2, 1], [6, 5, 4, 3, 2])


GOALS = {
    2: two_columns_all_different,
    3: four_groups_of_four,
    4: six_groups_of_two,
    5: three_columns_few_types,
    6: two_rows_all_different,
    7: four_rows_few_types,
    8: four_corners,
    9: eight_of_a_type,
    10: cross,
    11: diagonal,
    12: staircase,
}


# The position as the engine writes it


def items(drawing: list[str] | tuple[str, ...]) -> Items:
    """Read a drawing, in which every letter is a tile."""
    return {
        (row, column): mark for row, line in enumerate(drawing) for column, mark in enumerate(line) if mark in TYPES
    }


def position(match: Match) -> Position:
    """The complete position, except for the random generator."""
    return {
        "game": "shelfie",
        "players": match.players,
        "options": {"rulebook": match.rulebook, "first_game": match.first_game},
        "first": match.first,
        "seat": match.seat,
        "ply": match.ply,
        "over": match.over,
        "room": draw_room(match),
        "shelves": [draw_shelf(shelf) for shelf in match.shelves],
        "common_goals": match.common_goals,
        "tokens": match.tokens,
        "end_token": match.end_token,
        "personal_goals": match.personal_goals,
    }


def draw_room(match: Match) -> list[str]:
    """Draw the living room: `-` out of play, `.` empty."""
    empty = dict.fromkeys(cells_in_play(match.players), ".") | match.room
    return ["".join(empty.get((row, column), "-") for column in range(9)) for row in range(9)]


def draw_shelf(shelf: Items) -> list[str]:
    """Draw a shelf, the top row first."""
    return ["".join(shelf.get((row, column), ".") for column in COLUMNS) for row in ROWS]
