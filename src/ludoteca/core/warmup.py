"""Compiling a game's rules before the first move, in steps, so that progress can be shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ludoteca.core import compiled, kernels
from ludoteca.core.cache import PLAYERS, RULES, cache_folder, can_cache, forget_old_folders, mark_in_use
from ludoteca.core.json_changes import json_changes
from ludoteca.core.luck import quick_luck

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.state import State


class Step(NamedTuple):
    """Something to compile: how many seconds it takes on an ordinary computer, and the function that does it."""

    seconds: float
    run: Callable[[], object]


def is_warm(game: Game, part: str) -> bool:
    """Whether a part needs no compiling: it is in the cache, or the rules run uncompiled."""
    return not compiled.COMPILES or (can_cache() and _marker(game, part).exists())


def mark_warm(game: Game, part: str) -> None:
    """Record that a part is in the cache."""
    if can_cache() and compiled.COMPILES:
        mark_in_use(_marker(game, part).parent)
        _marker(game, part).touch()
        forget_old_folders()


def rule_steps(game: Game) -> list[Step]:
    """The steps that compile the rules for playing."""

    def turn() -> None:
        state = new_table(game)
        state.play(state.legal_actions()[0])
        game.standings(state.record)

    def knowledge() -> None:
        state = new_table(game).resample(0, seed=0)
        state.view(state.seat)
        game.from_position(state.position())

    def events() -> None:
        state = new_table(game)
        before = state.view_json()
        caused = state.apply_and_record(state.legal_actions()[0])
        json_changes(before, state.view_json())
        caused.seen_json(None)
        caused.narration_json(None)

    def looks() -> None:
        state = new_table(game)
        for action in state.legal_actions()[:1]:
            state.action_text(action)
            state.preview(action)
            state.reasons(action)
        if game.secrets is not None:
            game.secret_message(state.record, 0, 0)

    return [
        Step(1.0, lambda: new_table(game)),
        Step(1.9, turn),
        Step(2.6, knowledge),
        Step(1.3, events),
        Step(3.3, looks),
    ]


def new_table(game: Game) -> State:
    """A match with the fewest players, always the same."""
    return game.new(game.players[0], seed=0)


def simulation_steps(game: Game) -> list[Step]:
    """The steps that compile batches and playouts."""
    actions = game.action_buffer()

    def decisions() -> None:
        state = new_table(game)
        kernels.step_one(state.record, state.legal_actions()[0], actions, kernels.new_events())

    def batches() -> None:
        states = game.new_batch(2, game.players[0], seed=0)
        chosen = np.zeros(2, np.int64)
        game.legal_mask(states)
        kernels.choose_batch(states, quick_luck("warm-up", 0), actions, chosen)
        game.apply_batch(states, chosen)

    def playouts() -> None:
        game.playouts(game.new_batch(1, game.players[0], seed=0), seed=0)

    return [Step(0.5, decisions), Step(1.5, batches), Step(1.0, playouts)]


def _marker(game: Game, part: str) -> Path:
    kind = RULES if part in ("rules", "simulations") else PLAYERS
    return cache_folder(kind, game.source_folder) / f"{part}-{compiled.COMPILER}.warm"
