"""The rules of My Shelfie over its record, in the order of the rulebook."""

from __future__ import annotations

from ludoteca.core.compiled import inline, kernel, lowest, popcount
from ludoteca.core.kernels import note
from ludoteca.core.luck import below, branch
from ludoteca.core.types import Action, Floats, Ints, Record, Seat
from ludoteca.games.shelfie.events import COMMON_GOAL, END, END_TOKEN_TAKEN, INSERTED, REFILLED, RETURNED
from ludoteca.games.shelfie.facts import (
    COMMON_GOALS,
    END_TOKEN,
    ITEM_COUNT,
    PERSONAL_GOALS,
    SHELF_COLUMNS,
    SHELF_ROWS,
    TILES_PER_ITEM,
)
from ludoteca.games.shelfie.goals import goal_met
from ludoteca.games.shelfie.state import (
    ACTION_COUNT,
    BELOW,
    COLUMN_BITS,
    ENGLISH,
    FIRST_TAKE,
    IN_PLAY,
    NEIGHBOURS,
    NOBODY,
    RIGHT,
    TAKE_CELLS,
    TAKE_SIZE,
    TOKEN_WORTH,
    WALLS,
)

# Why an action is not legal.
LEGAL, IS_OVER, NO_SUCH_ACTION, NO_TILE, WALLED_IN, TOO_MANY, NO_ROOM, ONE_TO_THREE, NOT_A_LINE = range(9)

DEALS = 1000
"""How often cards are dealt by beliefs before they are dealt evenly: beliefs may leave no possible deal."""
CHANCE_STEPS = 1 << 24


# SH-2 Set-up


@kernel
def setup(state: Record, players: int, options: Ints) -> None:
    """SH-2.4: a random first player; then the goals and the tiles."""
    state.players = players
    state.rulebook = options[0]
    state.first_game = options[1]
    state.goals = 2 - options[1]
    state.end_token = NOBODY
    draw_common_goals(state)
    deal_personal_goals(state, state.luck, NOBODY)
    state.first = below(state.luck, players)
    state.seat = state.first
    for item in range(ITEM_COUNT):
        state.bag[item] = TILES_PER_ITEM
    fill(state, IN_PLAY[players])


@kernel
def draw_common_goals(state: Record) -> None:
    """SH-2.1: two common goals are drawn, or one in a first game."""
    cards = (1 << len(COMMON_GOALS)) - 1
    for goal in range(state.goals):
        card = random_bit(state.luck, cards)
        cards ^= 1 << card
        state.common[goal] = card + 1


@kernel
def deal_personal_goals(state: Record, luck: Ints, keeper: Seat) -> None:
    """SH-2.3: every player gets a personal goal, all different; the keeper's, if there is one, stays."""
    cards = (1 << len(PERSONAL_GOALS)) - 1
    if keeper != NOBODY:
        cards ^= 1 << state.personal[keeper]
    for seat in range(state.players):
        if seat != keeper:
            state.personal[seat] = random_bit(luck, cards)
            cards ^= 1 << state.personal[seat]


@inline
def random_bit(luck: Ints, mask: int) -> int:
    """Pick one of the bits that are set, evenly."""
    for _ in range(below(luck, popcount(mask))):
        mask &= mask - 1
    return lowest(mask)


# SH-3 A turn


@inline
def free_tiles(occupied: int) -> int:
    """SH-3.3: the tiles with at least one free side."""
    free = 0
    rest = occupied
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        if occupied & WALLS[cell] != WALLS[cell]:
            free |= 1 << cell
    return free


@inline
def roomiest(height: Ints) -> int:
    """SH-3.4: how many tiles the roomiest column can hold."""
    lowest_column = SHELF_ROWS
    for column in range(SHELF_COLUMNS):
        lowest_column = min(lowest_column, height[column])
    return SHELF_ROWS - lowest_column


@kernel
def why_illegal(state: Record, action: Action) -> int:
    """SH-3.1 a tile at least; SH-3.3 free at the start of the turn; SH-3.4, SH-3.5 room in one column.

    SH-3.2, the straight line, holds for every action there is.
    """
    if state.over:
        return IS_OVER
    if action < 0 or action >= ACTION_COUNT:
        return NO_SUCH_ACTION
    take = action // SHELF_COLUMNS
    free = free_tiles(state.occupied)
    for i in range(TAKE_SIZE[take]):
        if not state.occupied >> TAKE_CELLS[take, i] & 1:
            return NO_TILE
        if not free >> TAKE_CELLS[take, i] & 1:
            return WALLED_IN
    if TAKE_SIZE[take] > roomiest(state.height[state.seat]):
        return TOO_MANY
    if state.height[state.seat, action % SHELF_COLUMNS] + TAKE_SIZE[take] > SHELF_ROWS:
        return NO_ROOM
    return LEGAL


@inline
def legal(state: Record, actions: Ints) -> int:
    """SH-3.1, SH-3.2: list every straight line of one to three free tiles, in every order, with every column."""
    if state.over:
        return 0
    free = free_tiles(state.occupied)
    height = state.height[state.seat]
    one, two, three = columns_for(height, 1), columns_for(height, 2), columns_for(height, 3)
    count = 0
    rest = free
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        count = list_orders(actions, count, FIRST_TAKE[cell, 0], 1, one)
        for across in range(2):
            second = RIGHT[cell] if across == 0 else BELOW[cell]
            if two and free >> second & 1:
                count = list_orders(actions, count, FIRST_TAKE[cell, 1 + 2 * across], 2, two)
                third = RIGHT[second] if across == 0 else BELOW[second]
                if three and free >> third & 1:
                    count = list_orders(actions, count, FIRST_TAKE[cell, 2 + 2 * across], 6, three)
    return count


@inline
def columns_for(height: Ints, size: int) -> int:
    """SH-3.5: the columns with room for a number of tiles, as a set of bits."""
    columns = 0
    for column in range(SHELF_COLUMNS):
        columns |= (height[column] + size <= SHELF_ROWS) << column
    return columns


@inline
def list_orders(actions: Ints, count: int, take: int, orders: int, columns: int) -> int:
    """SH-3.5: list all orders of one line, for every column with room for all of it."""
    for action in range(take * SHELF_COLUMNS, (take + orders) * SHELF_COLUMNS, SHELF_COLUMNS):
        for column in range(SHELF_COLUMNS):
            actions[count] = action + column
            count += columns >> column & 1
    return count


@inline
def apply(state: Record, action: Action, events: Ints) -> None:
    """SH-3.1: a turn is a take and an insertion; then SH-4 follows by itself, in its order."""
    state.ply += 1
    insert(state, action, events)
    take_tokens(state, events)
    take_end_token(state, events)
    pass_on(state, events)
    if not state.over and not tiles_touch(state.occupied):
        refill(state, events)


@inline
def insert(state: Record, action: Action, events: Ints) -> None:
    """SH-3.5: the first tile of the take lies lowest."""
    seat = state.seat
    take = action // SHELF_COLUMNS
    column = action % SHELF_COLUMNS
    for i in range(TAKE_SIZE[take]):
        cell = TAKE_CELLS[take, i]
        item = state.room[cell] - 1
        height = state.height[seat, column]
        state.room[cell] = 0
        state.occupied ^= 1 << cell
        state.shelf[seat, item] |= 1 << (COLUMN_BITS * column + height)
        state.height[seat, column] = height + 1
        note(events, INSERTED, seat, item, cell, COLUMN_BITS * column + height)


# SH-4 End of a turn


@kernel
def take_tokens(state: Record, events: Ints) -> None:
    """SH-4.1: the top token of each common goal now met for the first time; SH-2.2 says what it is worth."""
    seat = state.seat
    for goal in range(state.goals):
        if state.token[seat, goal] == 0 and goal_met(
            state.common[goal], state.shelf[seat], state.height[seat], state.rulebook
        ):
            worth = TOKEN_WORTH[state.players, state.tokens_gone[goal]]
            state.token[seat, goal] = worth
            state.tokens_gone[goal] += 1
            note(events, COMMON_GOAL, seat, state.common[goal], 0, worth)


@kernel
def take_end_token(state: Record, events: Ints) -> None:
    """SH-4.2: the first player ever to fill all 30 cells takes the end token."""
    if state.end_token == NOBODY:
        for column in range(SHELF_COLUMNS):
            if state.height[state.seat, column] < SHELF_ROWS:
                return
        state.end_token = state.seat
        note(events, END_TOKEN_TAKEN, state.seat, 0, 0, END_TOKEN)


@inline
def pass_on(state: Record, events: Ints) -> None:
    """SH-5.1: play goes clockwise until the round in which somebody filled a shelf is complete."""
    state.seat = state.seat + 1 if state.seat + 1 < state.players else 0
    if state.end_token != NOBODY and state.seat == state.first:
        state.over = 1
        note(events, END, NOBODY, 0, 0, 0)


@inline
def tiles_touch(occupied: int) -> bool:
    """SH-4.3: whether any tile in the living room has an orthogonal neighbor."""
    rest = occupied
    while rest:
        if occupied & NEIGHBOURS[lowest(rest)]:
            return True
        rest &= rest - 1
    return False


@kernel
def refill(state: Record, events: Ints) -> None:
    """SH-4.3: every empty cell in play gets a tile; in the English rulebook the tiles left go back first."""
    bag = 0
    for item in range(ITEM_COUNT):
        bag += state.bag[item]
    if state.rulebook == ENGLISH:
        bag += clear_room(state, events)
    empty = IN_PLAY[state.players] & ~state.occupied
    if bag >= popcount(empty):
        fill_noting(state, empty, events)
    else:
        fill_noting(state, some_of(state.luck, empty, bag), events)


@kernel
def clear_room(state: Record, events: Ints) -> int:
    """SH-4.3 in the English rulebook: put the tiles still lying there back into the bag, and count them."""
    returned = 0
    while state.occupied:
        cell = lowest(state.occupied)
        state.bag[state.room[cell] - 1] += 1
        note(events, RETURNED, NOBODY, state.room[cell] - 1, cell, 0)
        state.room[cell] = 0
        state.occupied &= state.occupied - 1
        returned += 1
    return returned


@kernel
def some_of(luck: Ints, cells: int, count: int) -> int:
    """SH-4.4: where the bag reaches only for some cells, chance says for which."""
    chosen = 0
    for _ in range(count):
        cell = random_bit(luck, cells)
        cells ^= 1 << cell
        chosen |= 1 << cell
    return chosen


@kernel
def fill_noting(state: Record, cells: int, events: Ints) -> None:
    """SH-4.3: fill cells and note each tile that came."""
    fill(state, cells)
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        note(events, REFILLED, NOBODY, state.room[cell] - 1, cell, 0)


@kernel
def fill(state: Record, cells: int) -> None:
    """SH-2.5, SH-4.5: put a tile on each of these cells, every tile in the bag being equally likely."""
    bag = 0
    for item in range(ITEM_COUNT):
        bag += state.bag[item]
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        drawn = below(state.luck, bag)
        bag -= 1
        item = 0
        while drawn >= state.bag[item]:
            drawn -= state.bag[item]
            item += 1
        state.bag[item] -= 1
        state.room[cell] = item + 1
        state.occupied |= 1 << cell


# SH-7 What is secret


@kernel
def resample(state: Record, seat: Seat, luck: Ints) -> None:
    """SH-7.2: deal the others' personal goals again, and let the bag give something else."""
    branch(luck, state.luck)
    if not state.over:
        deal_personal_goals(state, luck, seat)


@kernel
def reshuffle(state: Record, luck: Ints) -> None:
    """SH-7.2: let the bag give something else; personal goals stay."""
    branch(luck, state.luck)


@kernel
def suppose(state: Record, seat: Seat, secret: int) -> None:
    """SH-2.3: let a seat have this personal goal; another seat may have the same one."""
    state.personal[seat] = secret


@kernel
def redeal(state: Record, seat: Seat, luck: Ints, beliefs: Floats) -> None:
    """SH-7.2: deal the others' personal goals by what their play says about them, and let the bag give something else.

    Every card exists once: deals in which two seats have the same one are dealt again, so the rest keep their odds.
    """
    branch(luck, state.luck)
    if state.over:
        return
    for _ in range(DEALS):
        cards = 0 if seat == NOBODY else 1 << state.personal[seat]
        for other in range(state.players):
            if other != seat:
                state.personal[other] = believed_card(luck, beliefs[other])
                cards |= 1 << state.personal[other]
        if popcount(cards) == state.players:
            return
    deal_personal_goals(state, luck, seat)


@inline
def believed_card(luck: Ints, chances: Floats) -> int:
    """Draw a card, each as often as its chance says; the chances add up to 1."""
    drawn, card = below(luck, CHANCE_STEPS) / CHANCE_STEPS, 0
    while card < len(chances) - 1 and drawn >= chances[card]:
        drawn -= chances[card]
        card += 1
    return card
