"""Invalid frames: whatever a client sends is answered, costs little memory and disturbs nobody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Opcode

from ludoteca.server.edge import ws_protocol
from ludoteca.server.live import connection as live
from ludoteca.server.live import protocol
from tests.server.lines import Line, Play, frame, playing, resident
from tests.server.service import ServiceProcess
from tests.server.visitors import Visitor, visiting
from tests.sizes import examples, few

TOO_BIG, NOT_UTF8, NO_FRAME = 1009, 1007, 1002
MEGABYTE = 2**20
SOME_MEGABYTES = 16.0
"""How much memory a server may use more after an attack: the slack of its allocator."""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServiceProcess]:
    with ServiceProcess(tmp_path_factory.mktemp("frames") / "server.sqlite3") as service:
        yield service


@pytest.fixture(scope="module")
def play(service: ServiceProcess) -> Iterator[Play]:
    """A match at another table that goes on during the test."""
    with playing(service.url) as play:
        yield play


@pytest.fixture(scope="module")
def who(service: ServiceProcess) -> Iterator[Visitor]:
    with visiting(service.url) as come:
        yield come("Mallory")


@pytest.fixture(scope="module")
def table(who: Visitor) -> str:
    """A match in which nobody moves."""
    return new_table(who)


@pytest.fixture(scope="module")
def rough_table(who: Visitor) -> str:
    """A match in which anything may happen."""
    return new_table(who)


def new_table(who: Visitor) -> str:
    made = who.call("POST", "/api/tables", {"game": "lanterns", "players": 2, "names": ["M", "N"]})
    who.call("POST", f"/api/tables/{made['id']}/start", {})
    return str(made["id"])


@pytest.fixture(scope="module", autouse=True)
def load_bots(who: Visitor, table: str) -> None:
    """Wait for a hint: a server still loads its bots after it is ready, which takes memory."""
    with who.enter(table) as seat:
        seat.answer(type="hint", mark="loaded", entry=0)


@pytest.fixture
def line(who: Visitor, table: str) -> Iterator[Line]:
    """A connection that has entered the table."""
    with Line(who, table) as line:
        line.say('{"type":"hello"}')
        while line.answer()["type"] != "presence":
            pass
        yield line


@pytest.fixture(autouse=True)
def all_is_well(load_bots: None, service: ServiceProcess, play: Play, table: str, who: Visitor) -> Iterator[None]:
    """After every attack, memory has not grown, others play on, the table is open, and nothing failed."""
    before = resident(pid(service))
    yield
    assert play.undisturbed(moves=2)
    with who.enter(table) as seat:
        assert seat.messages[0]["type"] == "welcome"
    assert resident(pid(service)) - before < SOME_MEGABYTES
    assert "Traceback" not in service.log.read_text()
    assert '"exception"' not in service.log.read_text()


def pid(service: ServiceProcess) -> int:
    assert service.process is not None
    return service.process.pid


def nest(depth: int) -> str:
    return "[" * depth + "]" * depth


UNREADABLE = {
    "nothing": "",
    "not JSON": "{",
    "not an object": "[]",
    "null": "null",
    "two objects": '{"type":"ping"}{"type":"ping"}',
    "no type": "{}",
    "unknown type": '{"type":"sudo"}',
    "type of a wrong type": '{"type":["ping"]}',
    "two types": '{"type":"hello","type":"ping"}',
    "unknown field": '{"type":"ping","seed":1}',
    "missing field": '{"type":"act","mark":"a"}',
    "wrong type": '{"type":"hello","have":"0"}',
    "bool for a number": '{"type":"act","mark":"a","entry":true,"action":1}',
    "negative": '{"type":"hello","have":-1}',
    "fraction": '{"type":"hello","have":0.5}',
    "1e400": '{"type":"hello","have":1e400}',
    "10**400": f'{{"type":"hello","have":{10**400}}}',
    "2**63": f'{{"type":"hello","have":{2**63}}}',
    "NaN": '{"type":"hello","have":NaN}',
    "Infinity": '{"type":"hello","have":-Infinity}',
    "lone surrogate": '{"type":"say","mark":"a","text":"\\ud800"}',
    "surrogates the wrong way round": '{"type":"say","mark":"a","text":"\\udc00\\ud800"}',
    "byte order mark": '\ufeff{"type":"ping"}',
    "NUL in a mark": '{"type":"say","mark":"\\u0000","text":"hello"}',
    "long mark": f'{{"type":"say","mark":"{"a" * 41}","text":"hello"}}',
    "long text": f'{{"type":"say","mark":"a","text":"{"a" * 301}"}}',
    "long action": f'{{"type":"act","mark":"a","entry":0,"action":"{"a" * 61}"}}',
    "deep": nest(4000),
    "deep and open": "[" * 8000,
    "deep inside": f'{{"type":"hello","have":{nest(4000)}}}',
    "deep before the type": f'{{"have":{nest(4000)},"type":"hello"}}',
    "deep objects": '{"a":' * 1300 + "1" + "}" * 1300,
}


@pytest.mark.parametrize("message", UNREADABLE.values(), ids=UNREADABLE)
def test_unreadable_messages_are_refused_and_the_connection_stays_open(line: Line, message: str) -> None:
    line.say(message)
    told = line.answer()
    assert (told["type"], told["code"]) == ("refused", "unreadable")
    assert str(told["sentence"]).startswith("This message cannot be read: ")
    line.say('{"type":"ping"}')
    assert line.answer() == {"type": "pong"}


def test_every_close_code_is_documented() -> None:
    codes = {TOO_BIG, NOT_UTF8, NO_FRAME, ws_protocol.TOO_SLOW, ws_protocol.FLOOD, ws_protocol.NOT_UTF8}
    codes |= {live.FAILED, live.UNREADABLE, live.NOBODY, live.NO_TABLE, live.FORBIDDEN}
    explained = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert [code for code in codes if f"| {code} |" not in explained] == []


def test_a_client_that_sends_only_unreadable_messages_is_disconnected(line: Line) -> None:
    for _ in range(live.MAX_UNREADABLE):
        line.say("{")
    assert line.wait_closed() == live.UNREADABLE
    assert [told["type"] for told in line.answers()][-live.MAX_UNREADABLE :] == ["refused"] * 9 + ["bye"]


WELL_FORMED = {
    "unknown action": ({"action": "fly"}, "unreadable"),
    "action far away": ({"action": 1_000_000}, "unreadable"),
    "not yet": ({"entry": 5, "action": 0}, "stale"),
    "not my seat": ({"seat": 7, "action": 0}, "seat"),
}


@pytest.mark.parametrize("wrong", WELL_FORMED.values(), ids=WELL_FORMED)
def test_invalid_commands_are_refused_with_their_mark(line: Line, wrong: tuple[dict[str, object], str]) -> None:
    line.say(json.dumps({"type": "act", "mark": "a", "entry": 0} | wrong[0]))
    while (told := line.answer())["type"] != "refused":
        pass
    assert (told["type"], told["code"], told["mark"]) == ("refused", wrong[1], "a")
    assert str(told["sentence"]).endswith(".")


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(frame(b"\xff\xfe"), NOT_UTF8, id="not UTF-8"),
        pytest.param(frame(b'{"type":"say","mark":"a","text":"\xed\xa0\x80"}'), NOT_UTF8, id="surrogate as bytes"),
        pytest.param(
            frame(b"\xc3", fin=False) + frame(b"(", Opcode.CONT), NOT_UTF8, id="not UTF-8 where two pieces meet"
        ),
        pytest.param(frame(b'{"type":"ping"}', Opcode.BINARY), live.UNREADABLE, id="binary"),
        pytest.param(frame(b"\x00" * 8192, Opcode.BINARY), live.UNREADABLE, id="binary, 8 kB"),
        pytest.param(b"\x83\x80\0\0\0\0", NO_FRAME, id="reserved opcode"),
        pytest.param(b"\xf1\x80\0\0\0\0", NO_FRAME, id="reserved bits"),
        pytest.param(b"\x81\x02{}", NO_FRAME, id="not masked"),
        pytest.param(frame(b"", Opcode.CONT), NO_FRAME, id="the rest of nothing"),
        pytest.param(frame(b"{", fin=False) + frame(b"{"), NO_FRAME, id="a message inside another"),
        pytest.param(b"\x89\xfe\x00\x7e\0\0\0\0" + b"a" * 126, NO_FRAME, id="long ping"),
        pytest.param(b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0", TOO_BIG, id="longer than a length can be"),
        pytest.param(b"GET / HTTP/1.1\r\n\r\n", NO_FRAME, id="HTTP again"),
    ],
)
def test_invalid_frames_close_the_connection_with_their_code(line: Line, sent: bytes, code: int) -> None:
    line.send(sent)
    assert line.wait_closed() == code


def test_a_frame_of_the_maximum_size_is_read_and_a_larger_one_is_not(line: Line) -> None:
    line.say('{"type":"ping"}'.ljust(protocol.MAX_FRAME_BYTES))
    assert line.answer() == {"type": "pong"}
    line.say('{"type":"ping"}'.ljust(protocol.MAX_FRAME_BYTES + 1))
    assert line.wait_closed() == TOO_BIG


@pytest.mark.parametrize("size", [protocol.MAX_FRAME_BYTES + 1, MEGABYTE, 2**62])
def test_a_large_frame_is_refused_by_its_header_alone(line: Line, size: int) -> None:
    line.send(b"\x81\xff" + size.to_bytes(8, "big") + b"\0\0\0\0")
    assert line.wait_closed() == TOO_BIG


def test_a_megabyte_is_refused(line: Line) -> None:
    line.say("a" * MEGABYTE)
    assert line.wait_closed() in (TOO_BIG, 1006)


def test_a_fragmented_message_is_refused_as_soon_as_it_is_too_large(line: Line) -> None:
    piece = frame(b"a" * 1000, Opcode.CONT, fin=False)
    line.send(frame(b"", fin=False) + 8 * piece)
    line.send(piece)
    assert line.wait_closed() == TOO_BIG


@pytest.mark.parametrize(
    "piece",
    [
        pytest.param(frame(b"{"), id="messages"),
        pytest.param(frame(b'{"type":"ping"}'), id="harmless messages"),
        pytest.param(frame(b"", Opcode.PING), id="pings"),
        pytest.param(frame(b"a" * 125, Opcode.PING), id="large pings"),
        pytest.param(frame(b"", Opcode.PONG), id="pongs"),
        pytest.param(frame(b"", Opcode.CONT, fin=False), id="empty pieces"),
    ],
)
def test_a_client_that_floods_the_server_is_disconnected(line: Line, piece: bytes) -> None:
    if piece[0] & 0x0F == Opcode.CONT:
        line.send(frame(b"", fin=False))
    line.send(piece * (MEGABYTE // len(piece)))
    assert line.wait_closed() in (ws_protocol.FLOOD, 1006)


def test_floods_from_many_connections_do_not_leak_memory(who: Visitor, table: str) -> None:
    for _ in range(few(30)):
        with Line(who, table) as line:
            line.send(frame(b"{") * 30_000)


def test_messages_before_hello_are_refused(who: Visitor, table: str) -> None:
    with Line(who, table) as line:
        for message in (
            '{"type":"act","mark":"a","entry":0,"action":0}',
            '{"type":"resign","mark":"b","entry":0}',
            '{"type":"say","mark":"c","text":"hello"}',
        ):
            line.say(message)
            told = line.answer()
            assert (told["type"], told["code"]) == ("refused", "hello")
        line.say('{"type":"hello"}')
        told = line.answer()
        assert (told["type"], told["entry"], told["seats"]) == ("welcome", 0, [0, 1])


def test_a_second_hello_sends_everything_again_and_counts_nobody_twice(line: Line) -> None:
    shown = [told for told in line.answers() if told["type"] in ("welcome", "view")]
    line.say('{"type":"hello"}')
    line.say('{"type":"ping"}')
    while line.answer()["type"] != "pong":
        pass
    assert [told for told in line.answers() if told["type"] in ("welcome", "view")] == shown + shown
    assert [told for told in line.answers() if told["type"] == "presence"][-1]["watching"] == 0


def test_a_seat_lost_before_hello_is_not_shown(service: ServiceProcess, who: Visitor) -> None:
    table = who.call("POST", "/api/tables", {"game": "shelfie", "players": 2, "public": True})["id"]
    with visiting(service.url) as come:
        guest = come("Bob")
        guest.call("POST", f"/api/tables/{table}/join", {})
        with Line(guest, table) as line:
            who.call("PUT", f"/api/tables/{table}/seats/1", {"bot": "novice"})
            who.call("POST", f"/api/tables/{table}/start", {})
            line.say('{"type":"hello"}')
            while (told := line.answer())["type"] != "view":
                pass
            assert told["seat"] is None
            assert line.answers()[0]["seats"] == []


def test_a_spectator_who_lost_access_before_hello_is_disconnected(
    service: ServiceProcess, who: Visitor, table: str
) -> None:
    invitation = who.call("POST", f"/api/tables/{table}/invitations", {"seat": None})["token"]
    with visiting(service.url) as come:
        guest = come("Bob")
        guest.call("POST", "/api/invitations/accept", {"token": invitation})
        with Line(guest, table) as line:
            who.call("DELETE", f"/api/tables/{table}/invitations")
            line.say('{"type":"hello"}')
            assert line.wait_closed() == live.NO_TABLE
            assert [told["type"] for told in line.answers()] == ["bye"]


def test_connections_that_end_inside_a_frame_leave_nothing_behind(who: Visitor, table: str) -> None:
    for _ in range(few(20)):
        with Line(who, table) as line:
            line.send(frame(b"{" * 1000)[:500])


numbers = st.integers() | st.floats() | st.sampled_from([10**400, -(2**63), 1_000_001])
documents = st.recursive(
    st.none() | st.booleans() | numbers | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
fields = st.sampled_from(["mark", "entry", "seat", "action", "to", "of", "topic", "level", "agree", "have", "text"])
kinds = st.sampled_from(["hello", "act", "undo", "ask", "answer", "leave", "return", "say", "ping"])
almost = st.builds(lambda kind, rest: rest | {"type": kind}, kinds, st.dictionaries(fields, documents, max_size=6))
likely = st.fixed_dictionaries(
    {"type": kinds, "mark": st.text("abc", min_size=1, max_size=3), "entry": st.integers(0, 3)},
    optional={
        "seat": st.integers(0, 8),
        "action": st.integers(0, 2000) | st.text(max_size=10),
        "to": st.integers(0, 5),
        "topic": st.sampled_from(["undo", "end", "substitute", "coup"]),
        "level": st.sampled_from(["", "novice", "emperor"]),
        "agree": st.booleans(),
        "text": st.text(max_size=20),
        "phrase": st.sampled_from(["hello", "rude"]),
    },
)
messages = (documents | almost | likely).map(lambda document: json.dumps(document).encode())


@settings(max_examples=examples(60))
@given(said=st.lists(messages, max_size=8))
def test_every_message_is_answered(who: Visitor, rough_table: str, said: list[bytes]) -> None:
    with Line(who, rough_table) as line:
        line.say('{"type":"hello"}')
        for message in said:
            line.say(message)
        line.send(frame(b"", Opcode.BINARY))
        assert line.wait_closed() == live.UNREADABLE
        assert line.answers()[-1]["type"] == "bye"


@settings(max_examples=examples(60))
@given(sent=st.lists(st.binary(max_size=200) | messages.map(frame), max_size=6))
def test_arbitrary_bytes_close_the_connection_properly(who: Visitor, rough_table: str, sent: list[bytes]) -> None:
    with Line(who, rough_table) as line:
        line.send(b"".join(sent) + 20 * frame(b"\xff"))
        assert line.wait_closed() in (1000, NO_FRAME, live.UNREADABLE, NOT_UTF8, TOO_BIG, 1006, ws_protocol.FLOOD)
