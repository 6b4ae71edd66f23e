"""Matches to analyze, and an analysis without a match."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.state import State
from ludoteca.search import judge
from ludoteca.search.analysis_document import FORMAT, Analysis, JudgedDecision
from ludoteca.search.analysis_summary import summarize
from ludoteca.search.baselines import player_luck, random


def be_rough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make estimates rough and quick, for tests that are not about how good they are."""
    rough = judge.Effort(rivals=3, trees=2, fewest=2, tries=4, longer=1.5)
    for name, value in {"DRAWS": 4, "FUTURES": 2, "FIRST_LOOK": rough, "SECOND_LOOK": rough}.items():
        monkeypatch.setattr(judge, name, value)


def random_match(name: str, players: int = 2, plies: int | None = None, seed: int = 11) -> State:
    """A match of random players, to its end or to a number of actions."""
    luck, state = player_luck(seed), ludoteca.game(name).new(players=players, seed=seed)
    while not state.over and (plies is None or state.ply < plies):
        state.apply(random(state, luck))
    return state


def decision(ply: int, seat: int, cost: float) -> JudgedDecision:
    """A decision of a match for two that cost this much."""
    return {
        "ply": ply,
        "seat": seat,
        "action": 0,
        "text": "take e2 > 1",
        "says": None,
        "effort": 2,
        "counts": True,
        "cost": cost,
        "points": 10 * cost,
        "gifts": [cost if other != seat else 0.0 for other in range(2)],
        "mark": "blunder" if cost >= 0.1 else None,
        "best": {"action": 1, "text": "take d2 > 2", "says": None, "reasons": []} if cost else None,
    }


def small_analysis() -> Analysis:
    """An analysis of two actions: the first cost 30%."""
    curve, decisions = [[0.5, 0.5], [0.2, 0.8], [0.0, 1.0]], [decision(1, 0, 0.3), decision(2, 1, 0.0)]
    return {
        "format": FORMAT,
        "game": "shelfie",
        "players": 2,
        "seed": 0,
        "iterations": 1,
        "over": True,
        "done": 1.0,
        "refined": 3,
        "curve": curve,
        "decisions": decisions,
        **summarize("shelfie", curve, decisions, [[0.0, 0.0], [-0.1, 0.1]]),
    }
