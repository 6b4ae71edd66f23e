"""A queue of bot decisions over Redis, in which hosts take turns, and the answers of the workers.

Nothing stays there for long: the server waits for heartbeats, and without them asks again or decides itself.
"""

from __future__ import annotations

from typing import Any

import msgspec
import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

HOSTS, SIGNALS, HOST_JOBS = "ludoteca:hosts", "ludoteca:bell", "ludoteca:line:"
"""Redis keys: the hosts with waiting jobs; one element for each job, to wake workers; the jobs of one host."""
SHORT_HOSTS, SHORT_JOBS = "ludoteca:short-hosts", "ludoteca:short-line:"
"""Redis keys of the jobs that take only a moment, which are taken before all others."""
HEARTBEAT_SECONDS = 1.0
"""Seconds between the heartbeats of a busy worker, and for which an idle one blocks."""
REDIS_TIMEOUT = 4.0
"""Seconds after which Redis is considered unreachable."""
ANSWER_TTL = 60
"""Seconds after which unread answers expire."""

PUT = """
if redis.call('RPUSH', KEYS[3], ARGV[2]) == 1 then redis.call('RPUSH', KEYS[1], ARGV[1]) end
redis.call('RPUSH', KEYS[2], '')
"""
TAKE = """
local hosts, lines = KEYS[1], ARGV[1]
local host = redis.call('LPOP', hosts)
if not host then
  hosts, lines = KEYS[2], ARGV[2]
  host = redis.call('LPOP', hosts)
end
if not host then return false end
local line = lines .. host
local job = redis.call('LPOP', line)
if redis.call('LLEN', line) > 0 then redis.call('RPUSH', hosts, host) end
local decoded = cjson.decode(job)
redis.call('RPUSH', decoded.answers, cjson.encode({id = decoded.id}))
redis.call('EXPIRE', decoded.answers, ARGV[3])
return job
"""
"""Taking a job sends its first heartbeat atomically: a job is in the queue, or a worker has reported it."""
WITHDRAW = """
if redis.call('LREM', KEYS[3], 1, ARGV[2]) == 0 then return 0 end
if redis.call('LLEN', KEYS[3]) == 0 then redis.call('LREM', KEYS[1], 1, ARGV[1]) end
redis.call('LPOP', KEYS[2])
return 1
"""


class Job(msgspec.Struct, frozen=True):
    """A requested decision. The state contains only what the seat to move knows."""

    id: str
    answers: str
    """The Redis key for the answers."""
    game: str
    level: str
    known: bytes
    past: bytes = b""
    """The decisions that everybody has seen (`ludoteca.core.past`)."""


class Answer(msgspec.Struct, frozen=True):
    """An answer to a job; without an action it is a heartbeat."""

    id: str
    action: int | None = None


def connect(address: str) -> redis.Redis:
    """Connect without retries, so that failures are raised at once."""
    return redis.Redis.from_url(
        address, socket_connect_timeout=REDIS_TIMEOUT, socket_timeout=REDIS_TIMEOUT, retry=Retry(NoBackoff(), 0)
    )


def keys(host: str, is_long: bool) -> list[str]:
    """The Redis keys of a host's jobs that take long, or of those that do not."""
    return [HOSTS if is_long else SHORT_HOSTS, SIGNALS, (HOST_JOBS if is_long else SHORT_JOBS) + host]


class JobQueue:
    """The queue of jobs, and the queues of their answers."""

    def __init__(self, address: str) -> None:
        self.client = connect(address)
        # redis-py's types allow for both of its kinds of client.
        self._put: Any = self.client.register_script(PUT)
        self._take: Any = self.client.register_script(TAKE)
        self._withdraw: Any = self.client.register_script(WITHDRAW)

    async def put(self, host: str, job: Job, is_long: bool = True) -> None:
        """Add a job for a host, or for an address with several hosts."""
        await self._put(keys(host, is_long), [host, msgspec.json.encode(job)])

    async def withdraw(self, host: str, job: Job, is_long: bool = True) -> bool:
        """Remove a job; False if a worker has taken it already."""
        return bool(await self._withdraw(keys(host, is_long), [host, msgspec.json.encode(job)]))

    async def take(self) -> Job | None:
        """Take the next job of the host whose turn it is; None after a timeout."""
        # A worker that dies here takes a wake-up with it, so check for jobs after a timeout too.
        await self.client.blpop([SIGNALS], timeout=HEARTBEAT_SECONDS)
        found = await self._take([SHORT_HOSTS, HOSTS], [SHORT_JOBS, HOST_JOBS, ANSWER_TTL])
        return None if found is None else msgspec.json.decode(found, type=Job)

    async def answer(self, job: Job, action: int | None = None) -> None:
        """Send the chosen action, or a heartbeat without one."""
        async with self.client.pipeline() as pipeline:
            pipeline.rpush(job.answers, msgspec.json.encode(Answer(job.id, action)))
            pipeline.expire(job.answers, ANSWER_TTL)
            await pipeline.execute()

    async def next_answer(self, answers: str) -> Answer | None:
        """Read the next answer; None after a timeout."""
        found: Any = await self.client.blpop([answers], timeout=HEARTBEAT_SECONDS)
        return None if found is None else msgspec.json.decode(found[1], type=Answer)

    async def close(self) -> None:
        """Disconnect from Redis."""
        await self.client.aclose()
