"""Sign in at a server and take a seat; the token is stored for the next time."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from ludoteca.client import AsyncClient, AsyncLiveSeat, ServerRefused


def tokens_file() -> Path:
    """The file with the tokens for all servers."""
    from platformdirs import user_data_path

    return user_data_path("ludoteca", appauthor=False) / "services.json"


def stored_token(server: str) -> str | None:
    """The stored token for a server."""
    try:
        tokens = json.loads(tokens_file().read_text("utf-8"))
    except (OSError, ValueError):
        return None
    token = tokens.get(server) if isinstance(tokens, dict) else None
    return token if isinstance(token, str) else None


def store_token(server: str, token: str) -> None:
    """Store a token for the next time, in a file that nobody else can read."""
    from ludoteca.terminal.saved_matches import write_document

    file = tokens_file()
    try:
        tokens = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        tokens = {}
    write_document(file, (tokens if isinstance(tokens, dict) else {}) | {server: token})


async def sign_in(client: AsyncClient, name: str | None) -> None:
    """Sign in as the same person as the last time, or as a new guest."""
    client.token = stored_token(client.base_url)
    try:
        person = await client.me(name)
    except ServerRefused as refused:
        if client.token is None or refused.code != "nobody":
            raise
        client.token = None
        person = await client.me(name)
    if not isinstance(person, dict) or "name" not in person:
        raise ServerRefused("http", "There is no Ludoteca server at this address.")
    if client.token is not None:
        store_token(client.base_url, client.token)


async def take_seat(client: AsyncClient, table: str, invitation: str | None, name: str | None) -> None:
    """Take a seat that is reserved for us, by invitation or at a public table, unless we have one already."""
    if any(each["id"] == table and not each.get("invited") for each in await client.my_tables()):
        return
    if invitation is not None:
        await client.accept(invitation, name)
    else:
        await client.join(table, name=name)


async def return_to_seat(seat: AsyncLiveSeat) -> None:
    """Return to a seat that we had left, unless somebody else has taken it over."""
    if any(seat.table["seats"][mine]["absent"] for mine in seat.state.seats):
        with suppress(ServerRefused):
            await seat.come_back()
