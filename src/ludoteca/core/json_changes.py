"""What changed between two JSON objects: the fields to replace, and what to append to lists that only grew.

Both objects are compared as bytes, field by field, so nothing has to be decoded. They have the same fields in the same
order and no spaces between them, as `json_writer` and other compact writers make them.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core.compiled import brief, kernel
from ludoteca.core.json_writer import (
    CAPACITY,
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
ORDINARY, OPENS, CLOSES, SEPARATES, QUOTES = range(5)
ROLES = np.zeros(256, np.uint8)
"""What a byte outside of texts means for the structure; most mean nothing."""
ROLES[[OPEN_OBJECT, OPEN_LIST]], ROLES[[CLOSE_OBJECT, CLOSE_LIST]] = OPENS, CLOSES
ROLES[COMMA], ROLES[QUOTE] = SEPARATES, QUOTES
BRACES = 16
"""Bytes that braces and brackets may add to an object of changes."""
Places = tuple[Bytes, Bytes, Ints]
"""Where `compare` writes: what to replace, what to append, and the sizes of both."""
spare: list[Places] = []
"""Places for changes that no thread uses now, as in `written_game`."""


def json_changes(before: bytes, after: bytes) -> tuple[bytes, bytes]:
    """The fields of `after` that replace those of `before`, and the items to append, each as a JSON object."""
    places = places_for(len(after) + BRACES)
    changed, added, ends = places
    compare(np.frombuffer(before, np.uint8), np.frombuffer(after, np.uint8), changed, added, ends)
    sizes = ends.tolist()
    written = changed[: sizes[0][0]].tobytes(), added[: sizes[1][0]].tobytes()
    if len(changed) == CAPACITY:
        spare.append(places)
    return written


def places_for(size: int) -> Places:
    """Places for changes of at most this size."""
    if size <= CAPACITY:
        try:
            return spare.pop()
        except IndexError:
            size = CAPACITY
    return np.empty(size, np.uint8), np.empty(size, np.uint8), np.zeros((2, 1), np.int64)


@brief
def compare(before: Bytes, after: Bytes, changed: Bytes, added: Bytes, ends: Ints) -> None:
    """Write what to replace into `changed`, and what to append into `added`; `ends` gets their sizes."""
    ends[0, 0] = ends[1, 0] = 0
    replaced, appended = Out(changed, ends[0]), Out(added, ends[1])
    open_object(replaced)
    open_object(appended)
    old = new = 1
    while True:
        kept, place, depth = equal_part(before, old, after, new)
        field = new + kept
        if field >= len(after) - 1:
            break
        old, new = old + place, new + place
        new_end = field_end(after, new, depth)
        if depth == 1 and before[old] == CLOSE_LIST and after[new] == COMMA:
            copy_appended(appended, after, field, new, new_end)
        else:
            separate(replaced)
            copy(replaced, after, field, new_end)
        old, new = field_end(before, old, depth) + 1, new_end + 1
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
def field_end(text: Bytes, place: int, depth: int) -> int:
    """The place after the value of a field: a comma, or the end of the object. `depth` counts open brackets."""
    while True:
        role = ROLES[text[place]]
        if role == QUOTES:
            place = text_end(text, place)
            continue
        if role == OPENS:
            depth += 1
        elif role != ORDINARY and depth == 0:
            return place
        elif role == CLOSES:
            depth -= 1
        place += 1


@kernel
def equal_part(before: Bytes, old: int, after: Bytes, new: int) -> tuple[int, int, int]:
    """The bytes of equal fields that follow, with the comma behind each; those before the first difference, or before
    the text that contains it; and the number of brackets that are open there.

    Most fields are equal, so this looks at each of their bytes only once.
    """
    depth = place = kept = 0
    most = min(len(before) - old, len(after) - new)
    while place < most:
        byte = after[new + place]
        if before[old + place] != byte:
            break
        role = ROLES[byte]
        if role == QUOTES:
            length = equal_text(before, old + place, after, new + place)
            if length == 0:
                break
            place += length
            continue
        place += 1
        if role == OPENS:
            depth += 1
        elif role != ORDINARY and depth == 0:
            kept = place
        elif role == CLOSES:
            depth -= 1
    return kept, place, depth


@kernel
def equal_text(before: Bytes, old: int, after: Bytes, new: int) -> int:
    """The length of a text with its quotes, or 0 if both have another one here."""
    place = 1
    while True:
        byte = after[new + place]
        if before[old + place] != byte:
            return 0
        place += 1
        if byte == QUOTE:
            return place
        if byte == BACKSLASH:
            if before[old + place] != after[new + place]:
                return 0
            place += 1


@kernel
def copy_appended(out: Out, after: Bytes, new: int, shared: int, new_end: int) -> None:
    """Write the name of a list, and its items after those that it shares with the old one."""
    separate(out)
    copy(out, after, new, text_end(after, new) + 1)
    put_byte(out, OPEN_LIST)
    copy(out, after, shared + 1, new_end)


@kernel
def copy(out: Out, text: Bytes, start: int, stop: int) -> None:
    """Write a part of a text as it is."""
    end = out.end[0]
    for i in range(stop - start):
        out.text[end + i] = text[start + i]
    out.end[0] = end + stop - start
