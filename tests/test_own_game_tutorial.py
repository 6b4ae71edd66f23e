"""The tutorial about your own game is followed step by step: its files are written, its commands are run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "tutorials" / "your-own-game.md"
FILE = re.compile(r"\*\*`(.+)`\*\*(, continued)?")
FEWER = {"20000": "4", "200": "2"}
"""Uncompiled rules are slow, so fewer matches are played."""


def steps() -> Iterator[tuple[str, str]]:
    """The steps of the page: a file and a text to write to it, or an empty name and a command."""
    tokens = [each for each in MarkdownIt("commonmark").parse(PAGE.read_text("utf-8")) if each.content]
    for before, token in pairwise(tokens):
        if token.type == "fence" and token.info == "console":
            yield from (("", line.removeprefix("$ ")) for line in token.content.splitlines())
        elif token.type == "fence" and (named := FILE.fullmatch(before.content)):
            yield f"{named[1]}{'+' if named[2] else ''}", token.content


def write(folder: Path, name: str, text: str) -> None:
    """Write a file, or add to it."""
    file = folder / name.removesuffix("+")
    assert file.exists(), f"{name} is a file of a new game"
    file.write_text((file.read_text("utf-8") if name.endswith("+") else "") + text, "utf-8")


def run(folder: Path, line: str, environment: dict[str, str]) -> str:
    """Run a command of the page and return what it prints."""
    command, *arguments = line.split()
    programs = {"ludoteca": [sys.executable, "-m", "ludoteca"], "python": [sys.executable]}
    if environment.get("LUDOTECA_PURE") == "1":
        arguments = [FEWER.get(each, each) for each in arguments]
    done = subprocess.run(
        [*programs.get(command, [command]), *arguments],
        cwd=folder, env=environment, input="quit\n", capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def follow(folder: Path, environment: dict[str, str]) -> dict[str, str]:
    """Do everything that the page says; the game is found in its folder instead of being installed."""
    printed = {}
    for name, text in steps():
        if name:
            write(folder, name, text)
        elif " pip install " not in text:
            printed[text] = run(folder, text, environment)
    return printed


def environment_for(folder: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "LUDOTECA_GAMES": str(folder / "pig" / "src"), "LUDOTECA_DATA": str(folder), **more}


def check(folder: Path, printed: dict[str, str]) -> None:
    """The game is there, its tests have passed, it has learned, and the arena has compared its players."""
    assert "pig: Pig, 2 to 4 players" in printed["ludoteca games"]
    assert "PI-2.2 A 1 empties the pot" in printed["ludoteca rules pig PI-2"]
    assert (folder / "pig" / "src" / "pig" / "weights.npz").stat().st_size > 1000
    arena = next(text for command, text in printed.items() if " arena " in command)
    assert "learned@50" in arena


def test_the_tutorial_leads_to_a_trained_opponent(tmp_path: Path) -> None:
    check(tmp_path, follow(tmp_path, environment_for(tmp_path, LUDOTECA_PURE="1")))


@pytest.mark.soak
def test_the_tutorial_leads_to_a_trained_opponent_with_compiled_rules(tmp_path: Path) -> None:
    check(tmp_path, follow(tmp_path, environment_for(tmp_path)))
