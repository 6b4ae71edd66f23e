"""Matches that people played on their own device, without this server: replayed, and then added to their history.

Their seeds come from the device, so they are never rated, and nothing shows them as fair.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from ludoteca.match.clocks import NO_CLOCK
from ludoteca.match.document_reader import read_entry, read_setting
from ludoteca.match.log import UNDO, Entry
from ludoteca.match.match import Match
from ludoteca.match.setting import SEED_BYTES, Setting
from ludoteca.search.levels import LEVELS
from ludoteca.server.errors import RequestRefused
from ludoteca.server.people.guests import check_name_free
from ludoteca.server.people.names import clean_name
from ludoteca.server.people.person import Person
from ludoteca.server.replays import with_pauses
from ludoteca.server.store.match_log import end_of
from ludoteca.server.store.schema import entries, matches, seats
from ludoteca.server.store.tables import FINISHED, ID_LENGTH, ID_LETTERS, load_table
from ludoteca.server.times import now

MAX_ENTRIES = 1000
MAX_UNDOS = 100
UNDO_COST = 100
"""Checking an undo costs about as much as replaying this number of entries."""


@dataclass(frozen=True)
class Import:
    """A match from somebody's device, before it is replayed."""

    setting: Setting
    names: list[str]
    log: list[Entry]

    @property
    def cost(self) -> int:
        """What replaying it costs, in entries."""
        return len(self.log) + UNDO_COST * sum(entry.kind == UNDO for entry in self.log)


def read_import(document: Document) -> Import:
    """Read a match of one person, without a clock; nothing is replayed yet."""
    try:
        setting = read_setting(document | {"clock": asdict(NO_CLOCK), "rated": False})
        log = [read_entry(line) for line in document["log"]]
    except LudotecaError as refused:
        raise bad_import(str(refused)) from None
    people = {holder.person for holder in setting.holders if holder.person is not None}
    if len(people) != 1 or len(setting.seed) != SEED_BYTES:
        raise bad_import("A match on one device has one person, and a seed of 32 bytes.")
    if any(holder.bot is not None and holder.bot not in LEVELS for holder in setting.holders):
        raise bad_import(f"Bots have one of these levels: {', '.join(LEVELS)}.")
    if sum(entry.kind == UNDO for entry in log) > MAX_UNDOS:
        raise bad_import(f"A match can have at most {MAX_UNDOS} undos.")
    return Import(setting, [seat["name"] for seat in document["seats"]], log)


Check = Callable[[Match, Entry], None]


def prove(played: Import, check: Check | None = None) -> Match:
    """Replay a match, and refuse one that breaks the rules or is not over; `check` may refuse more."""
    match = Match(played.setting)
    try:
        for entry in with_pauses(played.log):
            if check is not None:
                check(match, entry)
            match.check(entry)
            match.add(entry)
    except RequestRefused:
        raise
    except LudotecaError as refused:
        raise bad_import(f"Entry {match.length}: {refused}") from None
    if match.result is None:
        raise bad_import("The match is not over.")
    return match


def bad_import(sentence: str) -> RequestRefused:
    """Refuse a match."""
    return RequestRefused(422, "played", f"This match cannot be added: {sentence}")


def import_id(person: str, seed: bytes, purpose: str) -> str:
    """The id of a person's match: always the same, so that nothing is added twice."""
    number = int.from_bytes(hashlib.sha256(f"{purpose}\0{person}\0".encode() + seed).digest())
    return "".join(ID_LETTERS[number // len(ID_LETTERS) ** place % len(ID_LETTERS)] for place in range(ID_LENGTH))


async def store_import(
    connection: AsyncConnection, person: Person, played: Import, match: Match, purpose: str | None = None
) -> str:
    """Store a match that was proved, unless it is stored already; return its id.

    A person can play several matches with the same seed, which differ by when they began; with a `purpose`, only one.
    """
    table = import_id(person.id, played.setting.seed, purpose or f"import {played.log[0].at}")
    if await load_table(connection, table) is not None:
        return table
    names = await own_names(connection, person, played)
    await connection.execute(insert(matches).values(id=table, host=person.id, **match_values(match)))
    await connection.execute(insert(seats), seat_values(table, person, match, names))
    await connection.execute(insert(entries), [entry_values(table, *each) for each in enumerate(played.log)])
    return table


async def own_names(connection: AsyncConnection, person: Person, played: Import) -> list[str]:
    """The names of all seats: the person's own, and those of others at the device if nobody else has them."""
    people = [holder.person is not None for holder in played.setting.holders]
    if sum(people) == 1:
        return [person.name if here else name for here, name in zip(people, played.names, strict=True)]
    return [await free_name(connection, person, name) for name in played.names]


async def free_name(connection: AsyncConnection, person: Person, name: str) -> str:
    """A name, or the person's own if it cannot be used."""
    try:
        cleaned = clean_name(name)
        await check_name_free(connection, cleaned, person.owner or person.id, person.name)
    except RequestRefused:
        return person.name
    return cleaned


def match_values(match: Match) -> dict[str, Any]:
    """The columns of a finished match; times in the future become the present."""
    times = sorted(min(entry.at, now()) for entry in match.log)
    end = end_of(match, times[-1])
    assert end is not None
    setting = match.setting
    return {
        "game": setting.game,
        "options": match.state.options,
        "players": setting.players,
        "clock": asdict(setting.clock),
        "public": False,
        "chat": False,
        "rated": False,
        "programs": False,
        "hints": True,
        "phase": FINISHED,
        "seed": setting.seed,
        "rules": setting.rules,
        "created": times[0],
        "started": times[0],
        "ended": end.ended,
        "result": end.result,
    }


def seat_values(table: str, person: Person, match: Match, names: Sequence[str]) -> list[dict[str, Any]]:
    """The rows of the seats; all people at the device are the same person."""
    values = []
    for seat, (holder, name) in enumerate(zip(match.setting.holders, names, strict=True)):
        is_bot = holder.bot is not None
        row = {"match": table, "seat": seat, "bot": holder.bot, "name": holder.bot or name, "program": False}
        values.append(row | {"person": None if is_bot else person.id, "player": None if is_bot else 0})
    return values


def entry_values(table: str, number: int, entry: Entry) -> dict[str, Any]:
    """The row of an entry."""
    question = None if entry.question is None else asdict(entry.question)
    return {"match": table, "entry": number, **asdict(entry), "question": question}
