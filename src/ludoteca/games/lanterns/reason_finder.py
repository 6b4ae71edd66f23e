"""Finds the reasons for and against an action of Lanterns: what it gains, prepares, denies to others and gives them.

They come from what everybody sees (LA-6.1) and from the tile placed, never from what would be drawn (LA-6.2).

A reason is a row of numbers: its kind, and a column for each value that it may have, negative if it has none. Row 0
contains only the number of reasons. They are ordered by importance, and one row more than is ever used takes the
reasons that are too unimportant.
"""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.types import Ints, Record, Seat
from ludoteca.games.lanterns.events import (
    AMOUNT,
    DEDICATION,
    EXCHANGE_GAVE,
    EXCHANGE_TOOK,
    FAVORS,
    MATCH_CARD,
    ORIENTATION_CARD,
    ORIENTATION_MISSED,
    PAID,
    WHAT,
    WHICH,
    WHOSE,
    count_of,
    first_of,
)
from ludoteca.games.lanterns.facts import COLOUR_COUNT, EXCHANGE_COST, KINDS
from ludoteca.games.lanterns.legality import is_final, tally
from ludoteca.games.lanterns.rules import FOUR_KIND, PAIRS_KIND, next_value
from ludoteca.games.lanterns.state import EXCHANGED, TOKEN_BASE

MOST_REASONS = 8

# The columns of a reason.
KIND, SEAT, GIVEN, COLOUR, COLOURS, SET, VALUE, FROM, TO, COUNT = range(10)
COLUMNS = 10
ROWS = MOST_REASONS + 2

# The kinds of reasons, the most important first.
(
    SET_DEDICATED,
    SET_GIVEN,
    SET_READY,
    STACK_WANTED,
    OUT_WANTED,
    CARD_EXCHANGED,
    CARDS_MATCHED,
    CARD_FACED,
    FAVOR_COLLECTED,
    SET_NEAR,
    STACK_LEFT,
    COLOUR_BACK,
    CARD_MISSED,
    CARD_GIVEN,
    STACK_LOWERED,
    COLOUR_OUT,
) = range(16)


@kernel
def find_reasons(before: Record, after: Record, events: Ints, found: Ints) -> None:
    """LA-3 to LA-4: find the reasons for and against one action, the most important first."""
    found[0, 0] = 0
    find_gains(events, found)
    find_cards(before, events, found)
    find_preparations(before, after, found)
    find_stack_denials(before, after, found)
    find_colour_changes(before, after, found)
    find_dealings(before, after, events, found)
    find_stacks_left(before, after, found)


@kernel
def add(found: Ints, kind: int, value: int) -> int:
    """Make room for a reason, behind those that are at least as important; return its row."""
    row = found[0, 0] + 1
    while row > 1 and weight(found[row - 1, KIND], found[row - 1, VALUE]) > weight(kind, value):
        for column in range(COLUMNS):
            found[row, column] = found[row - 1, column]
        row -= 1
    for column in range(COLUMNS):
        found[row, column] = -1
    found[row, KIND] = kind
    found[row, VALUE] = value
    found[0, 0] = min(found[0, 0] + 1, MOST_REASONS)
    return row  # type: ignore[no-any-return]


@kernel
def weight(kind: int, value: int) -> int:
    """What orders reasons: their kind, then what they are worth."""
    return kind * TOKEN_BASE - value


@kernel
def add_about(found: Ints, kind: int, seat: Seat, colour: int, set_kind: int, value: int) -> None:
    """Add a reason about another seat, a color, or a set; -1 for what it is not about."""
    row = add(found, kind, value)
    found[row, SEAT] = seat
    found[row, COLOUR] = colour
    found[row, SET] = set_kind


# Sets


@kernel
def missing(cards: Ints, kind: int) -> int:
    """LA-3.2: how many cards are missing for a set of this kind."""
    most, pairs, unique = tally(cards)
    return lacking(kind, cards[most], pairs, unique)


@kernel
def missing_with(cards: Ints, colour: int, kind: int) -> int:
    """How many cards would be missing with one more card of this color."""
    most, pairs, unique = tally(cards)
    held = cards[colour]
    return lacking(kind, max(cards[most], held + 1), pairs + (held == 1), unique + (held == 0))


@kernel
def lacking(kind: int, most: int, pairs: int, unique: int) -> int:
    """LA-3.2: how many cards are missing for a set, from the numbers that `tally` counts."""
    if kind == FOUR_KIND:
        return max(0, 4 - most)
    if kind == PAIRS_KIND:
        whole = min(pairs, 3)
        halves = min(unique - pairs, 3 - whole)
        return 2 * (3 - whole) - halves
    return COLOUR_COUNT - unique


@kernel
def wish(cards: Ints, colour: int) -> int:
    """The kind of set that one more card of this color would complete, or -1.

    It is only one: such a player has three cards of the color for four of a kind, one for three pairs, or none for
    seven unique.
    """
    for kind in range(len(KINDS)):
        if missing(cards, kind) == 1 and missing_with(cards, colour, kind) == 0:
            return kind
    return -1


# For the seat to move


@kernel
def find_gains(events: Ints, found: Ints) -> None:
    """LA-3.1, LA-3.2, LA-4.2: the honor of a dedication, the card of an exchange, favor."""
    for row in range(1, events[0, 0] + 1):
        if events[row, WHICH] == DEDICATION:
            add_about(found, SET_DEDICATED, -1, -1, events[row, WHAT], events[row, AMOUNT])
        elif events[row, WHICH] == EXCHANGE_TOOK:
            reason = add(found, CARD_EXCHANGED, -1)
            found[reason, GIVEN] = events[first_of(EXCHANGE_GAVE, events), WHAT]
            found[reason, COLOUR] = events[row, WHAT]
            found[reason, COUNT] = events[first_of(PAID, events), AMOUNT]
    favor = count_of(FAVORS, events)
    if favor > 0:
        found[add(found, FAVOR_COLLECTED, -1), COUNT] = favor


@kernel
def find_cards(before: Record, events: Ints, found: Ints) -> None:
    """LA-4.1, LA-4.3: the cards for a placement; the rule is that of the first one."""
    kind = CARD_FACED
    colours = 0
    for row in range(events[0, 0], 0, -1):
        if events[row, WHICH] == MATCH_CARD:
            kind = CARDS_MATCHED
            colours = with_colour(colours, events[row, WHAT])
        elif events[row, WHICH] == ORIENTATION_CARD and events[row, WHOSE] == before.seat:
            colours = with_colour(colours, events[row, WHAT])
    if colours > 0:
        found[add(found, kind, -1), COLOURS] = colours


@kernel
def with_colour(colours: int, colour: int) -> int:
    """Put a color in front of a list of colors, which is one number with three bits for each of them."""
    return colours << 3 | (colour + 1)


@kernel
def find_preparations(before: Record, after: Record, found: Ints) -> None:
    """LA-3.2: sets that have become complete, or lack a single card that is still to be had."""
    had, has = before.cards[before.seat], after.cards[before.seat]
    for kind in range(len(KINDS)):
        lacked, lacks = missing(had, kind), missing(has, kind)
        if lacks == 0 and lacked > 0:
            add_about(found, SET_READY, -1, -1, kind, next_value(after, kind))
        if lacks == 1 and lacked > 1 and not is_final(before):
            find_near_set(before, after, kind, found)


@kernel
def find_near_set(before: Record, after: Record, kind: int, found: Ints) -> None:
    """LA-3.2: a set that lacks one card, and the colors in the supply that would complete it."""
    colours = 0
    for colour in range(COLOUR_COUNT - 1, -1, -1):
        if after.supply[colour] > 0 and missing_with(after.cards[before.seat], colour, kind) == 0:
            colours = with_colour(colours, colour)
    if colours > 0:
        row = add(found, SET_NEAR, next_value(after, kind))
        found[row, SET] = kind
        found[row, COLOURS] = colours


# For the others


@kernel
def count_others(before: Record) -> int:
    """How many other seats still have a turn, the next ones in its order; LA-5.1: after a final turn there is none."""
    return before.players - before.finals - 1  # type: ignore[no-any-return]


@kernel
def other(before: Record, number: int) -> Seat:
    """One of the other seats, counted from 0 in the order of their turns."""
    return (before.seat + 1 + number) % before.players  # type: ignore[no-any-return]


@kernel
def find_stack_denials(before: Record, after: Record, found: Ints) -> None:
    """LA-3.2: a dedication leaves a lower token on its stack, which matters to players near such a set."""
    for kind in range(len(KINDS)):
        if next_value(after, kind) < next_value(before, kind):
            is_wanted = False
            for number in range(count_others(before)):
                seat = other(before, number)
                if missing(after.cards[seat], kind) <= 1:
                    is_wanted = True
                    add_denial(before, after, STACK_WANTED, seat, kind, found)
            if not is_wanted:
                add_denial(before, after, STACK_LOWERED, -1, kind, found)


@kernel
def add_denial(before: Record, after: Record, reason: int, seat: Seat, kind: int, found: Ints) -> None:
    """Add that a token goes, and what the next one is worth."""
    row = add(found, reason, -1)
    found[row, SEAT] = seat
    found[row, SET] = kind
    found[row, FROM] = next_value(before, kind)
    found[row, TO] = next_value(after, kind)


@kernel
def find_colour_changes(before: Record, after: Record, found: Ints) -> None:
    """LA-4.4: colors of which the supply has run out, or has cards again, and the seats that need them for a set."""
    for colour in range(COLOUR_COUNT):
        if before.supply[colour] > 0 and after.supply[colour] == 0:
            if add_wishes(before, after, OUT_WANTED, colour, found) == 0:
                add_about(found, COLOUR_OUT, -1, colour, -1, -1)
        elif before.supply[colour] == 0 and after.supply[colour] > 0:
            add_wishes(before, after, COLOUR_BACK, colour, found)


@kernel
def add_wishes(before: Record, after: Record, reason: int, colour: int, found: Ints) -> int:
    """Add the other seats one card of this color short of a set, and count them.

    LA-5.1: at the end only an exchange can bring the card.
    """
    count = 0
    for number in range(count_others(before)):
        seat = other(before, number)
        kind = wish(after.cards[seat], colour)
        if kind >= 0 and (after.favor[seat] >= EXCHANGE_COST or not is_final(after)):
            add_about(found, reason, seat, colour, kind, next_value(after, kind))
            count += 1
    return count


@kernel
def find_dealings(before: Record, after: Record, events: Ints, found: Ints) -> None:
    """LA-4.3, LA-4.4: the card that each other seat gets or misses, and the set that it completes."""
    for row in range(1, events[0, 0] + 1):
        seat, colour = events[row, WHOSE], events[row, WHAT]
        if seat == before.seat:
            continue
        if events[row, WHICH] == ORIENTATION_MISSED:
            add_about(found, CARD_MISSED, seat, colour, -1, -1)
        elif events[row, WHICH] == ORIENTATION_CARD:
            kind = wish(before.cards[seat], colour)
            if kind >= 0:
                add_about(found, SET_GIVEN, seat, colour, kind, next_value(after, kind))
            else:
                add_about(found, CARD_GIVEN, seat, colour, -1, -1)


@kernel
def find_stacks_left(before: Record, after: Record, found: Ints) -> None:
    """LA-3.6: a set that is kept to the end of the turn leaves its token to others who have one too."""
    if before.step > EXCHANGED or after.seat == before.seat or after.tokens > before.tokens:
        return
    for kind in range(len(KINDS)):
        if missing(before.cards[before.seat], kind) == 0:
            for number in range(count_others(before)):
                seat = other(before, number)
                if missing(after.cards[seat], kind) == 0:
                    add_about(found, STACK_LEFT, seat, -1, kind, next_value(after, kind))
