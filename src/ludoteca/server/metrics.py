"""What the service counts, for Prometheus. No label names a person or a table."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("ludoteca_connections", "Sockets that are open")
LIVE = Gauge("ludoteca_live_tables", "Tables in the memory of this process")
MESSAGES = Counter("ludoteca_messages_total", "Messages from clients", ["type"])
REFUSED = Counter("ludoteca_refused_total", "Messages refused", ["code"])
FINISHED = Counter("ludoteca_finished_total", "Matches finished", ["game"])
THINKING = Gauge("ludoteca_thinking", "Bots that think or wait for their turn to think")
THOUGHTS = Histogram("ludoteca_thought_seconds", "How long bots thought", ["level"])
FAILED_BOTS = Counter("ludoteca_failed_bots_total", "Decisions in which a bot failed", ["level"])
UNANSWERED = Counter("ludoteca_unanswered_total", "Decisions that a worker was asked for in vain", ["why"])
TORN = Counter("ludoteca_torn_bytes_total", "Bytes of the journal that a start left out: torn by a power cut")
CUT_OFF = Counter("ludoteca_cut_off_total", "Connections that the service closed", ["why"])


@cache
def messages(kind: str) -> Counter:
    """The counter of one kind of message, of which there are few."""
    return MESSAGES.labels(kind)
