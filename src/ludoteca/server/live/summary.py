"""The document of a table, whether or not its match is in memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ludoteca.core.library import game as find_game
from ludoteca.core.types import Document, Seat
from ludoteca.match.match import Match
from ludoteca.search.levels import thinks_ahead
from ludoteca.server.store.tables import FINISHED, RUNNING, TableRow


class Summary(NamedTuple):
    """What a table's document says about its match: it is all that is kept of a table that is unloaded."""

    length: int = 0
    to_move: Seat | None = None
    absent: frozenset[Seat] = frozenset()
    bots: tuple[str | None, ...] = ()
    """By seat, the level of the bot that plays now; empty if there is no match."""


def summarize(match: Match | None) -> Summary:
    """What a table's document says about its match."""
    if match is None:
        return Summary()
    bots = tuple(holder.bot for holder in match.holders)
    return Summary(match.length, match.to_move, frozenset(match.absent), bots)


def table_document(row: TableRow, summary: Summary, is_here: Callable[[Seat], bool]) -> Document:
    """The table as everybody there may know it."""
    document = row.document()
    for seat, held in enumerate(document["seats"]):
        held["here"] = held["kind"] == "bot" or is_here(seat)
        held["absent"] = False
        if summary.bots and row.phase == RUNNING:
            held["absent"] = seat in summary.absent
            held["bot"] = summary.bots[seat]
            held["here"] = held["here"] or held["bot"] is not None
    levels = [held["bot"] for held in document["seats"] if held["bot"] is not None]
    device = device_document(row, levels)
    return document | {"entry": summary.length, "to_move": summary.to_move, "rematch": None, "device": device}


def device_document(row: TableRow, levels: Sequence[str]) -> Document | None:
    """What the device of the only person at a table may compute: hints, and the decisions of bots that search.

    Bots that look at each action once stay on the server: asking for their decisions would cost as much.
    """
    if row.phase == FINISHED or not row.thinks_on_device:
        return None
    return {"hints": row.hints, "bots": any(thinks_ahead(level, find_game(row.game)) for level in levels)}
