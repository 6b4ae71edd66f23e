"""Cancellation of background tasks."""

from __future__ import annotations

import asyncio


def raise_if_cancelled() -> None:
    """Raise CancelledError if this task was canceled but the exception was lost.

    Before Python 3.12, `asyncio.wait_for`, which redis-py uses to send, can swallow a cancellation that arrives just as
    it finishes. Loops that call redis-py therefore call this function in every round.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError
