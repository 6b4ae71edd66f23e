"""Reading the parts of a match document; missing fields and values of the wrong kind are refused with a sentence."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from ludoteca.match.clocks import Clock
from ludoteca.match.log import ACT, ASK, KINDS, TO_SUBSTITUTE, TO_UNDO, UNDO, Entry, Question
from ludoteca.match.setting import PLAYABLE_RULES, RULES_VERSION, Holder, Setting, check_setting

LARGEST = 2**53 - 1
"""The largest integer that every JSON parser keeps exactly."""

WRONG_KIND = {
    str: "errors-match-no-text",
    list: "errors-match-no-list",
    dict: "errors-match-no-object",
    bool: "errors-match-no-flag",
}


class BadMatch(LudotecaError):
    """A document that is not a match, or a match that breaks the rules."""


def read_setting(document: Document) -> Setting:
    """Read the setting of a match."""
    rules = get_field(document, "rules", int)
    if rules not in PLAYABLE_RULES:
        raise BadMatch("errors-match-rules", rules=rules, here=RULES_VERSION)
    setting = Setting(
        game=get_field(document, "game", str),
        seed=read_seed(get_field(document, "seed", str)),
        holders=read_holders(get_field(document, "seats", list), get_field(document, "people", list)),
        options=get_field(document, "options", dict),
        clock=read_clock(get_field(document, "clock", dict)),
        rated=get_field(document, "rated", bool),
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
    """Read the holders of the seats; people have numbers instead of names."""
    if len(seats) != len(people):
        raise BadMatch("errors-match-seats")
    for seat in seats:
        get_field(seat, "name", str)
    return tuple(
        Holder(bot=get_field(seat, "bot", str)) if person is None else Holder(person=f"person {whole_number(person)}")
        for seat, person in zip(seats, people, strict=True)
    )


def read_clock(document: Document) -> Clock:
    """Read the clock."""
    return Clock(
        get_field(document, "kind", str), get_field(document, "amount", int), get_field(document, "increment", int)
    )


def read_entry(line: Any) -> Entry:
    """Read one line of the log."""
    kind = get_field(line, "kind", str)
    if kind not in KINDS:
        raise BadMatch("errors-match-kinds", kinds=", ".join(KINDS), kind=repr(kind))
    return Entry(
        kind,
        seat=get_field(line, "seat", int),
        at=get_field(line, "at", int),
        spent=get_field(line, "spent", int),
        action=get_field(line, "action", int) if kind == ACT else 0,
        to=get_field(line, "to", int) if kind == UNDO else 0,
        question=read_question(get_field(line, "question", dict)) if kind == ASK else None,
    )


def read_question(document: Document) -> Question:
    """Read a question."""
    topic = get_field(document, "topic", str)
    if topic == TO_UNDO:
        return Question(topic, to=get_field(document, "to", int))
    if topic == TO_SUBSTITUTE:
        return Question(topic, seat=get_field(document, "seat", int), level=get_field(document, "level", str))
    return Question(topic)


def get_field(document: Any, name: str, kind: type) -> Any:
    """A required value of a document, of one kind."""
    if not isinstance(document, dict) or name not in document:
        raise BadMatch("errors-match-missing", name=repr(name))
    value = document[name]
    if kind is int:
        return whole_number(value)
    if type(value) is not kind:
        raise BadMatch(WRONG_KIND[kind], name=repr(name))
    return value


def whole_number(value: Any) -> int:
    """Check an integer that every JSON parser keeps exactly."""
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise BadMatch("errors-match-number", largest=LARGEST)
    return value
