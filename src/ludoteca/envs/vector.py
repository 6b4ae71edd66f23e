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
from ludoteca.envs.common import action_space, observation_space
from ludoteca.envs.step_kernels import (
    ANYBODY,
    BY_THUMB,
    EVENLY,
    EVERYBODY,
    TableConfig,
    Tables,
    open_tables,
    parts,
    step_tables,
)

SELF = "self"
OTHERS = {SELF: EVENLY, "random": EVENLY, "thumb": BY_THUMB}
MIN_TABLES_PER_THREAD = 64
ResetResult = tuple[dict[str, npt.NDArray[np.int8]], dict[str, Any]]
StepResult = tuple[
    dict[str, npt.NDArray[np.int8]], Floats, npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
]


class TablesEnv(VectorEnv[Any, Any, Any]):
    """Many tables of one game at once.

    With the opponents `self` you decide for every seat and see what the seat to move sees. With `random` or `thumb`
    (the game's rule of thumb) you have one seat, which is random in each match unless you choose a `seat`. A match that
    ends is followed by the next in the same step (Gymnasium's `SAME_STEP`). An illegal action changes nothing and costs
    1 point. With `copy=False` the next step overwrites the arrays; with `observe=False` you get masks only. More
    `threads` are faster and change nothing else.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # type: ignore[misc]

    def __init__(  # noqa: PLR0913 (independent options)
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int = 2,
        opponents: str = SELF,
        seat: int | None = None,
        threads: int = 1,
        copy: bool = True,
        observe: bool = True,
        render_mode: None = None,
        **options: object,
    ) -> None:
        """Choose the game, the number of tables, and how they are played."""
        found = find_game(game)
        numbers = found.option_numbers(players, options)
        if opponents not in OTHERS:
            raise LudotecaError(
                sentence=f"The opponents of a vector of tables are {', '.join(OTHERS)}; not {opponents!r}."
            )
        if seat is not None and seat not in range(players):
            raise LudotecaError(sentence=f"With {players} players your seat is 0 to {players - 1}, not {seat!r}.")
        if num_envs < 1 or threads < 1:
            raise LudotecaError(sentence=f"There is one table and one thread or more, not {num_envs} and {threads}.")
        self.num_envs, self.copy = num_envs, copy
        self.single_observation_space = observation_space(found)
        self.single_action_space = action_space(found)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        learner = EVERYBODY if opponents == SELF else ANYBODY if seat is None else seat
        self._config = TableConfig(found.empty(), numbers, players, learner, OTHERS[opponents], observe)
        self._tables = new_tables(game, num_envs, observe)
        self._stacks = parts(self._tables, max(1, min(threads, num_envs // MIN_TABLES_PER_THREAD)))
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
        self._on_every_stack(open_tables)
        return self._observations(), {"seat": self._output(self._tables.movers)}

    def step(self, actions: Any) -> StepResult:
        """Play one action at every table."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise LudotecaError(
                sentence=f"{self.num_envs} tables take {self.num_envs} actions, not an array of {chosen.shape}."
            )
        self._on_every_stack(step_tables, chosen)
        tables = self._tables
        info: dict[str, Any] = {"seat": self._output(tables.movers), "illegal": self._output(tables.refused)}
        if tables.done.any():
            info |= self._endings()
        never = np.zeros(self.num_envs, np.bool_)
        return self._observations(), self._output(tables.gains), self._output(tables.done), never, info

    def pick(self) -> Ints:
        """One random legal action for each table."""
        return self._tables.picks.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """Shut down the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _on_every_stack(self, work: Any, chosen: Ints | None = None) -> None:
        starts = np.cumsum([0, *(len(stack.states) for stack in self._stacks)]).tolist()
        jobs = [
            (stack, self._config)
            if chosen is None
            else (stack, self._config, chosen[start : start + len(stack.states)])
            for stack, start in zip(self._stacks, starts, strict=False)
        ]
        if self._pool is None:
            work(*jobs[0])
        else:
            for done in [self._pool.submit(work, *job) for job in jobs]:
                done.result()

    def _output(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _observations(self) -> dict[str, npt.NDArray[np.int8]]:
        tables = self._tables
        return {"observation": self._output(tables.seen), "action_mask": self._output(tables.mask.view(np.int8))}

    def _endings(self) -> Document:
        """The results of finished matches: the last observation, and every seat's reward, score and rank."""
        tables, players = self._tables, self._config.players
        results = {name: getattr(tables, name)[:, :players].copy() for name in ("rewards", "scores", "ranks")}
        done = tables.done.copy()
        endings: Document = {"final_info": results, "_final_info": done}
        if self._config.looking:
            final, nothing = np.full(self.num_envs, None, object), np.zeros(tables.mask.shape[1], np.int8)
            for row in np.flatnonzero(done):
                final[row] = {"observation": tables.last[row].copy(), "action_mask": nothing}
            endings |= {"final_obs": final, "_final_obs": done}
        return endings


def new_tables(name: str, count: int, observe: bool) -> Tables:
    """Allocate the arrays for a number of tables."""
    game = find_game(name)
    seats, width = game.players[-1], game.observation_size if observe else 0
    luck = quick_luck("tables", 0)
    return Tables(
        states=np.zeros(count, game.dtype),
        luck=np.tile(luck, (count, 1)),
        seats=np.zeros(count, np.int64),
        mask=np.zeros((count, game.action_count), np.bool_),
        seen=np.zeros((count, width), np.int8),
        picks=np.zeros(count, np.int64),
        movers=np.zeros(count, np.int64),
        gains=np.zeros(count, np.float32),
        rewards=np.zeros((count, seats), np.float32),
        done=np.zeros(count, np.bool_),
        refused=np.zeros(count, np.bool_),
        scores=np.zeros((count, seats), np.int64),
        ranks=np.zeros((count, seats), np.int64),
        last=np.zeros((count, width), np.int8),
    )
