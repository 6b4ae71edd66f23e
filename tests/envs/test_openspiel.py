"""The games in OpenSpiel, with its own tests and bots."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import ludoteca
from ludoteca.core.errors import BadOption, LudotecaError
from ludoteca.envs.bots import IsMcts, Mcts
from ludoteca.envs.openspiel import spiel_name
from tests.tables import tables_of

GAMES = ludoteca.game_names()


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(spiel_name(name), {"deals": 100, **parameters})


def midway(game: Any, plies: int = 4, seed: int = 1) -> Any:
    """A state in the middle of a match."""
    luck, state = random.Random(seed), game.new_initial_state()
    state.apply_action(7)
    for _ in range(plies):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "players"), tables_of(GAMES))
def test_the_random_simulation_test_passes(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_history_is_a_seed_and_a_list_of_actions(name: str) -> None:
    game = load(name)
    state = midway(game)
    match = ludoteca.game(name).new(2, seed=7)
    for action in state.history()[1:]:
        match.play(action)
    assert state.match == match
    assert game.deserialize_state(state.serialize()).match == match
    assert state.clone().match == match


@pytest.mark.parametrize(("name", "players"), tables_of(GAMES))
def test_resampling_keeps_what_the_seat_knows(name: str, players: int) -> None:
    state = midway(load(name, players=players))
    luck = random.Random(1)
    for player in range(players):
        twins = [state.resample_from_infostate(player, luck.random) for _ in range(3)]
        for twin in twins:
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)


def test_hidden_parts_differ_after_resampling() -> None:
    state = midway(load("lanterns"))
    luck = random.Random(1)
    twins = [state.resample_from_infostate(0, luck.random) for _ in range(5)]
    assert len({twin.observation_string(1) for twin in twins}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_observers_have_the_named_parts_of_an_observation(name: str) -> None:
    game = load(name)
    state = midway(game)
    observation = make_observation(game)
    assert observation is not None
    observation.set_from(state, player=1)
    assert observation.tensor.tolist() == state.match.observation(1).tolist()
    assert {part: array.shape for part, array in observation.dict.items()} == {
        part: layout.shape for part, layout in ludoteca.game(name).observation.items()
    }
    observation.set_from(game.new_initial_state(), player=1)
    assert not observation.tensor.any()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_openspiel_s_own_bots_play_whole_matches(name: str, kind: str) -> None:
    game, generator = load(name), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, generator)
    if kind == "mcts":
        bot: Any = mcts.MCTSBot(game, 1.4, 2, rollouts, random_state=generator)
    else:
        bot = ismcts.ISMCTSBot(game, rollouts, 1.4, 2, random_state=generator)
    state = game.new_initial_state()
    state.apply_action(3)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("maker", [Mcts, IsMcts])
def test_as_our_players_they_decide_by_what_their_seat_knows(maker: Any) -> None:
    game = ludoteca.game("shelfie")
    state = game.new(3, seed=1, rulebook="english")
    bot = maker(game, "4")
    chosen = [bot.choose(twin, random.Random(1)) for twin in (state, state.copy())]
    assert chosen[0] == chosen[1]
    assert chosen[0] in state.legal_actions()


def test_bad_parameters_are_refused_in_one_line() -> None:
    with pytest.raises(BadOption, match="2 to 4 players, not 9"):
        load("lanterns", players=9)
    with pytest.raises(BadOption, match="'dealing' of lanterns can be"):
        load("lanterns", dealing="never")
    with pytest.raises(LudotecaError, match="one deal or more"):
        load("lanterns", deals=0)
    with pytest.raises(LudotecaError, match=r"like @100; not '0\.1s'"):
        Mcts(ludoteca.game("lanterns"), "0.1s")
