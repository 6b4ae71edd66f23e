"""One seat at a table as a Gymnasium environment."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludoteca
from ludoteca.core.errors import BadOption, LudotecaError
from ludoteca.envs.ids import ids
from ludoteca.search.players import UnknownPlayer
from tests.tables import tables_of

GAMES = ludoteca.game_names()


def match(table: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """Play a match at random; return the last reward and info."""
    luck = np.random.default_rng(seed)
    seen, info = table.reset(seed=seed)
    while True:
        seen, reward, over, cut, info = table.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
        if over:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize("name", GAMES)
def test_the_checker_passes(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it warns about flat observations and human rendering
        check_env(gymnasium.make(ids()[name]).unwrapped)


def test_the_games_have_the_documented_ids() -> None:
    assert {"ludoteca/Lanterns-v0", "ludoteca/Shelfie-v0"} <= set(ids().values()) <= set(gymnasium.registry)


@pytest.mark.parametrize(("name", "players"), tables_of(GAMES))
def test_the_reward_of_a_match_is_the_place(name: str, players: int) -> None:
    seat = players // 2
    table = gymnasium.make(ids()[name], opponents=["random"] * (players - 1), seat=seat)
    for seed in range(3):
        reward, info = match(table, seed)
        better = sum(rank < info["ranks"][seat] for rank in info["ranks"])
        worse = sum(rank > info["ranks"][seat] for rank in info["ranks"])
        assert info["seat"] == seat
        assert reward == pytest.approx((worse - better) / (players - 1))


def test_a_better_opponent_is_harder_to_beat() -> None:
    mean = {
        other: np.mean([match(gymnasium.make("ludoteca/Lanterns-v0", opponents=other), seed)[0] for seed in range(20)])
        for other in ("random", "greedy")
    }
    assert mean["greedy"] < -0.8 < mean["random"]


def test_the_same_seed_gives_the_same_match_and_seats_are_random() -> None:
    table = gymnasium.make("ludoteca/Shelfie-v0", opponents="greedy")
    assert match(table, 5) == match(table, 5)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(10)} == {0, 1}


def test_an_illegal_action_changes_nothing_and_costs_a_point() -> None:
    table = gymnasium.make("ludoteca/Lanterns-v0")
    seen, _ = table.reset(seed=1)
    again, reward, over, _, info = table.step(int(np.argmin(seen["action_mask"])))
    assert (reward, over) == (-1.0, False)
    assert "LA-" in info["illegal"]
    assert again["observation"].tolist() == seen["observation"].tolist()


def test_a_table_is_drawn_as_text_and_as_a_picture_of_fixed_size() -> None:
    text, picture = (gymnasium.make("ludoteca/Shelfie-v0", render_mode=mode) for mode in ("ansi", "rgb_array"))
    text.reset(seed=1)
    shown: Any = text.render()
    assert "seat 0" in shown
    shapes = set()
    for seed in range(2):
        picture.reset(seed=seed)
        drawn: Any = picture.render()
        assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 6
        shapes.add(drawn.shape)
    assert shapes == {(640, 960, 3)}


def test_bad_settings_are_refused_in_one_line() -> None:
    with pytest.raises(UnknownPlayer, match="no player 'nobody'"):
        gymnasium.make("ludoteca/Lanterns-v0", opponents="nobody")
    with pytest.raises(BadOption, match="2 to 4 players, not 5"):
        gymnasium.make("ludoteca/Lanterns-v0", opponents=["random"] * 4)
    with pytest.raises(LudotecaError, match="your seat is 0 to 1, not 2"):
        gymnasium.make("ludoteca/Lanterns-v0", seat=2)
