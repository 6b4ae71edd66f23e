"""The HTTP requests of both kinds of client: people, tables, invitations, finished matches."""

from __future__ import annotations

import abc
from typing import Any, Generic, TypeVar

import httpx

from ludoteca.client.errors import ServerRefused, ServerUnreachable
from ludoteca.core.types import Document, Seat
from ludoteca.match.fairness import Notes, new_random

COOKIE = "ludoteca"

One = TypeVar("One")
Many = TypeVar("Many")
TableLike = str | Document
"""A table's id, or any document that contains it."""


class Calls(abc.ABC, Generic[One, Many]):
    """The requests to a server; `One` is the type of an answer, `Many` the type of an answer that is a list."""

    def __init__(self, base_url: str, token: str | None = None) -> None:
        """Use the server at an address like http://127.0.0.1:8000, with a token if there already is one."""
        self.base_url = base_url.rstrip("/")
        self.token = token
        """It changes with every login; seats use it whenever they connect."""
        self.notes: dict[str, Notes] = {}
        """What this client saw itself of how the seeds came about, by table: for all its seats there."""

    @abc.abstractmethod
    def ask(self, method: str, path: str, body: Document | None = None, query: Document | None = None) -> One:
        """Request a document; the path starts after /api."""

    @abc.abstractmethod
    def ask_many(self, path: str, query: Document | None = None) -> Many:
        """Request a list of documents."""

    # My account

    def me(self, name: str | None = None) -> One:
        """Who I am. Without a token, become a guest, whose `token` should be kept. A `name` changes my name."""
        if self.token is None:
            return self.ask("POST", "/me", {} if name is None else {"name": name})
        return self.ask("GET", "/me") if name is None else self.ask("PATCH", "/me", {"name": name})

    def make_account(self, name: str, passphrase: str) -> One:
        """Turn my guest into an account; this client gets a new token. The answer's `recovery` is shown only once."""
        return self.ask("POST", "/account", {"name": name, "passphrase": passphrase})

    def log_in(self, name: str, passphrase: str) -> One:
        """Log in to an account; it takes over my tables and matches as a guest, and this client gets a new token."""
        return self.ask("POST", "/login", {"name": name, "passphrase": passphrase})

    def log_out(self) -> One:
        """Forget this client's token."""
        return self.ask("POST", "/logout")

    def recover(self, name: str, code: str, passphrase: str) -> One:
        """Set a new passphrase with a recovery code and log in; all devices are logged out. Gives a new `recovery`."""
        return self.ask("POST", "/recover", {"name": name, "code": code, "passphrase": passphrase})

    def new_recovery_code(self, passphrase: str) -> One:
        """Make a new recovery code for my account; the answer's `recovery` is shown only once."""
        return self.ask("POST", "/account/recovery", {"passphrase": passphrase})

    def devices(self) -> Many:
        """The devices on which I am logged in."""
        return self.ask_many("/me/devices")

    def log_out_device(self, device: str) -> One:
        """Log out on one of my devices."""
        return self.ask("DELETE", f"/me/devices/{device}")

    def export(self) -> One:
        """Everything that is stored about me."""
        return self.ask("GET", "/me/export")

    def delete_me(self) -> One:
        """Delete everything about me for good; finished matches stay without my name."""
        return self.ask("DELETE", "/me", {"confirm": True})

    def new_program(self, name: str) -> One:
        """Create a bot of mine; the answer's `token` is shown only once."""
        return self.ask("POST", "/me/programs", {"name": name})

    def programs(self) -> Many:
        """My bots."""
        return self.ask_many("/me/programs")

    def remove_program(self, program: str) -> One:
        """Remove a bot of mine; its token becomes invalid."""
        return self.ask("DELETE", f"/me/programs/{program}")

    # Tables

    def server_info(self) -> One:
        """The games, the bots and the quick phrases of the server."""
        return self.ask("GET", "/house")

    def tables(self) -> Many:
        """Public tables that are waiting for people or can be watched."""
        return self.ask_many("/tables")

    def my_tables(self) -> Many:
        """My tables, with the seat to move."""
        return self.ask_many("/tables/mine")

    def table(self, table: TableLike) -> One:
        """A table that I may see."""
        return self.ask("GET", f"/tables/{table_id(table)}")

    def make_table(self, game: str, players: int = 2, **wanted: Any) -> One:
        """Open a table and take a seat.

        Further arguments: `options`, `clock`, `public`, `chat`, `rated`, `programs`, `names`, and `bots` by seat.
        """
        if "bots" in wanted:
            wanted["bots"] = {str(seat): level for seat, level in wanted["bots"].items()}
        return self.ask("POST", "/tables", {"game": game, "players": players, **wanted})

    def practice(self, game: str, against: str = "novice", **wanted: Any) -> One:
        """Open a table for trying a bot, against bots of a level or against itself (`self`), and start the match.

        If this client is not a bot, a bot is created for the table, and the answer's `token` is shown only once.
        Further arguments: `players`, `seat`, `options` and `name`.
        """
        return self.ask("POST", "/practice", {"game": game, "against": against, **wanted})

    def remove_table(self, table: TableLike) -> One:
        """Close a table of mine whose match has not started."""
        return self.ask("DELETE", f"/tables/{table_id(table)}")

    def join(self, table: TableLike, seat: Seat | None = None, name: str | None = None) -> One:
        """Take a seat at a public table, or one that is reserved for me."""
        return self.ask("POST", f"/tables/{table_id(table)}/join", {"seat": seat, "name": name})

    def accept(self, invitation: str, name: str | None = None) -> One:
        """Accept an invitation to a table: its secret, or the whole link."""
        secret = invitation.rpartition("#invitation=")[2]
        return self.ask("POST", "/invitations/accept", {"token": secret, "name": name})

    def leave_table(self, table: TableLike) -> One:
        """Leave a table whose match has not started; leave a running match with `LiveSeat.leave`."""
        return self.ask("POST", f"/tables/{table_id(table)}/leave")

    def fill_seat(self, table: TableLike, seat: Seat, bot: str | None) -> One:
        """Put a bot of a level on a seat of my table, or open the seat with None."""
        return self.ask("PUT", f"/tables/{table_id(table)}/seats/{seat}", {"bot": bot})

    def invite(self, table: TableLike, seat: Seat | None = None) -> One:
        """Create an invitation to a seat of my table, or to watch."""
        return self.ask("POST", f"/tables/{table_id(table)}/invitations", {"seat": seat})

    def revoke(self, table: TableLike, seat: Seat | None = None) -> One:
        """Revoke the invitation to a seat, or to watch."""
        query: dict[str, Any] = {} if seat is None else {"seat": seat}
        return self.ask("DELETE", f"/tables/{table_id(table)}/invitations", query=query)

    def start(self, table: TableLike, fill: str | None = None, random: str | None = None) -> One:
        """Start the match; bots of the level `fill` take open seats.

        `random`, 64 hexadecimal digits, is part of the seed if nobody else holds a seat; without it, it is drawn here.
        """
        wanted = {"fill": fill, "random": random or new_random()}
        return self.ask("POST", f"/tables/{table_id(table)}/start", wanted)

    def rematch(self, table: TableLike) -> One:
        """Play again: open a table at which seats are reserved for the same people, or accept the one that is open."""
        return self.ask("POST", f"/tables/{table_id(table)}/rematch")

    def decline(self, table: TableLike) -> One:
        """Decline a seat that is reserved for me."""
        return self.ask("POST", f"/tables/{table_id(table)}/decline")

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
        """My finished matches, the newest first; filter with `game`, page with `before` and `limit`."""
        return self.ask("GET", "/me/history", query=wanted)

    def statistics(self) -> One:
        """Statistics of my finished matches."""
        return self.ask("GET", "/me/statistics")

    def ratings(self, game: str) -> One:
        """The best people and bots of a game."""
        return self.ask("GET", f"/ratings/{game}")


def table_id(table: TableLike) -> str:
    """The id of a table."""
    return table if isinstance(table, str) else str(table["id"] if "id" in table else table["table"])


def notes_of(calls: Calls[Any, Any], table: TableLike) -> Notes:
    """The notes of a client about a table."""
    return calls.notes.setdefault(table_id(table), Notes())


def headers(token: str | None) -> dict[str, str]:
    """The header with the token, which must not be in an address, because addresses are logged."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def token_after(response: httpx.Response, token: str | None) -> str | None:
    """The token after an answer: a new guest gets one, a login replaces it, a logout removes it."""
    if f"{COOKIE}=" not in response.headers.get("Set-Cookie", ""):
        return token
    return response.cookies.get(COOKIE) or None


def answer(response: httpx.Response) -> Any:
    """The answer; raises a refusal as an error."""
    wait = response.headers.get("Retry-After", "")
    seconds = float(wait) if wait.isdecimal() else None
    try:
        body = response.json() if response.content else {}
        if response.is_success:
            return body
        raise ServerRefused(body["code"], body["sentence"], body.get("rule"), seconds)
    except (ValueError, KeyError, TypeError):
        sentence = f"This is not a Ludoteca server: it answered {response.status_code}."
        raise ServerRefused("http", sentence, None, seconds) from None


def unreachable(base_url: str, error: Exception) -> ServerUnreachable:
    """The error for a server that does not answer."""
    why = str(error) or type(error).__name__
    return ServerUnreachable(sentence=f"The server at {base_url} cannot be reached: {why}.")


def socket_address(base_url: str, table: TableLike) -> str:
    """The address of a table's socket."""
    scheme, _, host = base_url.partition("://")
    return f"{'wss' if scheme == 'https' else 'ws'}://{host}/api/tables/{table_id(table)}/live"
