"""What the service counts, for Prometheus. No label names a person or a table."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("ludoteca_connections", "Open sockets")
LIVE = Gauge("ludoteca_live_tables", "Tables in memory")
MESSAGES = Counter("ludoteca_messages_total", "Messages from clients", ["type"])
REFUSED = Counter("ludoteca_refused_total", "Messages refused", ["code"])
FINISHED = Counter("ludoteca_finished_total", "Matches finished", ["game"])
THINKING = Gauge("ludoteca_thinking", "Bots that are thinking or waiting to think")
THOUGHTS = Histogram("ludoteca_thought_seconds", "Time that bots took to think", ["level"])
FAILED_BOTS = Counter("ludoteca_failed_bots_total", "Decisions in which a bot failed", ["level"])
UNANSWERED = Counter("ludoteca_unanswered_total", "Decisions that no worker delivered", ["why"])
TORN = Counter("ludoteca_torn_bytes_total", "Bytes of the journal that a start skipped, after a power cut")
CUT_OFF = Counter("ludoteca_cut_off_total", "Connections closed by the server", ["why"])


@cache
def messages(kind: str) -> Counter:
    """The counter of one kind of message, of which there are few."""
    return MESSAGES.labels(kind)
