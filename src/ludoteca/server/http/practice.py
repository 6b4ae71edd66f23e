"""HTTP for authors of programs: one request opens a table to try a program at, and starts the match."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import Field, StrictBool, StrictInt, StrictStr

from ludoteca.core.library import game as find_game
from ludoteca.core.library import game_names
from ludoteca.match.clocks import Clock
from ludoteca.server.context import context_of
from ludoteca.server.edge.authentication import Person, maybe_person
from ludoteca.server.errors import RequestRefused
from ludoteca.server.http.models import REFUSAL, RequestModel, ResponseModel
from ludoteca.server.http.people import Guest, NameText, NewName, add_program, enter_as_guest
from ludoteca.server.http.tables import check_table_limits, stored_table
from ludoteca.server.live import dealing, lobby
from ludoteca.server.live.registry import tables_at

router = APIRouter(
    prefix="/api",
    tags=["tables"],
    responses=dict.fromkeys((400, 401, 403, 404, 409, 413, 415, 422, 429), REFUSAL),
)
SELF = "self"


class PracticeRequest(RequestModel):
    """A table for trying a program."""

    game: StrictStr = Field(max_length=40, examples=["lanterns"])
    against: StrictStr = Field(
        default="novice",
        max_length=40,
        description="The level of the bots on the other seats, or `self`: the program has all seats.",
    )
    players: StrictInt | None = Field(default=None, ge=1, le=8, description="Default: the fewest of the game.")
    seat: StrictInt = Field(default=0, ge=0, le=7, description="The program's seat.")
    options: dict[str, StrictBool | StrictStr] = Field(default_factory=dict, max_length=20)
    name: NameText = Field(default="My bot", description="The name of a new program.")


class Practice(ResponseModel):
    """A table whose match has started: connect to its `socket` with the header `Authorization: Bearer TOKEN`."""

    table: str
    token: str | None = Field(description="The token of the new program, shown only now; null if you sent one.")
    seats: list[int] = Field(description="The seats of the program.")
    socket: str = Field(description="The path of the table's socket.")
    watch: str = Field(description="A link for people who want to watch; it can be passed on.")


@router.post("/practice", status_code=201)
async def practice(request: Request, response: Response, wanted: PracticeRequest) -> Practice:
    """Open a private table against bots or against itself for a program, and start the match.

    With the token of a program, the table is for that program. Otherwise a new program is created, for you if you are
    logged in, for a new guest if you are not.
    """
    plan = practice_plan(wanted)
    program, token = await program_of(request, response, wanted.name)
    check_table_limits(request, program)
    seats = list(range(plan.players)) if wanted.against == SELF else [wanted.seat]
    bots = {seat: wanted.against for seat in range(plan.players) if seat not in seats}
    table = await lobby.make_table(context_of(request).database, plan, program, [program.name] * len(seats), bots)
    link = await start_match(request, table)
    return Practice(table=table, token=token, seats=seats, socket=f"/api/tables/{table}/live", watch=link)


def practice_plan(wanted: PracticeRequest) -> lobby.Plan:
    """The table that is asked for; refuses what is impossible before anything is created."""
    known = wanted.game in game_names()
    players = wanted.players or (find_game(wanted.game).players[0] if known else 2)
    plan = lobby.Plan(wanted.game, players, dict(wanted.options), Clock(), False, False, False, True).check()
    if wanted.against != SELF:
        lobby.check_level(wanted.against)
    if wanted.seat >= players:
        raise RequestRefused(422, "seats", f"The seat of the program is 0 to {players - 1}, not {wanted.seat}.")
    return plan


async def program_of(request: Request, response: Response, name: str) -> tuple[Person, str | None]:
    """The program that asks, or a new one with its token."""
    me = await maybe_person(request)
    if me is not None and me.owner is not None:
        return me, None
    if me is None:
        guest = await enter_as_guest(request, response, Guest())
        me = Person(guest.id, guest.name)
    made = await add_program(request, me, NewName(name=name))
    return Person(made.id, made.name, owner=me.id), made.token


async def start_match(request: Request, table: str) -> str:
    """Start the match of a new table, and return a link for spectators."""
    tables = tables_at(request)
    await tables.refresh(table)
    live = await tables.get(table)
    if live is None:
        raise RequestRefused(404, "table", "This table no longer exists.")
    deal = await dealing.prepare_deal(live, None, None)
    async with context_of(request).database.writing() as connection:
        await lobby.start(connection, await stored_table(connection, table), None, deal)
        token = await lobby.invite(connection, await stored_table(connection, table), None)
    await tables.refresh(table)
    return f"/table/{table}#invitation={token}"
