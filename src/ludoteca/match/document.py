"""A match as a file that anybody can read, replay and verify. A finished one holds the seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from ludoteca.match.clocks import Clock
from ludoteca.match.log import ACT, KINDS, Entry, Question
from ludoteca.match.match import Match
from ludoteca.match.setting import RULES_VERSION, Holder, Setting, check_setting, seed_promise

FORMAT = "ludoteca match 1"


class BadMatch(LudotecaError):
    """A document that is no match, or not one that was played by the rules."""


def match_document(match: Match, names: list[str]) -> Document:
    """Write a finished match: how it was set, every entry with what it caused, and how it ended."""
    setting, result = match.setting, match.result
    if result is None:
        raise LudotecaError("Only a finished match can be written: its seed is secret until then.")
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
        "log": list(told_log(setting, match.log)),
        "result": asdict(result),
    }


def people_numbers(setting: Setting) -> list[int | None]:
    """Which seats belong to the same person, without saying who: numbers by seat, None for bots."""
    known = list(dict.fromkeys(holder.person for holder in setting.holders if holder.person is not None))
    return [None if holder.person is None else known.index(holder.person) for holder in setting.holders]


def told_log(setting: Setting, log: list[Entry]) -> Iterator[Document]:
    """Every entry of a log with the action's text and all that it caused."""
    match = Match(setting)
    for entry in log:
        text = match.state.action_text(entry.action) if entry.kind == ACT else None
        events = match.add(entry)
        document = entry_document(entry)
        if text is not None:
            document |= {"text": text, "events": events}
        yield document


def entry_document(entry: Entry) -> Document:
    """An entry without what it does not use."""
    document: Document = {"kind": entry.kind, "seat": entry.seat, "at": entry.at, "spent": entry.spent}
    if entry.kind == ACT:
        document["action"] = entry.action
    if entry.to:
        document["to"] = entry.to
    if entry.question is not None:
        document["question"] = asdict(entry.question)
    return document


def read_entry(document: Document) -> Entry:
    """Read what `entry_document` wrote."""
    known = {name: document[name] for name in ("kind", "seat", "at", "spent", "action", "to") if name in document}
    question = Question(**document["question"]) if document.get("question") else None
    entry = Entry(**known, question=question)
    numbers = (entry.seat, entry.at, entry.spent, entry.action, entry.to)
    if entry.kind not in KINDS or not all(type(number) is int for number in numbers):
        raise BadMatch(f"This is no entry of a match: {document!r}.")
    return entry


def read_setting(document: Document) -> Setting:
    """Read how a match was set."""
    people = document["people"]
    holders = tuple(
        Holder(bot=seat["bot"]) if person is None else Holder(person=f"person {person}")
        for seat, person in zip(document["seats"], people, strict=True)
    )
    setting = Setting(
        game=document["game"],
        seed=bytes.fromhex(document["seed"]),
        holders=holders,
        options=document["options"],
        clock=Clock(**document["clock"]),
        rated=document["rated"],
        rules=document["rules"],
    )
    check_setting(setting)
    return setting


def read_match(document: Any) -> Match:
    """Replay a match from its document, checking every entry; refuses what was not played by the rules."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadMatch(f'A match is a JSON object with "format": "{FORMAT}".')
    try:
        match = Match(read_setting(document))
        entries = [(read_entry(line), line) for line in document["log"]]
    except (KeyError, TypeError, ValueError, AttributeError) as broken:
        raise BadMatch(f"This match cannot be read: {type(broken).__name__} {broken}.") from None
    if match.setting.rules != RULES_VERSION:
        raise BadMatch(f"This match was played by version {match.setting.rules} of the rules, not {RULES_VERSION}.")
    for number, (entry, line) in enumerate(entries):
        try:
            match.check(entry)
        except LudotecaError as refused:
            raise BadMatch(f"Entry {number} was not possible: {refused}") from None
        events = match.add(entry)
        if entry.kind == ACT and events != line.get("events"):
            raise BadMatch(f"Entry {number} did not cause what the file says: tiles, cards or points were changed.")
    return match


def verify(document: Any, promise: str | None = None) -> Match:
    """Prove that a match went by the rules, with the seed that was promised, and that every tile came as it had to.

    `promise` is the SHA-256 that was noted when the match began; without it, the one in the file is taken.
    """
    match = read_match(document)
    promised = promise or document.get("promise")
    if seed_promise(match.setting.seed) != promised:
        raise BadMatch("The seed is not the promised one: its SHA-256 differs.")
    if match.result is None or asdict(match.result) != document.get("result"):
        raise BadMatch("The result in the file is not how the match ended.")
    return match
