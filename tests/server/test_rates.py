"""Rate limits as people meet them: who is too quick is told when to come back, and nobody else is."""

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
from ludoteca.server import limits, sockets
from ludoteca.server.house import House
from ludoteca.server.limits import RATES, Rate
from ludoteca.server.persons import Person
from ludoteca.server.table import LiveTable
from tests.server.inside import open_inside, person, replayed, set_up
from tests.server.service import service_in_thread
from tests.server.visitors import Message, Socket, Visitor, visiting

Come = Callable[..., Visitor]
BURST, TOO_OFTEN = 2, 429
NEVER = 1000.0
"""Seconds: no client waits so long."""
"""Seconds in which bots without a limit would have moved many times."""
numbers = count()
LOGIN = {"name": "Nobody here", "passphrase": "wrong and long enough"}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service with limits, behind a proxy that it trusts: so every test has addresses of its own."""
    data = tmp_path_factory.mktemp("rates") / "house.sqlite3"
    with service_in_thread(data, limits=True, proxies=("127.0.0.1",)) as url:
        yield url


addresses = (f"203.0.113.{number}" for number in count(1))


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    """Let somebody come, from an address of their own if not told else."""
    with visiting(service) as come:

        def come_from(address: str | None = None) -> Visitor:
            visitor = come()
            visitor.http.headers["X-Forwarded-For"] = address or next(addresses)
            visitor.done("POST", "/api/me", {"name": "Ann"})
            return visitor

        yield come_from


def make_table(who: Visitor) -> Document:
    made: Document = who.done("POST", "/api/tables", {"game": "shelfie", "players": 2, "public": True})
    return made


def begin(host: Visitor, guest: Visitor) -> str:
    """A match of two that has begun."""
    table = str(make_table(host)["id"])
    guest.done("POST", f"/api/tables/{table}/join", {})
    host.done("POST", f"/api/tables/{table}/start", {})
    return table


def address(who: Visitor) -> str:
    return who.http.headers["X-Forwarded-For"]


def nobody(who: Visitor) -> Visitor:
    """Whoever it was, they have no cookie any more."""
    who.http.cookies.clear()
    return who


ASKED: dict[str, Callable[[Visitor], httpx.Response]] = {
    "guests": lambda who: nobody(who).ask("POST", "/api/me", {"name": "Ann"}),
    "names": lambda who: who.ask("PATCH", "/api/me", {"name": "Ann"}),
    "export": lambda who: who.ask("GET", "/api/me/export"),
    "programs": lambda who: who.ask("POST", "/api/me/programs", {"name": "Robot"}),
    "login_address": lambda who: who.ask("POST", "/api/login", LOGIN | {"name": f"Nobody {next(numbers)}"}),
    "login_account": lambda who: who.ask("POST", "/api/login", LOGIN),
    "tables": lambda who: who.ask("POST", "/api/tables", {"game": "shelfie", "players": 2}),
    "tables_address": lambda who: who.ask("POST", "/api/tables", {"game": "shelfie", "players": 2}),
    "join": lambda who: who.ask("POST", "/api/invitations/accept", {"token": "guessed"}),
    "reports": lambda who: who.ask("POST", f"/api/tables/{own_table(who)}/messages/1/report", {"reason": "rude"}),
    "replays": lambda who: who.ask("GET", "/api/me/statistics"),
    "requests": lambda who: who.ask("GET", "/api/tables"),
    "pages": lambda who: who.ask("GET", "/favicon.ico"),
}
OTHERWISE = {"messages", "chat", "connect", "thinking", "hints", "previews"}
"""What is not asked for over HTTP."""
BY_ADDRESS = {"guests", "requests", "pages", "login_address", "tables_address", "replays"}


def own_table(who: Visitor) -> str:
    found = who.done("GET", "/api/tables/mine")
    return str(found[0]["id"] if found else make_table(who)["id"])


def test_every_limit_is_tried_here_and_every_kind_that_is_asked_for_exists() -> None:
    assert set(ASKED) | OTHERWISE == set(RATES)
    source = "".join(path.read_text() for path in Path(server.__path__[0]).glob("*.py"))
    assert set(re.findall(r'limits\.(?:check|wait)\("(\w+)"', source)) == set(RATES)


@pytest.fixture(autouse=True)
def told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PENALTY", 0.01)


def test_who_asks_too_often_waits_for_being_told_so_and_nobody_else_does(
    come: Come, strict: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    who, other = come(), come()
    strict("requests")
    monkeypatch.setattr(limits, "PENALTY", 0.5)
    last_answer("requests", who)
    started = time.monotonic()
    assert ASKED["requests"](who).status_code == TOO_OFTEN
    assert time.monotonic() - started >= 0.5
    monkeypatch.setattr(limits, "PENALTY", NEVER)
    assert ASKED["requests"](other).status_code != TOO_OFTEN


def test_many_who_come_together_from_one_address_wait_a_little_and_nobody_is_refused(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, other = come(), come()
    monkeypatch.setitem(RATES, "requests", Rate(BURST, 0.1))
    started = time.monotonic()
    assert {ASKED["requests"](who).status_code for _ in range(BURST + 5)} == {200}
    assert time.monotonic() - started >= 0.4
    monkeypatch.setitem(RATES, "requests", Rate(BURST, NEVER))
    assert ASKED["requests"](other).status_code == 200


def last_answer(kind: str, who: Visitor) -> httpx.Response:
    """Ask until it is too often: after the burst, or what is left of it, and not later."""
    passed = 0
    while (answer := ASKED[kind](who)).status_code != TOO_OFTEN:
        passed += 1
        assert passed <= BURST
    assert passed >= 1
    return answer


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """What makes a limit so strict that it is soon met."""
    return lambda kind: monkeypatch.setitem(RATES, kind, Rate(BURST, 1000.0))


@pytest.mark.parametrize("kind", ASKED)
def test_who_asks_too_often_is_told_when_to_come_back(come: Come, strict: Callable[[str], None], kind: str) -> None:
    who = come()
    strict(kind)
    refused = last_answer(kind, who)
    # What was asked before the limit became strict counts for a moment too.
    assert 1 <= int(refused.headers["Retry-After"]) <= 1001
    assert refused.json()["code"] == "slow_down"
    assert refused.json()["sentence"].startswith("Too many requests. Try again in ")


@pytest.mark.parametrize("kind", sorted(set(ASKED) - BY_ADDRESS - {"login_account"}))
def test_a_person_who_is_too_quick_hinders_nobody_else_at_the_address(
    come: Come, strict: Callable[[str], None], kind: str
) -> None:
    who = come()
    neighbour = come(address(who))
    strict(kind)
    last_answer(kind, who)
    assert ASKED[kind](neighbour).status_code != TOO_OFTEN


@pytest.mark.parametrize("kind", sorted(BY_ADDRESS))
def test_an_address_that_is_too_quick_hinders_all_its_people_and_no_other_address(
    come: Come, strict: Callable[[str], None], kind: str
) -> None:
    who, other = come(), come()
    neighbour = come(address(who))
    strict(kind)
    last_answer(kind, who)
    assert ASKED[kind](neighbour).status_code == TOO_OFTEN
    assert ASKED[kind](other).status_code != TOO_OFTEN


def test_an_account_is_guarded_from_all_addresses_together(come: Come, strict: Callable[[str], None]) -> None:
    strict("login_account")
    tried = [come().status("POST", "/api/login", LOGIN | {"name": "Victim"}) for _ in range(BURST + 1)]
    assert [status == TOO_OFTEN for status in tried] == [False] * BURST + [True]
    assert come().status("POST", "/api/login", LOGIN | {"name": "Somebody else"}) != TOO_OFTEN


def test_who_connects_too_often_is_turned_away(come: Come, strict: Callable[[str], None]) -> None:
    who, other = come(), come()
    table = str(make_table(who)["id"])
    strict("connect")
    for _ in range(BURST):
        assert connects(who, table) is None
    assert connects(who, table) == (sockets.FLOOD, "slow_down")
    assert connects(other, table) is None


def connects(who: Visitor, table: str) -> tuple[int, str] | None:
    """Connect; return how it was refused, if it was."""
    with who.socket(table, **{"X-Forwarded-For": address(who)}) as socket:
        try:
            socket.send(type="ping")
            return None if socket.next() == {"type": "pong"} else (0, "")
        except ConnectionClosed:
            return socket.closed()


def test_who_talks_too_much_is_refused_and_may_play_on(come: Come, strict: Callable[[str], None]) -> None:
    host, guest = come(), come()
    table = begin(host, guest)
    strict("chat")
    with host.seated(table) as seat, guest.seated(table) as other:
        assert [talk(seat, number)["type"] for number in range(BURST)] == ["said"] * BURST
        refused = talk(seat, BURST)
        assert (refused["type"], refused["code"]) == ("refused", "slow_down")
        assert talk(other, 0)["type"] == "said"
        assert seat.resign()["type"] == "update"


@pytest.mark.parametrize("kind", ["hint", "preview"])
def test_who_looks_ahead_too_often_is_refused_in_every_window_and_may_play_on(
    come: Come, strict: Callable[[str], None], kind: str
) -> None:
    host, guest = come(), come()
    table = begin(host, guest)
    wish: dict[str, object] = {"type": kind, "entry": 0} | ({"actions": [0]} if kind == "preview" else {})
    strict(f"{kind}s")
    mover = host if host.done("GET", f"/api/tables/{table}")["to_move"] == 0 else guest
    with mover.seated(table) as window, mover.seated(table) as another:
        asked = [window.answer(mark=str(number), **wish) for number in range(BURST + 1)]
        assert [told.get("code") for told in asked] == [None] * BURST + ["slow_down"]
        assert another.answer(mark="x", **wish)["code"] == "slow_down"
        assert window.resign()["type"] == "update"


def talk(seat: Socket, number: int) -> Message:
    return seat.answer(type="say", mark=f"{seat.messages[0]['seats']} {number}", text="hello")


def test_a_connection_that_floods_is_closed_and_no_other_one_of_the_person(
    come: Come, strict: Callable[[str], None]
) -> None:
    host, guest = come(), come()
    table = begin(host, guest)
    with host.seated(table) as flooding, host.seated(table) as calm:
        strict("messages")
        for _ in range(BURST + 1):
            flooding.send(type="ping")
        assert flooding.closed()[0] == sockets.FLOOD
        assert flooding.messages[-1]["type"] == "bye"
        assert (flooding.messages[-1]["code"], flooding.messages[-1]["again"]) == ("slow_down", True)
        calm.send(type="ping")
        assert calm.until_type("pong")
    with host.seated(table):
        pass


def test_bots_at_the_tables_of_one_host_slow_down_and_others_do_not(
    tmp_path: Path, strict: Callable[[str], None]
) -> None:
    async def lengths() -> list[int]:
        async with open_inside(tmp_path / "house.sqlite3", limits=True) as house:
            greedy, modest = await person(house), await person(house)
            tables = [await bots_first(house, host) for host in (greedy, greedy, modest)]
            async with asyncio.timeout(60):
                while tables[0].length + tables[1].length < BURST or tables[2].length < BURST:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.3)
            return [table.length for table in tables]

    strict("thinking")
    first, second, others = asyncio.run(lengths())
    assert first + second == BURST
    assert others == BURST


async def bots_first(house: House, host: Person) -> LiveTable:
    """A match in which three bots move before their host: who begins is a matter of luck."""
    while True:
        table = await set_up(house, "shelfie", ["novice", "novice", "novice", host])
        if (await replayed(house, table)).to_move == 0:
            return await house.tables.get(table)  # type: ignore[return-value]


def test_bots_that_were_slowed_down_go_on_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_inside(tmp_path / "house.sqlite3", limits=True) as house:
            table = await bots_first(house, await person(house))
            async with asyncio.timeout(30):
                while table.length < 3:
                    await asyncio.sleep(0.01)

    monkeypatch.setitem(RATES, "thinking", Rate(1, 0.5))
    asyncio.run(play())
