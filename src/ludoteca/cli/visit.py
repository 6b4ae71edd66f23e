"""Play or watch at a table of a server: what join and watch have in common."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.language import translate
from ludoteca.cli.screen import play_plain
from ludoteca.cli.streams import can_draw, explain_plain, start_line_reader
from ludoteca.core.errors import LudotecaError

if TYPE_CHECKING:
    from ludoteca.client import AsyncClient, AsyncLiveSeat
    from ludoteca.core.types import Document
    from ludoteca.terminal.online_table import OnlineTable


Link = Annotated[str, typer.Argument(metavar="URL", help="help-argument-link")]
Name = Annotated[str | None, typer.Option(help="help-option-name")]


@dataclass(frozen=True)
class Visit:
    """What somebody wants to do at a server."""

    url: str
    name: str | None
    language: str
    plain: bool
    mono: bool
    as_json: bool
    is_player: bool
    """Whether to take a seat, or only to watch."""
    new: Document | None = None
    """A table to open first."""


def visit_table(visit: Visit) -> None:
    """Play or watch until the match ends or the person leaves, then print how to come back."""
    from ludoteca.locales import t

    try:
        last_words = asyncio.run(visit_server(visit))
    except KeyboardInterrupt:
        command = f"ludoteca {'join' if visit.is_player else 'watch'} {visit.url}"
        last_words = "\n" + t(visit.language, "terminal-saved", {"command": command})
    if last_words:
        typer.echo(last_words)


async def visit_server(visit: Visit) -> str:
    """Connect, play or watch, and return what to print when the person leaves."""
    from ludoteca.client import AsyncClient
    from ludoteca.terminal.server_seat import sign_in, take_seat
    from ludoteca.terminal.table_link import read_link

    server, table, invitation = read_link(visit.url)
    if visit.new is not None and table is not None:
        raise LudotecaError("commands-new-alone")
    async with AsyncClient(server) as client:
        await sign_in(client, visit.name)
        if visit.new is not None:
            table = await open_table(client, visit.new)
        if table is None:
            return await list_tables(client, visit)
        if visit.is_player or invitation is not None:
            await take_seat(client, table, invitation, visit.name)
        last_words, again = "", table
        while again:
            last_words, again = await play_match(client, again, visit)
        return last_words


async def play_match(client: AsyncClient, table: str, visit: Visit) -> tuple[str, str]:
    """Play or watch one match; return what to print after it, and the table of the rematch, if there is one."""
    from ludoteca.terminal.online_table import OnlineTable
    from ludoteca.terminal.server_seat import return_to_seat

    async with client.sit(table) as seat:
        online = OnlineTable(client, seat, f"{client.base_url}/table/{table}", visit.language)
        await wait_for_start(client, seat, visit)
        await online.load()
        if visit.is_player:
            await return_to_seat(seat)
        await play_online(online, visit)
        return online.continue_text(visit.language), online.rematch or ""


async def open_table(client: AsyncClient, wanted: Document) -> str:
    """Open a table and print the links for the other players; the match starts when everybody is there."""
    table = await client.make_table(**wanted)
    typer.echo(translate("commands-table-laid", address=f"{client.base_url}/table/{table['id']}"))
    for seat in table["seats"]:
        if seat["kind"] == "open":
            link = (await client.invite(table, seat["seat"]))["link"]
            typer.echo(translate("commands-invitation", number=seat["seat"] + 1, link=f"{client.base_url}{link}"))
    return str(table["id"])


async def list_tables(client: AsyncClient, visit: Visit) -> str:
    """One's own tables at a server and its public ones, with their links."""
    from ludoteca.locales import t

    mine = await client.my_tables()
    others = [each for each in await client.tables() if each["id"] not in {own["id"] for own in mine}]
    found = [each for each in [*mine, *others] if each["phase"] != "finished"]
    if visit.as_json:
        return json.dumps([each | {"url": f"{client.base_url}/table/{each['id']}"} for each in found], indent=1)
    lines = [f"{client.base_url}/table/{each['id']}  {table_words(each, visit.language)}" for each in found]
    return "\n".join(lines) or t(visit.language, "terminal-no-tables")


def table_words(table: Document, language: str) -> str:
    """A table in a few words."""
    from ludoteca.locales import t
    from ludoteca.terminal.online_table import seat_name

    title = t(language, f"{table['game']}-box-title")
    names = ", ".join(seat_name(seat, language) or t(language, "page-seat-open") for seat in table["seats"])
    return f"{title}: {names}"


async def wait_for_start(client: AsyncClient, seat: AsyncLiveSeat, visit: Visit) -> None:
    """Wait until the match starts; a host starts it when everybody is there."""
    from ludoteca.client import ServerRefused
    from ludoteca.locales import t
    from ludoteca.terminal.online_table import seat_name

    if seat.state.phase == "open" and not is_ready(seat):
        typer.echo(t(visit.language, "terminal-waiting"))
    printed = ""
    while seat.state.phase == "open":
        names = [seat_name(each, visit.language) for each in seat.table["seats"] if each["kind"] != "open"]
        line = t(visit.language, "terminal-who", {"names": ", ".join(names)})
        if line != printed:
            typer.echo(line)
        printed = line
        changed = change_check(seat)
        if is_ready(seat) and seat.table["seats"][seat.state.seats[0]]["host"]:
            with suppress(ServerRefused):  # another window of the host was faster
                await client.start(seat.table)
        await seat.until(changed)
    await seat.until(lambda: (seat.state.is_complete and bool(seat.state.views)) or None)


def change_check(seat: AsyncLiveSeat) -> Callable[[], bool | None]:
    """A check that is true when the table or its presence has changed, and None until then."""
    table, presence = seat.state.table, seat.state.presence
    return lambda: seat.state.table is not table or seat.state.presence is not presence or None


def is_ready(seat: AsyncLiveSeat) -> bool:
    """Whether we have a seat, all seats are taken, and everybody is there."""
    here = (seat.state.presence or {}).get("seats", [])
    taken = all(each["kind"] not in ("open", "invited") for each in seat.table["seats"])
    return bool(seat.state.seats) and taken and len(here) == len(seat.table["seats"]) and all(here)


async def play_online(table: OnlineTable, visit: Visit) -> None:
    """Play or watch at a server's table, full screen if possible."""
    if visit.plain or not can_draw():
        explain_plain(visit.plain)
        await play_plain(table, visit.language, start_line_reader())
        return
    from ludoteca.terminal.app import disable_colors, table_app

    disable_colors(visit.mono)
    await table_app(table, visit.language, visit.mono).run_async()
