"""Judging decisions of a match by what their seats could know, and the chances and draws around them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ludoteca.core.kernels import reshuffle_one
from ludoteca.core.luck import below, quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.search.analysis_document import CHECKED, LOOKED
from ludoteca.search.beliefs import PEOPLE, beliefs_about
from ludoteca.search.hints import MIN_ITERATIONS, SEEDS, new_thinker
from ludoteca.search.thinker import Candidate
from ludoteca.search.tree import COMPARE, LOOK, NO_ACTION, START, Sums, Task
from ludoteca.search.trials import (
    POINTS,
    WINS,
    average,
    is_clear,
    new_trials,
    note_tree,
    place_rivals,
    plan_trials,
    split_cost,
)


class Effort(NamedTuple):
    """How thoroughly a decision is judged after a search."""

    rivals: int
    """How many of the best actions of the search are compared with the one that was played."""
    trees: int
    """The most trees in which the rivals are compared."""
    fewest: int
    """After how many trees the spread between them says something."""
    tries: int
    """How often each rival is tried in each tree."""
    longer: float
    """How many times longer the search is than a search of a first look."""


DRAWS = 64
"""How often a draw is repeated to find the mean of what could have come."""
SAMPLES = 5
"""How often an action is repeated to see whether it draws anything."""
FUTURES = 32
"""How often each position of the curve is played on."""
GLANCES = 8
"""How often an action is tried for the first document."""
FIRST_LOOK = Effort(rivals=6, trees=1, fewest=1, tries=400, longer=1.0)
SECOND_LOOK = Effort(rivals=3, trees=16, fewest=3, tries=400, longer=1.5)
CHUNK = 64
"""How many iterations are done in one call."""
CLOSE = 0.10
"""An action this close to the best one was worth thinking about."""


@dataclass(frozen=True)
class Verdict:
    """What a look at a decision has found."""

    best: Action
    cost: float
    points: float
    gifts: list[float]
    effort: int
    is_open: bool
    """Whether several actions are about equally good."""


@dataclass
class Comparison:
    """What a search says about some rivals: for each, the chance and the points of the seat to move."""

    rivals: list[Action]
    """The action that was played is the first."""
    wins: Sums
    points: Sums

    @property
    def best(self) -> int:
        """The place of the best rival."""
        return int(self.wins.argmax())


class Judge:
    """Judges the decisions of one match; its memory is allocated once."""

    def __init__(self, first: State, seed: int, iterations: int) -> None:
        self.thinker = new_thinker(first)
        self.thinker.doubt = PEOPLE
        self.trials = new_trials()
        self.players, self.seed, self.iterations = first.players, seed, iterations

    def luck(self, purpose: str, state: State) -> Ints:
        """The generator for one purpose at one position: it does not depend on what was computed before."""
        return quick_luck(f"{state.game.name} analysis {purpose} {state.ply}", self.seed)

    # Chances and luck, from everything that is on the table

    def look(self, state: State, times: int, turns: int, luck: Ints, action: Action = NO_ACTION) -> Sums:
        """Every seat's chances and points, as two rows, over draws of what nobody knows yet."""
        expected = np.zeros((3, self.players))
        self.thinker.run(Task(LOOK, times, action=action, expected=expected, turns=turns), state, luck)
        return expected[:2]

    def glance(self, state: State) -> list[float]:
        """All chances in a position by one look."""
        return to_list(self.look(state, 1, 0, self.luck("glance", state))[0])

    def play_on(self, state: State) -> list[float]:
        """All chances in a position, played on until everybody has had a turn."""
        return to_list(self.chances_ahead(state, FUTURES, self.luck("curve", state)))

    def chances_ahead(self, state: State, times: int, luck: Ints, action: Action = NO_ACTION) -> Sums:
        """All chances in a position, or after an action, played on for one turn, for two, and so on."""
        ends = [self.look(state, times, turns, luck, action)[0] for turns in range(1, self.players + 1)]
        return np.mean(ends, axis=0)  # type: ignore[no-any-return]

    def draw(self, before: State, action: Action, after: list[float]) -> list[float]:
        """The chances after what came, minus their mean over what could have come; zeros if nothing could."""
        luck = self.luck("draw", before)
        if not draws_something(before, action, luck):
            return [0.0] * self.players
        return to_list(np.array(after) - self.chances_ahead(before, DRAWS, luck, action))

    # Decisions, from what the seat knows

    def judge(self, state: State, action: Action, effort: int, rival: Action | None = None) -> Verdict:
        """Judge an action of the seat to move, with this effort; `rival` was the best one in an earlier look."""
        purpose = ("look", "search", "check")[effort]
        known, luck = self.deal_known(state, purpose), self.luck(purpose, state)
        if effort == LOOKED:
            return self.judge_by_look(known, action, luck)
        how = SECOND_LOOK if effort == CHECKED else FIRST_LOOK
        self.search(known, action, int(self.iterations * how.longer), luck)
        found = [each for each in self.thinker.candidates() if each.visits]
        rivals = rivals_of(action, [each.action for each in found], how.rivals)
        if rival is not None and rival not in rivals:
            rivals.append(rival)
        return self.conclude(known, self.compare(state, rivals, purpose, how), effort, is_open(found))

    def deal_known(self, state: State, purpose: str) -> State:
        """A state with only what the seat to move knows; the rest is dealt at random."""
        return state.resample(state.seat, int(below(self.luck(purpose + " deal", state), SEEDS)))

    def judge_by_look(self, known: State, action: Action, luck: Ints) -> Verdict:
        """Judge an action by one look at each action."""
        self.start(known, [action], 0, luck)
        found = self.thinker.candidates()
        rivals = rivals_of(action, [each.action for each in found], 1)
        looks = [self.look(known, GLANCES, 0, luck.copy(), rival)[:, known.seat or 0] for rival in rivals]
        wins, points = np.array(looks).T
        return self.conclude(known, Comparison(rivals, wins, points), LOOKED, is_open(found))

    def start(self, known: State, actions: list[Action], iterations: int, luck: Ints) -> Ints:
        """Start a tree that has these actions among its best ones, and return their nodes."""
        thinker, trials = self.thinker, self.trials
        thinker.context.walk.beliefs[:] = beliefs_about(known, thinker.doubt)
        thinker.run(Task(START, iterations), known, luck)
        trials.actions[: len(actions)] = actions
        place_rivals(thinker.tree, trials, len(actions))
        return trials.nodes[: len(actions)].copy()

    def search(self, known: State, action: Action, iterations: int, luck: Ints) -> None:
        """Search a position, from what its seat knows."""
        self.start(known, [action], max(MIN_ITERATIONS, iterations), luck)
        while self.thinker.run(Task(COMPARE, CHUNK), known, luck):
            pass

    def compare(self, state: State, rivals: list[Action], purpose: str, how: Effort) -> Comparison:
        """Compare rivals in several trees, until it is clear whether the decision is a mistake.

        What a tree says depends on the first worlds that it has seen, however long it is searched. So trees that know
        nothing of each other say more than one large tree, and the spread between them says how sure they are.
        """
        count, trees = len(rivals), 0
        while trees < how.trees and not (trees >= how.fewest and is_clear(self.trials, count, trees)):
            tree = f"{purpose} tree {trees}"
            known, luck = self.deal_known(state, tree), self.luck(tree, state)
            self.compare_in_tree(known, rivals, how.tries, luck, trees)
            trees += 1
        average(self.trials, count, trees)
        wins, points = (self.trials.means[row, :count].copy() for row in (WINS, POINTS))
        return Comparison(rivals, wins, points)

    def compare_in_tree(self, known: State, rivals: list[Action], tries: int, luck: Ints, number: int) -> None:
        """Try rivals equally often in the same worlds, in a new tree; note what it says under its number."""
        thinker, trials = self.thinker, self.trials
        self.start(known, rivals, 0, luck)
        plan_trials(thinker.tree, trials, len(rivals), tries)
        while thinker.run(Task(COMPARE, CHUNK), known, luck):
            pass
        sharpness = thinker.context.style.sharpness
        note_tree(thinker.tree, trials, len(rivals), number, sharpness, self.players)

    def conclude(self, known: State, compared: Comparison, effort: int, open_choice: bool) -> Verdict:
        """The verdict of a comparison: what the played action cost, and who got it."""
        best, rivals = compared.best, compared.rivals
        cost = float(compared.wins[best] - compared.wins[0])
        lost = float(compared.points[best] - compared.points[0])
        luck = self.luck("gifts", known)
        after, instead = (self.look(known, GLANCES, 0, luck.copy(), each)[0] for each in (rivals[0], rivals[best]))
        gifts = after - instead
        split_cost(cost, known.seat or 0, gifts)
        return Verdict(rivals[best], cost, lost, to_list(gifts), effort, open_choice)


def draws_something(before: State, action: Action, luck: Ints) -> bool:
    """Whether an action brings something that nobody can know before, such as a drawn tile."""
    seen = set()
    for _ in range(SAMPLES):
        after = before.copy()
        reshuffle_one(after.record, luck)
        after.apply(action)
        seen.add(tuple(after.view_json(seat) for seat in range(after.players)))
    return len(seen) > 1


def rivals_of(action: Action, found: list[Action], count: int) -> list[Action]:
    """The action that was played, and the best others."""
    return [action, *(each for each in found[: count + 1] if each != action)][: count + 1]


def is_open(found: list[Candidate]) -> bool:
    """Whether more than one action is close to the best one."""
    most = max(each.win for each in found)
    return sum(each.win >= most - CLOSE for each in found) > 1


def to_list(chances: Sums) -> list[float]:
    """Chances as plain numbers."""
    return [float(chance) for chance in chances]
