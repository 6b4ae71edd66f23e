"""Slow clients and dead connections: they are disconnected, their seats are kept, and nobody else notices."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.server import ServerProtocol

from ludoteca.server import rate_limits, run
from ludoteca.server.edge import ws_protocol
from ludoteca.server.edge.http_protocol import HttpProtocol
from ludoteca.server.live import connection as live
from ludoteca.server.people.guests import token_hash
from ludoteca.server.people.person import Person
from ludoteca.server.settings import Settings
from tests.server.lines import Line, Play, Proxy, playing, resident
from tests.server.service import service_in_thread
from tests.server.visitors import Message, Socket, Visitor, visiting

PINGS, PATIENCE = 0.3, 2.0
SOON = 30.0
"""Seconds for something that takes a moment on an idle machine."""
Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server without pings: clients are disconnected only because they are slow."""
    with service_in_thread(tmp_path_factory.mktemp("slow") / "server.sqlite3", pings=1000.0) as url:
        yield url


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that sends pings often."""
    data = tmp_path_factory.mktemp("dead") / "server.sqlite3"
    with service_in_thread(data, pings=PINGS, patience=PATIENCE) as url:
        yield url


@pytest.fixture(scope="module")
def play(service: str) -> Iterator[Play]:
    """A match at another table that goes on during the test."""
    with playing(service) as play:
        yield play


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


def running(host: Visitor, guest: Visitor) -> str:
    """Start a match of two people."""
    table = host.call("POST", "/api/tables", {"game": "lanterns", "players": 2, "public": True})["id"]
    guest.call("POST", f"/api/tables/{table}/join", {})
    host.call("POST", f"/api/tables/{table}/start", {})
    return str(table)


def is_away(message: Message) -> bool:
    return message | {"type": "presence", "seats": [True, False]} == message


def is_here(message: Message) -> bool:
    return message | {"type": "presence", "seats": [True, True]} == message


def never_read(line: Line) -> bool:
    """Send hello again and again without reading, until the server disconnects."""
    for _ in range(2000):
        line.say('{"type":"hello"}')
        if line.is_cut(0.005):
            return True
    return False


def lazy(who: Visitor, table: str) -> Line:
    """A connection with a small buffer, which reads only when the test asks for it."""
    return Line(who, table, receiving=4096)


def connection() -> live.Connection:
    return live.Connection(None, Person("p", "Somebody"), [0])  # type: ignore[arg-type]


def test_a_connection_with_too_many_queued_messages_is_closed() -> None:
    slow = connection()
    for _ in range(live.MAX_QUEUED):
        slow.send(b"news")
    assert slow.close_code is None
    slow.send(b"news")
    assert slow.close_code == ws_protocol.TOO_SLOW
    assert not slow.queue


def test_a_connection_with_too_many_queued_bytes_is_closed() -> None:
    slow = connection()
    slow.send(bytes(live.MAX_QUEUED_BYTES))
    assert slow.close_code is None
    slow.send(b"a")
    assert slow.close_code == ws_protocol.TOO_SLOW
    slow.send(bytes(live.MAX_QUEUED_BYTES))
    assert not slow.queue


def test_a_client_that_never_reads_is_disconnected_and_can_return_to_the_seat(come: Come, play: Play) -> None:
    host, guest = come("Ann"), come("Bob")
    table = running(host, guest)
    with host.enter(table) as seat:
        with lazy(guest, table) as line:
            assert never_read(line)
            seat.until(is_away)
        with guest.enter(table) as back:
            assert back.messages[0] | {"seats": [1], "phase": "running"} == back.messages[0]
            seat.until(is_here)
    assert play.undisturbed(moves=5)


def test_a_silent_client_that_never_reads_is_disconnected_when_others_chat(come: Come) -> None:
    host, guest = come("Ann"), come("Bob")
    table = running(host, guest)
    with host.enter(table) as seat, lazy(guest, table) as line:
        line.say('{"type":"hello"}')
        seat.until(is_here)
        text = "\U0001f3ee" * 290
        for number in range(2000):
            seat.send(type="say", mark=str(number), text=text)
            if is_away(seat.until(lambda told: told["type"] == "said" or is_away(told))):
                break
        assert line.is_cut(SOON)


def test_clients_that_read_slowly_but_steadily_stay_connected(come: Come) -> None:
    host, guest = come("Ann"), come("Bob")
    table = running(host, guest)
    with lazy(guest, table) as line:
        for _ in range(5):
            line.say('{"type":"hello"}')
            while line.answer()["type"] != "presence":
                pass
        line.say('{"type":"ping"}')
        while line.answer()["type"] != "pong":
            pass


def test_clients_that_never_read_do_not_leak_memory(come: Come, play: Play) -> None:
    host, guest = come("Ann"), come("Bob")
    table = running(host, guest)
    before = resident()
    for _ in range(5):
        with lazy(guest, table) as line:
            assert never_read(line)
    assert resident() - before < 15
    assert play.undisturbed(moves=5)


def test_closed_connections_are_freed_without_the_garbage_collector(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server collects all garbage only once an hour."""
    monkeypatch.setattr(run, "collect_garbage", lambda tick: None)
    # Another server in this process may have enabled it again when it shut down.
    gc.disable()
    host, guest = come("Ann"), come("Bob")
    table = running(host, guest)
    gc.collect()
    for _ in range(3):
        with host.enter(table), guest.enter(table):
            assert ends_in_memory() >= 2
    until = time.monotonic() + SOON
    while ends_in_memory():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_young_garbage_is_collected_at_every_tick_and_all_garbage_once_an_hour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", looked.append)
    for tick in (0, 1, 2, run.TICKS_PER_HOUR - 1, run.TICKS_PER_HOUR, run.TICKS_PER_HOUR + 1):
        run.collect_garbage(tick)
    assert looked == [2, 0, 0, 0, 2, 0]


def ends_in_memory() -> int:
    """The number of objects of server connections in memory."""
    kinds = (live.Connection, ws_protocol.WebSocketProtocol, ServerProtocol)
    upgraded = [each for each in gc.get_objects() if type(each) is HttpProtocol and each.cycle is None]
    return len(upgraded) + sum(type(each) in kinds for each in gc.get_objects())


def test_a_client_that_never_sends_hello_is_disconnected(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HELLO_TIMEOUT", 0.1)
    host, guest = come("Host"), come("Guest")
    with host.socket(running(host, guest)) as socket:
        assert socket.next() == {
            "type": "bye",
            "code": "hello",
            "sentence": "The first message must be hello.",
            "again": True,
        }
        assert socket.wait_closed()[0] == ws_protocol.TOO_SLOW


def test_a_slow_client_has_to_wait_before_reconnecting_and_nobody_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks: list[tuple[rate_limits.RateLimits, str]] = []
    block = rate_limits.RateLimits.block

    def note_block(self: rate_limits.RateLimits, hashed: str) -> None:
        block(self, hashed)
        blocks.append((self, hashed))

    monkeypatch.setattr(rate_limits, "BLOCK_SECONDS", (1000.0, 1000.0))
    monkeypatch.setattr(rate_limits.RateLimits, "block", note_block)
    with service_in_thread(tmp_path / "server.sqlite3", limits=True) as url, visiting(url) as come:
        host, guest = come("Ann"), come("Bob")
        table = running(host, guest)
        # Only for the slow one: on a busy machine others might take as long.
        with monkeypatch.context() as hasty:
            hasty.setattr(live, "HELLO_TIMEOUT", 0.3)
            with Line(guest, table) as line:
                assert line.is_cut(SOON)
        with host.enter(table):
            ((limit, hashed),) = blocks
        assert hashed == token_hash(guest.token)
        begun = limit.clock()
        limit.blocks[hashed] = begun + 0.5, 1
        with guest.enter(table):
            assert limit.clock() >= begun + 0.5


def test_a_client_that_sends_but_never_reads_is_blocked_and_a_dead_one_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked: list[str] = []
    monkeypatch.setattr(rate_limits.RateLimits, "block", lambda _, hashed: blocked.append(hashed))
    with (
        service_in_thread(tmp_path / "server.sqlite3", pings=PINGS, patience=PATIENCE) as url,
        visiting(url) as come,
    ):
        host, guest, gone = come("Ann"), come("Bob"), come("Cleo")
        table = running(host, guest)
        with host.enter(table), Line(guest, table) as deaf, Line(gone, table) as line:
            for each in (deaf, line):
                each.say('{"type":"hello"}')
            until = time.monotonic() + SOON
            while not deaf.is_cut(0.1):
                assert time.monotonic() < until
                deaf.say('{"type":"ping"}')
            assert line.is_cut(SOON)
    assert blocked == [token_hash(guest.token)]


def test_logging_out_everywhere_closes_all_connections(come: Come) -> None:
    host, guest = come("Host"), come("Guest")
    table = running(host, guest)
    with guest.enter(table) as socket, host.enter(table) as watching:
        assert guest.status("POST", "/api/logout-everywhere") == 204
        assert socket.until_type("bye")["code"] == "logged_out"
        assert socket.wait_closed()[0] == live.NOBODY
        watching.until(is_away)


def test_a_dead_connection_is_noticed_and_the_seat_is_kept(asking: str) -> None:
    with visiting(asking) as come:
        host, guest = come("Ann"), come("Bob")
        table = running(host, guest)
        with host.enter(table) as seat, Proxy(asking) as proxy, Line(guest, table, port=proxy.port) as line:
            line.say('{"type":"hello"}')
            seat.until(is_here)
            proxy.dead.set()
            seat.until(is_away)
            told = host.call("GET", f"/api/tables/{table}")["seats"][1]
            assert (told["kind"], told["name"], told["here"]) == ("person", "Bob", False)
            with guest.enter(table):
                seat.until(is_here)


def test_a_dead_connection_with_unread_messages_is_noticed_too(asking: str) -> None:
    with visiting(asking) as come:
        host, guest = come("Ann"), come("Bob")
        table = running(host, guest)
        with host.enter(table) as seat, lazy(guest, table) as line:
            for _ in range(60):
                line.say('{"type":"hello"}')
                time.sleep(0.002)
            seat.until(is_away)
            assert line.is_cut(SOON)


def test_a_client_that_answers_pings_stays_connected(asking: str) -> None:
    with visiting(asking) as come:
        host = come("Ann")
        table = running(host, come("Bob"))
        with host.enter(table) as seat:
            time.sleep(PINGS + 1.5 * PATIENCE)
            assert answers(seat)


def answers(seat: Socket) -> bool:
    seat.send(type="ping")
    return seat.until_type("pong") == {"type": "pong"}


def test_a_dead_connection_is_noticed_within_fifteen_seconds() -> None:
    settings = Settings(data=Path("unused"))
    assert settings.pings + settings.patience + ws_protocol.ABORT_AFTER < 15


def test_the_server_shuts_down_soon_even_if_a_client_never_reads(tmp_path: Path) -> None:
    with service_in_thread(tmp_path / "server.sqlite3") as url, visiting(url) as come:
        host, guest = come("Ann"), come("Bob")
        line = lazy(guest, running(host, guest))
        for _ in range(60):
            line.say('{"type":"hello"}')
            time.sleep(0.002)
    line.tcp.close()
