"""Compiling before the first move, and the cache of compiled code."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core import cache, compiled
from ludoteca.core.warmup import is_warm, mark_warm, rule_steps, simulation_steps


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache folder for one test."""
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))
    cache.cache_folder.cache_clear()
    yield tmp_path
    cache.cache_folder.cache_clear()


def test_a_game_is_warm_once_every_step_is_done(own_cache: Path) -> None:
    game = ludoteca.game("subtraction")
    for step in rule_steps(game) + simulation_steps(game):
        step.run()
    assert is_warm(game, "rules") == (not compiled.COMPILES)
    mark_warm(game, "rules")
    assert is_warm(game, "rules")
    assert is_warm(game, "simulations") == (not compiled.COMPILES)


def test_only_the_last_used_folders_of_each_kind_are_kept(own_cache: Path) -> None:
    for age, name in enumerate("abcd"):
        for kind in ("rules-chess", "players-chess"):
            folder = own_cache / f"{kind}-{name}"
            folder.mkdir()
            os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    (own_cache / "something-else").mkdir()
    cache.forget_old_folders(keep=2)
    kept = sorted(path.name for path in own_cache.iterdir())
    assert kept == ["players-chess-a", "players-chess-b", "rules-chess-a", "rules-chess-b", "something-else"]


def test_editing_a_game_leaves_the_others_compiled(own_cache: Path) -> None:
    games = {name: own_cache / name for name in ("one", "other")}
    for name, folder in games.items():
        shutil.copytree(ludoteca.game("subtraction").source_folder, folder)
        (folder / "name.py").write_text(name)
    before = folders(games)
    (games["one"] / "name.py").write_text("another rule")
    after = folders(games)
    assert {key for key in before if before[key] != after[key]} == {("rules", "one"), ("players", "one")}


def folders(games: dict[str, Path]) -> dict[tuple[str, str], Path]:
    """The cache folder for each kind of code."""
    cache.cache_folder.cache_clear()
    return {(kind, name): cache.cache_folder(kind, games[name]) for kind in ("rules", "players") for name in games}


def test_the_hash_of_all_sources_depends_on_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.hash_all_sources()
    (tmp_path / "rules.py").write_text("")
    monkeypatch.setenv("LUDOTECA_GAMES", str(tmp_path))
    assert cache.hash_all_sources() != before
