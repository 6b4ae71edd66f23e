"""HTTP for people: guests, names, accounts, devices, programs, the export of a person's data, and its deletion."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Path, Request, Response
from pydantic import Field, StrictBool, StrictStr

from ludoteca.server.context import context_of
from ludoteca.server.edge.addresses import address_of
from ludoteca.server.edge.authentication import delete_cookie, maybe_person, request_token_hash, set_cookie
from ludoteca.server.errors import RequestRefused
from ludoteca.server.http.models import REFUSAL, RequestModel, ResponseModel
from ludoteca.server.http.parameters import Me
from ludoteca.server.live import protocol
from ludoteca.server.live.departure import delete_person
from ludoteca.server.live.registry import tables_at
from ludoteca.server.people import accounts, devices, guests, privacy, recovery
from ludoteca.server.people.names import account_key
from ludoteca.server.people.person import COOKIE, Person

router = APIRouter(
    prefix="/api",
    tags=["people"],
    responses=dict.fromkeys((400, 401, 403, 404, 409, 413, 415, 422, 429), REFUSAL),
)

ProgramId = Annotated[str, Path(max_length=32, pattern="^[0-9a-f]+$", description="A program's id.")]
DeviceId = Annotated[str, Path(max_length=16, pattern="^[0-9a-f]+$", description="A device's id.")]
NO_NUL = "^[^\\x00]*$"
NameText = Annotated[
    StrictStr, Field(max_length=200, pattern=NO_NUL, description="1 to 24 letters, digits, spaces and . - ' _")
]
CodeText = Annotated[StrictStr, Field(max_length=100, description="A recovery code, with or without hyphens.")]
PassphraseText = Annotated[StrictStr, Field(max_length=1000, description="10 to 200 characters.")]
Rows = list[dict[str, Any]]
WRONG_LOGIN = 401
LOGGED_OUT = protocol.Bye("logged_out", "You were logged out on this device.", again=False)
NEW_SESSION = protocol.Bye("session", "This device has a new session. Reconnect.", again=True)


class Guest(RequestModel):
    """A new guest; without a name, the server chooses one."""

    name: NameText | None = None


class NewName(RequestModel):
    """A name."""

    name: NameText


class Login(RequestModel):
    """An account's name and its passphrase."""

    name: NameText
    passphrase: PassphraseText


class RecoveryRequest(RequestModel):
    """An account's name, its recovery code, and a new passphrase."""

    name: NameText
    code: CodeText
    passphrase: PassphraseText


class PassphraseProof(RequestModel):
    """The present passphrase."""

    passphrase: PassphraseText


class NewPassphrase(RequestModel):
    """The present passphrase and the new one."""

    old: PassphraseText
    new: PassphraseText


class DeletionRequest(RequestModel):
    """The confirmation of a deletion."""

    confirm: StrictBool = Field(json_schema_extra={"const": True})


class PersonDocument(ResponseModel):
    """A person: a guest, somebody with an account, or somebody's program."""

    id: str
    name: str
    account: bool
    owner: str | None


class AccountDocument(PersonDocument):
    """A person with an account, and the account's new recovery code, which is shown only once."""

    recovery: str


class RecoveryCode(ResponseModel):
    """A new recovery code; it is shown only once, and an earlier one is not valid any more."""

    recovery: str


class Device(ResponseModel):
    """A device on which I am logged in."""

    id: str
    label: str = Field(description='Like "Firefox on Linux".')
    created: int
    seen: int = Field(description="When it was last used, to the hour.")
    current: bool = Field(description="Whether it sent this request.")


class Program(ResponseModel):
    """A program that plays in my name."""

    id: str
    name: str
    created: int
    seen: int


class NewProgram(ResponseModel):
    """A new program; its token is shown only once."""

    id: str
    name: str
    token: str


class PersonExport(ResponseModel):
    """Everything that is stored about me."""

    format: str
    person: dict[str, Any]
    tokens: Rows
    tables: Rows
    seats: Rows
    invited: Rows
    entries: Rows
    daily: Rows
    chat: Rows
    watching: Rows
    removals: Rows
    mutes: Rows
    reports: Rows
    ratings: Rows
    programs: Rows


def document(person: Person) -> PersonDocument:
    """The document about a person that they get themselves."""
    return PersonDocument(id=person.id, name=person.name, account=person.account is not None, owner=person.owner)


# Me


@router.post("/me")
async def enter_as_guest(request: Request, response: Response, guest: Guest | None = None) -> PersonDocument:
    """Become a guest and get a cookie; a person with a valid token stays the same person."""
    name = guest.name if guest else None
    me = await maybe_person(request)
    if me is not None:
        return document(me) if name is None or name == me.name else await change_name(request, me, name)
    if "authorization" in request.headers:
        raise RequestRefused(401, "nobody", "This token is not valid. Create a new one, or continue without it.")
    context = context_of(request)
    context.limits.check("guests", address_of(request))
    me, token = await guests.create_guest(context.database, name, device_of(request))
    set_cookie(request, response, token)
    return document(me)


@router.get("/me")
async def get_me(request: Request, response: Response, me: Me) -> PersonDocument:
    """The person of the token; the cookie is renewed for another year."""
    token = request.cookies.get(COOKIE)
    if token and "authorization" not in request.headers:
        set_cookie(request, response, token)
    return document(me)


@router.patch("/me")
async def rename_me(request: Request, me: Me, wanted: NewName) -> PersonDocument:
    """Change my name; my present seats keep the old one."""
    return await change_name(request, me, wanted.name)


async def change_name(request: Request, me: Person, name: str) -> PersonDocument:
    """Rename a person."""
    context = context_of(request)
    context.limits.check("names", me.id)
    renamed = await guests.rename(context.database, me, name)
    tables_at(request).forget_person(me.id)
    return document(renamed)


@router.get("/me/export")
async def export_me(request: Request, response: Response, me: Me) -> PersonExport:
    """Everything that is stored about me."""
    context = context_of(request)
    context.limits.check("export", me.id)
    response.headers["Content-Disposition"] = 'attachment; filename="ludoteca-me.json"'
    return PersonExport(**await privacy.export_person(context.database, me))


@router.delete("/me", status_code=204)
async def delete_me(request: Request, response: Response, me: Me, goodbye: DeletionRequest) -> None:
    """Delete everything about me permanently; finished matches stay, without my name."""
    if not goodbye.confirm:
        raise RequestRefused(422, "confirm", 'Nothing was deleted. To confirm, send "confirm": true.')
    await delete_person(tables_at(request), me.id)
    delete_cookie(request, response)


# Accounts


@router.post("/account")
async def make_account(
    request: Request, response: Response, me: Me, wanted: Login, background: BackgroundTasks
) -> AccountDocument:
    """Create an account, so that I can log in from anywhere; my token is replaced, and I get a recovery code."""
    context = context_of(request)
    context.limits.check("login_address", address_of(request))
    person = await accounts.create_account(context.database, me, wanted.name, wanted.passphrase)
    before = request_token_hash(request)
    async with context.database.writing() as connection:
        code = await recovery.store_new_code(connection, person.id)
        token = await guests.rotate_token(connection, person.id, before, device_of(request))
    set_cookie(request, response, token)
    tables_at(request).forget_person(me.id)
    background.add_task(tables_at(request).forget_person, me.id, NEW_SESSION, before)
    return AccountDocument(**dict(document(person)), recovery=code)


@router.put("/account/passphrase", status_code=204)
async def change_passphrase(request: Request, me: Me, wanted: NewPassphrase) -> None:
    """Change my passphrase; all other devices are logged out."""
    context = context_of(request)
    context.limits.check("passphrase", me.id)
    await accounts.change_passphrase(context.database, me, wanted.old, wanted.new, request_token_hash(request))
    tables_at(request).forget_person(
        me.id, protocol.Bye("passphrase", "Your passphrase has changed. Reconnect.", again=True)
    )


@router.post("/account/recovery")
async def renew_recovery_code(request: Request, me: Me, proof: PassphraseProof) -> RecoveryCode:
    """Make a new recovery code for my account."""
    context = context_of(request)
    context.limits.check("passphrase", me.id)
    return RecoveryCode(recovery=await recovery.renew_code(context.database, me, proof.passphrase))


@router.post("/login")
async def log_in(request: Request, response: Response, login: Login, background: BackgroundTasks) -> PersonDocument:
    """Log in to an account; if I was a guest, the account takes over my matches and everything else."""
    context = context_of(request)
    with guarded_login(request, login.name):
        caller = await caller_of(request)
        account, hashed = await accounts.log_in(context.database, login.name, login.passphrase)
    await start_session(request, response, background, account, hashed, caller)
    return document(account)


@router.post("/recover")
async def recover(
    request: Request, response: Response, wanted: RecoveryRequest, background: BackgroundTasks
) -> AccountDocument:
    """Set a new passphrase with a recovery code; all devices are logged out, this one is logged in."""
    context = context_of(request)
    with guarded_login(request, wanted.name):
        caller = await caller_of(request)
        account, hashed, code = await recovery.recover(context.database, wanted.name, wanted.code, wanted.passphrase)
    tables_at(request).forget_person(account.id, LOGGED_OUT)
    await start_session(request, response, background, account, hashed, caller)
    return AccountDocument(**dict(document(account)), recovery=code)


@contextmanager
def guarded_login(request: Request, name: str) -> Iterator[None]:
    """Limit how often an address may guess, and count wrong guesses."""
    context, address, account = context_of(request), address_of(request), account_key(name)
    context.limits.check("login_address", address)
    context.logins.check(address, account)
    try:
        yield
    except RequestRefused as refused:
        if refused.status == WRONG_LOGIN:
            context.logins.note_failure(address, account)
        raise
    context.logins.note_success(address, account)


async def caller_of(request: Request) -> Person | None:
    """The person who logs in, before they do; programs cannot."""
    caller = await maybe_person(request)
    if caller is not None:
        guests.refuse_program(caller)
    return caller


async def start_session(
    request: Request,
    response: Response,
    background: BackgroundTasks,
    account: Person,
    hashed: str,
    caller: Person | None,
) -> None:
    """Give the device a new token; its connections reconnect after the response, with the new one."""
    context, tables, before = context_of(request), tables_at(request), request_token_hash(request)
    async with context.database.writing() as connection:
        token, brought = await accounts.start_session(connection, account, hashed, caller, before, device_of(request))
    set_cookie(request, response, token)
    if caller is not None:
        tables.forget_person(caller.id, becomes=account.id)
        background.add_task(tables.forget_person, account.id, NEW_SESSION, before)
    for table in brought:
        await tables.refresh(table)


def device_of(request: Request) -> str:
    """A name for the device that sent a request."""
    return devices.device_label(request.headers.get("user-agent", ""))


@router.post("/logout", status_code=204)
async def log_out(request: Request, response: Response, me: Me) -> None:
    """Log out on this device."""
    await end_session(request, me, request_token_hash(request))
    delete_cookie(request, response)


async def end_session(request: Request, me: Person, hashed: str | None) -> None:
    """Revoke a token and close its connections."""
    async with context_of(request).database.writing() as connection:
        await guests.revoke_token(connection, hashed)
    tables_at(request).forget_person(me.id, LOGGED_OUT, hashed)


@router.post("/logout-everywhere", status_code=204)
async def log_out_everywhere(request: Request, response: Response, me: Me) -> None:
    """Log out on all my devices; my programs keep their tokens."""
    context = context_of(request)
    async with context.database.writing() as connection:
        await guests.revoke_tokens(connection, me.id)
    tables_at(request).forget_person(
        me.id, protocol.Bye("logged_out", "You have logged out on all your devices.", again=False)
    )
    delete_cookie(request, response)


# Devices


@router.get("/me/devices")
async def my_devices(request: Request, me: Me) -> list[Device]:
    """The devices on which I am logged in, the most recently used first."""
    guests.refuse_program(me)
    current = request_token_hash(request)
    async with context_of(request).database.reading() as connection:
        rows = await devices.devices_of(connection, me.id)
    return [
        Device(
            id=devices.device_id(row.hash),
            label=row.device or devices.UNKNOWN,
            created=row.created,
            seen=row.seen,
            current=row.hash == current,
        )
        for row in rows
    ]


@router.delete("/me/devices/{device}", status_code=204)
async def log_out_device(request: Request, response: Response, me: Me, device: DeviceId) -> None:
    """Log out on one of my devices."""
    guests.refuse_program(me)
    async with context_of(request).database.reading() as connection:
        hashed = await devices.own_device(connection, me.id, device)
    await end_session(request, me, hashed)
    if hashed == request_token_hash(request):
        delete_cookie(request, response)


# Programs


@router.post("/me/programs", status_code=201)
async def add_program(request: Request, me: Me, wanted: NewName) -> NewProgram:
    """Add a program that plays in my name; its token is shown only once."""
    context = context_of(request)
    context.limits.check("programs", me.id)
    program, token = await guests.add_program(context.database, me, wanted.name)
    return NewProgram(id=program.id, name=program.name, token=token)


@router.get("/me/programs")
async def my_programs(request: Request, me: Me) -> list[Program]:
    """My programs."""
    guests.refuse_program(me)
    async with context_of(request).database.reading() as connection:
        rows = await guests.programs_of(connection, me.id)
    return [Program(id=row.id, name=row.name, created=row.created, seen=row.seen) for row in rows]


@router.delete("/me/programs/{program}", status_code=204)
async def remove_program(request: Request, me: Me, program: ProgramId) -> None:
    """Remove a program of mine and everything about it."""
    context = context_of(request)
    async with context.database.reading() as connection:
        found = await guests.own_program(connection, me, program)
    await delete_person(tables_at(request), found.id)
