"""Compiling ahead of the first move, and tidying up after old versions."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core import compiled
from ludoteca.core.warmup import is_warm, remember_warm, rule_steps, simulation_steps


def test_a_game_is_warm_once_every_step_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "CACHE", tmp_path)
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))
    game = ludoteca.game("subtraction")
    for _, step in rule_steps(game) + simulation_steps(game):
        step()
    assert is_warm(game, "rules") == compiled.PURE
    remember_warm(game, "rules")
    assert is_warm(game, "rules")
    assert is_warm(game, "simulations") == compiled.PURE


def test_only_the_caches_used_lately_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))
    for age, name in enumerate("abcd"):
        folder = tmp_path / f"compiled-{name}"
        folder.mkdir()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "something-else").mkdir()
    compiled.forget_old_caches(keep=2)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["compiled-a", "compiled-b", "something-else"]


def test_the_name_of_the_cache_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = compiled.sources_hash()
    (tmp_path / "rules.py").write_text("")
    monkeypatch.setenv("LUDOTECA_GAMES", str(tmp_path))
    assert compiled.sources_hash() != before
