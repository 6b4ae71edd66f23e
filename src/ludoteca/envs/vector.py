"""Gymnasium's vector environment: thousands of tables, stepped together in compiled code.

>>> import gymnasium
>>> import ludoteca.envs
>>> tables = gymnasium.make_vec("ludoteca/Lanterns-v0", 1024, "vector_entry_point")
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludoteca.core.errors import LudotecaError
from ludoteca.core.library import game as find_game
from ludoteca.core.luck import quick_luck
from ludoteca.core.types import Document, Floats, Ints
from ludoteca.envs.common import action_space, check_options
from ludoteca.envs.observations import DICT, FLAT, Shaper, observation_space
from ludoteca.envs.opponents import Lineup, Opponents, check_seat, read_lineup
from ludoteca.envs.outside import OutsideStack
from ludoteca.search.step_kernels import (
    ANYBODY,
    BY_THUMB,
    EVENLY,
    EVERYBODY,
    OUTSIDE,
    TableConfig,
    new_tables,
    open_tables,
    parts,
    step_tables,
)

COMPILED = {"random": EVENLY, "thumb": BY_THUMB}
"""The opponents that decide inside the compiled loop."""
MIN_TABLES_PER_THREAD = 64
MIN_OUTSIDE_TABLES_PER_THREAD = 4
ResetResult = tuple[Any, dict[str, Any]]
StepResult = tuple[Any, Floats, npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


class TablesEnv(VectorEnv[Any, Any, Any]):
    """Many tables of one game at once.

    The opponents are those of `SeatEnv`: a player's name, an object with a method `choose`, a list of them, or `self`,
    where you decide for every seat and see what the seat to move sees. Your seat is random in each match unless you
    choose a `seat`. `random` and `thumb` decide inside the compiled loop; all others take longer. A match that ends is
    followed by the next in the same step (Gymnasium's `SAME_STEP`). An illegal action changes nothing and costs 1
    point. `observation` is the form of observations: `dict`, `flat` or `rllib`. With `copy=False` the next step
    overwrites the arrays; with `observe=False` you get masks only. More `threads` are faster and change nothing else.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # type: ignore[misc]

    def __init__(  # noqa: PLR0913 (independent options)
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: Opponents = "random",
        players: int | None = None,
        seat: int | None = None,
        observation: str = DICT,
        threads: int = 1,
        copy: bool = True,
        observe: bool = True,
        render_mode: None = None,
        **options: object,
    ) -> None:
        """Choose the game, the number of tables, and how they are played."""
        found = find_game(game)
        lineup = read_lineup(found, opponents, players)
        numbers = check_options(found, lineup.players, options)
        check_seat(seat, lineup)
        check_sizes(num_envs, threads, lineup)
        self.num_envs, self.copy = num_envs, copy
        self._shaper = Shaper(found, observation if observe else DICT)
        self.single_observation_space = observation_space(found, observation)
        self.single_action_space = action_space(found)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        learner = EVERYBODY if lineup.is_self else ANYBODY if seat is None else seat
        name = lineup.same_name()
        others = EVENLY if lineup.is_self else OUTSIDE if name is None else COMPILED.get(name, OUTSIDE)
        self._config = TableConfig(found.empty(), numbers, lineup.players, learner, others, observe)
        self._tables = new_tables(found, num_envs, observe)
        least = MIN_OUTSIDE_TABLES_PER_THREAD if others == OUTSIDE else MIN_TABLES_PER_THREAD
        self._stacks = parts(self._tables, max(1, min(threads, num_envs // least)))
        self._outside = [
            OutsideStack(found, stack, self._config, lineup.make_players(found))
            for stack in self._stacks
            if others == OUTSIDE
        ]
        self._pool = ThreadPoolExecutor(len(self._stacks)) if len(self._stacks) > 1 else None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> ResetResult:
        """Set up all tables again; from one seed every table gets its own random generator."""
        if isinstance(seed, list):
            raise LudotecaError(sentence="All tables are dealt from one seed: give one number.")
        super().reset(seed=seed)
        for row in self._tables.luck:
            row[:] = quick_luck("tables", self.np_random.bytes(16))
        self._on_every_stack(None)
        return self._observations(), self._info()

    def step(self, actions: Any) -> StepResult:
        """Play one action at every table."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise LudotecaError(
                sentence=f"{self.num_envs} tables take {self.num_envs} actions, not an array of {chosen.shape}."
            )
        self._on_every_stack(chosen)
        tables = self._tables
        info = self._info() | {"illegal": self._output(tables.refused)}
        if tables.done.any():
            info |= self._endings()
        never = np.zeros(self.num_envs, np.bool_)
        return self._observations(), self._output(tables.gains), self._output(tables.done), never, info

    def pick(self) -> Ints:
        """One random legal action for each table."""
        return self._tables.picks.copy()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of every table as True."""
        return self._tables.mask.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """Shut down the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _on_every_stack(self, chosen: Ints | None) -> None:
        """Step every stack, each in its thread; without actions, set up all tables."""
        if self._pool is None:
            self._step_stack(0, chosen)
            return
        starts = np.cumsum([len(stack.states) for stack in self._stacks])[:-1]
        shares = [None] * len(self._stacks) if chosen is None else np.split(chosen, starts)
        jobs = [self._pool.submit(self._step_stack, number, share) for number, share in enumerate(shares)]
        for job in jobs:
            job.result()

    def _step_stack(self, number: int, chosen: Ints | None) -> None:
        if self._outside:
            self._outside[number].step(chosen)
        elif chosen is None:
            open_tables(self._stacks[number], self._config)
        else:
            step_tables(self._stacks[number], self._config, chosen)

    def _output(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _observations(self) -> Any:
        tables = self._tables
        if self._shaper.form == DICT:
            return self._shaper.shape(self._output(tables.seen), self._output(tables.mask.view(np.int8)))
        return self._shaper.shape(tables.seen, tables.mask.view(np.int8))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self._output(self._tables.movers)}
        if self._shaper.form == FLAT:
            info["action_mask"] = self._output(self._tables.mask.view(np.int8))
        return info

    def _endings(self) -> Document:
        """The results of finished matches: the last observation, and every seat's reward, score and rank."""
        tables, players = self._tables, self._config.players
        results = {name: getattr(tables, name)[:, :players].copy() for name in ("rewards", "scores", "ranks")}
        done = tables.done.copy()
        endings: Document = {"final_info": results, "_final_info": done}
        if self._config.looking:
            final, nothing = np.full(self.num_envs, None, object), np.zeros(tables.mask.shape[1], np.int8)
            for row in np.flatnonzero(done):
                final[row] = self._shaper.shape(tables.last[row].copy(), nothing)
            endings |= {"final_obs": final, "_final_obs": done}
        return endings


def check_sizes(num_envs: int, threads: int, lineup: Lineup) -> None:
    """Refuse impossible numbers of tables and threads."""
    if num_envs < 1 or threads < 1:
        raise LudotecaError(sentence=f"There is one table and one thread or more, not {num_envs} and {threads}.")
    if threads > 1 and lineup.has_objects:
        raise LudotecaError(
            sentence="An object plays in one thread: leave threads at 1, or give the opponents by name."
        )
