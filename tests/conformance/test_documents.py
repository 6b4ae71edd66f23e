"""Games that describe their documents as types produce exactly such documents."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, fields
from typing import Any

import jsonschema_rs
import pytest

import ludoteca
from ludoteca.conformance.fixtures import pytest_generate_tests  # noqa: F401 (gives every test its games)
from ludoteca.core.documents import Documents
from ludoteca.core.schemas import document_schema, document_schemas
from tests import sizes
from tests.tables import BUILT_IN, Table, chooser, some_tables

GAMES = BUILT_IN
"""The games that describe their documents."""
MATCHES = 2
ACTIONS = 4
"""How many of the legal actions are looked at in every position."""


class Checker:
    """Checks documents of one game against its types."""

    def __init__(self, documents: Documents) -> None:
        names = [field.name for field in fields(documents)]
        self.validators = {
            name: jsonschema_rs.validator_for(json.loads(json.dumps(document_schema(documents, name))))
            for name in names
        }
        self.kinds: set[str] = set()

    def check(self, name: str, document: Any) -> None:
        """Fail if a field is missing, additional or of another type."""
        wrong = [f"{error.instance_path}: {error.message}" for error in self.validators[name].iter_errors(document)]
        assert not wrong, f"{name} {document}: {wrong}"
        if name in ("event", "reason"):
            self.kinds.add(f"{name} {document['kind']}")

    def check_position(self, state: ludoteca.State, dice: random.Random) -> None:
        """Check everything that a state can tell."""
        self.check("position", state.position())
        for viewer in (*range(state.players), None):
            self.check("view", state.view(viewer))
        legal = state.legal_actions()
        for action in dice.sample(legal, min(ACTIONS, len(legal))):
            self.check("preview", state.preview(action))
            for reason in state.reasons(action):
                self.check("reason", reason)

    def check_events(self, state: ludoteca.State, ply: int) -> None:
        """Check what every seat and a spectator saw."""
        for viewer in (*range(state.players), None):
            for event in state.events_since(ply, viewer):
                self.check("event", event)


def documents_of(game: ludoteca.Game) -> Documents:
    assert game.documents is not None
    return game.documents


def play(checker: Checker, table: Table, seed: int) -> None:
    """Play a match at random and check every position of it."""
    state, choose, dice = table.new(seed), chooser(seed), random.Random(seed)
    while not state.over:
        checker.check_position(state, dice)
        state.play(choose(state))
        checker.check_events(state, state.ply - 1)
    checker.check_position(state, dice)
    checker.check_events(state, 0)
    checker.check("outcome", asdict(state.outcome()))


def kinds_of(documents: Documents, name: str) -> set[str]:
    """The kinds of events or reasons that are described."""
    parts = document_schemas(documents)
    found = [parts[name_of(each)]["properties"]["kind"]["enum"] for each in parts[name.capitalize()]["anyOf"]]
    return {f"{name} {kind}" for some in found for kind in some}


@pytest.mark.compiled
def test_documents_are_as_described(game: ludoteca.Game) -> None:
    checker = Checker(documents_of(game))
    for table in some_tables():
        if table.name == game.name:
            for seed in range(sizes.games(MATCHES)):
                play(checker, table, seed)
    assert kinds_of(documents_of(game), "event") <= checker.kinds, "a described event never happens"


def test_exactly_the_kinds_of_reasons_are_described(game: ludoteca.Game) -> None:
    assert kinds_of(documents_of(game), "reason") == {f"reason {kind}" for kind in game.reason_kinds}


def name_of(reference: dict[str, str]) -> str:
    return reference["$ref"].rpartition("/")[2]


def described_fields(game: ludoteca.Game) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, schema in document_schemas(documents_of(game)).items():
        for field, kind in schema.get("properties", {}).items():
            yield f"{name}.{field}", kind


def test_every_field_has_a_description(game: ludoteca.Game) -> None:
    """A field that always has the same value, such as the kind of an event, needs none."""
    for name, kind in described_fields(game):
        assert "description" in kind or len(kind.get("enum", ())) == 1, name
        assert kind.get("description", ".").endswith("."), name


@pytest.mark.parametrize("wrong", ["missing", "additional", "mistyped"])
def test_another_document_does_not_fit(game: ludoteca.Game, wrong: str) -> None:
    checker, state = Checker(documents_of(game)), game.new(seed=1)
    view = state.view(0)
    if wrong == "missing":
        del view["ply"]
    else:
        view |= {"plies": 0} if wrong == "additional" else {"ply": "0"}
    with pytest.raises(AssertionError, match=r"ply|plies"):
        checker.check("view", view)
