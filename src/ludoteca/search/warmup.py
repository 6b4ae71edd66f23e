"""Compiling what players think with ahead of their first decision."""

from __future__ import annotations

from ludoteca.core.game import Game
from ludoteca.core.luck import quick_luck
from ludoteca.core.warmup import Step, new_table
from ludoteca.search.baselines import greedy
from ludoteca.search.hints import evaluate
from ludoteca.search.thinking import Budget, Thinker, best_style


def glancing_steps(game: Game) -> list[Step]:
    """What there is to compile for players that look once."""
    return [("players that look once", lambda: greedy(new_table(game), quick_luck("warm-up", 0)))]


def thinking_steps(game: Game) -> list[Step]:
    """What there is to compile for players that think ahead."""

    def think() -> None:
        state = new_table(game)
        thinker = Thinker(game, state.players, *best_style(game, state.players))
        thinker.think(state, Budget(iterations=2), quick_luck("warm-up", 0))

    return [
        ("players that think ahead", think),
        ("advice", lambda: evaluate(new_table(game), iterations=1, seed=0)),
    ]
