"""Writes what a seat may know of a table of Lanterns (LA-6), as a document that can be drawn without knowing rules."""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import kernel
from ludoteca.core.json_writer import (
    NULL,
    Out,
    close_list,
    close_message,
    close_object,
    field_flag,
    field_number,
    field_row,
    literal,
    literals,
    members,
    message_start,
    name,
    names,
    open_list,
    open_object,
    put_number,
    text,
    write,
    write_number,
    write_numbers,
    write_row,
)
from ludoteca.core.messages import message
from ludoteca.core.turn_writer import write_turn
from ludoteca.core.types import Action, Ints, Record, Seat
from ludoteca.games.lanterns.action_writer import OTHER_ACTIONS
from ludoteca.games.lanterns.event_writer import KIND_TEXTS, SIDE_TEXTS, write_place
from ludoteca.games.lanterns.facts import CODES, COLOUR_COUNT, COLOURS, DEALINGS, KINDS, PLATFORMS, SEATINGS
from ludoteca.games.lanterns.legality import LEGAL, NOT_OPEN, is_final, why_illegal, why_no_placement
from ludoteca.games.lanterns.narration import ROUNDS
from ludoteca.games.lanterns.rules import next_value
from ludoteca.games.lanterns.scoring import decider, rank
from ludoteca.games.lanterns.state import (
    DISCARD,
    EXCHANGE,
    FOUR,
    PASS,
    SEATS,
    SIDE,
    STACK_SIZE,
    STEPS,
    TOKEN_VALUE,
)
from ludoteca.games.lanterns.supply import token_kind, token_seat, token_value

DEALING_TEXTS, SEATING_TEXTS, STEP_TEXTS = literals(DEALINGS), literals(SEATINGS), literals(STEPS)
ACTION_TEXTS = literals(OTHER_ACTIONS)
COLOUR_NAMES, KIND_NAMES = names(COLOURS), names(KINDS)
ROUND_COUNT = np.array([ROUNDS.get(players, 0) for players in range(SEATS + 1)], np.int64)

SIDES_OF_TILES = [["".join(CODES[colour] for colour in sides) for sides in turned] for turned in SIDE.tolist()]
HAND_TILES = members(
    {"tile": tile, "sides": turned[0], "platform": PLATFORMS.get(tile)} for tile, turned in enumerate(SIDES_OF_TILES)
)
LAKE_TILES = members(
    {"tile": tile, "rotation": rotation, "sides": sides, "platform": PLATFORMS.get(tile)}
    for tile, turned in enumerate(SIDES_OF_TILES)
    for rotation, sides in enumerate(turned)
)
"""Every tile in every rotation."""

GAME = text('"game":"lanterns"')
PLAYERS, OPTIONS, DEALING, SEATING = map(name, ("players", "options", "dealing", "seating"))
PLY, TO_MOVE, OVER, SEAT = map(name, ("ply", "to_move", "over", "seat"))
FIRST, STEP, FINAL, LAKE = map(name, ("first", "step", "final", "lake"))
HAND_NAME, SUPPLY, STACKS, PAYS, DRAW_STACK = map(name, ("hand", "supply", "stacks", "pays", "draw_stack"))
SEAT_LIST, SIDE_NAME, CARDS, FAVOR, HONOR = map(name, ("seats", "side", "cards", "favor", "honor"))
DEDICATIONS, KIND, VALUE = map(name, ("dedications", "kind", "value"))


@kernel
def write_view(state: Record, reader: Seat, out: Out) -> None:
    """Write everything that a reader may know.

    LA-6.1: the lake, cards, favor, dedications, stacks and supply, sizes of hands and draw stack, and the reader's own
    hand. LA-6.2: not the tiles in other hands, not the order of the draw stack, not what left the game.
    """
    open_object(out)
    write_head(state, reader, out)
    write_progress(state, out)
    write_lake(state, out)
    write_hand(state, reader, out)
    write_supply(state, out)
    write_seats(state, out)
    write_legal(state, reader, out)
    write_outcome(state, out)
    close_object(out)


@kernel
def write_head(state: Record, reader: Seat, out: Out) -> None:
    """Write what the views of all games begin with."""
    write(out, GAME)
    field_number(out, PLAYERS, state.players)
    write(out, OPTIONS)
    open_object(out)
    field_row(out, DEALING, DEALING_TEXTS, state.dealing)
    field_row(out, SEATING, SEATING_TEXTS, state.seating)
    close_object(out)
    write_turn(state, reader, out)


# How far the match is

PROGRESS, ROUND, ROUND_LIMIT = map(name, ("progress", "round", "rounds"))
IN_ROUND = message_start("lanterns-progress")
IS_FINAL = literal(message("lanterns-progress-final"))
IS_OVER = literal(message("lanterns-progress-over"))


@kernel
def write_progress(state: Record, out: Out) -> None:
    """Write how far the match and the turn of the seat to move are."""
    write(out, PROGRESS)
    write_progress_message(state, out)
    field_number(out, ROUND_LIMIT, ROUND_COUNT[state.players])
    field_number(out, FIRST, state.first)
    field_row(out, STEP, STEP_TEXTS, state.step)
    field_flag(out, FINAL, is_final(state))


@kernel
def write_progress_message(state: Record, out: Out) -> None:
    """LA-2.3, LA-5.1: rounds in which every player places one tile, then the final turns."""
    if state.over:
        write(out, IS_OVER)
    elif is_final(state):
        write(out, IS_FINAL)
    else:
        write(out, IN_ROUND)
        field_number(out, ROUND, (state.tiles - 1) // state.players + 1)
        field_number(out, ROUND_LIMIT, ROUND_COUNT[state.players])
        close_message(out)


# Tiles


@kernel
def write_lake(state: Record, out: Out) -> None:
    """Write all tiles in the lake, with the colors of their four sides as placed, clockwise from the north."""
    write(out, LAKE)
    open_list(out)
    for i in range(state.tiles):
        place = state.lake[i]
        open_object(out)
        write_row(out, LAKE_TILES, state.laid[place] - 1)
        write_place(state, place, out)
        close_object(out)
    close_list(out)


@kernel
def write_hand(state: Record, reader: Seat, out: Out) -> None:
    """LA-6.1: write the tiles in the reader's hand, as printed."""
    write(out, HAND_NAME)
    if reader < 0:
        write(out, NULL)
        return
    open_list(out)
    for slot in range(state.in_hand[reader]):
        open_object(out)
        write_row(out, HAND_TILES, state.hand[reader, slot])
        close_object(out)
    close_list(out)


# Cards and tokens


@kernel
def write_supply(state: Record, out: Out) -> None:
    """LA-6.1: write the cards in the supply, the dedication tokens to come, and the size of the draw stack."""
    write(out, SUPPLY)
    write_by_colour(state.supply, out)
    write(out, STACKS)
    open_object(out)
    for kind in range(len(KINDS)):
        write_row(out, KIND_NAMES, kind)
        write_stack(state, kind, out)
    close_object(out)
    write(out, PAYS)
    open_object(out)
    for kind in range(len(KINDS)):
        write_row(out, KIND_NAMES, kind)
        put_number(out, next_value(state, kind))
    close_object(out)
    field_number(out, DRAW_STACK, state.stack_size)


@kernel
def write_by_colour(counts: Ints, out: Out) -> None:
    """Write counts of cards, named by color."""
    open_object(out)
    for colour in range(COLOUR_COUNT):
        write_row(out, COLOUR_NAMES, colour)
        put_number(out, counts[colour])
    close_object(out)


@kernel
def write_stack(state: Record, kind: int, out: Out) -> None:
    """LA-6.1: write what is still to come of a dedication stack."""
    open_list(out)
    for i in range(state.dedicated[kind], STACK_SIZE[state.players, kind]):
        write_number(out, TOKEN_VALUE[state.players, kind, i])
    close_list(out)


@kernel
def write_seats(state: Record, out: Out) -> None:
    """Write what everybody sees of every seat."""
    write(out, SEAT_LIST)
    open_list(out)
    for seat in range(state.players):
        open_object(out)
        field_number(out, SEAT, seat)
        field_row(out, SIDE_NAME, SIDE_TEXTS, state.side[seat])
        write(out, CARDS)
        write_by_colour(state.cards[seat], out)
        field_number(out, FAVOR, state.favor[seat])
        field_number(out, HONOR, state.honor[seat])
        write_dedications(state, seat, out)
        field_number(out, HAND_NAME, state.in_hand[seat])
        close_object(out)
    close_list(out)


@kernel
def write_dedications(state: Record, seat: Seat, out: Out) -> None:
    """Write the dedications of a seat, in the order in which they were made."""
    write(out, DEDICATIONS)
    open_list(out)
    for i in range(state.tokens):
        if token_seat(state.token[i]) == seat:
            open_object(out)
            write_token(state.token[i], out)
            close_object(out)
    close_list(out)


@kernel
def write_token(token: int, out: Out) -> None:
    """Write the kind and the honor of a dedication."""
    field_row(out, KIND, KIND_TEXTS, token_kind(token))
    field_number(out, VALUE, token_value(token))


# Choices

LEGAL_NAME, EXCHANGE_NAME, DEDICATE, DISCARD_NAME = map(name, ("legal", "exchange", "dedicate", "discard"))
PASS_NAME, TILES, PLACES = map(name, ("pass", "tiles", "places"))


@kernel
def write_legal(state: Record, reader: Seat, out: Out) -> None:
    """LA-3: write the actions other than placements as texts; the tiles that can be placed, and the open places.

    Every tile listed may be placed in any rotation on every place listed.
    """
    write(out, LEGAL_NAME)
    if state.over or reader != state.seat:
        write(out, NULL)
        return
    open_object(out)
    write(out, EXCHANGE_NAME)
    write_actions(state, EXCHANGE, FOUR, out)
    write(out, DEDICATE)
    write_actions(state, FOUR, DISCARD, out)
    write(out, DISCARD_NAME)
    write_actions(state, DISCARD, PASS, out)
    field_flag(out, PASS_NAME, why_illegal(state, PASS) == LEGAL)
    write(out, TILES)
    write_tiles(state, out)
    write(out, PLACES)
    write_places(state, out)
    close_object(out)


@kernel
def write_actions(state: Record, first: Action, end: Action, out: Out) -> None:
    """Write the texts of the legal actions from the first number up to the end."""
    open_list(out)
    for action in range(first, end):
        if why_illegal(state, action) == LEGAL:
            write_row(out, ACTION_TEXTS, action)
    close_list(out)


@kernel
def write_tiles(state: Record, out: Out) -> None:
    """LA-3.5: write the tiles that can be placed: only the place speaks against laying them on the start tile."""
    open_list(out)
    for slot in range(state.in_hand[state.seat]):
        if why_no_placement(state, 0, slot) == NOT_OPEN:
            write_number(out, state.hand[state.seat, slot])
    close_list(out)


@kernel
def write_places(state: Record, out: Out) -> None:
    """LA-3.5: write the coordinates of all places where a tile can be laid."""
    open_list(out)
    for place in range(state.places):
        if why_no_placement(state, place, 0) == LEGAL:
            open_list(out)
            write_number(out, state.x[place])
            write_number(out, state.y[place])
            close_list(out)
    close_list(out)


# The end

OUTCOME, SCORES, WINNERS, REASON = map(name, ("outcome", "scores", "winners", "reason"))
BREAKDOWN = name("breakdown")
DECIDERS = literals(("honor", "favor", "cards", "shared"))


@kernel
def write_outcome(state: Record, out: Out) -> None:
    """LA-5.2: write how the match ended."""
    write(out, OUTCOME)
    if not state.over:
        write(out, NULL)
        return
    open_object(out)
    write_winners(state, out)
    field_row(out, REASON, DECIDERS, decider(state))
    write(out, BREAKDOWN)
    open_list(out)
    for seat in range(state.players):
        write_breakdown(state, seat, out)
    close_list(out)
    close_object(out)


@kernel
def write_winners(state: Record, out: Out) -> None:
    """LA-5.2: write the points of every seat, and the seats that win."""
    write(out, SCORES)
    write_numbers(out, state.honor, state.players)
    write(out, WINNERS)
    open_list(out)
    for seat in range(state.players):
        if rank(state, seat) == 1:
            write_number(out, seat)
    close_list(out)


@kernel
def write_breakdown(state: Record, seat: Seat, out: Out) -> None:
    """LA-5.2: write honor, and what decides ties."""
    open_object(out)
    field_number(out, HONOR, state.honor[seat])
    field_number(out, FAVOR, state.favor[seat])
    field_number(out, CARDS, state.held[seat])
    write_dedications(state, seat, out)
    close_object(out)
