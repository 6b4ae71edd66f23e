"""Gymnasium: one seat at a table against players of your choice.

>>> import gymnasium
>>> import ludoteca.envs
>>> table = gymnasium.make("ludoteca/Lanterns-v0", opponents=["greedy"])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.library import game as find_game
from ludoteca.core.luck import quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Ints, Seat
from ludoteca.envs.common import (
    RENDER_MODES,
    Observer,
    SeatObservation,
    action_space,
    check_render_mode,
    observation_space,
    render_view,
    rewards,
)
from ludoteca.search.players import Player, player

ILLEGAL_REWARD = -1.0
Info = dict[str, Any]


class SeatEnv(gymnasium.Env[SeatObservation, int]):
    """One seat for you; the opponents are levels or other players by name, one for each other seat.

    `seat` is your seat in every match; by default it is random in each match. The reward comes at the end: 1 for the
    first place, -1 for the last. An illegal action changes nothing and costs 1 point; the mask marks the legal ones.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "random",
        *,
        seat: Seat | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Choose the game, the opponents and the options."""
        found = find_game(game)
        others = [opponents] if isinstance(opponents, str) else list(opponents)
        self.options, self.players = options, len(others) + 1
        found.option_numbers(self.players, options)
        if seat is not None and seat not in range(self.players):
            raise LudotecaError(
                sentence=f"With {len(others)} opponents your seat is 0 to {self.players - 1}, not {seat!r}."
            )
        self.name, self.fixed_seat = game, seat
        self.opponents: list[Player] = [player(each, found) for each in others]
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(found)  # type: ignore[assignment]
        self.action_space = action_space(found)  # type: ignore[assignment]
        self._observer = Observer(found)
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

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[SeatObservation, Info]:
        """Set up a match and let the others play until it is your turn."""
        super().reset(seed=seed)
        self._state = self.game.new(self.players, self.np_random.bytes(32), **self.options)
        self._luck = quick_luck("opponents", self.np_random.bytes(32))
        chosen = self.fixed_seat
        self.seat = int(self.np_random.integers(self.players)) if chosen is None else chosen
        self._await_turn()
        return self._look(), self._info()

    def step(self, action: int) -> tuple[SeatObservation, float, bool, bool, Info]:
        """Play an action, and let the others play until it is your turn again."""
        table = self.table
        refused = table.why_illegal(int(action))
        if refused is not None:
            return self._look(), ILLEGAL_REWARD, table.over, False, self._info() | {"illegal": str(refused)}
        table.apply(int(action))
        self._await_turn()
        return self._look(), self._reward(), table.over, False, self._info()

    def render(self) -> Any:
        """The table as your seat sees it."""
        return render_view(self.table, self.seat, self.render_mode)

    def _await_turn(self) -> None:
        table = self.table
        assert self._luck is not None
        while table.seat not in (None, self.seat):
            other = self.opponents[(int(table.record["seat"][0]) - self.seat) % self.players - 1]
            table.apply(other.choose(table.copy(), self._luck))

    def _look(self) -> SeatObservation:
        return self._observer.observe(self.table, self.seat)

    def _reward(self) -> float:
        table = self.table
        return rewards(table.game.standings(table.record)[1])[self.seat] if table.over else 0.0

    def _info(self) -> Info:
        if not self.table.over:
            return {"seat": self.seat}
        scores, ranks = self.table.game.standings(self.table.record)
        return {"seat": self.seat, "scores": scores, "ranks": ranks}
