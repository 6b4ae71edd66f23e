"""Sessions at a table: sockets end with their token, and removed people stay away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludoteca.server.people.person import COOKIE
from tests.server.service import service_in_thread
from tests.server.visitors import Visitor, visiting

Come = Callable[..., Visitor]
PASSPHRASE = "seven lanterns on the lake"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("sessions") / "server.sqlite3") as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


def login(name: str) -> dict[str, str]:
    return {"name": name, "passphrase": PASSPHRASE}


def make_table(host: Visitor, public: bool = False) -> str:
    return str(host.call("POST", "/api/tables", {"game": "shelfie", "players": 2, "public": public})["id"])


def test_logging_out_closes_the_sockets_of_that_device_only(come: Come) -> None:
    laptop, phone = come("Anna"), come()
    laptop.call("POST", "/api/account", login("Anna"))
    phone.call("POST", "/api/login", login("Anna"))
    table = make_table(laptop)
    with laptop.enter(table) as stays, phone.enter(table) as ends, phone.socket(table) as waits:
        phone.call("POST", "/api/logout")
        assert ends.until_type("bye")["code"] == "logged_out"
        assert ends.wait_closed()[0] == 4401
        waits.send(type="hello")
        assert waits.wait_closed()[0] == 4401
        stays.send(type="ping")
        stays.until_type("pong")


def test_logging_out_elsewhere_closes_the_sockets_there(come: Come) -> None:
    laptop, phone = come("Beata"), come()
    laptop.call("POST", "/api/account", login("Beata"))
    phone.call("POST", "/api/login", login("Beata"))
    table = make_table(laptop)
    other = next(each["id"] for each in laptop.call("GET", "/api/me/devices") if not each["current"])
    with laptop.enter(table) as stays, phone.enter(table) as ends:
        laptop.call("DELETE", f"/api/me/devices/{other}")
        assert ends.wait_closed()[0] == 4401
        stays.send(type="ping")
        stays.until_type("pong")


def test_a_new_account_reconnects_with_its_new_token(come: Come) -> None:
    who = come("Celina")
    table = make_table(who)
    with who.enter(table) as socket:
        who.call("POST", "/api/account", login("Celina"))
        assert socket.until_type("bye")["again"] is True
        assert socket.wait_closed()[0] == 1012
    with who.enter(table) as socket:
        assert socket.messages[0]["seats"] == [0]


def test_a_guest_who_logs_in_keeps_the_seat_and_reconnects(come: Come) -> None:
    come("Dorota").call("POST", "/api/account", login("Dorota"))
    guest = come("Gustaw")
    table = make_table(guest)
    before = guest.token
    with guest.enter(table) as socket:
        guest.call("POST", "/api/login", login("Dorota"))
        assert socket.until_type("bye")["code"] == "session"
        assert socket.wait_closed()[0] == 1012
    with guest.enter(table) as socket:
        assert socket.messages[0]["seats"] == [0]
    with guest.socket(table, Cookie=f"{COOKIE}={before}") as socket:
        assert socket.wait_closed()[0] == 4401


def test_somebody_removed_from_a_seat_cannot_sit_down_there_again(come: Come) -> None:
    host, guest, other = come("Host"), come("Guest"), come("Other")
    table = make_table(host, public=True)
    join, seat = f"/api/tables/{table}/join", f"/api/tables/{table}/seats/1"
    guest.call("POST", join, {})
    guest.call("POST", f"/api/tables/{table}/leave")
    guest.call("POST", join, {})
    host.call("PUT", seat, {"bot": None})
    invitation = host.call("POST", f"/api/tables/{table}/invitations", {"seat": 1})["token"]
    assert guest.refusal_code("POST", join, {}) == "removed"
    assert guest.refusal_code("POST", "/api/invitations/accept", {"token": invitation}) == "removed"
    robot = guest.call("POST", "/api/me/programs", {"name": "Robot"})["token"]
    robin = come()
    sent = {"Authorization": f"Bearer {robot}"}
    assert robin.ask("POST", join, {}, **sent).json()["code"] == "removed"
    guest.call("POST", "/api/account", login("Removed"))
    assert guest.refusal_code("POST", join, {}) == "removed"
    other.call("POST", join, {})


def test_a_host_who_frees_a_seat_of_their_own_may_take_it_again(come: Come) -> None:
    host = come("Host")
    table = make_table(host, public=True)
    host.call("PUT", f"/api/tables/{table}/seats/0", {"bot": None})
    assert host.call("POST", f"/api/tables/{table}/join", {})["mine"] == [0]


def test_guests_cannot_sit_under_the_name_of_an_account(come: Come) -> None:
    owner = come("Ewa")
    owner.call("POST", "/api/account", login("Ewa"))
    table = make_table(owner, public=True)
    guest = come("Filip")
    assert guest.refusal_code("POST", f"/api/tables/{table}/join", {"name": "E.WA"}) == "taken"
    wanted = {"game": "shelfie", "players": 2}
    assert guest.refusal_code("POST", "/api/tables", wanted | {"names": ["Filip", "ewa"]}) == "taken"
    owner.call("POST", "/api/tables", wanted | {"names": ["ewa", "Filip"]})
    guest.call("POST", f"/api/tables/{table}/join", {})


def test_sockets_under_another_host_name_are_rejected(tmp_path: Path) -> None:
    with service_in_thread(tmp_path / "server.sqlite3", hosts=("games.example",)) as url, visiting(url) as come:
        who = come()
        assert who.refusal_code("POST", "/api/me", {"name": "Anna"}) == "host"
        who.http.headers.update({"Host": "games.example", "Origin": "http://games.example"})
        who.call("POST", "/api/me", {"name": "Anna"})
        with who.socket(make_table(who)) as socket:
            assert socket.wait_closed() == (4403, "host")
