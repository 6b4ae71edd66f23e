"""A whole position of Lanterns as a readable document, and back."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import BadPosition
from ludoteca.core.position import Reader, whole_number
from ludoteca.core.types import Box, whole
from ludoteca.games.lanterns.facts import (
    CARD_LIMIT,
    CARDS_PER_COLOUR,
    COLOURS,
    DRAW_STACK,
    GENERIC_VALUE,
    HAND,
    KINDS,
    LAKE_TILES,
    stack_values,
)
from ludoteca.games.lanterns.lake import lay, open_place
from ludoteca.games.lanterns.state import DEDICATED, DISCARDING, EDGE, EXCHANGED, SIDES, STEPS, TURN
from ludoteca.games.lanterns.supply import take_token


def read_position(box: Box, reader: Reader) -> None:
    """Read a position, or refuse it with the reason."""
    state = box[0]
    state.first = reader.number("first", 0, int(state.players) - 1)
    read_sides(state, reader)
    read_lake(box, reader)
    read_tiles(state, reader)
    read_cards(state, reader)
    read_dedications(state, reader)
    read_turn(state, reader)
    read_step(state, reader)


def read_sides(state: Any, reader: Reader) -> None:
    """LA-2.2: seats lie on different sides, clockwise in turn order."""
    players = int(state.players)
    sides = reader.list_of("sides", players)
    if any(side not in tuple(SIDES) for side in sides) or len(set(sides)) < players:
        raise BadPosition("lanterns-errors-sides", sides=repr(sides))
    numbers = [SIDES.index(side) for side in sides]
    turns = [(number - numbers[0]) % 4 for number in numbers]
    if turns != sorted(turns):
        raise BadPosition("lanterns-errors-clockwise", sides=repr(sides))
    state.side[:players] = numbers


def read_lake(box: Box, reader: Reader) -> None:
    """LA-3.5: every tile after the start tile is next to an earlier one, in a cell of its own."""
    state = box[0]
    tiles = reader.value("lake")
    most = 1 + int(state.players) * HAND + DRAW_STACK[int(state.players)]
    if not isinstance(tiles, list) or not 1 <= len(tiles) <= most:
        raise BadPosition("lanterns-errors-lake", most=most)
    for number, entry in enumerate(tiles):
        if not isinstance(entry, dict):
            raise BadPosition("lanterns-errors-tile", example='{"tile": 7, "x": 1, "y": 0, "rotation": 2}')
        tile = Reader(entry)
        name = tile.number("tile", 0, len(LAKE_TILES))
        x, y = tile.number("x", -EDGE, EDGE), tile.number("y", -EDGE, EDGE)
        if (number == 0) != (name == 0) or (number == 0 and (x, y) != (0, 0)):
            raise BadPosition("lanterns-errors-start")
        lay(state, free_place(state, name, x, y), name, tile.number("rotation", 0, 3))


def free_place(state: Any, tile: int, x: int, y: int) -> int:
    """Number of the open place at these coordinates."""
    if tile == 0:
        return int(open_place(state, 0, 0))
    for place in range(state.places):
        if state.x[place] == x and state.y[place] == y:
            if state.laid[place]:
                raise BadPosition("lanterns-errors-one-place", x=x, y=y)
            return place
    raise BadPosition("lanterns-errors-floats", tile=tile, x=x, y=y)


def read_tiles(state: Any, reader: Reader) -> None:
    """LA-1.1, LA-2.3: every tile is there once; hands and draw stack hold what the number of tiles laid leaves."""
    players, laid = int(state.players), int(state.tiles) - 1
    stack = reader.value("stack")
    hands = reader.list_of("hands", players)
    drawn = max(0, DRAW_STACK[players] - laid)
    if not isinstance(stack, list) or len(stack) != drawn:
        raise BadPosition("lanterns-errors-stack", laid=laid, count=drawn)
    for seat, tiles in enumerate(hands):
        size = hand_size(state, seat, laid)
        if not isinstance(tiles, list) or len(tiles) != size:
            raise BadPosition("lanterns-errors-hand", laid=laid, seat=seat, count=size, tiles=repr(tiles))
        state.in_hand[seat] = size
    lake = [int(state.laid[place] - 1) // 4 for place in state.lake[1 : state.tiles]]
    every = lake + [tile for tiles in (*hands, stack) for tile in tiles]
    for tile in every:
        whole_number("tiles", tile, 1, len(LAKE_TILES))
        if every.count(tile) > 1:
            raise BadPosition("lanterns-errors-twice", tile=tile)
    for seat, tiles in enumerate(hands):
        state.hand[seat][: len(tiles)] = tiles
    state.stack_size = drawn
    state.stack[:drawn] = stack[::-1]


def hand_size(state: Any, seat: int, laid: int) -> int:
    """LA-4.6: 3 tiles while the stack lasts, then one less after each turn of the seat."""
    players = int(state.players)
    after_stack = laid - DRAW_STACK[players]
    order = (seat - int(state.first)) % players
    return HAND - sum(1 for turn in range(laid - max(after_stack, 0), laid) if turn % players == order)


def read_cards(state: Any, reader: Reader) -> None:
    """LA-2.4: no more cards of a color than there are; what nobody holds is the supply. LA-1.4: any favor."""
    players = int(state.players)
    for seat, cards in enumerate(reader.list_of("cards", players)):
        if not isinstance(cards, dict) or not set(cards) <= set(COLOURS):
            raise BadPosition("lanterns-errors-cards", seat=seat, colours=", ".join(COLOURS), cards=repr(cards))
        for colour, name in enumerate(COLOURS):
            state.cards[seat, colour] = whole_number(name, cards.get(name, 0), 0, 100)
    for colour, name in enumerate(COLOURS):
        held, there = int(state.cards[:, colour].sum()), CARDS_PER_COLOUR[players]
        if held > there:
            raise BadPosition("lanterns-errors-supply", held=held, colour=name, players=players, there=there)
        state.supply[colour] = there - held
    state.held[:] = state.cards.sum(axis=1)
    state.favor[:players] = reader.numbers("favor", players, 0, 100)


def read_dedications(state: Any, reader: Reader) -> None:
    """LA-3.2, LA-3.3: tokens come from the top of their stack, then 4 each; one in a turn at most."""
    made = reader.value("dedications")
    players = int(state.players)
    if not isinstance(made, list) or len(made) > state.tiles - 1 + players:
        raise BadPosition("lanterns-errors-dedications")
    for entry in made:
        if not isinstance(entry, dict) or entry.get("kind") not in KINDS:
            raise BadPosition("lanterns-errors-dedication", example='{"seat": 0, "kind": "four", "value": 8}')
        token = Reader(entry)
        seat, kind = token.number("seat", 0, players - 1), KINDS.index(entry["kind"])
        values = stack_values(entry["kind"], players) + [GENERIC_VALUE] * len(made)
        value = values[state.dedicated[kind]]
        if whole(entry.get("value")) != value:
            found = repr(entry.get("value"))
            raise BadPosition("lanterns-errors-worth", kind=entry["kind"], value=value, found=found)
        take_token(state, seat, kind, value)


def read_turn(state: Any, reader: Reader) -> None:
    """LA-2.7, LA-5.1: whose turn it is follows from the tiles laid and the final turns taken."""
    players = int(state.players)
    final = int(state.in_hand.sum()) == 0
    state.finals = reader.number("finals", 0, players if final else 0, default=0)
    turn = (int(state.first) + int(state.tiles) - 1 + int(state.finals)) % players
    if state.seat != turn:
        raise BadPosition("lanterns-errors-turn", laid=state.tiles - 1, turn=turn, seat=state.seat)
    over = bool(state.finals == players)
    if reader.flag("over", default=over) != over:
        raise BadPosition("lanterns-errors-over")
    state.over = int(over)


def read_step(state: Any, reader: Reader) -> None:
    """LA-3.4, LA-3.6, LA-5.3: how far the seat to move has come, as far as its cards and tokens allow."""
    step = reader.value("step", STEPS[TURN])
    if step not in STEPS:
        raise BadPosition("lanterns-errors-step", steps=", ".join(STEPS), step=repr(step))
    state.step = STEPS.index(step)
    final = int(state.in_hand.sum()) == 0
    if state.step != TURN and (state.over or (final and state.step != EXCHANGED)):
        raise BadPosition("lanterns-errors-final-step", step=repr(step))
    if state.step == DISCARDING and state.held[state.seat] < CARD_LIMIT:
        raise BadPosition("lanterns-errors-discarded")
    if state.step == DEDICATED and state.honor[state.seat] == 0:
        raise BadPosition("lanterns-errors-dedicated")
