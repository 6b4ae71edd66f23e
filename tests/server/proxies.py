"""A network between two programs that can be cut, go dead or be slow; and a proxy in front of several processes."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Self


class Proxy:
    """Forwards each connection to one of several ports, in turn; ports that do not answer are skipped."""

    def __init__(self, *targets: int) -> None:
        self.targets = list(targets)
        self.port = 0
        self.delay = 0.0
        """Seconds by which all bytes are delayed, in both directions."""
        self.is_cut = False
        self.turn = 0
        self.ends: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.passing = asyncio.Event()
        self.passing.set()
        self.listening = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        assert self.listening.wait(30)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(30)

    # What can go wrong

    def cut(self) -> None:
        """Close all connections, and refuse new ones."""
        self.is_cut = True
        self.drop()

    def drop(self) -> None:
        """Close all connections; new ones are forwarded."""
        self.loop.call_soon_threadsafe(self.abort)

    def mend(self) -> None:
        """Forward everything again."""
        self.is_cut, self.delay = False, 0.0
        self.loop.call_soon_threadsafe(self.passing.set)

    def stall(self) -> None:
        """Forward nothing, without closing anything."""
        self.loop.call_soon_threadsafe(self.passing.clear)

    # How it is done

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self.meet, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self.listening.set()
        self.loop.run_forever()
        server.close()
        self.abort()
        left = asyncio.all_tasks(self.loop)
        for task in left:
            task.cancel()
        self.loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self.abort()
        # Aborted transports are closed in the next iteration of the loop.
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()

    def abort(self) -> None:
        for end in list(self.ends):
            end.transport.abort()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one connection in both directions."""
        self.ends.add(writer)
        try:
            far = None if self.is_cut else await self.reach()
            if far is None:
                self.ends.discard(writer)
                writer.transport.abort()
                return
            self.ends.add(far[1])
            carrying = [
                asyncio.create_task(self.carry(reader, far[1])),
                asyncio.create_task(self.carry(far[0], writer)),
            ]
            await asyncio.wait(carrying)
            self.ends -= {writer, far[1]}
        except asyncio.CancelledError:
            # The proxy is closing, and aborts all connections.
            return

    async def reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to the next port that answers."""
        await self.passing.wait()
        self.turn += 1
        for number in range(len(self.targets)):
            with suppress(OSError):
                return await asyncio.open_connection(
                    "127.0.0.1", self.targets[(self.turn + number) % len(self.targets)]
                )
        return None

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward bytes in one direction until either end is closed."""
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self.passing.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
