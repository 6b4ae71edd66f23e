"""Stored people: guests, their tokens and names, and their programs."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.errors import RequestRefused
from ludoteca.server.people.names import account_key, clean_name
from ludoteca.server.people.person import Person
from ludoteca.server.store.outages import load_outages
from ludoteca.server.store.schema import people, tokens
from ludoteca.server.times import DAY, now

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from ludoteca.server.store.database import Database

LIFETIME = 400 * DAY
"""Milliseconds of a running server after its last use when a token expires; browsers keep cookies as long."""
SEEN_PRECISION = DAY // 24
"""The precision, in milliseconds, of the time when somebody was last seen."""
MAX_PROGRAMS = 20


def new_token() -> str:
    """A new secret token; it is sent once and never stored."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """The hash of a token; only the hash is stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def guest_name() -> str:
    """A random name for a guest who did not choose one."""
    return f"Guest {secrets.randbelow(9000) + 1000}"


def person_from(row: Any) -> Person:
    """Make a person from a row."""
    return Person(row.id, row.name, row.account, row.owner)


async def find_by_token(database: Database, hashed: str) -> Person | None:
    """Find the person whose token has this hash, and update when they were last seen."""
    query = select(people, tokens.c.seen.label("token_seen")).join(tokens, tokens.c.person == people.c.id)
    async with database.reading() as connection:
        row = (await connection.execute(query.where(tokens.c.hash == hashed))).one_or_none()
    at = now()
    if row is None or await has_expired(database, row.token_seen, at):
        return None
    if abs(at - row.token_seen) > SEEN_PRECISION:
        async with database.writing() as connection:
            await connection.execute(update(tokens).where(tokens.c.hash == hashed).values(seen=at))
            await connection.execute(update(people).where(people.c.id == row.id).values(seen=at))
    return person_from(row)


async def has_expired(database: Database, seen: int, at: int) -> bool:
    """Whether a token has expired; only the time in which a server ran counts."""
    return at - seen > LIFETIME and (await load_outages(database)).charged_time(seen, at) > LIFETIME


async def create_guest(database: Database, name: str | None, device: str | None = None) -> tuple[Person, str]:
    """Create a guest; return them and the token of their device."""
    name = guest_name() if name is None else clean_name(name)
    async with database.writing() as connection:
        await check_name_free(connection, name, None)
        return await add_person(connection, name, device=device)


async def check_name_free(connection: AsyncConnection, name: str, person: str | None, present: str = "") -> None:
    """Refuse a name that equals or resembles the name of another person's account.

    The person's present name is allowed: they may have had it before the account was created.
    """
    if name == present:
        return
    query = select(people.c.id).where(people.c.account == account_key(name), people.c.id != (person or ""))
    if (await connection.execute(query)).first() is not None:
        raise name_taken(name)


async def add_person(
    connection: AsyncConnection, name: str, owner: str | None = None, device: str | None = None
) -> tuple[Person, str]:
    """Store a new person and a token for them."""
    person = Person(secrets.token_hex(16), name, owner=owner)
    at = now()
    await connection.execute(insert(people).values(id=person.id, name=name, owner=owner, created=at, seen=at))
    return person, await issue_token(connection, person.id, device)


async def issue_token(connection: AsyncConnection, person: str, device: str | None) -> str:
    """Issue another token for a person's device."""
    token, at = new_token(), now()
    await connection.execute(
        insert(tokens).values(hash=token_hash(token), person=person, created=at, seen=at, device=device)
    )
    return token


async def rotate_token(connection: AsyncConnection, person: str, hashed: str | None, device: str) -> str:
    """Replace the token of a device by a new one."""
    await revoke_token(connection, hashed)
    return await issue_token(connection, person, device)


async def revoke_token(connection: AsyncConnection, hashed: str | None) -> None:
    """Revoke a token by its hash."""
    await connection.execute(delete(tokens).where(tokens.c.hash == hashed))


async def revoke_tokens(connection: AsyncConnection, person: str, except_hash: str | None = None) -> None:
    """Revoke all tokens of a person, optionally except one."""
    await connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.hash != (except_hash or "")))


async def rename(database: Database, person: Person, name: str) -> Person:
    """Rename a person and their account. Seats keep the old name."""
    name = clean_name(name)
    mine = people.c.id == person.id
    has_account = people.c.account.is_not(None)
    try:
        async with database.writing() as connection:
            await check_name_free(connection, name, person.owner or person.id)
            await connection.execute(update(people).where(mine).values(name=name))
            await connection.execute(update(people).where(mine, has_account).values(account=account_key(name)))
            return person_from((await connection.execute(select(people).where(mine))).one())
    except IntegrityError:
        raise name_taken(name) from None


def name_taken(name: str) -> RequestRefused:
    """The refusal of a name that equals or resembles another account's name."""
    return RequestRefused(409, "taken", f"The name {name}, or one that looks like it, is taken. Choose another name.")


# Programs


def refuse_program(person: Person) -> None:
    """Refuse to let a program do what only people may do."""
    if person.owner is not None:
        raise RequestRefused(403, "program", "A program cannot have an account or programs. Its owner can.")


async def programs_of(connection: AsyncConnection, owner: str) -> list[Any]:
    """The programs of a person, oldest first."""
    query = select(people).where(people.c.owner == owner).order_by(people.c.created, people.c.id)
    return list((await connection.execute(query)).all())


async def add_program(database: Database, owner: Person, name: str) -> tuple[Person, str]:
    """Create a program for a person; return it and its token, which is shown only once."""
    refuse_program(owner)
    name = clean_name(name)
    async with database.writing() as connection:
        query = select(func.count()).select_from(people).where(people.c.owner == owner.id)
        if (await connection.execute(query)).scalar_one() >= MAX_PROGRAMS:
            raise RequestRefused(
                409, "programs", f"You have {MAX_PROGRAMS} programs, the most allowed. Remove one first."
            )
        await check_name_free(connection, name, owner.id)
        return await add_person(connection, name, owner.id)


async def own_program(connection: AsyncConnection, owner: Person, program: str) -> Person:
    """Load a program by its id; refuse other people's programs as if they did not exist."""
    query = select(people).where(people.c.id == program, people.c.owner == owner.id)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise RequestRefused(404, "program", "You have no program with this id.")
    return person_from(row)
