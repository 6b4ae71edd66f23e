"""`ludoteca games`."""

from __future__ import annotations

import json

import pytest

import ludoteca
from ludoteca.locales import LANGUAGES
from tests.commands import refusal, run


def test_games_lists_games_options_and_authors() -> None:
    shown = run("games").stdout
    assert "Christopher Chung" in shown
    assert "rulebook    Rules edition: italian (default) | english" in shown
    assert "first_game  Common goals: false = two (default) | true = one" in shown
    assert [game["name"] for game in json.loads(run("games", "--json").stdout)] == ludoteca.game_names()


def test_games_explains_one_game() -> None:
    shown = run("games", "Lanterns").stdout
    assert "My Shelfie" not in shown
    assert "active  the active player · default" in shown
    assert "empty-white    white side empty · only with 3 players" in shown
    assert "with 2 players face to face; with 3 players blue side empty; with 4 players all four sides" in shown
    assert [game["name"] for game in json.loads(run("games", "lanterns", "--json").stdout)] == ["lanterns"]
    assert "Did you mean “lanterns”?" in refusal("games", "lantrens")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ludoteca.game_names())
def test_every_choice_of_every_option_is_explained(name: str, language: str) -> None:
    shown = run("games", name, "--lang", language)
    assert shown.returncode == 0
    for option in ludoteca.game(name).options:
        assert option.name in shown.stdout
        assert all(f"      {str(choice).lower()}" in shown.stdout for choice in option.choices)
    assert "-box-" not in shown.stdout
