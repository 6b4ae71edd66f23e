"""Requests that are begun and not ended are given up, and many at once keep nobody at a table waiting."""

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

from ludoteca.server import arrivals, pacing, sockets
from ludoteca.server.app import make_app
from ludoteca.server.limits import BARRED, Limits
from ludoteca.server.logs import RequestLog
from ludoteca.server.pacing import Gate, leaving
from ludoteca.server.people import token_hash
from ludoteca.server.persons import Known
from ludoteca.server.settings import Settings
from tests.server.service import service_in_thread
from tests.server.visitors import visiting

WITHIN = 1.0
SOON = 60.0
HEAD = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
BODY = b'{"name": "Ann"}'
WHOLE = HEAD + b"Content-Length: 15\r\n\r\n" + BODY
Connect = Callable[[], socket.socket]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arrivals, "WITHIN", WITHIN)
        with service_in_thread(tmp_path_factory.mktemp("arrivals") / "house.sqlite3") as url:
            yield url


@pytest.fixture
def connect(service: str) -> Iterator[Connect]:
    """A connection that says only what it is told to."""
    opened: list[socket.socket] = []

    def connected() -> socket.socket:
        opened.append(socket.create_connection(("127.0.0.1", urlsplit(service).port), SOON))
        return opened[-1]

    yield connected
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
def test_a_request_that_is_begun_and_not_ended_is_given_up(connect: Connect, begun: bytes) -> None:
    line, started = connect(), time.monotonic()
    line.sendall(begun)
    assert is_hung_up(line)
    assert time.monotonic() - started > WITHIN * 0.8


def test_a_request_that_trickles_in_is_given_up_too(connect: Connect) -> None:
    line = connect()
    line.sendall(HEAD)
    with pytest.raises(ConnectionError):
        say_on(line, b"X", 0.02)


def test_a_second_request_on_the_same_line_that_is_not_ended_is_given_up(connect: Connect) -> None:
    line = connect()
    line.sendall(WHOLE)
    assert b"200 OK" in line.recv(65536)
    line.sendall(HEAD)
    assert is_hung_up(line)


def test_a_head_without_end_is_given_up_at_once(connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrivals, "WITHIN", 1000.0)
    line = connect()
    line.sendall(HEAD)
    with pytest.raises(ConnectionError):
        say_on(line, b"X-More: " + b"x" * 1000 + b"\r\n", 0.001)


def test_who_asks_in_time_is_answered_and_a_table_is_not_given_up(service: str, connect: Connect) -> None:
    line = connect()
    line.sendall(WHOLE[:20])
    time.sleep(WITHIN / 20)
    line.sendall(WHOLE[20:])
    assert b"200 OK" in line.recv(65536)
    with visiting(service) as come:
        host = come("Ann")
        table = host.done("POST", "/api/tables", {"game": "lanterns", "players": 2})["id"]
        with host.seated(table) as seat:
            time.sleep(2 * WITHIN)
            seat.send(type="ping")
            seat.until_type("pong")


# The layers


def test_a_socket_goes_around_the_layers_that_requests_need(service: str, monkeypatch: pytest.MonkeyPatch) -> None:
    passed, through = [], RequestLog.__call__

    async def noting(self: RequestLog, scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(scope["type"])
        await through(self, scope, receive, send)

    monkeypatch.setattr(RequestLog, "__call__", noting)
    with visiting(service) as come:
        host = come("Ann")
        table = host.done("POST", "/api/tables", {"game": "lanterns", "players": 2})["id"]
        with host.seated(table):
            assert set(passed) == {"http"}


def test_a_socket_that_comes_before_people_can_play_is_told_to_come_back() -> None:
    app, told = make_app(Settings(data=Path("unused"))), list[Message]()

    async def asked() -> Message:
        return {"type": "websocket.connect"}

    async def tell(message: Message) -> None:
        told.append(message)

    scope = {"type": "websocket", "path": "/api/tables/a/live", "headers": []}
    asyncio.run(app(scope, asked, tell))
    assert told[-1] == {"type": "websocket.close", "code": 1013, "reason": "warming up"}


# Outside


def test_who_was_cut_off_waits_also_when_nobody_remembers_whose_the_token_is(monkeypatch: pytest.MonkeyPatch) -> None:
    here: Any = SimpleNamespace(limits=Limits(), known=Known())
    here.limits.bar(token_hash("secret"))
    waited = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(pacing, "asyncio", SimpleNamespace(sleep=wait))  # others in this process go on sleeping
    for token in (b"secret", b"another"):
        scope = {"type": "websocket", "headers": [(b"authorization", b"Bearer " + token)]}
        asyncio.run(pacing.stay_outside(here, HTTPConnection(scope)))
    assert BARRED[0] / 2 < sum(waited) <= BARRED[1]


def test_who_hangs_up_while_outside_is_not_waited_for() -> None:
    async def table(*_: object) -> None:
        raise AssertionError

    async def story() -> None:
        app: Any = SimpleNamespace(state=SimpleNamespace(house=SimpleNamespace(limits=Limits())))
        app.state.house.limits.bar(token_hash("secret"))
        headers = [(b"authorization", b"Bearer secret")]
        state = {sockets.IS_GONE: lambda: True}
        scope = {"type": "websocket", "path": "/api/tables/a/live", "headers": headers, "app": app, "state": state}
        async with asyncio.timeout(BARRED[0] / 2):
            await pacing.Pace(table)(scope, table, table)  # type: ignore[arg-type]

    asyncio.run(story())


# The gate


def test_few_requests_are_carried_out_at_once_and_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        gate = Gate()
        monkeypatch.setitem(pacing.LONGEST_WAIT, "http", SOON)
        leaves = [await gate.let_in({"type": "http", "path": "/api/tables"}) for _ in range(pacing.AT_ONCE["http"])]
        assert gate.free["http"].locked()
        await gate.let_in({"path": "/assets/page.js"})
        late = asyncio.create_task(gate.let_in({"type": "http", "path": "/api/tables"}))
        await asyncio.sleep(0.01)
        assert not late.done()
        for leave in (leaves[0], leaves[0]):
            leave()
        await late
        assert gate.free["http"].locked()
        monkeypatch.setitem(pacing.LONGEST_WAIT, "http", 0.05)
        await gate.let_in({"type": "http", "path": "/api/tables"})
        for leave in (*leaves, late.result()):
            leave()
        await asyncio.sleep(0.01)
        assert gate.free["http"]._value == pacing.AT_ONCE["http"]

    asyncio.run(story())


def test_many_who_open_sockets_together_come_in_at_a_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pacing.AFTER, "websocket", 0.1)

    async def story() -> None:
        gate, came, begun = Gate(), list[float](), time.monotonic()

        async def come() -> None:
            (await gate.let_in({"type": "websocket", "path": "/api/tables/a/live"}))()
            came.append(time.monotonic() - begun)

        await asyncio.gather(*(come() for _ in range(3)))
        assert came[1] >= 0.1
        assert came[2] >= 0.2

    asyncio.run(story())


def test_who_is_slow_to_take_an_answer_holds_nobody_up() -> None:
    async def never(_: object) -> None:
        await asyncio.sleep(1000)

    async def story() -> None:
        gate = Gate()
        leave = await gate.let_in({"type": "http", "path": "/api/tables"})
        answering = asyncio.ensure_future(leaving(never, leave)({"type": "http.response.start", "status": 200}))
        await asyncio.sleep(0.01)
        assert gate.free["http"]._value == pacing.AT_ONCE["http"]
        answering.cancel()

    asyncio.run(story())


def test_a_service_can_hold_as_many_connections_as_the_system_allows(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 1024), hard))
    with service_in_thread(tmp_path / "house.sqlite3"):
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
