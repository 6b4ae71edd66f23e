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

from ludoteca.cli.common import Json, Language, command, find_game, games_like, is_terminal, language_of, parse_options
from ludoteca.cli.playing import (
    PERSON,
    Mono,
    Plain,
    Players,
    TableOption,
    can_draw,
    check_program,
    check_table,
    is_mono,
    players_like,
    run_plain,
)
from ludoteca.cli.words import say
from ludoteca.core.errors import LudotecaError

if TYPE_CHECKING:
    from ludoteca.cli.online import OnlineTable
    from ludoteca.client import AsyncClient, AsyncLiveSeat
    from ludoteca.core.types import Document

Link = Annotated[str, typer.Argument(metavar="URL", help="help-argument-link")]
Name = Annotated[str | None, typer.Option(help="help-option-name")]
CLOCKS: dict[str, Document] = {
    "none": {"kind": "none"},
    "minute": {"kind": "move", "amount": 60},
    "minutes": {"kind": "move", "amount": 180},
    "bank": {"kind": "bank", "amount": 600, "increment": 10},
    "days": {"kind": "days", "amount": 3},
}
"""The clocks that the page offers too."""


def clocks_like(begun: str) -> list[str]:
    """The clocks whose names begin so, for the shell's completion."""
    return [name for name in CLOCKS if name.startswith(begun)]


@command("help-join", "help-panel-play")
def join(  # noqa: PLR0913 (a command's options are its parameters)
    url: Link,
    name: Name = None,
    new: Annotated[
        str | None,
        typer.Option("--new", metavar="help-word-game", help="help-option-new", autocompletion=games_like),
    ] = None,
    players: Players = None,
    against: Annotated[
        list[str] | None, typer.Option("--with", help="help-option-new-with", autocompletion=players_like)
    ] = None,
    option: TableOption = None,
    clock: Annotated[str, typer.Option(help="help-option-clock", autocompletion=clocks_like)] = "none",
    public: Annotated[bool, typer.Option("--public", help="help-option-public")] = False,
    lang: Language = None,
    plain: Plain = False,
    mono: Mono = False,
    as_json: Json = False,
) -> None:
    """Sit down at a table of a service and play there; come back to your seat at any time with the same link."""
    language = language_of(lang)
    wanted = None if new is None else wanted_table(new, players, against, option, clock) | {"public": public}
    attend(Visit(url, name, language, plain, is_mono(mono), as_json, seated=True, new=wanted))


def wanted_table(
    game: str, players: int | None, against: list[str] | None, option: list[str] | None, clock: str
) -> Document:
    """A table to be laid at a service; who is named last takes all seats that are left."""
    names = against or [PERSON]
    count, options = max(2, len(names) + 1) if players is None else players, parse_options(option or [])
    check_table(find_game(game), count, options)
    if len(names) >= count:
        raise LudotecaError("commands-too-many", others=len(names), seats=count)
    if clock not in CLOCKS:
        raise LudotecaError("commands-no-clock", clock=clock, clocks=", ".join(CLOCKS))
    seated = [names[min(seat, len(names)) - 1] for seat in range(1, count)]
    bots = {seat: who for seat, who in enumerate(seated, start=1) if who != PERSON}
    for level in bots.values():
        check_program(level)
    return {"game": game, "players": count, "options": options, "bots": bots, "clock": CLOCKS[clock]}


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
    new: Document | None = None
    """A table that is to be laid first."""


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
    from ludoteca.cli.online import known_as, read_address, take_seat
    from ludoteca.client import AsyncClient

    service, table, invitation = read_address(visit.url)
    if visit.new is not None and table is not None:
        raise LudotecaError("commands-new-alone")
    async with AsyncClient(service) as client:
        await known_as(client, visit.name)
        if visit.new is not None:
            table = await lay_table(client, visit.new)
        if table is None:
            return await tables_told(client, visit)
        if visit.seated or invitation is not None:
            await take_seat(client, table, invitation, visit.name)
        said, again = "", table
        while again:
            said, again = await one_match(client, again, visit)
        return said


async def one_match(client: AsyncClient, table: str, visit: Visit) -> tuple[str, str]:
    """Be at a table for one match; return what to say in the end, and where the same people play again, if they do."""
    from ludoteca.cli.online import OnlineTable, sit_down_again

    async with client.sit(table) as seat:
        online = OnlineTable(client, seat, f"{client.base_url}/table/{table}", visit.language)
        await until_begun(client, seat, visit)
        await online.begin()
        if visit.seated:
            await sit_down_again(seat)
        await play_there(online, visit)
        return online.farewell(visit.language), online.next or ""


async def lay_table(client: AsyncClient, wanted: Document) -> str:
    """Lay a table, and say by which links the others come; it begins when everybody is there."""
    table = await client.make_table(**wanted)
    typer.echo(say("commands-table-laid", address=f"{client.base_url}/table/{table['id']}"))
    for seat in table["seats"]:
        if seat["kind"] == "open":
            link = (await client.invite(table, seat["seat"]))["link"]
            typer.echo(say("commands-invitation", number=seat["seat"] + 1, link=f"{client.base_url}{link}"))
    return str(table["id"])


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
    from ludoteca.cli.online import name_of
    from ludoteca.locales import t

    title = t(language, f"{table['game']}-box-title")
    names = ", ".join(name_of(seat, language) or t(language, "page-seat-open") for seat in table["seats"])
    return f"{title}: {names}"


async def until_begun(client: AsyncClient, seat: AsyncLiveSeat, visit: Visit) -> None:
    """Wait until everybody is there and the match begins; a host begins it then."""
    from ludoteca.cli.online import name_of
    from ludoteca.client import ServiceRefused
    from ludoteca.locales import t

    if seat.state.phase == "open" and not is_ready(seat):
        typer.echo(t(visit.language, "terminal-waiting"))
    told = ""
    while seat.state.phase == "open":
        names = [name_of(each, visit.language) for each in seat.table["seats"] if each["kind"] != "open"]
        said = t(visit.language, "terminal-who", {"names": ", ".join(names)})
        if said != told:
            typer.echo(said)
        told = said
        changed = changed_from(seat)
        if is_ready(seat) and seat.table["seats"][seat.state.seats[0]]["host"]:
            with suppress(ServiceRefused):  # another window of the host was quicker
                await client.start(seat.table)
        await seat.until(changed)
    await seat.until(lambda: (seat.state.is_complete and bool(seat.state.views)) or None)


def changed_from(seat: AsyncLiveSeat) -> Callable[[], bool | None]:
    """Whether something at the table is another than now; None as long as it is not."""
    table, presence = seat.state.table, seat.state.presence
    return lambda: seat.state.table is not table or seat.state.presence is not presence or None


def is_ready(seat: AsyncLiveSeat) -> bool:
    """Whether we sit at the table, all seats are taken, and everybody is there."""
    here = (seat.state.presence or {}).get("seats", [])
    taken = all(each["kind"] != "open" for each in seat.table["seats"])
    return bool(seat.state.seats) and taken and len(here) == len(seat.table["seats"]) and all(here)


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
