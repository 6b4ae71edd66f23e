"""The documents of a game, written by compiled code: what each game provides, and the entry points for all games.

A game that provides `Writers` has its documents from here, in Python, on the server and in the browser alike. For
other games the methods of `Game` make them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ludoteca.core.compiled import bind, brief, kernel
from ludoteca.core.json_writer import NULL, Out, write
from ludoteca.core.types import Action, Box, Bytes, Ints, Record, Seat

SPECTATOR, EVERYBODY = -1, -2
"""Readers that are not seats: a spectator, and a program that may know everything."""


@kernel
def write_null(state: Record, seat: Seat, secret: int, out: Out) -> None:  # noqa: ARG001
    """Write nothing about a secret: this game has none."""
    write(out, NULL)


class Writers(NamedTuple):
    """The kernels of a game that write its documents.

    `reader` is a seat, `SPECTATOR` or, for events, `EVERYBODY`. `events` are the rows that `apply` filled in, and
    `state` is the state after the action; some writers take the states `before` and `after` it.
    """

    view: Callable[[Record, Seat, Out], None]
    """Everything that a reader may know, as an object (`state`, `reader`, `out`)."""
    events: Callable[[Record, Ints, Seat, int, Out], None]
    """What the reader sees of an action, as a list of events (`state`, `events`, `reader`, `ply`, `out`)."""
    narration: Callable[[Record, Ints, Seat, Out], None]
    """What an action means to people, as a list of messages (`state`, `events`, `reader`, `out`)."""
    preview: Callable[[Record, Record, Ints, Out], None]
    """What an action would change, as an object, and in words in `says` (`before`, `after`, `events`, `out`)."""
    reasons: Callable[[Record, Record, Ints, Out], None]
    """The reasons for and against an action, as a list of objects, each with its message in `says`."""
    action_text: Callable[[Record, Action, Out], None]
    """An action as people type it: plain text, not JSON (`state`, `action`, `out`)."""
    action_message: Callable[[Record, Action, Out], None]
    """An action as the seat to move sees it, as a message."""
    position: Callable[[Record, Out], None]
    """The game's own part of a position, as an object, hidden parts included."""
    secret_message: Callable[[Record, Seat, int, Out], None] = write_null
    """What a seat seems to be after, if it has this one of the game's secrets, as a message; `null` if it no longer
    matters (`state`, `seat`, `secret`, `out`)."""


_WRITERS: dict[np.dtype[Any], Writers] = {}


def register(dtype: np.dtype[Any], writers: Writers) -> None:
    """Register the writers of a game, so that the entry points below work on its states."""
    _WRITERS[dtype] = writers
    for name, function in writers._asdict().items():
        bind(globals()[f"write_{name}"], dtype, function)


def write_view(state: Record, reader: Seat, out: Out) -> None:
    """Write everything that a reader may know."""
    _WRITERS[state.dtype].view(state, reader, out)


def write_events(state: Record, events: Ints, reader: Seat, ply: int, out: Out) -> None:
    """Write what a reader sees of an action."""
    _WRITERS[state.dtype].events(state, events, reader, ply, out)


def write_narration(state: Record, events: Ints, reader: Seat, out: Out) -> None:
    """Write what an action means to people."""
    _WRITERS[state.dtype].narration(state, events, reader, out)


def write_preview(before: Record, after: Record, events: Ints, out: Out) -> None:
    """Write what an action would change."""
    _WRITERS[before.dtype].preview(before, after, events, out)


def write_reasons(before: Record, after: Record, events: Ints, out: Out) -> None:
    """Write the reasons for and against an action."""
    _WRITERS[before.dtype].reasons(before, after, events, out)


def write_action_text(state: Record, action: Action, out: Out) -> None:
    """Write an action as people type it."""
    _WRITERS[state.dtype].action_text(state, action, out)


def write_action_message(state: Record, action: Action, out: Out) -> None:
    """Write the message of an action."""
    _WRITERS[state.dtype].action_message(state, action, out)


def write_position(state: Record, out: Out) -> None:
    """Write the game's own part of a position."""
    _WRITERS[state.dtype].position(state, out)


def write_secret_message(state: Record, seat: Seat, secret: int, out: Out) -> None:
    """Write what a seat seems to be after."""
    _WRITERS[state.dtype].secret_message(state, seat, secret, out)


# Entry points. Each returns the number of bytes.


@brief
def view_one(box: Box, reader: Seat, text: Bytes, end: Ints) -> int:
    """Write the view of a reader."""
    end[0] = 0
    write_view(box[0], reader, Out(text, end))
    return int(end[0])


@brief
def events_one(box: Box, events: Ints, reader: Seat, ply: int, text: Bytes, end: Ints) -> int:
    """Write what a reader sees of an action."""
    end[0] = 0
    write_events(box[0], events, reader, ply, Out(text, end))
    return int(end[0])


@brief
def narration_one(box: Box, events: Ints, reader: Seat, text: Bytes, end: Ints) -> int:
    """Write what an action means to people."""
    end[0] = 0
    write_narration(box[0], events, reader, Out(text, end))
    return int(end[0])


@brief
def preview_one(before: Box, after: Box, events: Ints, text: Bytes, end: Ints) -> int:
    """Write what an action would change."""
    end[0] = 0
    write_preview(before[0], after[0], events, Out(text, end))
    return int(end[0])


@brief
def reasons_one(before: Box, after: Box, events: Ints, text: Bytes, end: Ints) -> int:
    """Write the reasons for and against an action."""
    end[0] = 0
    write_reasons(before[0], after[0], events, Out(text, end))
    return int(end[0])


@brief
def action_text_one(box: Box, action: Action, text: Bytes, end: Ints) -> int:
    """Write an action as people type it."""
    end[0] = 0
    write_action_text(box[0], action, Out(text, end))
    return int(end[0])


@brief
def action_message_one(box: Box, action: Action, text: Bytes, end: Ints) -> int:
    """Write the message of an action."""
    end[0] = 0
    write_action_message(box[0], action, Out(text, end))
    return int(end[0])


@brief
def position_one(box: Box, text: Bytes, end: Ints) -> int:
    """Write the game's own part of a position."""
    end[0] = 0
    write_position(box[0], Out(text, end))
    return int(end[0])


@brief
def secret_message_one(box: Box, seat: Seat, secret: int, text: Bytes, end: Ints) -> int:
    """Write what a seat seems to be after."""
    end[0] = 0
    write_secret_message(box[0], seat, secret, Out(text, end))
    return int(end[0])
