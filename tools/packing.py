"""Measure what packing costs: the shipped weights against the same weights before they were packed.

The unpacked weights of both games are in the history of this repository, in the parent of the commit that packed them:

    git show 1126a5a^:src/ludoteca/games/shelfie/weights.npz > unpacked.npz
    python -m tools.packing shelfie unpacked.npz --players 2 --matches 1000

Each deal is played once with the packed weights at each seat and the unpacked ones at all others. By default every
action is chosen by one look, where weights decide alone; with --iterations by a search.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

from ludoteca.arena.intervals import paired_share
from ludoteca.core.game import Game
from ludoteca.core.library import game, game_names
from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints, Seat
from ludoteca.search.beliefs import PEOPLE
from ludoteca.search.context import glance, new_context
from ludoteca.search.network import Net
from ludoteca.search.styles import LEARNED
from ludoteca.search.thinker import Budget, Thinker
from ludoteca.search.weights import learned_net

Chooser = Callable[[State, Ints], Action]


def main() -> None:
    """Play, and print the share of victories with its interval."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.packing", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=game_names())
    parser.add_argument("unpacked", type=Path, help="a weights.npz from before they were packed")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--matches", type=int, default=1000, help="deals, each played at every seat (default: 1000)")
    parser.add_argument("--iterations", type=int, default=0, help="of a search; by default every action is one look")
    arguments = parser.parse_args()
    found, players = game(arguments.game), arguments.players
    packed, unpacked = learned_net(found, players), read_unpacked(arguments.unpacked, players)
    if packed is None or unpacked is None or packed.weights.shape != unpacked.weights.shape:
        sys.exit(
            f"{arguments.unpacked} has no weights of {found.title} for {players} players that fit the shipped ones."
        )
    new, old = (chooser(found, players, net, arguments.iterations) for net in (packed, unpacked))
    rounds = {
        seed: [won(found, players, seed, seat, new, old) for seat in range(players)]
        for seed in range(arguments.matches)
    }
    print(f"packed weights win {paired_share(rounds)}; equally strong ones win {100 / players:.1f} %")


def read_unpacked(path: Path, players: int) -> Net | None:
    """The network for this number of players in a file of weights that are not packed."""
    try:
        with np.load(path) as stored:
            arrays = {name: np.ascontiguousarray(stored[f"{players}-{name}"], np.float32) for name in Net._fields}
    except (OSError, ValueError, KeyError):
        return None
    return Net(**arrays)


def chooser(found: Game, players: int, net: Net, iterations: int) -> Chooser:
    """A player with this network: one look at every action, or a search."""
    if iterations == 0:
        context = new_context(found, players, LEARNED, net)
        return lambda state, luck: int(glance(state.record, context, 0.0, luck))
    thinker = Thinker(found, players, LEARNED, net)
    thinker.doubt = PEOPLE
    budget = Budget(iterations=iterations)
    return lambda state, luck: thinker.think(state, budget, luck)[0].action


def won(found: Game, players: int, seed: int, seat: Seat, new: Chooser, old: Chooser) -> float:
    """The share of the victory of a seat that plays with the packed weights."""
    state, luck = found.new(players, seed), quick_luck("packing", seed)
    while not state.over:
        state.apply((new if state.seat == seat else old)(state, luck))
    winners = state.outcome().winners
    return (seat in winners) / len(winners)


if __name__ == "__main__":
    main()
