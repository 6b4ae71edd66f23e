"""Reading a match's document piece by piece: what is missing or of another kind is refused in a sentence."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from ludoteca.match.clocks import Clock
from ludoteca.match.log import ACT, ASK, KINDS, TO_SUBSTITUTE, TO_UNDO, UNDO, Entry, Question
from ludoteca.match.setting import RULES_VERSION, Holder, Setting, check_setting

LARGEST = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exactly."""

WRONG_KIND = {
    str: "errors-match-no-text",
    list: "errors-match-no-list",
    dict: "errors-match-no-object",
    bool: "errors-match-no-flag",
}


class BadMatch(LudotecaError):
    """A document that is no match, or not one that was played by the rules."""


def read_setting(document: Document) -> Setting:
    """Read how a match was set."""
    rules = taken(document, "rules", int)
    if rules != RULES_VERSION:
        raise BadMatch("errors-match-rules", rules=rules, here=RULES_VERSION)
    setting = Setting(
        game=taken(document, "game", str),
        seed=read_seed(taken(document, "seed", str)),
        holders=read_holders(taken(document, "seats", list), taken(document, "people", list)),
        options=taken(document, "options", dict),
        clock=read_clock(taken(document, "clock", dict)),
        rated=taken(document, "rated", bool),
        rules=rules,
    )
    check_setting(setting)
    return setting


def read_seed(text: str) -> bytes:
    """Read a seed, written as hexadecimal digits."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadMatch("errors-match-seed") from None


def read_holders(seats: list[Any], people: list[Any]) -> tuple[Holder, ...]:
    """Read who held the seats; people have numbers instead of names."""
    if len(seats) != len(people):
        raise BadMatch("errors-match-seats")
    for seat in seats:
        taken(seat, "name", str)
    return tuple(
        Holder(bot=taken(seat, "bot", str)) if person is None else Holder(person=f"person {whole_number(person)}")
        for seat, person in zip(seats, people, strict=True)
    )


def read_clock(document: Document) -> Clock:
    """Read which clock there was."""
    return Clock(taken(document, "kind", str), taken(document, "amount", int), taken(document, "increment", int))


def read_entry(line: Any) -> Entry:
    """Read one line of the log."""
    kind = taken(line, "kind", str)
    if kind not in KINDS:
        raise BadMatch("errors-match-kinds", kinds=", ".join(KINDS), kind=repr(kind))
    return Entry(
        kind,
        seat=taken(line, "seat", int),
        at=taken(line, "at", int),
        spent=taken(line, "spent", int),
        action=taken(line, "action", int) if kind == ACT else 0,
        to=taken(line, "to", int) if kind == UNDO else 0,
        question=read_question(taken(line, "question", dict)) if kind == ASK else None,
    )


def read_question(document: Document) -> Question:
    """Read what somebody asked."""
    topic = taken(document, "topic", str)
    if topic == TO_UNDO:
        return Question(topic, to=taken(document, "to", int))
    if topic == TO_SUBSTITUTE:
        return Question(topic, seat=taken(document, "seat", int), level=taken(document, "level", str))
    return Question(topic)


def taken(document: Any, name: str, kind: type) -> Any:
    """A value of a document that has to be there and of one kind."""
    if not isinstance(document, dict) or name not in document:
        raise BadMatch("errors-match-missing", name=repr(name))
    value = document[name]
    if kind is int:
        return whole_number(value)
    if type(value) is not kind:
        raise BadMatch(WRONG_KIND[kind], name=repr(name))
    return value


def whole_number(value: Any) -> int:
    """A whole number that every reader of JSON keeps exactly."""
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise BadMatch("errors-match-number", largest=LARGEST)
    return value
