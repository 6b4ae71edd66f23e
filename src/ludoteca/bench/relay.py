"""A bare relay: a WebSocket server that passes every message on to both seats of a table, without rules or storage.

What it costs on the same computer at the same time is the unit for the costs of a move: computers differ, and so does
one computer from minute to minute, but the ratio hardly does.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from collections.abc import Sequence

PADDING = " " * 1024
"""An update is about this much longer than the move that caused it."""


async def relay(port: int) -> None:
    """Serve until the process is terminated."""
    tables: dict[str, list[ServerConnection]] = defaultdict(list)

    async def pass_on(socket: ServerConnection) -> None:
        assert socket.request is not None
        table = tables[socket.request.path]
        table.append(socket)
        with suppress(ConnectionClosed):
            async for text in socket:
                message = f"{text!s}{PADDING}"
                for each in table:
                    await each.send(message)
        table.remove(socket)

    async with serve(pass_on, "127.0.0.1", port, compression=None, ping_interval=None) as server:
        await server.serve_forever()


def main(arguments: Sequence[str]) -> None:
    """Run a relay on a port, on the event loop that the server uses."""
    if find_spec("uvloop") is None:
        asyncio.run(relay(int(arguments[0])))
    else:
        import uvloop

        uvloop.run(relay(int(arguments[0])))


if __name__ == "__main__":
    main(sys.argv[1:])
