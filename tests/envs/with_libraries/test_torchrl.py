"""TorchRL's GymEnv, with its mask of actions."""

from __future__ import annotations

import pytest
from torchrl.envs import ActionMask, GymEnv, TransformedEnv, check_env_specs

import ludoteca
from ludoteca.envs.ids import ids

GAMES = ludoteca.game_names()


@pytest.mark.parametrize("name", GAMES)
def test_the_specs_fit_and_a_rollout_plays_legal_actions_to_the_end(name: str) -> None:
    table = TransformedEnv(GymEnv(ids()[name], categorical_action_encoding=True), ActionMask())
    check_env_specs(table)
    table.set_seed(1)
    played = table.rollout(500)
    assert bool(played["next", "done"][-1])
    chosen = played["action_mask"].gather(-1, played["action"].unsqueeze(-1).long())
    assert bool(chosen.bool().all())


@pytest.mark.parametrize("name", GAMES)
def test_settings_reach_the_table(name: str) -> None:
    table = GymEnv(ids()[name], observation="flat", opponents="greedy", categorical_action_encoding=True)
    seen = table.reset()["observation"]
    assert seen.dtype.is_floating_point
    assert 0 <= float(seen.min()) <= float(seen.max()) <= 1
