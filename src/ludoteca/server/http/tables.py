"""HTTP for tables: opening, inviting, joining, starting, listing. The match itself is played over the socket."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.game import Option
from ludoteca.core.library import game as find_game
from ludoteca.core.library import game_names
from ludoteca.core.types import Document
from ludoteca.match.clocks import Clock
from ludoteca.search.levels import LEVELS
from ludoteca.server.context import context_of
from ludoteca.server.edge.addresses import address_of
from ludoteca.server.edge.authentication import Person, maybe_person
from ludoteca.server.edge.own_addresses import addresses_for_others
from ludoteca.server.errors import RequestRefused
from ludoteca.server.http.models import (
    REFUSAL,
    AcceptRequest,
    ChatLine,
    ChatSetting,
    Done,
    GameDocument,
    Invitation,
    InvitationDetails,
    InvitationRequest,
    InvitationToken,
    JoinRequest,
    MyTable,
    NewTable,
    OptionDocument,
    Report,
    SeatRequest,
    ServerInfo,
    StartRequest,
    TableDocument,
)
from ludoteca.server.http.parameters import Me, TableId
from ludoteca.server.http.public_tables import public_tables_at
from ludoteca.server.live import chat, dealing, lobby
from ludoteca.server.live.registry import tables_at
from ludoteca.server.live.table import LiveTable
from ludoteca.server.people.names import clean_name
from ludoteca.server.store.schema import matches
from ludoteca.server.store.tables import FINISHED, TableRow, load_table, tables_of
from ludoteca.server.version import version

router = APIRouter(
    prefix="/api",
    tags=["tables"],
    responses=dict.fromkeys((400, 401, 403, 404, 409, 413, 415, 422, 429), REFUSAL),
)

SeatId = Annotated[int, Path(ge=0, le=7)]
RevokedSeat = Annotated[
    int | None, Query(ge=0, le=7, description="The seat of the invitation. Default: the invitation to watch.")
]


@router.get("/house")
async def get_server_info() -> ServerInfo:
    """The games, the levels of bots and the quick phrases of this server."""
    return ServerInfo(
        version=version(),
        games=[game_document(name) for name in game_names()],
        levels=list(LEVELS),
        phrases=list(chat.PHRASES),
    )


def game_document(name: str) -> GameDocument:
    """A game's document."""
    game = find_game(name)
    return GameDocument(
        name=name,
        title=game.title,
        credits=game.credits,
        players=list(game.players),
        options=[option_document(option, game.players) for option in game.options],
        actions=game.action_count,
    )


def option_document(option: Option, players: Iterable[int]) -> OptionDocument:
    """An option's document."""
    return OptionDocument(
        name=option.name,
        choices=list(option.choices),
        choices_by_players={count: list(option.choices_for(count)) for count in players},
        rule=option.rule,
        explanation=option.explanation,
    )


async def visible_table(request: Request, table: str) -> LiveTable:
    """A table that the person may see; for others it does not exist."""
    context = context_of(request)
    person = await maybe_person(request)
    live = await tables_at(request).get(table, address_of(request))
    if live is not None and await lobby.may_watch(context.database, live.row, person.id if person else None):
        return live
    raise RequestRefused(404, "table", "There is no such table, or it is not public and you were not invited.")


async def check_host(request: Request, table: str, me: Person) -> None:
    """Refuse anybody but the host."""
    live = await visible_table(request, table)
    if live.row.host != me.id:
        raise RequestRefused(403, "host", "Only the host of the table can do this.")


async def stored_table(connection: AsyncConnection, table: str) -> TableRow:
    """A table as it is stored now: while a request waited to write, it may have been started or removed."""
    row = await load_table(connection, table)
    if row is None:
        raise RequestRefused(404, "table", "This table no longer exists.")
    return row


@router.post("/tables", status_code=201)
async def make_table(request: Request, wanted: NewTable, me: Me) -> MyTable:
    """Open a table and take a seat; you are its host."""
    context = context_of(request)
    check_table_limits(request, me)
    clock = Clock(wanted.clock.kind, wanted.clock.amount, wanted.clock.increment)
    plan = lobby.Plan(
        wanted.game,
        wanted.players,
        dict(wanted.options),
        clock,
        wanted.public,
        wanted.chat,
        wanted.rated,
        wanted.programs,
        wanted.hints,
    ).check()
    names = [clean_name(name) for name in wanted.names] or [me.name]
    if not all(seat.isascii() and seat.isdigit() and len(seat) == 1 for seat in wanted.bots):
        raise RequestRefused(422, "seats", "Bots are listed by seat number.")
    bots = {int(seat): level for seat, level in wanted.bots.items()}
    table = await lobby.make_table(context.database, plan, me, names, bots)
    await tables_at(request).refresh(table)
    return await my_table(request, table, me)


def check_table_limits(request: Request, me: Person) -> None:
    """Refuse a person or an address that opens tables too often."""
    limits = context_of(request).limits
    context_of(request).note_address(me.id, address_of(request))
    limits.check("tables", me.id)
    limits.check("tables_address", address_of(request))


async def my_table(request: Request, table: str, me: Person) -> MyTable:
    """A table as one of its people sees it."""
    live = await tables_at(request).get(table)
    if live is None:
        raise RequestRefused(404, "table", "This table no longer exists.")
    return MyTable.model_validate(my_document(live.row, live.document(), me))


def my_document(row: TableRow, document: Document, me: Person) -> Document:
    """A table's document with the seats of a person."""
    held, to_move = row.seats_of(me.id), document["to_move"]
    return document | {
        "mine": held,
        "invited": row.invited_seats(me.id),
        "my_turn": to_move in held and document["seats"][to_move]["bot"] is None,
        "host": row.host == me.id,
    }


@router.get("/tables", response_model=list[TableDocument])
async def public_tables(request: Request) -> Response:
    """Public tables: those with open seats, and those that can be watched."""
    return Response(await public_tables_at(request).get(), media_type="application/json")


@router.get("/tables/mine")
async def my_tables(request: Request, me: Me) -> list[MyTable]:
    """My tables, and whose turn it is; finished ones last."""
    context = context_of(request)
    async with context.database.reading() as connection:
        ids = await tables_of(connection, me.id)
    found = await tables_at(request).describe(ids)
    return [MyTable.model_validate(my_document(row, document, me)) for row, document in found]


@router.post("/invitations/accept")
async def accept_invitation(request: Request, accepting: AcceptRequest, me: Me) -> MyTable:
    """Accept an invitation to a seat, or to watch."""
    context = context_of(request)
    context.limits.check("join", me.id)
    async with context.database.writing() as connection:
        table, seat = await lobby.redeem(connection, accepting.token)
        row = await stored_table(connection, table)
        if seat is None:
            await lobby.let_watch(connection, table, me.id)
        elif seat not in row.seats_of(me.id):
            await lobby.sit(
                connection, row, seat, me, clean_name(me.name if accepting.name is None else accepting.name)
            )
    await tables_at(request).refresh(table)
    return await my_table(request, table, me)


@router.post("/invitations/details")
async def read_invitation(request: Request, asked: InvitationToken) -> InvitationDetails:
    """Who invites, and to what; the invitation stays valid."""
    async with context_of(request).database.reading() as connection:
        table, seat = await lobby.redeem(connection, asked.token)
        row = await stored_table(connection, table)
        host = await lobby.host_name(connection, row)
    details = row.document()
    chosen = {name: details[name] for name in ("game", "players", "clock", "public", "rated", "hints")}
    return InvitationDetails(host=host, seat=seat, **chosen)


@router.get("/tables/{table}")
async def get_table(request: Request, table: TableId) -> TableDocument:
    """A table, if it is public or finished, or if you are a member."""
    return TableDocument.model_validate((await visible_table(request, table)).document())


@router.delete("/tables/{table}")
async def remove_table(request: Request, table: TableId, me: Me) -> Done:
    """Remove a table whose match has not started."""
    context = context_of(request)
    await check_host(request, table, me)
    async with context.database.writing() as connection:
        await lobby.close_table(connection, await stored_table(connection, table))
    await tables_at(request).refresh(table)
    return Done()


@router.post("/tables/{table}/join")
async def join(request: Request, table: TableId, joining: JoinRequest, me: Me) -> MyTable:
    """Take a seat: one that is reserved for you, or at a public table a given one or the first open one."""
    context = context_of(request)
    context.limits.check("join", me.id)
    live = await visible_table(request, table)
    if not live.row.public and live.row.host != me.id and not live.row.invited_seats(me.id):
        raise RequestRefused(403, "invitation", "This table is not public. You need an invitation.")
    name = None if joining.name is None else clean_name(joining.name)
    async with context.database.writing() as connection:
        row = await stored_table(connection, table)
        held, reserved = row.seats_of(me.id), row.invited_seats(me.id)
        free = [number for number, seat in enumerate(row.seats) if seat.kind == "open"]
        wanted = [joining.seat] if joining.seat is not None else reserved or (held + free)[:1]
        if not wanted or wanted[0] not in range(len(row.seats)):
            raise RequestRefused(409, "taken", "There is no open seat at this table.")
        if not row.public and row.host != me.id and wanted[0] not in held + reserved:
            raise RequestRefused(403, "invitation", "This table is not public. You need an invitation.")
        for seat in wanted:
            if seat not in held:
                await lobby.sit(connection, row, seat, me, name or row.seats[seat].name or clean_name(me.name))
    await tables_at(request).refresh(table)
    return await my_table(request, table, me)


@router.post("/tables/{table}/decline")
async def decline(request: Request, table: TableId, me: Me) -> Done:
    """Decline the seats that are reserved for you; they become open."""
    context = context_of(request)
    await visible_table(request, table)
    async with context.database.writing() as connection:
        await lobby.decline(connection, await stored_table(connection, table), me.id)
    await tables_at(request).refresh(table)
    return Done()


@router.post("/tables/{table}/leave")
async def leave(request: Request, table: TableId, me: Me) -> Done:
    """Leave the seats at a table whose match has not started; a running match is left over its socket."""
    context = context_of(request)
    await visible_table(request, table)
    async with context.database.writing() as connection:
        row = await stored_table(connection, table)
        if not row.seats_of(me.id):
            raise RequestRefused(409, "seat", "You have no seat at this table.")
        for seat in row.seats_of(me.id):
            await lobby.set_seat(connection, row, seat, None)
    await tables_at(request).refresh(table)
    return Done()


@router.put("/tables/{table}/seats/{seat}")
async def fill_seat(request: Request, table: TableId, seat: SeatId, filling: SeatRequest, me: Me) -> TableDocument:
    """Give a seat to a bot, or open it again; the person at the seat loses it and cannot sit down here again."""
    context = context_of(request)
    await check_host(request, table, me)
    async with context.database.writing() as connection:
        row = await stored_table(connection, table)
        await lobby.set_seat(connection, row, seat, filling.bot)
        await lobby.remove_person(connection, row, seat)
    await tables_at(request).refresh(table)
    return await get_table(request, table)


@router.post("/tables/{table}/invitations", status_code=201)
async def invite(request: Request, table: TableId, wanted: InvitationRequest, me: Me) -> Invitation:
    """Make an invitation to a seat or to watch; an earlier one to the same is revoked."""
    context = context_of(request)
    await check_host(request, table, me)
    async with context.database.writing() as connection:
        token = await lobby.invite(connection, await stored_table(connection, table), wanted.seat)
    await tables_at(request).refresh(table)
    return Invitation(
        table=table,
        seat=wanted.seat,
        token=token,
        link=f"/table/{table}#invitation={token}",
        addresses=addresses_for_others(request.url, context.settings.host),
    )


@router.delete("/tables/{table}/invitations")
async def revoke(request: Request, table: TableId, me: Me, seat: RevokedSeat = None) -> Done:
    """Revoke the invitation to a seat, or to watch; its spectators are disconnected."""
    context = context_of(request)
    await check_host(request, table, me)
    async with context.database.writing() as connection:
        await lobby.revoke(connection, await stored_table(connection, table), seat)
    await tables_at(request).refresh(table)
    return Done()


@router.post("/tables/{table}/start")
async def start(request: Request, table: TableId, beginning: StartRequest, me: Me) -> TableDocument:
    """Start the match."""
    context = context_of(request)
    await check_host(request, table, me)
    live = await visible_table(request, table)
    deal = await dealing.prepare_deal(live, beginning.fill, beginning.random)
    async with context.database.writing() as connection:
        await lobby.lock_table(connection, table)
        await lobby.start(connection, await stored_table(connection, table), beginning.fill, deal)
    await tables_at(request).refresh(table)
    return await get_table(request, table)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(request: Request, table: TableId, me: Me) -> MyTable:
    """Play again: open a table with the same bots, and seats that are reserved for the same people, each one seat on.

    The others accept with the same request or by joining, or they decline.
    """
    context = context_of(request)
    check_table_limits(request, me)
    live = await visible_table(request, table)
    if live.row.phase != FINISHED:
        raise RequestRefused(409, "phase", "The match is not over yet.")
    if not live.row.seats_of(me.id):
        raise RequestRefused(403, "seat", "Only players of this match can ask for a rematch.")
    new_table = await lobby.rematch(context.database, live.row, me)
    for changed in (new_table, table):
        await tables_at(request).refresh(changed)
    await visible_table(request, new_table)
    return await my_table(request, new_table, me)


@router.put("/tables/{table}/chat")
async def switch_chat(request: Request, table: TableId, switch: ChatSetting, me: Me) -> TableDocument:
    """Turn the chat on or off."""
    context = context_of(request)
    await check_host(request, table, me)
    async with context.database.writing() as connection:
        await connection.execute(update(matches).where(matches.c.id == table).values(chat=switch.chat))
    await tables_at(request).refresh(table)
    return await get_table(request, table)


async def check_player(request: Request, table: str, me: Person) -> None:
    """Refuse anybody but the table's players."""
    live = await visible_table(request, table)
    if not live.row.seats_of(me.id):
        raise RequestRefused(403, "seat", "Only players at this table can do this.")


@router.get("/tables/{table}/messages")
async def messages(request: Request, table: TableId, me: Me) -> list[ChatLine]:
    """The latest lines of the chat."""
    await check_player(request, table, me)
    found = await chat.history(context_of(request).database, table, me.id)
    return [ChatLine.model_validate(line) for line in found]


LineNumber = Annotated[int, Path(ge=1, le=1_000_000)]


@router.post("/tables/{table}/messages/{number}/mute")
async def mute(request: Request, table: TableId, number: LineNumber, me: Me) -> Done:
    """Mute the author of a line."""
    await check_player(request, table, me)
    async with context_of(request).database.writing() as connection:
        await chat.mute(connection, me.id, await chat.author(connection, table, number))
    return Done()


@router.post("/tables/{table}/messages/{number}/report")
async def report(request: Request, table: TableId, number: LineNumber, report: Report, me: Me) -> Done:
    """Report a line to the server's operator."""
    await check_player(request, table, me)
    context_of(request).limits.check("reports", me.id)
    async with context_of(request).database.writing() as connection:
        await chat.report(connection, table, number, me.id, report.reason)
    return Done()
