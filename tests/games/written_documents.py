"""Fingerprints of the documents that the games write, over whole matches: equal however the rules are run.

    python -m tests.games.written_documents

records them in `written_documents.json`. A change of any document has to be recorded again, on purpose.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.core import kernels, writers
from ludoteca.core.records import duplicate
from ludoteca.core.written_game import write_document
from tests.tables import BUILT_IN

FILE = Path(__file__).with_name("written_documents.json")
MATCHES = 12
LOOKED_AT = 3
"""How many legal actions of every position are previewed."""


def options_of(game: ludoteca.Game, players: int, seed: int) -> dict[str, Any]:
    """Every choice of every option gets its turn."""
    fitting = {option.name: option.choices_for(players) for option in game.options}
    return {name: choices[(seed >> bit) % len(choices)] for bit, (name, choices) in enumerate(fitting.items())}


def documents_of_match(name: str, players: int, seed: int) -> Iterator[bytes]:
    """Every document of one match, for all readers."""
    game = ludoteca.game(name)
    state = game.new(players, seed, **options_of(game, players, seed))
    readers = range(writers.EVERYBODY, players)
    while True:
        yield from (write_document(writers.view_one, state.record, reader) for reader in readers if reader >= -1)
        yield write_document(writers.position_one, state.record)
        if state.over:
            return
        actions = state.legal_actions()
        for action in actions[seed % len(actions) :: max(1, len(actions) // LOOKED_AT)]:
            yield from documents_of_action(state, action)
        before, rows = state.ply, kernels.new_events()
        kernels.apply_one(state.record, actions[(state.ply * 7919 + seed) % len(actions)], rows)
        for reader in readers:
            yield write_document(writers.events_one, state.record, rows, reader, before)
            yield write_document(writers.narration_one, state.record, rows, reader)


def documents_of_action(state: ludoteca.State, action: int) -> Iterator[bytes]:
    """What can be written about a legal action before it is carried out."""
    after, rows = duplicate(state.record), kernels.new_events()
    kernels.apply_one(after, action, rows)
    yield write_document(writers.action_text_one, state.record, action)
    yield write_document(writers.action_message_one, state.record, action)
    yield write_document(writers.preview_one, state.record, after, rows)
    yield write_document(writers.reasons_one, state.record, after, rows)


def fingerprint(name: str, players: int, seed: int) -> str:
    """A short hash of all documents of a match."""
    digest = hashlib.sha256()
    for document in documents_of_match(name, players, seed):
        digest.update(document + b"\n")
    return digest.hexdigest()[:16]


def record() -> dict[str, list[str]]:
    """The fingerprints of some matches of every game and number of players."""
    return {
        f"{name} {players}": [fingerprint(name, players, seed) for seed in range(MATCHES)]
        for name in BUILT_IN
        for players in ludoteca.game(name).players
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(record(), indent=1) + "\n")
