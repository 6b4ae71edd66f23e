"""Looking ahead, for who holds the seat to move: what actions would bring, and what would be wise.

Both look at a table that agrees with all that the seat knows and is dealt at random in all else: nothing hidden can
get out by them. Nothing is stored, nobody else hears of it, and the table is not held up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import structlog

from ludoteca.core.errors import IllegalAction, UnreadableAction
from ludoteca.core.state import State
from ludoteca.core.types import Seat
from ludoteca.match.checks import check_turn
from ludoteca.match.log import Refused
from ludoteca.match.match import Match
from ludoteca.search.hints import Hint
from ludoteca.server import wire

if TYPE_CHECKING:
    from ludoteca.server.table import LiveTable

log = structlog.get_logger("ludoteca.foresight")

STALE = "The table has changed. Choose again."


class Looker(Protocol):
    """Somebody connected to a table, who looks ahead."""

    person: str

    def send(self, message: bytes) -> None:
        """Queue an answer."""

    def refuse(self, live: LiveTable, refused: Refused, mark: str | None) -> None:
        """Say why there is none."""

    def seats_for(self, live: LiveTable, message: wire.Wish | wire.Look) -> list[Seat]:
        """The seats that a message may speak for."""


def look(looker: Looker, live: LiveTable, message: wire.Look) -> None:
    """Answer at once what actions would bring, and after some thinking what would be wise."""
    seats = looker.seats_for(live, message)
    if isinstance(message, wire.Preview):
        known = known_table(live.playing(), message, seats)
        live.house.limits.check("previews", looker.person)
        foreseen = [foresee(known, action) for action in message.actions]
        looker.send(wire.encode(wire.Previews(message.mark, message.entry, foreseen)))
    else:
        if live.row.rated:
            raise Refused("rated", "There are no hints at a rated table.")
        known = known_table(live.playing(), message, seats)
        live.house.limits.check("hints", looker.person)
        live.house.tables.spawn(advise(looker, live, message, known))


def known_table(match: Match, message: wire.Look, seats: list[Seat]) -> State:
    """The table as the seat to move knows it, if it is the asker's; what it does not know is dealt at random."""
    if match.over:
        raise Refused("over", "The match is over.")
    if message.entry != match.length:
        raise Refused("stale", STALE)
    seat = match.to_move if match.to_move in seats else seats[0]
    check_turn(match, seat)
    if match.holders[seat].person is None or seat in match.absent:
        raise Refused("absent", f"The person at seat {seat} has left.")
    return match.state.resample(seat)


def foresee(known: State, action: str | int) -> wire.Foreseen:
    """What an action would bring, or why it is not allowed."""
    try:
        return wire.Foreseen(action, known.preview(action))
    except IllegalAction as illegal:
        objection = wire.Objection("illegal", illegal.reason, illegal.rule, illegal.name)
    except UnreadableAction as unreadable:
        objection = wire.Objection("unreadable", str(unreadable))
    return wire.Foreseen(action, None, objection)


async def advise(looker: Looker, live: LiveTable, message: wire.Look, known: State) -> None:
    """Think, and answer if the table is still the one that was asked about."""
    try:
        hints = await live.house.thinkers.advise(known, looker.person)
    except Exception:
        log.exception("no advice", game=known.game.name, players=known.players)
        looker.refuse(live, Refused("failed", "No hint was found. Ask again."), message.mark)
        return
    if live.length != message.entry:
        looker.refuse(live, Refused("stale", STALE), message.mark)
    else:
        looker.send(wire.encode(wire.Hints(message.mark, message.entry, [*map(advice, hints)])))


def advice(hint: Hint) -> wire.Advice:
    """A hint as it is told."""
    return wire.Advice(hint.text, hint.win, hint.points, hint.share, hint.reasons)
