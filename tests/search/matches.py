"""Short matches between players, for the tests of search."""

from __future__ import annotations

from collections.abc import Iterator

import ludoteca
from ludoteca.core.state import State
from ludoteca.search.baselines import player_luck
from ludoteca.search.players import player


def share(name: str, first: str, second: str, rounds: int) -> float:
    """The first player's share of victories over the second; each seed is played from both sides."""
    game = ludoteca.game(name)
    seats = [player(first, game), player(second, game)]
    won = 0.0
    for number in range(2 * rounds):
        state, luck = game.new(players=2, seed=number // 2), player_luck(number)
        while state.seat is not None:
            state.play(seats[(state.seat + number) % 2].choose(state, luck))
        winners = state.outcome().winners
        won += (number % 2 in winners) / len(winners)
    return won / (2 * rounds)


def positions(name: str, players: int, matches: int) -> Iterator[State]:
    """Every position of matches between random players."""
    game = ludoteca.game(name)
    for seed in range(matches):
        state, luck = game.new(players=players, seed=seed), player_luck(seed)
        chance = player("random", game)
        while state.seat is not None:
            yield state
            state.play(chance.choose(state, luck))
