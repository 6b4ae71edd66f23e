"""The simplest players: one that picks evenly, one that takes the best immediate gain."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.luck import Seed, below, quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.search.minds import BY_WORTH, PLAYOUT, Style, glance, new_mind

Player = Callable[[State, Ints], Action]

BY_THUMB = Style(BY_WORTH, PLAYOUT, 0, 0, depth=0, widening=0.0, exploration=0.0, trust=0.0)


def random(state: State, luck: Ints) -> Action:
    """Pick any legal action, evenly."""
    actions = state.legal_actions()
    return actions[int(below(luck, len(actions)))]


def greedy(state: State, luck: Ints) -> Action:
    """Take what is worth most right now by the game's rule of thumb, ties broken evenly."""
    return int(glance(state.record, new_mind(state.game, state.players, BY_THUMB), 0.0, luck))


PLAYERS: dict[str, Player] = {"random": random, "greedy": greedy}


def player_luck(seed: Seed = None) -> Ints:
    """A generator for players' own choices."""
    return quick_luck("players", seed)
