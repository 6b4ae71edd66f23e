"""Recorded matches replay to the same end, and every entry can be viewed again."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.match.document import match_document, read_match, verify
from ludoteca.match.log import KINDS, TOPICS
from ludoteca.match.match import Match
from ludoteca.match.setting import PLAYABLE_RULES
from tests.match.playing import everything
from tests.match.record import FOLDER, RECORDED, document_of, to_json
from tests.tables import BUILT_IN

FILES = sorted(FOLDER.glob("*.json"))


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def by_stem(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", FILES, ids=by_stem)
def test_a_recorded_match_is_verified_and_ends_as_recorded(path: Path) -> None:
    document = read(path)
    match = verify(document)
    assert match.result is not None
    assert asdict(match.result) == document["result"]
    assert match_document(match, [seat["name"] for seat in document["seats"]]) == document


@pytest.mark.parametrize("path", FILES, ids=by_stem)
def test_the_actions_alone_replay_to_the_same_state(path: Path) -> None:
    """Seed, options and actions define the state: it can be replayed with the game alone."""
    document, match = read(path), read_match(read(path))
    state = ludoteca.game(document["game"]).new_as_recorded(
        len(document["seats"]), bytes.fromhex(document["seed"]), document["options"]
    )
    for action in match.state.actions:
        state.play(action)
    assert state == match.state


@pytest.mark.parametrize("path", FILES, ids=by_stem)
def test_every_entry_can_be_viewed_again(path: Path) -> None:
    match = read_match(read(path))
    growing = Match(match.setting)
    for number, entry in enumerate(match.log):
        assert everything(match.at(number)) == everything(growing)
        growing.add(entry)
    assert everything(match.at(match.length)) == everything(growing)


@pytest.mark.parametrize("path", FILES, ids=by_stem)
def test_the_rules_version_is_recorded(path: Path) -> None:
    assert read(path)["rules"] == read_match(read(path)).setting.rules


def test_there_are_recorded_matches_of_all_rules_versions() -> None:
    assert {read(path)["rules"] for path in FILES} == set(PLAYABLE_RULES)


@pytest.mark.parametrize("made", RECORDED)
def test_playing_them_again_writes_the_same_files(made: Callable[[], Match]) -> None:
    path = FOLDER / f"{made.__name__.replace('_', '-')}.json"
    assert path.read_text("utf-8") == to_json(document_of(made()))


def test_everything_that_can_happen_was_recorded() -> None:
    documents = [read(path) for path in FILES]
    assert len(documents) == len(RECORDED) >= 12
    lines = [line for document in documents for line in document["log"]]
    assert {line["kind"] for line in lines} == set(KINDS)
    assert {line["question"]["topic"] for line in lines if "question" in line} == set(TOPICS)
    assert {document["result"]["reason"] for document in documents} == {
        "played",
        "resigned",
        "time",
        "ended",
        "aborted",
    }
    assert {(document["game"], len(document["seats"])) for document in documents} == {
        (game, players) for game in BUILT_IN for players in (2, 3, 4)
    }
