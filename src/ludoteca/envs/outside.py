"""Tables whose opponents decide outside of compiled code: levels, searching players, and objects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.types import Ints
from ludoteca.envs.opponents import play_others
from ludoteca.search.players import Player
from ludoteca.search.step_kernels import TableConfig, Tables, end_matches, look, open_tables, play_actions


@dataclass
class OutsideStack:
    """Some of the tables of an environment, with the players of the other seats."""

    game: Game
    tables: Tables
    config: TableConfig
    others: Sequence[Player]

    def step(self, chosen: Ints | None) -> None:
        """Play one action at every table, or set up all tables; a finished table is set up again."""
        tables = self.tables
        if chosen is None:
            open_tables(tables, self.config)
            tables.done[:] = True  # a match that ends before the first decision is not reported
        else:
            play_actions(tables, chosen)
        self.play_others()
        while end_matches(tables, self.config):
            self.play_others()
        if chosen is None:
            tables.done[:] = False
        look(tables, self.config)

    def play_others(self) -> None:
        """Let the others play at every table until it is the learner's turn, or the match is over."""
        states, seats = self.tables.states, self.tables.seats
        for row in np.flatnonzero((states["over"] == 0) & (states["seat"] != seats)).tolist():
            state = State(self.game, states[row : row + 1])
            play_others(state, int(seats[row]), self.others, self.tables.luck[row])
