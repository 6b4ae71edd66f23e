"""Writes what the events of Lanterns mean to people, a message for each sentence of the log."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.json_writer import (
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
    write,
    write_row,
)
from ludoteca.core.messages import message
from ludoteca.core.types import Bytes, Ints, Record, Seat
from ludoteca.games.lanterns.events import (
    AMOUNT,
    DEDICATION,
    DISCARDED,
    END,
    EXCHANGE_GAVE,
    EXCHANGE_TOOK,
    FACED,
    FAVORS,
    FINAL_TURNS,
    MATCHED,
    MISSED,
    PASSED,
    PLACED,
    WHAT,
    WHICH,
    WHOSE,
    count_of,
    first_of,
)
from ludoteca.games.lanterns.facts import COLOURS, KINDS
from ludoteca.games.lanterns.narration import colour_word, kind_word

COLOUR_WORDS = literals(map(colour_word, COLOURS))
KIND_WORDS = literals(map(kind_word, KINDS))

LOG_EXCHANGE = message_start("lanterns-log-exchange")
LOG_DEDICATE = message_start("lanterns-log-dedicate")
LOG_HONOR = message_start("lanterns-log-honor")
LOG_DISCARD = message_start("lanterns-log-discard")
LOG_PASS = message_start("lanterns-log-pass")
LOG_PLACE = message_start("lanterns-log-place")
LOG_PLACE_MATCHED = message_start("lanterns-log-place-matched")
LOG_PLACE_FAVOR = message_start("lanterns-log-place-favor")
LOG_FAVOR = message_start("lanterns-log-favor")
LOG_DEALT = message_start("lanterns-log-dealt")
LOG_MISSED = message_start("lanterns-log-missed")
LOG_FINAL = literal(message("lanterns-log-final"))
LOG_OVER = literal(message("lanterns-log-over"))

SEAT, KIND, COLOUR, CARDS = map(name, ("seat", "kind", "colour", "cards"))
GIVEN, TAKEN, HONOR, FAVOR, COUNT = map(name, ("given", "taken", "honor", "favor", "count"))


@kernel
def write_narration(state: Record, events: Ints, reader: Seat, out: Out) -> None:  # noqa: ARG001 (all games have these)
    """Write what the events of one action mean, as a list of messages; all readers get the same ones."""
    open_list(out)
    for row in range(1, events[0, 0] + 1):
        write_sentence(events, row, out)
    close_list(out)


@kernel
def write_sentence(events: Ints, row: int, out: Out) -> None:
    """Write the sentence that begins with an event; nothing for an event that belongs to another one's sentence."""
    kind = events[row, WHICH]
    if kind == EXCHANGE_TOOK:
        write_exchange(events, row, out)
    elif kind == DEDICATION:
        write_dedication(events[row], out)
    elif kind == DISCARDED:
        write_about_colour(LOG_DISCARD, events[row], out)
    elif kind == PASSED:
        open_about(LOG_PASS, events[row], out)
        close_message(out)
    elif kind == PLACED:
        write_placement(events, row, out)
    elif kind in FACED:
        write_card(events[row], out)
    elif kind == FINAL_TURNS:
        write(out, LOG_FINAL)
    elif kind == END:
        write(out, LOG_OVER)


@kernel
def open_about(start: Bytes, event: Ints, out: Out) -> None:
    """Begin a sentence about the player of an event."""
    write(out, start)
    field_number(out, SEAT, event[WHOSE])


@kernel
def write_about_colour(start: Bytes, event: Ints, out: Out) -> None:
    """Write a sentence about the player and the color of an event."""
    open_about(start, event, out)
    field_row(out, COLOUR, COLOUR_WORDS, event[WHAT])
    close_message(out)


@kernel
def write_exchange(events: Ints, row: int, out: Out) -> None:
    """LA-3.1: the card that a player gave, and the card taken for it."""
    open_about(LOG_EXCHANGE, events[row], out)
    field_row(out, GIVEN, COLOUR_WORDS, events[first_of(EXCHANGE_GAVE, events), WHAT])
    field_row(out, TAKEN, COLOUR_WORDS, events[row, WHAT])
    close_message(out)


@kernel
def write_dedication(event: Ints, out: Out) -> None:
    """LA-3.2: the set, and its honor."""
    open_about(LOG_DEDICATE, event, out)
    field_row(out, KIND, KIND_WORDS, event[WHAT])
    write(out, HONOR)
    write(out, LOG_HONOR)
    field_number(out, COUNT, event[AMOUNT])
    close_message(out)
    close_message(out)


@kernel
def write_card(event: Ints, out: Out) -> None:
    """LA-4.3, LA-4.4: the card that a player gets, or misses because its color is out."""
    write_about_colour(LOG_MISSED if event[WHICH] in MISSED else LOG_DEALT, event, out)


@kernel
def write_placement(events: Ints, row: int, out: Out) -> None:
    """LA-4.1, LA-4.2: a tile was placed; the sides that it matched, and the favor for them."""
    favor = count_of(FAVORS, events)
    if count_of(MATCHED, events) == 0:
        open_about(LOG_PLACE, events[row], out)
    else:
        open_about(LOG_PLACE_FAVOR if favor else LOG_PLACE_MATCHED, events[row], out)
        write_matches(events, out)
    if favor:
        write(out, FAVOR)
        write(out, LOG_FAVOR)
        field_number(out, COUNT, favor)
        close_message(out)
    close_message(out)


@kernel
def write_matches(events: Ints, out: Out) -> None:
    """LA-4.1: write the colors of the sides that matched, also of those whose card is out."""
    write(out, CARDS)
    open_list(out)
    for row in range(1, events[0, 0] + 1):
        if events[row, WHICH] in MATCHED:
            write_row(out, COLOUR_WORDS, events[row, WHAT])
    close_list(out)
