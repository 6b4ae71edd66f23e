"""The ids of the games in Gymnasium."""

from __future__ import annotations

from gymnasium.envs.registration import register, registry

from ludoteca.core.library import game_names

SPACE = "ludoteca"
VERSION = 0
HISTORY = ("The first version.",)
"""What changed in each version of the environments.

The version goes up when observations, actions or rewards change, so that a trained policy fits no more.
"""


def ids() -> dict[str, str]:
    """The id of every game: `ludoteca/Lanterns-v0` for `lanterns`."""
    return {name: f"{SPACE}/{name.capitalize()}-v{VERSION}" for name in game_names()}


def register_games() -> None:
    """Register every game with Gymnasium."""
    for name, each in ids().items():
        if each not in registry:
            register(
                each,
                entry_point="ludoteca.envs.gymnasium:SeatEnv",
                vector_entry_point="ludoteca.envs.vector:TablesEnv",
                kwargs={"game": name},
            )
