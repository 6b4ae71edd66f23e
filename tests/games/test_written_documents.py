"""Views, events, previews, reasons, texts and positions are the same bytes, compiled or not."""

from __future__ import annotations

import json

import pytest

import ludoteca
from ludoteca.core.compiled import PURE
from ludoteca.core.json_writer import CAPACITY
from tests.games.written_documents import FILE, documents_of_match, fingerprint
from tests.tables import BUILT_IN

MATCHES = 1 if PURE else 12
PLAYERS = [pytest.param(2), *(pytest.param(count, marks=pytest.mark.compiled) for count in (3, 4))]
"""The documents of larger tables are compared compiled only; test_compiled.py compares both."""


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", BUILT_IN)
def test_documents_are_the_recorded_bytes(name: str, players: int) -> None:
    recorded = json.loads(FILE.read_text())[f"{name} {players}"][:MATCHES]
    assert [fingerprint(name, players, seed) for seed in range(len(recorded))] == recorded


@pytest.mark.compiled
@pytest.mark.parametrize("name", BUILT_IN)
def test_documents_leave_room_to_spare(name: str) -> None:
    most = ludoteca.game(name).players[-1]
    assert max(map(len, documents_of_match(name, most, 1))) < CAPACITY // 4
