"""What may be done in a turn (LA-3): one decision at a time, in the order of the rulebook."""

from __future__ import annotations

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.types import Action, Ints, Record
from ludoteca.games.lanterns.facts import CARD_LIMIT, COLOUR_COUNT, EXCHANGE_COST
from ludoteca.games.lanterns.state import (
    ACTION_COUNT,
    DEDICATED,
    DISCARD,
    DISCARDING,
    EXCHANGE,
    EXCHANGED,
    FOUR,
    PAIR_COLOURS,
    PASS,
    PLACE,
    SEVEN,
    THREE_PAIRS,
    TURN,
    WAYS,
)

# Why an action is not legal.
LEGAL = 0
IS_OVER = 1
NO_SUCH_ACTION = 2
ALREADY_EXCHANGED = 3
EXCHANGE_TOO_LATE = 4
NO_FAVOR = 5
NOT_HELD = 6
SAME_COLOUR = 7
NOT_IN_SUPPLY = 8
ALREADY_DEDICATED = 9
DEDICATION_TOO_LATE = 10
NO_SET = 11
NO_NEED_TO_DISCARD = 12
DISCARD_NOT_HELD = 13
MUST_PLACE = 14
TOO_MANY_CARDS = 15
NO_TILE = 16
NOT_OPEN = 17
NO_MORE_TILES = 18


@inline
def is_final(state: Record) -> bool:
    """LA-5.1: whether the last tile has been placed."""
    return state.in_hand[state.seat] == 0  # type: ignore[no-any-return]


@kernel
def why_illegal(state: Record, action: Action) -> int:
    """LA-3.6, LA-5.1: what may be done now; 0 if this action may."""
    if state.over:
        return IS_OVER
    if action < 0 or action >= ACTION_COUNT:
        return NO_SUCH_ACTION
    if action < FOUR:
        return why_no_exchange(state, action // COLOUR_COUNT, action % COLOUR_COUNT)
    if action < DISCARD:
        return why_no_dedication(state, action)
    if action < PASS:
        return why_no_discard(state, action - DISCARD)
    if action == PASS:
        return LEGAL if is_final(state) else MUST_PLACE
    return why_no_placement(state, (action - PLACE) // WAYS, (action - PLACE) % WAYS // 4)


@kernel
def why_no_exchange(state: Record, given: int, taken: int) -> int:
    """LA-3.1: for 2 favor, one of the player's cards for another color in the supply; LA-3.6: once, in this order."""
    if state.step == EXCHANGED:
        return ALREADY_EXCHANGED
    if state.step != TURN:
        return EXCHANGE_TOO_LATE
    if state.favor[state.seat] < EXCHANGE_COST:
        return NO_FAVOR
    if state.cards[state.seat, given] == 0:
        return NOT_HELD
    if given == taken:
        return SAME_COLOUR
    return LEGAL if state.supply[taken] > 0 else NOT_IN_SUPPLY


@kernel
def why_no_dedication(state: Record, action: Action) -> int:
    """LA-3.2: a set of four of a kind, three pairs or seven unique; LA-3.6: once; LA-3.7: not after a discard."""
    if state.step == DEDICATED:
        return ALREADY_DEDICATED
    if state.step == DISCARDING:
        return DEDICATION_TOO_LATE
    return LEGAL if has_set(state.cards[state.seat], action) else NO_SET


@inline
def has_set(cards: Ints, action: Action) -> bool:
    """LA-3.2: whether the cards contain the set that the action names."""
    if action < THREE_PAIRS:
        return cards[action - FOUR] >= 4  # type: ignore[no-any-return]
    if action < SEVEN:
        for i in range(3):
            if cards[PAIR_COLOURS[action - THREE_PAIRS, i]] < 2:
                return False
        return True
    for colour in range(COLOUR_COUNT):
        if cards[colour] == 0:
            return False
    return True


@kernel
def why_no_discard(state: Record, colour: int) -> int:
    """LA-3.4: only above 12 cards, and before placing a tile."""
    if state.held[state.seat] <= CARD_LIMIT or is_final(state):
        return NO_NEED_TO_DISCARD
    return LEGAL if state.cards[state.seat, colour] > 0 else DISCARD_NOT_HELD


@kernel
def why_no_placement(state: Record, place: int, slot: int) -> int:
    """LA-3.4: not above 12 cards; LA-3.5: a tile of the hand, beside a tile already there."""
    if is_final(state):
        return NO_MORE_TILES
    if state.held[state.seat] > CARD_LIMIT:
        return TOO_MANY_CARDS
    if slot >= state.in_hand[state.seat]:
        return NO_TILE
    return LEGAL if place < state.places and state.laid[place] == 0 else NOT_OPEN


@inline
def legal(state: Record, actions: Ints) -> int:
    """LA-3.6: list what may still be done in this turn: exchange, dedication, discard or placement, final pass."""
    if state.over:
        return 0
    count = 0
    if state.step == TURN and state.favor[state.seat] >= EXCHANGE_COST:
        count = list_exchanges(state, actions, count)
    if state.step <= EXCHANGED:
        count = list_dedications(state.cards[state.seat], actions, count)
    if is_final(state):
        actions[count] = PASS
        return count + 1
    if state.held[state.seat] > CARD_LIMIT:
        return list_discards(state, actions, count)
    return list_placements(state, actions, count)


@kernel
def list_exchanges(state: Record, actions: Ints, count: int) -> int:
    """LA-3.1: list every card held with every other color in the supply."""
    for given in range(COLOUR_COUNT):
        if state.cards[state.seat, given] > 0:
            for taken in range(COLOUR_COUNT):
                if taken != given and state.supply[taken] > 0:
                    actions[count] = EXCHANGE + given * COLOUR_COUNT + taken
                    count += 1
    return count


@inline
def list_dedications(cards: Ints, actions: Ints, count: int) -> int:
    """LA-3.2: list the sets held."""
    most, pairs, unique = tally(cards)
    if cards[most] >= 4:
        for colour in range(COLOUR_COUNT):
            if cards[colour] >= 4:
                actions[count] = FOUR + colour
                count += 1
    if pairs >= 3:
        for action in range(THREE_PAIRS, SEVEN):
            if has_set(cards, action):
                actions[count] = action
                count += 1
    if unique == COLOUR_COUNT:
        actions[count] = SEVEN
        count += 1
    return count


@inline
def tally(cards: Ints) -> tuple[int, int, int]:
    """The color of which there are most cards, the number of colors held twice, and of those held at all."""
    most = 0
    pairs = 0
    unique = 0
    for colour in range(COLOUR_COUNT):
        unique += cards[colour] >= 1
        pairs += cards[colour] >= 2
        if cards[colour] > cards[most]:
            most = colour
    return most, pairs, unique


@kernel
def list_discards(state: Record, actions: Ints, count: int) -> int:
    """LA-3.4: list the colors held."""
    for colour in range(COLOUR_COUNT):
        if state.cards[state.seat, colour] > 0:
            actions[count] = DISCARD + colour
            count += 1
    return count


@inline
def list_placements(state: Record, actions: Ints, count: int) -> int:
    """LA-3.5: list every tile of the hand, in any rotation, on every open place.

    All twelve ways of a full hand are written each time and only those of the real hand are kept: a loop of fixed
    length is three times quicker.
    """
    ways = 4 * state.in_hand[state.seat]
    for place in range(1, state.places):
        if state.laid[place] == 0:
            row = actions[count : count + WAYS]
            for way in range(WAYS):
                row[way] = PLACE + place * WAYS + way
            count += ways
    return count
