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


def is_warm(game: Game, part: str) -> bool:
    """Whether nothing is left to compile of a part: the rules run uncompiled, or it lies ready in the cache."""
    return compiled.PURE or (compiled.CACHE is not None and _mark(game, part).exists())


def remember_warm(game: Game, part: str) -> None:
    """Note that a part lies ready in the cache."""
    if compiled.CACHE is not None and not compiled.PURE:
        _mark(game, part).touch()
        compiled.forget_old_caches()


def rule_steps(game: Game) -> list[Step]:
    """What there is to compile for playing."""

    def turn() -> None:
        state = new_table(game)
        state.play(state.legal_actions()[0])
        game.standings(state.record)

    def knowledge() -> None:
        state = new_table(game).resample(0, seed=0)
        state.view(state.seat)
        game.from_position(state.position())

    return [("set-up", lambda: new_table(game)), ("turns", turn), ("what a seat knows", knowledge)]


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


def _mark(game: Game, part: str) -> Path:
    assert compiled.CACHE is not None
    return compiled.CACHE / f"{game.name}-{part}-{compiled.COMPILER}.warm"
