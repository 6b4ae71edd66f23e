"""Background tasks of the live tables; a failure is logged, never lost."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger("ludoteca.background")


class BackgroundTasks:
    """The tasks that run now."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.note_end)
        return task

    def note_end(self, task: asyncio.Task[None]) -> None:
        """Forget a task that has ended, and log its failure if it failed."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
