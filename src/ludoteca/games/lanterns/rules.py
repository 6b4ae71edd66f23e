"""What the actions of Lanterns do, in the order of the rulebook: a turn (LA-3), a placement (LA-4), the end (LA-5)."""

from __future__ import annotations

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.kernels import note
from ludoteca.core.types import Action, Ints, Record
from ludoteca.games.lanterns.events import (
    DEDICATION,
    DISCARDED,
    DREW,
    END,
    EXCHANGE_GAVE,
    EXCHANGE_TOOK,
    FAVOR_NEIGHBOUR,
    FAVOR_TILE,
    FINAL_TURNS,
    MATCH_CARD,
    MATCH_MISSED,
    ORIENTATION_CARD,
    ORIENTATION_MISSED,
    PAID,
    PASSED,
    PLACED,
    RETURNED,
)
from ludoteca.games.lanterns.facts import COLOUR_COUNT, EXCHANGE_COST, HAND
from ludoteca.games.lanterns.lake import lay
from ludoteca.games.lanterns.legality import is_final
from ludoteca.games.lanterns.state import (
    ACTIVE,
    DEDICATED,
    DISCARD,
    DISCARDING,
    EXCHANGED,
    FOUR,
    PAIR_COLOURS,
    PASS,
    PLACE,
    PLATFORM,
    SEVEN,
    SIDE,
    THREE_PAIRS,
    TOKEN_VALUE,
    TURN,
    WAYS,
)
from ludoteca.games.lanterns.supply import return_cards, take_card, take_token

FOUR_KIND, PAIRS_KIND, SEVEN_KIND = range(3)


# LA-3 A turn


@inline
def apply(state: Record, action: Action, events: Ints) -> None:
    """LA-3: one decision of a turn: exchange, dedication, discard, placement, or the end of a final turn."""
    state.ply += 1
    if action >= PLACE:
        place_tile(state, (action - PLACE) // WAYS, (action - PLACE) % WAYS, events)
    elif action < FOUR:
        exchange(state, action // COLOUR_COUNT, action % COLOUR_COUNT, events)
    elif action < DISCARD:
        dedicate(state, action, events)
    elif action < PASS:
        discard(state, action - DISCARD, events)
    else:
        note(events, PASSED, state.seat, 0, 0, 0)
        end_final_turn(state, events)


@kernel
def exchange(state: Record, given: int, taken: int, events: Ints) -> None:
    """LA-3.1: pay 2 favor, return a card, take another color."""
    state.favor[state.seat] -= EXCHANGE_COST
    note(events, PAID, state.seat, 0, 0, EXCHANGE_COST)
    return_cards(state, given, 1)
    note(events, EXCHANGE_GAVE, state.seat, given, 0, 1)
    take_card(state, state.seat, taken)
    note(events, EXCHANGE_TOOK, state.seat, taken, 0, 1)
    state.step = EXCHANGED


@inline
def next_value(state: Record, kind: int) -> int:
    """LA-3.2: the value on top of a dedication stack; LA-3.3: an exhausted one keeps paying 4."""
    return TOKEN_VALUE[state.players, kind, state.dedicated[kind]]  # type: ignore[no-any-return]


@kernel
def dedicate(state: Record, action: Action, events: Ints) -> None:
    """LA-3.2: return the set and take the top token of its stack."""
    kind = FOUR_KIND if action < THREE_PAIRS else PAIRS_KIND if action < SEVEN else SEVEN_KIND
    return_set(state, action, events)
    value = next_value(state, kind)
    take_token(state, state.seat, kind, value)
    note(events, DEDICATION, state.seat, kind, 0, value)
    state.step = DEDICATED
    if is_final(state):
        end_final_turn(state, events)


@kernel
def return_set(state: Record, action: Action, events: Ints) -> None:
    """LA-3.2: give the cards of a set back to the supply."""
    if action < THREE_PAIRS:
        return_cards(state, action - FOUR, 4)
        note(events, RETURNED, state.seat, action - FOUR, 0, 4)
    elif action < SEVEN:
        for i in range(3):
            colour = PAIR_COLOURS[action - THREE_PAIRS, i]
            return_cards(state, colour, 2)
            note(events, RETURNED, state.seat, colour, 0, 2)
    else:
        for colour in range(COLOUR_COUNT):
            return_cards(state, colour, 1)
            note(events, RETURNED, state.seat, colour, 0, 1)


@kernel
def discard(state: Record, colour: int, events: Ints) -> None:
    """LA-3.4: one card goes back; at 12 the placement follows. LA-3.7: nothing else does."""
    return_cards(state, colour, 1)
    note(events, DISCARDED, state.seat, colour, 0, 1)
    state.step = DISCARDING


# LA-4 What a placement gives


@inline
def place_tile(state: Record, place: int, way: int, events: Ints) -> None:
    """LA-3.5: a tile of the hand on an open place; then LA-4 in its order, and the next seat's turn."""
    tile = state.hand[state.seat, way // 4]
    rotation = way % 4
    note(events, PLACED, state.seat, tile, place, rotation)
    take_from_hand(state, way // 4)
    match_bonus(state, place, tile, rotation, events)
    orientation(state, place, tile, rotation, events)
    lay(state, place, tile, rotation)
    draw_tile(state, events)
    state.step = TURN
    state.seat = state.seat + 1 if state.seat + 1 < state.players else 0
    if is_final(state):
        note(events, FINAL_TURNS, state.seat, 0, 0, 0)


@inline
def take_from_hand(state: Record, slot: int) -> None:
    """Remove a tile from the hand of the seat to move, closing the gap."""
    hand = state.hand[state.seat]
    for i in range(slot, HAND - 1):
        hand[i] = hand[i + 1]
    hand[HAND - 1] = 0
    state.in_hand[state.seat] -= 1


@inline
def match_bonus(state: Record, place: int, tile: int, rotation: int, events: Ints) -> None:
    """LA-4.1: a card for every matched side; LA-4.2: favor for platforms on matched tiles, the new one once."""
    matched = False
    for direction in range(4):
        neighbour = state.touching[place] >> (4 * direction) & 15
        colour = SIDE[tile, rotation, direction]
        if neighbour & 7 == colour + 1:
            matched = True
            taken = take_card(state, state.seat, colour)
            note(events, MATCH_CARD if taken else MATCH_MISSED, state.seat, colour, place * 4 + direction, 1)
    if matched:
        favor_bonus(state, place, tile, rotation, events)


@kernel
def favor_bonus(state: Record, place: int, tile: int, rotation: int, events: Ints) -> None:
    """LA-4.2: 1 favor if the new tile, which matched, has a platform, and 1 for each matched neighbor that has one."""
    if PLATFORM[tile]:
        state.favor[state.seat] += 1
        note(events, FAVOR_TILE, state.seat, 0, place * 4, 1)
    for direction in range(4):
        neighbour = state.touching[place] >> (4 * direction) & 15
        if neighbour == SIDE[tile, rotation, direction] + 9:
            state.favor[state.seat] += 1
            note(events, FAVOR_NEIGHBOUR, state.seat, 0, place * 4 + direction, 1)


@inline
def orientation(state: Record, place: int, tile: int, rotation: int, events: Ints) -> None:
    """LA-4.3: everybody takes the color they face, the active player first; LA-4.5: or the start player first.

    LA-4.4: a color that is out gives nothing.
    """
    seat = state.seat if state.dealing == ACTIVE else state.first
    for _ in range(state.players):
        direction = state.side[seat]
        colour = SIDE[tile, rotation, direction]
        taken = take_card(state, seat, colour)
        note(events, ORIENTATION_CARD if taken else ORIENTATION_MISSED, seat, colour, place * 4 + direction, 1)
        seat = seat + 1 if seat + 1 < state.players else 0


@inline
def draw_tile(state: Record, events: Ints) -> None:
    """LA-4.6: the active player draws one tile, if the stack has one."""
    if state.stack_size > 0:
        state.stack_size -= 1
        tile = state.stack[state.stack_size]
        state.stack[state.stack_size] = 0
        state.hand[state.seat, state.in_hand[state.seat]] = tile
        state.in_hand[state.seat] += 1
        note(events, DREW, state.seat, tile, 0, 1)


# LA-5 End


@kernel
def end_final_turn(state: Record, events: Ints) -> None:
    """LA-5.1: each player in turn order takes one final turn; LA-5.3: it ends with a dedication or a pass."""
    state.finals += 1
    state.step = TURN
    state.seat = state.seat + 1 if state.seat + 1 < state.players else 0
    if state.finals == state.players:
        state.over = 1
        note(events, END, -1, 0, 0, 0)
