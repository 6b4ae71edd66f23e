"""Who may do what: every endpoint for nobody, a stranger, who watches by a link, another player, and the host."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from structlog.testing import capture_logs

from ludoteca.server.app import make_app
from ludoteca.server.edge.security import HEADERS
from ludoteca.server.settings import Settings
from ludoteca.server.store.tables import OPEN, RUNNING
from tests.server.service import service_in_thread
from tests.server.visitors import endpoints, visiting
from tests.server.world import BODIES, NO_TABLE, PHASES, ROLES, Come, World, check_answer
from tests.sizes import QUICK

PERSONAL = """
    GET /api/house                     200  200  200  200  200
    GET /api/openapi.json              200  200  200  200  200
    GET /api/tables                    200  200  200  200  200
    GET /api/ratings/{game}            200  200  200  200  200
    GET /api/daily/{game}/{day}        200  200  200  200  200
    GET /api/profiles/{name}           404  404  404  404  404
    GET /api/rules/{game}              200  200  200  200  200
    GET /api/games/{game}/messages     200  200  200  200  200
    GET /health                        200  200  200  200  200
    GET /ready                         200  200  200  200  200
    GET /metrics                       200  200  200  200  200
    GET /api/me                        401  200  200  200  200
    GET /api/me/export                 401  200  200  200  200
    GET /api/me/history                401  200  200  200  200
    GET /api/me/statistics             401  200  200  200  200
    GET /api/me/programs               401  200  200  200  200
    GET /api/me/devices                401  200  200  200  200
    DELETE /api/me/devices/{device}    401  404  404  404  404
    GET /api/tables/mine               401  200  200  200  200
    PATCH /api/me                      401  200  200  200  200
    POST /api/tables                   401  201  201  201  201
    POST /api/me/programs              401  201  201  201  201
    POST /api/me/matches               401  422  422  422  422
    POST /api/daily/{game}/{day}       401  422  422  422  422
    DELETE /api/me/programs/{program}  401  404  404  404  204
    PUT /api/account/passphrase        401  409  409  409  409
    POST /api/account/recovery         401  409  409  409  409
    POST /api/account                  401  200  200  200  200
    POST /api/login                    401  401  401  401  401
    POST /api/recover                  401  401  401  401  401
    POST /api/logout                   401  204  204  204  204
    POST /api/logout-everywhere        401  204  204  204  204
    DELETE /api/me                     401  204  204  204  204
    POST /api/practice                 201  201  201  201  201
    POST /api/me                       200  200  200  200  200
"""
"""What has nothing to do with a table, or only with one's own; the program is the host's."""

LINK = """
    GET /api/tables/{table}                             404/404/200  404/404/200  200          200          200
    GET /api/tables/{table}/messages                    401          404/404/403  403          200          200
    GET /api/tables/{table}/story                       404/404/200  404/404/200  409/200/200  409/200/200  409/200/200
    GET /api/tables/{table}/views                       404/404/200  404/404/200  409/200/200  409/200/200  409/200/200
    GET /api/matches/{table}                            404/409/200  404/409/200  404/409/200  404/409/200  404/409/200
    GET /api/matches/{table}/analysis                   404/409/409  404/409/409  404/409/409  404/409/409  404/409/409
    GET /api/matches/{table}/document                   404/409/200  404/409/200  404/409/200  404/409/200  404/409/200
    GET /api/matches/{table}/views                      404/409/200  404/409/200  404/409/200  404/409/200  404/409/200
    GET /api/me/matches/{table}                         401          404/409/404  404/409/404  404/409/200  404/409/200
    POST /api/tables/{table}/messages/{number}/mute     401          404/404/403  403          409          200
    POST /api/tables/{table}/messages/{number}/report   401          404/404/403  403          200          200
    PUT /api/tables/{table}/chat                        401          404/404/403  403          403          200
    POST /api/invitations/accept                        401          200/404/404  200/404/404  200/404/404  200/404/404
    POST /api/invitations/details                       200/404/404  200/404/404  200/404/404  200/404/404  200/404/404
    POST /api/tables/{table}/invitations                401          404/404/403  403          403          201/409/409
    POST /api/tables/{table}/join                       401          404/404/403  403          403          200
    POST /api/tables/{table}/decline                    401          404/404/409  409          409          409
    POST /api/tables/{table}/leave                      401          404/404/409  409          200/409/409  200/409/409
    PUT /api/tables/{table}/seats/{seat}                401          404/404/403  403          403          200/409/409
    POST /api/tables/{table}/start                      401          404/404/403  403          403          200/409/409
    POST /api/tables/{table}/rematch                    401          404/404/403  409/409/403  409/409/201  409/409/201
    DELETE /api/tables/{table}/invitations              401          404/404/403  403          403          200
    DELETE /api/tables/{table}                          401          404/404/403  403          403          200/409/409
    WS /api/tables/{table}/live                         4401         4404/4404/101  101        101          101
"""
"""A table that is only for invited people, while it is open / runs / is finished; the invitation is to a seat."""

PUBLIC = """
    GET /api/tables/{table}                             200          200          200          200          200
    GET /api/tables/{table}/messages                    401          403          403          200          200
    GET /api/tables/{table}/story                       409/200/200  409/200/200  409/200/200  409/200/200  409/200/200
    GET /api/tables/{table}/views                       409/200/200  409/200/200  409/200/200  409/200/200  409/200/200
    POST /api/tables/{table}/messages/{number}/mute     401          403          403          409          200
    POST /api/tables/{table}/messages/{number}/report   401          403          403          200          200
    PUT /api/tables/{table}/chat                        401          403          403          403          200
    POST /api/tables/{table}/invitations                401          403          403          403          201/409/409
    POST /api/tables/{table}/join                       401          200/409/409  200/409/409  200          200
    POST /api/tables/{table}/decline                    401          409          409          409          409
    POST /api/tables/{table}/leave                      401          409          409          200/409/409  200/409/409
    PUT /api/tables/{table}/seats/{seat}                401          403          403          403          200/409/409
    POST /api/tables/{table}/start                      401          403          403          403          200/409/409
    POST /api/tables/{table}/rematch                    401          409/409/403  409/409/403  409/409/201  409/409/201
    DELETE /api/tables/{table}/invitations              401          403          403          403          200
    DELETE /api/tables/{table}                          401          403          403          403          200/409/409
    WS /api/tables/{table}/live                         4401         101          101          101          101
"""
"""Where a public table differs from one by link."""

CHANGING = (
    "POST /api/logout",
    "POST /api/logout-everywhere",
    "DELETE /api/me",
    "POST /api/invitations/accept",
    "POST /api/tables/{table}/join",
    "POST /api/tables/{table}/leave",
    "PUT /api/tables/{table}/seats/{seat}",
    "POST /api/tables/{table}/start",
    "POST /api/tables/{table}/rematch",
    "DELETE /api/tables/{table}/invitations",
    "DELETE /api/tables/{table}",
)
"""What makes a difference for the next who tries, if it is carried out."""


def rows(text: str) -> dict[str, list[list[str]]]:
    """A table as endpoint: role: phase: status."""
    found = {}
    for line in text.strip().splitlines():
        method, path, *cells = line.split()
        assert len(cells) == len(ROLES), line
        found[f"{method} {path}"] = [(cell.split("/") * 3)[:3] for cell in cells]
    return found


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("permissions") / "server.sqlite3") as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


@cache
def unstarted_app() -> FastAPI:
    """The application, not started."""
    return make_app(Settings(data=Path("unused")))


def test_every_endpoint_is_in_the_table_of_permissions() -> None:
    known = {**rows(PERSONAL), **rows(LINK)}
    app = unstarted_app()
    assert endpoints(app) == set(known)
    assert set(rows(PUBLIC)) <= set(known)
    documented = {f"{method.upper()} {path}" for path, methods in app.openapi()["paths"].items() for method in methods}
    assert documented < endpoints(app)


TABLES = [(public, phase) for public in (False, True) for phase in PHASES]


@pytest.mark.parametrize(("public", "phase"), TABLES[:2] if QUICK else TABLES)
def test_permissions_at_a_table_are_exactly_those_of_the_table(come: Come, public: bool, phase: str) -> None:
    assert_statuses(come, rows(PUBLIC if public else LINK), public, phase)


def test_permissions_of_a_person_are_exactly_those_of_the_table(come: Come) -> None:
    assert_statuses(come, rows(PERSONAL), False, NO_TABLE)


def assert_statuses(come: Come, expected: dict[str, list[list[str]]], public: bool, phase: str) -> None:
    """Try every endpoint in every role; after something was changed, with a fresh table."""
    world, wrong = World(come, public, phase), []
    for endpoint, by_role in expected.items():
        for role, by_phase in zip(ROLES, by_role, strict=True):
            status, right = world.attempt(endpoint, role), by_phase[PHASES.index(phase) if phase in PHASES else 0]
            if status != right:
                wrong.append(f"{endpoint} as {role}: {status}, not {right}")
            if status.startswith("2") and endpoint in CHANGING:
                world = World(come, public, phase)
    assert wrong == []


def test_spectators_cannot_send_commands(come: Come) -> None:
    world = World(come, True, RUNNING)
    table = world.values["table"]
    wishes: list[dict[str, Any]] = [
        {"type": "act", "action": 0},
        {"type": "act", "action": 0, "seat": 0},
        {"type": "undo", "to": 0},
        {"type": "ask", "topic": "end"},
        {"type": "answer", "agree": True},
        {"type": "resign"},
        {"type": "leave"},
        {"type": "return"},
        {"type": "preview", "actions": [0]},
        {"type": "hint"},
    ]
    for role in ("stranger", "watcher"):
        with world.roles[role].enter(table) as socket:
            told = [socket.answer(**wish, mark=str(number), entry=0) for number, wish in enumerate(wishes)]
            assert {answer.get("code") for answer in told} == {"watching"}
            assert socket.answer(type="say", mark="s", text="Hello")["code"] == "watching"
    with world.roles["player"].enter(table) as socket:
        told = [
            socket.answer(**wish, seat=0, mark=str(n), entry=0) for n, wish in enumerate(wishes) if "seat" not in wish
        ]
        assert {answer.get("code") for answer in told} == {"seat"}
    assert world.roles["host"].call("GET", f"/api/tables/{table}")["entry"] == 0


# Page of others


def unsafe() -> list[str]:
    return sorted(each for each in endpoints(unstarted_app()) if not each.startswith(("GET", "WS")))


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {},
    ],
    ids=json.dumps,
)
def test_pages_of_other_sites_cannot_change_anything(come: Come, headers: dict[str, str]) -> None:
    world = World(come, True, OPEN)
    host, table = world.roles["host"], world.values["table"]
    before = host.call("GET", f"/api/tables/{table}")
    del host.http.headers["Origin"]
    for endpoint in unsafe():
        method, _, path = endpoint.partition(" ")
        response = host.ask(method, path.format(**world.values), BODIES.get(endpoint), **headers)
        assert (response.status_code, response.json()["code"]) == (403, "origin"), endpoint
        check_answer(response)
    assert host.call("GET", f"/api/tables/{table}") == before


def test_bodies_that_a_form_can_send_are_refused(come: Come) -> None:
    world = World(come, False, OPEN)
    for endpoint in unsafe():
        method, _, path = endpoint.partition(" ")
        body = json.dumps(BODIES.get(endpoint, {}))
        response = world.roles["host"].http.request(
            method, path.format(**world.values), content=body, headers={"Content-Type": "text/plain"}
        )
        assert response.status_code == 415, endpoint


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, None], ids=str)
def test_pages_of_other_sites_cannot_open_a_socket(come: Come, headers: dict[str, str] | None) -> None:
    world = World(come, True, OPEN)
    host, table = world.roles["host"], world.values["table"]
    sent = {"Origin": ""} if headers is None else headers
    with host.socket(table, **sent) as socket:
        assert socket.wait_closed() == (4403, "origin")


def test_a_program_without_a_cookie_needs_no_origin(come: Come) -> None:
    world = World(come, True, OPEN)
    token = world.roles["host"].call("POST", "/api/me/programs", {"name": "Robin"})["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=world.roles["host"].url, headers=bearer) as program:
        assert program.post(f"/api/tables/{world.values['table']}/join", json={}).json()["mine"] == [2]


# Page of ours


def test_the_content_security_policy_allows_only_this_server() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";"))
    assert set(policy.values()) <= {"'self'", "'none'"}
    assert {"default-src", "frame-ancestors", "base-uri", "form-action", "object-src"} <= set(policy)


def test_the_response_to_a_failure_has_the_headers_and_reveals_nothing() -> None:
    async def broken() -> None:
        raise RuntimeError("a secret of the server")

    async def ask() -> httpx.Response:
        app = make_app(Settings(data=Path("unused")))
        app.state.ready = True
        app.add_api_route("/api/broken", broken)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here") as client:
            return await client.get("/api/broken")

    with capture_logs() as logs:
        response = asyncio.run(ask())
    assert [line["event"] for line in logs] == ["request failed", "request"]
    assert response.status_code == 500
    check_answer(response)
    assert "secret" not in response.text


def test_no_url_contains_a_token() -> None:
    paths = unstarted_app().openapi()["paths"]
    taken = {
        (parameter["in"], parameter["name"])
        for methods in paths.values()
        for operation in methods.values()
        for parameter in operation.get("parameters", [])
    }
    assert taken == {
        *(("path", name) for name in ("table", "seat", "number", "game", "day", "program", "device", "name")),
        *(("query", name) for name in ("seat", "entry", "game", "before", "limit", "lang")),
        *(("query", name) for name in ("players", "rated", "against", "outcome")),
    }


def test_a_token_in_a_url_is_ignored(come: Come) -> None:
    host, nobody = come("Host"), come()
    for name in ("token", "ludoteca", "access_token", "authorization"):
        assert nobody.status("GET", f"/api/me?{name}={host.token}") == 401


# Names and chat

TRICKS = [
    "",
    "   ",
    "\u202eadA",
    "A\u200bda",
    "A\u00adda",
    "\u0410da",  # a Cyrillic A
    "Ad\u03b1",  # a Greek alpha
    "A\u0300\u0301\u0302\u0303da",
    "Ada\nHost",
    "Ada\x00",
    "\ud800",
    "A\U000e0041da",
    "\uff21da",  # a wide A
    "<b>Ada</b>",
    "Ada\u3164",
    "A" * 25,
    "\U0001d400da",  # a mathematical A
]
NAMING: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/me", {}),
    ("PATCH", "/api/me", {}),
    ("POST", "/api/me/programs", {}),
    ("POST", "/api/account", {"passphrase": "seven lanterns on the lake"}),
    ("POST", "/api/tables/{table}/join", {"seat": 2}),
    ("POST", "/api/invitations/accept", {}),
]


@pytest.mark.parametrize("name", TRICKS, ids=ascii)
def test_misleading_names_are_refused_everywhere(tricky: World, name: str) -> None:
    host, stranger = tricky.roles["host"], tricky.roles["stranger"]
    for method, path, rest in NAMING:
        body = rest | {"name": name} | ({"token": tricky.invitation} if "accept" in path else {})
        sent = json.dumps(body).encode()
        response = stranger.http.request(
            method, path.format(**tricky.values), content=sent, headers={"Content-Type": "application/json"}
        )
        assert response.status_code == 422, (path, response.text)
        check_answer(response)
    names = json.dumps({"game": "shelfie", "players": 2, "names": [name]}).encode()
    response = host.http.post("/api/tables", content=names, headers={"Content-Type": "application/json"})
    assert response.status_code == 422


@pytest.fixture(scope="module")
def tricky(service: str) -> Iterator[World]:
    with visiting(service) as come:
        yield World(come, True, OPEN)


def test_chat_is_returned_as_data_and_never_as_html(come: Come) -> None:
    world = World(come, True, RUNNING)
    player, table = world.roles["player"], world.values["table"]
    text = "<script>alert('&amp;')</script>"
    with player.enter(table) as socket:
        assert socket.answer(type="say", mark="x", text=text)["text"] == text
    response = world.roles["host"].ask("GET", f"/api/tables/{table}/messages")
    assert response.json()[-1]["text"] == text
    assert response.headers["content-type"] == "application/json"
    check_answer(response)
