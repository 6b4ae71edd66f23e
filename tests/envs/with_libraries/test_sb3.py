"""MaskablePPO of sb3-contrib, without a wrapper."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

import ludoteca
from ludoteca.envs.ids import ids

GAMES = ludoteca.game_names()
STEPS = 40_960


@pytest.mark.parametrize(("form", "policy"), [("flat", "MlpPolicy"), ("dict", "MultiInputPolicy")])
@pytest.mark.parametrize("name", GAMES)
def test_it_learns_from_masked_actions_only(name: str, form: str, policy: str) -> None:
    table = gymnasium.make(ids()[name], observation=form)
    model = MaskablePPO(policy, table, n_steps=64, batch_size=64, n_epochs=1, seed=1, device="cpu")
    model.learn(128)
    seen, _ = table.reset(seed=1)
    over = False
    while not over:
        masks = table.get_wrapper_attr("action_masks")()
        action, _ = model.predict(seen, action_masks=masks)
        seen, _, over, _, info = table.step(int(action))
        assert "illegal" not in info


@pytest.mark.parametrize("name", GAMES)
def test_the_checker_of_stable_baselines_passes(name: str) -> None:
    check_env(gymnasium.make(ids()[name], observation="flat"), skip_render_check=True)


def test_its_evaluation_finds_the_masks() -> None:
    table = gymnasium.make("ludoteca/Shelfie-v0", observation="flat")
    model = MaskablePPO("MlpPolicy", table, n_steps=64, device="cpu")
    mean, _ = evaluate_policy(model, table, n_eval_episodes=3, warn=False)
    assert -1 <= mean <= 1


def mean_reward(model: Any, opponents: str, matches: int = 300) -> float:
    """The mean reward of a model, or of random actions."""
    tables: Any = gymnasium.make_vec(
        "ludoteca/Lanterns-v0", 100, "vector_entry_point", opponents=opponents, observation="flat"
    )
    seen, _ = tables.reset(seed=99)
    rewards: list[float] = []
    while len(rewards) < matches:
        masks = tables.action_masks()
        actions = tables.pick() if model is None else model.predict(seen, action_masks=masks)[0]
        seen, gains, done, _, _ = tables.step(actions)
        rewards += gains[done].tolist()
    return float(np.mean(rewards))


def test_trained_against_a_novice_it_beats_random_players() -> None:
    torch.set_num_threads(1)
    settings = {"opponents": "novice", "observation": "flat"}
    tables = make_vec_env("ludoteca/Lanterns-v0", 8, env_kwargs=settings, seed=1)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=256,
        n_epochs=5,
        learning_rate=7e-4,
        gamma=1.0,
        gae_lambda=1.0,
        ent_coef=0.003,
        seed=1,
        device="cpu",
    )
    before = mean_reward(model, "random")
    model.learn(STEPS)
    after = mean_reward(model, "random")
    print(f"mean reward against random: {mean_reward(None, 'random'):.3f} for random actions,", end=" ")
    print(f"{before:.3f} untrained, {after:.3f} after {STEPS} steps against a novice")
    assert after > before + 0.2
