"""Checks whether an entry may come next in a match. Nothing is changed here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.errors import UnreadableAction
from ludoteca.core.types import Seat, whole
from ludoteca.match.log import (
    ACT,
    AGREE,
    ASK,
    EXPIRE,
    LEAVE,
    REFUSE,
    RESIGN,
    RETURN,
    TO_END,
    TO_SUBSTITUTE,
    TO_UNDO,
    TOPICS,
    UNDO,
    Entry,
    NotReadable,
    Question,
    Refused,
    RefusedByRules,
)

if TYPE_CHECKING:
    from ludoteca.match.match import Match


def check(match: Match, entry: Entry) -> None:
    """Refuse an entry that may not come next."""
    if match.over:
        raise Refused("over", "errors-over")
    if entry.kind not in CHECKS:
        raise Refused("kind", "errors-entry-kind", kind=repr(entry.kind))
    if whole(entry.seat) not in range(match.setting.players):
        raise Refused("seat", "errors-seats", last=match.setting.players - 1)
    if entry.spent < 0:
        raise Refused("time", "errors-time-negative")
    CHECKS[entry.kind](match, entry)


def check_act(match: Match, entry: Entry) -> None:
    """An action must come from the seat to move, be legal, and be in time."""
    check_turn(match, entry.seat)
    if entry.seat in match.absent:
        raise Refused("absent", "errors-seat-left", seat=entry.seat)
    check_in_time(match, entry)
    try:
        refusal = match.state.why_illegal(entry.action)
    except UnreadableAction as unreadable:
        raise NotReadable(unreadable) from None
    if refusal is not None:
        raise RefusedByRules(refusal)


def check_turn(match: Match, seat: Seat) -> None:
    """Only the seat to move may decide."""
    if match.over:
        raise Refused("over", "errors-over")
    if seat != match.to_move:
        raise Refused("turn", "errors-turn", seat=seat, turn=match.to_move)


def check_in_time(match: Match, entry: Entry) -> None:
    """A seat whose time is up may not decide."""
    left = match.clocks.time_left(entry.seat)
    if left is not None and entry.spent > left:
        raise Refused("time", "errors-time-up", seat=entry.seat)


def check_person(match: Match, entry: Entry) -> str:
    """The person on a seat; refuses a bot's seat and a seat whose person left."""
    person = match.holders[entry.seat].person
    if person is None or entry.seat in match.absent:
        raise Refused("seat", "errors-seat-person", seat=entry.seat)
    return person


def check_undo(match: Match, entry: Entry) -> None:
    """A seat may take back its own turn if nothing hidden was revealed and nothing random happened."""
    check_person(match, entry)
    check_target(match, entry.to)
    if not match.is_free_undo(entry.seat, entry.to):
        raise Refused("ask", "errors-undo-ask")
    check_in_time(match, entry)


def check_target(match: Match, to: int) -> None:
    """An undo must leave fewer actions than there are now."""
    if whole(to) not in range(match.state.ply):
        raise Refused("undo", "errors-undo-target", count=match.state.ply, to=to)


def check_ask(match: Match, entry: Entry) -> None:
    """A question must be a known one, make sense now, and no other question may be open."""
    check_person(match, entry)
    if match.asked is not None:
        raise Refused("asked", "errors-still-asked")
    question = entry.question
    if question is None or question.topic not in TOPICS:
        raise Refused("question", "errors-question", topics=", ".join(TOPICS))
    QUESTIONS[question.topic](match, question)


def check_undo_question(match: Match, question: Question) -> None:
    """In unrated matches, people may agree to take actions back."""
    check_target(match, question.to)
    if match.setting.rated:
        raise Refused("rated", "errors-rated-undo")


def check_end_question(match: Match, _: Question) -> None:
    """A rated match can be ended early only by two or more people, and only before a seat has lost."""
    if match.setting.rated and (match.gone or len(match.people()) < 2):
        raise Refused("rated", "errors-rated-end")


def check_substitute_question(match: Match, question: Question) -> None:
    """A bot can take over only a seat whose person left."""
    if question.seat not in match.absent:
        raise Refused("substitute", "errors-nobody-left", seat=question.seat)


def check_answer(match: Match, entry: Entry) -> None:
    """A question must be open. Nobody agrees twice; people who asked or agreed may still refuse."""
    person = check_person(match, entry)
    if match.asked is None:
        raise Refused("asked", "errors-nobody-asked")
    if entry.kind == AGREE and person in match.asked.agreed:
        raise Refused("asked", "errors-agreed")


def check_return(match: Match, entry: Entry) -> None:
    """People who left may return while no bot plays for them."""
    if entry.seat not in match.absent:
        raise Refused("return", "errors-no-return", seat=entry.seat)


def check_expire(match: Match, entry: Entry) -> None:
    """Only the seat to move can run out of time, and only if its time is up."""
    left = match.clocks.time_left(entry.seat)
    if entry.seat != match.to_move or left is None or entry.spent < left:
        raise Refused("time", "errors-time-left", seat=entry.seat)


CHECKS = {
    ACT: check_act,
    UNDO: check_undo,
    ASK: check_ask,
    AGREE: check_answer,
    REFUSE: check_answer,
    RESIGN: check_person,
    LEAVE: check_person,
    RETURN: check_return,
    EXPIRE: check_expire,
}

QUESTIONS = {
    TO_UNDO: check_undo_question,
    TO_END: check_end_question,
    TO_SUBSTITUTE: check_substitute_question,
}
