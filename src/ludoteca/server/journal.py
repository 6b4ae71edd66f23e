"""What a power cut leaves of SQLite's journal: SQLite leaves out what is torn in silence, and the host should know.

The journal is a header and frames, each with a page, the journal's salt and a running checksum
(https://www.sqlite.org/fileformat2.html#walformat). What ends exactly where a transaction did looks whole, and is.
"""

from __future__ import annotations

import struct
import time
from pathlib import Path
from typing import NamedTuple

from ludoteca.server.storage import companions

HEADER, FRAME = 32, 24
MAGIC, BIG = 0x377F0682, 1
AGAIN_AFTER = 0.2
"""Seconds after which somebody who is writing just now has done so."""

Sums = tuple[int, int]


class Head(NamedTuple):
    """What all frames of a journal have in common."""

    order: str
    page: int
    salt: bytes
    sums: Sums


def left_out(file: Path) -> int:
    """How many bytes at the end of a file's journal belong to no whole transaction; SQLite leaves them out."""
    found = torn_bytes(companions(file)[0])
    if found:
        # Another process may be in the middle of writing them.
        time.sleep(AGAIN_AFTER)
        found = min(found, torn_bytes(companions(file)[0]))
    return found


def torn_bytes(journal: Path) -> int:
    """The same, at this moment."""
    try:
        data = journal.read_bytes()
    except FileNotFoundError:
        return 0
    head = read_head(data)
    return len(data) if head is None else claimed(data, head) - whole(data, head)


def read_head(data: bytes) -> Head | None:
    """What the header says, None if it is torn; an empty journal is whole."""
    if not data:
        return Head("<", 0, b"", (0, 0))
    if len(data) < HEADER:
        return None
    magic, _, page, _ = struct.unpack(">4I", data[:16])
    order = ">" if magic & BIG else "<"
    sums = summed(data[:24], order)
    if magic & ~BIG != MAGIC or sums != struct.unpack(">2I", data[24:HEADER]):
        return None
    return Head(order, page, data[16:24], sums)


def claimed(data: bytes, head: Head) -> int:
    """Where the frames of this journal end, whole or torn; after them may lie those of an older one."""
    at = min(HEADER, len(data))
    while at < len(data) and head.salt.startswith(data[at + 8 : at + 16]):
        at += FRAME + head.page
    return min(at, len(data))


def whole(data: bytes, head: Head) -> int:
    """Where the last whole transaction ends."""
    at = end = min(HEADER, len(data))
    sums = head.sums
    while at + FRAME + head.page <= len(data) and data:
        frame = data[at : at + FRAME + head.page]
        sums = summed(frame[:8] + frame[FRAME:], head.order, sums)
        if frame[8:16] != head.salt or sums != struct.unpack(">2I", frame[16:FRAME]):
            break
        at += len(frame)
        # The frame that ends a transaction says how long the file is then.
        end = at if frame[4:8] != bytes(4) else end
    return end


def summed(data: bytes, order: str, sums: Sums = (0, 0)) -> Sums:
    """SQLite's running checksum, two words at a time."""
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return first, second
