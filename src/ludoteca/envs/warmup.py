"""Compiling what steps many tables at once ahead of the first of them."""

from __future__ import annotations

from ludoteca.core.game import Game
from ludoteca.core.warmup import Step


def vector_steps(game: Game) -> list[Step]:
    """What there is to compile for vectors of tables."""

    def step() -> None:
        from ludoteca.envs.vector import TablesEnv

        tables = TablesEnv(game.name, 1)
        tables.reset(seed=0)
        tables.step(tables.pick())

    return [("many tables at once", step)]
