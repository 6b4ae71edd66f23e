"""Set-up (LA-2), and dealing again what a seat does not know (LA-6)."""

from __future__ import annotations

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.luck import below, branch, shuffle
from ludoteca.core.types import Ints, Record, Seat
from ludoteca.core.writers import EVERYBODY
from ludoteca.games.lanterns.facts import COLOUR_COUNT, HAND, LAKE_TILES
from ludoteca.games.lanterns.lake import lay, open_place
from ludoteca.games.lanterns.state import (
    CARDS,
    SIDE,
    STACK_TILES,
    START_ROTATION,
    TAKEN_SIDE,
)
from ludoteca.games.lanterns.supply import take_card

ALL_TILES = len(LAKE_TILES)


@kernel
def setup(state: Record, players: int, options: Ints) -> None:
    """LA-2.1: a random player faces red; LA-2.7: that player starts."""
    state.players = players
    state.dealing = options[0]
    state.seating = options[1]
    state.first = below(state.luck, players)
    state.seat = state.first
    seat_players(state)
    lay(state, open_place(state, 0, 0), 0, START_ROTATION)
    deal_tiles(state)
    deal_cards(state)


@kernel
def seat_players(state: Record) -> None:
    """LA-2.2: on different sides, clockwise from red; the seating says which sides stay empty."""
    for turn in range(state.players):
        state.side[(state.first + turn) % state.players] = TAKEN_SIDE[state.players, state.seating, turn]


@kernel
def deal_tiles(state: Record) -> None:
    """LA-2.3: 3 tiles for each player, 16, 18 or 20 in the draw stack; the rest leave the game unseen."""
    for seat in range(state.players):
        state.in_hand[seat] = HAND
    state.stack_size = STACK_TILES[state.players]
    redeal(state, state.luck, -1)


@inline
def keeps(keeper: Seat, seat: Seat) -> bool:
    """Whether a seat keeps its hand when tiles are dealt again."""
    return keeper in (seat, EVERYBODY)


@kernel
def redeal(state: Record, luck: Ints, keeper: Seat) -> None:
    """LA-2.3: shuffle the tiles that lie neither in the lake nor in the keeper's hand; deal hands and draw stack.

    The pack is shuffled where the draw stack lies: its first part stays there, the next tiles are dealt, and what is
    left over leaves the game.
    """
    pack = state.stack
    count = gather(state, keeper, pack)
    dealt = state.stack_size
    wanted = state.stack_size
    for seat in range(state.players):
        wanted += 0 if keeps(keeper, seat) else state.in_hand[seat]
    shuffle(luck, pack, count, wanted)
    for seat in range(state.players):
        if not keeps(keeper, seat):
            for slot in range(state.in_hand[seat]):
                state.hand[seat, slot] = pack[dealt]
                dealt += 1
    for i in range(state.stack_size, count):
        pack[i] = 0


@kernel
def gather(state: Record, keeper: Seat, pack: Ints) -> int:
    """LA-6.2: put together all tiles that the keeper has not seen, and count them."""
    seen = 0
    for i in range(1, state.tiles):
        seen |= 1 << ((state.laid[state.lake[i]] - 1) >> 2)
    for seat in range(state.players):
        if keeps(keeper, seat):
            for slot in range(state.in_hand[seat]):
                seen |= 1 << state.hand[seat, slot]
    count = 0
    for tile in range(1, ALL_TILES + 1):
        if not seen >> tile & 1:
            pack[count] = tile
            count += 1
    return count


@kernel
def deal_cards(state: Record) -> None:
    """LA-2.4: 5, 7 or 8 cards of each color; LA-2.6: each player takes the color they face; LA-2.8: but no favor."""
    for colour in range(COLOUR_COUNT):
        state.supply[colour] = CARDS[state.players]
    for seat in range(state.players):
        take_card(state, seat, SIDE[0, START_ROTATION, state.side[seat]])


@kernel
def resample(state: Record, seat: Seat, luck: Ints) -> None:
    """LA-6.2: deal the others' hands and the draw stack again from the tiles the seat has not seen."""
    branch(luck, state.luck)
    redeal(state, luck, seat)


@kernel
def reshuffle(state: Record, luck: Ints) -> None:
    """LA-6.2: shuffle the draw stack again, with the tiles that left the game unseen; all hands stay."""
    branch(luck, state.luck)
    redeal(state, luck, EVERYBODY)
