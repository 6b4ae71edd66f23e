"""Everything a table can go through over HTTP, from the first wish to the rematch."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from ludoteca.server.http import tables as routes_tables
from ludoteca.server.store.tables import OPEN, RUNNING
from tests.commands import run
from tests.server.machines import options_for
from tests.server.service import service_in_thread
from tests.server.visitors import Socket, Visitor, open_app, visiting
from tests.sizes import few

Come = Callable[..., Visitor]
DATA = "server.sqlite3"
HERE = "http://ludoteca.test"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lobby")


@pytest.fixture(scope="module")
def service(folder: Path) -> Iterator[str]:
    with service_in_thread(folder / DATA) as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


def make_table(host: Visitor, game: str = "shelfie", players: int = 2, **wanted: Any) -> str:
    """A table of the host's."""
    return str(host.call("POST", "/api/tables", {"game": game, "players": players, **wanted})["id"])


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def names(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def running(host: Visitor, guest: Visitor, **wanted: Any) -> str:
    """A match of two that has begun."""
    table = make_table(host, public=True, **wanted)
    guest.call("POST", f"/api/tables/{table}/join", {})
    host.call("POST", f"/api/tables/{table}/start", {})
    return table


def finish_match(host: Visitor, guest: Visitor, **wanted: Any) -> str:
    """A match that the guest has given up, and the host too if others still play."""
    table = running(host, guest, **wanted)
    for visitor in (guest, host):
        with visitor.enter(table) as socket:
            if socket.resign().get("result"):
                return table
    raise AssertionError("the match goes on")


# Making


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("lanterns", {"dealing": "start", "seating": "opposite"}),
        ("shelfie", {"rulebook": "english", "first_game": True}),
    ],
)
def test_a_new_table_has_the_requested_settings(come: Come, game: str, options: dict[str, Any]) -> None:
    host = come("Ada")
    host.call("POST", "/api/account", {"name": f"Ada of {game}", "passphrase": "seven lanterns on the lake"})
    asked = {
        "game": game,
        "players": 4,
        "options": options,
        "clock": {"kind": "bank", "amount": 600, "increment": 5},
        "public": True,
        "chat": False,
        "rated": True,
        "programs": True,
        "names": ["Ada", "Ada's sister"],
        "bots": {"1": "novice"},
    }
    told = host.call("POST", "/api/tables", asked)
    assert {name: told[name] for name in asked if name not in ("names", "bots")} == {
        name: value for name, value in asked.items() if name not in ("names", "bots")
    }
    assert kinds(told) == ["person", "bot", "person", "open"]
    assert names(told) == ["Ada", "novice", "Ada's sister", ""]
    assert (told["mine"], told["my_turn"], told["host"], told["phase"]) == ([0, 2], False, True, OPEN)
    assert [seat["host"] for seat in told["seats"]] == [True, False, True, False]


def test_settings_have_defaults(come: Come) -> None:
    told = come("Ada").call("POST", "/api/tables", {"game": "lanterns", "players": 2})
    assert told["options"] == {"dealing": "active", "seating": "opposite"}
    assert told["clock"] == {"kind": "none", "amount": 0, "increment": 0}
    assert (told["public"], told["chat"], told["rated"]) == (False, True, False)
    assert names(told) == ["Ada", ""]


BAD_TABLES: list[dict[str, Any]] = [
    {"game": "chess"},
    {"players": 1},
    {"players": 5},
    {"players": 2.0},
    {"options": {"colour": "red"}},
    {"options": {"first_game": "yes"}},
    {"game": "lanterns", "players": 4, "options": {"seating": "adjacent"}},
    {"clock": {"kind": "hourglass"}},
    {"clock": {"kind": "none", "amount": 5}},
    {"clock": {"kind": "move", "amount": 0}},
    {"clock": {"kind": "days", "amount": 31}},
    {"clock": {"kind": "move", "amount": 10, "increment": 1}},
    {"names": ["Ada", "Bea", "Cleo"]},
    {"names": ["\u202eadA"]},
    {"bots": {"1": "grandmaster"}},
    {"bots": {"2": "novice"}},
    {"bots": {"x": "novice"}},
    {"bots": {"0": "novice", "1": "novice"}},
    {"seed": "00"},
    {"host": "me"},
]


@pytest.mark.parametrize("wrong", BAD_TABLES, ids=json.dumps)
def test_tables_that_cannot_be_played_are_refused(come: Come, wrong: dict[str, Any]) -> None:
    host = come("Ada")
    assert host.status("POST", "/api/tables", {"game": "shelfie", "players": 2} | wrong) == 422
    assert host.call("GET", "/api/tables/mine") == []


def test_people_at_one_device_share_a_connection(come: Come) -> None:
    host = come("Ada")
    table = make_table(host, names=["Ada", "Bea"])
    host.call("POST", f"/api/tables/{table}/start", {})
    (mine,) = host.call("GET", "/api/tables/mine")
    assert (mine["mine"], mine["my_turn"], mine["phase"]) == ([0, 1], True, RUNNING)
    with host.enter(table) as socket:
        views = [message for message in socket.messages if message["type"] == "view"]
        assert sorted(view["seat"] for view in views) == [0, 1]


def test_open_seats_can_be_filled_with_bots_at_the_start(come: Come) -> None:
    host = come("Ada")
    table = make_table(host, players=3, bots={"0": "novice"})
    assert host.refusal_code("POST", f"/api/tables/{table}/start", {}) == "seats"
    assert host.refusal_code("POST", f"/api/tables/{table}/start", {"fill": "wizard"}) == "level"
    assert kinds(host.call("GET", f"/api/tables/{table}")) == ["bot", "person", "open"]
    told = host.call("POST", f"/api/tables/{table}/start", {"fill": "novice"})
    assert kinds(told) == ["bot", "person", "bot"]
    with host.enter(table) as socket:
        wait_for_turn(socket, 1)
    assert host.refusal_code("POST", f"/api/tables/{table}/start", {}) == "phase"


def wait_for_turn(socket: Socket, seat: int) -> None:
    """Read on until a seat is to move."""
    if not any(message.get("view", {}).get("to_move") == seat for message in socket.messages):
        socket.until(lambda message: message["type"] == "update" and message["changed"].get("to_move") == seat)


# Inviting and joining


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


class TableReads:
    """Counts the requests that have read a table; after that, they wait only for the permission to write."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        look = routes_tables.visible_table

        async def note_and_look(request: Any, table: str) -> Any:
            found = await look(request, table)
            self.count += 1
            return found

        monkeypatch.setattr(routes_tables, "visible_table", note_and_look)

    async def once(self, asked: Coroutine[Any, Any, httpx.Response]) -> asyncio.Task[httpx.Response]:
        """Ask for something, and go on when it waits."""
        before, task = self.count, asyncio.create_task(asked)
        while self.count == before:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        return task


def test_changes_that_wait_while_a_match_starts_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have seen an open table, and wait for their turn to write."""
    looked = TableReads(monkeypatch)

    async def race(app: FastAPI, people: dict[str, httpx.AsyncClient], late: tuple[str, str, str, Any]) -> list[Any]:
        who, method, path, body = late
        made = await people["host"].post("/api/tables", json={"game": "shelfie", "players": 2, "public": True})
        table = f"/api/tables/{made.json()['id']}"
        await people["guest"].post(f"{table}/join", json={})
        async with app.state.context.database.writing():
            begin = await looked.once(people["host"].post(f"{table}/start", json={}))
            other = await looked.once(people[who].request(method, f"{table}{path}", json=body))
        told = (await begin).status_code, (await other).status_code, await people["host"].get(table)
        return [*told[:2], names(told[2].json())]

    async def races() -> list[list[Any]]:
        async with open_app(tmp_path / DATA) as app, guest_of(app, "host") as host, guest_of(app, "guest") as guest:
            return [await race(app, {"host": host, "guest": guest}, late) for late in LATE]

    assert asyncio.run(races()) == [[200, 409, ["host", "guest"]]] * len(LATE)


@asynccontextmanager
async def guest_of(app: FastAPI, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """A guest of a server without a network."""
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url=HERE, headers={"Origin": HERE}) as client:
        await client.post("/api/me", json={"name": name})
        yield client


# Lists


def test_public_tables_are_listed_until_they_are_finished(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    waiting, hidden = make_table(host, public=True), make_table(host)
    begun, over = running(host, guest), finish_match(host, guest)
    listed = {table["id"]: table["phase"] for table in come().call("GET", "/api/tables")}
    assert (listed[waiting], listed[begun]) == (OPEN, RUNNING)
    assert hidden not in listed
    assert over not in listed


def test_my_tables_show_whose_turn_it_is_and_finished_ones_come_last(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    over, begun, waiting = finish_match(host, guest), running(host, guest), make_table(host)
    to_move = host.call("GET", f"/api/tables/{begun}")["to_move"]
    mine = host.call("GET", "/api/tables/mine")
    assert [(table["id"], table["my_turn"], table["mine"]) for table in mine] == [
        (waiting, False, [0]),
        (begun, to_move == 0, [0]),
        (over, False, [0]),
    ]
    theirs = guest.call("GET", "/api/tables/mine")
    assert [(table["id"], table["my_turn"], table["host"]) for table in theirs] == [
        (begun, to_move == 1, False),
        (over, False, False),
    ]


# Rematch


def test_a_rematch_shifts_the_seats_and_is_opened_once(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = finish_match(host, guest, players=3, bots={"2": "novice"}, options={"first_game": True}, chat=False)
    start = threading.Barrier(2)

    def again(who: Visitor) -> Any:
        start.wait()
        return who.call("POST", f"/api/tables/{table}/rematch")

    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(again, (host, guest))
    assert one["id"] == other["id"] != table
    assert (one["rematch_of"], one["phase"], one["chat"]) == (table, OPEN, False)
    assert one["options"] == {"rulebook": "italian", "first_game": True}
    assert names(one) == ["novice", "Ada", "Bea"]
    assert (one["mine"], other["mine"]) == ([1], [2])
    assert sorted([one["host"], other["host"]]) == [False, True]
    assert one["promise"] != host.call("GET", f"/api/tables/{table}")["promise"]


def test_only_players_of_a_finished_match_can_ask_for_a_rematch(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    begun, over = running(host, guest), finish_match(host, guest)
    assert host.refusal_code("POST", f"/api/tables/{begun}/rematch") == "phase"
    assert come("Cleo").refusal_code("POST", f"/api/tables/{over}/rematch") == "seat"


def test_a_rematch_has_an_open_seat_for_a_deleted_person(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = finish_match(host, guest)
    guest.call("DELETE", "/api/me", {"confirm": True})
    assert kinds(host.call("POST", f"/api/tables/{table}/rematch")) == ["open", "person"]


# Chat


def test_the_chat_can_be_turned_off_and_on(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = running(host, guest)
    with guest.enter(table) as socket:
        assert host.call("PUT", f"/api/tables/{table}/chat", {"chat": False})["chat"] is False
        assert socket.until_type("table")["table"]["chat"] is False
        assert socket.answer(type="say", mark="1", text="Hello?")["code"] == "chat"
        host.call("PUT", f"/api/tables/{table}/chat", {"chat": True})
        assert socket.answer(type="say", mark="2", text="Hello!")["type"] == "said"
        assert socket.answer(type="say", mark="3", phrase="good_luck")["type"] == "said"
        again = socket.answer(type="say", mark="2", text="Hello!")
        assert (again["type"], again["number"]) == ("said", 1)
        assert socket.answer(type="say", mark="4", phrase="bad_luck")["code"] == "phrase"
    told = host.call("GET", f"/api/tables/{table}/messages")
    assert [(line["number"], line["name"], line["text"], line["phrase"]) for line in told] == [
        (1, "Bea", "Hello!", None),
        (2, "Bea", None, "good_luck"),
    ]


def test_muted_people_are_hidden_only_from_the_person_who_muted_them(come: Come) -> None:
    host, guest, watcher = come("Ada"), come("Bea"), come("Cleo")
    table = running(host, guest)
    with guest.enter(table) as rude, host.enter(table) as deaf, watcher.enter(table) as watching:
        rude.answer(type="say", mark="1", text="You are slow.")
        assert deaf.until_type("said")["number"] == 1
        host.call("POST", f"/api/tables/{table}/messages/1/mute")
        host.call("POST", f"/api/tables/{table}/messages/1/mute")
        rude.answer(type="say", mark="2", text="Hurry!")
        assert watching.until_type("said", number=2)["text"] == "Hurry!"
        deaf.answer(type="say", mark="3", text="Nice weather.")
        assert [message["text"] for message in deaf.messages if message["type"] == "said"] == [
            "You are slow.",
            "Nice weather.",
        ]
    assert [line["text"] for line in host.call("GET", f"/api/tables/{table}/messages")] == ["Nice weather."]
    assert len(guest.call("GET", f"/api/tables/{table}/messages")) == 3
    assert guest.refusal_code("POST", f"/api/tables/{table}/messages/1/mute") == "mute"
    assert guest.refusal_code("POST", f"/api/tables/{table}/messages/9/mute") == "message"


def test_the_operator_can_read_reports(come: Come, folder: Path) -> None:
    host, guest = come("Ada"), come("Bea")
    table = running(host, guest)
    with guest.enter(table) as socket:
        socket.answer(type="say", mark="1", text="Something rude")
    host.call("POST", f"/api/tables/{table}/messages/1/report", {"reason": "This was rude"})
    assert host.refusal_code("POST", f"/api/tables/{table}/messages/2/report", {"reason": "What"}) == "message"
    assert host.refusal_code("POST", f"/api/tables/{table}/messages/1/report", {"reason": "\u202e"}) == "text"
    told = run("reports", *options_for(folder / DATA))
    assert told.returncode == 0
    assert f"table {table}, Bea: Something rude\n    This was rude" in told.stdout
    found = json.loads(run("reports", *options_for(folder / DATA), "--json").stdout)
    assert [each["reason"] for each in found if each["table"] == table] == ["This was rude"]


# Going away


def test_a_removed_table_is_gone_for_everybody(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = make_table(host, public=True)
    guest.call("POST", f"/api/tables/{table}/join", {})
    assert guest.refusal_code("DELETE", f"/api/tables/{table}") == "host"
    with guest.enter(table) as socket:
        host.call("DELETE", f"/api/tables/{table}")
        assert socket.wait_closed() == (4404, "")
        assert socket.messages[-1]["code"] == "gone"
    assert_gone(host, guest, table)


def test_an_open_table_is_removed_when_its_host_is_deleted(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = make_table(host, public=True)
    guest.call("POST", f"/api/tables/{table}/join", {})
    with guest.enter(table) as socket:
        host.call("DELETE", "/api/me", {"confirm": True})
        assert socket.wait_closed() == (4404, "")
    assert_gone(come("Cleo"), guest, table)


def assert_gone(anybody: Visitor, guest: Visitor, table: str) -> None:
    for visitor in (anybody, guest):
        assert visitor.status("GET", f"/api/tables/{table}") == 404
        assert visitor.refusal_code("POST", f"/api/tables/{table}/join", {}) == "table"
        with visitor.socket(table) as socket:
            assert socket.wait_closed() == (4404, "table")
    assert guest.call("GET", "/api/tables/mine") == []


def test_a_running_match_cannot_be_removed_or_left_over_http(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = running(host, guest)
    assert host.refusal_code("DELETE", f"/api/tables/{table}") == "phase"
    assert guest.refusal_code("POST", f"/api/tables/{table}/leave") == "phase"
    assert host.refusal_code("PUT", f"/api/tables/{table}/seats/1", {"bot": "novice"}) == "phase"
    assert come("Cleo").refusal_code("POST", f"/api/tables/{table}/join", {}) == "taken"


# Restarts


def test_tables_of_every_phase_survive_a_restart(tmp_path: Path) -> None:
    data = tmp_path / DATA
    with service_in_thread(data) as url, visiting(url) as come:
        people = [come("Ada"), come("Bea"), come("Cleo")]
        host, guest, watcher = people
        waiting = make_table(host, players=3)
        seat, watch = (
            host.call("POST", f"/api/tables/{waiting}/invitations", {"seat": wanted})["token"] for wanted in (1, None)
        )
        begun, over = running(host, guest), finish_match(host, guest)
        first: int = host.call("GET", f"/api/tables/{begun}")["to_move"]
        assert act(people[first], begun, first) == 1
        before = {table: host.call("GET", f"/api/tables/{table}") for table in (waiting, begun, over)}
        tokens = [visitor.token for visitor in people]
    with service_in_thread(data) as url, visiting(url) as come:
        people = [come() for _ in tokens]
        for visitor, token in zip(people, tokens, strict=True):
            visitor.http.cookies.set("ludoteca", token)
        host, guest, watcher = people
        assert {table: host.call("GET", f"/api/tables/{table}") for table in before} == before
        assert guest.call("POST", "/api/invitations/accept", {"token": seat})["mine"] == [1]
        assert watcher.call("POST", "/api/invitations/accept", {"token": watch})["mine"] == []
        assert host.call("POST", f"/api/tables/{waiting}/start", {"fill": "novice"})["phase"] == RUNNING
        assert act(people[1 - first], begun, 1 - first) == 2
        assert guest.call("POST", f"/api/tables/{over}/rematch")["mine"] == [0]


def act(visitor: Visitor, table: str, seat: int) -> int:
    """Take any tile of My Shelfie into the first column; return how many entries there are then."""
    with visitor.enter(table) as socket:
        told = next(message for message in socket.messages if message["type"] == "view")
        assert told["view"]["to_move"] == seat
        action = f"{told['view']['legal']['lines'][0][0]} > 1"
        return int(socket.answer(type="act", mark="1", entry=told["entry"], action=action)["entry"])
