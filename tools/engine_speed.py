"""Measures the engine for browsers in Node and prints a table for docs/reports/speed.md.

python -m tools.engine_speed             # calls of the engine
python -m tools.engine_speed analysis    # an analysis, in Node and in Python
"""

from __future__ import annotations

import gzip
import json
import sys
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from ludoteca.core.library import game
from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.search.analysis import analyses
from ludoteca.search.players import player
from ludoteca.server.http.page import ENGINE
from ludoteca.targets.__main__ import built_in
from ludoteca.targets.build import build, read_index
from tools.node import bundle, run_node

LEVEL, SEED, ACTIONS = "apprentice", 1, 12
"""Who plays the match that is analyzed, two at a table, its seed, and how many actions are analyzed."""


def sizes(name: str) -> dict[str, float]:
    """The kB that a game's engine loads, compressed."""
    manifest = json.loads((ENGINE / read_index(ENGINE)[name]["manifest"]).read_bytes())
    files = {f"code, {kind}": file for kind, file in manifest["wasm"].items()}
    files["manifest"] = read_index(ENGINE)[name]["manifest"]
    found = {f"kB of {what}": len(gzip.compress((ENGINE / file).read_bytes())) / 1000 for what, file in files.items()}
    weights = [(ENGINE / each["file"]).stat().st_size for each in manifest["weights"].values()]
    return found | {"kB of the largest weights": max(weights) / 1000}


def measure(name: str, program: str) -> dict[str, float]:
    """The sizes, and the figures of the program in Node."""
    times: dict[str, float] = json.loads(run_node(program, str(ENGINE), name))
    return sizes(name) | times


def play(name: str) -> State:
    """The first actions of a match between two bots."""
    state, luck = game(name).new(seed=SEED), quick_luck("players", SEED)
    bots = [player(LEVEL, game(name)) for _ in range(2)]
    while state.ply < ACTIONS:
        state.apply(bots[state.seat or 0].choose(state, luck))
    return state


def measure_analysis(name: str, program: str) -> dict[str, float]:
    """CPU seconds of the analysis of a match; both documents are equal, or this fails."""
    state = play(name)
    list(islice(analyses(state), 2))  # compiles what is not compiled yet
    given = {"game": name, "players": state.players, "seed": SEED, "actions": state.actions}
    node: dict[str, Any] = json.loads(run_node(program, str(ENGINE), given=json.dumps(given)))
    started, documents = time.process_time(), analyses(state)
    next(documents)
    first = time.process_time() - started
    *_, last = documents
    python = time.process_time() - started
    assert last == node["document"]
    return {
        "kB of its analysis": len(json.dumps(last)) / 1000,
        "first document: Node": node["first"],
        "first document: Python": first,
        "complete: Node": node["complete"],
        "complete: Python": python,
    }


def table(of_analysis: bool) -> Iterator[str]:
    """The lines of a Markdown table, with a column for each game."""
    names = built_in()
    build(ENGINE, names)
    program = str(bundle(f"tools/{'analysis' if of_analysis else 'engine'}_speed.ts"))
    columns = [(measure_analysis if of_analysis else measure)(name, program) for name in names]
    yield f"| | {' | '.join(game(name).title for name in names)} |"
    yield f"|---|{'---:|' * len(names)}"
    for what in columns[0]:
        yield f"| {what} | {' | '.join(f'{column[what]:,.1f}' for column in columns)} |"


if __name__ == "__main__":
    sys.stdout.write("\n".join(table(of_analysis=sys.argv[1:] == ["analysis"])) + "\n")
