"""Setting a table: players, options, seeds."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.conformance.tables import Table


def test_a_new_table_is_ready_to_play(table: Table) -> None:
    state = table.new(1)
    assert (state.game, state.players, state.options, state.ply) == (table.game, table.players, table.options, 0)
    assert not state.over
    assert state.seat in range(table.players)
    assert state.legal_actions()
    assert str(table.players) in repr(state)


def test_without_options_a_table_has_the_first_choices(game: ludoteca.Game) -> None:
    assert game.new(seed=1).options == {option.name: option.choices[0] for option in game.options}


@pytest.mark.parametrize("seed", [0, 7, 2**64, 2**400, b"", b"7", bytes(32)], ids=repr)
def test_the_same_seed_options_and_actions_give_the_same_match(game: ludoteca.Game, seed: int | bytes) -> None:
    one, other = game.new(seed=seed), game.new(seed=seed)
    while not one.over:
        action = one.legal_actions()[-1]
        one.play(action)
        other.play(action)
        assert one.to_bytes() == other.to_bytes()


def test_every_seed_is_another_match(game: ludoteca.Game) -> None:
    seeds: list[int | bytes | None] = [0, 1, 2**64, 2**64 + 1, b"", b"0", b"1", b"int:1", None, None, None]
    assert len({game.new(seed=seed).to_bytes() for seed in seeds}) == len(seeds)


def test_a_seed_may_be_any_whole_number(game: ludoteca.Game) -> None:
    assert game.new(seed=np.int32(7)) == game.new(seed=7)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1.0, True, "1", [1]], ids=repr)
def test_what_is_no_seed_is_refused(game: ludoteca.Game, seed: Any) -> None:
    with pytest.raises(ludoteca.BadSeed):
        game.new(seed=seed)


@pytest.mark.parametrize("players", [0, -2, 99, True, 2.0, "2", None, [2]], ids=repr)
def test_a_wrong_number_of_players_is_refused(game: ludoteca.Game, players: Any) -> None:
    with pytest.raises(ludoteca.BadOption, match=game.title):
        game.new(players)
    with pytest.raises(ludoteca.BadOption, match=game.title):
        game.new_batch(1, players)


def test_an_unknown_option_is_refused(game: ludoteca.Game) -> None:
    with pytest.raises(ludoteca.BadOption, match="no_such_option"):
        game.new(no_such_option=True)


@pytest.mark.parametrize("value", [None, 0, 1, "no such choice", []], ids=repr)
def test_an_unknown_choice_is_refused_with_those_there_are(game: ludoteca.Game, value: Any) -> None:
    for option in game.options:
        with pytest.raises(ludoteca.BadOption, match=str(option.choices[0])):
            game.new(**{option.name: value})


def test_a_choice_for_another_number_of_players_is_refused_with_those_there_are(game: ludoteca.Game) -> None:
    for option in game.options:
        for players in game.players:
            for choice in set(option.choices) - set(option.choices_for(players)):
                with pytest.raises(ludoteca.BadOption, match=f"With {players} players, .*{option.choices[0]}"):
                    game.option_numbers(players, {option.name: choice})


def test_a_match_played_in_texts_is_the_match_played_in_numbers(table: Table) -> None:
    by_number, by_text = table.new(3), table.new(3)
    luck = random.Random(3)
    while not by_number.over:
        action = luck.choice(by_number.legal_actions())
        by_text.play(by_text.action_text(action))
        by_number.apply(action)
        assert by_text == by_number
