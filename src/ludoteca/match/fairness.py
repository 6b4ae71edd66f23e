"""Fairness that players can check: nobody, not even the server, chooses the seed of a match.

The server commits to a secret when a table is opened. When the match starts, players commit to random numbers and then
reveal them. The seed is the SHA-256 of the secret, the numbers, and the terms of the match. Nothing here needs a
network or a clock: the server, its clients and `ludoteca verify` all use this module.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.types import Document, Seat
from ludoteca.match.document_reader import BadMatch, get_field

FORMAT = "ludoteca fairness 2"
VERSION = 2
RANDOM_BYTES = 32

CHECKED, PARTLY, NOT_CHECKED = "checked", "partly", "none"


@dataclass(frozen=True)
class Terms:
    """Everything public that a match is made of, before its seed.

    Names are missing on purpose: people can delete theirs, and the match stays verifiable.
    """

    table: str
    game: str
    options: Document
    clock: Document
    rated: bool
    rules: int
    seats: list[Document]
    """By seat: `kind` (person or bot), the `bot` level, and the number of the `person` in this match."""

    def commitment(self, secret: str) -> str:
        """What the server publishes when the table is opened: it binds the secret to the table and the game."""
        bound = {"table": self.table, "game": self.game, "options": self.options, "players": len(self.seats)}
        return fingerprint(bound | {"secret": secret})

    def digest(self, commitment: str) -> str:
        """What players bind their numbers to: all terms, and the server's commitment."""
        return fingerprint(
            {
                "table": self.table,
                "game": self.game,
                "options": self.options,
                "clock": self.clock,
                "rated": self.rated,
                "rules": self.rules,
                "seats": self.seats,
                "commitment": commitment,
            }
        )


@dataclass
class OwnRound:
    """What one client did in a round: its number, and the commitments it was sent before it revealed the number."""

    seat: Seat
    terms: str
    random: str
    commitments: list[Document] | None = None
    """None if the client never revealed its number."""


@dataclass
class Notes:
    """What one client saw itself while a match was set up, to compare at the end."""

    promise: str | None = None
    rounds: dict[int, OwnRound] = field(default_factory=dict)
    random: str | None = None
    """The number that was sent with the request to start, by a person who plays against bots only."""


def canonical(value: Any) -> bytes:
    """JSON with sorted keys and without spaces, in UTF-8: the same bytes in every language."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def fingerprint(document: Document) -> str:
    """The SHA-256 of a document of this format, in hexadecimal digits."""
    return hashlib.sha256(canonical({"format": FORMAT, **document})).hexdigest()


def new_random() -> str:
    """A random number that nobody can guess, in hexadecimal digits."""
    return secrets.token_hex(RANDOM_BYTES)


def contribution_commitment(table: str, number: int, own: OwnRound) -> str:
    """What a player sends first: it binds the number to the table, the round, the seat and the terms."""
    bound = {"table": table, "round": number, "seat": own.seat, "terms": own.terms, "random": own.random}
    return fingerprint(bound)


def match_seed(terms: str, secret: str, number: int, contributions: list[Document]) -> bytes:
    """The seed of a match, from the secret and the numbers of the round that was complete."""
    numbers = [{"seat": each["seat"], "random": each["random"]} for each in contributions]
    numbers.sort(key=lambda each: each["seat"])
    return bytes.fromhex(fingerprint({"terms": terms, "secret": secret, "round": number, "contributions": numbers}))


# Checks


def check_record(terms: Terms, promise: str, record: Document, seed: str) -> None:
    """Refuse a record that does not lead from the server's commitment and the players' numbers to the seed."""
    secret, number = get_field(record, "secret", str), get_field(record, "round", int)
    if terms.commitment(secret) != promise:
        raise BadMatch("errors-fair-commitment")
    digest, contributions = terms.digest(promise), get_field(record, "contributions", list)
    check_form(terms, record, contributions)
    for each in contributions:
        own = OwnRound(each["seat"], digest, each["random"])
        if each["commitment"] not in (None, contribution_commitment(terms.table, number, own)):
            raise BadMatch("errors-fair-contribution", seat=each["seat"] + 1)
    if match_seed(digest, secret, number, contributions).hex() != seed:
        raise BadMatch("errors-fair-seed")


def check_form(terms: Terms, record: Document, contributions: list[Any]) -> None:
    """Refuse numbers from seats that have none to give, two from one seat, or one that came without a commitment."""
    people = {seat: held["person"] for seat, held in enumerate(terms.seats) if held["kind"] == "person"}
    givers = [get_field(each, "seat", int) for each in contributions]
    if givers != sorted(set(givers)) or not set(givers) <= set(people):
        raise BadMatch("errors-fair-record")
    for each in contributions:
        get_field(each, "random", str)
        is_bare = each.get("commitment") is None
        if set(each) != {"seat", "commitment", "random"} or (is_bare and len(set(people.values())) > 1):
            raise BadMatch("errors-fair-record")
    rounds = []
    for each in get_field(record, "failed", list):
        get_field(each, "refused", list)
        rounds.append(get_field(each, "round", int))
    if rounds != list(range(1, record["round"])):
        raise BadMatch("errors-fair-record")


def check_own(notes: Notes, promise: str, record: Document) -> None:
    """Refuse a record that differs from what this client saw itself."""
    if notes.promise not in (None, promise):
        raise BadMatch("errors-fair-own-commitment")
    people = {seat["person"] for seat in record["seats"] if seat["kind"] == "person"}
    if notes.random is not None and len(people) == 1 and not took_part(notes, record):
        raise BadMatch("errors-fair-own-number")
    numbers = {each["seat"]: each for each in record["contributions"]}
    refused = {each["round"]: each["refused"] for each in record["failed"]}
    for number, own in notes.rounds.items():
        if own.commitments is None:
            continue
        if number == record["round"]:
            listed = [{"seat": each["seat"], "commitment": each["commitment"]} for each in record["contributions"]]
            if listed != own.commitments or numbers[own.seat]["random"] != own.random:
                raise BadMatch("errors-fair-own-number")
        elif number not in refused or own.seat in refused[number]:
            raise BadMatch("errors-fair-own-round", round=number)


def table_terms(table: Document) -> Terms:
    """The terms of a match, as its table's document shows them."""
    return Terms(
        get_field(table, "id", str),
        get_field(table, "game", str),
        get_field(table, "options", dict),
        get_field(table, "clock", dict),
        get_field(table, "rated", bool),
        get_field(table, "rules", int),
        get_field(get_field(table, "fairness", dict), "seats", list),
    )


def check_table(table: Document, notes: Notes) -> str:
    """Check the document of a finished table; return how much this client could check, or refuse.

    `checked`: a number of this client is in the seed, and it saw the server's commitment before. `partly`: the record
    agrees with itself, but this client did not take part, or the server interrupted a round. `none`: the match is not
    over, or has no such record.
    """
    record = table.get("fairness")
    if record is None or table["phase"] != "finished":
        return NOT_CHECKED
    terms = table_terms(table)
    shown = [{"kind": seat["kind"], "bot": seat["bot"]} for seat in table["seats"]]
    if shown != [{"kind": seat["kind"], "bot": seat["bot"]} for seat in terms.seats]:
        raise BadMatch("errors-fair-record")
    check_record(terms, get_field(table, "promise", str), record, get_field(record, "seed", str))
    check_own(notes, table["promise"], record)
    is_interrupted = any(not each["refused"] for each in record["failed"])
    return PARTLY if notes.promise is None or is_interrupted or not took_part(notes, record) else CHECKED


def took_part(notes: Notes, record: Document) -> bool:
    """Whether a number of this client is in the seed."""
    own = notes.rounds.get(record["round"])
    numbers = [each["random"] for each in record["contributions"]]
    return notes.random in numbers or (own is not None and own.commitments is not None)
