"""OpenSpiel: every game as a Python game, `ludoteca_lanterns` and `ludoteca_shelfie`.

>>> import pyspiel
>>> import ludoteca.envs.openspiel
>>> game = pyspiel.load_game("ludoteca_lanterns(players=3,dealing=start)")

There is one explicit chance node: the first node draws one of `deals` seeds, from which everything hidden follows. So a
history is the same as everywhere in Ludoteca, a seed and a list of actions, and OpenSpiel can replay, serialize and
clone it. A chance node for every tile drawn would need a second implementation of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ludoteca.core.errors import LudotecaError
from ludoteca.core.extras import require
from ludoteca.core.game import Game
from ludoteca.core.library import game as find_game
from ludoteca.core.library import game_names
from ludoteca.core.state import State
from ludoteca.core.types import Action, Seat
from ludoteca.envs.common import rewards

require("openspiel")

import pyspiel

DEALS = 10_000
MAX_PLIES = 1_000
SEED_BITS = 48


class CopyableMatch:
    """Holds a match for OpenSpiel, whose deep copies then copy the record instead of replaying the match."""

    def __init__(self, match: State | None = None) -> None:
        self.match = match

    def __deepcopy__(self, memo: object) -> CopyableMatch:
        return CopyableMatch(None if self.match is None else self.match.copy())


def spiel_name(name: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"ludoteca_{name}"


def game_type(game: Game) -> pyspiel.GameType:
    """The type of a game, with the number of players, the number of deals and the options as parameters."""
    return pyspiel.GameType(
        short_name=spiel_name(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.players[0],
            "deals": DEALS,
            **{option.name: option.choices[0] for option in game.options},
        },
    )


def game_info(game: Game, players: int, deals: int) -> pyspiel.GameInfo:
    """The sizes of a game."""
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=deals,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MAX_PLIES,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, as a game of OpenSpiel."""

    source: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Read the parameters; the game's defaults replace missing ones."""
        found, chosen = find_game(self.source), dict(params or {})
        self.table_players = int(chosen.get("players", found.players[0]))
        self.deals = int(chosen.get("deals", DEALS))
        self.table_options = {option.name: chosen[option.name] for option in found.options if option.name in chosen}
        found.option_numbers(self.table_players, self.table_options)
        if self.deals < 1:
            raise LudotecaError(sentence=f"There is one deal or more, not {self.deals}.")
        super().__init__(game_type(found), game_info(found, self.table_players, self.deals), chosen)
        self.outcomes = [(deal, 1 / self.deals) for deal in range(self.deals)]

    def new_initial_state(self) -> SpielState:
        """A state before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """There is one chance node."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Make an observer of what a seat knows."""
        if params:
            raise LudotecaError(sentence=f"Observers take no parameters, not {params}.")
        return SpielObserver(find_game(self.source), iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def deal(self, number: int) -> State:
        """The state after one of the deals."""
        return find_game(self.source).new(self.table_players, number, **self.table_options)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games, as a state of OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        """Start before the deal."""
        super().__init__(game)
        self.table = CopyableMatch()

    @property
    def match(self) -> State:
        """The state of the match; there is none before the deal."""
        if self.table.match is None:
            raise LudotecaError(sentence="The table is not dealt yet: the first node is chance.")
        return self.table.match

    def current_player(self) -> int:
        """Chance before the deal, then the seat to move."""
        match = self.table.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = match.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.table.match is not None and self.table.match.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: Seat) -> list[Action]:
        return self.match.legal_actions() if player == self.match.seat else []

    def _apply_action(self, action: Action) -> None:
        if self.table.match is None:
            self.table.match = self.get_game().deal(int(action))
        else:
            self.table.match.apply(int(action))

    def _action_to_string(self, player: Seat, action: Action) -> str:
        return f"deal {action}" if self.table.match is None else self.match.action_text(action)

    def returns(self) -> list[float]:
        """1 for the first place, -1 for the last, evenly spaced in between; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * int(self.num_players())
        return rewards(self.match.game.standings(self.match.record)[1])

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> SpielState:
        """A random state that agrees with what a seat knows; its history still contains the original deal."""
        twin: SpielState = self.clone()
        twin.table = CopyableMatch(self.match.resample(player, int(sampler() * (1 << SEED_BITS))))
        return twin

    def __str__(self) -> str:
        match = self.table.match
        return "not dealt yet" if match is None else match.game.picture(match.view())


class SpielObserver:
    """What a seat knows, as arrays by name and as text."""

    def __init__(self, game: Game, kind: Any) -> None:
        """Allocate the tensor and its parts."""
        self.kind = kind
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, part in game.observation.items():
            self.dict[name] = self.tensor[start : start + part.size].reshape(part.shape)
            start += part.size

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Write a seat's observation of a state to the tensor."""
        if state.table.match is None:
            self.tensor[:] = 0
        else:
            self.tensor[:] = state.match.observation(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """The seat's view as a picture; with perfect recall, all actions and the present observation."""
        match = state.table.match
        if match is None:
            return f"seat {player}"
        if self.kind.perfect_recall:
            return f"seat {player}: {state.history()[1:]} {match.observation(player).tobytes().hex()}"
        return match.game.picture(match.view(player))


def register_games() -> None:
    """Register every game with OpenSpiel."""
    known = pyspiel.registered_names()
    for name in game_names():
        if spiel_name(name) not in known:
            game_class = type(f"{name.capitalize()}Game", (SpielGame,), {"source": name})
            pyspiel.register_game(game_type(find_game(name)), game_class)


register_games()
