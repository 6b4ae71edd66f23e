"""Gymnasium: one seat at a table against players of your choice.

>>> import gymnasium
>>> import ludoteca.envs
>>> table = gymnasium.make("ludoteca/Lanterns-v0", opponents=["greedy"])
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.library import game as find_game
from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Ints, Seat
from ludoteca.envs.common import (
    RENDER_MODES,
    action_space,
    check_options,
    check_render_mode,
    render_view,
    rewards,
)
from ludoteca.envs.observations import DICT, FLAT, Observer, observation_space
from ludoteca.envs.opponents import Opponents, check_seat, play_others, read_lineup

ILLEGAL_REWARD = -1.0
Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Any, int]):
    """One seat for you; the opponents take the others.

    `opponents` is a player's name, an object with a method `choose`, a list of them for the seats after yours, or
    `self`: then you decide for every seat, and see what the seat to move sees. `seat` is your seat in every match; by
    default it is random in each match. `observation` is the form of observations: `dict`, `flat` or `rllib`. The
    reward comes at the end: 1 for the first place, -1 for the last. An illegal action changes nothing and costs 1
    point; the mask marks the legal ones.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        opponents: Opponents = "random",
        *,
        players: int | None = None,
        seat: Seat | None = None,
        observation: str = DICT,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Choose the game, the opponents and the options."""
        found = find_game(game)
        self.lineup = read_lineup(found, opponents, players)
        self.options, self.players = options, self.lineup.players
        check_options(found, self.players, options)
        self.name, self.fixed_seat = game, check_seat(seat, self.lineup)
        self.opponents = self.lineup.make_players(found)
        self.render_mode = check_render_mode(render_mode)
        self._observer = Observer(found, observation)
        self.observation_space = observation_space(found, observation)
        self.action_space = action_space(found)  # type: ignore[assignment]
        self._state: State | None = None
        self._luck: Ints | None = None
        self.seat: Seat = 0

    @property
    def game(self) -> Game:
        """The game."""
        return find_game(self.name)

    @property
    def table(self) -> State:
        """The state of the match, with its views, events and outcome."""
        if self._state is None:
            raise LudotecaError(sentence="There is no match yet: call reset first.")
        return self._state

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Set up a match and let the others play until it is your turn."""
        super().reset(seed=seed)
        self._state = self.game.new(self.players, self.np_random.bytes(32), **self.options)
        self._luck = quick_luck("opponents", self.np_random.bytes(32))
        chosen = self.fixed_seat
        self.seat = int(self.np_random.integers(self.players)) if chosen is None else chosen
        self._await_turn()
        return self._look(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        """Play an action, and let the others play until it is your turn again."""
        table = self.table
        refused = table.why_illegal(int(action))
        if refused is not None:
            return self._look(), ILLEGAL_REWARD, table.over, False, self._info() | {"illegal": str(refused)}
        table.apply(int(action))
        self._await_turn()
        return self._look(), self._reward(), table.over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions as True, as sb3-contrib's MaskablePPO asks for them."""
        return self._observer.mask(self.table, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as your seat sees it."""
        return render_view(self.table, self.seat, self.render_mode)

    def _await_turn(self) -> None:
        table = self.table
        assert self._luck is not None
        if not self.lineup.is_self:
            play_others(table, self.seat, self.opponents, self._luck)
        elif table.seat is not None:
            self.seat = table.seat

    def _look(self) -> Any:
        return self._observer.observe(self.table, self.seat)

    def _reward(self) -> float:
        table = self.table
        return rewards(table.game.standings(table.record)[1])[self.seat] if table.over else 0.0

    def _info(self) -> Info:
        info: Info = {"seat": self.seat}
        if self._observer.shaper.form == FLAT:
            info["action_mask"] = self._observer.mask(self.table, self.seat)
        if self.table.over:
            info["scores"], info["ranks"] = self.table.game.standings(self.table.record)
        return info
