"""A match as a document: written when it is over, read back to the same match, without private data."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.match.clocks import Clock
from ludoteca.match.document import BadMatch, match_document, read_match, verify
from ludoteca.match.log import ACT, AGREE, EXPIRE, LEAVE, RESIGN, TO_SUBSTITUTE, TO_UNDO, UNDO
from ludoteca.match.match import Match
from ludoteca.match.setting import RULES_VERSION, seed_commitment
from tests.match.playing import act, ask, everything, mover, open_turn, play_out, put, table


def write(match: Match) -> Any:
    """The document of a match, through JSON and back."""
    names = [f"Seat {seat}" for seat in range(match.setting.players)]
    return json.loads(json.dumps(match_document(match, names)))


def with_undo() -> Match:
    match = table("lanterns", "ab")
    put(match, UNDO, open_turn(match), to=match.state.ply - 1, spent=10, at=5, mark="tab.17")
    act(match, 2)
    ask(match, 0, TO_UNDO, to=3)
    put(match, AGREE, 1)
    play_out(match)
    return match


def with_resignation() -> Match:
    match = table("shelfie", "abc", rulebook="english")
    act(match, 4)
    put(match, RESIGN, 1)
    act(match, 3)
    put(match, RESIGN, 0)
    return match


def with_substitution() -> Match:
    match = table("shelfie", "aab*", clock=Clock("bank", 60, 2))
    act(match, 4, spent=700)
    put(match, LEAVE, 0)
    ask(match, 2, TO_SUBSTITUTE, seat=0, level="novice")
    ask(match, 2, TO_SUBSTITUTE, seat=1)
    play_out(match)
    return match


def with_time_up() -> Match:
    match = table("shelfie", "ab", clock=Clock("move", 10), rated=True)
    act(match, 4, spent=700)
    put(match, EXPIRE, mover(match), spent=10_001, at=77)
    return match


MATCHES = [with_undo, with_resignation, with_substitution, with_time_up]


@pytest.mark.parametrize("made", MATCHES)
def test_a_document_is_read_back_to_the_same_match(made: Any) -> None:
    match = made()
    again = read_match(write(match))
    assert again.state == match.state
    assert again.result == match.result
    assert again.gone == match.gone
    assert again.clocks.bank == match.clocks.bank
    assert [(entry.kind, entry.seat, entry.at, entry.spent, entry.to, entry.question) for entry in again.log] == [
        (entry.kind, entry.seat, entry.at, entry.spent, entry.to, entry.question) for entry in match.log
    ]
    assert write(again) == write(match)


@pytest.mark.parametrize("made", MATCHES)
def test_complete_matches_are_verified(made: Any) -> None:
    match = made()
    document = write(match)
    assert verify(document).result == match.result
    assert verify(document, promise=seed_commitment(match.setting.seed)).state == match.state


def test_the_document_contains_the_whole_match() -> None:
    document = write(with_time_up())
    assert set(document) == {
        "format",
        "game",
        "rules",
        "options",
        "seats",
        "people",
        "clock",
        "rated",
        "promise",
        "seed",
        "log",
        "result",
        "digest",
    }
    assert document["rules"] == RULES_VERSION
    assert document["options"] == {"rulebook": "italian", "first_game": False}
    assert document["result"] == {"reason": "time", "scores": None, "ranks": document["result"]["ranks"]}
    assert bytes.fromhex(document["seed"]) == (1).to_bytes(32, "big")
    first = document["log"][0]
    assert {"kind", "seat", "at", "spent", "action", "text", "events"} == set(first)
    assert first["events"][0]["kind"] == "insert"


def test_a_question_is_written_with_its_fields() -> None:
    asked = [line["question"] for made in MATCHES for line in write(made())["log"] if "question" in line]
    assert asked == [
        {"topic": "undo", "to": 3},
        {"topic": "substitute", "seat": 0, "level": "novice"},
        {"topic": "substitute", "seat": 1, "level": ""},
    ]


def test_the_document_numbers_people_without_naming_them() -> None:
    match = table("shelfie", "ba*b")
    put(match, RESIGN, 1)
    play_out(match)
    document = write(match)
    assert document["people"] == [0, 1, None, 0]
    assert [seat["bot"] for seat in document["seats"]] == [None, None, "novice", None]


def test_request_ids_are_not_written() -> None:
    match = with_undo()
    assert "tab.17" in match.marks
    assert "tab.17" not in json.dumps(write(match))


def test_an_unfinished_match_is_not_written() -> None:
    match = table("shelfie", "ab")
    with pytest.raises(LudotecaError, match="finished"):
        match_document(match, ["Ada", "Bea"])


def test_an_incomplete_log_is_read_but_not_verified() -> None:
    document = write(with_resignation())
    document["log"].pop()
    half = read_match(document)
    assert not half.over
    with pytest.raises(BadMatch, match="is not over"):
        verify(document)


def test_a_match_that_was_read_can_be_replayed_from_any_entry() -> None:
    match = read_match(write(with_undo()))
    for number in range(0, match.length, 7):
        then = match.at(number)
        assert everything(then) == everything(Match(match.setting, match.log[:number]))
        assert then.state.ply <= sum(entry.kind == ACT for entry in then.log)
