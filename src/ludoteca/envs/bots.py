"""OpenSpiel's search as players for the arena; they get a state that agrees with what their seat knows.

In the arena they are `openspiel-mcts@100` and `openspiel-ismcts@100`: 100 is the number of simulations per decision.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.core.types import Action
from ludoteca.envs.openspiel import CopyableMatch, SpielGame, SpielState, spiel_name

SIMULATIONS = 50
EXPLORATION = 1.4


class OpenSpielPlayer(ABC):
    """A player that asks a bot of OpenSpiel about a state in which everything unknown to its seat is redealt."""

    def __init__(self, game: Game, budget: str = "") -> None:
        """Read the number of simulations from the budget."""
        if budget and not (budget.isdecimal() and int(budget) > 0):
            raise LudotecaError(
                sentence=f"OpenSpiel's search takes a number of simulations, like @100; not {budget!r}."
            )
        self.simulations = int(budget or SIMULATIONS)
        self.name = f"{type(self).__name__}@{self.simulations}"

    def choose(self, state: State, dice: Random) -> Action:
        """Let the bot decide."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        seed = dice.getrandbits(32)
        table = {"players": state.players, "deals": 1, **state.options}
        game = pyspiel.load_game(spiel_name(state.game.name), table)
        return int(self.bot(game, np.random.RandomState(seed)).step(spiel_state(game, state, seed)))

    @abstractmethod
    def bot(self, game: SpielGame, generator: Any) -> Any:
        """Make the bot of OpenSpiel."""


def spiel_state(game: SpielGame, state: State, seed: int) -> SpielState:
    """A state for OpenSpiel that the seat to move cannot distinguish from the true one."""
    table = game.new_initial_state()
    table.apply_action(0)
    table.table = CopyableMatch(state.resample(state.seat, seed))
    return table


class Mcts(OpenSpielPlayer):
    """OpenSpiel's tree search, which treats one deal as the true one."""

    def bot(self, game: SpielGame, generator: Any) -> Any:
        """Search with random rollouts."""
        rollouts = mcts.RandomRolloutEvaluator(1, generator)
        return mcts.MCTSBot(game, EXPLORATION, self.simulations, rollouts, random_state=generator)


class IsMcts(OpenSpielPlayer):
    """OpenSpiel's tree search over information states, which redeals for each simulation."""

    def bot(self, game: SpielGame, generator: Any) -> Any:
        """Search with random rollouts."""
        rollouts = mcts.RandomRolloutEvaluator(1, generator)
        bot = ismcts.ISMCTSBot(game, rollouts, EXPLORATION, self.simulations, random_state=generator)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, generator.uniform))
        return bot
