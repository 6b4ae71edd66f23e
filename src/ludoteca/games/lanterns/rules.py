"""The rules of Lanterns over its record, in the order of the rulebook."""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import inlined, kernel
from ludoteca.core.kernels import note
from ludoteca.core.luck import below, branch, shuffle
from ludoteca.core.types import Action, Ints, Record, Seat
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
from ludoteca.games.lanterns.facts import CARD_LIMIT, COLOUR_COUNT, EXCHANGE_COST, HAND, LAKE_TILES
from ludoteca.games.lanterns.state import (
    ACTION_COUNT,
    ACTIVE,
    ADJACENT,
    DEDICATED,
    DISCARD,
    DISCARDING,
    EDGE,
    EXCHANGE,
    EXCHANGED,
    FOUR,
    PAIR_COLOURS,
    PASS,
    PLACE,
    PLATFORM,
    SEVEN,
    SIDE,
    SOUTH,
    START_ROTATION,
    STEP_X,
    STEP_Y,
    THREE_PAIRS,
    TOKEN_VALUE,
    TURN,
    WAYS,
)

ALL_TILES = len(LAKE_TILES)

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

FOUR_KIND, PAIRS_KIND, SEVEN_KIND = range(3)


# LA-2 Set-up


@kernel
def setup(state: Record, players: int, options: Ints) -> None:
    """LA-2.1: who faces red is random; LA-2.7: that player starts."""
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
    """LA-2.2: from red clockwise; two players sit opposite each other unless the table asks for adjacent sides."""
    apart = 2 if state.players == 2 and state.seating != ADJACENT else 1
    for turn in range(state.players):
        state.side[(state.first + turn) % state.players] = (SOUTH + turn * apart) % 4


@kernel
def deal_tiles(state: Record) -> None:
    """LA-2.3: 3 tiles for each player, 16, 18 or 20 in the draw stack; the rest leave the game unseen."""
    for seat in range(state.players):
        state.in_hand[seat] = HAND
    state.stack_size = 12 + 2 * state.players
    redeal(state, state.luck, -1)


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
        wanted += state.in_hand[seat] if seat != keeper else 0
    shuffle(luck, pack, count, wanted)
    for seat in range(state.players):
        if seat != keeper:
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
    if keeper >= 0:
        for slot in range(state.in_hand[keeper]):
            seen |= 1 << state.hand[keeper, slot]
    count = 0
    for tile in range(1, ALL_TILES + 1):
        if not seen >> tile & 1:
            pack[count] = tile
            count += 1
    return count


@kernel
def deal_cards(state: Record) -> None:
    """LA-2.4: 5, 7 or 8 cards of each colour; LA-2.6: each player takes the colour they face."""
    for colour in range(COLOUR_COUNT):
        state.supply[colour] = 5 if state.players == 2 else 4 + state.players
    for seat in range(state.players):
        take_card(state, seat, SIDE[0, START_ROTATION, state.side[seat]])


# LA-3 A turn


@inlined
def take_card(state: Record, seat: Seat, colour: int) -> bool:
    """LA-4.4: take a card from the supply, if it has one of that colour."""
    if state.supply[colour] == 0:
        return False
    state.supply[colour] -= 1
    state.cards[seat, colour] += 1
    state.held[seat] += 1
    return True


@kernel
def return_cards(state: Record, colour: int, count: int) -> None:
    """Give cards of the seat to move back to the supply."""
    state.supply[colour] += count
    state.cards[state.seat, colour] -= count
    state.held[state.seat] -= count


@inlined
def is_final(state: Record) -> bool:
    """LA-5.1: whether the last tile has been placed."""
    return state.in_hand[state.seat] == 0  # type: ignore[no-any-return]


@kernel
def why_no_exchange(state: Record, given: int, taken: int) -> int:
    """LA-3.1: once, for 2 favor, a card of one's own against another colour in the supply; LA-3.6: in this order."""
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


@inlined
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


@inlined
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
    """LA-3.1: list every card held against every other colour in the supply."""
    for given in range(COLOUR_COUNT):
        if state.cards[state.seat, given] > 0:
            for taken in range(COLOUR_COUNT):
                if taken != given and state.supply[taken] > 0:
                    actions[count] = EXCHANGE + given * COLOUR_COUNT + taken
                    count += 1
    return count


@inlined
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


@kernel
def list_discards(state: Record, actions: Ints, count: int) -> int:
    """LA-3.4: list the colours held."""
    for colour in range(COLOUR_COUNT):
        if state.cards[state.seat, colour] > 0:
            actions[count] = DISCARD + colour
            count += 1
    return count


@inlined
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


@inlined
def quick(state: Record, luck: Ints) -> Action:
    """Dedicate the set worth most, discard from the largest pile, place at random; never exchange."""
    if state.step <= EXCHANGED:
        action = best_dedication(state)
        if action >= 0:
            return action
    if is_final(state):
        return PASS
    if state.held[state.seat] > CARD_LIMIT:
        return DISCARD + tally(state.cards[state.seat])[0]
    place = below(luck, state.places)
    while state.laid[place]:
        place = below(luck, state.places)
    return PLACE + place * WAYS + below(luck, 4 * state.in_hand[state.seat])


@inlined
def best_dedication(state: Record) -> Action:
    """The dedication worth most now, or -1 if there is none."""
    cards = state.cards[state.seat]
    best = -1
    worth = 0
    most, pairs, unique = tally(cards)
    if unique == COLOUR_COUNT:
        best = SEVEN
        worth = next_value(state, SEVEN_KIND)
    if pairs >= 3 and next_value(state, PAIRS_KIND) > worth:
        best = first_pairs(cards)
        worth = next_value(state, PAIRS_KIND)
    if cards[most] >= 4 and next_value(state, FOUR_KIND) > worth:
        best = FOUR + most
    return best


@inlined
def tally(cards: Ints) -> tuple[int, int, int]:
    """The colour of which there are most cards, the number of colours held twice, and of those held at all."""
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
def first_pairs(cards: Ints) -> Action:
    """The first dedication of three pairs that these cards allow."""
    action = THREE_PAIRS
    while not has_set(cards, action):
        action += 1
    return action


@inlined
def apply(state: Record, action: Action, journal: Ints) -> None:
    """LA-3: one decision of a turn: exchange, dedication, discard, placement, or the end of a final turn."""
    state.ply += 1
    if action >= PLACE:
        place_tile(state, (action - PLACE) // WAYS, (action - PLACE) % WAYS, journal)
    elif action < FOUR:
        exchange(state, action // COLOUR_COUNT, action % COLOUR_COUNT, journal)
    elif action < DISCARD:
        dedicate(state, action, journal)
    elif action < PASS:
        discard(state, action - DISCARD, journal)
    else:
        note(journal, PASSED, state.seat, 0, 0, 0)
        end_final_turn(state, journal)


@kernel
def exchange(state: Record, given: int, taken: int, journal: Ints) -> None:
    """LA-3.1: pay 2 favor, return a card, take another colour."""
    state.favor[state.seat] -= EXCHANGE_COST
    note(journal, PAID, state.seat, 0, 0, EXCHANGE_COST)
    return_cards(state, given, 1)
    note(journal, EXCHANGE_GAVE, state.seat, given, 0, 1)
    take_card(state, state.seat, taken)
    note(journal, EXCHANGE_TOOK, state.seat, taken, 0, 1)
    state.step = EXCHANGED


@inlined
def next_value(state: Record, kind: int) -> int:
    """LA-3.2: the value on top of a dedication stack; LA-3.3: an exhausted one keeps paying 4."""
    return TOKEN_VALUE[state.players, kind, state.dedicated[kind]]  # type: ignore[no-any-return]


@kernel
def dedicate(state: Record, action: Action, journal: Ints) -> None:
    """LA-3.2: return the set and take the top token of its stack."""
    kind = FOUR_KIND if action < THREE_PAIRS else PAIRS_KIND if action < SEVEN else SEVEN_KIND
    return_set(state, action, journal)
    value = next_value(state, kind)
    state.honor[state.seat] += value
    state.dedicated[kind] += 1
    state.token[state.tokens] = (state.seat * 3 + kind) * 16 + value
    state.tokens += 1
    note(journal, DEDICATION, state.seat, kind, 0, value)
    state.step = DEDICATED
    if is_final(state):
        end_final_turn(state, journal)


@kernel
def return_set(state: Record, action: Action, journal: Ints) -> None:
    """LA-3.2: give the cards of a set back to the supply."""
    if action < THREE_PAIRS:
        return_cards(state, action - FOUR, 4)
        note(journal, RETURNED, state.seat, action - FOUR, 0, 4)
    elif action < SEVEN:
        for i in range(3):
            colour = PAIR_COLOURS[action - THREE_PAIRS, i]
            return_cards(state, colour, 2)
            note(journal, RETURNED, state.seat, colour, 0, 2)
    else:
        for colour in range(COLOUR_COUNT):
            return_cards(state, colour, 1)
            note(journal, RETURNED, state.seat, colour, 0, 1)


@kernel
def discard(state: Record, colour: int, journal: Ints) -> None:
    """LA-3.4: one card goes back; at 12 the placement follows. LA-3.7: nothing else does."""
    return_cards(state, colour, 1)
    note(journal, DISCARDED, state.seat, colour, 0, 1)
    state.step = DISCARDING


# LA-4 What a placement gives


@inlined
def place_tile(state: Record, place: int, way: int, journal: Ints) -> None:
    """LA-3.5: a tile of the hand on an open place; then LA-4 in its order, and the next seat's turn."""
    tile = state.hand[state.seat, way // 4]
    rotation = way % 4
    note(journal, PLACED, state.seat, tile, place, rotation)
    take_from_hand(state, way // 4)
    match_bonus(state, place, tile, rotation, journal)
    orientation(state, place, tile, rotation, journal)
    lay(state, place, tile, rotation)
    draw_tile(state, journal)
    state.step = TURN
    state.seat = state.seat + 1 if state.seat + 1 < state.players else 0
    if is_final(state):
        note(journal, FINAL_TURNS, state.seat, 0, 0, 0)


@inlined
def take_from_hand(state: Record, slot: int) -> None:
    """Remove a tile from the hand of the seat to move, closing the gap."""
    hand = state.hand[state.seat]
    for i in range(slot, HAND - 1):
        hand[i] = hand[i + 1]
    hand[HAND - 1] = 0
    state.in_hand[state.seat] -= 1


@inlined
def match_bonus(state: Record, place: int, tile: int, rotation: int, journal: Ints) -> None:
    """LA-4.1: a card for every matched side; LA-4.2: favor for platforms on matched tiles, the new one once."""
    matched = False
    for direction in range(4):
        neighbour = state.touching[place] >> (4 * direction) & 15
        colour = SIDE[tile, rotation, direction]
        if neighbour & 7 == colour + 1:
            matched = True
            taken = take_card(state, state.seat, colour)
            note(journal, MATCH_CARD if taken else MATCH_MISSED, state.seat, colour, place * 4 + direction, 1)
    if matched:
        favor_bonus(state, place, tile, rotation, journal)


@kernel
def favor_bonus(state: Record, place: int, tile: int, rotation: int, journal: Ints) -> None:
    """LA-4.2: 1 favor if the new tile, which matched, has a platform, and 1 for each matched neighbour that has one."""
    if PLATFORM[tile]:
        state.favor[state.seat] += 1
        note(journal, FAVOR_TILE, state.seat, 0, place * 4, 1)
    for direction in range(4):
        neighbour = state.touching[place] >> (4 * direction) & 15
        if neighbour == SIDE[tile, rotation, direction] + 9:
            state.favor[state.seat] += 1
            note(journal, FAVOR_NEIGHBOUR, state.seat, 0, place * 4 + direction, 1)


@inlined
def orientation(state: Record, place: int, tile: int, rotation: int, journal: Ints) -> None:
    """LA-4.3: everybody takes the colour they face, the active player first; LA-4.5: or the start player first.

    LA-4.4: a colour that is out gives nothing.
    """
    seat = state.seat if state.dealing == ACTIVE else state.first
    for _ in range(state.players):
        direction = state.side[seat]
        colour = SIDE[tile, rotation, direction]
        taken = take_card(state, seat, colour)
        note(journal, ORIENTATION_CARD if taken else ORIENTATION_MISSED, seat, colour, place * 4 + direction, 1)
        seat = seat + 1 if seat + 1 < state.players else 0


@inlined
def draw_tile(state: Record, journal: Ints) -> None:
    """LA-4.6: the active player draws one tile, if the stack has one."""
    if state.stack_size > 0:
        state.stack_size -= 1
        tile = state.stack[state.stack_size]
        state.stack[state.stack_size] = 0
        state.hand[state.seat, state.in_hand[state.seat]] = tile
        state.in_hand[state.seat] += 1
        note(journal, DREW, state.seat, tile, 0, 1)


@inlined
def lay(state: Record, place: int, tile: int, rotation: int) -> None:
    """LA-3.5: put a tile into the lake, tell its neighbours what touches them, and open the places around it."""
    state.laid[place] = 1 + 4 * tile + rotation
    state.lake[state.tiles] = place
    state.tiles += 1
    for direction in range(4):
        beside = open_place(state, state.x[place] + STEP_X[direction], state.y[place] + STEP_Y[direction])
        side = SIDE[tile, rotation, direction] + 1 + 8 * PLATFORM[tile]
        state.touching[beside] |= side << (4 * ((direction + 2) % 4))


@inlined
def around(coordinate: int) -> int:
    """Where a coordinate lies on the torus; none is farther from the start tile than its edge is long."""
    return coordinate + EDGE if coordinate < 0 else coordinate


@inlined
def open_place(state: Record, x: int, y: int) -> int:
    """Number of the place at these coordinates; a cell that never touched the lake gets the next number."""
    cell = around(y) * EDGE + around(x)
    known: int = np.int64(state.ground[cell])  # type: ignore[assignment]
    if known:
        return known - 1
    place = state.places
    state.x[place] = x
    state.y[place] = y
    state.places += 1
    state.ground[cell] = state.places
    return place  # type: ignore[no-any-return]


# LA-5 End


@kernel
def end_final_turn(state: Record, journal: Ints) -> None:
    """LA-5.1: each player in turn order takes one final turn; LA-5.3: it ends with a dedication or a pass."""
    state.finals += 1
    state.step = TURN
    state.seat = state.seat + 1 if state.seat + 1 < state.players else 0
    if state.finals == state.players:
        state.over = 1
        note(journal, END, -1, 0, 0, 0)


# LA-6 What is secret


@kernel
def resample(state: Record, seat: Seat, luck: Ints) -> None:
    """LA-6.2: deal the others' hands and the draw stack anew from the tiles the seat has not seen."""
    branch(luck, state.luck)
    redeal(state, luck, seat)
