"""Fairness: the seed follows from commitments and numbers, and whatever is changed afterwards is found."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.types import Document
from ludoteca.match.document import FAIR_FORMAT, BadMatch, digest, match_document, verify
from ludoteca.match.fairness import (
    CHECKED,
    PARTLY,
    Notes,
    OwnRound,
    Terms,
    canonical,
    check_table,
    contribution_commitment,
    fingerprint,
    match_seed,
    table_terms,
)
from ludoteca.match.log import RESIGN, Entry
from ludoteca.match.match import Match
from ludoteca.match.setting import Holder, Setting

VECTORS = Path(__file__).with_name("fairness-vectors.json")
"""A finished table, what two of its players saw, and texts with their hashes; the page's tests read the same file."""
SECRET = "5e" * 32
OTHER = "0f" * 32


def terms() -> Terms:
    seats: list[Document] = [{"kind": "person", "bot": None, "person": number} for number in range(2)]
    seats.append({"kind": "bot", "bot": "novice", "person": None})
    clock = {"kind": "move", "amount": 60, "increment": 0}
    return Terms("abc234def567", "lanterns", {"honored_guests": False}, clock, False, 1, seats)


def numbers(number: int, digest: str) -> list[Document]:
    """The contributions of both people in a round."""
    made = []
    for seat in (0, 1):
        own = OwnRound(seat, digest, f"{seat + 10 * number:02d}" * 32)
        commitment = contribution_commitment("abc234def567", number, own)
        made.append({"seat": seat, "commitment": commitment, "random": own.random})
    return made


def table() -> Document:
    """The document of a finished table whose first round failed."""
    agreed, promise = terms(), terms().commitment(SECRET)
    contributions = numbers(2, agreed.digest(promise))
    record = {
        "version": 2,
        "table": agreed.table,
        "seats": agreed.seats,
        "round": 2,
        "contributions": contributions,
        "failed": [{"round": 1, "refused": [1]}],
        "secret": SECRET,
        "seed": match_seed(agreed.digest(promise), SECRET, 2, contributions).hex(),
    }
    return {
        "id": agreed.table,
        "game": agreed.game,
        "options": agreed.options,
        "clock": agreed.clock,
        "rated": agreed.rated,
        "rules": agreed.rules,
        "phase": "finished",
        "seats": [{"kind": seat["kind"], "bot": seat["bot"], "name": "?"} for seat in agreed.seats],
        "promise": promise,
        "fairness": record,
    }


def notes(seat: int = 0) -> Notes:
    """What the person at a seat saw: both rounds, and the commitments of the second."""
    agreed, promise = terms().digest(terms().commitment(SECRET)), terms().commitment(SECRET)
    rounds = {}
    for number in (1, 2):
        listed = [{"seat": each["seat"], "commitment": each["commitment"]} for each in numbers(number, agreed)]
        rounds[number] = OwnRound(seat, agreed, numbers(number, agreed)[seat]["random"], listed)
    return Notes(promise, rounds)


def test_a_seed_is_checked_by_who_contributed_and_partly_by_others() -> None:
    assert check_table(table(), notes()) == CHECKED
    assert check_table(table(), Notes()) == PARTLY
    assert check_table(table(), Notes(promise=table()["promise"])) == PARTLY


def test_a_round_that_the_server_interrupted_is_not_passed_over() -> None:
    document = table()
    document["fairness"]["failed"][0]["refused"] = []
    assert check_table(document, notes()) == PARTLY


def change(path: str, value: Any) -> Callable[[Document], None]:
    def apply(document: Document) -> None:
        *parents, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
        place: Any = document
        for part in parents:
            place = place[part]
        assert place[last] != value
        place[last] = value

    return apply


CHANGES = [
    ("id", "zzz234def567"),
    ("game", "shelfie"),
    ("options", {"honored_guests": True}),
    ("clock.amount", 61),
    ("rated", True),
    ("rules", 2),
    ("promise", OTHER),
    ("fairness.secret", OTHER),
    ("fairness.seed", OTHER),
    ("fairness.round", 3),
    ("fairness.failed", []),
    ("fairness.contributions", []),
    ("fairness.contributions.0.random", OTHER),
    ("fairness.contributions.0.commitment", OTHER),
    ("fairness.contributions.0.commitment", None),
    ("fairness.contributions.0.seat", 2),
    ("fairness.seats.0.person", 1),
    ("fairness.seats.2.bot", "master"),
]


@pytest.mark.parametrize(("path", "value"), CHANGES)
def test_whatever_is_changed_is_found_even_by_those_who_saw_nothing(path: str, value: Any) -> None:
    document = copy.deepcopy(table())
    change(path, value)(document)
    with pytest.raises(BadMatch):
        check_table(document, Notes())


def test_the_seats_that_people_saw_are_those_of_the_seed() -> None:
    document = table()
    document["seats"][2]["bot"] = document["fairness"]["seats"][2]["bot"] = "master"
    with pytest.raises(BadMatch):
        check_table(document, Notes())


def forge_table(secret: str = SECRET, seats: list[int] | None = None, **record: Any) -> Document:
    """A table whose server made everything again after the end, so that it agrees with itself."""
    document = table()
    document["promise"] = table_terms(document).commitment(secret)
    agreed = table_terms(document).digest(document["promise"])
    chosen = [each for each in numbers(2, agreed) if seats is None or each["seat"] in seats]
    document["fairness"] |= {"secret": secret, "contributions": chosen} | record
    number = document["fairness"]["round"]
    document["fairness"]["seed"] = match_seed(agreed, secret, number, document["fairness"]["contributions"]).hex()
    return document


def test_a_server_that_forges_everything_is_found_by_each_contributor() -> None:
    assert check_table(forge_table(OTHER), Notes()) == PARTLY, "it agrees with itself"
    with pytest.raises(BadMatch, match="seen here before"):
        check_table(forge_table(OTHER), notes())
    with pytest.raises(BadMatch, match="number that was sent from here"):
        check_table(forge_table(seats=[1]), notes())


def test_a_number_that_was_chosen_after_the_others_were_known_is_found() -> None:
    late = table()["fairness"]["contributions"]
    agreed = table_terms(table()).digest(table()["promise"])
    late[1]["random"] = OTHER
    late[1]["commitment"] = contribution_commitment("abc234def567", 2, OwnRound(1, agreed, OTHER))
    with pytest.raises(BadMatch, match="commitments"):
        check_table(forge_table(contributions=late), notes(0))


def test_a_player_who_is_said_to_have_refused_but_has_not_is_told() -> None:
    with pytest.raises(BadMatch, match="left it out"):
        check_table(table(), notes(1))


def test_a_round_that_is_not_mentioned_is_missed() -> None:
    agreed = table_terms(table()).digest(table()["promise"])
    document = forge_table(round=1, failed=[], contributions=numbers(1, agreed))
    assert check_table(document, Notes()) == PARTLY
    with pytest.raises(BadMatch, match="round 2"):
        check_table(document, notes())


def test_a_number_without_commitment_counts_only_if_nobody_else_plays() -> None:
    alone = table()
    alone["fairness"]["seats"][1] = {"kind": "person", "bot": None, "person": 0}
    promise = table_terms(alone).commitment(SECRET)
    bare = [{"seat": 0, "commitment": None, "random": OTHER}]
    alone["fairness"] |= {
        "round": 1,
        "failed": [],
        "contributions": bare,
        "seed": match_seed(table_terms(alone).digest(promise), SECRET, 1, bare).hex(),
    }
    assert check_table(alone, Notes(promise, random=OTHER)) == CHECKED
    assert check_table(alone, Notes(promise)) == PARTLY
    with pytest.raises(BadMatch, match="sent from here"):
        check_table(alone, Notes(promise, random=SECRET))
    with pytest.raises(BadMatch):
        check_table(forge_table(contributions=bare), Notes())


# Vectors


def test_hashes_are_those_that_every_other_program_computes() -> None:
    known = json.loads(VECTORS.read_text("utf-8"))
    for text, expected in known["sha256"].items():
        assert hashlib.sha256(text.encode()).hexdigest() == expected
    for each in known["canonical"]:
        assert canonical(each["value"]).decode() == each["text"]
        assert fingerprint({"value": each["value"]}) == each["fingerprint"]
    assert known["table"] == table()
    assert known["notes"] == [as_noted(notes(seat)) for seat in (0, 1)]


def as_noted(seen: Notes) -> Document:
    """Notes as the page stores them."""
    return {
        "promise": seen.promise,
        "rounds": {str(number): vars(own) for number, own in seen.rounds.items()},
        "random": seen.random,
    }


# Documents


def finish_match() -> tuple[Match, Document]:
    """A finished match with contributions, and its record."""
    seats: list[Document] = [{"kind": "person", "bot": None, "person": number} for number in range(2)]
    options = {option.name: option.choices[0] for option in Setting("lanterns", b"", ()).rulebook().options}
    clock = {"kind": "none", "amount": 0, "increment": 0}
    agreed = Terms("abc234def567", "lanterns", options, clock, False, 1, seats)
    bound = agreed.digest(agreed.commitment(SECRET))
    contributions = numbers(1, bound)
    setting = Setting(
        "lanterns", match_seed(bound, SECRET, 1, contributions), (Holder("a"), Holder("b")), options, rules=1
    )
    match = Match(setting)
    match.add(Entry(RESIGN, 0, at=1))
    record = {"version": 2, "table": agreed.table, "seats": seats, "round": 1, "contributions": contributions}
    return match, record | {"failed": [], "secret": SECRET}


def write_document() -> Document:
    match, record = finish_match()
    clock = {"kind": "none", "amount": 0, "increment": 0}
    agreed = Terms(record["table"], "lanterns", match.setting.options, clock, False, 1, record["seats"])
    promise = agreed.commitment(SECRET)
    document: Document = json.loads(json.dumps(match_document(match, ["Ada", "Bea"], promise, record)))
    return document


def test_a_document_of_version_2_is_proved() -> None:
    document = write_document()
    assert document["format"] == FAIR_FORMAT
    assert verify(document).setting == verify(document, document["promise"]).setting


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("promise", OTHER),
        ("seed", OTHER),
        ("rated", True),
        ("people.1", 0),
        ("clock.kind", "days"),
        ("fairness.table", "zzz234def567"),
        ("fairness.secret", OTHER),
        ("fairness.contributions.1.random", OTHER),
        ("fairness.seats.0.kind", "bot"),
        ("fairness.round", 2),
        ("fairness.version", 3),
        ("fairness.more", 1),
        ("format", "ludoteca match 1"),
    ],
)
def test_a_document_in_which_anything_was_changed_is_refused(path: str, value: Any) -> None:
    document = write_document()
    if path == "fairness.more":
        document["fairness"]["more"] = value
    else:
        change(path, value)(document)
    document["digest"] = digest(document)
    with pytest.raises(BadMatch):
        verify(document)


def test_a_document_is_refused_if_another_commitment_was_noted() -> None:
    with pytest.raises(BadMatch):
        verify(write_document(), OTHER)
