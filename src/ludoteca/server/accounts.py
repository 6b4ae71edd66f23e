"""Accounts: a name and a passphrase that make a guest known on every device, and take over what guests did."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import Column, delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.errors import Problem
from ludoteca.server.people import check_own, give_token, name_taken, person_from, take_token, take_tokens
from ludoteca.server.persons import Person
from ludoteca.server.schema import matches, messages, mutes, people, ratings, reports, seats, watchers
from ludoteca.server.words import account_key, checked_name

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from ludoteca.server.database import Database

FEWEST_CHARACTERS, MOST_CHARACTERS = 10, 200
HASHER = PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)
KITCHEN = ThreadPoolExecutor(2, thread_name_prefix="passphrases")
"""Hashing takes long and much memory on purpose: away from the event loop, and two at a time."""

Answer = TypeVar("Answer")


async def in_kitchen(work: Callable[..., Answer], *ingredients: str) -> Answer:
    """Do something slow with passphrases in a thread."""
    return await asyncio.get_running_loop().run_in_executor(KITCHEN, work, *ingredients)


def composed(passphrase: str) -> str:
    """A passphrase as it is hashed: the same from every keyboard."""
    return unicodedata.normalize("NFC", passphrase)


def checked_passphrase(text: str) -> str:
    """A passphrase that is worth the name."""
    passphrase = composed(text)
    if len(passphrase) not in range(FEWEST_CHARACTERS, MOST_CHARACTERS + 1) or len(set(passphrase)) < 4:
        raise Problem(
            422,
            "passphrase",
            f"A passphrase has {FEWEST_CHARACTERS} to {MOST_CHARACTERS} characters, and at least four different ones. "
            "Use a few words that only you would combine.",
        )
    return passphrase


@cache
def nobodys_hash() -> str:
    """A hash that no passphrase has: comparing with it takes as long as with anybody's."""
    return HASHER.hash("nobody has an account by this name")


def is_right(hashed: str, passphrase: str) -> bool:
    """Whether a passphrase is the one that was hashed."""
    try:
        return HASHER.verify(hashed or nobodys_hash(), composed(passphrase)) and hashed != ""
    except VerifyMismatchError:
        return False


def wrong() -> Problem:
    """The same for a wrong name and a wrong passphrase: nobody learns who has an account."""
    return Problem(401, "login", "The name or the passphrase is wrong. Try again.")


async def make_account(database: Database, person: Person, name: str, passphrase: str) -> Person:
    """Turn a guest into somebody with an account."""
    check_own(person)
    if person.account is not None:
        raise has_account()
    name = checked_name(name)
    hashed = await in_kitchen(HASHER.hash, checked_passphrase(passphrase))
    key = account_key(name)
    guest = update(people).where(people.c.id == person.id, people.c.account.is_(None))
    try:
        async with database.writing() as connection:
            made = await connection.execute(guest.values(name=name, account=key, passphrase=hashed))
    except IntegrityError:
        raise name_taken(name) from None
    if made.rowcount != 1:
        raise has_account()
    return Person(person.id, name, key)


def has_account() -> Problem:
    """Nobody has two accounts."""
    return Problem(409, "account", "You already have an account: change its name or passphrase instead.")


async def log_in(database: Database, name: str, passphrase: str) -> tuple[Person, str]:
    """The person with this account, and the hash that their passphrase was compared with."""
    async with database.reading() as connection:
        row = (await connection.execute(select(people).where(people.c.account == account_key(name)))).one_or_none()
    hashed = row.passphrase if row else ""
    if not await in_kitchen(is_right, hashed, passphrase) or row is None:
        raise wrong()
    return person_from(row), hashed


async def sit_down(
    connection: AsyncConnection, account: Person, hashed: str, caller: Person | None, token: str | None
) -> tuple[str, list[str]]:
    """Give who has just logged in a new token; return it, and the tables they bring along if they were a guest.

    `hashed` is what the passphrase was compared with: who was quicker in changing it wins. `token` is the hash of the
    token that the device had before.
    """
    query = select(people.c.id).where(people.c.id == account.id, people.c.passphrase == hashed)
    if (await connection.execute(query)).first() is None:
        raise wrong()
    brought: list[str] = []
    if caller is not None and await is_still_guest(connection, caller.id):
        brought = await adopt(connection, caller.id, account.id)
    else:
        await take_token(connection, token)
    return await give_token(connection, account.id), brought


async def is_still_guest(connection: AsyncConnection, person: str) -> bool:
    """Whether somebody is a guest at this very moment, whatever was known a moment ago."""
    query = select(people.c.id).where(people.c.id == person, people.c.account.is_(None), people.c.owner.is_(None))
    return (await connection.execute(query)).first() is not None


async def change_passphrase(database: Database, person: Person, old: str, new: str, token: str | None) -> None:
    """Change a passphrase and log out all other devices."""
    check_own(person)
    if person.account is None:
        raise Problem(409, "account", "You have no account yet: create one first.")
    async with database.reading() as connection:
        query = select(people.c.passphrase).where(people.c.id == person.id)
        known = (await connection.execute(query)).scalar_one_or_none() or ""
    if not await in_kitchen(is_right, known, old):
        raise Problem(403, "passphrase", "This is not your current passphrase. Try again.")
    hashed = await in_kitchen(HASHER.hash, checked_passphrase(new))
    async with database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(passphrase=hashed))
        await take_tokens(connection, person.id, kept=token)


# Adoption: an account takes over everything a guest has


async def adopt(connection: AsyncConnection, guest: str, account: str) -> list[str]:
    """Give everything of a guest to an account, and remove the guest; return the tables that have changed.

    Where both sit at one table, the account holds both seats afterwards, like two people at one device.
    """
    sitting = select(seats.c.match).where(seats.c.person == guest)
    query = select(matches.c.id).where(or_(matches.c.id.in_(sitting), matches.c.host == guest))
    changed = list((await connection.execute(query)).scalars())
    for column in (seats.c.person, matches.c.host, messages.c.person, reports.c.person, people.c.owner):
        await hand_on(connection, column, guest, account)
    await hand_on(connection, watchers.c.person, guest, account, watchers.c.match)
    await connection.execute(
        delete(mutes).where(mutes.c.person.in_([guest, account]), mutes.c.muted.in_([guest, account]))
    )
    await hand_on(connection, mutes.c.person, guest, account, mutes.c.muted)
    await hand_on(connection, mutes.c.muted, guest, account, mutes.c.person)
    # A rating that the account has earned stays: two of them cannot be one.
    await hand_on(connection, ratings.c.who, f"person {guest}", f"person {account}", ratings.c.game)
    await connection.execute(delete(people).where(people.c.id == guest))
    return changed


async def hand_on(
    connection: AsyncConnection, column: Column[str], guest: str, account: str, unique: Column[str] | None = None
) -> None:
    """Write the account where the guest stood; rows that the account has already, by another column, are dropped."""
    table = column.table
    if unique is not None:
        has = select(unique).where(column == account)
        await connection.execute(delete(table).where(column == guest, unique.in_(has)))
    await connection.execute(update(table).where(column == guest).values({column.name: account}))
