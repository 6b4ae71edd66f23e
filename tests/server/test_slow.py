"""Slow readers and dead lines: they are cut off, their seats are kept, and nobody else notices."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.server import ServerProtocol

from ludoteca.server import limits, live, serving, sockets
from ludoteca.server.arrivals import Requests
from ludoteca.server.people import token_hash
from ludoteca.server.persons import Person
from ludoteca.server.settings import Settings
from tests.server.lines import Line, Play, Proxy, playing, resident
from tests.server.service import service_in_thread
from tests.server.visitors import Message, Socket, Visitor, visiting

PINGS, PATIENCE = 0.3, 2.0
SOON = 30.0
"""Seconds for what takes a moment on a machine that is not busy."""
Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service that never asks whether anybody lives: who is cut off here is cut off for being slow."""
    with service_in_thread(tmp_path_factory.mktemp("slow") / "house.sqlite3", pings=1000.0) as url:
        yield url


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service that asks often."""
    data = tmp_path_factory.mktemp("dead") / "house.sqlite3"
    with service_in_thread(data, pings=PINGS, patience=PATIENCE) as url:
        yield url


@pytest.fixture(scope="module")
def play(service: str) -> Iterator[Play]:
    """A match at another table, all the while."""
    with playing(service) as play:
        yield play


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


def running(host: Visitor, guest: Visitor) -> str:
    """A match of two that has begun."""
    table = host.done("POST", "/api/tables", {"game": "lanterns", "players": 2, "public": True})["id"]
    guest.done("POST", f"/api/tables/{table}/join", {})
    host.done("POST", f"/api/tables/{table}/start", {})
    return str(table)


def is_away(message: Message) -> bool:
    return message | {"type": "presence", "seats": [True, False]} == message


def is_here(message: Message) -> bool:
    return message | {"type": "presence", "seats": [True, True]} == message


def never_read(line: Line) -> bool:
    """Ask for everything again and again and take nothing of it, until the line is cut."""
    for _ in range(2000):
        line.say('{"type":"hello"}')
        if line.is_cut(0.005):
            return True
    return False


def lazy(who: Visitor, table: str) -> Line:
    """A line that takes little, and only when it is asked to."""
    return Line(who, table, receiving=4096)


def connection() -> live.Connection:
    return live.Connection(None, Person("p", "Somebody"), [0])  # type: ignore[arg-type]


def test_a_connection_gives_up_when_too_much_waits() -> None:
    slow = connection()
    for _ in range(live.MOST_WAITING):
        slow.send(b"news")
    assert slow.ending is None
    slow.send(b"news")
    assert slow.ending == sockets.TOO_SLOW
    assert not slow.waiting


def test_a_connection_gives_up_when_too_many_bytes_wait() -> None:
    slow = connection()
    slow.send(bytes(live.MOST_WAITING_BYTES))
    assert slow.ending is None
    slow.send(b"a")
    assert slow.ending == sockets.TOO_SLOW
    slow.send(bytes(live.MOST_WAITING_BYTES))
    assert not slow.waiting


def test_who_never_reads_is_cut_off_and_shown_as_away_and_comes_back_to_the_seat(come: Come, play: Play) -> None:
    host, guest = come("Ann"), come("Bob")
    table = running(host, guest)
    with host.seated(table) as seat:
        with lazy(guest, table) as line:
            assert never_read(line)
            seat.until(is_away)
        with guest.seated(table) as back:
            assert back.messages[0] | {"seats": [1], "phase": "running"} == back.messages[0]
            seat.until(is_here)
    assert play.undisturbed(moves=5)


def test_who_never_reads_and_says_nothing_is_cut_off_by_what_others_say(come: Come) -> None:
    host, guest = come("Ann"), come("Bob")
    table = running(host, guest)
    with host.seated(table) as seat, lazy(guest, table) as line:
        line.say('{"type":"hello"}')
        seat.until(is_here)
        text = "\U0001f3ee" * 290
        for number in range(2000):
            seat.send(type="say", mark=str(number), text=text)
            if is_away(seat.until(lambda told: told["type"] == "said" or is_away(told))):
                break
        assert line.is_cut(SOON)


def test_readers_who_take_little_by_little_are_not_cut_off(come: Come) -> None:
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


def test_those_who_never_read_leave_no_memory_behind(come: Come, play: Play) -> None:
    host, guest = come("Ann"), come("Bob")
    table = running(host, guest)
    before = resident()
    for _ in range(5):
        with lazy(guest, table) as line:
            assert never_read(line)
    assert resident() - before < 15
    assert play.undisturbed(moves=5)


def test_who_has_left_is_forgotten_at_once_and_not_when_somebody_looks_for_what_holds_each_other(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A service looks among older objects once in an hour: so long people would stay in memory."""
    monkeypatch.setattr(serving, "tidy_up", lambda tick: None)
    # Another service of this process may have switched it on again when it ended.
    gc.disable()
    host, guest = come("Ann"), come("Bob")
    table = running(host, guest)
    gc.collect()
    for _ in range(3):
        with host.seated(table), guest.seated(table):
            assert ends_in_memory() >= 2
    until = time.monotonic() + SOON
    while ends_in_memory():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_what_holds_each_other_is_forgotten_when_it_is_new_and_once_in_an_hour_when_it_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", looked.append)
    for tick in (0, 1, 2, serving.HOUR - 1, serving.HOUR, serving.HOUR + 1):
        serving.tidy_up(tick)
    assert looked == [2, 0, 0, 0, 2, 0]


def ends_in_memory() -> int:
    """How many of this end's parts of connections there are."""
    kinds = (live.Connection, sockets.Socket, ServerProtocol)
    upgraded = [each for each in gc.get_objects() if type(each) is Requests and each.cycle is None]
    return len(upgraded) + sum(type(each) in kinds for each in gc.get_objects())


def test_who_never_says_hello_is_sent_away(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HELLO_WITHIN", 0.1)
    host, guest = come("Host"), come("Guest")
    with host.socket(running(host, guest)) as socket:
        assert socket.next() == {
            "type": "bye",
            "code": "hello",
            "sentence": "The first message must be hello.",
            "again": True,
        }
        assert socket.closed()[0] == sockets.TOO_SLOW


def test_who_was_cut_off_for_being_slow_comes_back_a_little_later_and_nobody_else_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    barring: list[tuple[limits.Limits, str]] = []
    bar = limits.Limits.bar

    def noted(self: limits.Limits, hashed: str) -> None:
        bar(self, hashed)
        barring.append((self, hashed))

    monkeypatch.setattr(live, "HELLO_WITHIN", 0.3)
    monkeypatch.setattr(limits, "BARRED", (1000.0, 1000.0))
    monkeypatch.setattr(limits.Limits, "bar", noted)
    with service_in_thread(tmp_path / "house.sqlite3", limits=True) as url, visiting(url) as come:
        host, guest = come("Ann"), come("Bob")
        table = running(host, guest)
        with Line(guest, table) as line:
            assert line.is_cut(SOON)
        with host.seated(table):
            ((limit, hashed),) = barring
        assert hashed == token_hash(guest.token)
        begun = limit.clock()
        limit.barred[hashed] = begun + 0.5, 1
        with guest.seated(table):
            assert limit.clock() >= begun + 0.5


def test_who_speaks_and_never_listens_is_barred_and_who_is_gone_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    barred: list[str] = []
    monkeypatch.setattr(limits.Limits, "bar", lambda _, hashed: barred.append(hashed))
    with (
        service_in_thread(tmp_path / "house.sqlite3", pings=PINGS, patience=PATIENCE) as url,
        visiting(url) as come,
    ):
        host, guest, gone = come("Ann"), come("Bob"), come("Cleo")
        table = running(host, guest)
        with host.seated(table), Line(guest, table) as deaf, Line(gone, table) as line:
            for each in (deaf, line):
                each.say('{"type":"hello"}')
            until = time.monotonic() + SOON
            while not deaf.is_cut(0.1):
                assert time.monotonic() < until
                deaf.say('{"type":"ping"}')
            assert line.is_cut(SOON)
    assert barred == [token_hash(guest.token)]


def test_who_logs_out_everywhere_hears_no_more(come: Come) -> None:
    host, guest = come("Host"), come("Guest")
    table = running(host, guest)
    with guest.seated(table) as socket, host.seated(table) as watching:
        assert guest.status("POST", "/api/logout-everywhere") == 204
        assert socket.until_type("bye")["code"] == "logged_out"
        assert socket.closed()[0] == live.NOBODY
        watching.until(is_away)


def test_a_dead_line_is_noticed_and_the_seat_is_kept(asking: str) -> None:
    with visiting(asking) as come:
        host, guest = come("Ann"), come("Bob")
        table = running(host, guest)
        with host.seated(table) as seat, Proxy(asking) as proxy, Line(guest, table, port=proxy.port) as line:
            line.say('{"type":"hello"}')
            seat.until(is_here)
            proxy.dead.set()
            seat.until(is_away)
            told = host.done("GET", f"/api/tables/{table}")["seats"][1]
            assert (told["kind"], told["name"], told["here"]) == ("person", "Bob", False)
            with guest.seated(table):
                seat.until(is_here)


def test_a_dead_line_with_unread_messages_is_noticed_too(asking: str) -> None:
    with visiting(asking) as come:
        host, guest = come("Ann"), come("Bob")
        table = running(host, guest)
        with host.seated(table) as seat, lazy(guest, table) as line:
            for _ in range(60):
                line.say('{"type":"hello"}')
                time.sleep(0.002)
            seat.until(is_away)
            assert line.is_cut(SOON)


def test_who_answers_pings_stays(asking: str) -> None:
    with visiting(asking) as come:
        host = come("Ann")
        table = running(host, come("Bob"))
        with host.seated(table) as seat:
            time.sleep(PINGS + 1.5 * PATIENCE)
            assert answers(seat)


def answers(seat: Socket) -> bool:
    seat.send(type="ping")
    return seat.until_type("pong") == {"type": "pong"}


def test_a_dead_line_is_noticed_within_fifteen_seconds() -> None:
    settings = Settings(data=Path("unused"))
    assert settings.pings + settings.patience + sockets.GRACE < 15


def test_the_service_ends_soon_although_somebody_never_reads(tmp_path: Path) -> None:
    with service_in_thread(tmp_path / "house.sqlite3") as url, visiting(url) as come:
        host, guest = come("Ann"), come("Bob")
        line = lazy(guest, running(host, guest))
        for _ in range(60):
            line.say('{"type":"hello"}')
            time.sleep(0.002)
    line.tcp.close()
