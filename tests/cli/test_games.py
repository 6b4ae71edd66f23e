"""`ludoteca games`."""

from __future__ import annotations

import json

import ludoteca
from tests.commands import run


def test_games_lists_games_options_and_authors() -> None:
    shown = run("games").stdout
    assert "Christopher Chung" in shown
    assert "rulebook=italian (default) | english" in shown
    assert [game["name"] for game in json.loads(run("games", "--json").stdout)] == ludoteca.game_names()
