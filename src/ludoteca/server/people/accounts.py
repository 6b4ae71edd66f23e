"""Accounts: a name and a passphrase for logging in on any device; an account takes over the data of a guest."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import Column, delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.errors import RequestRefused
from ludoteca.server.people.guests import (
    issue_token,
    name_taken,
    person_from,
    refuse_program,
    revoke_token,
    revoke_tokens,
)
from ludoteca.server.people.names import account_key, clean_name
from ludoteca.server.people.person import Person
from ludoteca.server.store.schema import matches, messages, mutes, people, ratings, removals, reports, seats, watchers
from ludoteca.server.store.tables import OPEN, RUNNING

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from ludoteca.server.store.database import Database

MIN_CHARACTERS, MAX_CHARACTERS = 10, 200
HASHER = PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)
HASHING_POOL = ThreadPoolExecutor(2, thread_name_prefix="passphrases")
"""Hashing is slow and uses much memory on purpose: it runs in threads, at most two at a time."""

Answer = TypeVar("Answer")


async def run_hashing(function: Callable[..., Answer], *arguments: str) -> Answer:
    """Hash or verify a passphrase in a thread."""
    return await asyncio.get_running_loop().run_in_executor(HASHING_POOL, function, *arguments)


def normalize(passphrase: str) -> str:
    """Normalize a passphrase before it is hashed, because keyboards encode accents differently."""
    return unicodedata.normalize("NFC", passphrase)


def clean_passphrase(text: str) -> str:
    """Check a passphrase and return it normalized; refuse a weak one."""
    passphrase = normalize(text)
    if len(passphrase) not in range(MIN_CHARACTERS, MAX_CHARACTERS + 1) or len(set(passphrase)) < 4:
        raise RequestRefused(
            422,
            "passphrase",
            f"A passphrase must have {MIN_CHARACTERS} to {MAX_CHARACTERS} characters, at least four of them different. "
            "Use a few words that only you would combine.",
        )
    return passphrase


@cache
def dummy_hash() -> str:
    """A hash to compare with if there is no account: a wrong name takes as long as a wrong passphrase."""
    return HASHER.hash("nobody has an account by this name")


def matches_hash(hashed: str, passphrase: str) -> bool:
    """Whether a passphrase has this hash; an empty hash matches nothing."""
    try:
        return HASHER.verify(hashed or dummy_hash(), normalize(passphrase)) and hashed != ""
    except VerifyMismatchError:
        return False


def wrong_login() -> RequestRefused:
    """The same refusal for a wrong name and a wrong passphrase: it does not reveal which accounts exist."""
    return RequestRefused(401, "login", "The name or the passphrase is wrong. Try again.")


async def create_account(database: Database, person: Person, name: str, passphrase: str) -> Person:
    """Create an account for a guest."""
    refuse_program(person)
    if person.account is not None:
        raise account_exists()
    name = clean_name(name)
    hashed = await run_hashing(HASHER.hash, clean_passphrase(passphrase))
    key = account_key(name)
    guest = update(people).where(people.c.id == person.id, people.c.account.is_(None))
    try:
        async with database.writing() as connection:
            made = await connection.execute(guest.values(name=name, account=key, passphrase=hashed))
    except IntegrityError:
        raise name_taken(name) from None
    if made.rowcount != 1:
        raise account_exists()
    return Person(person.id, name, key)


def account_exists() -> RequestRefused:
    """The refusal of a second account."""
    return RequestRefused(409, "account", "You already have an account: change its name or passphrase instead.")


async def find_account(connection: AsyncConnection, name: str) -> Any:
    """The row of the account with a name, or None."""
    return (await connection.execute(select(people).where(people.c.account == account_key(name)))).one_or_none()


async def log_in(database: Database, name: str, passphrase: str) -> tuple[Person, str]:
    """Check name and passphrase; return the person and the hash that the passphrase matched."""
    async with database.reading() as connection:
        row = await find_account(connection, name)
    hashed = row.passphrase if row else ""
    if not await run_hashing(matches_hash, hashed, passphrase) or row is None:
        raise wrong_login()
    return person_from(row), hashed


async def start_session(
    connection: AsyncConnection, account: Person, hashed: str, caller: Person | None, token: str | None, device: str
) -> tuple[str, list[str]]:
    """Issue a token for a device after a login; return it and the tables that changed because a guest was adopted.

    `hashed` is the hash that the passphrase matched: if the passphrase has changed since, the login is refused. `token`
    is the hash of the device's previous token, which is revoked.
    """
    query = select(people.c.id).where(people.c.id == account.id, people.c.passphrase == hashed)
    if (await connection.execute(query)).first() is None:
        raise wrong_login()
    adopted: list[str] = []
    if caller is not None and await is_still_guest(connection, caller.id):
        adopted = await adopt(connection, caller.id, account.id)
    else:
        await revoke_token(connection, token)
    return await issue_token(connection, account.id, device), adopted


async def is_still_guest(connection: AsyncConnection, person: str) -> bool:
    """Whether a person is still a guest; they may have created an account since the request began."""
    query = select(people.c.id).where(people.c.id == person, people.c.account.is_(None), people.c.owner.is_(None))
    return (await connection.execute(query)).first() is not None


async def change_passphrase(database: Database, person: Person, old: str, new: str, token: str | None) -> None:
    """Change a passphrase, and log out all other devices."""
    await check_passphrase(database, person, old)
    hashed = await run_hashing(HASHER.hash, clean_passphrase(new))
    async with database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(passphrase=hashed))
        await revoke_tokens(connection, person.id, except_hash=token)


async def check_passphrase(database: Database, person: Person, passphrase: str) -> None:
    """Refuse anybody without an account, and a passphrase that is not theirs."""
    refuse_program(person)
    if person.account is None:
        raise RequestRefused(409, "account", "You have no account yet: create one first.")
    async with database.reading() as connection:
        query = select(people.c.passphrase).where(people.c.id == person.id)
        known = (await connection.execute(query)).scalar_one_or_none() or ""
    if not await run_hashing(matches_hash, known, passphrase):
        raise RequestRefused(403, "passphrase", "This is not your current passphrase. Try again.")


# Adoption: an account takes over the data of a guest


async def adopt(connection: AsyncConnection, guest: str, account: str) -> list[str]:
    """Transfer the data of a guest to an account, and delete the guest; return the tables that changed.

    If both sit at one unrated table, the account then holds both seats, like two people at one device.
    """
    await separate_rated(connection, guest, account)
    sitting = select(seats.c.match).where(or_(seats.c.person == guest, seats.c.invited == guest))
    query = select(matches.c.id).where(or_(matches.c.id.in_(sitting), matches.c.host == guest))
    changed = list((await connection.execute(query)).scalars())
    for column in (
        seats.c.person,
        seats.c.invited,
        matches.c.host,
        messages.c.person,
        reports.c.person,
        people.c.owner,
    ):
        await transfer(connection, column, guest, account)
    await transfer(connection, watchers.c.person, guest, account, watchers.c.match)
    await transfer(connection, removals.c.person, guest, account, removals.c.match)
    await connection.execute(
        delete(mutes).where(mutes.c.person.in_([guest, account]), mutes.c.muted.in_([guest, account]))
    )
    await transfer(connection, mutes.c.person, guest, account, mutes.c.muted)
    await transfer(connection, mutes.c.muted, guest, account, mutes.c.person)
    # If both have a rating in a game, the account keeps its own.
    await transfer(connection, ratings.c.who, f"person {guest}", f"person {account}", ratings.c.game)
    await connection.execute(delete(people).where(people.c.id == guest))
    return changed


async def separate_rated(connection: AsyncConnection, guest: str, account: str) -> None:
    """Keep two seats of a rated table apart: refuse while the match runs; before it, the guest's seat becomes open."""
    both = [select(seats.c.match).where(seats.c.person == person) for person in (guest, account)]
    shared = select(matches.c.id).where(matches.c.rated, *(matches.c.id.in_(each) for each in both))
    if (await connection.execute(shared.where(matches.c.phase == RUNNING))).first() is not None:
        raise RequestRefused(
            409,
            "rated",
            "You are playing a rated match as a guest, and this account plays in it too. Log in when it is over.",
        )
    guest_seats = seats.c.match.in_(shared.where(matches.c.phase == OPEN)) & (seats.c.person == guest)
    await connection.execute(update(seats).where(guest_seats).values(person=None, name=""))


async def transfer(
    connection: AsyncConnection, column: Column[str], guest: str, account: str, unique: Column[str] | None = None
) -> None:
    """Replace the guest by the account in a column; delete rows that would be duplicates of the account's own."""
    table = column.table
    if unique is not None:
        taken = select(unique).where(column == account)
        await connection.execute(delete(table).where(column == guest, unique.in_(taken)))
    await connection.execute(update(table).where(column == guest).values({column.name: account}))
