"""A match as a file that anybody can read, replay and verify. Only a finished one is written: it holds the seed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from ludoteca.match.log import ACT, ASK, TO_SUBSTITUTE, TO_UNDO, UNDO, Entry, Question
from ludoteca.match.match import Match
from ludoteca.match.reading import BadMatch, read_entry, read_setting, taken
from ludoteca.match.setting import Setting, seed_promise

__all__ = ["FORMAT", "BadMatch", "digest", "match_document", "read_match", "verify"]

FORMAT = "ludoteca match 1"


# Writing


def match_document(match: Match, names: list[str]) -> Document:
    """Write a finished match: how it was set, every entry with what it caused, and how it ended."""
    if match.result is None:
        raise LudotecaError("errors-match-unfinished")
    log, result = list(told_log(match.setting, match.log)), asdict(match.result)
    document = {**setting_document(match, names), "log": log, "result": result}
    return document | {"digest": digest(document)}


def digest(document: Document) -> str:
    """SHA-256 of all else in a document: shows what was lost or edited carelessly, though a forger can renew it."""
    rest = {name: value for name, value in document.items() if name != "digest"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def setting_document(match: Match, names: list[str]) -> Document:
    """Write how a match was set, with all options, and its seed."""
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
        "promise": seed_promise(setting.seed),
        "seed": setting.seed.hex(),
    }


def people_numbers(setting: Setting) -> list[int | None]:
    """Which seats belong to the same person, without saying who: numbers by seat, None for bots."""
    known = list(dict.fromkeys(holder.person for holder in setting.holders if holder.person is not None))
    return [None if holder.person is None else known.index(holder.person) for holder in setting.holders]


def told_log(setting: Setting, log: list[Entry]) -> Iterator[Document]:
    """Every entry of a log with the action's text and all that it caused."""
    match = Match(setting)
    for entry in log:
        yield added(match, entry)


def added(match: Match, entry: Entry) -> Document:
    """Carry out an entry, and write it with all that it caused."""
    if entry.kind != ACT:
        match.add(entry)
        return entry_document(entry)
    text = match.state.action_text(entry.action)
    return entry_document(entry) | {"text": text, "events": match.add(entry)}


def entry_document(entry: Entry) -> Document:
    """An entry without what it does not use; the sender's mark is nobody else's business."""
    document: Document = {"kind": entry.kind, "seat": entry.seat, "at": entry.at, "spent": entry.spent}
    if entry.kind == ACT:
        document["action"] = entry.action
    if entry.kind == UNDO:
        document["to"] = entry.to
    if entry.kind == ASK and entry.question is not None:
        document["question"] = question_document(entry.question)
    return document


def question_document(question: Question) -> Document:
    """A question without what it does not use."""
    if question.topic == TO_UNDO:
        return {"topic": question.topic, "to": question.to}
    if question.topic == TO_SUBSTITUTE:
        return {"topic": question.topic, "seat": question.seat, "level": question.level}
    return {"topic": question.topic}


# Replaying


def read_match(document: Any) -> Match:
    """Replay a match from its document, checking every entry; refuses what was not played by the rules."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadMatch("errors-no-match", format=FORMAT)
    try:
        match = Match(read_setting(document))
        for number, line in enumerate(taken(document, "log", list)):
            replay(match, number, line)
    except BadMatch:
        raise
    except LudotecaError as refused:
        raise BadMatch("errors-match-setting", why=refused) from None
    except RecursionError:
        raise BadMatch("errors-match-nested") from None
    return match


def replay(match: Match, number: int, line: Any) -> None:
    """Carry out one line of a log, if it was possible and caused what stands there."""
    try:
        entry = read_entry(line)
        match.check(entry)
    except LudotecaError as refused:
        raise BadMatch("errors-match-entry", number=number, why=refused) from None
    if not is_same(line, added(match, entry)):
        raise BadMatch("errors-match-caused", number=number)


def verify(document: Any, promise: str | None = None) -> Match:
    """Prove that a match went by the rules, with the seed that was promised, and that every tile came as it had to.

    `promise` is the SHA-256 that was noted when the match began; without it, the one in the file is taken.
    """
    match = read_match(document)
    promised = document.get("promise") if promise is None else promise
    if seed_promise(match.setting.seed) != promised:
        raise BadMatch("errors-match-promise")
    if match.result is None:
        raise BadMatch("errors-match-running")
    if not is_same(document.get("result"), asdict(match.result)):
        raise BadMatch("errors-match-result")
    check_setting_as_written(match, document)
    if document.get("digest") != digest(document):
        raise BadMatch("errors-match-digest")
    return match


def check_setting_as_written(match: Match, document: Document) -> None:
    """Refuse a file that says anything else, or anything more, about how the match was set."""
    known = setting_document(match, [seat["name"] for seat in document["seats"]])
    for name, value in known.items():
        if not is_same(document.get(name), value):
            raise BadMatch("errors-match-differs", name=repr(name))
    for name in document:
        if name not in (*known, "log", "result", "digest"):
            raise BadMatch("errors-match-extra", name=repr(name))


def is_same(one: Any, other: Any) -> bool:
    """Whether two documents are equal, with true, 1 and 1.0 told apart."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(is_same(one[name], other[name]) for name in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(is_same, one, other))
    return bool(one == other)
