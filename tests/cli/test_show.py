"""`ludoteca show`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.reader import Reader
from tests.commands import refusal, run
from tests.tables import BUILT_IN


@pytest.mark.parametrize("text", ["[]", '{"players": 2}', '{"game": "chess"}', '{"game": "shelfie", "players": "x"}'])
def test_show_refuses_what_is_not_a_position(text: str) -> None:
    assert refusal("show", "-", text=text).startswith("ludoteca: ")


@pytest.mark.parametrize("name", BUILT_IN)
def test_show_draws_the_view_of_a_seat(name: str, tmp_path: Path) -> None:
    state = ludoteca.game(name).new(players=3, seed=5)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.position()))
    reader = Reader("it", ["Posto 0", "Posto 1", "Posto 2"])
    shown = run("show", str(path), "--lang", "it").stdout
    assert shown.rstrip() == face_of(state.game, reader).picture(state.view(state.seat))
    assert f">Posto {state.seat}" in shown
    assert json.loads(run("show", str(path), "--seat", "1", "--json").stdout) == state.view(1)
