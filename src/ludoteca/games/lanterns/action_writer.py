"""Writes actions of Lanterns: as people type them (`notation` explains and reads that), and as messages."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.json_writer import (
    COMMA,
    Out,
    close_list,
    close_message,
    field_number,
    field_row,
    literal,
    literals,
    message_start,
    name,
    open_list,
    put,
    put_byte,
    put_number,
    put_row,
    text,
    texts,
    write,
    write_row,
)
from ludoteca.core.messages import message
from ludoteca.core.types import Action, Record
from ludoteca.games.lanterns.facts import COLOURS
from ludoteca.games.lanterns.narration import colour_word
from ludoteca.games.lanterns.narration_writer import COLOUR_WORDS, KIND_WORDS
from ludoteca.games.lanterns.rules import FOUR_KIND, PAIRS_KIND, SEVEN_KIND, next_value
from ludoteca.games.lanterns.state import (
    DISCARD,
    EDGE,
    FOUR,
    PAIR_COLOURS,
    PAIRS,
    PASS,
    PLACE,
    SEVEN,
    SIDE,
    THREE_PAIRS,
    WAYS,
)

OTHER_ACTIONS = [
    *(f"x {given} {taken}" for given in COLOURS for taken in COLOURS),
    *(f"d four {colour}" for colour in COLOURS),
    *("d pairs " + " ".join(COLOURS[colour] for colour in pairs) for pairs in PAIRS),
    "d seven",
    *(f"discard {colour}" for colour in COLOURS),
    "pass",
]
"""All actions except placements, by number."""

TEXTS = texts(OTHER_ACTIONS)
TILE_SIGN, ROTATION_SIGN, PLACE_SIGN = text("p "), text(" r"), text(" @ ")


@kernel
def write_action_text(state: Record, action: Action, out: Out) -> None:
    """Write an action as people type it."""
    if action < PLACE:
        put_row(out, TEXTS, action)
    else:
        write_placement_text(state, (action - PLACE) // WAYS, (action - PLACE) % WAYS, out)


@kernel
def write_placement_text(state: Record, place: int, way: int, out: Out) -> None:
    """Write a placement; an empty slot of the hand reads as tile 0, a place that is not there as far away."""
    put(out, TILE_SIGN)
    put_number(out, state.hand[state.seat, way // 4])
    put(out, ROTATION_SIGN)
    put_number(out, way % 4)
    put(out, PLACE_SIGN)
    is_there = place < state.places
    put_number(out, state.x[place] if is_there else EDGE + place)
    put_byte(out, COMMA)
    put_number(out, state.y[place] if is_there else EDGE)


# Messages

EXCHANGES = literals(
    message("lanterns-do-exchange", given=colour_word(given), taken=colour_word(taken))
    for given in COLOURS
    for taken in COLOURS
)
DISCARDS = literals(message("lanterns-do-discard", colour=colour_word(colour)) for colour in COLOURS)
DO_PASS = literal(message("lanterns-do-pass"))
DO_PLACE = literal(message("lanterns-do-place"))
DO_PLACE_TILE = message_start("lanterns-do-place-tile")
DO_DEDICATE = message_start("lanterns-do-dedicate")
DO_DEDICATE_OF = message_start("lanterns-do-dedicate-of")

KIND, VALUE, COLOUR_LIST, COLOUR, NUMBER = map(name, ("kind", "value", "colours", "colour", "number"))


@kernel
def write_action_message(state: Record, action: Action, out: Out) -> None:
    """Write an action as the seat to move sees it."""
    if action >= PLACE:
        write_placement_message(state, (action - PLACE) % WAYS, out)
    elif action < FOUR:
        write_row(out, EXCHANGES, action)
    elif action < DISCARD:
        write_dedication_message(state, action, out)
    elif action < PASS:
        write_row(out, DISCARDS, action - DISCARD)
    else:
        write(out, DO_PASS)


@kernel
def write_dedication_message(state: Record, action: Action, out: Out) -> None:
    """LA-3.2: the kind of the set, what its stack pays, and the colors that were chosen."""
    kind = FOUR_KIND if action < THREE_PAIRS else PAIRS_KIND if action < SEVEN else SEVEN_KIND
    write(out, DO_DEDICATE if kind == SEVEN_KIND else DO_DEDICATE_OF)
    field_row(out, KIND, KIND_WORDS, kind)
    field_number(out, VALUE, next_value(state, kind))
    if kind != SEVEN_KIND:
        write_chosen_colours(action, out)
    close_message(out)


@kernel
def write_chosen_colours(action: Action, out: Out) -> None:
    """LA-3.2: write the color of four of a kind, or the colors of three pairs."""
    write(out, COLOUR_LIST)
    open_list(out)
    if action < THREE_PAIRS:
        write_row(out, COLOUR_WORDS, action - FOUR)
    else:
        for i in range(3):
            write_row(out, COLOUR_WORDS, PAIR_COLOURS[action - THREE_PAIRS, i])
    close_list(out)


@kernel
def write_placement_message(state: Record, way: int, out: Out) -> None:
    """LA-4.3: a placement by the number of the tile in the hand, and the color that faces the player."""
    slot = way // 4
    if slot >= state.in_hand[state.seat]:
        write(out, DO_PLACE)
        return
    tile = state.hand[state.seat, slot]
    write(out, DO_PLACE_TILE)
    field_number(out, NUMBER, slot + 1)
    field_row(out, COLOUR, COLOUR_WORDS, SIDE[tile, way % 4, state.side[state.seat]])
    close_message(out)
