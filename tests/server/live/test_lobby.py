"""Everything a table can go through over HTTP, from the first wish to the rematch, except invitations."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.store.tables import OPEN, RUNNING
from tests.commands import run
from tests.server.lobby import Come, kinds, make_table, names, running
from tests.server.machines import options_for
from tests.server.service import service_in_thread
from tests.server.visitors import Socket, Visitor, visiting

DATA = "server.sqlite3"


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
