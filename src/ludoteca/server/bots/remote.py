"""Bots whose moves are computed by worker processes. If the workers fail, this process computes the moves."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

import structlog
from redis.exceptions import RedisError

from ludoteca.core.past import pack
from ludoteca.core.state import State
from ludoteca.core.types import Action
from ludoteca.search.levels import thinks_ahead
from ludoteca.server import metrics
from ludoteca.server.bots.fairness import FairQueue
from ludoteca.server.bots.pool import MAX_TABLES_PER_HOST, BotPool
from ludoteca.server.bots.queue import Answer, Job, JobQueue
from ludoteca.server.bots.warmup import Warmup
from ludoteca.server.cancellation import raise_if_cancelled

WORKER_TIMEOUT = 10.0
"""Seconds that a job waits for a worker before it is computed in this process."""
DEAD_AFTER = 4.0
"""Seconds without a heartbeat after which a worker is considered dead."""
MAX_TRIES = 2
"""Workers that may die during a decision before it is made in this process."""
MAX_JOBS, MAX_JOBS_PER_ADDRESS = 1000, 8
"""How many decisions of this process workers can be asked for at the same time, in all and for one address."""
RETRY_SECONDS = 0.5
NO_WORKER, DIED, BUS_FAILED, ILLEGAL = "nobody", "died", "bus", "wrong"

AnswerQueue = asyncio.Queue[Answer | None]
"""The answers to a job; None if Redis has failed."""

log = structlog.get_logger("ludoteca.workers")


class Unanswered(Exception):
    """No worker has made a decision; `why` is the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class RemoteBots(BotPool):
    """Asks workers for decisions, and uses threads of this process if none answers. Hints are always computed here."""

    def __init__(self, threads: int, address: str, warmup: Warmup) -> None:
        super().__init__(threads, warmup)
        self.jobs = JobQueue(address)
        self.answers = f"ludoteca:answers:{secrets.token_hex(8)}"
        self.pending: dict[str, AnswerQueue] = {}
        self.turns = FairQueue(MAX_JOBS, MAX_JOBS_PER_ADDRESS, MAX_TABLES_PER_HOST)
        self.listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start to receive answers."""
        self.listener = asyncio.create_task(self.listen())

    async def disconnect(self) -> None:
        """Stop receiving answers, and disconnect from Redis."""
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)
        await self.jobs.close()

    async def listen(self) -> None:
        """Deliver the answers of workers; if Redis fails, notify all pending jobs."""
        up = True
        while not self.stopping:
            raise_if_cancelled()
            try:
                answer = await self.jobs.next_answer(self.answers)
                up = True
                if answer is not None:
                    self.deliver(answer)
            except (RedisError, OSError) as failed:
                if up:
                    log.warning("answers of workers not received", reason=str(failed) or type(failed).__name__)
                up = False
                for queue in self.pending.values():
                    queue.put_nowait(None)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("unreadable answer from a worker")

    def deliver(self, answer: Answer) -> None:
        """Deliver an answer if its job is still pending; the worker may have been considered dead too early."""
        if answer.id in self.pending:
            self.pending[answer.id].put_nowait(answer)

    async def think(self, known: State, level: str, host: str) -> Action:
        """Ask one worker after another as long as they die; then decide in this process."""
        is_long = thinks_ahead(level, known.game)
        for _ in range(MAX_TRIES):
            try:
                async with self.turn(self.turns, known, host, is_long):
                    return await self.ask(known, level, self.address_of(host), is_long)
            except Unanswered as unanswered:
                metrics.UNANSWERED.labels(unanswered.why).inc()
                log.warning("no worker answered in time", why=unanswered.why, game=known.game.name, bot=level)
                if unanswered.why != DIED:
                    break
            raise_if_cancelled()
        raise_if_cancelled()
        return await super().think(known, level, host)

    async def ask(self, known: State, level: str, host: str, is_long: bool) -> Action:
        """Ask for one decision, and wait as long as a worker that computes it is alive."""
        job = Job(secrets.token_hex(8), self.answers, known.game.name, level, known.to_bytes(), pack(known.past))
        queue = self.pending[job.id] = asyncio.Queue()
        try:
            await self.jobs.put(host, job, is_long)
            raise_if_cancelled()
            action = await self.wait_for_answer(queue, host, job, is_long)
        except (RedisError, OSError):
            raise Unanswered(BUS_FAILED) from None
        except asyncio.CancelledError:
            with suppress(RedisError, OSError):
                await self.jobs.withdraw(host, job, is_long)
            raise
        finally:
            del self.pending[job.id]
        if known.why_illegal(action) is not None:
            # Perhaps from a worker of another version.
            raise Unanswered(ILLEGAL)
        return action

    async def wait_for_answer(self, queue: AnswerQueue, host: str, job: Job, is_long: bool) -> Action:
        """Wait until a worker takes the job, then until it answers with an action."""
        answer = await next_answer(queue, WORKER_TIMEOUT)
        if answer is None and await self.jobs.withdraw(host, job, is_long):
            raise Unanswered(NO_WORKER)
        while answer is None or answer.action is None:
            answer = await next_answer(queue, DEAD_AFTER)
            if answer is None:
                raise Unanswered(DIED)
        return answer.action


async def next_answer(queue: AnswerQueue, seconds: float) -> Answer | None:
    """The next answer to a job; None after a timeout."""
    try:
        async with asyncio.timeout(seconds):
            answer = await queue.get()
    except TimeoutError:
        return None
    if answer is None:
        raise Unanswered(BUS_FAILED)
    return answer
