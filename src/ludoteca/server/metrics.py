"""Metrics for Prometheus. No label names a person or a table."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("ludoteca_connections", "Open sockets")
LIVE_TABLES = Gauge("ludoteca_live_tables", "Tables in memory")
MESSAGES = Counter("ludoteca_messages_total", "Messages from clients", ["type"])
REFUSED = Counter("ludoteca_refused_total", "Messages refused", ["code"])
FINISHED = Counter("ludoteca_finished_total", "Matches finished", ["game"])
THINKING = Gauge("ludoteca_thinking", "Bots that are thinking or waiting to think")
THOUGHTS = Histogram("ludoteca_thought_seconds", "Time that bots took to think", ["level"])
FAILED_BOTS = Counter("ludoteca_failed_bots_total", "Decisions in which a bot failed", ["level"])
UNANSWERED = Counter("ludoteca_unanswered_total", "Decisions that no worker delivered", ["why"])
DEVICE_DECISIONS = Counter("ludoteca_device_decisions_total", "Decisions asked of the players' devices", ["outcome"])
TORN = Counter("ludoteca_torn_bytes_total", "Bytes of the write-ahead log that a start skipped, after a power cut")
CLOCK_JUMPS = Counter("ludoteca_clock_jumps_total", "Jumps of the system clock, which the server did not follow")
HEARTBEAT_FAILING = Gauge("ludoteca_heartbeat_failing", "1 while the last heartbeat could not be stored")
REPLAYS = Histogram("ludoteca_replay_seconds", "Time from the request for a replay to its end", ["of"])
DISCONNECTS = Counter("ludoteca_cut_off_total", "Connections closed by the server", ["why"])


@cache
def message_counter(kind: str) -> Counter:
    """The counter of one type of message; there are few types."""
    return MESSAGES.labels(kind)


def is_heartbeat_failing() -> bool:
    """Whether the last heartbeat could not be stored."""
    return bool(HEARTBEAT_FAILING._value.get())
