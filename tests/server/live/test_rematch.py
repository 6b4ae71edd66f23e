"""Rematches: nobody is seated without agreeing, and everybody sees who has agreed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.service import service_in_thread
from tests.server.visitors import Message, Visitor, visiting

Come = Callable[..., Visitor]
CLOCK = {"kind": "days", "amount": 3, "increment": 0}
PASSPHRASE = "seven lanterns on the lake"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("rematch") / "server.sqlite3") as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


count = iter(range(10**6))


def member(come: Come, name: str) -> Visitor:
    """Somebody with an account."""
    visitor = come(name)
    visitor.call("POST", "/api/account", {"name": f"{name} {next(count)}", "passphrase": PASSPHRASE})
    return visitor


def play(*people: Visitor, **wanted: Any) -> str:
    """A finished match of these people: all but the first have given up, in order."""
    players = wanted.pop("players", len(people))
    table = str(
        people[0].call("POST", "/api/tables", {"game": "shelfie", "players": players, "public": True, **wanted})["id"]
    )
    for each in people[1:]:
        each.call("POST", f"/api/tables/{table}/join", {})
    people[0].call("POST", f"/api/tables/{table}/start", {})
    for each in (*people[1:], people[0]):
        if each.call("GET", f"/api/tables/{table}")["phase"] == "running":
            with each.enter(table) as socket:
                socket.resign()
    assert people[0].call("GET", f"/api/tables/{table}")["phase"] == "finished"
    return table


def rematch(visitor: Visitor, table: str) -> Any:
    return visitor.call("POST", f"/api/tables/{table}/rematch")


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def answers(visitor: Visitor, table: str) -> Any:
    return visitor.call("GET", f"/api/tables/{table}")["rematch"]["answers"]


def pair(come: Come, rated: bool) -> tuple[Visitor, Visitor, str]:
    """Two people and the match they have finished."""
    ada, bea = [member(come, name) if rated else come(name) for name in ("Ada", "Bea")]
    return ada, bea, play(ada, bea, rated=rated, clock=CLOCK)


@pytest.mark.parametrize("rated", [False, True])
def test_the_seats_of_the_others_are_reserved_until_they_accept(come: Come, rated: bool) -> None:
    ada, bea, table = pair(come, rated)
    again = rematch(ada, table)
    assert (again["mine"], again["host"], again["rated"], again["clock"]) == ([1], True, rated, CLOCK)
    assert kinds(again) == ["invited", "person"]
    assert again["seats"][0]["name"].startswith("Bea")
    assert rematch(ada, table)["id"] == again["id"]
    assert ada.refusal_code("POST", f"/api/tables/{again['id']}/start", {}) == "invited"
    (mine,) = [each for each in bea.call("GET", "/api/tables/mine") if each["id"] == again["id"]]
    assert (mine["mine"], mine["invited"], mine["my_turn"]) == ([], [0], False)
    told = bea.call("POST", f"/api/tables/{again['id']}/join", {})
    assert (told["mine"], told["invited"], kinds(told)) == ([0], [], ["person", "person"])
    ada.call("POST", f"/api/tables/{again['id']}/start", {})


@pytest.mark.parametrize("rated", [False, True])
def test_asking_for_a_rematch_that_is_open_accepts_it(come: Come, rated: bool) -> None:
    ada, bea, table = pair(come, rated)
    again, other = rematch(ada, table), rematch(bea, table)
    assert (again["id"], other["mine"], kinds(other)) == (other["id"], [0], ["person", "person"])


@pytest.mark.parametrize("rated", [False, True])
def test_a_declined_seat_is_open(come: Come, rated: bool) -> None:
    ada, bea, table = pair(come, rated)
    again = rematch(ada, table)["id"]
    assert ada.refusal_code("POST", f"/api/tables/{again}/decline") == "seat"
    bea.call("POST", f"/api/tables/{again}/decline")
    assert kinds(ada.call("GET", f"/api/tables/{again}")) == ["open", "person"]
    assert answers(ada, table) == ["accepted", "declined"]
    assert rematch(bea, table)["mine"] == [0], "people may change their minds while the seat is open"
    assert answers(ada, table) == ["accepted", "accepted"]


def test_only_the_invited_person_can_take_a_reserved_seat(come: Come) -> None:
    ada, _, table = pair(come, rated=False)
    again = rematch(ada, table)["id"]
    stranger = come("Cleo")
    assert stranger.refusal_code("POST", f"/api/tables/{again}/join", {}) == "taken"
    assert stranger.refusal_code("POST", f"/api/tables/{again}/join", {"seat": 0}) == "taken"
    assert stranger.refusal_code("POST", f"/api/tables/{again}/decline") == "seat"
    token = ada.call("POST", f"/api/tables/{again}/invitations", {"seat": 0})["token"]
    assert stranger.refusal_code("POST", "/api/invitations/accept", {"token": token}) == "taken"


def test_an_invited_person_sees_a_private_rematch_and_others_do_not(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea")
    table = str(ada.call("POST", "/api/tables", {"game": "shelfie", "players": 2})["id"])
    token = ada.call("POST", f"/api/tables/{table}/invitations", {"seat": 1})["token"]
    bea.call("POST", "/api/invitations/accept", {"token": token})
    ada.call("POST", f"/api/tables/{table}/start", {})
    with bea.enter(table) as socket:
        socket.resign()
    again = rematch(ada, table)["id"]
    assert come("Cleo").refusal_code("GET", f"/api/tables/{again}") == "table"
    assert bea.call("POST", f"/api/tables/{again}/join", {})["mine"] == [0]


def test_the_host_fills_a_reserved_seat_only_at_an_unrated_table(come: Come) -> None:
    ada, _, table = pair(come, rated=False)
    again = rematch(ada, table)["id"]
    assert kinds(ada.call("PUT", f"/api/tables/{again}/seats/0", {"bot": "novice"})) == ["bot", "person"]
    ada, bea, table = pair(come, rated=False)
    again = rematch(ada, table)["id"]
    assert kinds(ada.call("POST", f"/api/tables/{again}/start", {"fill": "novice"})) == ["bot", "person"]
    assert answers(bea, table) == ["accepted", "declined"]
    ada, bea, table = pair(come, rated=True)
    again = rematch(ada, table)["id"]
    assert ada.refusal_code("PUT", f"/api/tables/{again}/seats/0", {"bot": "novice"}) == "invited"
    assert ada.refusal_code("PUT", f"/api/tables/{again}/seats/0", {"bot": None}) == "invited"
    assert ada.refusal_code("POST", f"/api/tables/{again}/start", {"fill": "novice"}) == "invited"
    bea.call("POST", f"/api/tables/{again}/decline")
    assert ada.call("POST", f"/api/tables/{again}/start", {"fill": "novice"})["phase"] == "running"


def test_everybody_at_the_finished_table_sees_who_has_agreed(come: Come) -> None:
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    table = play(ada, bea, cleo, players=4, bots={"3": "novice"})
    with ExitStack() as stack:
        socket = stack.enter_context(cleo.enter(table))

        def news(expected: list[str | None] | None) -> Message:
            def found(message: Message) -> bool:
                offered = message["type"] == "table" and message["table"]["rematch"]
                return message["type"] == "table" and ((offered and offered["answers"]) or None) == expected

            return socket.until(found)

        again = rematch(ada, table)["id"]
        told = news(["accepted", "invited", "invited", None])
        assert told["table"]["rematch"]["table"] == again
        bea.call("POST", f"/api/tables/{again}/join", {})
        news(["accepted", "accepted", "invited", None])
        cleo.call("POST", f"/api/tables/{again}/decline")
        news(["accepted", "accepted", "declined", None])
        ada.call("POST", f"/api/tables/{again}/start", {"fill": "novice"})
        socket.until(lambda message: message["type"] == "table" and message["table"]["rematch"]["phase"] == "running")


def test_a_closed_rematch_is_no_longer_offered(come: Come) -> None:
    ada, bea, table = pair(come, rated=False)
    again = rematch(ada, table)["id"]
    ada.call("DELETE", f"/api/tables/{again}")
    assert bea.call("GET", f"/api/tables/{table}")["rematch"] is None
    assert rematch(bea, table)["id"] != again


def test_alone_with_bots_a_rematch_starts_at_once(come: Come) -> None:
    ada = come("Ada")
    table = play(ada, players=3, bots={"1": "novice", "2": "novice"})
    again = rematch(ada, table)
    assert kinds(again) == ["bot", "person", "bot"]
    assert ada.call("POST", f"/api/tables/{again['id']}/start", {})["phase"] == "running"


def test_a_reserved_seat_is_open_when_the_person_deletes_their_data(come: Come) -> None:
    ada, bea, table = pair(come, rated=False)
    again = rematch(ada, table)["id"]
    bea.call("DELETE", "/api/me", {"confirm": True})
    told = ada.call("GET", f"/api/tables/{again}")
    assert (kinds(told), told["seats"][0]["name"]) == (["open", "person"], "")


def test_a_reserved_seat_follows_a_guest_into_an_account(come: Come) -> None:
    ada, bea, table = pair(come, rated=False)
    again = rematch(ada, table)["id"]
    name = f"Bea {next(count)}"
    owner = come("Bea")
    owner.call("POST", "/api/account", {"name": name, "passphrase": PASSPHRASE})
    bea.call("POST", "/api/login", {"name": name, "passphrase": PASSPHRASE})
    assert bea.call("POST", f"/api/tables/{again}/join", {})["mine"] == [0]


def test_reserved_seats_survive_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "server.sqlite3"
    with service_in_thread(data) as url, visiting(url) as come:
        ada, bea, table = pair(come, rated=False)
        again, token = rematch(ada, table)["id"], bea.token
    with service_in_thread(data) as url, visiting(url) as come:
        bea = come()
        bea.http.cookies.set("ludoteca", token)
        assert answers(bea, table) == ["accepted", "invited"]
        assert bea.call("POST", f"/api/tables/{again}/join", {})["mine"] == [0]
