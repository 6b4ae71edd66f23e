"""One hash for everything that a table does: all public methods are called during a whole match.

    python -m tests.digests [game …]

prints the digests of the tables of these games (by default of all) as JSON. `tests/test_compiled.py` compares the
output of compiled and uncompiled rules, and checks what such a run leaves in the cache of compiled code.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import ludoteca
import tests.conftest  # noqa: F401  where the third game is
from tests import sizes
from tests.tables import Table, every_table, random_match, some_tables


def digest(table: Table, seed: int = 1) -> str:
    """SHA-256 over one match and some simulations."""
    hashed = hashlib.sha256()
    for piece in (*match(table, seed), *simulations(table, seed)):
        hashed.update(piece if isinstance(piece, bytes) else json.dumps(piece).encode())
    return hashed.hexdigest()


def match(table: Table, seed: int) -> Iterator[Any]:
    """Hash the state, the legal actions and what every seat knows at every ply, and the outcome."""
    for state in random_match(table, seed):
        yield state.to_bytes()
        yield state.legal_actions()
        yield from (state.preview(action) for action in state.legal_actions()[:1])
        seat = state.ply % table.players
        yield state.resample(seat, seed).to_bytes()
        yield state.view(seat)
        yield table.game.from_position(state.position()).to_bytes()
    yield state.events_since()
    yield state.view()
    yield str(state.why_illegal(0))


def simulations(table: Table, seed: int) -> Iterator[bytes]:
    """Hash batches that are set up, stepped and played to their ends."""
    for policy in ("listed", "quick"):
        states = table.game.new_batch(2, table.players, seed, **table.options)
        mask = table.game.legal_mask(states)
        yield mask.tobytes()
        table.game.apply_batch(states, mask.argmax(axis=1))
        yield from (part.tobytes() for part in table.game.playouts(states, seed, policy))
        yield states.tobytes()


def digests(names: list[str]) -> dict[str, str]:
    """Digests of the tables of some games."""
    tables = every_table() if sizes.SOAK else some_tables()
    return {str(table): digest(table) for table in tables if table.name in names}


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1:] or ludoteca.game_names()), indent=2))
