"""Measures the engine for browsers in Node and prints a table for docs/reports/speed.md.

python -m tools.engine_speed
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator

from ludoteca.core.library import game
from ludoteca.server.http.page import ENGINE
from ludoteca.targets.__main__ import built_in
from ludoteca.targets.build import build, read_index
from tools.node import bundle, run_node


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


def table() -> Iterator[str]:
    """The lines of a Markdown table, with a column for each game."""
    names = built_in()
    build(ENGINE, names)
    program = str(bundle("tools/engine_speed.ts"))
    columns = [measure(name, program) for name in names]
    yield f"| | {' | '.join(game(name).title for name in names)} |"
    yield f"|---|{'---:|' * len(names)}"
    for what in columns[0]:
        yield f"| {what} | {' | '.join(f'{column[what]:,.1f}' for column in columns)} |"


if __name__ == "__main__":
    sys.stdout.write("\n".join(table()) + "\n")
