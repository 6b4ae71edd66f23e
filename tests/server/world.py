"""People in all roles at one table, and what they get when they ask."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from ludoteca.server.edge.security import HEADERS
from ludoteca.server.store.tables import FINISHED, OPEN, RUNNING
from tests.server.visitors import Visitor

Come = Callable[..., Visitor]
ROLES = ("nobody", "stranger", "watcher", "player", "host")
PHASES = (OPEN, RUNNING, FINISHED)
NO_TABLE = "none"

BODIES: dict[str, Any] = {
    "PATCH /api/me": {"name": "Somebody Else"},
    "POST /api/me/programs": {"name": "Robin"},
    "POST /api/tables": {"game": "shelfie", "players": 2},
    "POST /api/practice": {"game": "shelfie"},
    "PUT /api/account/passphrase": {"old": "seven lanterns on the lake", "new": "eight lanterns on the lake"},
    "POST /api/login": {"name": "Nobody Here", "passphrase": "seven lanterns on the lake"},
    "POST /api/account/recovery": {"passphrase": "seven lanterns on the lake"},
    "POST /api/recover": {"name": "Nobody Here", "code": "ABCDE", "passphrase": "seven lanterns on the lake"},
    "DELETE /api/me": {"confirm": True},
    "POST /api/me": {},
    "POST /api/tables/{table}/messages/{number}/report": {"reason": "It was rude"},
    "PUT /api/tables/{table}/chat": {"chat": True},
    "POST /api/tables/{table}/invitations": {"seat": 2},
    "POST /api/tables/{table}/join": {},
    "PUT /api/tables/{table}/seats/{seat}": {"bot": "novice"},
    "POST /api/tables/{table}/start": {"fill": "novice"},
}
QUERIES = {"GET /api/matches/{table}/views": "?entry=0", "GET /api/tables/{table}/views": "?entry=0"}


@dataclass
class World:
    """People in all roles, and a table for three: a line of chat by the player, an invitation to the last seat."""

    come: Come
    public: bool
    phase: str
    roles: dict[str, Visitor] = field(default_factory=dict)
    values: dict[str, str] = field(default_factory=dict)
    invitation: str = ""

    def __post_init__(self) -> None:
        self.roles = {"nobody": self.come(), **{role: self.come(role.title()) for role in ROLES[1:]}}
        program = self.roles["host"].call("POST", "/api/me/programs", {"name": "Robin"})["id"]
        self.values = {
            "table": "",
            "seat": "2",
            "number": "1",
            "game": "shelfie",
            "day": "2026-11-18",
            "program": program,
            "device": "0" * 16,
            "name": "Nobody",
        }
        if self.phase != NO_TABLE:
            self.values["table"] = self.make_table()

    def make_table(self) -> str:
        host, player = self.roles["host"], self.roles["player"]
        wanted = {"game": "shelfie", "players": 3, "public": self.public}
        table: str = host.call("POST", "/api/tables", wanted)["id"]
        seat, watch, self.invitation = (self.invite(table, seat) for seat in (1, None, 2))
        player.call("POST", "/api/invitations/accept", {"token": seat})
        self.roles["watcher"].call("POST", "/api/invitations/accept", {"token": watch})
        with player.enter(table) as socket:
            socket.answer(type="say", mark="1", text="Hello")
        while host.call("GET", f"/api/tables/{table}")["seats"][1]["here"]:
            time.sleep(0.01)
        if self.phase != OPEN:
            self.come("Third").call("POST", "/api/invitations/accept", {"token": self.invitation})
            host.call("POST", f"/api/tables/{table}/start", {})
        if self.phase == FINISHED:
            self.end(table)
        return table

    def invite(self, table: str, seat: int | None) -> str:
        told = self.roles["host"].call("POST", f"/api/tables/{table}/invitations", {"seat": seat})
        return str(told["token"])

    def end(self, table: str) -> None:
        """Let the host and the player give up, so that the third has won.

        Whoever is to move gives up last: otherwise the bot that takes over might still make a move.
        """
        is_hosts_turn = self.roles["host"].call("GET", f"/api/tables/{table}")["to_move"] == 0
        for role in ("player", "host") if is_hosts_turn else ("host", "player"):
            with self.roles[role].enter(table) as socket:
                told = socket.resign()
        assert told["result"]["ranks"][2] == 1

    def attempt(self, endpoint: str, role: str) -> str:
        """The status that a role gets from an endpoint."""
        method, _, path = endpoint.partition(" ")
        if method == "WS":
            return self.knock(role)
        body = BODIES.get(endpoint)
        if endpoint == "POST /api/account":
            body = {"name": f"{role} {self.values['program'][:12]}", "passphrase": "seven lanterns on the lake"}
        if endpoint.endswith(("accept", "details")):
            body = {"token": self.invitation}
        response = self.roles[role].ask(method, path.format(**self.values) + QUERIES.get(endpoint, ""), body)
        check_answer(response)
        return str(response.status_code)

    def knock(self, role: str) -> str:
        """101 if the socket is opened and sends welcome; otherwise its close code."""
        with self.roles[role].socket(self.values["table"]) as socket:
            try:
                socket.send(type="hello")
                return "101" if socket.next()["type"] == "welcome" else "?"
            except ConnectionClosed:
                return str(socket.connection.close_code)


def check_answer(response: httpx.Response) -> None:
    """Check that a response has the headers and is not a page, and that a refusal has a sentence."""
    assert {name: response.headers.get(name) for name in HEADERS} == HEADERS
    kind = response.headers.get("content-type", "").partition(";")[0]
    assert kind in ("application/json", "text/plain") or (kind == "" and not response.content)
    if response.url.path.startswith("/api/"):
        kept = response.url.path.startswith(("/api/rules/", "/api/games/")) and response.is_success
        assert response.headers["cache-control"] == ("public, max-age=3600" if kept else "no-store")
    if response.is_error:
        assert set(response.json()) == {"code", "sentence", "rule"}
