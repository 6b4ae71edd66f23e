"""A worker: a process that only thinks, for the bots of a service. It knows what their seats know and no more."""

from __future__ import annotations

import asyncio
import signal

import structlog
from redis.exceptions import RedisError

from ludoteca.core.errors import LudotecaError
from ludoteca.core.library import game as find_game
from ludoteca.server.bots import Thinkers
from ludoteca.server.redis_jobs import BEAT, Job, Jobs
from ludoteca.server.warmup import Warmup

AGAIN_AFTER = 0.5

log = structlog.get_logger("ludoteca.worker")


class Worker:
    """So many threads that think about what is asked for over Redis; it can be killed at any time."""

    def __init__(self, address: str, threads: int) -> None:
        self.threads = threads
        self.warmup = Warmup()
        self.thinkers = Thinkers(threads, self.warmup)
        self.jobs = Jobs(address)
        self.up = True

    async def run(self) -> None:
        """Think until told to stop; what is being thought about then is answered with the best that was found."""
        loop = asyncio.get_running_loop()
        for told in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(told, self.stop)
        await self.warmup.prepare_tables()
        await self.warmup.prepare_players()
        log.info("ready", threads=self.threads)
        await asyncio.gather(*(self.work() for _ in range(self.threads)))
        self.thinkers.close()
        await self.jobs.close()

    def stop(self) -> None:
        """Take no more jobs, and come to an end with those that were taken."""
        self.thinkers.stopping = True

    async def work(self) -> None:
        """Take one job after the other; whatever fails is written down, and the next one is taken."""
        while not self.thinkers.stopping:
            try:
                job = await self.jobs.take()
                self.note_bus(None)
                if job is not None:
                    await self.do(job)
            except (RedisError, OSError) as failed:
                self.note_bus(failed)
                await asyncio.sleep(AGAIN_AFTER)
            except Exception:
                log.exception("job failed")

    def note_bus(self, failed: Exception | None) -> None:
        """Write down when Redis goes and comes back, once."""
        if failed is not None and self.up:
            log.warning("bus gone", reason=str(failed) or type(failed).__name__)
        elif failed is None and not self.up:
            log.info("bus back")
        self.up = failed is None

    async def do(self, job: Job) -> None:
        """Think, give signs of life meanwhile, and answer."""
        try:
            known = find_game(job.game).from_bytes(job.known)
        except LudotecaError as unknown:
            # Who asked takes this worker for dead and asks another one, or decides alone.
            log.error("job from another version", reason=str(unknown))
            return
        thinking = asyncio.ensure_future(self.thinkers.think(known, job.level, ""))
        # Nothing is cancelled here: redis-py may take a cancellation in mid-answer for its own and go on.
        while not (await asyncio.wait({thinking}, timeout=BEAT))[0]:
            await self.jobs.answer(job)
        await self.jobs.answer(job, thinking.result())
