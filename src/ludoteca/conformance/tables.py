"""Tables for tests: every game with every number of players and its options, and random matches."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import ludoteca
from ludoteca.conformance import sizes

MAX_PLIES = 1000
"""No match is longer: a game that can go on forever is not playable."""


class Table(NamedTuple):
    """A game, a number of players, and a choice for every option."""

    name: str
    players: int
    choices: tuple[str | bool, ...]

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(str(choice) for choice in self.choices)])

    @property
    def game(self) -> ludoteca.Game:
        return ludoteca.game(self.name)

    @property
    def options(self) -> dict[str, Any]:
        return {option.name: choice for option, choice in zip(self.game.options, self.choices, strict=True)}

    def new(self, seed: int | bytes | None) -> ludoteca.State:
        return self.game.new(self.players, seed, **self.options)


def every_table() -> list[Table]:
    """All games with all numbers of players and all combinations of their options."""
    return [
        Table(name, players, choices)
        for name in ludoteca.game_names()
        for players in ludoteca.game(name).players
        for choices in product(*(option.choices_for(players) for option in ludoteca.game(name).options))
    ]


def some_tables() -> list[Table]:
    """All games with all numbers of players, with the first and with the last choice of every option."""
    return [table for table in every_table() if table.choices in (ends(table, 0), ends(table, -1))]


def ends(table: Table, which: int) -> tuple[str | bool, ...]:
    return tuple(option.choices_for(table.players)[which] for option in table.game.options)


def random_match(table: Table, seed: int) -> Iterator[ludoteca.State]:
    """Play a random match and yield the state, always the same object, before the first and after every action."""
    choose = chooser(seed)
    state = table.new(seed)
    yield state
    while not state.over:
        assert state.ply < MAX_PLIES
        state.play(choose(state))
        yield state


def chooser(seed: int) -> Callable[[ludoteca.State], int]:
    """A random player.

    With an odd seed it prefers low action numbers, because games tend to put their rarer kinds of action first.
    """
    luck = random.Random(seed)
    skew = 3 if seed % 2 else 1

    def choose(state: ludoteca.State) -> int:
        actions = state.legal_actions()
        return actions[int(len(actions) * luck.random() ** skew)]

    return choose


@cache
def positions(table: Table) -> list[ludoteca.State]:
    """States from random matches of a table: the first, the last, and some in between. Tests change only copies."""
    found = []
    for seed in range(table.players, table.players + min(30, sizes.games(5))):
        states = [state.copy() for state in random_match(table, seed)]
        between = states[1:-1]
        found += [states[0], *random.Random(seed).sample(between, min(len(between), sizes.few(5))), states[-1]]
    return found
