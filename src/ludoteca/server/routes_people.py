"""HTTP for people: coming in as a guest, names, accounts, programs, a copy of everything, and going for good."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import Field, StrictBool, StrictStr

from ludoteca.server import accounts, farewell, people, wire
from ludoteca.server.errors import Problem
from ludoteca.server.house import house
from ludoteca.server.identity import asked_hash, maybe_person, person_of, set_cookie, take_cookie
from ludoteca.server.limits import address_of
from ludoteca.server.models import Asked, Told, Trouble
from ludoteca.server.persons import COOKIE, Person
from ludoteca.server.words import account_key

router = APIRouter(
    prefix="/api",
    tags=["people"],
    responses={code: {"model": Trouble} for code in (400, 401, 403, 404, 409, 413, 415, 422, 429)},
)

Me = Annotated[Person, Depends(person_of)]
ProgramId = Annotated[str, Path(max_length=32, pattern="^[0-9a-f]+$", description="A program's id.")]
NameText = Annotated[StrictStr, Field(max_length=200, description="1 to 24 letters, digits, spaces and . - ' _")]
PassphraseText = Annotated[StrictStr, Field(max_length=1000, description="10 to 200 characters.")]
Rows = list[dict[str, Any]]


class Guest(Asked):
    """Somebody who comes in; without a name they get one."""

    name: NameText | None = None


class NewName(Asked):
    """A name."""

    name: NameText


class Login(Asked):
    """An account's name and its passphrase."""

    name: NameText
    passphrase: PassphraseText


class NewPassphrase(Asked):
    """The present passphrase and the one to come."""

    old: PassphraseText
    new: PassphraseText


class Goodbye(Asked):
    """Deletion is meant."""

    confirm: StrictBool = Field(json_schema_extra={"const": True})


class PersonTold(Told):
    """Who somebody is: a guest, somebody with an account, or a program of somebody's."""

    id: str
    name: str
    account: bool
    owner: str | None


class ProgramTold(Told):
    """A program that plays in my name."""

    id: str
    name: str
    created: int
    seen: int


class NewProgram(Told):
    """A program that was just made; its token is shown only now."""

    id: str
    name: str
    token: str


class Everything(Told):
    """All that is stored about me."""

    format: str
    person: dict[str, Any]
    tokens: Rows
    tables: Rows
    seats: Rows
    entries: Rows
    chat: Rows
    watching: Rows
    mutes: Rows
    reports: Rows
    ratings: Rows
    programs: Rows


def told(person: Person) -> PersonTold:
    """What a person is told about themselves."""
    return PersonTold(id=person.id, name=person.name, account=person.account is not None, owner=person.owner)


# Me


@router.post("/me")
async def come_in(request: Request, response: Response, guest: Guest | None = None) -> PersonTold:
    """Come in: who is new becomes a guest and gets a cookie; who is known stays who they are."""
    name = guest.name if guest else None
    me = await maybe_person(request)
    if me is not None:
        return told(me) if name is None or name == me.name else await change_name(request, me, name)
    if "authorization" in request.headers:
        raise Problem(401, "nobody", "This token is not valid. Create a new one, or continue without it.")
    here = house(request)
    here.limits.check("guests", address_of(request))
    me, token = await people.welcome(here.database, name)
    set_cookie(request, response, token)
    return told(me)


@router.get("/me")
async def who_am_i(request: Request, response: Response, me: Me) -> PersonTold:
    """Who I am; the cookie is good for another year."""
    token = request.cookies.get(COOKIE)
    if token and "authorization" not in request.headers:
        set_cookie(request, response, token)
    return told(me)


@router.patch("/me")
async def call_me(request: Request, me: Me, wanted: NewName) -> PersonTold:
    """Take another name; seats that I hold keep the name I had."""
    return await change_name(request, me, wanted.name)


async def change_name(request: Request, me: Person, name: str) -> PersonTold:
    """Rename somebody."""
    here = house(request)
    here.limits.check("names", me.id)
    renamed = await people.rename(here.database, me, name)
    here.forget(me.id)
    return told(renamed)


@router.get("/me/export")
async def copy_of_me(request: Request, response: Response, me: Me) -> Everything:
    """Everything that is stored about me."""
    here = house(request)
    here.limits.check("export", me.id)
    response.headers["Content-Disposition"] = 'attachment; filename="ludoteca-me.json"'
    return Everything(**await farewell.everything_about(here.database, me))


@router.delete("/me", status_code=204)
async def delete_me(request: Request, response: Response, me: Me, goodbye: Goodbye) -> None:
    """Delete everything about me for good; finished matches stay without my name."""
    if not goodbye.confirm:
        raise Problem(422, "confirm", 'Nothing was deleted. To confirm, send "confirm": true.')
    await farewell.delete_person(house(request), me.id)
    take_cookie(request, response)


# Accounts


@router.post("/account")
async def make_account(request: Request, me: Me, wanted: Login) -> PersonTold:
    """Turn me into an account that I can log in to from anywhere."""
    here = house(request)
    here.limits.check("login_address", address_of(request))
    person = await accounts.make_account(here.database, me, wanted.name, wanted.passphrase)
    here.forget(me.id)
    return told(person)


@router.put("/account/passphrase", status_code=204)
async def change_passphrase(request: Request, me: Me, wanted: NewPassphrase) -> None:
    """Change my passphrase; all other devices are logged out."""
    here = house(request)
    here.limits.check("login_account", me.account or me.id)
    await accounts.change_passphrase(here.database, me, wanted.old, wanted.new, asked_hash(request))
    here.forget(me.id, wire.Bye("passphrase", "Your passphrase has changed. Reconnect.", again=True))


@router.post("/login")
async def log_in(request: Request, response: Response, login: Login) -> PersonTold:
    """Log in to an account; if I was a guest here, it takes over my matches and everything else."""
    here = house(request)
    here.limits.check("login_address", address_of(request))
    here.limits.check("login_account", account_key(login.name))
    caller = await maybe_person(request)
    if caller is not None:
        people.check_own(caller)
    account, hashed = await accounts.log_in(here.database, login.name, login.passphrase)
    async with here.database.writing() as connection:
        token, brought = await accounts.sit_down(connection, account, hashed, caller, asked_hash(request))
    if caller is not None:
        here.forget(caller.id)
    set_cookie(request, response, token)
    for table in brought:
        await here.tables.changed(table)
    return told(account)


@router.post("/logout", status_code=204)
async def log_out(request: Request, response: Response, me: Me) -> None:
    """Forget this device."""
    here = house(request)
    async with here.database.writing() as connection:
        await people.take_token(connection, asked_hash(request))
    here.forget(me.id)
    take_cookie(request, response)


@router.post("/logout-everywhere", status_code=204)
async def log_out_everywhere(request: Request, response: Response, me: Me) -> None:
    """Forget all my devices; my programs keep their tokens."""
    here = house(request)
    async with here.database.writing() as connection:
        await people.take_tokens(connection, me.id)
    here.forget(me.id, wire.Bye("logged_out", "You have logged out on all your devices.", again=False))
    take_cookie(request, response)


# Programs


@router.post("/me/programs", status_code=201)
async def add_program(request: Request, me: Me, wanted: NewName) -> NewProgram:
    """Make a program that plays in my name; its token is shown only now."""
    here = house(request)
    here.limits.check("programs", me.id)
    program, token = await people.add_program(here.database, me, wanted.name)
    return NewProgram(id=program.id, name=program.name, token=token)


@router.get("/me/programs")
async def my_programs(request: Request, me: Me) -> list[ProgramTold]:
    """My programs."""
    people.check_own(me)
    async with house(request).database.reading() as connection:
        rows = await people.programs_of(connection, me.id)
    return [ProgramTold(id=row.id, name=row.name, created=row.created, seen=row.seen) for row in rows]


@router.delete("/me/programs/{program}", status_code=204)
async def remove_program(request: Request, me: Me, program: ProgramId) -> None:
    """Remove a program of mine and everything about it."""
    here = house(request)
    async with here.database.reading() as connection:
        found = await people.own_program(connection, me, program)
    await farewell.delete_person(here, found.id)
