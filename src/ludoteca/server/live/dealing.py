"""What players contribute to the seed of a match that starts: a number with the request, or rounds over the socket."""

from __future__ import annotations

from ludoteca.core.types import Document, Seat
from ludoteca.server.errors import RequestRefused
from ludoteca.server.live import lobby
from ludoteca.server.live.contributions import Collection
from ludoteca.server.live.lobby import Deal
from ludoteca.server.live.table import LiveTable
from ludoteca.server.store.tables import OPEN, TableRow

MAX_FAILED = 100
"""Rounds that may fail at one table."""


async def prepare_deal(live: LiveTable, fill: str | None, random: str | None) -> Deal | None:
    """Let the players contribute to the seed; None if the table was opened with its seed, or has started already."""
    # Somebody may have sat down through another process, whose news are still on the way.
    stored = await live.read_row()
    if stored is None or stored.secret is None or stored.phase != OPEN:
        return None
    row = lobby.fill_seats(stored, fill)
    seats = contributing_seats(row)
    if random is not None and len(seats) == 1:
        return single_deal(row, next(iter(seats.values())), random)
    if live.contributions.is_busy:
        raise lobby.already_starting()
    collection = Collection(live.contributions, row.terms().digest(row.promise), seats)
    live.contributions.collection = collection
    try:
        return await collect(live, collection, lobby.failed_rounds(row))
    finally:
        live.contributions.collection = None
        collection.end()


async def collect(live: LiveTable, collection: Collection, failed: list[Document]) -> Deal:
    """Play the rounds after those that failed when the match was started before."""

    async def save(rounds: list[Document]) -> None:
        async with live.context.database.writing() as connection:
            await lobby.note_failed_rounds(connection, live.id, rounds)

    if len(failed) >= MAX_FAILED:
        raise RequestRefused(409, "rounds", "The match could not be started too many times. Open a new table.")
    return Deal(collection.terms, *await collection.run(failed, save))


def single_deal(row: TableRow, seat: Seat, random: str) -> Deal:
    """The number of a person who plays alone against bots: with nobody to wait for, it needs no commitment."""
    failed = lobby.failed_rounds(row)
    contribution = {"seat": seat, "commitment": None, "random": random}
    return Deal(row.terms().digest(row.promise), len(failed) + 1, [contribution], failed)


def contributing_seats(row: TableRow) -> dict[str, Seat]:
    """The seat for which each person contributes: the first that the person holds."""
    seats: dict[str, Seat] = {}
    for seat, held in enumerate(row.seats):
        if held.person is not None:
            seats.setdefault(held.person, seat)
    return seats
