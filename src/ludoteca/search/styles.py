"""The styles of search: what a search uses besides the rules."""

from __future__ import annotations

from ludoteca.core.game import Game
from ludoteca.search.context import AT_RANDOM, BY_NET, BY_WORTH, NET, PLAYOUT, Style
from ludoteca.search.network import Net
from ludoteca.search.weights import learned_net

EVERY_ACTION = 1 << 20

FLAT = Style(AT_RANDOM, PLAYOUT, 0, EVERY_ACTION, depth=1, widening=0.0, exploration=0.3, trust=0.0001)
"""Flat Monte Carlo over the actions of the root, with playouts: the baseline for comparisons."""
PLAIN = Style(AT_RANDOM, PLAYOUT, 16, EVERY_ACTION, depth=40, widening=1.5, exploration=0.5, trust=0.0001)
"""Tree search that uses only the rules."""
INFORMED = Style(BY_WORTH, PLAYOUT, 12, 40, depth=40, widening=1.5, exploration=0.3, trust=3.0)
"""Tree search with the game's rule of thumb for the order of actions, and playouts."""
LEARNED = Style(BY_NET, NET, 12, 40, depth=40, widening=1.0, exploration=0.3, trust=1.0)
"""Tree search with the learned evaluation for both order and leaves."""


def best_style(game: Game, players: int) -> tuple[Style, Net | None]:
    """The strongest style for a game: with its learned evaluation if it has one."""
    net = learned_net(game, players)
    return (LEARNED, net) if net is not None else (INFORMED, None)
