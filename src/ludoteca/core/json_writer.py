"""Compiled code that writes JSON: the documents of a game, straight from its record.

A document is written into `Out`, piece by piece. Commas are added automatically: whatever follows a complete value in
an object or a list is separated from it. Texts are arrays of bytes, prepared once when a module is imported: `text` for
one, `texts` for a numbered list of them. Nothing is escaped, because no document contains what people typed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import numpy as np

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.types import Bytes, Ints

CAPACITY = 1 << 16
"""How many bytes a document may have; more than twice the largest."""

COMMA, COLON, QUOTE, MINUS, ZERO = (ord(sign) for sign in ',:"-0')
OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST = (ord(sign) for sign in "{}[]")


class Out(NamedTuple):
    """Where a document is written: its bytes, and in `end[0]` how many there are."""

    text: Bytes
    end: Ints


def new_out() -> Out:
    """An empty document."""
    return Out(np.empty(CAPACITY, np.uint8), np.zeros(1, np.int64))


# Texts, prepared in Python


def text(value: str) -> Bytes:
    """A text as bytes."""
    return np.frombuffer(value.encode(), np.uint8).copy()


def name(value: str) -> Bytes:
    """The name of a field, with its quotes and its colon."""
    return text(f'"{value}":')


def literal(value: object) -> Bytes:
    """A constant value, as JSON."""
    return text(json_text(value))


def texts(values: Iterable[str]) -> Bytes:
    """A numbered list of texts, one in each row: its length in two bytes, then the text."""
    rows = [value.encode() for value in values]
    table = np.zeros((len(rows), 2 + max(map(len, rows))), np.uint8)
    for row, value in enumerate(rows):
        table[row, 0], table[row, 1] = divmod(len(value), 256)
        table[row, 2 : 2 + len(value)] = np.frombuffer(value, np.uint8)
    return table


def literals(values: Iterable[object]) -> Bytes:
    """A numbered list of constant values, as JSON."""
    return texts(map(json_text, values))


def names(values: Iterable[str]) -> Bytes:
    """A numbered list of names of fields."""
    return texts(f'"{value}":' for value in values)


def json_text(value: object) -> str:
    """A constant as JSON, without spaces; texts are not escaped to ASCII."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


TRUE, FALSE, NULL = literal(True), literal(False), literal(None)


# Bytes


@inline
def put_byte(out: Out, byte: int) -> None:
    """Write one byte."""
    out.text[out.end[0]] = byte
    out.end[0] += 1


@kernel
def put(out: Out, value: Bytes) -> None:
    """Write a text as it is."""
    end = out.end[0]
    for i in range(len(value)):
        out.text[end + i] = value[i]
    out.end[0] = end + len(value)


@kernel
def put_row(out: Out, table: Bytes, row: int) -> None:
    """Write a text of a numbered list as it is."""
    end = out.end[0]
    length = np.int64(table[row, 0]) * 256 + np.int64(table[row, 1])
    for i in range(length):
        out.text[end + i] = table[row, 2 + i]
    out.end[0] = end + length


@kernel
def put_number(out: Out, number: int) -> None:
    """Write a whole number in decimal digits."""
    if number < 0:
        put_byte(out, MINUS)
        number = -number
    scale = 1
    while number // scale >= 10:
        scale *= 10
    while scale > 0:
        put_byte(out, ZERO + number // scale % 10)
        scale //= 10


@kernel
def separate(out: Out) -> None:
    """Write a comma, unless this is the first value in an object, a list or the document, or follows a name."""
    if out.end[0] == 0:
        return
    last = out.text[out.end[0] - 1]
    if last not in (OPEN_OBJECT, OPEN_LIST, COLON):
        put_byte(out, COMMA)


# Values


@kernel
def open_object(out: Out) -> None:
    """Begin an object."""
    separate(out)
    put_byte(out, OPEN_OBJECT)


@kernel
def close_object(out: Out) -> None:
    """End an object."""
    put_byte(out, CLOSE_OBJECT)


@kernel
def open_list(out: Out) -> None:
    """Begin a list."""
    separate(out)
    put_byte(out, OPEN_LIST)


@kernel
def close_list(out: Out) -> None:
    """End a list."""
    put_byte(out, CLOSE_LIST)


@kernel
def write(out: Out, value: Bytes) -> None:
    """Write a `literal`, or the `name` of a field."""
    separate(out)
    put(out, value)


@kernel
def write_row(out: Out, table: Bytes, row: int) -> None:
    """Write one of numbered `literals` or `names`."""
    separate(out)
    put_row(out, table, row)


@kernel
def write_number(out: Out, number: int) -> None:
    """Write a whole number."""
    separate(out)
    put_number(out, number)


@kernel
def write_seat(out: Out, seat: int) -> None:
    """Write a seat; a negative number is nobody, `null`."""
    if seat < 0:
        write(out, NULL)
    else:
        write_number(out, seat)


@kernel
def write_flag(out: Out, flag: bool) -> None:
    """Write true or false."""
    write(out, TRUE if flag else FALSE)


@kernel
def write_numbers(out: Out, numbers: Ints, count: int) -> None:
    """Write a list of the first whole numbers of an array."""
    open_list(out)
    for i in range(count):
        write_number(out, numbers[i])
    close_list(out)


@kernel
def field_number(out: Out, field: Bytes, number: int) -> None:
    """Write a field with a whole number."""
    write(out, field)
    put_number(out, number)


@kernel
def field_row(out: Out, field: Bytes, table: Bytes, row: int) -> None:
    """Write a field with one of numbered `literals`."""
    write(out, field)
    put_row(out, table, row)


@kernel
def field_flag(out: Out, field: Bytes, flag: bool) -> None:
    """Write a field with true or false."""
    write(out, field)
    write_flag(out, flag)


@kernel
def field_seat(out: Out, field: Bytes, seat: int) -> None:
    """Write a field with a seat; a negative number is nobody, `null`."""
    write(out, field)
    write_seat(out, seat)


# Parts of objects, and messages


def members(values: Iterable[Mapping[str, object]]) -> Bytes:
    """A numbered list of constant objects without their braces, so that an object can have other fields too."""
    return texts(json_text(dict(value))[1:-1] for value in values)


def message_start(value: str) -> Bytes:
    """The beginning of the message with this id (see `core.messages`), for `write`; its values follow."""
    return text(message_text(value))


def message_starts(values: Iterable[str]) -> Bytes:
    """A numbered list of beginnings of messages, for `write_row`."""
    return texts(map(message_text, values))


def message_text(value: str) -> str:
    """The JSON text of a message up to its values."""
    return f'{{"id":"{value}","values":{{'


@kernel
def close_message(out: Out) -> None:
    """End a message that has values."""
    close_object(out)
    close_object(out)


SIGNS = texts(["+", "−"])


@kernel
def field_signed(out: Out, field: Bytes, number: int) -> None:
    """Write a field with a whole number as a text with its sign, as `core.messages.with_sign` does."""
    write(out, field)
    put_byte(out, QUOTE)
    put_row(out, SIGNS, 1 if number < 0 else 0)
    put_number(out, abs(number))
    put_byte(out, QUOTE)
