"""HTTP for tables: making, inviting, joining, starting, listing. What happens in a match goes over the socket."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.game import Option
from ludoteca.core.library import game as find_game
from ludoteca.core.library import game_names
from ludoteca.core.types import Document
from ludoteca.match.clocks import Clock
from ludoteca.search.levels import LEVELS
from ludoteca.server import chat, lobby
from ludoteca.server.errors import Problem
from ludoteca.server.house import house
from ludoteca.server.identity import Person, maybe_person, person_of
from ludoteca.server.limits import address_of
from ludoteca.server.lobby import FINISHED, TableRow
from ludoteca.server.models import (
    Accepting,
    Beginning,
    ChatLine,
    ChatSwitch,
    Done,
    GameTold,
    House,
    Invitation,
    InvitationWanted,
    Joining,
    MyTable,
    NewTable,
    OptionTold,
    Report,
    SeatToFill,
    TableTold,
    Trouble,
)
from ludoteca.server.room import version
from ludoteca.server.schema import matches
from ludoteca.server.table import LiveTable
from ludoteca.server.words import checked_name

router = APIRouter(
    prefix="/api",
    tags=["tables"],
    responses={code: {"model": Trouble} for code in (400, 401, 403, 404, 409, 413, 415, 422, 429)},
)

TableId = Annotated[str, Path(max_length=16, pattern="^[a-z2-9]+$", description="A table's id.")]
SeatId = Annotated[int, Path(ge=0, le=7)]
RevokedSeat = Annotated[
    int | None, Query(ge=0, le=7, description="Whose seat's link; the one for watching if left out.")
]
Me = Annotated[Person, Depends(person_of)]


@router.get("/house")
async def what_there_is() -> House:
    """What there is to play, against whom, and what can be said quickly."""
    return House(
        version=version(),
        games=[game_told(name) for name in game_names()],
        levels=list(LEVELS),
        phrases=list(chat.PHRASES),
    )


def game_told(name: str) -> GameTold:
    """A game's traits."""
    found = find_game(name)
    return GameTold(
        name=name,
        title=found.title,
        credits=found.credits,
        players=list(found.players),
        options=[option_told(each, found.players) for each in found.options],
        actions=found.action_count,
    )


def option_told(option: Option, players: Iterable[int]) -> OptionTold:
    """A table option's choices."""
    return OptionTold(
        name=option.name,
        choices=list(option.choices),
        choices_by_players={count: list(option.choices_for(count)) for count in players},
        rule=option.rule,
        explanation=option.explanation,
    )


async def seen_table(request: Request, table: str) -> LiveTable:
    """A table that the asker may see; to others it does not exist."""
    here = house(request)
    person = await maybe_person(request)
    live = await here.tables.get(table)
    if live is not None and await lobby.may_watch(here.database, live.row, person.id if person else None):
        return live
    raise Problem(404, "table", "There is no such table, or it is not public and you were not invited.")


async def check_host(request: Request, table: str, me: Person) -> None:
    """Only the host may go on."""
    live = await seen_table(request, table)
    if live.row.host != me.id:
        raise Problem(403, "host", "Only the host of the table can do this.")


async def stored_table(connection: AsyncConnection, table: str) -> TableRow:
    """A table as it is stored at this moment: while a request waited to write, it may have begun or gone."""
    row = await lobby.load_table(connection, table)
    if row is None:
        raise Problem(404, "table", "This table no longer exists.")
    return row


@router.post("/tables", status_code=201)
async def make_table(request: Request, wanted: NewTable, me: Me) -> MyTable:
    """Make a table and sit down; you are its host."""
    here = house(request)
    check_making(request, me)
    clock = Clock(wanted.clock.kind, wanted.clock.amount, wanted.clock.increment)
    plan = lobby.Plan(
        wanted.game, wanted.players, dict(wanted.options), clock, wanted.public, wanted.chat, wanted.rated
    ).checked()
    names = [checked_name(name) for name in wanted.names] or [me.name]
    if not all(seat.isascii() and seat.isdigit() and len(seat) == 1 for seat in wanted.bots):
        raise Problem(422, "seats", "Bots are listed by seat number.")
    bots = {int(seat): level for seat, level in wanted.bots.items()}
    table = await lobby.make_table(here.database, plan, me, names, bots)
    await here.tables.changed(table)
    return await my_table(request, table, me)


def check_making(request: Request, me: Person) -> None:
    """Refuse a person or an address that makes tables too often."""
    limits = house(request).limits
    limits.check("tables", me.id)
    limits.check("tables_address", address_of(request))


async def my_table(request: Request, table: str, me: Person) -> MyTable:
    """A table as its own people see it."""
    live = await house(request).tables.get(table)
    if live is None:
        raise Problem(404, "table", "This table no longer exists.")
    return MyTable.model_validate(mine(live, me))


def mine(live: LiveTable, me: Person) -> Document:
    """A table with what concerns the asker."""
    held = live.row.seats_of(me.id)
    to_move = live.match.to_move if live.match else None
    return live.document() | {"mine": held, "my_turn": to_move in held, "host": live.row.host == me.id}


@router.get("/tables", response_model=list[TableTold])
async def public_tables(request: Request) -> Response:
    """Public tables: those that wait for people, and those that can be watched."""
    return Response(await house(request).tables.public.told(), media_type="application/json")


@router.get("/tables/mine")
async def my_tables(request: Request, me: Me) -> list[MyTable]:
    """My tables, and whose turn it is; finished ones last."""
    here = house(request)
    async with here.database.reading() as connection:
        theirs = await lobby.tables_of(connection, me.id)
    found = [await here.tables.get(table) for table in theirs]
    return [MyTable.model_validate(mine(live, me)) for live in found if live is not None]


@router.post("/invitations/accept")
async def accept(request: Request, accepting: Accepting, me: Me) -> MyTable:
    """Come to a table by an invitation: to its seat, or to watch."""
    here = house(request)
    here.limits.check("join", me.id)
    async with here.database.writing() as connection:
        table, seat = await lobby.redeem(connection, accepting.token)
        row = await stored_table(connection, table)
        if seat is None:
            await lobby.let_watch(connection, table, me.id)
        elif seat not in row.seats_of(me.id):
            await lobby.sit(
                connection, row, seat, me, checked_name(me.name if accepting.name is None else accepting.name)
            )
    await here.tables.changed(table)
    return await my_table(request, table, me)


@router.get("/tables/{table}")
async def one_table(request: Request, table: TableId) -> TableTold:
    """A table, if it is public, finished, or you belong there."""
    return TableTold.model_validate((await seen_table(request, table)).document())


@router.delete("/tables/{table}")
async def remove_table(request: Request, table: TableId, me: Me) -> Done:
    """Remove a table that has not begun."""
    here = house(request)
    await check_host(request, table, me)
    async with here.database.writing() as connection:
        await lobby.close_table(connection, await stored_table(connection, table))
    await here.tables.changed(table)
    return Done()


@router.post("/tables/{table}/join")
async def join(request: Request, table: TableId, joining: Joining, me: Me) -> MyTable:
    """Sit down at a public table, on a given seat, or on the first open one if you do not sit there yet."""
    here = house(request)
    here.limits.check("join", me.id)
    live = await seen_table(request, table)
    if not live.row.public and live.row.host != me.id:
        raise Problem(403, "invitation", "This table is not public. You need an invitation.")
    name = checked_name(me.name if joining.name is None else joining.name)
    async with here.database.writing() as connection:
        row = await stored_table(connection, table)
        held, free = row.seats_of(me.id), [number for number, seat in enumerate(row.seats) if seat.kind == "open"]
        seat = joining.seat if joining.seat is not None else next(iter(held + free), None)
        if seat is None or seat not in range(len(row.seats)):
            raise Problem(409, "taken", "There is no open seat at this table.")
        if seat not in held:
            await lobby.sit(connection, row, seat, me, name)
    await here.tables.changed(table)
    return await my_table(request, table, me)


@router.post("/tables/{table}/leave")
async def leave(request: Request, table: TableId, me: Me) -> Done:
    """Get up from a table that has not begun; a running match is left over its socket."""
    here = house(request)
    await seen_table(request, table)
    async with here.database.writing() as connection:
        row = await stored_table(connection, table)
        if not row.seats_of(me.id):
            raise Problem(409, "seat", "You have no seat at this table.")
        for seat in row.seats_of(me.id):
            await lobby.set_seat(connection, row, seat, None)
    await here.tables.changed(table)
    return Done()


@router.put("/tables/{table}/seats/{seat}")
async def fill_seat(request: Request, table: TableId, seat: SeatId, filling: SeatToFill, me: Me) -> TableTold:
    """Put a bot on a seat, or open it again; who sat there has to get up."""
    here = house(request)
    await check_host(request, table, me)
    async with here.database.writing() as connection:
        await lobby.set_seat(connection, await stored_table(connection, table), seat, filling.bot)
    await here.tables.changed(table)
    return await one_table(request, table)


@router.post("/tables/{table}/invitations", status_code=201)
async def invite(request: Request, table: TableId, wanted: InvitationWanted, me: Me) -> Invitation:
    """Make a link for a seat or for watching; an earlier link for the same is revoked."""
    here = house(request)
    await check_host(request, table, me)
    async with here.database.writing() as connection:
        token = await lobby.invite(connection, await stored_table(connection, table), wanted.seat)
    await here.tables.changed(table)
    return Invitation(table=table, seat=wanted.seat, token=token, link=f"/table/{table}#invitation={token}")


@router.delete("/tables/{table}/invitations")
async def revoke(request: Request, table: TableId, me: Me, seat: RevokedSeat = None) -> Done:
    """Revoke the link for a seat, or for watching; who watched by it is sent away."""
    here = house(request)
    await check_host(request, table, me)
    async with here.database.writing() as connection:
        await lobby.revoke(connection, await stored_table(connection, table), seat)
    await here.tables.changed(table)
    return Done()


@router.post("/tables/{table}/start")
async def start(request: Request, table: TableId, beginning: Beginning, me: Me) -> TableTold:
    """Begin the match."""
    here = house(request)
    await check_host(request, table, me)
    async with here.database.writing() as connection:
        await lobby.start(connection, await stored_table(connection, table), beginning.fill)
    await here.tables.changed(table)
    return await one_table(request, table)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(request: Request, table: TableId, me: Me) -> MyTable:
    """Play again: a new table with the same people and bots, everybody one seat on; the first who asks makes it."""
    here = house(request)
    check_making(request, me)
    live = await seen_table(request, table)
    if live.row.phase != FINISHED:
        raise Problem(409, "phase", "The match is not over yet.")
    if not live.row.seats_of(me.id):
        raise Problem(403, "seat", "Only players of this match can ask for a rematch.")
    again = await lobby.rematch(here.database, live.row, me)
    for one in (table, again):
        await here.tables.changed(one)
    return await my_table(request, again, me)


@router.put("/tables/{table}/chat")
async def switch_chat(request: Request, table: TableId, switch: ChatSwitch, me: Me) -> TableTold:
    """Turn the chat on or off."""
    here = house(request)
    await check_host(request, table, me)
    async with here.database.writing() as connection:
        await connection.execute(update(matches).where(matches.c.id == table).values(chat=switch.chat))
    await here.tables.changed(table)
    return await one_table(request, table)


async def member(request: Request, table: str, me: Person) -> LiveTable:
    """A table at which the asker sits."""
    live = await seen_table(request, table)
    if not live.row.seats_of(me.id):
        raise Problem(403, "seat", "Only players at this table can do this.")
    return live


@router.get("/tables/{table}/messages")
async def messages(request: Request, table: TableId, me: Me) -> list[ChatLine]:
    """The latest lines of the chat."""
    await member(request, table, me)
    found = await chat.history(house(request).database, table, me.id)
    return [ChatLine.model_validate(line) for line in found]


LineNumber = Annotated[int, Path(ge=1, le=1_000_000)]


@router.post("/tables/{table}/messages/{number}/mute")
async def mute(request: Request, table: TableId, number: LineNumber, me: Me) -> Done:
    """Hear no more of who said a line."""
    await member(request, table, me)
    async with house(request).database.writing() as connection:
        await chat.mute(connection, me.id, await chat.author(connection, table, number))
    return Done()


@router.post("/tables/{table}/messages/{number}/report")
async def report(request: Request, table: TableId, number: LineNumber, told: Report, me: Me) -> Done:
    """Tell the host of the service about a line."""
    await member(request, table, me)
    house(request).limits.check("reports", me.id)
    async with house(request).database.writing() as connection:
        await chat.report(connection, table, number, me.id, told.reason)
    return Done()
