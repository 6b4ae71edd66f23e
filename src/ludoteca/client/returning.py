"""Coming back after a lost connection: when, how often, and when not."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI

from ludoteca.client.errors import ServiceLost, ServiceRefused
from ludoteca.core.types import Document

FIRST_DELAY, LONGEST_DELAY = 0.1, 5.0
SLOW_DOWN, SLOW_DOWN_DELAY = 4429, 2.0

CONNECTING: dict[str, Any] = {"compression": None, "max_queue": 1024, "ping_interval": 10, "ping_timeout": 10}
"""How to connect: messages may wait while a program thinks, and a silent connection is noticed."""

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
"""Close codes after which coming back would change nothing."""


class Retries:
    """How long to wait before the next attempt: longer each time, with some luck in it, and not for ever."""

    def __init__(self, patience: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.patience = patience
        self.clock = clock
        self.failures = 0
        self.since: float | None = None

    def reset(self) -> None:
        """The connection is good."""
        self.failures, self.since = 0, None

    def delay(self, trouble: BaseException) -> float:
        """Seconds to wait after a failed or lost connection; raises ServiceLost when patience is at its end."""
        now = self.clock()
        self.since = now if self.since is None else self.since
        if now - self.since >= self.patience:
            raise ServiceLost(f"The server has not answered for {self.patience:.0f} seconds: {trouble}.") from trouble
        least = SLOW_DOWN_DELAY if close_code(trouble) == SLOW_DOWN else 0.0
        wait = min(LONGEST_DELAY, FIRST_DELAY * 2.0 ** min(self.failures, 10))
        self.failures += 1
        return max(least, wait * random.uniform(0.5, 1.0))


def close_code(trouble: BaseException) -> int | None:
    """The code with which the service closed a connection."""
    return trouble.rcvd.code if isinstance(trouble, ConnectionClosed) and trouble.rcvd else None


def check_return(trouble: BaseException, bye: Document | None) -> None:
    """Raise what went wrong if coming back would change nothing."""
    if bye is not None and not bye["again"]:
        raise ServiceRefused(bye["code"], bye["sentence"]) from trouble
    code = close_code(trouble)
    if code in FINAL:
        raise ServiceRefused(*FINAL[code]) from trouble
    if isinstance(trouble, InvalidURI):
        raise ServiceLost(f"This is not the address of a server: {trouble}.") from trouble
    if isinstance(trouble, InvalidStatus) and not is_passing(trouble.response.status_code):
        status = trouble.response.status_code
        raise ServiceRefused("http", f"The server does not offer tables here: it answered {status}.") from trouble


def is_passing(status: int) -> bool:
    """Whether an HTTP status may be different in a moment."""
    return status >= 500 or status == 429
