"""News between processes over Redis. Nothing is kept there: when it is gone, moves are stored as before, and every
process looks into the store for what others did, until it is back.
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

from ludoteca.server.bus import KEEPERS, MISSED, Listener, News
from ludoteca.server.endings import obey

CHANNEL = "ludoteca"
BEAT = 1.0
"""Seconds between two signs of life of a process; it hears its own too, which proves that Redis lives."""
GONE_AFTER = 4.0
"""Seconds without a sign of life after which a process, or Redis itself, is taken for gone."""
AGAIN_AFTER = 0.5
MOST_WAITING = 10_000
"""News that wait for Redis; more of them are dropped, and read from the store by the others."""

log = structlog.get_logger("ludoteca.bus")


class Letter(msgspec.Struct):
    """What goes over Redis: who sends it, the news if there is one, and whether the sender comes, stays or leaves."""

    sender: str
    news: News | None = None
    new: bool = False
    leaving: bool = False


class RedisBus:
    """News over one channel. `address` may name a number of a database: other services on it hear nothing of us."""

    def __init__(self, address: str) -> None:
        """Prepare to connect."""
        self.name = secrets.token_hex(8)
        self.address = address
        self.channel = f"{CHANNEL}{self.number(address)}"
        self.listeners: list[Listener] = []
        self.others: dict[str, float] = {}
        """The other processes, and when they were last heard."""
        self.up = False
        self.heard_at = 0.0
        self.waiting: asyncio.Queue[Letter] = asyncio.Queue(MOST_WAITING)
        self.tasks: list[asyncio.Task[None]] = []

    @staticmethod
    def number(address: str) -> str:
        """The number of the database, which channels do not know of."""
        found = redis.ConnectionPool.from_url(address).connection_kwargs.get("db") or ""
        return f".{found}" if found else ""

    # What a service needs

    def publish(self, news: News, source: Listener) -> None:
        """Tell the other processes; who cannot be told now reads it from the store."""
        self.post(Letter(self.name, news))

    def listen(self, listener: Listener) -> None:
        """Hear what others publish."""
        self.listeners.append(listener)

    def leave(self, listener: Listener) -> None:
        """Hear no more."""
        self.listeners.remove(listener)

    def keeps(self, table: str) -> bool:
        """Whether this process has the highest number for the table: all that know each other agree on that."""
        mine = rank(self.name, table)
        return all(rank(other, table) < mine for other in self.others)

    async def open(self) -> None:
        """Begin to talk to the others, as soon as Redis is there."""
        self.tasks = [asyncio.create_task(work()) for work in (self.talk, self.beat)]

    async def close(self) -> None:
        """Tell the others that their turn has come, and hear no more."""
        self.post(Letter(self.name, leaving=True))
        until = time.monotonic() + 1.0
        while self.up and not self.waiting.empty() and time.monotonic() < until:
            await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # How it is done

    def post(self, letter: Letter) -> None:
        """Put a letter to the others that wait to be sent."""
        if self.up and not self.waiting.full():
            self.waiting.put_nowait(letter)

    def tell(self, news: News) -> None:
        """Tell who listens here."""
        for listener in list(self.listeners):
            listener(news)

    async def talk(self) -> None:
        """Stay connected; every failure is followed by a new try."""
        while True:
            obey()
            client = redis.Redis.from_url(
                self.address, socket_connect_timeout=GONE_AFTER, socket_timeout=GONE_AFTER, health_check_interval=0
            )
            try:
                await self.converse(client)
            except (RedisError, OSError) as failed:
                if self.up or not self.heard_at:
                    log.warning("bus gone", reason=str(failed) or type(failed).__name__)
            except Exception:
                log.exception("bus failed")
            finally:
                self.up, self.heard_at = False, self.heard_at or time.monotonic()
                await client.aclose()
            await asyncio.sleep(AGAIN_AFTER)

    async def converse(self, client: redis.Redis) -> None:
        """Hear and send until the connection fails."""
        async with client.pubsub() as ear:
            await ear.subscribe(self.channel)
            obey()
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.up, self.heard_at = True, time.monotonic()
            self.post(Letter(self.name, new=True))
            sending = asyncio.create_task(self.send(client))
            try:
                # What others said while nobody listened is in the store.
                self.tell(News("", MISSED))
                while not sending.done():
                    message: Any = await ear.get_message(ignore_subscribe_messages=True, timeout=BEAT)
                    if message is not None:
                        self.heard_at = time.monotonic()
                        self.hear(msgspec.json.decode(message["data"], type=Letter))
                    elif time.monotonic() - self.heard_at > GONE_AFTER:
                        raise TimeoutError("connection to the bus lost")
                sending.result()
            finally:
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)

    async def send(self, client: redis.Redis) -> None:
        """Send what waits, whatever waits at once."""
        while True:
            obey()
            letters = [await self.waiting.get()]
            while not self.waiting.empty() and len(letters) < 100:
                letters.append(self.waiting.get_nowait())
            async with client.pipeline(transaction=False) as pipeline:
                for letter in letters:
                    pipeline.publish(self.channel, msgspec.json.encode(letter))
                await pipeline.execute()

    def hear(self, letter: Letter) -> None:
        """Take a letter of another process, and note that it lives."""
        if letter.sender == self.name:
            return
        known = letter.sender in self.others
        if letter.leaving:
            self.others.pop(letter.sender, None)
        else:
            self.others[letter.sender] = time.monotonic()
        if letter.new:
            self.post(Letter(self.name))
        if letter.leaving or not known:
            self.tell(News("", KEEPERS))
        if letter.news is not None:
            self.tell(letter.news)

    async def beat(self) -> None:
        """Show that this process lives, and notice who does not any more; without Redis, everybody is alone."""
        while True:
            await asyncio.sleep(BEAT)
            self.post(Letter(self.name))
            before, now = len(self.others), time.monotonic()
            self.others = {name: at for name, at in self.others.items() if now - at < GONE_AFTER}
            if len(self.others) != before:
                self.tell(News("", KEEPERS))
            if not self.up:
                self.tell(News("", MISSED))


def rank(process: str, table: str) -> bytes:
    """A number that any two processes calculate alike."""
    return hashlib.sha256(f"{process} {table}".encode()).digest()
