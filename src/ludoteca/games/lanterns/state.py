"""The record that holds a whole game of Lanterns, and the tables its rules look things up in.

The lake has no edge, but at most 33 tiles form one connected shape, so a torus of 36 × 36 holds every possible lake.
Every cell that has come to touch the lake is a *place* with a number: 0 is the start tile's, and each tile laid gives
the next numbers to the new cells around it. A place keeps its number for the whole match, so an action that names a
place means the same cell as long as it is open.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np

from ludoteca.core.records import record_type
from ludoteca.games.lanterns.facts import (
    CARDS_PER_COLOUR,
    CODES,
    COLOUR_COUNT,
    DRAW_STACK,
    GENERIC_VALUE,
    HAND,
    KINDS,
    LAKE_TILES,
    PLATFORMS,
    SEATINGS,
    START_TILE,
    TAKEN_SIDES,
    stack_values,
)

SEATS = 4
SIDES = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)
ACTIVE, START = 0, 1

# How far the seat to move has come in its turn.
TURN, EXCHANGED, DEDICATED, DISCARDING = range(4)
STEPS = ("turn", "exchanged", "dedicated", "discarding")

EDGE = 36
MOST_TILES = 33
MOST_PLACES = 1 + 4 + 3 * (MOST_TILES - 1)
MOST_TOKENS = 40
TOKEN_BASE = 16  # more than any token is worth

STATE = record_type(
    ("dealing", np.int64),
    ("seating", np.int64),
    ("first", np.int64),
    ("step", np.int64),
    ("finals", np.int64),
    ("side", np.int64, (SEATS,)),
    ("supply", np.int64, (COLOUR_COUNT,)),
    ("cards", np.int64, (SEATS, COLOUR_COUNT)),
    ("held", np.int64, (SEATS,)),
    ("favor", np.int64, (SEATS,)),
    ("honor", np.int64, (SEATS,)),
    ("dedicated", np.int64, (len(KINDS),)),
    ("token", np.int64, (MOST_TOKENS,)),
    ("tokens", np.int64),
    ("hand", np.int64, (SEATS, HAND)),
    ("in_hand", np.int64, (SEATS,)),
    ("stack", np.int64, (len(LAKE_TILES),)),
    ("stack_size", np.int64),
    ("tiles", np.int64),
    ("lake", np.int64, (MOST_TILES,)),
    ("laid", np.int64, (MOST_PLACES,)),
    ("touching", np.int64, (MOST_PLACES,)),
    ("x", np.int64, (MOST_PLACES,)),
    ("y", np.int64, (MOST_PLACES,)),
    ("places", np.int64),
    ("ground", np.uint8, (EDGE * EDGE,)),
)

# Color of a tile's side by tile, rotation (quarter turns clockwise) and direction; tile 0 is the start tile.
SIDE = np.array(
    [
        [[CODES.index(sides[(direction - rotation) % 4]) for direction in range(4)] for rotation in range(4)]
        for sides in (START_TILE, *LAKE_TILES)
    ],
    np.int64,
)
PLATFORM = np.array([int(tile in PLATFORMS) for tile in range(len(LAKE_TILES) + 1)], np.int64)
START_ROTATION = 1  # red to the south

# The side of each player by number of players, seating and turn, the start player first (LA-2.2). A seating that is
# not for that number of players, as recorded matches may have it, is the usual one.
TAKEN_SIDE = np.zeros((SEATS + 1, len(SEATINGS), SEATS), np.int64)
for players, taken in TAKEN_SIDES.items():
    for number, seating in enumerate(SEATINGS):
        TAKEN_SIDE[players, number, :players] = [SIDES.index(side) for side in taken.get(seating, taken["opposite"])]

STEP_X = np.array([0, 1, 0, -1], np.int64)
STEP_Y = np.array([1, 0, -1, 0], np.int64)

PAIRS = list(combinations(range(COLOUR_COUNT), 3))
PAIR_COLOURS = np.array(PAIRS, np.int64)

# The value of the n-th token of each stack, by number of players; beyond its end a stack pays 4 (LA-3.3).
TOKEN_VALUE = np.array(
    [
        [(stack_values(kind, players) + [GENERIC_VALUE] * MOST_TOKENS)[:MOST_TOKENS] for kind in KINDS]
        if players >= 2
        else [[0] * MOST_TOKENS for _ in KINDS]
        for players in range(SEATS + 1)
    ],
    np.int64,
)
# How many tokens each stack has before the first dedication, by number of players.
STACK_SIZE = np.array(
    [[len(stack_values(kind, players)) if players >= 2 else 0 for kind in KINDS] for players in range(SEATS + 1)],
    np.int64,
)
# Facts by number of players, for compiled rules.
CARDS = np.array([CARDS_PER_COLOUR.get(players, 0) for players in range(SEATS + 1)], np.int64)
STACK_TILES = np.array([DRAW_STACK.get(players, 0) for players in range(SEATS + 1)], np.int64)

# Action numbers.
EXCHANGE = 0
FOUR = EXCHANGE + COLOUR_COUNT * COLOUR_COUNT
THREE_PAIRS = FOUR + COLOUR_COUNT
SEVEN = THREE_PAIRS + len(PAIRS)
DISCARD = SEVEN + 1
PASS = DISCARD + COLOUR_COUNT
PLACE = PASS + 1
WAYS = 4 * HAND
ACTION_COUNT = PLACE + MOST_PLACES * WAYS
