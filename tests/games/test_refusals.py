"""Refusals have names for programs: the same as in the code, and none twice in a game."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator

import pytest

import ludoteca
from tests.games.refusals import refusal_of

GAMES = ludoteca.game_names()


def constants(game: str) -> Iterator[tuple[str, int]]:
    """Every whole number that a game's modules name in capitals."""
    package = importlib.import_module(f"ludoteca.games.{game}")
    names = [f".{module.name}" for module in pkgutil.iter_modules(package.__path__)]
    for module in [package, *(importlib.import_module(name, package.__name__) for name in names)]:
        for name, value in vars(module).items():
            if name.isupper() and isinstance(value, int):
                yield name.lower().replace("_", "-"), value


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_the_name_of_its_constant(game: str) -> None:
    named = {(refusal.name, code) for code, refusal in ludoteca.game(game).refusals.items()}
    assert named <= set(constants(game))
    assert len({name for name, _ in named}) == len(named)
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", name) for name, _ in named)


@pytest.mark.parametrize(
    ("game", "action", "name"),
    [
        ("lanterns", "x red blue", "no-favor"),
        ("lanterns", "d seven", "no-set"),
        ("lanterns", "d pairs red red blue", "same-pair"),
        ("lanterns", "p 36 r0 @ 1,0", "no-tile"),
        ("lanterns", "pass", "must-place"),
        ("shelfie", "take e5 > 1", "walled-in"),
        ("shelfie", "take d4 e5 > 1", "not-a-line"),
        ("shelfie", "take d4 d5 d6 d7 > 1", "one-to-three"),
    ],
)
def test_a_refused_action_says_the_name(game: str, action: str, name: str) -> None:
    state = ludoteca.game(game).new(2, 1)
    refusal_of(state, action)
    illegal = state.why_illegal(action)
    assert illegal is not None
    assert illegal.name == name


def test_an_illegal_action_needs_no_name() -> None:
    assert ludoteca.IllegalAction(sentence="Not so.", rule="LA-3.1").name is None
