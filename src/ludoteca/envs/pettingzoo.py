"""PettingZoo: every seat is an agent, and agents act in turn (AEC).

>>> from ludoteca.envs.pettingzoo import env
>>> table = env("lanterns", players=3)
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ludoteca.core.errors import LudotecaError
from ludoteca.core.library import game as find_game
from ludoteca.core.luck import Seed
from ludoteca.core.state import State
from ludoteca.core.types import Action
from ludoteca.envs.common import (
    RENDER_MODES,
    action_space,
    check_options,
    check_render_mode,
    render_view,
    rewards,
)
from ludoteca.envs.ids import VERSION
from ludoteca.envs.observations import DICT, FLAT, Observer, observation_space

REFUSE, REPLACE = "refuse", "replace"


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 (the name that PettingZoo prescribes)
    """A table whose seats are agents: `seat_0`, `seat_1`, ….

    The reward comes at the end: 1 for the first place, -1 for the last. `max_decisions` truncates a match. An illegal
    action is refused with its rule; with `illegal="replace"` it is replaced by the last legal action. `observation` is
    the form of observations: `dict`, `flat` or `rllib`.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "is_parallelizable": True, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        observation: str = DICT,
        render_mode: str | None = None,
        max_decisions: int | None = None,
        illegal: str = REFUSE,
        **options: object,
    ) -> None:
        """Choose the game, the number of players and the options."""
        super().__init__()
        found = find_game(game)
        check_options(found, players, options)
        if illegal not in (REFUSE, REPLACE):
            raise LudotecaError(sentence=f"An illegal action is either {REFUSE!r}d or {REPLACE!r}d, not {illegal!r}.")
        self.render_mode = check_render_mode(render_mode)
        self.metadata = raw_env.metadata | {"name": f"{game}_v{VERSION}"}
        self.name, self.players, self.options = game, players, options
        self.max_decisions, self.illegal = max_decisions, illegal
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._observer = Observer(found, observation)
        self.observation_spaces = {agent: observation_space(found, observation) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(found) for agent in self.possible_agents}
        self._state: State | None = None
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action space of an agent."""
        return self.action_spaces[agent]

    @property
    def table(self) -> State:
        """The state of the match, with its views, events and outcome."""
        if self._state is None:
            raise LudotecaError(sentence="There is no match yet: call reset first.")
        return self._state

    def reset(self, seed: Seed = None, options: dict[str, Any] | None = None) -> None:
        """Set up a match; without a seed, 256 bits come from the operating system."""
        self._state = find_game(self.name).new(self.players, seed, **self.options)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()
        self._add_masks()

    def observe(self, agent: str) -> Any:
        """What an agent knows, and its legal actions."""
        return self._observer.observe(self.table, self._seats[agent])

    def step(self, action: Action | None) -> None:
        """Play an action of the agent to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._decide(action)
        self._settle()
        self._add_masks()
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as the agent to move sees it."""
        return render_view(self.table, self.table.seat, self.render_mode)

    def close(self) -> None:
        """Nothing has to be closed."""

    def _decide(self, action: Any) -> None:
        table = self.table
        if self.illegal == REPLACE and table.why_illegal(int(action)) is not None:
            table.apply(table.legal_actions()[-1])
        else:
            table.play(action)

    def _settle(self) -> None:
        table = self.table
        if table.over:
            scores, ranks = table.game.standings(table.record)
            for agent, score, rank, reward in zip(self.agents, scores, ranks, rewards(ranks), strict=True):
                self.rewards[agent], self.terminations[agent] = reward, True
                self.infos[agent] = {"score": score, "rank": rank}
            return
        if self.max_decisions is not None and table.ply >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        self._choose_agent()

    def _choose_agent(self) -> None:
        self.agent_selection = self.possible_agents[int(self.table.record["seat"][0])]

    def _add_masks(self) -> None:
        """Put the masks into the infos, if the observations are flat."""
        if self._observer.shaper.form == FLAT:
            for agent in self.agents:
                self.infos[agent]["action_mask"] = self._observer.mask(self.table, self._seats[agent])


def env(game: str, players: int = 2, *, max_cycles: int | None = None, **settings: Any) -> Any:
    """A table with PettingZoo's usual wrappers; `raw_env` is the same without them, and two to four times as fast.

    An illegal action ends the match and costs its agent 1 point; `max_cycles` ends it after this number of decisions
    by every agent. `settings` are those of `raw_env` and the options of the game.
    """
    decisions = None if max_cycles is None else max_cycles * players
    table: Any = raw_env(game, players, max_decisions=decisions, **settings)
    if settings.get("illegal", REFUSE) == REFUSE:
        table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


def parallel_env(game: str, players: int = 2, *, max_cycles: int | None = None, **settings: Any) -> Any:
    """A table for code that needs a parallel environment: in each step, the agent to move decides.

    `max_cycles` ends the match after this number of steps.
    """
    table = raw_env(game, players, max_decisions=max_cycles, **settings)
    return turn_based_aec_to_parallel(wrappers.OrderEnforcingWrapper(table))
