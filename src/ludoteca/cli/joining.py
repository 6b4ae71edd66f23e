"""Commands for tables at a service: join, watch."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.common import Json, Language, command, is_terminal, language_of
from ludoteca.cli.playing import Mono, Plain, can_draw, is_mono, run_plain

if TYPE_CHECKING:
    from ludoteca.cli.online import OnlineTable
    from ludoteca.client import AsyncClient, AsyncLiveSeat
    from ludoteca.core.types import Document

Link = Annotated[str, typer.Argument(metavar="URL", help="help-argument-link")]
Name = Annotated[str | None, typer.Option(help="help-option-name")]


@command("help-join", "help-panel-play")
def join(
    url: Link,
    name: Name = None,
    lang: Language = None,
    plain: Plain = False,
    mono: Mono = False,
    as_json: Json = False,
) -> None:
    """Sit down at a table of a service and play there; come back to your seat at any time with the same link."""
    attend(Visit(url, name, language_of(lang), plain, is_mono(mono), as_json, seated=True))


@command("help-watch", "help-panel-play")
def watch(
    url: Link, name: Name = None, lang: Language = None, plain: Plain = False, mono: Mono = False, as_json: Json = False
) -> None:
    """Watch a table of a service; you see nobody's secrets."""
    attend(Visit(url, name, language_of(lang), plain, is_mono(mono), as_json, seated=False))


@dataclass(frozen=True)
class Visit:
    """Somebody's wish to be at a table."""

    url: str
    name: str | None
    language: str
    plain: bool
    mono: bool
    as_json: bool
    seated: bool


def attend(visit: Visit) -> None:
    """Be at a table until the match ends or the person goes; what is left to say is said then."""
    from ludoteca.locales import t

    try:
        said = asyncio.run(be_there(visit))
    except KeyboardInterrupt:
        command = f"ludoteca {'join' if visit.seated else 'watch'} {visit.url}"
        said = "\n" + t(visit.language, "terminal-saved", {"command": command})
    if said:
        typer.echo(said)


async def be_there(visit: Visit) -> str:
    """Come to the table, and return what to say when the person goes."""
    from ludoteca.cli.online import OnlineTable, known_as, read_address, take_seat
    from ludoteca.client import AsyncClient

    service, table, invitation = read_address(visit.url)
    async with AsyncClient(service) as client:
        await known_as(client, visit.name)
        if table is None:
            return await tables_told(client, visit)
        if visit.seated or invitation is not None:
            await take_seat(client, table, invitation, visit.name)
        async with client.sit(table) as seat:
            online = OnlineTable(client, seat, f"{service}/table/{table}", visit.language)
            await until_begun(seat, visit)
            await online.begin()
            await play_there(online, visit)
            return online.farewell(visit.language)


async def tables_told(client: AsyncClient, visit: Visit) -> str:
    """The tables of a service that one may join or watch, and one's own, with their links."""
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
    from ludoteca.terminal.saved import printable

    title = t(language, f"{table['game']}-box-title")
    names = ", ".join(printable(seat["name"]) or t(language, "page-seat-open") for seat in table["seats"])
    return f"{title}: {names}"


async def until_begun(seat: AsyncLiveSeat, visit: Visit) -> None:
    """Wait until everybody has sat down and the match begins."""
    from ludoteca.locales import t
    from ludoteca.terminal.saved import printable

    if seat.state.phase == "open":
        typer.echo(t(visit.language, "terminal-waiting"))
    told = ""
    while seat.state.phase == "open":
        names = [printable(each["name"]) for each in seat.table["seats"] if each["kind"] != "open"]
        said = t(visit.language, "terminal-who", {"names": ", ".join(names)})
        if said != told:
            typer.echo(said)
        told = said
        await seat.until(changed_from(seat))
    await seat.until(lambda: (seat.state.is_complete and bool(seat.state.views)) or None)


def changed_from(seat: AsyncLiveSeat) -> Callable[[], bool | None]:
    """Whether the table's document is another one than now; None as long as it is not."""
    known = seat.state.table
    return lambda: seat.state.table is not known or None


async def play_there(table: OnlineTable, visit: Visit) -> None:
    """Play or watch, full screen where there is one."""
    if visit.plain or not can_draw():
        await run_plain(table, visit.language, line_reader())
        return
    from ludoteca.terminal.app import leave_out_colours, table_app

    leave_out_colours(visit.mono)
    await table_app(table, visit.language, visit.mono).run_async()


def typed_lines() -> Iterator[str]:
    """The lines of standard input; without its buffer, whose lock a thread must not hold when Python ends."""
    try:
        descriptor = sys.stdin.fileno()
    except (AttributeError, OSError, ValueError):
        yield from sys.stdin or ()
        return
    with open(descriptor, "rb", buffering=0, closefd=False) as raw:
        for line in raw:
            yield line.decode("utf-8", "replace")


def line_reader() -> Callable[[], Awaitable[str]]:
    """Lines from standard input, read in a thread of their own, so that the connection lives on meanwhile."""
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def read() -> None:
        with suppress(RuntimeError):  # the loop may be closed by then
            for line in typed_lines():
                loop.call_soon_threadsafe(lines.put_nowait, line)
            loop.call_soon_threadsafe(lines.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()

    async def ask() -> str:
        if is_terminal(sys.stdin):
            typer.echo("> ", nl=False)
        line = await lines.get()
        if line is None:
            lines.put_nowait(None)
            raise EOFError
        return line

    return ask
