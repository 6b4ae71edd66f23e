"""Inviting, joining and leaving before the match: an invitation is for one seat, and a seat for one person."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.store.database import Database
from tests.server.lobby import Come, kinds, make_table, names
from tests.server.service import service_in_thread
from tests.server.visitors import Visitor, open_app, visiting
from tests.sizes import few

HERE = "http://ludoteca.test"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("invitations") / "server.sqlite3") as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


def test_an_invitation_is_for_one_seat_only(come: Come) -> None:
    host, guest, other = come("Ada"), come("Bea"), come("Cleo")
    table = make_table(host, players=3)
    assert guest.refusal_code("POST", f"/api/tables/{table}/join", {}) == "table"
    invitation = host.call("POST", f"/api/tables/{table}/invitations", {"seat": 2})
    assert invitation["link"] == f"/table/{table}#invitation={invitation['token']}"
    token = {"token": invitation["token"]}
    told = guest.call("POST", "/api/invitations/accept", token | {"name": "Bea B."})
    assert (told["mine"], names(told)) == ([2], ["Ada", "", "Bea B."])
    assert guest.call("POST", "/api/invitations/accept", token)["mine"] == [2]
    assert other.refusal_code("POST", "/api/invitations/accept", token) == "taken"
    assert other.refusal_code("POST", "/api/invitations/accept", {"token": "A" * 32}) == "invitation"
    assert host.refusal_code("POST", f"/api/tables/{table}/invitations", {"seat": 3}) == "seat"


def test_an_invitation_says_who_invites_to_what_and_stays_valid(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = make_table(host, game="lanterns", players=3, hints=False, clock={"kind": "days", "amount": 3})
    for seat in (1, None):
        token = {"token": host.call("POST", f"/api/tables/{table}/invitations", {"seat": seat})["token"]}
        told = guest.call("POST", "/api/invitations/details", token)
        assert (told["host"], told["seat"], told["game"], told["players"]) == ("Ada", seat, "lanterns", 3)
        assert (told["clock"]["kind"], told["rated"], told["public"], told["hints"]) == ("days", False, False, False)
        assert guest.call("POST", "/api/invitations/accept", token)["id"] == table
    assert guest.refusal_code("POST", "/api/invitations/details", {"token": "A" * 32}) == "invitation"


def test_an_invitation_from_this_computer_alone_says_so(come: Come) -> None:
    table = make_table(host := come("Ada"))
    assert host.call("POST", f"/api/tables/{table}/invitations", {"seat": 1})["addresses"] == []


def test_invitations_can_be_revoked_and_are_replaced_by_newer_ones(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = make_table(host, players=3)
    older, newer = (host.call("POST", f"/api/tables/{table}/invitations", {"seat": 1})["token"] for _ in range(2))
    other = host.call("POST", f"/api/tables/{table}/invitations", {"seat": 2})["token"]
    assert guest.refusal_code("POST", "/api/invitations/accept", {"token": older}) == "invitation"
    host.call("DELETE", f"/api/tables/{table}/invitations?seat=1")
    assert guest.refusal_code("POST", "/api/invitations/accept", {"token": newer}) == "invitation"
    assert guest.call("POST", "/api/invitations/accept", {"token": other})["mine"] == [2]


def test_invitations_to_seats_expire_when_the_match_begins(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = make_table(host)
    token = host.call("POST", f"/api/tables/{table}/invitations", {"seat": 1})["token"]
    host.call("POST", f"/api/tables/{table}/start", {"fill": "novice"})
    assert guest.refusal_code("POST", "/api/invitations/accept", {"token": token}) == "invitation"
    assert host.refusal_code("POST", f"/api/tables/{table}/invitations", {"seat": 1}) == "phase"


def test_spectators_are_disconnected_when_their_invitation_is_revoked(come: Come) -> None:
    host, guest, watcher = come("Ada"), come("Bea"), come("Cleo")
    table = make_table(host)
    seat = host.call("POST", f"/api/tables/{table}/invitations", {"seat": 1})["token"]
    link = host.call("POST", f"/api/tables/{table}/invitations", {})["token"]
    guest.call("POST", "/api/invitations/accept", {"token": seat})
    assert watcher.call("POST", "/api/invitations/accept", {"token": link})["mine"] == []
    host.call("POST", f"/api/tables/{table}/start", {})
    with watcher.enter(table) as watching, guest.enter(table) as playing, host.enter(table) as hosting:
        assert any(message["type"] == "view" and message["seat"] is None for message in watching.messages)
        host.call("DELETE", f"/api/tables/{table}/invitations")
        assert watching.wait_closed() == (4403, "")
        assert watching.messages[-1]["code"] == "revoked"
        for socket in (playing, hosting):
            socket.send(type="ping")
            socket.until_type("pong")
    assert watcher.status("GET", f"/api/tables/{table}") == 404
    assert watcher.refusal_code("POST", "/api/invitations/accept", {"token": link}) == "invitation"


def test_a_host_without_a_seat_stays_when_the_invitation_is_revoked(come: Come) -> None:
    host = come("Ada")
    table = make_table(host)
    host.call("POST", f"/api/tables/{table}/leave")
    with host.enter(table) as socket:
        host.call("DELETE", f"/api/tables/{table}/invitations")
        socket.send(type="ping")
        socket.until_type("pong")


def test_only_one_of_two_people_gets_the_last_seat(come: Come) -> None:
    host, racers = come("Ada"), [come("Bea"), come("Cleo")]
    for _ in range(few(8)):
        table = make_table(host, public=True)
        start = threading.Barrier(2)

        def race(racer: Visitor, table: str = table, start: threading.Barrier = start) -> int:
            start.wait()
            return racer.status("POST", f"/api/tables/{table}/join", {})

        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(race, racers))
        assert sorted(found) == [200, 409]
        told = host.call("GET", f"/api/tables/{table}")
        assert names(told) == ["Ada", ("Bea", "Cleo")[found.index(200)]]


def test_joining_twice_takes_one_seat(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = make_table(host, players=3, public=True)
    assert guest.call("POST", f"/api/tables/{table}/join", {})["mine"] == [1]
    assert guest.call("POST", f"/api/tables/{table}/join", {})["mine"] == [1]
    assert guest.call("POST", f"/api/tables/{table}/join", {"seat": 1})["mine"] == [1]
    assert guest.call("POST", f"/api/tables/{table}/join", {"seat": 2, "name": "Bea's son"})["mine"] == [1, 2]


def test_seats_can_be_left_filled_and_opened_again(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = make_table(host, players=3, public=True)
    seats = f"/api/tables/{table}/seats"
    assert guest.call("POST", f"/api/tables/{table}/join", {"seat": 2})["mine"] == [2]
    assert guest.refusal_code("POST", f"/api/tables/{table}/join", {"seat": 0}) == "taken"
    assert guest.refusal_code("POST", f"/api/tables/{table}/join", {"seat": 5}) == "taken"
    assert kinds(host.call("PUT", f"{seats}/1", {"bot": "novice"})) == ["person", "bot", "person"]
    assert kinds(host.call("PUT", f"{seats}/1", {"bot": None})) == ["person", "open", "person"]
    guest.call("POST", f"/api/tables/{table}/leave")
    assert kinds(guest.call("GET", f"/api/tables/{table}")) == ["person", "open", "open"]
    assert guest.refusal_code("POST", f"/api/tables/{table}/leave") == "seat"
    assert host.refusal_code("PUT", f"{seats}/3", {"bot": "novice"}) == "seat"
    assert host.refusal_code("PUT", f"{seats}/1", {"bot": "wizard"}) == "level"
    assert guest.refusal_code("PUT", f"{seats}/1", {"bot": "novice"}) == "host"


@pytest.mark.parametrize("public", [False, True])
def test_a_player_who_loses_the_seat_keeps_watching_only_at_a_public_table(come: Come, public: bool) -> None:
    host, guest = come("Ada"), come("Bea")
    table = make_table(host, public=public)
    token = host.call("POST", f"/api/tables/{table}/invitations", {"seat": 1})["token"]
    guest.call("POST", "/api/invitations/accept", {"token": token})
    with guest.enter(table) as socket:
        host.call("PUT", f"/api/tables/{table}/seats/1", {"bot": "novice"})
        if public:
            assert socket.until_type("welcome")["seats"] == []
        else:
            assert socket.wait_closed() == (4403, "")
            assert socket.messages[-1]["type"] == "bye"
    assert guest.status("GET", f"/api/tables/{table}") == (200 if public else 404)


LATE: list[tuple[str, str, str, Any]] = [
    ("guest", "POST", "/leave", None),
    ("host", "DELETE", "", None),
    ("host", "PUT", "/seats/1", {"bot": "novice"}),
]


class Writers:
    """Counts the requests that have asked for the permission to write."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        write = Database.writing

        def note_and_write(database: Database) -> AbstractAsyncContextManager[AsyncConnection]:
            self.count += 1
            return write(database)

        monkeypatch.setattr(Database, "writing", note_and_write)

    async def once(self, asked: Coroutine[Any, Any, httpx.Response]) -> asyncio.Task[httpx.Response]:
        """Ask for something, and go on when it waits."""
        before, task = self.count, asyncio.create_task(asked)
        while self.count == before:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        return task


def test_changes_that_wait_while_a_match_starts_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have seen an open table, and wait for their turn to write."""
    writers = Writers(monkeypatch)

    async def race(app: FastAPI, people: dict[str, httpx.AsyncClient], late: tuple[str, str, str, Any]) -> list[Any]:
        who, method, path, body = late
        made = await people["host"].post("/api/tables", json={"game": "shelfie", "players": 2, "public": True})
        table = f"/api/tables/{made.json()['id']}"
        await people["guest"].post(f"{table}/join", json={})
        async with app.state.context.database.writing():
            begin = await writers.once(people["host"].post(f"{table}/start", json={}))
            other = await writers.once(people[who].request(method, f"{table}{path}", json=body))
        told = (await begin).status_code, (await other).status_code, await people["host"].get(table)
        return [*told[:2], names(told[2].json())]

    async def races() -> list[list[Any]]:
        async with (
            open_app(tmp_path / "server.sqlite3") as app,
            guest_of(app, "host") as host,
            guest_of(app, "guest") as guest,
        ):
            return [await race(app, {"host": host, "guest": guest}, late) for late in LATE]

    assert asyncio.run(races()) == [[200, 409, ["host", "guest"]]] * len(LATE)


@asynccontextmanager
async def guest_of(app: FastAPI, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """A guest of a server without a network."""
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url=HERE, headers={"Origin": HERE}) as client:
        await client.post("/api/me", json={"name": name})
        yield client
