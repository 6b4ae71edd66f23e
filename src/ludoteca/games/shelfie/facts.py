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
"""SH-1.1: the board. `.` is no cell; a number says from how many players on the cell is in play."""

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
"""SH-5.3: points for so many cells of the personal goal."""

GROUP_POINTS = (0, 0, 0, 2, 3, 5, 8)
"""SH-5.4: points for a group of so many tiles; more than six count as six."""

GOAL_TEXTS = {
    1: "two groups with a 2 × 2 square",
    2: "two full columns of six different types",
    3: "four groups of four",
    4: "six groups of two",
    5: "three full columns of at most three types",
    6: "two full rows of five different types",
    7: "four full rows of at most three types",
    8: "four corners of one type",
    9: "eight tiles of one type",
    10: "five of one type in an X",
    11: "five of one type on a diagonal",
    12: "columns as a staircase",
}
"""SH-6: the common goals in a few words."""
