"""Everything that is asked over HTTP, once for both kinds of client: people, tables, invitations, finished matches."""

from __future__ import annotations

import abc
from typing import Any, Generic, TypeVar

import httpx

from ludoteca.client.errors import ServiceLost, ServiceRefused
from ludoteca.core.types import Document, Seat

COOKIE = "ludoteca"

One = TypeVar("One")
Many = TypeVar("Many")
TableLike = str | Document
"""A table's id, or any document that has it."""


class Calls(abc.ABC, Generic[One, Many]):
    """The service's requests; `One` is what a call gives, `Many` what it gives where the answer is a list."""

    def __init__(self, base_url: str, token: str | None = None) -> None:
        """Speak to the service at an address like http://127.0.0.1:8000, with a token if there is one already."""
        self.base_url = base_url.rstrip("/")
        self.token = token

    @abc.abstractmethod
    def ask(self, method: str, path: str, body: Document | None = None, query: Document | None = None) -> One:
        """Ask for a document; the path begins behind /api."""

    @abc.abstractmethod
    def ask_many(self, path: str, query: Document | None = None) -> Many:
        """Ask for a list of documents."""

    # Who I am

    def me(self, name: str | None = None) -> One:
        """Who I am; who has no token yet becomes a guest, whose `token` should be kept. With a name, be called that."""
        if self.token is None:
            return self.ask("POST", "/me", {} if name is None else {"name": name})
        return self.ask("GET", "/me") if name is None else self.ask("PATCH", "/me", {"name": name})

    def make_account(self, name: str, passphrase: str) -> One:
        """Turn me into an account that I can log in to from anywhere."""
        return self.ask("POST", "/account", {"name": name, "passphrase": passphrase})

    def log_in(self, name: str, passphrase: str) -> One:
        """Log in to an account; it takes over what I did as a guest, and this client has a new token."""
        return self.ask("POST", "/login", {"name": name, "passphrase": passphrase})

    def log_out(self) -> One:
        """Forget this client's token."""
        return self.ask("POST", "/logout")

    def export(self) -> One:
        """Everything that is stored about me."""
        return self.ask("GET", "/me/export")

    def delete_me(self) -> One:
        """Delete everything about me for good; finished matches stay without my name."""
        return self.ask("DELETE", "/me", {"confirm": True})

    def new_program(self, name: str) -> One:
        """Make a bot of mine; the answer's `token` is shown this once."""
        return self.ask("POST", "/me/programs", {"name": name})

    def programs(self) -> Many:
        """My bots."""
        return self.ask_many("/me/programs")

    def remove_program(self, program: str) -> One:
        """Remove a bot of mine; its token is worth nothing any more."""
        return self.ask("DELETE", f"/me/programs/{program}")

    # Tables

    def house(self) -> One:
        """What there is to play, against which bots, and what can be said quickly."""
        return self.ask("GET", "/house")

    def tables(self) -> Many:
        """Public tables that wait for people or can be watched."""
        return self.ask_many("/tables")

    def my_tables(self) -> Many:
        """My tables, and whose turn it is."""
        return self.ask_many("/tables/mine")

    def table(self, table: TableLike) -> One:
        """A table that I may see."""
        return self.ask("GET", f"/tables/{table_id(table)}")

    def make_table(self, game: str, players: int = 2, **wanted: Any) -> One:
        """Make a table and sit down; `options`, `clock`, `public`, `chat`, `rated`, `names`, `bots` by seat."""
        if "bots" in wanted:
            wanted["bots"] = {str(seat): level for seat, level in wanted["bots"].items()}
        return self.ask("POST", "/tables", {"game": game, "players": players, **wanted})

    def remove_table(self, table: TableLike) -> One:
        """Remove a table of mine that has not begun."""
        return self.ask("DELETE", f"/tables/{table_id(table)}")

    def join(self, table: TableLike, seat: Seat | None = None, name: str | None = None) -> One:
        """Sit down at a public table."""
        return self.ask("POST", f"/tables/{table_id(table)}/join", {"seat": seat, "name": name})

    def accept(self, invitation: str, name: str | None = None) -> One:
        """Come to a table by an invitation: its secret, or the whole link."""
        secret = invitation.rpartition("#invitation=")[2]
        return self.ask("POST", "/invitations/accept", {"token": secret, "name": name})

    def get_up(self, table: TableLike) -> One:
        """Leave a table that has not begun; a running match is left at its seat."""
        return self.ask("POST", f"/tables/{table_id(table)}/leave")

    def fill_seat(self, table: TableLike, seat: Seat, bot: str | None) -> One:
        """Put a bot of a level on a seat of my table, or open the seat."""
        return self.ask("PUT", f"/tables/{table_id(table)}/seats/{seat}", {"bot": bot})

    def invite(self, table: TableLike, seat: Seat | None = None) -> One:
        """Make an invitation to a seat of my table, or to watch."""
        return self.ask("POST", f"/tables/{table_id(table)}/invitations", {"seat": seat})

    def revoke(self, table: TableLike, seat: Seat | None = None) -> One:
        """Revoke the invitation to a seat, or to watch."""
        query: dict[str, Any] = {} if seat is None else {"seat": seat}
        return self.ask("DELETE", f"/tables/{table_id(table)}/invitations", query=query)

    def start(self, table: TableLike, fill: str | None = None) -> One:
        """Begin the match; bots of the level `fill` sit down on open seats."""
        return self.ask("POST", f"/tables/{table_id(table)}/start", {"fill": fill})

    def rematch(self, table: TableLike) -> One:
        """Play again: a new table with the same people."""
        return self.ask("POST", f"/tables/{table_id(table)}/rematch")

    def switch_chat(self, table: TableLike, chat: bool) -> One:
        """Turn the chat of my table on or off."""
        return self.ask("PUT", f"/tables/{table_id(table)}/chat", {"chat": chat})

    def messages(self, table: TableLike) -> Many:
        """The latest lines of a table's chat."""
        return self.ask_many(f"/tables/{table_id(table)}/messages")

    # Finished matches

    def match(self, table: TableLike) -> One:
        """A finished match."""
        return self.ask("GET", f"/matches/{table_id(table)}")

    def match_document(self, table: TableLike) -> One:
        """A finished match with its seed and log, as `ludoteca verify` reads it."""
        return self.ask("GET", f"/matches/{table_id(table)}/document")

    def history(self, **wanted: Any) -> One:
        """My finished matches, the newest first: of a `game`, `before` a match, `limit` at once."""
        return self.ask("GET", "/me/history", query=wanted)

    def statistics(self) -> One:
        """What my finished matches add up to."""
        return self.ask("GET", "/me/statistics")

    def ratings(self, game: str) -> One:
        """The best people and bots of a game."""
        return self.ask("GET", f"/ratings/{game}")


def table_id(table: TableLike) -> str:
    """The id of a table."""
    return table if isinstance(table, str) else str(table["id"] if "id" in table else table["table"])


def headers(token: str | None) -> dict[str, str]:
    """Say who is asking; never in an address, which others would write down."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def token_after(response: httpx.Response, token: str | None) -> str | None:
    """The token after an answer: a new guest gets one, who logs in another one, who logs out none."""
    if f"{COOKIE}=" not in response.headers.get("Set-Cookie", ""):
        return token
    return response.cookies.get(COOKIE) or None


def answer(response: httpx.Response) -> Any:
    """What was answered, or the refusal as an error."""
    wait = response.headers.get("Retry-After", "")
    seconds = float(wait) if wait.isdecimal() else None
    try:
        told = response.json() if response.content else {}
        if response.is_success:
            return told
        raise ServiceRefused(told["code"], told["sentence"], told.get("rule"), seconds)
    except (ValueError, KeyError, TypeError):
        sentence = f"This is not a Ludoteca server: it answered {response.status_code}."
        raise ServiceRefused("http", sentence, None, seconds) from None


def unreachable(base_url: str, trouble: Exception) -> ServiceLost:
    """The service does not answer at all."""
    why = str(trouble) or type(trouble).__name__
    return ServiceLost(f"The server at {base_url} cannot be reached: {why}.")


def socket_address(base_url: str, table: TableLike) -> str:
    """Where a table's socket is."""
    scheme, _, place = base_url.partition("://")
    return f"{'wss' if scheme == 'https' else 'ws'}://{place}/api/tables/{table_id(table)}/live"
