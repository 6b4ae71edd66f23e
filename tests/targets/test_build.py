"""What the build of the engine promises: complete, small, reproducible, and built only when something has changed."""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core.compiled import PURE
from ludoteca.core.luck import WORDS
from tests.tables import BUILT_IN

OPPONENT_LIMIT = 150_000
CODE_LIMIT = 48_000

pytestmark = [pytest.mark.compiled, pytest.mark.skipif(PURE, reason="nothing is compiled here")]
every_game = pytest.mark.parametrize("name", BUILT_IN)


def manifest_of(engine: Path, name: str) -> dict[str, Any]:
    index = json.loads((engine / "index.json").read_bytes())
    found: dict[str, Any] = json.loads((engine / index["games"][name]["manifest"]).read_bytes())
    return found


def test_every_name_contains_a_hash_of_the_contents(engine: Path) -> None:
    files = [file for file in engine.iterdir() if file.name != "index.json" and not file.name.startswith(".")]
    assert len(files) == sum(1 + 2 + len(ludoteca.game(name).players) for name in BUILT_IN)
    for file in files:
        assert file.name.split(".")[1] == hashlib.sha256(file.read_bytes()).hexdigest()[:12]


def test_what_is_up_to_date_is_not_built_again(engine: Path) -> None:
    from ludoteca.targets.build import build

    before = {file: file.stat().st_mtime_ns for file in engine.iterdir() if file.name != "index.json"}
    assert build(engine, BUILT_IN) == []
    assert {file: file.stat().st_mtime_ns for file in before} == before


@every_game
def test_an_opponent_for_any_table_is_a_small_download(engine: Path, name: str) -> None:
    manifest = manifest_of(engine, name)
    for file in manifest["wasm"].values():
        assert len(gzip.compress((engine / file).read_bytes())) < CODE_LIMIT
    for weights in manifest["weights"].values():
        assert (engine / weights["file"]).stat().st_size < OPPONENT_LIMIT


@every_game
def test_modules_import_nothing_and_export_what_the_manifest_lists(engine: Path, name: str) -> None:
    from ludoteca.targets.entries import entries_of
    from ludoteca.targets.wasm_module import EXPORT, FUNCTION_KIND, IMPORT, Reader, sections

    manifest, entries = manifest_of(engine, name), entries_of(ludoteca.game(name)).keys()
    assert manifest["entries"].keys() == entries
    for file in manifest["wasm"].values():
        found = dict(sections((engine / file).read_bytes()))
        assert IMPORT not in found
        reader = Reader(found[EXPORT])
        exported = [(reader.name(), reader.byte(), reader.number()) for _ in range(reader.number())]
        functions = {each for each, kind, _ in exported if kind == FUNCTION_KIND}
        assert functions == {*entries, "use_memory"}


@every_game
def test_files_contain_nothing_of_the_machine_that_built_them(engine: Path, name: str) -> None:
    manifest = manifest_of(engine, name)
    for file in manifest["wasm"].values():
        for text in (str(engine.parents[1]).encode(), b"site-packages", b"/home/"):
            assert text not in (engine / file).read_bytes()


@every_game
def test_the_manifest_describes_the_record(engine: Path, name: str) -> None:
    game, record = ludoteca.game(name), manifest_of(engine, name)["record"]
    assert record["size"] == game.dtype.itemsize
    assert record["fields"]["luck"] == {"at": 0, "type": "int64", "shape": [WORDS]}
    state = game.new(2, seed=1)
    for field, described in record["fields"].items():
        count = int(np.prod(described["shape"], dtype=int))
        read = np.frombuffer(state.record.tobytes(), described["type"], count, described["at"])
        assert read.tolist() == np.ravel(state.record[field][0]).tolist()
