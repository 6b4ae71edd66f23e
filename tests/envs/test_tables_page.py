"""docs/environments.md is generated from the code, and what the code says about itself is true."""

from __future__ import annotations

import random

import pytest

import ludoteca
from tools.environments import PAGE, built_in, page

GAMES = ludoteca.game_names()


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(built_in()), "run python -m tools.environments"


def test_the_games_of_ludoteca_describe_all_their_actions_and_observations() -> None:
    for game in built_in():
        assert game.action_groups
        assert all(part.meaning for part in game.observation.values())


@pytest.mark.parametrize("name", [name for name in GAMES if ludoteca.game(name).action_groups])
def test_the_groups_of_actions_are_what_they_say(name: str) -> None:
    """Every legal action of random matches has the words of its group, and the groups cover all actions."""
    game, dice, met = ludoteca.game(name), random.Random(1), set()
    kinds = [group for group in game.action_groups for _ in range(group.count)]
    assert len(kinds) == game.action_count
    for seed in range(6):
        state = game.new(2, seed=seed)
        while not state.over:
            legal = state.legal_actions()
            for action in legal:
                words, example = state.action_text(action).split(), kinds[action].text.split()
                assert words[0] == example[0]
                assert words[0] != "d" or words[1] == example[1]
                met.add(kinds[action].text)
            state.play(dice.choice(legal))
    assert len(met) >= min(5, len(game.action_groups))
