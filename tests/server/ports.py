"""Ports for servers in the tests.

Tests run in several processes at the same time, and a server binds its port long after it was chosen. So ports are
taken from below the range that systems use for outgoing connections, and each process has a block of its own, which it
holds by a UDP socket: UDP and TCP do not get in each other's way.
"""

from __future__ import annotations

import atexit
import random
import socket
from collections.abc import Iterator
from functools import cache
from itertools import cycle

FIRST, BLOCKS, SIZE = 12_000, 200, 100
HOST = "127.0.0.1"


def free_port() -> int:
    """A port that nobody uses, and that no other process of the tests is given."""
    return next(port for port in block() if is_free(port))


@cache
def block() -> Iterator[int]:
    """The ports of this process, in turn."""
    holder = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    for number in random.sample(range(BLOCKS), BLOCKS):
        first = FIRST + SIZE * number
        try:
            holder.bind((HOST, first))
        except OSError:
            continue
        atexit.register(holder.close)
        return cycle(range(first, first + SIZE))
    raise AssertionError("other processes hold all ports")


def is_free(port: int) -> bool:
    """Whether nothing listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True
