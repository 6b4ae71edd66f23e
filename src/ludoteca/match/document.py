"""A finished match as a document that anybody can read, replay and verify. It contains the seed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from typing import Any

from ludoteca.core.action_events import ActionEvents
from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from ludoteca.match.document_reader import BadMatch, get_field, read_entry, read_setting
from ludoteca.match.fairness import VERSION, Terms, check_record
from ludoteca.match.log import ACT, ASK, TO_SUBSTITUTE, TO_UNDO, UNDO, Entry, Question
from ludoteca.match.match import Match
from ludoteca.match.setting import Setting, seed_commitment

__all__ = ["FAIR_FORMAT", "FORMAT", "BadMatch", "digest", "match_document", "read_match", "verify"]

FORMAT = "ludoteca match 1"
FAIR_FORMAT = "ludoteca match 2"
"""A match whose players could contribute to its seed; `fairness` is the record of it."""

RECORD = {"version", "table", "seats", "round", "contributions", "failed", "secret"}
"""Everything that a record of fairness has."""


# Writing


def match_document(
    match: Match,
    names: list[str],
    promise: str | None = None,
    fairness: Document | None = None,
    paced: Callable[[list[Entry]], Iterable[Entry]] = iter,
) -> Document:
    """The document of a finished match: its setting, every entry with its events, and the result.

    With a record of its fairness, `promise` is the server's commitment to its secret. `paced` returns the same entries,
    and can pause between them.
    """
    if match.result is None:
        raise LudotecaError("errors-match-unfinished")
    log, result = list(document_log(match.setting, paced(match.log))), asdict(match.result)
    setting = setting_document(match, names)
    if fairness is not None:
        setting |= {"format": FAIR_FORMAT, "promise": promise, "fairness": fairness}
    document = {**setting, "log": log, "result": result}
    return document | {"digest": digest(document)}


def digest(document: Document) -> str:
    """SHA-256 of the rest of a document: detects damage and careless edits, but not forgery."""
    rest = {name: value for name, value in document.items() if name != "digest"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def setting_document(match: Match, names: list[str]) -> Document:
    """The setting of a match, with all options and the seed."""
    setting = match.setting
    return {
        "format": FORMAT,
        "game": setting.game,
        "rules": setting.rules,
        "options": match.state.options,
        "seats": [{"name": name, "bot": holder.bot} for name, holder in zip(names, setting.holders, strict=True)],
        "people": people_numbers(setting),
        "clock": asdict(setting.clock),
        "rated": setting.rated,
        "promise": seed_commitment(setting.seed),
        "seed": setting.seed.hex(),
    }


def people_numbers(setting: Setting) -> list[int | None]:
    """A number for each seat's person, the same for seats of the same person; None for bots."""
    known = list(dict.fromkeys(holder.person for holder in setting.holders if holder.person is not None))
    return [None if holder.person is None else known.index(holder.person) for holder in setting.holders]


def document_log(setting: Setting, log: Iterable[Entry]) -> Iterator[Document]:
    """Every entry of a log, with the action's text and its events."""
    match = Match(setting)
    for entry in log:
        yield add_and_document(match, entry)


def add_and_document(match: Match, entry: Entry) -> Document:
    """Add an entry to a match; return its document, with its events."""
    document, caused = add_and_record(match, entry)
    return document if caused is None else document | {"events": caused.everything()}


def add_and_record(match: Match, entry: Entry) -> tuple[Document, ActionEvents | None]:
    """Add an entry to a match; return its document, with the action's text, and what it caused."""
    document = entry_document(entry)
    if entry.kind == ACT:
        document["text"] = match.state.action_text(entry.action)
    return document, match.add(entry)


def entry_document(entry: Entry) -> Document:
    """An entry without unused fields and without the sender's request id."""
    document: Document = {"kind": entry.kind, "seat": entry.seat, "at": entry.at, "spent": entry.spent}
    if entry.kind == ACT:
        document["action"] = entry.action
    if entry.kind == UNDO:
        document["to"] = entry.to
    if entry.kind == ASK and entry.question is not None:
        document["question"] = question_document(entry.question)
    return document


def question_document(question: Question) -> Document:
    """A question without unused fields."""
    if question.topic == TO_UNDO:
        return {"topic": question.topic, "to": question.to}
    if question.topic == TO_SUBSTITUTE:
        return {"topic": question.topic, "seat": question.seat, "level": question.level}
    return {"topic": question.topic}


# Replaying


def read_match(document: Any) -> Match:
    """Replay a match from its document and check every entry; refuses a match that breaks the rules."""
    if not isinstance(document, dict) or document.get("format") not in (FORMAT, FAIR_FORMAT):
        raise BadMatch("errors-no-match", format=FORMAT)
    try:
        match = Match(read_setting(document))
        for number, line in enumerate(get_field(document, "log", list)):
            replay(match, number, line)
    except BadMatch:
        raise
    except LudotecaError as refused:
        raise BadMatch("errors-match-setting", why=refused) from None
    except RecursionError:
        raise BadMatch("errors-match-nested") from None
    return match


def replay(match: Match, number: int, line: Any) -> None:
    """Add one line of a log, if it is allowed and has exactly the events that the line says."""
    try:
        entry = read_entry(line)
        match.check(entry)
    except LudotecaError as refused:
        raise BadMatch("errors-match-entry", number=number, why=refused) from None
    if not is_same(line, add_and_document(match, entry)):
        raise BadMatch("errors-match-caused", number=number)


def verify(document: Any, promise: str | None = None) -> Match:
    """Prove that a match followed the rules, with the seed of its commitment and every draw that follows from it.

    `promise` is the commitment (SHA-256) that was published when the match began; the default is the one in the file.
    """
    match = read_match(document)
    commitment = document.get("promise") if promise is None else promise
    if document["format"] == FAIR_FORMAT:
        check_fairness(match.setting, document, commitment)
    elif seed_commitment(match.setting.seed) != commitment:
        raise BadMatch("errors-match-promise")
    if match.result is None:
        raise BadMatch("errors-match-running")
    if not is_same(document.get("result"), asdict(match.result)):
        raise BadMatch("errors-match-result")
    check_setting_as_written(match, document)
    if document.get("digest") != digest(document):
        raise BadMatch("errors-match-digest")
    return match


def check_fairness(setting: Setting, document: Document, promise: Any) -> None:
    """Refuse a match whose seed does not follow from the server's commitment and the numbers of the players."""
    record = get_field(document, "fairness", dict)
    if document.get("promise") != promise:
        raise BadMatch("errors-match-promise")
    seats = [
        {"kind": "person" if holder.bot is None else "bot", "bot": holder.bot, "person": number}
        for holder, number in zip(setting.holders, people_numbers(setting), strict=True)
    ]
    if not is_same(record.get("seats"), seats) or set(record) != RECORD or record["version"] != VERSION:
        raise BadMatch("errors-fair-record")
    clock, table = asdict(setting.clock), get_field(record, "table", str)
    terms = Terms(table, setting.game, setting.options, clock, setting.rated, setting.rules, seats)
    check_record(terms, promise, record, setting.seed.hex())


def check_setting_as_written(match: Match, document: Document) -> None:
    """Refuse a file whose setting differs from the match or has additional fields."""
    known = setting_document(match, [seat["name"] for seat in document["seats"]])
    if document["format"] == FAIR_FORMAT:
        known |= {name: document[name] for name in ("format", "promise", "fairness")}
    for name, value in known.items():
        if not is_same(document.get(name), value):
            raise BadMatch("errors-match-differs", name=repr(name))
    for name in document:
        if name not in (*known, "log", "result", "digest"):
            raise BadMatch("errors-match-extra", name=repr(name))


def is_same(one: Any, other: Any) -> bool:
    """Whether two documents are equal; true, 1 and 1.0 are different."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(is_same(one[name], other[name]) for name in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(is_same, one, other))
    return bool(one == other)
