"""Incomplete transactions in SQLite's write-ahead log: SQLite drops them silently, but administrators should know.

The log has a header and frames; each frame has a page, the log's salt and a running checksum
(https://www.sqlite.org/fileformat2.html#walformat). A log that ends exactly after a transaction is complete.
"""

from __future__ import annotations

import struct
import time
from pathlib import Path
from typing import NamedTuple

from ludoteca.server.store.sqlite import side_files

HEADER_SIZE, FRAME_SIZE = 32, 24
MAGIC, BIG_ENDIAN = 0x377F0682, 1
RETRY_SECONDS = 0.2
"""Seconds after which a write in progress should be done."""

Checksum = tuple[int, int]


class Header(NamedTuple):
    """The header of a write-ahead log, which applies to all its frames."""

    order: str
    page: int
    salt: bytes
    checksums: Checksum


def torn_bytes(file: Path) -> int:
    """Count the bytes after the last complete transaction in a database's write-ahead log; SQLite ignores them."""
    found = torn_bytes_now(side_files(file)[0])
    if found:
        # Another process may be in the middle of writing them.
        time.sleep(RETRY_SECONDS)
        found = min(found, torn_bytes_now(side_files(file)[0]))
    return found


def torn_bytes_now(wal: Path) -> int:
    """Count these bytes once, without waiting for a write in progress."""
    try:
        data = wal.read_bytes()
    except FileNotFoundError:
        return 0
    header = read_header(data)
    return len(data) if header is None else frames_end(data, header) - last_commit_end(data, header)


def read_header(data: bytes) -> Header | None:
    """Read the header; None if it is incomplete. An empty log is complete."""
    if not data:
        return Header("<", 0, b"", (0, 0))
    if len(data) < HEADER_SIZE:
        return None
    magic, _, page, _ = struct.unpack(">4I", data[:16])
    order = ">" if magic & BIG_ENDIAN else "<"
    checksums = checksum(data[:24], order)
    if magic & ~BIG_ENDIAN != MAGIC or checksums != struct.unpack(">2I", data[24:HEADER_SIZE]):
        return None
    return Header(order, page, data[16:24], checksums)


def frames_end(data: bytes, header: Header) -> int:
    """Where the frames of this log end, complete or not; frames of an older log may follow."""
    at = min(HEADER_SIZE, len(data))
    while at < len(data) and header.salt.startswith(data[at + 8 : at + 16]):
        at += FRAME_SIZE + header.page
    return min(at, len(data))


def last_commit_end(data: bytes, header: Header) -> int:
    """Where the last complete transaction ends."""
    at = end = min(HEADER_SIZE, len(data))
    checksums = header.checksums
    while at + FRAME_SIZE + header.page <= len(data) and data:
        frame = data[at : at + FRAME_SIZE + header.page]
        checksums = checksum(frame[:8] + frame[FRAME_SIZE:], header.order, checksums)
        if frame[8:16] != header.salt or checksums != struct.unpack(">2I", frame[16:FRAME_SIZE]):
            break
        at += len(frame)
        # Only the last frame of a transaction has the new size of the database file.
        end = at if frame[4:8] != bytes(4) else end
    return end


def checksum(data: bytes, order: str, checksums: Checksum = (0, 0)) -> Checksum:
    """SQLite's running checksum, two words at a time."""
    first, second = checksums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return first, second
