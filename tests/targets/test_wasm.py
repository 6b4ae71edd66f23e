"""WebAssembly plays the same matches and searches the same trees as compiled Python, to the last bit."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

import ludoteca
from ludoteca.core import kernels
from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Document
from ludoteca.search.beliefs import DOUBT
from ludoteca.search.hints import draw
from ludoteca.search.players import player
from ludoteca.search.styles import best_style
from ludoteca.search.thinker import Budget, Thinker
from ludoteca.server.live.device import past_text, state_text
from ludoteca.server.live.lookahead import hint_document
from tests.games.written_documents import fingerprint
from tests.tables import BUILT_IN
from tools.node import bundle, run_node

WALKED, PLIES, ITERATIONS, LATE = 5, 6, 150, 9

pytestmark = pytest.mark.compiled
TABLES = [(name, players) for name in BUILT_IN for players in (2, 3, 4)]


@pytest.fixture(scope="module")
def host() -> Path:
    """The program for Node that plays with the engine."""
    return bundle("tests/targets/digests.ts")


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
            yield json.dumps(state.position(), separators=(",", ":"))
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


def refusals(name: str, players: int) -> list[list[str | None]]:
    """How texts are refused that are not actions, or not allowed now."""
    state = ludoteca.game(name).new(players, seed=0)
    legal = set(state.legal_actions())
    refused = state.why_illegal(next(action for action in range(state.game.action_count) if action not in legal))
    assert refused is not None
    return [["unreadable", None, None], ["illegal", refused.rule, refused.name]]


def late_state(name: str, players: int) -> State:
    """A state late in a match between bots, which have given away what they are after."""
    game = ludoteca.game(name)
    state = game.new(players, seed=7)
    levels = [player("apprentice", game), player("adept", game)]
    while state.ply < LATE * players and not state.over:
        state.apply(levels[state.ply % 5 == 0].choose(state, quick_luck("players", state.ply)))
    return state


def position(state: State) -> str:
    """What the seat to move knows, as the server sends it to a device that thinks."""
    known = state.resample(state.seat)
    return json.dumps({"state": state_text(known), "past": past_text(known), "doubt": DOUBT})


def hint_documents(state: State) -> list[Document]:
    """Hints as the server sends them."""
    name = state.game.name
    found = ludoteca.hint(state, iterations=ITERATIONS, seed=1)
    known = state.resample(state.seat, draw(quick_luck(f"{name} hint", 1)))
    view = known.view(known.seat)
    documents: list[Document] = msgspec.to_builtins([hint_document(each, known, view) for each in found])
    return documents


def assert_equal(host: Path, engine: Path, name: str, players: int, matches: int, kind: str, documented: int) -> None:
    late = late_state(name, players)
    words = [str(host), str(engine), name, str(players), str(matches), kind, str(documented)]
    found = json.loads(run_node(*words, given=position(late)))
    assert found.pop("documents") == [fingerprint(name, players, seed) for seed in range(documented)]
    assert found.pop("refused") == refusals(name, players)
    assert found.pop("hints") == found.pop("device") == hint_documents(late)
    assert found == {
        "playouts": digest(playouts(name, players, matches)),
        "walks": digest(walks(name, players)),
        "searches": digest(searches(name, players)),
    }


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_node_and_python_agree_to_the_last_bit(host: Path, engine: Path, name: str, players: int) -> None:
    assert_equal(host, engine, name, players, 100, "simd", documented=2)


@pytest.mark.parametrize("name", BUILT_IN)
def test_without_simd_everything_is_the_same(host: Path, engine: Path, name: str) -> None:
    assert_equal(host, engine, name, 3, 20, "plain", documented=1)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_thousand_matches_agree(host: Path, engine: Path, name: str, players: int) -> None:
    assert_equal(host, engine, name, players, 1000, "simd", documented=50)
