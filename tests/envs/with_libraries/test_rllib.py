"""RLlib's PPO with its own action masking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import ludoteca
from ludoteca.envs.ids import ids

GAMES = ludoteca.game_names()


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """Ray on this computer, without its web page."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def make(settings: dict[str, Any]) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(ids()[settings["name"]], observation="rllib")


@pytest.mark.parametrize("name", GAMES)
def test_ppo_learns_from_masked_actions_only(name: str) -> None:
    register_env("ludoteca", make)
    config = (
        PPOConfig()
        .environment("ludoteca", env_config={"name": name})
        .env_runners(num_env_runners=0, rollout_fragment_length=64)
        .training(train_batch_size_per_learner=64, minibatch_size=64, num_epochs=1)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
    )
    algorithm = config.build_algo()
    done = [algorithm.train()["env_runners"] for _ in range(4)][-1]
    algorithm.stop()
    # An illegal action costs 1 point, so that a match with one would have less than -1 or no legal reward at all.
    assert done["num_episodes_lifetime"] > 0
    assert -1 <= done["episode_return_min"] <= done["episode_return_max"] <= 1
    assert np.isin(np.round(done["episode_return_min"], 3), [-1, 0, 1])
