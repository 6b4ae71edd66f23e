"""Recovery codes: a second way into an account whose passphrase is forgotten, without e-mail."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

from sqlalchemy import select, update

from ludoteca.server.errors import RequestRefused
from ludoteca.server.people.accounts import (
    HASHER,
    check_passphrase,
    clean_passphrase,
    find_account,
    run_hashing,
)
from ludoteca.server.people.guests import person_from, revoke_tokens
from ludoteca.server.people.person import Person
from ludoteca.server.store.schema import people

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from ludoteca.server.store.database import Database

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody confuses on paper."""
GROUPS, GROUP_LENGTH = 4, 5
"""Together 20 characters, or 99 bits: too many for guessing, even by somebody who has the hash."""


def new_code() -> str:
    """A new code like ABCDE-FGHJK-MNPQR-STUVW."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP_LENGTH)) for _ in range(GROUPS))
    return "-".join(groups)


def code_hash(code: str) -> str:
    """The hash of a code; hyphens, spaces and the case of letters do not matter."""
    letters = "".join(char for char in code.upper() if char.isalnum())
    return hashlib.sha256(letters.encode("utf-8", "surrogatepass")).hexdigest()


def wrong_code() -> RequestRefused:
    """The same refusal for a wrong name, a wrong code, and an account without one."""
    return RequestRefused(401, "recovery", "The name or the recovery code is wrong. Try again.")


async def store_new_code(connection: AsyncConnection, person: str) -> str:
    """Replace a person's code; only its hash is stored."""
    code = new_code()
    await connection.execute(update(people).where(people.c.id == person).values(recovery=code_hash(code)))
    return code


async def renew_code(database: Database, person: Person, passphrase: str) -> str:
    """Make a new code for an account; the passphrase proves that the owner asks, not somebody at an open device."""
    await check_passphrase(database, person, passphrase)
    async with database.writing() as connection:
        return await store_new_code(connection, person.id)


async def recover(database: Database, name: str, code: str, passphrase: str) -> tuple[Person, str, str]:
    """Set a new passphrase with a code and log out everywhere; return the person, the new hash, and a new code."""
    async with database.reading() as connection:
        row = await find_account(connection, name)
    known = (row.recovery if row else None) or ""
    if not hmac.compare_digest(known, code_hash(code)) or row is None:
        raise wrong_code()
    hashed = await run_hashing(HASHER.hash, clean_passphrase(passphrase))
    async with database.writing() as connection:
        # A code works once, also if two devices use it at the same time.
        query = select(people.c.id).where(people.c.id == row.id, people.c.recovery == known)
        if (await connection.execute(query)).first() is None:
            raise wrong_code()
        await connection.execute(update(people).where(people.c.id == row.id).values(passphrase=hashed))
        await revoke_tokens(connection, row.id)
        return person_from(row), hashed, await store_new_code(connection, row.id)
