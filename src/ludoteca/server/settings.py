"""How a service is set up: by the options of `ludoteca serve`, by environment variables, or by tests."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Where the data lies, where the service listens, and how it treats people."""

    data: Path
    """The SQLite file, unless there is a database."""
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    """A PostgreSQL database, like postgresql://ludoteca@localhost/ludoteca: for several processes."""
    bus: str | None = None
    """A Redis server, like redis://localhost: by which several processes tell each other what is new."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use the service, like https://play.example.org."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose X-Forwarded-For is believed."""
    secure_cookies: bool = False
    limits: bool = True
    """False switches the rate limits off: for measuring, never for people."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """How many bots think at the same time."""
    workers: str | None = None
    """A Redis server over which workers are asked to think for bots; here they think only if none of these answers."""
    pace: float = 1.0
    """Seconds that a bot takes at least, so that people can follow."""
    idle: float = 60.0
    """Seconds after which a table that nobody looks at is put away; it comes back from the data."""
    pings: float = 5.0
    """Seconds between two questions whether the other end of a connection lives."""
    patience: float = 7.0
    """Seconds for the answer; a connection that is half open is noticed after the two together."""
