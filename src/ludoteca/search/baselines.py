"""The simplest players: one picks at random, one by a rule of thumb, one takes the best immediate gain."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.compiled import brief
from ludoteca.core.kernels import quick
from ludoteca.core.luck import Seed, below, quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action, Box, Ints
from ludoteca.search.context import BY_WORTH, PLAYOUT, Style, glance, new_context

Chooser = Callable[[State, Ints], Action]

BY_THUMB = Style(BY_WORTH, PLAYOUT, 0, 0, depth=0, widening=0.0, exploration=0.0, trust=0.0)


def random(state: State, luck: Ints) -> Action:
    """Pick a legal action at random; all are equally likely."""
    actions = state.legal_actions()
    return actions[int(below(luck, len(actions)))]


@brief
def quick_one(box: Box, luck: Ints) -> Action:
    """Pick a legal action of one state by the game's rule of thumb."""
    return quick(box[0], luck)


def thumb(state: State, luck: Ints) -> Action:
    """Follow the rule of thumb of the game's playouts, which looks at few actions."""
    return int(quick_one(state.record, luck))


def greedy(state: State, luck: Ints) -> Action:
    """Take the action with the highest worth by the game's rule of thumb; ties are broken at random."""
    return int(glance(state.record, new_context(state.game, state.players, BY_THUMB), 0.0, luck))


PLAYERS: dict[str, Chooser] = {"random": random, "thumb": thumb, "greedy": greedy}


def player_luck(seed: Seed = None) -> Ints:
    """A random generator for players."""
    return quick_luck("players", seed)
