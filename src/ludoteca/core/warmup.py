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

Step = tuple[str, Callable[[], object]]


def is_warm(game: Game, simulations: bool = False) -> bool:
    """Whether nothing is left to compile: the rules run uncompiled, or lie ready in the cache."""
    return compiled.PURE or (compiled.CACHE is not None and _mark(game, simulations).exists())


def warm_up_steps(game: Game, simulations: bool = False) -> list[Step]:
    """What there is to compile for playing, and for simulations if they are wanted too."""
    state = game.new(players=game.players[0], seed=0) if is_warm(game) else None

    def table() -> None:
        nonlocal state
        state = game.new(players=game.players[0], seed=0)

    def turn() -> None:
        assert state is not None
        state.play(state.legal_actions()[0])
        kernels.result_one(state.record, np.zeros(game.players[-1], np.int64), np.zeros(game.players[-1], np.int64))

    def knowledge() -> None:
        assert state is not None
        state.resample(0, seed=0)
        state.view(0)
        game.from_position(state.position())

    steps: list[Step] = [("set-up", table), ("turns", turn), ("what a seat knows", knowledge)]
    if simulations:
        steps += simulation_steps(game)
    return [*steps, ("done", lambda: _remember(game, simulations))]


def simulation_steps(game: Game) -> list[Step]:
    """What there is to compile for batches and playouts."""
    players = game.players[0]
    actions, journal = game.action_buffer(), kernels.new_journal()

    def batches() -> None:
        states = game.new_batch(2, players, seed=0)
        game.legal_mask(states)
        chosen = np.zeros(2, np.int64)
        kernels.choose_batch(states, quick_luck("warm-up", 0), actions, chosen)
        game.apply_batch(states, chosen)

    def steps() -> None:
        box = game.new(players, seed=0).record
        kernels.step_one(box, int(game.new(players, seed=0).legal_actions()[0]), actions, journal)

    def playouts() -> None:
        game.playouts(game.new_batch(1, players, seed=0), seed=0)

    return [("one call per decision", steps), ("batches", batches), ("playouts", playouts)]


def _mark(game: Game, simulations: bool) -> Path:
    assert compiled.CACHE is not None
    return compiled.CACHE / f"{game.name}{'-simulations' if simulations else ''}.warm"


def _remember(game: Game, simulations: bool) -> None:
    if compiled.CACHE is not None and not compiled.PURE:
        _mark(game, simulations).touch()
        _mark(game, False).touch()
