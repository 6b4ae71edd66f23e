"""What a seat knows of a table of Lanterns (LA-6) as small whole numbers, for programs that learn.

Seats are counted from the one that looks; seats that nobody has are all 0. A tile's side is its color from 1 up,
8 more where the tile has a platform, and 0 where there is none.
"""

from __future__ import annotations

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.game import Part
from ludoteca.core.types import Observation, Record, Seat
from ludoteca.games.lanterns.facts import COLOUR_COUNT, COLOURS, HAND, KINDS
from ludoteca.games.lanterns.rules import next_value
from ludoteca.games.lanterns.state import EDGE, MOST_PLACES, PLATFORM, SEATS, SIDE

LAYOUT = {
    "table": Part(
        (8,), 64, "players, whose turn, its step, who began, the options dealing and seating, tiles to draw, tiles laid"
    ),
    "sides": Part((SEATS,), 4, "the side of the table where each seat sits, from 1 up"),
    "cards": Part((SEATS, COLOUR_COUNT), 64, f"each seat's lantern cards of each color: {', '.join(COLOURS)}"),
    "favor": Part((SEATS,), 127, "each seat's favor tokens"),
    "honor": Part((SEATS,), 127, "each seat's honor"),
    "hands": Part((SEATS,), HAND, "the number of tiles in each seat's hand"),
    "supply": Part((COLOUR_COUNT,), 8, "the cards of each color in the supply"),
    "stacks": Part((len(KINDS),), 10, f"the value of the next dedication of each kind: {', '.join(KINDS)}"),
    "hand": Part(
        (HAND, 4),
        15,
        "the sides of each of your tiles, as printed, clockwise from the north: the number of the color from 1 up, "
        "8 more if the tile has a platform, 0 without a tile",
    ),
    "lake": Part(
        (MOST_PLACES, 7),
        2 * EDGE,
        f"each place that actions can name: 1 if it is open and 2 if it has a tile; x and y, with the start tile at "
        f"{EDGE}, {EDGE}; four sides clockwise from the north, as the tile lies, or those that touch the open place",
    ),
}

SEATED = LAYOUT["table"].size
CARDS = SEATED + LAYOUT["sides"].size
FAVOR = CARDS + LAYOUT["cards"].size
HONOR = FAVOR + LAYOUT["favor"].size
HANDS = HONOR + LAYOUT["honor"].size
SUPPLY = HANDS + LAYOUT["hands"].size
STACKS = SUPPLY + LAYOUT["supply"].size
OWN = STACKS + LAYOUT["stacks"].size
LAKE = OWN + LAYOUT["hand"].size


@kernel
def observe(state: Record, seat: Seat, seen: Observation) -> None:
    """LA-6.1: everything open, and one's own hand."""
    seen[:] = 0
    seen[0] = state.players
    seen[1] = (state.seat - seat) % state.players
    seen[2] = state.step
    seen[3] = (state.first - seat) % state.players
    seen[4] = state.dealing
    seen[5] = state.seating
    seen[6] = state.stack_size
    seen[7] = state.tiles
    for away in range(state.players):
        observe_seat(state, (seat + away) % state.players, away, seen)
    for colour in range(COLOUR_COUNT):
        seen[SUPPLY + colour] = state.supply[colour]
    for kind in range(len(KINDS)):
        seen[STACKS + kind] = next_value(state, kind)
    for slot in range(state.in_hand[seat]):
        observe_tile(state.hand[seat, slot], 0, OWN + 4 * slot, seen)
    observe_lake(state, seen)


@inline
def observe_seat(state: Record, seat: Seat, away: int, seen: Observation) -> None:
    """What lies open before a seat."""
    seen[SEATED + away] = state.side[seat] + 1
    for colour in range(COLOUR_COUNT):
        seen[CARDS + COLOUR_COUNT * away + colour] = state.cards[seat, colour]
    seen[FAVOR + away] = state.favor[seat]
    seen[HONOR + away] = state.honor[seat]
    seen[HANDS + away] = state.in_hand[seat]


@inline
def observe_tile(tile: int, rotation: int, start: int, seen: Observation) -> None:
    """The four sides of a tile."""
    for direction in range(4):
        seen[start + direction] = SIDE[tile, rotation, direction] + 1 + 8 * PLATFORM[tile]


@inline
def observe_lake(state: Record, seen: Observation) -> None:
    """Every place that touches the lake, or has a tile."""
    for place in range(state.places):
        start = LAKE + 7 * place
        seen[start + 1] = state.x[place] + EDGE
        seen[start + 2] = state.y[place] + EDGE
        laid = state.laid[place]
        if laid:
            seen[start] = 2
            observe_tile((laid - 1) // 4, (laid - 1) % 4, start + 3, seen)
        else:
            seen[start] = 1
            for direction in range(4):
                seen[start + 3 + direction] = state.touching[place] >> (4 * direction) & 15
