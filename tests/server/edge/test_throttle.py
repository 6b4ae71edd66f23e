"""Unfinished requests time out, and many requests at once do not hold up the tables."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from ludoteca.server.app import make_app
from ludoteca.server.edge import http_protocol, throttle, ws_protocol
from ludoteca.server.edge.request_log import RequestLog
from ludoteca.server.edge.throttle import ConcurrencyLimit, release_on_response
from ludoteca.server.people.guests import token_hash
from ludoteca.server.people.person import TokenCache
from ludoteca.server.rate_limits import BLOCK_SECONDS, RateLimits
from ludoteca.server.settings import Settings
from tests.server.service import service_in_thread
from tests.server.visitors import visiting

TIMEOUT = 2.0
SOON = 60.0
HEAD = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
BODY = b'{"name": "Ann"}'
WHOLE = HEAD + b"Content-Length: 15\r\n\r\n" + BODY
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
Connect = Callable[[], socket.socket]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(http_protocol, "REQUEST_TIMEOUT", TIMEOUT)
        with service_in_thread(tmp_path_factory.mktemp("throttle") / "server.sqlite3") as url:
            yield url


@pytest.fixture
def connect(service: str) -> Iterator[Connect]:
    """A function that opens raw connections."""
    opened: list[socket.socket] = []

    def open_connection() -> socket.socket:
        opened.append(socket.create_connection(("127.0.0.1", urlsplit(service).port), SOON))
        return opened[-1]

    yield open_connection
    for each in opened:
        each.close()


def is_hung_up(line: socket.socket) -> bool:
    try:
        return line.recv(65536) == b""
    except ConnectionResetError:
        return True


def say_on(line: socket.socket, more: bytes, pause: float) -> None:
    for _ in range(2000):
        line.sendall(more)
        time.sleep(pause)


@pytest.mark.parametrize("begun", [b"", HEAD, HEAD + b"Content-Length: 15\r\n\r\n", WHOLE[:-1]])
def test_an_unfinished_request_times_out(connect: Connect, begun: bytes) -> None:
    line, started = connect(), time.monotonic()
    line.sendall(begun)
    assert is_hung_up(line)
    assert time.monotonic() - started > TIMEOUT * 0.8


def test_a_request_that_arrives_too_slowly_times_out(connect: Connect) -> None:
    line = connect()
    line.sendall(HEAD)
    with pytest.raises(ConnectionError):
        say_on(line, b"X", 0.02)


def test_an_unfinished_second_request_on_a_connection_times_out(connect: Connect) -> None:
    line = connect()
    line.sendall(WHOLE)
    assert b"200 OK" in line.recv(65536)
    line.sendall(HEAD)
    assert is_hung_up(line)


def test_an_endless_head_is_aborted_at_once(connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_TIMEOUT", 1000.0)
    line = connect()
    line.sendall(HEAD)
    with pytest.raises(ConnectionError):
        say_on(line, b"X-More: " + b"x" * 1000 + b"\r\n", 0.001)


@pytest.mark.parametrize(
    ("begun", "more"),
    [
        pytest.param(b"0\r\n", b"X: y\r\n" * 1000, id="trailers"),
        pytest.param(b"0\r\nX: ", b"y" * 5000, id="one trailer"),
        pytest.param(b"1;", b"x" * 5000, id="chunk extension"),
        pytest.param(b"", b"1\r\nx\r\n" * 1000, id="chunks"),
    ],
)
def test_an_endless_request_is_aborted_at_once(
    connect: Connect, monkeypatch: pytest.MonkeyPatch, begun: bytes, more: bytes
) -> None:
    """Trailers filled the memory: 56 MB of them needed 1.4 GB, and others waited for seconds."""
    monkeypatch.setattr(http_protocol, "REQUEST_TIMEOUT", 1000.0)
    line = connect()
    line.sendall(CHUNKED + begun)
    with pytest.raises(ConnectionError):
        say_on(line, more, 0.0)


def test_a_request_has_a_maximum_number_of_headers(connect: Connect) -> None:
    """Connections with 5,500 short headers each needed 600 kB."""
    few, many = (b"X: y\r\n" * number for number in (http_protocol.MAX_HEADERS - 1, http_protocol.MAX_HEADERS))
    for headers, status in ((few, b"401"), (many, b"400")):
        line = connect()
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: here\r\n" + headers + b"\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 " + status)
    assert is_hung_up(line)


def test_trailers_are_not_headers(service: str, connect: Connect) -> None:
    """They come after the headers were checked."""
    with visiting(service) as come:
        token = come("Ann").token.encode()
    line = connect()
    line.sendall(b"GET /api/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n")
    line.sendall(b"0\r\nAuthorization: Bearer " + token + b"\r\n\r\n")
    assert b"401" in line.recv(65536)


def test_many_requests_on_one_connection_are_not_one_large_request(
    connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "MAX_REQUEST_BYTES", 2 * len(WHOLE))
    line = connect()
    for _ in range(5):
        line.sendall(WHOLE)
        assert b"200 OK" in line.recv(65536)


def test_requests_in_time_are_answered_and_sockets_do_not_time_out(service: str, connect: Connect) -> None:
    line = connect()
    line.sendall(WHOLE[:20])
    time.sleep(TIMEOUT / 20)
    line.sendall(WHOLE[20:])
    assert b"200 OK" in line.recv(65536)
    with visiting(service) as come:
        host = come("Ann")
        table = host.call("POST", "/api/tables", {"game": "lanterns", "players": 2})["id"]
        with host.enter(table) as seat:
            time.sleep(2 * TIMEOUT)
            seat.send(type="ping")
            seat.until_type("pong")


# The layers


def test_sockets_bypass_the_layers_of_http_requests(service: str, monkeypatch: pytest.MonkeyPatch) -> None:
    passed, through = [], RequestLog.__call__

    async def note_and_call(self: RequestLog, scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(scope["type"])
        await through(self, scope, receive, send)

    monkeypatch.setattr(RequestLog, "__call__", note_and_call)
    with visiting(service) as come:
        host = come("Ann")
        table = host.call("POST", "/api/tables", {"game": "lanterns", "players": 2})["id"]
        with host.enter(table):
            assert set(passed) == {"http"}


def test_a_socket_before_the_server_is_ready_is_asked_to_reconnect() -> None:
    app, sent = make_app(Settings(data=Path("unused"))), list[Message]()

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": "/api/tables/a/live", "headers": []}
    asyncio.run(app(scope, receive, send))
    assert sent[-1] == {"type": "websocket.close", "code": 1013, "reason": "warming up"}


# Blocked clients


def test_a_blocked_token_waits_even_if_it_is_not_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    here: Any = SimpleNamespace(limits=RateLimits(), known=TokenCache())
    here.limits.block(token_hash("secret"))
    waited = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(throttle, "asyncio", SimpleNamespace(sleep=wait))  # asyncio.sleep stays as it is for other code
    for token in (b"secret", b"another"):
        scope = {"type": "websocket", "headers": [(b"authorization", b"Bearer " + token)]}
        asyncio.run(throttle.delay_socket(here, HTTPConnection(scope)))
    assert BLOCK_SECONDS[0] / 2 < sum(waited) <= BLOCK_SECONDS[1]


def test_a_blocked_client_that_disconnects_is_dropped() -> None:
    async def table(*_: object) -> None:
        raise AssertionError

    async def story() -> None:
        app: Any = SimpleNamespace(state=SimpleNamespace(context=SimpleNamespace(limits=RateLimits())))
        app.state.context.limits.block(token_hash("secret"))
        headers = [(b"authorization", b"Bearer secret")]
        state = {ws_protocol.IS_CLOSED: lambda: True}
        scope = {"type": "websocket", "path": "/api/tables/a/live", "headers": headers, "app": app, "state": state}
        async with asyncio.timeout(BLOCK_SECONDS[0] / 2):
            await throttle.Throttle(table)(scope, table, table)  # type: ignore[arg-type]

    asyncio.run(story())


# Concurrency


def test_few_requests_run_at_a_time_and_waiting_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        limit = ConcurrencyLimit()
        monkeypatch.setitem(throttle.MAX_WAIT, "http", SOON)
        releases = [
            await limit.acquire({"type": "http", "path": "/api/tables"}) for _ in range(throttle.MAX_CONCURRENT["http"])
        ]
        assert limit.free["http"].locked()
        await limit.acquire({"path": "/assets/page.js"})
        late = asyncio.create_task(limit.acquire({"type": "http", "path": "/api/tables"}))
        await asyncio.sleep(0.01)
        assert not late.done()
        for release in (releases[0], releases[0]):
            release()
        await late
        assert limit.free["http"].locked()
        monkeypatch.setitem(throttle.MAX_WAIT, "http", 0.05)
        await limit.acquire({"type": "http", "path": "/api/tables"})
        for release in (*releases, late.result()):
            release()
        await asyncio.sleep(0.01)
        assert limit.free["http"]._value == throttle.MAX_CONCURRENT["http"]

    asyncio.run(story())


def test_sockets_that_are_opened_together_are_accepted_at_a_limited_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(throttle.RELEASE_DELAY, "websocket", 0.1)

    async def story() -> None:
        limit, came, begun = ConcurrencyLimit(), list[float](), time.monotonic()

        async def come() -> None:
            (await limit.acquire({"type": "websocket", "path": "/api/tables/a/live"}))()
            came.append(time.monotonic() - begun)

        await asyncio.gather(*(come() for _ in range(3)))
        assert came[1] >= 0.1
        assert came[2] >= 0.2

    asyncio.run(story())


def test_a_client_that_reads_its_response_slowly_holds_nobody_up() -> None:
    async def never(_: object) -> None:
        await asyncio.sleep(1000)

    async def story() -> None:
        limit = ConcurrencyLimit()
        release = await limit.acquire({"type": "http", "path": "/api/tables"})
        answering = asyncio.ensure_future(
            release_on_response(never, release)({"type": "http.response.start", "status": 200})
        )
        await asyncio.sleep(0.01)
        assert limit.free["http"]._value == throttle.MAX_CONCURRENT["http"]
        answering.cancel()

    asyncio.run(story())


def test_a_server_can_hold_as_many_connections_as_the_system_allows(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 1024), hard))
    with service_in_thread(tmp_path / "server.sqlite3"):
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
