"""What a game says of itself."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
import pytest

import ludoteca


def test_a_game_is_found_by_its_name(game: ludoteca.Game) -> None:
    assert ludoteca.game(game.name) is game
    assert re.fullmatch(r"[a-z][a-z_]*", game.name)
    assert repr(game) == f"<game {game.name}>"


def test_an_unknown_game_is_refused_with_the_names_of_those_there_are(game: ludoteca.Game) -> None:
    with pytest.raises(ludoteca.UnknownGame, match=game.name):
        ludoteca.game("no such game")


def test_a_game_has_a_title_and_names_its_authors(game: ludoteca.Game) -> None:
    assert game.title
    assert game.credits


def test_a_game_is_for_two_players_or_more(game: ludoteca.Game) -> None:
    assert isinstance(game.players, range)
    assert game.players.step == 1
    assert 2 in game.players


def test_every_option_has_choices_an_explanation_and_a_rule(
    game: ludoteca.Game, rules_of: Callable[[ludoteca.Game], set[str]]
) -> None:
    assert len({option.name for option in game.options}) == len(game.options)
    for option in game.options:
        assert re.fullmatch(r"[a-z][a-z_]*", option.name)
        assert len(set(option.choices)) == len(option.choices) > 1
        assert option.explanation
        assert set(option.only) <= set(option.choices)
        possible = [option.choices_for(players) for players in game.players]
        assert {choices[0] for choices in possible} == {option.choices[0]}
        assert {choice for choices in possible for choice in choices} == set(option.choices)
        assert option.rule in rules_of(game)


def test_a_record_says_who_plays_and_how_far_the_match_is(game: ludoteca.Game) -> None:
    assert game.dtype.type is np.record
    assert {"luck", "players", "seat", "ply", "over"} <= set(game.dtype.names or ())
    assert game.action_count > 0
