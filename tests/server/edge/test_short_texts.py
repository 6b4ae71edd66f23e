"""A short text that arrives in one piece bypasses the parser; what the server receives is the same."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn
from hypothesis import example, given, settings
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Opcode

from ludoteca.server.edge.ws_protocol import WebSocketProtocol
from tests.server.lines import frame
from tests.sizes import examples

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MAX_SIZE = 300
PING = b'{"type":"ping"}'


async def app(_: Any, receive: Any, send: Any) -> None:
    """Accept a connection, and leave its messages in the inbox."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def connect() -> WebSocketProtocol:
    """An open connection without a network."""
    config = uvicorn.Config(app, ws_max_size=MAX_SIZE, ws_ping_interval=None, log_config=None)
    config.load()
    transport = Mock()
    transport.is_closing.return_value = False
    protocol = WebSocketProtocol(config, ServerState(), {})
    protocol.connection_made(transport)
    protocol.data_received(REQUEST)
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    return protocol


def receive(reads: list[bytes], shortcut: bool = True) -> tuple[list[Any], list[Any]]:
    """The events in the inbox, and everything that was done with the transport."""

    async def story() -> tuple[list[Any], list[Any]]:
        protocol = await connect()
        if not shortcut:
            protocol.__class__ = WithoutShortcut
        for data in reads:
            protocol.data_received(data)
        done = [call for call in protocol.transport.mock_calls if call[0] in ("write", "close", "abort")]  # type: ignore[attr-defined]
        return [*protocol.queue.events], done

    return asyncio.run(story())


class WithoutShortcut(WebSocketProtocol):
    """The same, but everything goes through the parser."""

    @property
    def parser_is_idle(self) -> bool:
        return False

    @parser_is_idle.setter
    def parser_is_idle(self, idle: bool) -> None:
        """Stay busy."""


def text(value: bytes) -> dict[str, str]:
    return {"type": "websocket.receive", "text": value.decode()}


@pytest.mark.parametrize("size", [0, 1, 124, 125, 126, 127, MAX_SIZE])
def test_a_text_of_any_size_is_received(size: int) -> None:
    assert receive([frame(b"a" * size)] * 2)[0] == [text(b"a" * size)] * 2


def test_a_short_text_does_not_reach_the_parser() -> None:
    async def story() -> None:
        protocol = await connect()
        protocol.conn.receive_data = Mock()  # type: ignore[method-assign]
        protocol.data_received(frame(PING))
        protocol.conn.receive_data.assert_not_called()
        assert [*protocol.queue.events] == [text(PING)]

    asyncio.run(story())


pieces = st.sampled_from(
    [
        frame(PING),
        frame("ü".encode()),
        frame(b""),
        frame(b"\xc3"),
        frame(b"a" * 126),
        frame(b"a" * (MAX_SIZE + 1)),
        frame(b"{", fin=False),
        frame(b"", fin=False),
        frame(b"}", Opcode.CONT),
        frame(b"", Opcode.CONT, fin=False),
        frame(b"{}", Opcode.BINARY),
        frame(b"", Opcode.PING),
        frame(b"\x03\xe8", Opcode.CLOSE),
        b"\x81\x02{}",
        b"\xc1\x82\0\0\0\0{}",
        frame(PING)[:1],
        frame(PING)[:2],
        frame(PING)[:6],
        frame(PING)[6:],
    ]
)
reads = st.lists(st.lists(pieces, max_size=3).map(b"".join).filter(len), max_size=6)


@settings(max_examples=examples(300))
@given(sent=reads, cuts=st.lists(st.integers(0, 400), max_size=4))
@example(sent=[frame(PING) * 2, frame(PING)], cuts=[])
@example(sent=[frame(PING), frame(PING)], cuts=[2])
@example(sent=[frame(PING)[:2], frame(PING)], cuts=[])
@example(sent=[frame(PING)[:6], frame(PING)], cuts=[])
@example(sent=[frame(b"{", fin=False), frame(PING)], cuts=[])
@example(sent=[frame(b"\x03\xe8", Opcode.CLOSE), frame(PING)], cuts=[])
@example(sent=[frame(b"\xc3"), frame(PING)], cuts=[])
@example(sent=[frame(b"\xc3") + frame(b"\x03\xe8", Opcode.CLOSE)], cuts=[])
@example(sent=[frame(PING)] * 100, cuts=[])
def test_the_shortcut_receives_what_the_parser_would_receive(sent: list[bytes], cuts: list[int]) -> None:
    joined = b"".join(sent)
    places = sorted({cut for cut in cuts if 0 < cut < len(joined)})
    pieces = [joined[a:b] for a, b in zip([0, *places], [*places, len(joined)], strict=True)] if places else sent
    assert receive(pieces) == receive(pieces, shortcut=False)
