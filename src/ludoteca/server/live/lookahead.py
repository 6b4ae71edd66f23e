"""Previews of actions, and hints, for the person at the seat to move.

Both use a state that agrees with everything the seat knows and is dealt at random in everything else, so they cannot
reveal anything hidden. Nothing is stored or broadcast, and the table does not wait for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import structlog

from ludoteca.core.errors import IllegalAction, UnreadableAction
from ludoteca.core.state import State
from ludoteca.core.types import Action, Document, Seat
from ludoteca.match.checks import check_turn
from ludoteca.match.log import NotReadable, Refused, RefusedByRules
from ludoteca.match.match import Match
from ludoteca.search.beliefs import DOUBT, PEOPLE
from ludoteca.search.hints import Hint
from ludoteca.server.live import protocol
from ludoteca.server.live.device import past_text, state_text

if TYPE_CHECKING:
    from ludoteca.server.live.table import LiveTable

log = structlog.get_logger("ludoteca.lookahead")


class Requester(Protocol):
    """The connection that asks for a preview or a hint."""

    person: str

    def send(self, message: bytes) -> None:
        """Queue an answer."""

    def refuse(self, live: LiveTable, refused: Refused, mark: str | None) -> None:
        """Send a refusal."""

    def seats_for(self, live: LiveTable, message: protocol.Command | protocol.LookRequest) -> list[Seat]:
        """The seats to which a message applies."""


def look(requester: Requester, live: LiveTable, message: protocol.LookRequest) -> None:
    """Answer a request for previews at once, and a request for a hint when it is computed."""
    seats = requester.seats_for(live, message)
    if isinstance(message, protocol.Preview):
        seat = seat_to_look(live.playing(), message, seats)
        live.context.limits.check("previews", requester.person)
        known = live.playing().state.resample(seat)
        previews = [preview(known, action) for action in message.actions]
        requester.send(protocol.encode(protocol.Previews(message.mark, message.entry, previews)))
    else:
        check_hints(live)
        seat = seat_to_look(live.playing(), message, seats)
        known = live.playing().state.resample(seat)
        if isinstance(message, protocol.PositionRequest):
            live.context.limits.check("previews", requester.person)
            requester.send(protocol.encode(known_message(live, message, known)))
        else:
            live.context.limits.check("hints", requester.person)
            live.background.spawn(send_hints(requester, live, message, known, action_in(known, message)))


def check_hints(live: LiveTable) -> None:
    """Refuse hints at a rated table, and where the players agreed to play without them."""
    if live.row.rated:
        raise Refused("rated", sentence="There are no hints at a rated table.")
    if not live.row.hints:
        raise Refused("hints", sentence="The players of this table agreed to play without hints.")


def known_message(live: LiveTable, message: protocol.PositionRequest, known: State) -> protocol.Known:
    """What the seat to move knows, for a device that computes hints itself; refused if other people play."""
    if not live.row.thinks_on_device:
        raise Refused("people", sentence="Other people play at this table, so the server computes hints. Ask for one.")
    assert known.seat is not None
    doubt = doubt_at(live.playing(), known.seat)
    return protocol.Known(message.mark, message.entry, known.seat, state_text(known), past_text(known), doubt)


def seat_to_look(match: Match, message: protocol.LookRequest, seats: list[Seat]) -> Seat:
    """The seat to move, if it is one of these; refused if another person is to move."""
    if match.over:
        raise Refused("over", sentence="The match is over.")
    if message.entry != match.length:
        raise Refused("stale", sentence=protocol.STALE)
    seat = match.to_move if match.to_move in seats else seats[0]
    check_turn(match, seat)
    if match.holders[seat].person is None or seat in match.absent:
        raise Refused("absent", sentence=f"The person at seat {seat} has left.")
    return seat


def preview(known: State, action: str | int) -> protocol.ActionPreview:
    """What an action would change, or why it is not allowed."""
    try:
        return protocol.ActionPreview(action, protocol.raw(known.preview_json(action)))
    except IllegalAction as illegal:
        refusal = protocol.ActionRefusal("illegal", illegal.reason, illegal.rule, illegal.name)
    except UnreadableAction as unreadable:
        refusal = protocol.ActionRefusal("unreadable", str(unreadable))
    return protocol.ActionPreview(action, None, refusal)


def action_in(known: State, message: protocol.LookRequest) -> Action | None:
    """The action that a request for a hint asks about, if any; refused if it is not legal."""
    if not isinstance(message, protocol.HintRequest) or message.action is None:
        return None
    try:
        action = known.parse_action(message.action) if isinstance(message.action, str) else message.action
        illegal = known.why_illegal(action)
    except IllegalAction as illegal:
        raise RefusedByRules(illegal) from None
    except UnreadableAction as unreadable:
        raise NotReadable(unreadable) from None
    if illegal is not None:
        raise RefusedByRules(illegal)
    return action


async def send_hints(
    requester: Requester, live: LiveTable, message: protocol.LookRequest, known: State, action: Action | None
) -> None:
    """Compute hints, and send them if the table has not changed in the meantime."""
    try:
        doubt = doubt_at(live.playing(), known.seat)
        hints = await live.context.bots.compute_hints(known, requester.person, doubt, action)
    except Exception:
        log.exception("hint failed", game=known.game.name, players=known.players)
        requester.refuse(live, Refused("failed", sentence="No hint was found. Ask again."), message.mark)
        return
    if live.length != message.entry:
        requester.refuse(live, Refused("stale", sentence=protocol.STALE), message.mark)
    else:
        view = known.view(known.seat)
        documents = [hint_document(hint, known, view) for hint in hints]
        answer = protocol.Hints(message.mark, message.entry, documents)
        requester.send(protocol.encode(answer))


def doubt_at(match: Match, seat: Seat | None) -> float:
    """How little to infer from how the others have played: people surprise more often than bots."""
    people = [other for other, holder in enumerate(match.holders) if holder.person is not None and other != seat]
    return PEOPLE if people else DOUBT


def hint_document(hint: Hint, known: State, view: Document) -> protocol.Hint:
    """A hint as it is sent, with the messages for its action, its reasons and its guesses."""
    game = known.game
    reasons = [reason | {"says": game.reason_message(reason)} for reason in hint.reasons]
    says = game.action_message(hint.text, view)
    guesses = [
        protocol.Guess(each.seat, each.secret, each.chance, game.secret_message(known.record, each.seat, each.secret))
        for each in hint.guesses
    ]
    return protocol.Hint(hint.text, hint.win, hint.points, hint.share, reasons, says, guesses)
