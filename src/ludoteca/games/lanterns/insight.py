"""What players that think look at in Lanterns: a rough worth, and the features of the learned evaluation."""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.kernels import UNLIKE
from ludoteca.core.types import Action, Floats, Ints, Record, Seat
from ludoteca.games.lanterns.facts import CARD_LIMIT, COLOUR_COUNT, KINDS
from ludoteca.games.lanterns.legality import tally
from ludoteca.games.lanterns.rules import FOUR_KIND, PAIRS_KIND, SEVEN_KIND, next_value
from ludoteca.games.lanterns.state import PLACE, PLATFORM, SEATS, SIDE, STEPS, WAYS

MOST_TURNS = 11
MOST_VALUE = 10
MOST_SUPPLY = 8

TOWARDS = np.array([0.0, 0.5, 1.4, 2.8, 4.8], np.float64)
"""What a number of cards of one color is worth to a player who collects sets."""


@kernel
def worth(state: Record, seat: Seat) -> float:
    """How a seat stands itself, less how the others stand on average."""
    others = 0.0
    for other in range(state.players):
        if other != seat:
            others += standing(state, other)
    return standing(state, seat) - others / (state.players - 1)  # type: ignore[no-any-return]


@kernel
def standing(state: Record, seat: Seat) -> float:
    """Honor above all; then the best set that can be dedicated, favor, and cards on their way into sets.

    The weights were found by letting rules of thumb with different ones play against each other.
    """
    cards = state.cards[seat]
    most, pairs, unique = tally(cards)
    ready = 0
    if cards[most] >= 4:
        ready = next_value(state, FOUR_KIND)
    if pairs >= 3:
        ready = max(ready, next_value(state, PAIRS_KIND))
    if unique == COLOUR_COUNT:
        ready = max(ready, next_value(state, SEVEN_KIND))
    total = 3.0 * state.honor[seat] + 0.5 * min(state.favor[seat], 4) + 1.2 * ready
    for colour in range(COLOUR_COUNT):
        total += TOWARDS[min(cards[colour], 4)]
    total += 0.075 * unique * unique + 0.6 * min(pairs, 3)
    return total - max(0, state.held[seat] - CARD_LIMIT)  # type: ignore[no-any-return]


# The features, one-hot unless said otherwise. Each seat has a block of them: one for the seat that looks, and one
# that all others share.
COUNTS = 0
UNIQUE = COUNTS + COLOUR_COUNT * 5
PAIRED = UNIQUE + (COLOUR_COUNT + 1) * (MOST_TURNS + 1)
MOST = PAIRED + (COLOUR_COUNT + 1) * (MOST_TURNS + 1)
THREES = MOST + 8 * (MOST_TURNS + 1)
HELD = THREES + 5
FAVOR = HELD + 17
READY = FAVOR + 8
DRY = READY + len(KINDS) * (MOST_VALUE + 1)
HONOR = DRY + 5
BLOCK = HONOR + 1

TURN = 2 * BLOCK
LEFT = TURN + SEATS * len(STEPS)
TOP = LEFT + MOST_TURNS + 1
SUPPLY = TOP + len(KINDS) * (MOST_VALUE + 1)
AHEAD = SUPPLY + COLOUR_COUNT * (MOST_SUPPLY + 1)
MOST_AHEAD = 12
TIE = AHEAD + (2 * MOST_AHEAD + 1) * (MOST_TURNS + 1)
TILE = TIE + 9
PLATFORMS = TILE + len(PLATFORM)
FEATURES = PLATFORMS + 4


@inline
def put(index: Ints, amount: Floats, count: int, feature: int) -> int:
    """Note a feature that is there."""
    index[count] = feature
    amount[count] = 1.0
    return count + 1


@kernel
def features(state: Record, seat: Seat, index: Ints, amount: Floats) -> int:
    """Everybody's cards, favor and honor, the stacks and the supply, the turn, and the seat's own tiles (LA-6)."""
    count = 0
    for other in range(state.players):
        count = seat_features(state, other, 0 if other == seat else BLOCK, index, amount, count)
    count = table_features(state, seat, index, amount, count)
    return race_features(state, seat, index, amount, count)


@inline
def turns_left(state: Record, seat: Seat) -> int:
    """How many tiles a seat will still place."""
    after = (seat - state.seat) % state.players
    drawn = (state.stack_size + state.players - 1 - after) // state.players
    return min(state.in_hand[seat] + drawn, MOST_TURNS)  # type: ignore[no-any-return]


@kernel
def seat_features(state: Record, seat: Seat, block: int, index: Ints, amount: Floats, count: int) -> int:
    """The cards, favor and honor of one seat, also by how many turns it has left."""
    cards = state.cards[seat]
    left = turns_left(state, seat)
    threes = 0
    dry = 0
    for colour in range(COLOUR_COUNT):
        held = cards[colour]
        if held > 0:
            count = put(index, amount, count, block + COUNTS + colour * 5 + min(held, 5) - 1)
        threes += held >= 3
        dry += held == 0 and state.supply[colour] == 0
    most, pairs, unique = tally(cards)
    count = put(index, amount, count, block + UNIQUE + unique * (MOST_TURNS + 1) + left)
    count = put(index, amount, count, block + PAIRED + pairs * (MOST_TURNS + 1) + left)
    count = put(index, amount, count, block + MOST + min(cards[most], 7) * (MOST_TURNS + 1) + left)
    count = put(index, amount, count, block + THREES + min(threes, 4))
    count = put(index, amount, count, block + HELD + min(state.held[seat], 16))
    count = put(index, amount, count, block + FAVOR + min(state.favor[seat], 7))
    count = put(index, amount, count, block + DRY + min(dry, 4))
    if cards[most] >= 4:
        count = put(index, amount, count, block + READY + next_value(state, FOUR_KIND))
    if pairs >= 3:
        count = put(index, amount, count, block + READY + MOST_VALUE + 1 + next_value(state, PAIRS_KIND))
    if unique == COLOUR_COUNT:
        count = put(index, amount, count, block + READY + 2 * (MOST_VALUE + 1) + next_value(state, SEVEN_KIND))
    index[count] = block + HONOR
    amount[count] = state.honor[seat] / 20
    return count + 1


@kernel
def table_features(state: Record, seat: Seat, index: Ints, amount: Floats, count: int) -> int:
    """Whose turn it is, the stacks, the supply, and the seat's own tiles."""
    turn = (state.seat - seat) % state.players
    count = put(index, amount, count, TURN + turn * len(STEPS) + state.step)
    count = put(index, amount, count, LEFT + turns_left(state, seat))
    for kind in range(len(KINDS)):
        count = put(index, amount, count, TOP + kind * (MOST_VALUE + 1) + next_value(state, kind))
    for colour in range(COLOUR_COUNT):
        count = put(index, amount, count, SUPPLY + colour * (MOST_SUPPLY + 1) + state.supply[colour])
    platforms = 0
    for slot in range(state.in_hand[seat]):
        tile = state.hand[seat, slot]
        count = put(index, amount, count, TILE + tile)
        platforms += PLATFORM[tile]
    return put(index, amount, count, PLATFORMS + platforms)


@kernel
def race_features(state: Record, seat: Seat, index: Ints, amount: Floats, count: int) -> int:
    """How far ahead of the best other the seat is, by turns left, and who would win a tie."""
    best = -1
    for other in range(state.players):
        if other != seat and (best < 0 or state.honor[other] > state.honor[best]):
            best = other
    ahead = max(-MOST_AHEAD, min(MOST_AHEAD, state.honor[seat] - state.honor[best]))
    count = put(index, amount, count, AHEAD + (ahead + MOST_AHEAD) * (MOST_TURNS + 1) + turns_left(state, seat))
    favor = sign(state.favor[seat] - state.favor[best])
    return put(index, amount, count, TIE + 3 * (favor + 1) + sign(state.held[seat] - state.held[best]) + 1)


@inline
def sign(number: int) -> int:
    """-1, 0 or 1."""
    return 1 if number > 0 else -1 if number < 0 else 0


@kernel
def sight(state: Record) -> int:
    """LA-6.2: the tiles in the hand of the seat to move, in its order, by which placements name them."""
    tiles = 0
    for slot in range(state.in_hand[state.seat]):
        tiles = tiles * len(PLATFORM) + state.hand[state.seat, slot]
    return tiles


@kernel
def is_twin(state: Record, action: Action) -> bool:
    """Whether the tile looks the same after half a turn, so that a lower number does the same."""
    if action < PLACE:
        return False
    way = (action - PLACE) % WAYS
    tile = state.hand[state.seat, way // 4]
    return way % 4 >= 2 and SIDE[tile, 0, 0] == SIDE[tile, 0, 2] and SIDE[tile, 0, 1] == SIDE[tile, 0, 3]


@kernel
def likeness(state: Record, action: Action) -> int:
    """LA-4: where a tile is placed tells by which of its sides match, and by the platforms they match, nothing else."""
    if action < PLACE:
        return UNLIKE
    way = (action - PLACE) % WAYS
    tile = state.hand[state.seat, way // 4]
    touching = state.touching[(action - PLACE) // WAYS]
    matched, platforms = 0, 0
    for direction in range(4):
        neighbour = touching >> (4 * direction) & 15
        if neighbour & 7 == SIDE[tile, way % 4, direction] + 1:
            matched |= 1 << direction
            platforms += neighbour >> 3
    return (way * 16 + matched) * 5 + platforms
