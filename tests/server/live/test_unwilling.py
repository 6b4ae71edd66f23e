"""Thefts from outside: nobody is drawn into a rated match, and people who were removed or gave up do nothing more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.live.test_rematch import CLOCK, Come, member, pair, rematch
from tests.server.service import service_in_thread
from tests.server.visitors import Message, Socket, Visitor, visiting


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("unwilling") / "server.sqlite3", pace=3600.0) as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


def rating_of(visitor: Visitor) -> Any:
    """A person's ratings, with the number of matches."""
    return [{**each, "curve": None} for each in visitor.call("GET", "/api/me/statistics")["ratings"]]


def open_table(host: Visitor, **more: Any) -> str:
    wanted = {"game": "lanterns", "players": 2, "public": True, "clock": CLOCK}
    return str(host.call("POST", "/api/tables", wanted | more)["id"])


# Unwilling people


def test_nothing_that_a_thief_can_send_starts_a_rated_rematch_with_somebody_absent(come: Come) -> None:
    thief, victim, table = pair(come, True)
    accomplice, before = member(come, "Accomplice"), rating_of(victim)
    again = rematch(thief, table)["id"]
    path = f"/api/tables/{again}"
    tries: list[tuple[Visitor, str, str, Any]] = [
        (thief, "POST", f"{path}/start", {}),
        (thief, "POST", f"{path}/start", {"fill": "novice"}),
        (thief, "PUT", f"{path}/seats/0", {"bot": "novice"}),
        (thief, "PUT", f"{path}/seats/0", {"bot": None}),
        (thief, "POST", f"{path}/join", {"seat": 0}),
        (thief, "POST", f"{path}/decline", None),
        (accomplice, "POST", f"{path}/join", {"seat": 0}),
        (accomplice, "POST", f"{path}/join", {}),
        (accomplice, "POST", f"{path}/decline", None),
        (accomplice, "POST", f"/api/tables/{table}/rematch", None),
        (accomplice, "POST", f"{path}/start", {}),
    ]
    for who, method, where, body in tries:
        who.refusal_code(method, where, body)
    token = thief.ask("POST", f"{path}/invitations", {"seat": 0})
    if token.is_success:
        accomplice.refusal_code("POST", "/api/invitations/accept", {"token": token.json()["token"]})
    with thief.enter(again) as socket:
        for told in everything_about_a_seat(socket, 0):
            assert told["type"] == "refused", told
    table_now = thief.call("GET", path)
    assert (table_now["phase"], table_now["seats"][0]["kind"]) == ("open", "invited")
    assert rating_of(victim) == before


def test_somebody_who_agreed_and_left_again_is_not_in_the_match(come: Come) -> None:
    thief, victim, table = pair(come, True)
    before = rating_of(victim)
    again = rematch(thief, table)["id"]
    victim.call("POST", f"/api/tables/{again}/join", {})
    victim.call("POST", f"/api/tables/{again}/leave")
    assert thief.refusal_code("POST", f"/api/tables/{again}/start", {}) == "seats"
    started = thief.call("POST", f"/api/tables/{again}/start", {"fill": "novice"})
    assert [seat["kind"] for seat in started["seats"]] == ["bot", "person"]
    with thief.enter(again) as socket:
        socket.resign()
    assert rating_of(victim) == before


def test_a_rematch_cannot_be_asked_for_while_the_match_runs(come: Come) -> None:
    thief, victim = member(come, "Thief"), member(come, "Victim")
    table = open_table(thief, rated=True)
    victim.call("POST", f"/api/tables/{table}/join", {})
    thief.call("POST", f"/api/tables/{table}/start", {})
    assert thief.refusal_code("POST", f"/api/tables/{table}/rematch") == "phase"


# People who were removed


def removed_from(come: Come, public: bool) -> tuple[Visitor, Visitor, str, str]:
    """A host, somebody whom they have removed, the table, and the invitation with which they came."""
    host, nuisance = come("Host"), come("Nuisance")
    table = open_table(host, players=3, public=public)
    token = host.call("POST", f"/api/tables/{table}/invitations", {"seat": 1})["token"]
    nuisance.call("POST", "/api/invitations/accept", {"token": token})
    return host, nuisance, table, token


@pytest.mark.parametrize("public", [True, False])
def test_a_removed_player_can_do_nothing_at_the_table(come: Come, public: bool) -> None:
    host, nuisance, table, token = removed_from(come, public)
    path = f"/api/tables/{table}"
    with nuisance.enter(table) as socket:
        host.call("PUT", f"{path}/seats/1", {"bot": None})
        fresh = host.call("POST", f"{path}/invitations", {"seat": 2})["token"]
        for wanted in ({}, {"seat": 1}, {"seat": 2}):
            assert nuisance.refusal_code("POST", f"{path}/join", wanted) in ("removed", "table")
        for each in (token, fresh):
            assert nuisance.refusal_code("POST", "/api/invitations/accept", {"token": each}) in (
                "removed",
                "invitation",
            )
        tries: list[tuple[str, str, Any]] = [
            ("POST", "leave", None),
            ("POST", "start", {"fill": "novice"}),
            ("PUT", "seats/1", {"bot": "novice"}),
            ("POST", "invitations", {"seat": 1}),
            ("PUT", "chat", {"enabled": False}),
            ("POST", "rematch", None),
        ]
        for method, rest, body in tries:
            nuisance.refusal_code(method, f"{path}/{rest}", body)
        host.call("POST", f"{path}/start", {"fill": "novice"})
        if public:
            for told in everything_about_a_seat(socket, 1):
                assert told["type"] == "refused", told
        else:
            assert socket.wait_closed()[0] == 4403
    assert [seat["kind"] for seat in host.call("GET", path)["seats"]] == ["person", "bot", "bot"]


def test_a_removed_guest_stays_removed_as_an_account_and_as_a_program(come: Come) -> None:
    host, nuisance, table, _ = removed_from(come, True)
    host.call("PUT", f"/api/tables/{table}/seats/1", {"bot": None})
    program = come()
    program.http.headers["Authorization"] = (
        f"Bearer {nuisance.call('POST', '/api/me/programs', {'name': 'Robot'})['token']}"
    )
    del program.http.headers["Origin"]
    assert program.refusal_code("POST", f"/api/tables/{table}/join", {}) == "removed"
    nuisance.call("POST", "/api/account", {"name": "Nuisance with account", "passphrase": "seven lanterns on the lake"})
    assert nuisance.refusal_code("POST", f"/api/tables/{table}/join", {}) == "removed"


# People who gave up


def everything_about_a_seat(socket: Socket, seat: int) -> list[Message]:
    """Send every command for a seat, at the present entry; return the answers."""
    entry = max(each.get("entry", 0) for each in socket.messages)
    commands: list[dict[str, Any]] = [
        {"type": "act", "action": 0},
        {"type": "undo", "to": 0},
        {"type": "ask", "topic": "end"},
        {"type": "ask", "topic": "undo", "to": 0},
        {"type": "answer", "agree": True},
        {"type": "return"},
        {"type": "leave"},
        {"type": "resign"},
        {"type": "hint"},
        {"type": "preview", "actions": [0]},
    ]
    found = []
    for number, command in enumerate(commands):
        for named in (None, seat):
            mark = f"{number} {named}"
            found.append(socket.answer(**command, mark=mark, entry=entry, seat=named))
    return found


@pytest.mark.parametrize(("how", "rated"), [("resign", False), ("leave", True)])
def test_somebody_who_gave_up_can_do_nothing_more_from_any_device(come: Come, how: str, rated: bool) -> None:
    people = [member(come, name) if rated else come(name) for name in ("Ada", "Bea", "Cleo")]
    table = open_table(people[0], players=3, rated=rated)
    for each in people[1:]:
        each.call("POST", f"/api/tables/{table}/join", {})
    people[0].call("POST", f"/api/tables/{table}/start", {})
    quitter = people[1]
    with quitter.enter(table) as one, quitter.enter(table) as other:
        one.send(type=how, mark="quit", entry=0)
        # In the same breath: it must not be carried out before the bot.
        for number in range(5):
            one.send(type="act", mark=f"race {number}", entry=1, action=number)
        for number in range(5):
            assert one.until(lambda told, n=number: told.get("mark") == f"race {n}")["type"] == "refused"  # type: ignore[misc]
        other.until(lambda told: told.get("entry") == 1)
        for socket in (one, other):
            for told in everything_about_a_seat(socket, 1):
                assert told["type"] == "refused", told
    with quitter.enter(table) as late:
        welcome = next(each for each in late.messages if each["type"] == "welcome")
        assert welcome["seats"] == []
        for told in everything_about_a_seat(late, 1):
            assert told["type"] == "refused", told
    assert people[0].call("GET", f"/api/tables/{table}")["entry"] == 1


def test_people_who_gave_up_cannot_leave_or_restart_over_http(come: Come) -> None:
    ada, bea, cleo = (come(name) for name in ("Ada", "Bea", "Cleo"))
    table = open_table(ada, players=3)
    for each in (bea, cleo):
        each.call("POST", f"/api/tables/{table}/join", {})
    ada.call("POST", f"/api/tables/{table}/start", {})
    with ada.enter(table) as socket:
        socket.resign()
    refused: list[Callable[[], str]] = [
        lambda: ada.refusal_code("POST", f"/api/tables/{table}/leave"),
        lambda: ada.refusal_code("POST", f"/api/tables/{table}/start", {}),
        lambda: ada.refusal_code("POST", f"/api/tables/{table}/rematch"),
        lambda: ada.refusal_code("DELETE", f"/api/tables/{table}"),
        lambda: ada.refusal_code("PUT", f"/api/tables/{table}/seats/1", {"bot": "novice"}),
    ]
    assert all(each() for each in refused)
