"""Compiling a game's rules ahead of the first move, step by step, so that somebody can be told what is going on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ludoteca.core import compiled, kernels
from ludoteca.core.luck import quick_luck

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.state import State

Step = tuple[str, Callable[[], object]]


def is_warm(game: Game, simulations: bool = False) -> bool:
    """Whether nothing is left to compile: the rules run uncompiled, or lie ready in the cache."""
    return compiled.PURE or (compiled.CACHE is not None and _mark(game, simulations).exists())


def warm_up_steps(game: Game, simulations: bool = False) -> list[Step]:
    """What there is to compile for playing, and for simulations if they are wanted too."""

    def turn() -> None:
        state = new_table(game)
        state.play(state.legal_actions()[0])
        game.standings(state.record)

    def knowledge() -> None:
        state = new_table(game).resample(0, seed=0)
        state.view(state.seat)
        game.from_position(state.position())

    steps: list[Step] = [("set-up", lambda: new_table(game)), ("turns", turn), ("what a seat knows", knowledge)]
    if simulations:
        steps += simulation_steps(game)
    return [*steps, ("done", lambda: _remember(game, simulations))]


def new_table(game: Game) -> State:
    """The smallest table there is, always the same."""
    return game.new(game.players[0], seed=0)


def simulation_steps(game: Game) -> list[Step]:
    """What there is to compile for batches and playouts."""
    actions = game.action_buffer()

    def decisions() -> None:
        state = new_table(game)
        kernels.step_one(state.record, state.legal_actions()[0], actions, kernels.new_journal())

    def batches() -> None:
        states = game.new_batch(2, game.players[0], seed=0)
        chosen = np.zeros(2, np.int64)
        game.legal_mask(states)
        kernels.choose_batch(states, quick_luck("warm-up", 0), actions, chosen)
        game.apply_batch(states, chosen)

    def playouts() -> None:
        game.playouts(game.new_batch(1, game.players[0], seed=0), seed=0)

    return [("one call per decision", decisions), ("batches", batches), ("playouts", playouts)]


def _mark(game: Game, simulations: bool) -> Path:
    assert compiled.CACHE is not None
    what = f"{game.name}{'-simulations' if simulations else ''}"
    return compiled.CACHE / f"{what}-{compiled.COMPILER}.warm"


def _remember(game: Game, simulations: bool) -> None:
    if compiled.CACHE is not None and not compiled.PURE:
        _mark(game, simulations).touch()
        _mark(game, False).touch()
        compiled.forget_old_caches()
