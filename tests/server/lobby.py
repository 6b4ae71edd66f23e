"""Tables over HTTP, for tests of the lobby."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.visitors import Visitor

Come = Callable[..., Visitor]


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
