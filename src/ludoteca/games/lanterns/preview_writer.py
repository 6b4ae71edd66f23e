"""Writes what an action of Lanterns would bring, as a document and as messages.

That is cards and favor by seat, what is out, and honor; not what would be drawn (LA-6.2).
"""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.json_writer import (
    Out,
    close_list,
    close_message,
    close_object,
    field_number,
    field_row,
    field_signed,
    literal,
    message_start,
    name,
    names,
    open_list,
    open_object,
    put_number,
    write,
    write_row,
)
from ludoteca.core.messages import message
from ludoteca.core.types import Bytes, Ints, Record, Seat
from ludoteca.core.writers import SPECTATOR
from ludoteca.games.lanterns.event_writer import write_event
from ludoteca.games.lanterns.events import (
    DISCARDED,
    DREW,
    END,
    EXCHANGE_GAVE,
    EXCHANGE_TOOK,
    FACED,
    FINAL_TURNS,
    MATCH_CARD,
    MISSED,
    ORIENTATION_CARD,
    PASSED,
    PLACED,
    RETURNED,
    WHAT,
    WHICH,
    WHOSE,
)
from ludoteca.games.lanterns.facts import COLOURS
from ludoteca.games.lanterns.narration_writer import COLOUR_WORDS, write_card

UNFORESEEN = (PASSED, PLACED, DREW, FINAL_TURNS, END)
"""Events that a preview leaves out: what the action itself is, and what is secret or follows later."""

OF_CARDS = (RETURNED, EXCHANGE_GAVE, EXCHANGE_TOOK, DISCARDED, MATCH_CARD, ORIENTATION_CARD)
"""Events with which a seat gains or loses cards."""

COLOUR_NAMES = names(COLOURS)
SEAT, EVENTS, CARDS, FAVOR, HONOR, SAYS = map(name, ("seat", "events", "cards", "favor", "honor", "says"))


@kernel
def write_preview(before: Record, after: Record, events: Ints, out: Out) -> None:
    """Write what an action would bring, as an object."""
    seat = before.seat
    open_object(out)
    field_number(out, SEAT, seat)
    write(out, EVENTS)
    write_foreseen(after, events, out)
    write(out, CARDS)
    write_cards_gained(before, after, events, out)
    field_number(out, FAVOR, after.favor[seat] - before.favor[seat])
    field_number(out, HONOR, after.honor[seat] - before.honor[seat])
    write(out, SAYS)
    write_preview_messages(before, after, events, out)
    close_object(out)


@kernel
def write_foreseen(after: Record, events: Ints, out: Out) -> None:
    """Write the events that can be foreseen."""
    open_list(out)
    for row in range(1, events[0, 0] + 1):
        if events[row, WHICH] not in UNFORESEEN:
            open_object(out)
            write_event(after, events[row], SPECTATOR, out)
            close_object(out)
    close_list(out)


@kernel
def write_cards_gained(before: Record, after: Record, events: Ints, out: Out) -> None:
    """Write, by seat, the cards by color that it would gain, or lose where the number is negative."""
    open_list(out)
    for seat in range(before.players):
        open_object(out)
        for row in range(1, events[0, 0] + 1):
            if is_first_change(events, row, seat):
                write_row(out, COLOUR_NAMES, events[row, WHAT])
                put_number(out, cards_gained(before, after, seat, events[row, WHAT]))
        close_object(out)
    close_list(out)


@kernel
def cards_gained(before: Record, after: Record, seat: Seat, colour: int) -> int:
    """How many cards of a color a seat would gain, or lose if negative."""
    return after.cards[seat, colour] - before.cards[seat, colour]  # type: ignore[no-any-return]


@kernel
def is_first_change(events: Ints, row: int, seat: Seat) -> bool:
    """Whether an event is the first that changes how many cards of its color the seat has."""
    if not is_change(events[row], seat):
        return False
    for earlier in range(1, row):
        if is_change(events[earlier], seat) and events[earlier, WHAT] == events[row, WHAT]:
            return False
    return True


@kernel
def is_change(event: Ints, seat: Seat) -> bool:
    """Whether the seat gains or loses a card in this event."""
    return event[WHOSE] == seat and event[WHICH] in OF_CARDS


# Messages

PREVIEW = message_start("lanterns-preview")
GAIN_CARD = message_start("lanterns-gain-card")
GAIN_FAVOR = message_start("lanterns-gain-favor")
GAIN_HONOR = message_start("lanterns-gain-honor")
GAIN_NOTHING = literal(message("lanterns-gain-nothing"))

GAINS, COUNT, NUMBER, COLOUR = map(name, ("gains", "count", "number", "colour"))


@kernel
def write_preview_messages(before: Record, after: Record, events: Ints, out: Out) -> None:
    """Write the gains of the seat to move, then who gets which card and who gets none, as a list of messages."""
    seat = before.seat
    open_list(out)
    write_gains(before, after, events, out)
    for row in range(1, events[0, 0] + 1):
        if events[row, WHICH] in MISSED and events[row, WHOSE] == seat:
            write_card(events[row], out)
    for row in range(1, events[0, 0] + 1):
        if events[row, WHICH] in FACED and events[row, WHOSE] != seat:
            write_card(events[row], out)
    close_list(out)


@kernel
def write_gains(before: Record, after: Record, events: Ints, out: Out) -> None:
    """Write what the seat to move would gain or lose."""
    write(out, PREVIEW)
    write(out, GAINS)
    open_list(out)
    start = out.end[0]
    for row in range(1, events[0, 0] + 1):
        if is_first_change(events, row, before.seat):
            write_gained_card(before, after, events[row, WHAT], out)
    write_gain(GAIN_FAVOR, after.favor[before.seat] - before.favor[before.seat], out)
    write_gain(GAIN_HONOR, after.honor[before.seat] - before.honor[before.seat], out)
    if out.end[0] == start:
        write(out, GAIN_NOTHING)
    close_list(out)
    close_message(out)


@kernel
def write_gained_card(before: Record, after: Record, colour: int, out: Out) -> None:
    """Write how many cards of a color the seat to move would gain or lose."""
    write(out, GAIN_CARD)
    field_signed(out, COUNT, cards_gained(before, after, before.seat, colour))
    field_row(out, COLOUR, COLOUR_WORDS, colour)
    close_message(out)


@kernel
def write_gain(start: Bytes, number: int, out: Out) -> None:
    """Write how much favor or honor the seat to move would gain or lose, if any."""
    if number != 0:
        write(out, start)
        field_signed(out, COUNT, number)
        field_number(out, NUMBER, abs(number))
        close_message(out)
