"""What changed between two JSON objects: the fields to replace, and what to append to lists that only grew.

Both objects are compared as bytes, field by field, so nothing has to be decoded. They have the same fields in the same
order and no spaces between them, as `json_writer` and other compact writers make them.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import brief, kernel
from ludoteca.core.json_writer import (
    CLOSE_LIST,
    CLOSE_OBJECT,
    COMMA,
    OPEN_LIST,
    OPEN_OBJECT,
    QUOTE,
    Out,
    close_object,
    open_object,
    put_byte,
    separate,
)
from ludoteca.core.types import Bytes, Ints

BACKSLASH = ord("\\")
SPARE = 16
"""Bytes that braces and brackets may add to an object of changes."""


def json_changes(before: bytes, after: bytes) -> tuple[bytes, bytes]:
    """The fields of `after` that replace those of `before`, and the items to append, each as a JSON object."""
    size = len(after) + SPARE
    changed, added, ends = np.empty(size, np.uint8), np.empty(size, np.uint8), np.zeros((2, 1), np.int64)
    compare(np.frombuffer(before, np.uint8), np.frombuffer(after, np.uint8), changed, added, ends)
    return changed[: ends[0, 0]].tobytes(), added[: ends[1, 0]].tobytes()


@brief
def compare(before: Bytes, after: Bytes, changed: Bytes, added: Bytes, ends: Ints) -> None:
    """Write what to replace into `changed`, and what to append into `added`; `ends` gets their sizes."""
    replaced, appended = Out(changed, ends[0]), Out(added, ends[1])
    open_object(replaced)
    open_object(appended)
    old = new = 1
    while new < len(after) - 1:
        old_end, new_end = field_end(before, old), field_end(after, new)
        if not is_same(before, old, old_end, after, new, new_end):
            shared = kept_items(before, old, old_end, after, new, new_end)
            if shared > 0:
                copy_appended(appended, after, new, shared, new_end)
            else:
                separate(replaced)
                copy(replaced, after, new, new_end)
        old, new = old_end + 1, new_end + 1
    close_object(replaced)
    close_object(appended)


@kernel
def text_end(text: Bytes, start: int) -> int:
    """The place after the closing quote of a text."""
    place = start + 1
    while text[place] != QUOTE:
        place += 2 if text[place] == BACKSLASH else 1
    return place + 1


@kernel
def field_end(text: Bytes, start: int) -> int:
    """The place after the value of a field: a comma, or the end of the object."""
    depth, place = 0, start
    while True:
        byte = text[place]
        if byte == QUOTE:
            place = text_end(text, place)
            continue
        if byte in (OPEN_OBJECT, OPEN_LIST):
            depth += 1
        elif depth == 0 and byte in (COMMA, CLOSE_OBJECT):
            return place
        elif byte in (CLOSE_OBJECT, CLOSE_LIST):
            depth -= 1
        place += 1


@kernel
def is_same(before: Bytes, old: int, old_end: int, after: Bytes, new: int, new_end: int) -> bool:
    """Whether two fields are equal."""
    if old_end - old != new_end - new:
        return False
    for i in range(new_end - new):
        if before[old + i] != after[new + i]:
            return False
    return True


@kernel
def kept_items(before: Bytes, old: int, old_end: int, after: Bytes, new: int, new_end: int) -> int:
    """The place in `after` behind the items of the old list, if the field is a list that only grew; otherwise 0."""
    value = text_end(after, new) + 1
    length = old_end - 1 - old  # without the bracket that closes the list
    if after[value] != OPEN_LIST or new + length >= new_end or new + length == value + 1:
        return 0
    if after[new + length] != COMMA or not is_same(before, old, old + length, after, new, new + length):
        return 0
    return new + length


@kernel
def copy_appended(out: Out, after: Bytes, new: int, shared: int, new_end: int) -> None:
    """Write the name of a list, and its items after those that it shares with the old one."""
    separate(out)
    copy(out, after, new, text_end(after, new) + 1)
    put_byte(out, OPEN_LIST)
    copy(out, after, shared + 1, new_end)


@kernel
def copy(out: Out, text: Bytes, start: int, end: int) -> None:
    """Write a part of a text as it is."""
    for i in range(start, end):
        put_byte(out, text[i])
