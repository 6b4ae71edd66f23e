"""WebAssembly plays the same matches and searches the same trees as compiled Python, to the last bit."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import hatch_build
import ludoteca
from ludoteca.core import kernels
from ludoteca.core.luck import quick_luck
from ludoteca.search.players import player
from ludoteca.search.styles import best_style
from ludoteca.search.thinker import Budget, Thinker
from tests.games.written_documents import fingerprint
from tests.tables import BUILT_IN

ROOT = Path(__file__).parents[2]
ROLLDOWN = "web/node_modules/rolldown/bin/cli.mjs"
WALKED, PLIES, ITERATIONS = 5, 6, 150

pytestmark = pytest.mark.compiled
tables = pytest.mark.parametrize(("name", "players"), [(name, players) for name in BUILT_IN for players in (2, 3, 4)])


@pytest.fixture(scope="module")
def host(engine: Path) -> Path:
    """The program for Node that plays with the engine."""
    bundle = ROOT / "build" / "digests.mjs"
    run_node(ROLLDOWN, "tests/targets/digests.ts", "--platform", "node", "-o", str(bundle))
    return bundle


def run_node(*words: str) -> str:
    """Run a script with the Node that builds the page."""
    path = hatch_build.node_folder() + os.pathsep + os.environ.get("PATH", "")
    ran = subprocess.run(
        ["node", *words], cwd=ROOT, env=os.environ | {"PATH": path}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def digest(pieces: Iterator[bytes | str]) -> str:
    hashed = hashlib.sha256()
    for piece in pieces:
        hashed.update(piece.encode() if isinstance(piece, str) else piece)
    return hashed.hexdigest()


def playouts(name: str, players: int, matches: int) -> Iterator[bytes]:
    game = ludoteca.game(name)
    for listed in (True, False):
        states = game.new_batch(matches, players, seed=1)
        scores, ranks = np.zeros((matches, players), np.int64), np.zeros((matches, players), np.int64)
        kernels.play_batch(states, quick_luck(f"{name} playouts", 2), listed, game.action_buffer(), scores, ranks)
        yield from (states.tobytes(), scores.tobytes(), ranks.tobytes())


def walks(name: str, players: int) -> Iterator[bytes | str]:
    game = ludoteca.game(name)
    for seed in range(WALKED):
        state, ply = game.new(players, seed=seed), 0
        while not state.over:
            actions = state.legal_actions()
            yield json.dumps(actions, separators=(",", ":"))
            yield state.to_bytes()
            refused = state.why_illegal(ply * 31 % game.action_count)
            yield str(refused.name) if refused else "legal"
            yield state.resample(state.seat, ply).record.tobytes()
            state.apply(actions[(seed * 7 + ply * 13) % len(actions)])
            ply += 1
        yield json.dumps(game.standings(state.record), separators=(",", ":"))
        yield state.to_bytes()


def searches(name: str, players: int) -> Iterator[bytes | str]:
    game = ludoteca.game(name)
    state = game.new(players, seed=bytes([1, 2, 255]))
    thinker = Thinker(game, players, *best_style(game, players))
    thinker.doubt = 1.0  # the engine infers nothing from earlier actions yet
    for ply in range(PLIES):
        fresh = game.from_bytes(state.to_bytes())
        for level in ("novice", "apprentice", "adept", "artisan"):
            yield f"{player(level, game).choose(fresh, quick_luck('players', ply))} "
        thinker.think(state, Budget(iterations=ITERATIONS), quick_luck("tree", ply))
        tree, used = thinker.tree, int(thinker.tree.used[0])
        yield digest(array[:used].tobytes() for array in (tree.visits, tree.action, tree.total))
        actions = state.legal_actions()
        state.apply(actions[len(actions) >> 1])


def assert_equal(host: Path, engine: Path, name: str, players: int, matches: int, kind: str, documented: int) -> None:
    found = json.loads(run_node(str(host), str(engine), name, str(players), str(matches), kind, str(documented)))
    assert found.pop("documents") == [fingerprint(name, players, seed) for seed in range(documented)]
    assert found == {
        "playouts": digest(playouts(name, players, matches)),
        "walks": digest(walks(name, players)),
        "searches": digest(searches(name, players)),
    }


@tables
def test_node_and_python_agree_to_the_last_bit(host: Path, engine: Path, name: str, players: int) -> None:
    assert_equal(host, engine, name, players, 100, "simd", documented=2)


@tables
def test_without_simd_everything_is_the_same(host: Path, engine: Path, name: str, players: int) -> None:
    assert_equal(host, engine, name, players, 20, "plain", documented=1)


@pytest.mark.soak
@tables
def test_a_thousand_matches_agree(host: Path, engine: Path, name: str, players: int) -> None:
    assert_equal(host, engine, name, players, 1000, "simd", documented=50)
