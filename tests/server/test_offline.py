"""What browsers keep of the page: the list of its files, and the rulebooks among them."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ludoteca.locales import LANGUAGES
from ludoteca.server.offline import HASH_DIGITS, offline_list, rulebook_files
from tests.tables import BUILT_IN

MANIFEST = {
    "wasm": {"simd": "chess-simd.1.wasm", "plain": "chess-plain.2.wasm"},
    "weights": {"2": {"file": "chess-2.3.bin"}},
}
ENGINE = {
    "engine/index.json": json.dumps({"games": {"chess": {"manifest": "chess.0.json"}}}).encode(),
    "engine/chess.0.json": json.dumps(MANIFEST).encode(),
    "engine/chess-simd.1.wasm": b"fast",
    "engine/chess-plain.2.wasm": b"slow",
    "engine/chess-2.3.bin": b"weights",
}
PAGE = {"index.html": b"<p>", "assets/main-1.js": b"run()", "worker.js": b"keep()", "preview.png": b"picture"}


def read(files: dict[str, bytes]) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(offline_list(files))
    return document


def test_the_page_is_kept_and_the_engine_as_each_browser_needs_it() -> None:
    listed = read(PAGE | ENGINE)
    assert sorted(listed["files"]) == ["assets/main-1.js", "engine/chess.0.json", "index.html"]
    assert {kind: list(names) for kind, names in listed["programs"].items()} == {
        "simd": ["engine/chess-simd.1.wasm"],
        "plain": ["engine/chess-plain.2.wasm"],
    }
    assert list(listed["opponents"]) == ["engine/chess-2.3.bin"]


def test_every_file_has_a_hash_of_its_content() -> None:
    assert read(PAGE)["files"]["index.html"] == hashlib.sha256(b"<p>").hexdigest()[:HASH_DIGITS]


def test_without_an_engine_the_page_is_kept() -> None:
    listed = read(PAGE)
    assert listed["files"]
    assert listed["opponents"] == listed["programs"]["simd"] == {}


def test_any_change_of_a_kept_file_is_another_version() -> None:
    versions = [read(PAGE)["version"], read(PAGE | ENGINE)["version"]]
    versions += [
        read(PAGE | {"index.html": b"<b>"})["version"],
        read(PAGE | ENGINE | {"engine/chess-2.3.bin": b""})["version"],
    ]
    assert len({*versions}) == 4
    assert read(PAGE | {"preview.png": b"other"})["version"] == versions[0]


def test_there_is_a_rulebook_of_each_game_in_each_language() -> None:
    books = dict(rulebook_files())
    assert {f"rules/{game}.{language}.json" for game in BUILT_IN for language in LANGUAGES} <= books.keys()
    assert "Il turno" in [section["title"] for section in json.loads(books["rules/lanterns.it.json"])["sections"]]
