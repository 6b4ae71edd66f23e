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

from ludoteca.server import routes_tables
from ludoteca.server.lobby import OPEN, RUNNING
from tests.server.machines import options_for
from tests.server.service import service_in_thread
from tests.server.visitors import Socket, Visitor, opened, visiting
from tests.sizes import few
from tests.test_cli import run

Come = Callable[..., Visitor]
DATA = "house.sqlite3"
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


def made(host: Visitor, game: str = "shelfie", players: int = 2, **wanted: Any) -> str:
    """A table of the host's."""
    return str(host.done("POST", "/api/tables", {"game": game, "players": players, **wanted})["id"])


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def names(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def running(host: Visitor, guest: Visitor, **wanted: Any) -> str:
    """A match of two that has begun."""
    table = made(host, public=True, **wanted)
    guest.done("POST", f"/api/tables/{table}/join", {})
    host.done("POST", f"/api/tables/{table}/start", {})
    return table


def finished(host: Visitor, guest: Visitor, **wanted: Any) -> str:
    """A match that the guest has given up, and the host too if others still play."""
    table = running(host, guest, **wanted)
    for visitor in (guest, host):
        with visitor.seated(table) as socket:
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
def test_a_table_is_as_it_was_asked_for(come: Come, game: str, options: dict[str, Any]) -> None:
    host = come("Ada")
    asked = {
        "game": game,
        "players": 4,
        "options": options,
        "clock": {"kind": "bank", "amount": 600, "increment": 5},
        "public": True,
        "chat": False,
        "rated": True,
        "names": ["Ada", "Ada's sister"],
        "bots": {"1": "novice"},
    }
    told = host.done("POST", "/api/tables", asked)
    assert {name: told[name] for name in asked if name not in ("names", "bots")} == {
        name: value for name, value in asked.items() if name not in ("names", "bots")
    }
    assert kinds(told) == ["person", "bot", "person", "open"]
    assert names(told) == ["Ada", "novice", "Ada's sister", ""]
    assert (told["mine"], told["my_turn"], told["host"], told["phase"]) == ([0, 2], False, True, OPEN)
    assert [seat["host"] for seat in told["seats"]] == [True, False, True, False]


def test_what_is_left_out_is_the_default(come: Come) -> None:
    told = come("Ada").done("POST", "/api/tables", {"game": "lanterns", "players": 2})
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
def test_what_cannot_be_played_is_refused(come: Come, wrong: dict[str, Any]) -> None:
    host = come("Ada")
    assert host.status("POST", "/api/tables", {"game": "shelfie", "players": 2} | wrong) == 422
    assert host.done("GET", "/api/tables/mine") == []


def test_people_at_one_device_hold_their_seats_together(come: Come) -> None:
    host = come("Ada")
    table = made(host, names=["Ada", "Bea"])
    host.done("POST", f"/api/tables/{table}/start", {})
    (mine,) = host.done("GET", "/api/tables/mine")
    assert (mine["mine"], mine["my_turn"], mine["phase"]) == ([0, 1], True, RUNNING)
    with host.seated(table) as socket:
        views = [message for message in socket.messages if message["type"] == "view"]
        assert sorted(view["seat"] for view in views) == [0, 1]


def test_a_table_that_starts_with_fill_is_played_by_bots_where_nobody_sits(come: Come) -> None:
    host = come("Ada")
    table = made(host, players=3, bots={"0": "novice"})
    assert host.refused("POST", f"/api/tables/{table}/start", {}) == "seats"
    assert host.refused("POST", f"/api/tables/{table}/start", {"fill": "wizard"}) == "level"
    assert kinds(host.done("GET", f"/api/tables/{table}")) == ["bot", "person", "open"]
    told = host.done("POST", f"/api/tables/{table}/start", {"fill": "novice"})
    assert kinds(told) == ["bot", "person", "bot"]
    with host.seated(table) as socket:
        awaited(socket, 1)
    assert host.refused("POST", f"/api/tables/{table}/start", {}) == "phase"


def awaited(socket: Socket, seat: int) -> None:
    """Read on until a seat is to move."""
    if not any(message.get("view", {}).get("to_move") == seat for message in socket.messages):
        socket.until(lambda message: message["type"] == "update" and message["changed"].get("to_move") == seat)


# Inviting and joining


def test_an_invitation_leads_to_its_seat_and_to_nobody_elses(come: Come) -> None:
    host, guest, other = come("Ada"), come("Bea"), come("Cleo")
    table = made(host, players=3)
    assert guest.refused("POST", f"/api/tables/{table}/join", {}) == "table"
    invitation = host.done("POST", f"/api/tables/{table}/invitations", {"seat": 2})
    assert invitation["link"] == f"/table/{table}#invitation={invitation['token']}"
    token = {"token": invitation["token"]}
    told = guest.done("POST", "/api/invitations/accept", token | {"name": "Bea B."})
    assert (told["mine"], names(told)) == ([2], ["Ada", "", "Bea B."])
    assert guest.done("POST", "/api/invitations/accept", token)["mine"] == [2]
    assert other.refused("POST", "/api/invitations/accept", token) == "taken"
    assert other.refused("POST", "/api/invitations/accept", {"token": "A" * 32}) == "invitation"
    assert host.refused("POST", f"/api/tables/{table}/invitations", {"seat": 3}) == "seat"


def test_invitations_can_be_revoked_and_a_newer_one_takes_the_place_of_the_older(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = made(host, players=3)
    older, newer = (host.done("POST", f"/api/tables/{table}/invitations", {"seat": 1})["token"] for _ in range(2))
    other = host.done("POST", f"/api/tables/{table}/invitations", {"seat": 2})["token"]
    assert guest.refused("POST", "/api/invitations/accept", {"token": older}) == "invitation"
    host.done("DELETE", f"/api/tables/{table}/invitations?seat=1")
    assert guest.refused("POST", "/api/invitations/accept", {"token": newer}) == "invitation"
    assert guest.done("POST", "/api/invitations/accept", {"token": other})["mine"] == [2]


def test_an_invitation_to_a_seat_ends_when_the_match_begins(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = made(host)
    token = host.done("POST", f"/api/tables/{table}/invitations", {"seat": 1})["token"]
    host.done("POST", f"/api/tables/{table}/start", {"fill": "novice"})
    assert guest.refused("POST", "/api/invitations/accept", {"token": token}) == "invitation"
    assert host.refused("POST", f"/api/tables/{table}/invitations", {"seat": 1}) == "phase"


def test_who_watches_by_a_link_is_sent_away_when_it_is_revoked(come: Come) -> None:
    host, guest, watcher = come("Ada"), come("Bea"), come("Cleo")
    table = made(host)
    seat = host.done("POST", f"/api/tables/{table}/invitations", {"seat": 1})["token"]
    link = host.done("POST", f"/api/tables/{table}/invitations", {})["token"]
    guest.done("POST", "/api/invitations/accept", {"token": seat})
    assert watcher.done("POST", "/api/invitations/accept", {"token": link})["mine"] == []
    host.done("POST", f"/api/tables/{table}/start", {})
    with watcher.seated(table) as watching, guest.seated(table) as playing, host.seated(table) as hosting:
        assert any(message["type"] == "view" and message["seat"] is None for message in watching.messages)
        host.done("DELETE", f"/api/tables/{table}/invitations")
        assert watching.closed() == (4403, "")
        assert watching.messages[-1]["code"] == "revoked"
        for socket in (playing, hosting):
            socket.send(type="ping")
            socket.until_type("pong")
    assert watcher.status("GET", f"/api/tables/{table}") == 404
    assert watcher.refused("POST", "/api/invitations/accept", {"token": link}) == "invitation"


def test_a_host_who_only_watches_stays_when_the_link_is_revoked(come: Come) -> None:
    host = come("Ada")
    table = made(host)
    host.done("POST", f"/api/tables/{table}/leave")
    with host.seated(table) as socket:
        host.done("DELETE", f"/api/tables/{table}/invitations")
        socket.send(type="ping")
        socket.until_type("pong")


def test_of_two_people_racing_for_one_seat_exactly_one_sits_down(come: Come) -> None:
    host, racers = come("Ada"), [come("Bea"), come("Cleo")]
    for _ in range(few(8)):
        table = made(host, public=True)
        start = threading.Barrier(2)

        def race(racer: Visitor, table: str = table, start: threading.Barrier = start) -> int:
            start.wait()
            return racer.status("POST", f"/api/tables/{table}/join", {})

        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(race, racers))
        assert sorted(found) == [200, 409]
        told = host.done("GET", f"/api/tables/{table}")
        assert names(told) == ["Ada", ("Bea", "Cleo")[found.index(200)]]


def test_who_joins_twice_has_one_seat(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = made(host, players=3, public=True)
    assert guest.done("POST", f"/api/tables/{table}/join", {})["mine"] == [1]
    assert guest.done("POST", f"/api/tables/{table}/join", {})["mine"] == [1]
    assert guest.done("POST", f"/api/tables/{table}/join", {"seat": 1})["mine"] == [1]
    assert guest.done("POST", f"/api/tables/{table}/join", {"seat": 2, "name": "Bea's son"})["mine"] == [1, 2]


def test_seats_are_left_filled_and_opened_again(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = made(host, players=3, public=True)
    seats = f"/api/tables/{table}/seats"
    assert guest.done("POST", f"/api/tables/{table}/join", {"seat": 2})["mine"] == [2]
    assert guest.refused("POST", f"/api/tables/{table}/join", {"seat": 0}) == "taken"
    assert guest.refused("POST", f"/api/tables/{table}/join", {"seat": 5}) == "taken"
    assert kinds(host.done("PUT", f"{seats}/1", {"bot": "novice"})) == ["person", "bot", "person"]
    assert kinds(host.done("PUT", f"{seats}/1", {"bot": None})) == ["person", "open", "person"]
    guest.done("POST", f"/api/tables/{table}/leave")
    assert kinds(guest.done("GET", f"/api/tables/{table}")) == ["person", "open", "open"]
    assert guest.refused("POST", f"/api/tables/{table}/leave") == "seat"
    assert host.refused("PUT", f"{seats}/3", {"bot": "novice"}) == "seat"
    assert host.refused("PUT", f"{seats}/1", {"bot": "wizard"}) == "level"
    assert guest.refused("PUT", f"{seats}/1", {"bot": "novice"}) == "host"


@pytest.mark.parametrize("public", [False, True])
def test_who_has_to_get_up_watches_on_only_where_anybody_may(come: Come, public: bool) -> None:
    host, guest = come("Ada"), come("Bea")
    table = made(host, public=public)
    token = host.done("POST", f"/api/tables/{table}/invitations", {"seat": 1})["token"]
    guest.done("POST", "/api/invitations/accept", {"token": token})
    with guest.seated(table) as socket:
        host.done("PUT", f"/api/tables/{table}/seats/1", {"bot": "novice"})
        if public:
            assert socket.until_type("welcome")["seats"] == []
        else:
            assert socket.closed() == (4403, "")
            assert socket.messages[-1]["type"] == "bye"
    assert guest.status("GET", f"/api/tables/{table}") == (200 if public else 404)


LATE: list[tuple[str, str, str, Any]] = [
    ("guest", "POST", "/leave", None),
    ("host", "DELETE", "", None),
    ("host", "PUT", "/seats/1", {"bot": "novice"}),
]


class Looked:
    """Counts who has looked at a table; all they do after that is to wait until they may write."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        look = routes_tables.seen_table

        async def noted(request: Any, table: str) -> Any:
            found = await look(request, table)
            self.count += 1
            return found

        monkeypatch.setattr(routes_tables, "seen_table", noted)

    async def once(self, asked: Coroutine[Any, Any, httpx.Response]) -> asyncio.Task[httpx.Response]:
        """Ask for something, and go on when it waits."""
        before, task = self.count, asyncio.create_task(asked)
        while self.count == before:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        return task


def test_what_waits_while_a_match_begins_comes_too_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have seen an open table, and wait for their turn to write."""
    looked = Looked(monkeypatch)

    async def race(app: FastAPI, people: dict[str, httpx.AsyncClient], late: tuple[str, str, str, Any]) -> list[Any]:
        who, method, path, body = late
        made = await people["host"].post("/api/tables", json={"game": "shelfie", "players": 2, "public": True})
        table = f"/api/tables/{made.json()['id']}"
        await people["guest"].post(f"{table}/join", json={})
        async with app.state.house.database.writing():
            begin = await looked.once(people["host"].post(f"{table}/start", json={}))
            other = await looked.once(people[who].request(method, f"{table}{path}", json=body))
        told = (await begin).status_code, (await other).status_code, await people["host"].get(table)
        return [*told[:2], names(told[2].json())]

    async def races() -> list[list[Any]]:
        async with opened(tmp_path / DATA) as app, guest_of(app, "host") as host, guest_of(app, "guest") as guest:
            return [await race(app, {"host": host, "guest": guest}, late) for late in LATE]

    assert asyncio.run(races()) == [[200, 409, ["host", "guest"]]] * len(LATE)


@asynccontextmanager
async def guest_of(app: FastAPI, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """A guest of a service without a network."""
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url=HERE, headers={"Origin": HERE}) as client:
        await client.post("/api/me", json={"name": name})
        yield client


# Lists


def test_public_tables_are_listed_while_they_wait_or_run(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    waiting, hidden = made(host, public=True), made(host)
    begun, over = running(host, guest), finished(host, guest)
    listed = {table["id"]: table["phase"] for table in come().done("GET", "/api/tables")}
    assert (listed[waiting], listed[begun]) == (OPEN, RUNNING)
    assert hidden not in listed
    assert over not in listed


def test_my_tables_say_whose_turn_it_is_and_finished_ones_come_last(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    over, begun, waiting = finished(host, guest), running(host, guest), made(host)
    to_move = host.done("GET", f"/api/tables/{begun}")["to_move"]
    mine = host.done("GET", "/api/tables/mine")
    assert [(table["id"], table["my_turn"], table["mine"]) for table in mine] == [
        (waiting, False, [0]),
        (begun, to_move == 0, [0]),
        (over, False, [0]),
    ]
    theirs = guest.done("GET", "/api/tables/mine")
    assert [(table["id"], table["my_turn"], table["host"]) for table in theirs] == [
        (begun, to_move == 1, False),
        (over, False, False),
    ]


# Rematch


def test_a_rematch_turns_the_seats_and_is_the_same_for_whoever_asks(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = finished(host, guest, players=3, bots={"2": "novice"}, options={"first_game": True}, chat=False)
    start = threading.Barrier(2)

    def again(who: Visitor) -> Any:
        start.wait()
        return who.done("POST", f"/api/tables/{table}/rematch")

    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(again, (host, guest))
    assert one["id"] == other["id"] != table
    assert (one["rematch_of"], one["phase"], one["chat"]) == (table, OPEN, False)
    assert one["options"] == {"rulebook": "italian", "first_game": True}
    assert names(one) == ["novice", "Ada", "Bea"]
    assert (one["mine"], other["mine"]) == ([1], [2])
    assert sorted([one["host"], other["host"]]) == [False, True]
    assert one["promise"] != host.done("GET", f"/api/tables/{table}")["promise"]


def test_a_rematch_is_for_those_who_played_and_when_it_is_over(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    begun, over = running(host, guest), finished(host, guest)
    assert host.refused("POST", f"/api/tables/{begun}/rematch") == "phase"
    assert come("Cleo").refused("POST", f"/api/tables/{over}/rematch") == "seat"


def test_where_somebody_was_deleted_the_rematch_has_an_open_seat(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = finished(host, guest)
    guest.done("DELETE", "/api/me", {"confirm": True})
    assert kinds(host.done("POST", f"/api/tables/{table}/rematch")) == ["open", "person"]


# Chat


def test_the_chat_can_be_turned_off_and_on(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = running(host, guest)
    with guest.seated(table) as socket:
        assert host.done("PUT", f"/api/tables/{table}/chat", {"chat": False})["chat"] is False
        assert socket.until_type("table")["table"]["chat"] is False
        assert socket.answer(type="say", mark="1", text="Hello?")["code"] == "chat"
        host.done("PUT", f"/api/tables/{table}/chat", {"chat": True})
        assert socket.answer(type="say", mark="2", text="Hello!")["type"] == "said"
        assert socket.answer(type="say", mark="3", phrase="good_luck")["type"] == "said"
        again = socket.answer(type="say", mark="2", text="Hello!")
        assert (again["type"], again["number"]) == ("said", 1)
        assert socket.answer(type="say", mark="4", phrase="bad_luck")["code"] == "phrase"
    told = host.done("GET", f"/api/tables/{table}/messages")
    assert [(line["number"], line["name"], line["text"], line["phrase"]) for line in told] == [
        (1, "Bea", "Hello!", None),
        (2, "Bea", None, "good_luck"),
    ]


def test_who_is_muted_is_not_heard_any_more_and_others_hear_them(come: Come) -> None:
    host, guest, watcher = come("Ada"), come("Bea"), come("Cleo")
    table = running(host, guest)
    with guest.seated(table) as rude, host.seated(table) as deaf, watcher.seated(table) as watching:
        rude.answer(type="say", mark="1", text="You are slow.")
        assert deaf.until_type("said")["number"] == 1
        host.done("POST", f"/api/tables/{table}/messages/1/mute")
        host.done("POST", f"/api/tables/{table}/messages/1/mute")
        rude.answer(type="say", mark="2", text="Hurry!")
        assert watching.until_type("said", number=2)["text"] == "Hurry!"
        deaf.answer(type="say", mark="3", text="Nice weather.")
        assert [message["text"] for message in deaf.messages if message["type"] == "said"] == [
            "You are slow.",
            "Nice weather.",
        ]
    assert [line["text"] for line in host.done("GET", f"/api/tables/{table}/messages")] == ["Nice weather."]
    assert len(guest.done("GET", f"/api/tables/{table}/messages")) == 3
    assert guest.refused("POST", f"/api/tables/{table}/messages/1/mute") == "mute"
    assert guest.refused("POST", f"/api/tables/{table}/messages/9/mute") == "message"


def test_what_is_reported_is_read_by_who_runs_the_service(come: Come, folder: Path) -> None:
    host, guest = come("Ada"), come("Bea")
    table = running(host, guest)
    with guest.seated(table) as socket:
        socket.answer(type="say", mark="1", text="Something rude")
    host.done("POST", f"/api/tables/{table}/messages/1/report", {"reason": "This was rude"})
    assert host.refused("POST", f"/api/tables/{table}/messages/2/report", {"reason": "What"}) == "message"
    assert host.refused("POST", f"/api/tables/{table}/messages/1/report", {"reason": "\u202e"}) == "text"
    told = run("reports", *options_for(folder / DATA))
    assert told.returncode == 0
    assert f"table {table}, Bea: Something rude\n    This was rude" in told.stdout
    found = json.loads(run("reports", *options_for(folder / DATA), "--json").stdout)
    assert [each["reason"] for each in found if each["table"] == table] == ["This was rude"]


# Going away


def test_a_removed_table_is_gone_for_everybody(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = made(host, public=True)
    guest.done("POST", f"/api/tables/{table}/join", {})
    assert guest.refused("DELETE", f"/api/tables/{table}") == "host"
    with guest.seated(table) as socket:
        host.done("DELETE", f"/api/tables/{table}")
        assert socket.closed() == (4404, "")
        assert socket.messages[-1]["code"] == "gone"
    assert_gone(host, guest, table)


def test_a_table_goes_with_its_host_if_the_match_has_not_begun(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = made(host, public=True)
    guest.done("POST", f"/api/tables/{table}/join", {})
    with guest.seated(table) as socket:
        host.done("DELETE", "/api/me", {"confirm": True})
        assert socket.closed() == (4404, "")
    assert_gone(come("Cleo"), guest, table)


def assert_gone(anybody: Visitor, guest: Visitor, table: str) -> None:
    for visitor in (anybody, guest):
        assert visitor.status("GET", f"/api/tables/{table}") == 404
        assert visitor.refused("POST", f"/api/tables/{table}/join", {}) == "table"
        with visitor.socket(table) as socket:
            assert socket.closed() == (4404, "table")
    assert guest.done("GET", "/api/tables/mine") == []


def test_a_match_that_has_begun_cannot_be_removed_nor_left_from_outside(come: Come) -> None:
    host, guest = come("Ada"), come("Bea")
    table = running(host, guest)
    assert host.refused("DELETE", f"/api/tables/{table}") == "phase"
    assert guest.refused("POST", f"/api/tables/{table}/leave") == "phase"
    assert host.refused("PUT", f"/api/tables/{table}/seats/1", {"bot": "novice"}) == "phase"
    assert come("Cleo").refused("POST", f"/api/tables/{table}/join", {}) == "taken"


# Restarts


def test_every_table_is_as_it_was_after_a_restart_in_whatever_phase(tmp_path: Path) -> None:
    data = tmp_path / DATA
    with service_in_thread(data) as url, visiting(url) as come:
        people = [come("Ada"), come("Bea"), come("Cleo")]
        host, guest, watcher = people
        waiting = made(host, players=3)
        seat, watch = (
            host.done("POST", f"/api/tables/{waiting}/invitations", {"seat": wanted})["token"] for wanted in (1, None)
        )
        begun, over = running(host, guest), finished(host, guest)
        first: int = host.done("GET", f"/api/tables/{begun}")["to_move"]
        assert act(people[first], begun, first) == 1
        before = {table: host.done("GET", f"/api/tables/{table}") for table in (waiting, begun, over)}
        tokens = [visitor.token for visitor in people]
    with service_in_thread(data) as url, visiting(url) as come:
        people = [come() for _ in tokens]
        for visitor, token in zip(people, tokens, strict=True):
            visitor.http.cookies.set("ludoteca", token)
        host, guest, watcher = people
        assert {table: host.done("GET", f"/api/tables/{table}") for table in before} == before
        assert guest.done("POST", "/api/invitations/accept", {"token": seat})["mine"] == [1]
        assert watcher.done("POST", "/api/invitations/accept", {"token": watch})["mine"] == []
        assert host.done("POST", f"/api/tables/{waiting}/start", {"fill": "novice"})["phase"] == RUNNING
        assert act(people[1 - first], begun, 1 - first) == 2
        assert guest.done("POST", f"/api/tables/{over}/rematch")["mine"] == [0]


def act(visitor: Visitor, table: str, seat: int) -> int:
    """Take any tile of My Shelfie into the first column; return how many entries there are then."""
    with visitor.seated(table) as socket:
        told = next(message for message in socket.messages if message["type"] == "view")
        assert told["view"]["to_move"] == seat
        action = f"{told['view']['legal']['lines'][0][0]} > 1"
        return int(socket.answer(type="act", mark="1", entry=told["entry"], action=action)["entry"])
