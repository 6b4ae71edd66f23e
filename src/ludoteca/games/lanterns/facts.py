"""What is in the box of Lanterns (LA-1), as printed on the components."""

from __future__ import annotations

from collections import Counter

COLOURS = ("black", "orange", "red", "blue", "green", "white", "purple")
CODES = "KORBGWP"
COLOUR_COUNT = len(COLOURS)

START_TILE = "BRWK"
"""LA-1.5: the start tile's sides clockwise from the top; its boat is not a platform."""

LAKE_TILES = (
    "GBKO", "WKOK", "GGGR", "OPOO", "RKGP", "RGBP", "WGOG", "RGKR", "WBKB", "GROW", "BPWR", "RGGR",
    "KPBB", "WWRG", "OPWW", "PPRG", "GBOB", "BRKG", "BKWG", "RKKP", "RKRO", "PBPG", "OBWO", "BRWK",
    "BWGP", "OBOB", "KWKW", "PKWO", "ROPW", "PPKP", "OKPR", "BWOR", "BPKO", "RWKO", "WGPB",
)  # fmt: skip
"""LA-1.1: lake tiles 1 to 35, sides clockwise from the top."""

PLATFORMS = {
    7: "flower",
    9: "koi",
    12: "dragon",
    15: "panda",
    16: "dragon",
    20: "panda",
    21: "flower",
    22: "dragon",
    23: "koi",
    26: "koi",
    27: "panda",
}
"""LA-1.1, LA-1.5: the tiles with a platform; which picture it is never matters."""

KINDS = ("four", "pairs", "seven")

DEDICATIONS = {
    "four": ((8, 0), (7, 4), (7, 0), (6, 3), (6, 0), (5, 3), (5, 0), (5, 0), (4, 0)),
    "pairs": ((9, 0), (8, 4), (8, 0), (7, 3), (7, 0), (6, 3), (6, 0), (5, 0), (5, 0)),
    "seven": ((10, 0), (9, 4), (9, 0), (8, 3), (8, 0), (7, 3), (7, 0), (6, 0), (5, 0)),
}
"""LA-1.3: the dedication tokens, value and dots, top of the stack first."""

GENERIC_VALUE = 4
"""LA-1.3, LA-3.3: what an exhausted stack pays."""

TOKENS = Counter(value for stack in DEDICATIONS.values() for value, _ in stack)
"""LA-1.3: how many tokens of each value the stacks have."""

DEALINGS = ("active", "start")
"""LA-4.5: whether the active player or the start player takes the first card; the order is part of saved states."""

SEATINGS = ("opposite", "adjacent", "adjacent-blue", "empty-white", "empty-black")
TAKEN_SIDES = {
    2: {"opposite": "SN", "adjacent": "SW", "adjacent-blue": "SE"},
    3: {"opposite": "SWN", "empty-white": "SNE", "empty-black": "SWE"},
    4: {"opposite": "SWNE"},
}
"""LA-2.2: where players sit, clockwise from the start player, who faces red in the south. West is white, north black,
east blue. The order of SEATINGS is part of saved states: new ones come last."""

FEWEST_DOTS_OUT = {2: 3, 3: 4, 4: 5}
"""LA-2.5: for each number of players, the fewest dots of the tokens that are removed."""

CARDS_PER_COLOUR = {2: 5, 3: 7, 4: 8}
"""LA-1.2, LA-2.4: lantern cards of each color."""

HAND = 3
DRAW_STACK = {2: 16, 3: 18, 4: 20}
"""LA-2.3: tiles dealt to each player, and in the draw stack."""

EXCHANGE_COST = 2
"""LA-3.1: favor tokens paid for an exchange. LA-1.4: favor tokens are unlimited."""

CARD_LIMIT = 12
"""LA-3.4: cards a player may hold when placing a tile."""


def stack_values(kind: str, players: int) -> list[int]:
    """LA-2.5: the values of one dedication stack for a number of players, highest first."""
    return [value for value, dots in DEDICATIONS[kind] if dots < FEWEST_DOTS_OUT[players]]
