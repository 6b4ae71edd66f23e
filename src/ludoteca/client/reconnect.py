"""Reconnecting after a lost connection: delays, and when to give up."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI

from ludoteca.client.errors import ServerRefused, ServerUnreachable
from ludoteca.core.types import Document

FIRST_DELAY, LONGEST_DELAY = 0.1, 5.0
SLOW_DOWN, SLOW_DOWN_DELAY = 4429, 2.0

CONNECT_OPTIONS: dict[str, Any] = {"compression": None, "max_queue": 1024, "ping_interval": 10, "ping_timeout": 10}
"""Options for connecting: messages are queued while a program is busy, and a dead connection is detected."""

FINAL = {
    1002: ("unreadable", "The server could not read what this program sent: it was not a WebSocket frame."),
    1003: ("unreadable", "The server could not read what this program sent."),
    1007: ("unreadable", "The server could not read what this program sent: it was not valid UTF-8."),
    1008: ("policy", "The server refused this connection."),
    1009: ("size", "This program sent a message that was too long for the server."),
    4401: ("nobody", "The server does not know this token. Get a new one, or become a guest with me()."),
    4403: ("here", "You have no access to this table. The link may have been revoked."),
    4404: ("table", "There is no such table, or it is not public and you were not invited."),
    4409: ("rules", "This match was started with another version of the rules."),
}
"""Close codes after which reconnecting would not help."""


class Retries:
    """Exponential backoff with jitter, up to a time limit."""

    def __init__(self, patience: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.patience = patience
        self.clock = clock
        self.failures = 0
        self.since: float | None = None

    def reset(self) -> None:
        """Start over after a successful connection."""
        self.failures, self.since = 0, None

    def delay(self, error: BaseException) -> float:
        """Seconds to wait after a failed or lost connection; raises ServerUnreachable after `patience` seconds."""
        now = self.clock()
        self.since = now if self.since is None else self.since
        if now - self.since >= self.patience:
            raise ServerUnreachable(
                sentence=f"The server has not answered for {self.patience:.0f} seconds: {error}."
            ) from error
        least = SLOW_DOWN_DELAY if close_code(error) == SLOW_DOWN else 0.0
        wait = min(LONGEST_DELAY, FIRST_DELAY * 2.0 ** min(self.failures, 10))
        self.failures += 1
        return max(least, wait * random.uniform(0.5, 1.0))


def close_code(error: BaseException) -> int | None:
    """The code with which the server closed a connection."""
    return error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else None


def check_reconnect(error: BaseException, bye: Document | None) -> None:
    """Raise an error if reconnecting would not help."""
    if bye is not None and not bye["again"]:
        raise ServerRefused(bye["code"], bye["sentence"]) from error
    code = close_code(error)
    if code in FINAL:
        raise ServerRefused(*FINAL[code]) from error
    if isinstance(error, InvalidURI):
        raise ServerUnreachable(sentence=f"This is not the address of a server: {error}.") from error
    if isinstance(error, InvalidStatus) and not is_temporary(error.response.status_code):
        status = error.response.status_code
        raise ServerRefused("http", f"The server does not offer tables here: it answered {status}.") from error


def is_temporary(status: int) -> bool:
    """Whether a retry after this HTTP status may succeed."""
    return status >= 500 or status == 429
