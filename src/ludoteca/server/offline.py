"""What a browser needs to open the page without a server: rulebooks as files, and the list of everything to keep.

The page's service worker (`web/public/worker.js`) reads the list. Names are relative to the folder of the page.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping

from ludoteca.core.library import game as find_game
from ludoteca.core.library import game_names
from ludoteca.core.rulebook import players_book, rulebook_document
from ludoteca.core.types import Document
from ludoteca.locales import LANGUAGES

OFFLINE_LIST = "offline.json"
ENGINE_FOLDER = "engine"
ENGINE_INDEX = f"{ENGINE_FOLDER}/index.json"
NOT_KEPT = ("preview.png", "worker.js", OFFLINE_LIST, ENGINE_INDEX)
"""Only for link previews, what browsers keep by themselves, and what the page knows by another name."""
HASH_DIGITS = 16
NAME_DIGITS = 12
"""Digits of hashes in names; as many as in the names of the engine's files."""


def rulebook_files() -> Iterator[tuple[str, bytes]]:
    """The rulebooks of all games in all languages, as JSON, by name."""
    for game in game_names():
        for language in LANGUAGES:
            book = rulebook_document(players_book(find_game(game).rulebook(language)))
            yield f"rules/{game}.{language}.json", json.dumps(book, ensure_ascii=False).encode()


def name_engine(page: str, index: bytes) -> tuple[str, str]:
    """The page with the name of its engine's index in it, and this name, which contains a hash of the content.

    So an open page never gets the engine of another version. The page is built before its engine, or without one:
    only when both are served is it known that they belong together.
    """
    name = f"index.{hashlib.sha256(index).hexdigest()[:NAME_DIGITS]}.json"
    return page.replace("<html", f'<html data-engine="{name}"', 1), f"{ENGINE_FOLDER}/{name}"


def offline_list(files: Mapping[str, bytes]) -> bytes:
    """The files to keep, each with a hash, and a version that changes with any of them.

    A browser needs one of the two kinds of programs; it can load the opponents later.
    """
    programs, opponents = engine_files(files)
    apart = {name for group in (*programs.values(), opponents) for name in group}
    kept = [name for name in files if name not in apart and name not in NOT_KEPT]
    document: Document = {
        "files": hashes(files, kept),
        "programs": {kind: hashes(files, names) for kind, names in programs.items()},
        "opponents": hashes(files, opponents),
    }
    version = hashlib.sha256(json.dumps(document).encode()).hexdigest()[:HASH_DIGITS]
    return json.dumps({"version": version, **document}).encode()


def engine_files(files: Mapping[str, bytes]) -> tuple[dict[str, list[str]], list[str]]:
    """The programs of all games by kind, and the weights of their opponents; empty if no engine was built."""
    games = json.loads(files[ENGINE_INDEX])["games"].values() if ENGINE_INDEX in files else ()
    manifests = [json.loads(files[f"{ENGINE_FOLDER}/{game['manifest']}"]) for game in games]
    programs = {kind: [f"{ENGINE_FOLDER}/{each['wasm'][kind]}" for each in manifests] for kind in ("simd", "plain")}
    return programs, [f"{ENGINE_FOLDER}/{net['file']}" for each in manifests for net in each["weights"].values()]


def hashes(files: Mapping[str, bytes], names: list[str]) -> dict[str, str]:
    """The beginning of each file's SHA-256 hash, by name."""
    return {name: hashlib.sha256(files[name]).hexdigest()[:HASH_DIGITS] for name in sorted(names)}
