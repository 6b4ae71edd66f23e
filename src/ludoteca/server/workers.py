"""Bots whose thinking is done by workers, which are processes of their own. Whatever becomes of these, bots move."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

import structlog
from redis.exceptions import RedisError

from ludoteca.core.state import State
from ludoteca.core.types import Action
from ludoteca.server import metrics
from ludoteca.server.bots import Thinkers
from ludoteca.server.endings import obey
from ludoteca.server.redis_jobs import Job, Jobs, Letter
from ludoteca.server.warmup import Warmup

PATIENCE = 10.0
"""Seconds for which a job waits for a worker; then it is thought about here."""
GONE_AFTER = 4.0
"""Seconds without a sign of life after which a worker is taken for dead."""
TRIES = 2
"""So many workers may die of a decision before it is made here."""
AGAIN_AFTER = 0.5
NOBODY, DIED, NO_BUS, WRONG = "nobody", "died", "bus", "wrong"

Heard = asyncio.Queue[Letter | None]
"""What is heard of a job; None if nothing can be heard any more."""

log = structlog.get_logger("ludoteca.workers")


class Unanswered(Exception):
    """No worker has decided, and why."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Workers(Thinkers):
    """Asks workers, and thinks in threads of its own only if none of them answers. Hints are thought about here."""

    def __init__(self, threads: int, address: str, warmup: Warmup) -> None:
        super().__init__(threads, warmup)
        self.jobs = Jobs(address)
        self.answers = f"ludoteca:answers:{secrets.token_hex(8)}"
        self.asked: dict[str, Heard] = {}
        self.listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to hear answers."""
        self.listening = asyncio.create_task(self.listen())

    async def hang_up(self) -> None:
        """Hear no more."""
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        await self.jobs.close()

    async def listen(self) -> None:
        """Pass on what workers say; when Redis fails, everybody who waits is told."""
        up = True
        while not self.stopping:
            obey()
            try:
                letter = await self.jobs.hear(self.answers)
                up = True
                if letter is not None:
                    self.hear(letter)
            except (RedisError, OSError) as failed:
                if up:
                    log.warning("answers of workers not received", reason=str(failed) or type(failed).__name__)
                up = False
                for heard in self.asked.values():
                    heard.put_nowait(None)
                await asyncio.sleep(AGAIN_AFTER)
            except Exception:
                log.exception("unreadable answer from a worker")

    def hear(self, letter: Letter) -> None:
        """Pass on an answer, if somebody still waits for it: a worker may have been taken for dead too early."""
        if letter.id in self.asked:
            self.asked[letter.id].put_nowait(letter)

    async def think(self, known: State, level: str, host: str) -> Action:
        """Let workers decide, one after the other if they die; then do it here."""
        for _ in range(TRIES):
            try:
                return await self.ask(known, level, host)
            except Unanswered as unanswered:
                metrics.UNANSWERED.labels(unanswered.why).inc()
                log.warning("no worker answered in time", why=unanswered.why, game=known.game.name, bot=level)
                if unanswered.why != DIED:
                    break
            obey()
        obey()
        return await super().think(known, level, host)

    async def ask(self, known: State, level: str, host: str) -> Action:
        """Ask for one decision, and wait for it as long as somebody lives who thinks about it."""
        job = Job(secrets.token_hex(8), self.answers, known.game.name, level, known.to_bytes())
        heard = self.asked[job.id] = asyncio.Queue()
        try:
            await self.jobs.put(host, job)
            obey()
            action = await self.answer(heard, host, job)
        except (RedisError, OSError):
            raise Unanswered(NO_BUS) from None
        except asyncio.CancelledError:
            with suppress(RedisError, OSError):
                await self.jobs.withdraw(host, job)
            raise
        finally:
            del self.asked[job.id]
        if known.why_illegal(action) is not None:
            # A worker of another version, perhaps.
            raise Unanswered(WRONG)
        return action

    async def answer(self, heard: Heard, host: str, job: Job) -> Action:
        """Wait until a worker has taken a job, then until it has decided."""
        letter = await next_letter(heard, PATIENCE)
        if letter is None and await self.jobs.withdraw(host, job):
            raise Unanswered(NOBODY)
        while letter is None or letter.action is None:
            letter = await next_letter(heard, GONE_AFTER)
            if letter is None:
                raise Unanswered(DIED)
        return letter.action


async def next_letter(heard: Heard, seconds: float) -> Letter | None:
    """What is heard next of a job, or None if that is nothing."""
    try:
        async with asyncio.timeout(seconds):
            letter = await heard.get()
    except TimeoutError:
        return None
    if letter is None:
        raise Unanswered(NO_BUS)
    return letter
