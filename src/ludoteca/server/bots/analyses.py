"""Analyses of finished matches: the first document at once, better ones in the background, the last one stored.

One match is refined at a time, in a thread that gets only what live tables leave. The queue is bounded: a match that
finds it full is refined when somebody asks for it again.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import cast

import structlog
from sqlalchemy import delete, insert, select

from ludoteca.core.errors import LudotecaError
from ludoteca.match.match import Match
from ludoteca.search.analysis import analyses as analyse_step_by_step
from ludoteca.search.analysis_document import Analysis
from ludoteca.server.bots.pool import BotPool
from ludoteca.server.errors import RequestRefused
from ludoteca.server.store import schema
from ludoteca.server.store.database import Database
from ludoteca.server.store.sqlite import StorageFailed

log = structlog.get_logger("ludoteca.analyses")

MAX_WAITING = 16
"""How many matches can wait to be refined."""
MAX_REMEMBERED = 64
"""How many documents are kept in memory."""
STEPS_PER_SAVE = 25
"""After how many steps an unfinished analysis is stored, so that little is lost when the server stops."""

Replay = Callable[[], Match]


@dataclass
class Running:
    """A match that is being analyzed: its latest document, and where the next one comes from."""

    match: str
    document: Analysis
    steps: Iterator[Analysis]


class Analyses:
    """The analyses of one server process."""

    def __init__(self, database: Database, bots: BotPool) -> None:
        self.database = database
        self.bots = bots
        self.latest: OrderedDict[str, bytes] = OrderedDict()
        """The latest documents as JSON, by match."""
        self.starting: dict[str, asyncio.Task[bytes]] = {}
        self.waiting: OrderedDict[str, Running] = OrderedDict()
        self.refining: asyncio.Task[None] | None = None

    async def get(self, match: str, replay: Replay, charge: Callable[[], object]) -> bytes:
        """The present analysis of a match as JSON; it is refined in the background until it is complete.

        `charge` is called before anything is computed, and may refuse it.
        """
        if match in self.latest and (match in self.waiting or is_complete(self.latest[match])):
            self.latest.move_to_end(match)
            return self.latest[match]
        if match not in self.starting:
            stored = await self.load(match)
            if stored is not None and stored["done"] == 1:
                return self.remember(match, stored)
            if match not in self.starting:
                charge()
                self.starting[match] = asyncio.create_task(self.start(match, replay, stored))
        return await asyncio.shield(self.starting[match])

    async def start(self, match: str, replay: Replay, stored: Analysis | None) -> bytes:
        """Compute the first document, or continue a stored one, and queue the match."""
        try:
            steps, first = await self.bots.run_when_idle(lambda: begin(replay, stored))
            document = self.remember(match, first)
            if len(self.waiting) < MAX_WAITING:
                self.waiting[match] = Running(match, first, steps)
                self.wake()
            return document
        except RequestRefused:
            raise
        except LudotecaError as refused:
            raise RequestRefused(409, "analysis", str(refused)) from None
        finally:
            del self.starting[match]

    def wake(self) -> None:
        """Refine what waits, unless that happens already."""
        if self.refining is None or self.refining.done():
            self.refining = asyncio.create_task(self.refine_all())

    async def refine_all(self) -> None:
        """Refine one match after the other."""
        while self.waiting:
            running = next(iter(self.waiting.values()))
            try:
                await self.refine(running)
            except StorageFailed as failed:
                log.warning("analysis not stored", match=running.match, reason=str(failed))
            except Exception:
                log.exception("analysis failed", match=running.match)
            finally:
                self.waiting.pop(running.match, None)

    async def refine(self, running: Running) -> None:
        """Refine a match until its analysis is complete; store it from time to time, and at the end."""
        count = 0
        while (better := await self.bots.run_when_idle(lambda: next(running.steps, None))) is not None:
            running.document, count = better, count + 1
            self.remember(running.match, better)
            if count % STEPS_PER_SAVE == 0:
                await self.save(running)
        await self.save(running)

    def remember(self, match: str, document: Analysis) -> bytes:
        """Keep a document in memory, as JSON."""
        found = self.latest[match] = json.dumps(document, separators=(",", ":")).encode()
        self.latest.move_to_end(match)
        if len(self.latest) > MAX_REMEMBERED:
            self.latest.popitem(last=False)
        return found

    async def load(self, match: str) -> Analysis | None:
        """The stored analysis of a match."""
        async with self.database.reading() as connection:
            query = select(schema.analyses.c.document).where(schema.analyses.c.match == match)
            stored = (await connection.execute(query)).scalar_one_or_none()
        return None if stored is None else cast("Analysis", json.loads(zlib.decompress(stored)))

    async def save(self, running: Running) -> None:
        """Store an analysis."""
        document = zlib.compress(json.dumps(running.document, separators=(",", ":")).encode(), 9)
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.analyses).where(schema.analyses.c.match == running.match))
            await connection.execute(insert(schema.analyses).values(match=running.match, document=document))

    async def close(self) -> None:
        """Stop refining; what is unfinished continues from what was stored last."""
        for task in (self.refining, *self.starting.values()):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task


def begin(replay: Replay, stored: Analysis | None) -> tuple[Iterator[Analysis], Analysis]:
    """Replay a match and analyze it as far as the first document."""
    steps = analyse_step_by_step(replay(), known=stored)
    return steps, next(steps)


def is_complete(document: bytes) -> bool:
    """Whether nothing is left to refine."""
    return bool(json.loads(document)["done"] == 1)
