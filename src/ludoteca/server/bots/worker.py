"""A worker process, which computes the moves of a server's bots from what their seats know."""

from __future__ import annotations

import asyncio
import signal

import structlog
from redis.exceptions import RedisError

from ludoteca.core.errors import LudotecaError
from ludoteca.core.library import game as find_game
from ludoteca.core.past import unpack
from ludoteca.core.state import State
from ludoteca.server.bots.pool import BotPool
from ludoteca.server.bots.queue import HEARTBEAT_SECONDS, Job, JobQueue
from ludoteca.server.bots.warmup import Warmup

RETRY_SECONDS = 0.5

log = structlog.get_logger("ludoteca.worker")


class Worker:
    """Threads that compute decisions requested over Redis; a worker can be killed at any time."""

    def __init__(self, address: str, threads: int) -> None:
        self.threads = threads
        self.warmup = Warmup()
        self.bots = BotPool(threads, self.warmup)
        self.jobs = JobQueue(address)
        self.up = True

    async def run(self) -> None:
        """Work until a signal; then answer the current jobs with the best actions found so far."""
        loop = asyncio.get_running_loop()
        for signal_number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(signal_number, self.stop)
        await self.warmup.prepare_tables()
        await self.warmup.prepare_players()
        log.info("ready", threads=self.threads)
        await asyncio.gather(*(self.work() for _ in range(self.threads)))
        self.bots.close()
        await self.jobs.close()

    def stop(self) -> None:
        """Take no more jobs, and finish the current ones soon."""
        self.bots.stopping = True

    async def work(self) -> None:
        """Handle one job after another; log failures and continue."""
        while not self.bots.stopping:
            try:
                job = await self.jobs.take()
                self.log_bus(None)
                if job is not None:
                    await self.handle(job)
            except (RedisError, OSError) as failed:
                self.log_bus(failed)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("job failed")

    def log_bus(self, failed: Exception | None) -> None:
        """Log once when Redis becomes unreachable, and once when it is back."""
        if failed is not None and self.up:
            log.warning("bus unreachable", reason=str(failed) or type(failed).__name__)
        elif failed is None and not self.up:
            log.info("bus reachable again")
        self.up = failed is None

    async def handle(self, job: Job) -> None:
        """Compute a decision, send heartbeats meanwhile, and answer."""
        try:
            known = read_job(job)
        except LudotecaError as unknown:
            # The server will consider this worker dead, and ask another one or decide itself.
            log.error("job from another version", reason=str(unknown))
            return
        thinking = asyncio.ensure_future(self.bots.compute(known, job.level))
        # Do not cancel anything here: redis-py may swallow a cancellation in the middle of an answer.
        while not (await asyncio.wait({thinking}, timeout=HEARTBEAT_SECONDS))[0]:
            await self.jobs.answer(job)
        await self.jobs.answer(job, thinking.result())


def read_job(job: Job) -> State:
    """The state of a job, with what everybody has seen before; raises an error if it is from another version."""
    game = find_game(job.game)
    return State(game, game.from_bytes(job.known).record, unpack(game, job.past))
