"""Rate limits of a running server: clients over a limit are told when to retry, and others are not affected."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca import server
from ludoteca.core.types import Document
from ludoteca.match.setting import RULES_VERSION
from ludoteca.server import rate_limits
from ludoteca.server.app import Server
from ludoteca.server.edge import ws_protocol
from ludoteca.server.live import connection
from ludoteca.server.live.table import LiveTable
from ludoteca.server.people.person import Person
from ludoteca.server.rate_limits import RATES, Rate
from tests.server.inside import open_inside, person, replay, set_up
from tests.server.service import service_in_thread
from tests.server.visitors import Message, Socket, Visitor, visiting

Come = Callable[..., Visitor]
BURST, TOO_MANY = 2, 429
NEVER = 1000.0
"""Seconds; no client waits that long."""
numbers = count()
LOGIN = {"name": "Nobody here", "passphrase": "wrong and long enough"}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with limits that trusts X-Forwarded-For, so that every test can use its own addresses."""
    data = tmp_path_factory.mktemp("rates") / "server.sqlite3"
    with service_in_thread(data, limits=True, proxies=("127.0.0.1",)) as url:
        yield url


addresses = (f"203.0.113.{number}" for number in count(1))


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    """A function that makes a guest, from their own address unless another is given."""
    with visiting(service) as come:

        def come_from(address: str | None = None) -> Visitor:
            visitor = come()
            visitor.http.headers["X-Forwarded-For"] = address or next(addresses)
            visitor.call("POST", "/api/me", {"name": "Ann"})
            return visitor

        yield come_from


def make_table(who: Visitor) -> Document:
    made: Document = who.call("POST", "/api/tables", {"game": "shelfie", "players": 2, "public": True})
    return made


def begin(host: Visitor, guest: Visitor) -> str:
    """A match of two that has begun."""
    table = str(make_table(host)["id"])
    guest.call("POST", f"/api/tables/{table}/join", {})
    host.call("POST", f"/api/tables/{table}/start", {})
    return table


def address(who: Visitor) -> str:
    return who.http.headers["X-Forwarded-For"]


def nobody(who: Visitor) -> Visitor:
    """The client is nobody now: it has no cookie."""
    who.http.cookies.clear()
    return who


LEFT = {
    "game": "shelfie",
    "rules": RULES_VERSION,
    "options": {},
    "seats": [{"name": "Ann", "bot": None}, {"name": "novice", "bot": "novice"}],
    "people": [0, None],
    "seed": "00" * 32,
    "log": [{"kind": "leave", "seat": 0, "at": 0, "spent": 0}],
}
"""A match on one device that ended at once."""
REQUESTS: dict[str, Callable[[Visitor], httpx.Response]] = {
    "guests": lambda who: nobody(who).ask("POST", "/api/me", {"name": "Ann"}),
    "names": lambda who: who.ask("PATCH", "/api/me", {"name": "Ann"}),
    "export": lambda who: who.ask("GET", "/api/me/export"),
    "imports": lambda who: who.ask("POST", "/api/me/matches", LEFT),
    "programs": lambda who: who.ask("POST", "/api/me/programs", {"name": "Robot"}),
    "login_address": lambda who: who.ask("POST", "/api/login", LOGIN | {"name": f"Nobody {next(numbers)}"}),
    "passphrase": lambda who: who.ask("POST", "/api/account/recovery", {"passphrase": LOGIN["passphrase"]}),
    "tables": lambda who: who.ask("POST", "/api/tables", {"game": "shelfie", "players": 2}),
    "tables_address": lambda who: who.ask("POST", "/api/tables", {"game": "shelfie", "players": 2}),
    "join": lambda who: who.ask("POST", "/api/invitations/accept", {"token": "guessed"}),
    "reports": lambda who: who.ask("POST", f"/api/tables/{own_table(who)}/messages/1/report", {"reason": "rude"}),
    "replays": lambda who: who.ask("GET", "/api/me/statistics"),
    "requests": lambda who: who.ask("GET", "/api/tables"),
    "pages": lambda who: who.ask("GET", "/favicon.ico"),
}
NOT_HTTP = {"messages", "chat", "connect", "thinking", "hints", "previews"}
ON_SOCKETS = {"hello", *connection.LIMITED.values()}
BY_COST = {"replayed", "analyses"}
"""Limits that do not apply to every request: only to work that was not done before."""
BY_ADDRESS = {"guests", "requests", "pages", "login_address", "tables_address", "replays"}


def own_table(who: Visitor) -> str:
    found = who.call("GET", "/api/tables/mine")
    return str(found[0]["id"] if found else make_table(who)["id"])


def test_every_limit_is_tested_here_and_every_checked_kind_exists() -> None:
    both = {f"{kind}{where}" for kind in ON_SOCKETS for where in ("", "_address")}
    assert set(REQUESTS) | NOT_HTTP | both | BY_COST == set(RATES)
    source = "".join(path.read_text() for path in Path(server.__path__[0]).rglob("*.py"))
    assert set(re.findall(r'limits\.(?:check|wait)\("(\w+)"', source)) == set(RATES) - both


@pytest.fixture(autouse=True)
def short_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "REFUSAL_DELAY", 0.01)


def test_refusals_over_the_limit_are_delayed_and_other_responses_are_not(
    come: Come, strict: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    who, other = come(), come()
    strict("requests")
    monkeypatch.setattr(rate_limits, "REFUSAL_DELAY", 0.5)
    last_answer("requests", who)
    started = time.monotonic()
    assert REQUESTS["requests"](who).status_code == TOO_MANY
    assert time.monotonic() - started >= 0.5
    monkeypatch.setattr(rate_limits, "REFUSAL_DELAY", NEVER)
    assert REQUESTS["requests"](other).status_code != TOO_MANY


def test_many_requests_from_one_address_are_delayed_and_not_refused(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, other = come(), come()
    monkeypatch.setitem(RATES, "requests", Rate(BURST, 0.1))
    started = time.monotonic()
    assert {REQUESTS["requests"](who).status_code for _ in range(BURST + 5)} == {200}
    assert time.monotonic() - started >= 0.4
    monkeypatch.setitem(RATES, "requests", Rate(BURST, NEVER))
    assert REQUESTS["requests"](other).status_code == 200


def last_answer(kind: str, who: Visitor) -> httpx.Response:
    """Ask until it is too often: after the burst, or what is left of it, and not later."""
    passed = 0
    while (answer := REQUESTS[kind](who)).status_code != TOO_MANY:
        passed += 1
        assert passed <= BURST
    assert passed >= 1
    return answer


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """What makes a limit so strict that it is soon met."""
    return lambda kind: monkeypatch.setitem(RATES, kind, Rate(BURST, 1000.0))


@pytest.mark.parametrize("kind", REQUESTS)
def test_too_many_requests_are_refused_with_the_time_to_wait(
    come: Come, strict: Callable[[str], None], kind: str
) -> None:
    who = come()
    strict(kind)
    refused = last_answer(kind, who)
    # What was asked before the limit became strict counts for a moment too.
    assert 1 <= int(refused.headers["Retry-After"]) <= 1001
    assert refused.json()["code"] == "slow_down"
    assert refused.json()["sentence"].startswith("Too many requests. Try again in ")


@pytest.mark.parametrize("kind", sorted(set(REQUESTS) - BY_ADDRESS))
def test_a_limit_per_person_does_not_affect_others_at_the_address(
    come: Come, strict: Callable[[str], None], kind: str
) -> None:
    who = come()
    neighbor = come(address(who))
    strict(kind)
    last_answer(kind, who)
    assert REQUESTS[kind](neighbor).status_code != TOO_MANY


@pytest.mark.parametrize("kind", sorted(BY_ADDRESS))
def test_a_limit_per_address_affects_only_that_address(come: Come, strict: Callable[[str], None], kind: str) -> None:
    who, other = come(), come()
    neighbor = come(address(who))
    strict(kind)
    last_answer(kind, who)
    assert REQUESTS[kind](neighbor).status_code == TOO_MANY
    assert REQUESTS[kind](other).status_code != TOO_MANY


def test_too_many_connections_are_rejected(come: Come, strict: Callable[[str], None]) -> None:
    who, other = come(), come()
    table = str(make_table(who)["id"])
    strict("connect")
    for _ in range(BURST):
        assert connects(who, table) is None
    assert connects(who, table) == (ws_protocol.FLOOD, "slow_down")
    assert connects(other, table) is None


def connects(who: Visitor, table: str) -> tuple[int, str] | None:
    """Connect; return how it was refused, if it was."""
    with who.socket(table, **{"X-Forwarded-For": address(who)}) as socket:
        try:
            socket.send(type="ping")
            return None if socket.next() == {"type": "pong"} else (0, "")
        except ConnectionClosed:
            return socket.wait_closed()


def test_too_much_chat_is_refused_and_the_match_goes_on(come: Come, strict: Callable[[str], None]) -> None:
    host, guest = come(), come()
    table = begin(host, guest)
    strict("chat")
    with host.enter(table) as seat, guest.enter(table) as other:
        assert [talk(seat, number)["type"] for number in range(BURST)] == ["said"] * BURST
        refused = talk(seat, BURST)
        assert (refused["type"], refused["code"]) == ("refused", "slow_down")
        assert talk(other, 0)["type"] == "said"
        assert seat.resign()["type"] == "update"


@pytest.mark.parametrize("kind", ["hint", "preview"])
def test_too_many_previews_and_hints_are_refused_on_all_connections_of_a_person(
    come: Come, strict: Callable[[str], None], kind: str
) -> None:
    host, guest = come(), come()
    table = begin(host, guest)
    wish: dict[str, object] = {"type": kind, "entry": 0} | ({"actions": [0]} if kind == "preview" else {})
    strict(f"{kind}s")
    mover = host if host.call("GET", f"/api/tables/{table}")["to_move"] == 0 else guest
    with mover.enter(table) as window, mover.enter(table) as another:
        asked = [window.answer(mark=str(number), **wish) for number in range(BURST + 1)]
        assert [told.get("code") for told in asked] == [None] * BURST + ["slow_down"]
        assert another.answer(mark="x", **wish)["code"] == "slow_down"
        assert window.resign()["type"] == "update"


def talk(seat: Socket, number: int) -> Message:
    return seat.answer(type="say", mark=f"{seat.messages[0]['seats']} {number}", text="hello")


def test_a_flooding_connection_is_closed_and_others_of_the_person_stay_open(
    come: Come, strict: Callable[[str], None]
) -> None:
    host, guest = come(), come()
    table = begin(host, guest)
    with host.enter(table) as flooding, host.enter(table) as calm:
        strict("messages")
        for _ in range(BURST + 1):
            flooding.send(type="ping")
        assert flooding.wait_closed()[0] == ws_protocol.FLOOD
        assert flooding.messages[-1]["type"] == "bye"
        assert (flooding.messages[-1]["code"], flooding.messages[-1]["again"]) == ("slow_down", True)
        calm.send(type="ping")
        assert calm.until_type("pong")
    with host.enter(table):
        pass


def test_bots_are_limited_per_host(tmp_path: Path, strict: Callable[[str], None]) -> None:
    async def lengths() -> list[int]:
        async with open_inside(tmp_path / "server.sqlite3", limits=True) as server:
            greedy, modest = await person(server), await person(server)
            tables = [await bots_first(server, host) for host in (greedy, greedy, modest)]
            async with asyncio.timeout(60):
                while tables[0].length + tables[1].length < BURST or tables[2].length < BURST:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.3)
            return [table.length for table in tables]

    strict("thinking")
    first, second, others = asyncio.run(lengths())
    assert first + second == BURST
    assert others == BURST


async def bots_first(server: Server, host: Person) -> LiveTable:
    """A match in which three bots move before their host; tables are opened until the draw gives that."""
    while True:
        table = await set_up(server, "shelfie", ["novice", "novice", "novice", host])
        if (await replay(server, table)).to_move == 0:
            return await server.tables.get(table)  # type: ignore[return-value]


def test_limited_bots_continue_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_inside(tmp_path / "server.sqlite3", limits=True) as server:
            table = await bots_first(server, await person(server))
            async with asyncio.timeout(30):
                while table.length < 3:
                    await asyncio.sleep(0.01)

    monkeypatch.setitem(RATES, "thinking", Rate(1, 0.5))
    asyncio.run(play())
