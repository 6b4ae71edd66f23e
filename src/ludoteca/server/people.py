"""People as they are stored: guests, their tokens and names, and the programs that play in their name."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.errors import Problem
from ludoteca.server.persons import Person
from ludoteca.server.schema import people, tokens
from ludoteca.server.times import now
from ludoteca.server.words import account_key, checked_name

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from ludoteca.server.database import Database

DAY = 24 * 3600 * 1000
LIFETIME = 400 * DAY
"""A token that was not used for so long opens nothing any more; browsers keep no cookie longer either."""
SEEN_EVERY = DAY // 24
"""How exactly it is known when somebody was here."""
MOST_PROGRAMS = 20


def new_token() -> str:
    """A secret that names a person; it is given away once and kept nowhere."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def guest_name() -> str:
    """A name for somebody who did not choose one."""
    return f"Guest {secrets.randbelow(9000) + 1000}"


def person_from(row: Any) -> Person:
    """A person from their row."""
    return Person(row.id, row.name, row.account, row.owner)


async def meet(database: Database, hashed: str) -> Person | None:
    """Whose token has this hash; that they were here is noted."""
    query = select(people, tokens.c.seen.label("token_seen")).join(tokens, tokens.c.person == people.c.id)
    async with database.reading() as connection:
        row = (await connection.execute(query.where(tokens.c.hash == hashed))).one_or_none()
    at = now()
    if row is None or row.token_seen < at - LIFETIME:
        return None
    if row.token_seen < at - SEEN_EVERY:
        async with database.writing() as connection:
            await connection.execute(update(tokens).where(tokens.c.hash == hashed).values(seen=at))
            await connection.execute(update(people).where(people.c.id == row.id).values(seen=at))
    return person_from(row)


async def welcome(database: Database, name: str | None) -> tuple[Person, str]:
    """Make a guest; return them and their token."""
    async with database.writing() as connection:
        return await add_person(connection, guest_name() if name is None else checked_name(name))


async def add_person(connection: AsyncConnection, name: str, owner: str | None = None) -> tuple[Person, str]:
    """Store a new person with a token."""
    person = Person(secrets.token_hex(16), name, owner=owner)
    at = now()
    await connection.execute(insert(people).values(id=person.id, name=name, owner=owner, created=at, seen=at))
    return person, await give_token(connection, person.id)


async def give_token(connection: AsyncConnection, person: str) -> str:
    """One more token for a person."""
    token, at = new_token(), now()
    await connection.execute(insert(tokens).values(hash=token_hash(token), person=person, created=at, seen=at))
    return token


async def take_token(connection: AsyncConnection, hashed: str | None) -> None:
    """Make a token worthless."""
    await connection.execute(delete(tokens).where(tokens.c.hash == hashed))


async def take_tokens(connection: AsyncConnection, person: str, kept: str | None = None) -> None:
    """Make all tokens of a person worthless, except one perhaps."""
    await connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.hash != (kept or "")))


async def rename(database: Database, person: Person, name: str) -> Person:
    """Give a person another name; an account is then called so too. Seats keep the names they were taken by."""
    name = checked_name(name)
    mine = people.c.id == person.id
    has_account = people.c.account.is_not(None)
    try:
        async with database.writing() as connection:
            await connection.execute(update(people).where(mine).values(name=name))
            await connection.execute(update(people).where(mine, has_account).values(account=account_key(name)))
            return person_from((await connection.execute(select(people).where(mine))).one())
    except IntegrityError:
        raise name_taken(name) from None


def name_taken(name: str) -> Problem:
    """Somebody else's account is called so, or nearly so."""
    return Problem(409, "taken", f"The name {name}, or one that looks like it, is taken. Choose another name.")


# Programs


def check_own(person: Person) -> None:
    """Refuse a program what only people may do."""
    if person.owner is not None:
        raise Problem(403, "program", "A program cannot have an account or programs. Its owner can.")


async def programs_of(connection: AsyncConnection, owner: str) -> list[Any]:
    """The programs of a person, the oldest first."""
    query = select(people).where(people.c.owner == owner).order_by(people.c.created, people.c.id)
    return list((await connection.execute(query)).all())


async def add_program(database: Database, owner: Person, name: str) -> tuple[Person, str]:
    """Make a program that plays in somebody's name; return it and its token, which is shown only now."""
    check_own(owner)
    name = checked_name(name)
    async with database.writing() as connection:
        counted = select(func.count()).select_from(people).where(people.c.owner == owner.id)
        if (await connection.execute(counted)).scalar_one() >= MOST_PROGRAMS:
            raise Problem(409, "programs", f"You have {MOST_PROGRAMS} programs, the most allowed. Remove one first.")
        return await add_person(connection, name, owner.id)


async def own_program(connection: AsyncConnection, owner: Person, program: str) -> Person:
    """A program by its id; somebody else's does not exist."""
    query = select(people).where(people.c.id == program, people.c.owner == owner.id)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise Problem(404, "program", "You have no program with this id.")
    return person_from(row)
