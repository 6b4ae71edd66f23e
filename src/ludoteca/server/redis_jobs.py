"""Decisions that bots of other processes are asked for, over Redis: a queue in which hosts take turns, and the answers.

Nothing is kept there for long: who asks waits for signs of life, and asks again or decides alone when there are none.
"""

from __future__ import annotations

from typing import Any

import msgspec
import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

RING, BELL, LINE = "ludoteca:hosts", "ludoteca:bell", "ludoteca:line:"
"""The hosts whose bots wait, each once; one stroke for each job; the jobs of one host."""
BEAT = 1.0
"""Seconds between two signs of life of who thinks, and for which a worker listens to the bell."""
SILENT = 4.0
"""Seconds after which Redis is taken for gone."""
KEPT = 60
"""Seconds for which answers wait for a process that does not read them any more."""

PUT = """
if redis.call('RPUSH', KEYS[3], ARGV[2]) == 1 then redis.call('RPUSH', KEYS[1], ARGV[1]) end
redis.call('RPUSH', KEYS[2], '')
"""
TAKE = """
local host = redis.call('LPOP', KEYS[1])
if not host then return false end
local line = ARGV[1] .. host
local job = redis.call('LPOP', line)
if redis.call('LLEN', line) > 0 then redis.call('RPUSH', KEYS[1], host) end
local told = cjson.decode(job)
redis.call('RPUSH', told.answers, cjson.encode({id = told.id}))
redis.call('EXPIRE', told.answers, ARGV[2])
return job
"""
"""Who takes a job is known to live in the same moment: it is either in the queue, or somebody has said so."""
WITHDRAW = """
if redis.call('LREM', KEYS[3], 1, ARGV[2]) == 0 then return 0 end
if redis.call('LLEN', KEYS[3]) == 0 then redis.call('LREM', KEYS[1], 1, ARGV[1]) end
redis.call('LPOP', KEYS[2])
return 1
"""


class Job(msgspec.Struct, frozen=True):
    """A decision that is asked for. The state holds nothing that the seat to move does not know."""

    id: str
    answers: str
    """Where who asks reads the answers."""
    game: str
    level: str
    known: bytes


class Letter(msgspec.Struct, frozen=True):
    """An answer to a job; without an action it is a sign of life of who thinks about it."""

    id: str
    action: int | None = None


def connect(address: str) -> redis.Redis:
    """A connection whose failures are told at once."""
    return redis.Redis.from_url(
        address, socket_connect_timeout=SILENT, socket_timeout=SILENT, retry=Retry(NoBackoff(), 0)
    )


class Jobs:
    """The queue, and the ways back."""

    def __init__(self, address: str) -> None:
        self.client = connect(address)
        # redis-py's types allow for both of its kinds of client.
        self._put: Any = self.client.register_script(PUT)
        self._take: Any = self.client.register_script(TAKE)
        self._withdraw: Any = self.client.register_script(WITHDRAW)

    async def put(self, host: str, job: Job) -> None:
        """Ask for a decision at a host's table."""
        await self._put([RING, BELL, LINE + host], [host, msgspec.json.encode(job)])

    async def withdraw(self, host: str, job: Job) -> bool:
        """Ask no longer; False if somebody has taken the job."""
        return bool(await self._withdraw([RING, BELL, LINE + host], [host, msgspec.json.encode(job)]))

    async def take(self) -> Job | None:
        """The next job of the host whose turn it is; None if there is none for a while."""
        # The stroke may be lost with a worker that dies here: so all look whenever they have waited for a beat.
        await self.client.blpop([BELL], timeout=BEAT)
        found = await self._take([RING], [LINE, KEPT])
        return None if found is None else msgspec.json.decode(found, type=Job)

    async def answer(self, job: Job, action: int | None = None) -> None:
        """Tell who asked what was decided, or that it is being thought about."""
        async with self.client.pipeline() as pipeline:
            pipeline.rpush(job.answers, msgspec.json.encode(Letter(job.id, action)))
            pipeline.expire(job.answers, KEPT)
            await pipeline.execute()

    async def hear(self, answers: str) -> Letter | None:
        """The next answer; None if there is none for a while."""
        found: Any = await self.client.blpop([answers], timeout=BEAT)
        return None if found is None else msgspec.json.decode(found[1], type=Letter)

    async def close(self) -> None:
        """Hang up."""
        await self.client.aclose()
