"""The settings of a server: from the options of `ludoteca serve`, environment variables, or tests."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Where the data is, where the server listens, and its limits and timings."""

    data: Path
    """The SQLite file; not used if `database` is set."""
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    """A PostgreSQL database, like postgresql://ludoteca@localhost/ludoteca; needed for several processes."""
    bus: str | None = None
    """A Redis server, like redis://localhost, through which several processes notify each other."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use the server, like https://play.example.org."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose X-Forwarded-For header is trusted."""
    hosts: tuple[str, ...] = ()
    """The names in the addresses under which the server may be used; without any, all."""
    metrics: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses and networks that may read the metrics, and tokens for everybody else."""
    secure_cookies: bool = False
    limits: bool = True
    """False turns the rate limits off: for measurements only."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """How many bots think at the same time."""
    workers: str | None = None
    """A Redis server through which workers get the decisions of bots; if no worker answers, this process decides."""
    pace: float = 1.0
    """The least number of seconds that a bot takes for a move, so that people can follow."""
    idle: float = 60.0
    """Seconds after which a table without connections is unloaded; it is loaded from the store again when needed."""
    pings: float = 5.0
    """Seconds between two WebSocket pings."""
    patience: float = 7.0
    """Seconds to wait for the pong; a half-open connection is closed after both together."""
