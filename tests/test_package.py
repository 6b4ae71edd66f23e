"""The package after `import ludoteca`: tab completion, useful help, and no crashes."""

from __future__ import annotations

import doctest
import os
import pydoc
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca.core import compiled, kernels
from ludoteca.core.native import SWITCH
from tests import sizes


def test_names_can_be_completed() -> None:
    names = {"game", "game_names", "hint", "evaluate", "State", "Game", "IllegalAction", "LudotecaError"}
    assert names <= {*dir(ludoteca)}
    for name in dir(ludoteca):
        assert getattr(ludoteca, name) is not None


def test_help_shows_a_first_match_and_the_classes() -> None:
    page = pydoc.plain(pydoc.render_doc(ludoteca))
    for words in ('ludoteca.game("lanterns")', "class State", "class Game", "hint(", "legal_actions"):
        assert words in page


def test_the_first_match_of_the_help_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ludoteca, "game_names", lambda: ["lanterns", "shelfie"], raising=False)
    tried, failed = doctest.testmod(ludoteca)[::-1]
    assert tried > 4
    assert failed == 0


@pytest.mark.skipif(compiled.PURE, reason="nothing is compiled here")
@pytest.mark.skipif(sizes.QUICK, reason="compiles a game")
@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("at_terminal", [True, False])
def test_a_terminal_shows_once_why_the_first_calls_take_a_while(at_terminal: bool, tmp_path: Path) -> None:
    play = "import ludoteca; s = ludoteca.game('subtraction').new(seed=1); s.play(s.legal_actions()[0])"
    master, slave = os.openpty()
    environment = os.environ | {"LUDOTECA_CACHE": str(tmp_path), SWITCH: "0"}
    errors = slave if at_terminal else subprocess.PIPE
    done = subprocess.run([sys.executable, "-c", play], env=environment, stderr=errors, check=True)
    os.close(slave)
    told = read_all(master) if at_terminal else done.stderr.decode()
    assert told.count("This happens once") == int(at_terminal)
    assert len(told.splitlines()) == int(at_terminal)


def read_all(terminal: int) -> str:
    """Read everything from a pseudo-terminal whose other end is closed."""
    told = b""
    with suppress(OSError):
        while part := os.read(terminal, 1000):
            told += part
    os.close(terminal)
    return told.decode()


every_game = pytest.mark.parametrize("name", ludoteca.game_names())
not_an_action = pytest.mark.parametrize("wrong", [-1, 99_999, 2**62, -(2**62)])


@every_game
@not_an_action
def test_a_number_that_is_not_an_action_is_refused_and_changes_nothing(name: str, wrong: int) -> None:
    game = ludoteca.game(name)
    state = game.new(game.players[0], seed=1)
    before = state.to_bytes()
    asked: list[Callable[[], object]] = [
        lambda: state.apply(wrong),
        lambda: state.play(wrong),
        lambda: state.apply_with_events(wrong),
        lambda: state.preview(wrong),
        lambda: state.reasons(wrong),
        lambda: state.why_illegal(wrong),
        lambda: state.action_text(wrong),
    ]
    for ask in asked:
        with pytest.raises(ludoteca.UnreadableAction, match=f"not {wrong}"):
            ask()
    assert state.to_bytes() == before
    assert state.actions == []


@every_game
@pytest.mark.parametrize("wrong", ["take", 1.5, None, True])
def test_anything_but_an_integer_is_refused(name: str, wrong: object) -> None:
    game = ludoteca.game(name)
    with pytest.raises(ludoteca.UnreadableAction):
        game.new(game.players[0], seed=1).apply(wrong)  # type: ignore[arg-type]


@every_game
@not_an_action
def test_one_wrong_number_in_a_batch_changes_no_state(name: str, wrong: int) -> None:
    game = ludoteca.game(name)
    states = game.new_batch(3, game.players[0], seed=1)
    before = states.copy()
    legal = game.legal_mask(states).argmax(axis=1)
    with pytest.raises(ludoteca.UnreadableAction, match=f"not {wrong}"):
        game.apply_batch(states, np.array([legal[0], wrong, legal[2]]))
    assert states.tobytes() == before.tobytes()


@every_game
def test_finished_states_of_a_batch_take_any_number(name: str) -> None:
    """`choose_batch` returns -1 if nothing is legal."""
    game = ludoteca.game(name)
    states = game.new_batch(2, game.players[0], seed=1)
    game.playouts(states, seed=1)
    before = states.copy()
    game.apply_batch(states, np.array([-1, 99_999]))
    assert states.tobytes() == before.tobytes()


@every_game
@not_an_action
def test_compiled_functions_refuse_such_a_number_too(name: str, wrong: int) -> None:
    game = ludoteca.game(name)
    box, actions, events = game.new(game.players[0], seed=1).record, game.action_buffer(), kernels.new_events()
    states = game.new_batch(1, game.players[0], seed=1)
    asked: list[Callable[[], object]] = [
        lambda: kernels.apply_one(box, wrong, events),
        lambda: kernels.step_one(box, wrong, actions, events),
        lambda: kernels.apply_batch(states, np.array([wrong])),
    ]
    for ask in asked:
        with pytest.raises(IndexError, match="not an action of this game"):
            ask()
