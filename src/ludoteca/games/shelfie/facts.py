"""What is in the box of My Shelfie (SH-1), as printed on the components."""

from __future__ import annotations

ITEMS = ("cats", "books", "games", "frames", "trophies", "plants")
LETTERS = "CBGFTP"
ITEM_COUNT = len(ITEMS)

TILES_PER_ITEM = 22
"""SH-1.2: 132 item tiles, 22 of each type. The three pictures of a type never matter and are not kept."""

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
"""SH-1.1: the board. `.` is not a cell; a number is the fewest players with whom the cell is in play."""

SHELF_ROWS, SHELF_COLUMNS = 6, 5
"""SH-1.3: a shelf."""

PERSONAL_GOALS = (
    ("P.F..", "....C", "...B.", ".G...", ".....", "..T.."),
    (".....", ".P...", "C.G..", "....B", "...T.", "....F"),
    (".....", "F..G.", "..P..", ".C..T", ".....", "B...."),
    ("....G", ".....", "T.F..", "...P.", ".BC..", "....."),
    (".....", ".T...", ".....", ".FB..", "....P", "G..C."),
    ("..T.C", ".....", "...B.", ".....", ".G.F.", "P...."),
    ("C....", "...F.", ".P...", "T....", "....G", "..B.."),
    ("....F", ".C...", "..T..", "P....", "...B.", "...G."),
    ("..G..", ".....", "..C..", "....B", ".T..P", "F...."),
    ("....T", ".G...", "B....", "...C.", ".F...", "...P."),
    ("..P..", ".B...", "G....", "..F..", "....C", "...T."),
    ("..B..", ".P...", "..F..", "...T.", "....G", "C...."),
)
"""SH-1.4: the twelve personal goals, cards 1 to 12, top row first."""

COMMON_GOALS = (
    "two_squares",
    "two_columns_all_different",
    "four_groups_of_four",
    "six_groups_of_two",
    "three_columns_few_types",
    "two_rows_all_different",
    "four_rows_few_types",
    "four_corners",
    "eight_of_a_type",
    "cross",
    "diagonal",
    "staircase",
)
"""SH-1.4: the twelve common goals, cards 1 to 12."""

TOKENS = {2: (8, 4), 3: (8, 6, 4), 4: (8, 6, 4, 2)}
"""SH-2.2: the scoring tokens on each common goal, highest on top."""

END_TOKEN = 1
"""SH-1.4: what the end-of-game token is worth."""

PERSONAL_POINTS = (0, 1, 2, 4, 6, 9, 12)
"""SH-5.3: points by the number of matched cells of the personal goal."""

GROUP_POINTS = (0, 0, 0, 2, 3, 5, 8)
"""SH-5.4: points by the size of a group; more than six tiles count as six."""
