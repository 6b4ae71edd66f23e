"""News between processes over Redis. No data is stored there: while Redis is unreachable, moves are stored as before,
and every process polls the store for changes by others.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import Any

import msgspec
import redis.asyncio as redis
import structlog
from redis.exceptions import RedisError

from ludoteca.server.bus.news import MISSED, OWNERS, News, Receiver
from ludoteca.server.cancellation import raise_if_cancelled

CHANNEL = "ludoteca"
HEARTBEAT_SECONDS = 1.0
"""Seconds between the heartbeats of a process; it receives its own too, which shows that Redis is reachable."""
DEAD_AFTER = 4.0
"""Seconds without a heartbeat after which a process, or Redis itself, is considered dead."""
RETRY_SECONDS = 0.5
MAX_WAITING = 10_000
"""News waiting to be sent; more are dropped, and other processes read the store instead."""

log = structlog.get_logger("ludoteca.bus")


class Envelope(msgspec.Struct):
    """A message over Redis: the sender, news if any, and whether the sender has just started or is leaving."""

    sender: str
    news: News | None = None
    new: bool = False
    leaving: bool = False


class RedisBus:
    """News over one channel. Servers with different database numbers in `address` do not share news."""

    is_alone = False

    def __init__(self, address: str) -> None:
        """Prepare to connect."""
        self.name = secrets.token_hex(8)
        self.address = address
        self.channel = f"{CHANNEL}{self.database_suffix(address)}"
        self.receivers: list[Receiver] = []
        self.others: dict[str, float] = {}
        """The other processes, and when their last message arrived."""
        self.up = False
        self.last_message = 0.0
        self.waiting: asyncio.Queue[Envelope] = asyncio.Queue(MAX_WAITING)
        self.tasks: list[asyncio.Task[None]] = []

    @staticmethod
    def database_suffix(address: str) -> str:
        """A suffix with the database number: Redis channels are shared by all databases."""
        found = redis.ConnectionPool.from_url(address).connection_kwargs.get("db") or ""
        return f".{found}" if found else ""

    # The interface of a bus

    def publish(self, news: News, sender: str) -> None:
        """Send news to the other processes; while Redis is unreachable they read it from the store."""
        self.enqueue(Envelope(self.name, news))

    def listen(self, receiver: Receiver, process: str) -> None:
        """Receive the news of other processes."""
        self.receivers.append(receiver)

    def stop_listening(self, receiver: Receiver) -> None:
        """Receive no more news."""
        self.receivers.remove(receiver)

    def count_others(self) -> int:
        """How many other processes have sent something lately."""
        return len(self.others)

    def owns(self, table: str) -> bool:
        """Whether this process has the highest rank for the table; all processes that know each other agree on it."""
        mine = rank(self.name, table)
        return all(rank(other, table) < mine for other in self.others)

    async def open(self) -> None:
        """Connect as soon as Redis is reachable."""
        self.tasks = [asyncio.create_task(work()) for work in (self.stay_connected, self.send_heartbeats)]

    async def close(self) -> None:
        """Tell the other processes that this one leaves, and disconnect."""
        self.enqueue(Envelope(self.name, leaving=True))
        until = time.monotonic() + 1.0
        while self.up and not self.waiting.empty() and time.monotonic() < until:
            await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Implementation

    def enqueue(self, envelope: Envelope) -> None:
        """Queue an envelope for sending; drop it if Redis is unreachable or the queue is full."""
        if self.up and not self.waiting.full():
            self.waiting.put_nowait(envelope)

    def deliver(self, news: News) -> None:
        """Deliver news in this process."""
        for receiver in list(self.receivers):
            receiver(news)

    async def stay_connected(self) -> None:
        """Stay connected; reconnect after every failure."""
        while True:
            raise_if_cancelled()
            client = redis.Redis.from_url(
                self.address, socket_connect_timeout=DEAD_AFTER, socket_timeout=DEAD_AFTER, health_check_interval=0
            )
            try:
                await self.exchange(client)
            except (RedisError, OSError) as failed:
                if self.up or not self.last_message:
                    log.warning("bus unreachable", reason=str(failed) or type(failed).__name__)
            except Exception:
                log.exception("bus failed")
            finally:
                self.up, self.last_message = False, self.last_message or time.monotonic()
                await client.aclose()
            await asyncio.sleep(RETRY_SECONDS)

    async def exchange(self, client: redis.Redis) -> None:
        """Receive and send until the connection fails."""
        async with client.pubsub() as pubsub:
            await pubsub.subscribe(self.channel)
            raise_if_cancelled()
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.up, self.last_message = True, time.monotonic()
            self.enqueue(Envelope(self.name, new=True))
            sending = asyncio.create_task(self.send(client))
            try:
                # Changes from before the subscription are in the store.
                self.deliver(News("", MISSED))
                while not sending.done():
                    message: Any = await pubsub.get_message(ignore_subscribe_messages=True, timeout=HEARTBEAT_SECONDS)
                    if message is not None:
                        self.last_message = time.monotonic()
                        self.receive(msgspec.json.decode(message["data"], type=Envelope))
                    elif time.monotonic() - self.last_message > DEAD_AFTER:
                        raise TimeoutError("connection to the bus lost")
                sending.result()
            finally:
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)

    async def send(self, client: redis.Redis) -> None:
        """Send waiting envelopes in batches."""
        while True:
            raise_if_cancelled()
            envelopes = [await self.waiting.get()]
            while not self.waiting.empty() and len(envelopes) < 100:
                envelopes.append(self.waiting.get_nowait())
            async with client.pipeline(transaction=False) as pipeline:
                for envelope in envelopes:
                    pipeline.publish(self.channel, msgspec.json.encode(envelope))
                await pipeline.execute()

    def receive(self, envelope: Envelope) -> None:
        """Handle an envelope from another process, and update when it was last alive."""
        if envelope.sender == self.name:
            return
        known = envelope.sender in self.others
        if envelope.leaving:
            self.others.pop(envelope.sender, None)
        else:
            self.others[envelope.sender] = time.monotonic()
        if envelope.new:
            self.enqueue(Envelope(self.name))
        if envelope.leaving or not known:
            self.deliver(News("", OWNERS))
        if envelope.news is not None:
            self.deliver(envelope.news)

    async def send_heartbeats(self) -> None:
        """Send heartbeats, and forget dead processes; without Redis, every process owns all tables."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self.enqueue(Envelope(self.name))
            before, now = len(self.others), time.monotonic()
            self.others = {name: at for name, at in self.others.items() if now - at < DEAD_AFTER}
            if len(self.others) != before:
                self.deliver(News("", OWNERS))
            if not self.up:
                self.deliver(News("", MISSED))


def rank(process: str, table: str) -> bytes:
    """The rank of a process for a table; all processes compute the same one."""
    return hashlib.sha256(f"{process} {table}".encode()).digest()
