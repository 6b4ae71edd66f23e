"""How background work ends."""

from __future__ import annotations

import asyncio


def obey() -> None:
    """End this task if it was told to and the word was lost on the way.

    Before Python 3.12 `asyncio.wait_for`, by which redis-py sends, swallows a cancellation that comes in the moment in
    which it is done. Whoever calls redis-py and goes on for long asks here first.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError
