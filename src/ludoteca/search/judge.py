"""Judging decisions of a match by what their seats could know, and the chances and draws around them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ludoteca.core.kernels import reshuffle_one
from ludoteca.core.luck import below, quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints, Seat
from ludoteca.search.analysis_document import CHECKED, LOOKED, MARKS
from ludoteca.search.beliefs import PEOPLE, beliefs_about
from ludoteca.search.halving import LIMIT
from ludoteca.search.halving import RIVALS as RIVALS_LEFT
from ludoteca.search.halving import ROUNDS as ROUNDS_LEFT
from ludoteca.search.hints import MIN_ITERATIONS, SEEDS, new_thinker
from ludoteca.search.thinker import Candidate
from ludoteca.search.tree import COMPARE, LOOK, NO_ACTION, START, Sums, Task


class Effort(NamedTuple):
    """How thoroughly a decision is judged after a search."""

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
FIRST_LOOK = Effort(trees=1, fewest=1, tries=240, longer=1.0)
SECOND_LOOK = Effort(trees=10, fewest=3, tries=400, longer=1.5)
LEAST_SPREAD = 0.015
"""Trees never agree better than this, even if a few happen to."""
RIVALS = 3
"""How many of the best actions are compared with the one that was played."""
CHUNK = 64
"""How many iterations are done in one call."""
CLOSE = 0.10
"""An action this close to the best one was worth thinking about."""
SURE = 2.5
"""How many standard errors the cost must be away from that of a mistake before no more trees are needed."""
MISTAKE = next(least for least, mark in MARKS if mark == "mistake")


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
        self.players, self.seed, self.iterations = first.players, seed, iterations

    def luck(self, purpose: str, state: State) -> Ints:
        """The generator for one purpose at one position: it does not depend on what was computed before."""
        return quick_luck(f"{state.game.name} analysis {purpose} {state.ply}", self.seed)

    # Chances and luck, from everything that is on the table

    def look(self, state: State, times: int, turns: int, luck: Ints, action: Action = NO_ACTION) -> Sums:
        """Every seat's chances and points, as two rows, over draws of what nobody knows yet."""
        expected = np.zeros((3, self.players))
        self.thinker.run(Task(LOOK, times, action=action, expected=expected, turns=turns), state, luck)
        expected[0] /= expected[0].sum()
        expected[1] /= times
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
        rivals = rivals_of(action, [each.action for each in found], RIVALS)
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
        thinker, tree = self.thinker, self.thinker.tree
        thinker.context.walk.beliefs[:] = beliefs_about(known, thinker.doubt)
        thinker.run(Task(START, iterations), known, luck)
        first, count = int(tree.first[0]), int(tree.children[0])
        inside = tree.action[first : first + count]
        replaceable = [place for place in range(count) if inside[place] not in actions]
        for action in actions:
            if action not in inside:
                inside[replaceable.pop()] = action
        return np.array([first + int(np.flatnonzero(inside == action)[0]) for action in actions])

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
        found: list[Comparison] = []
        while len(found) < how.trees and not (len(found) >= how.fewest and is_clear(found)):
            tree = f"{purpose} tree {len(found)}"
            found.append(self.compare_in_tree(self.deal_known(state, tree), rivals, how.tries, self.luck(tree, state)))
        return mean_of(found)

    def compare_in_tree(self, known: State, rivals: list[Action], tries: int, luck: Ints) -> Comparison:
        """Try rivals equally often in the same worlds, in a new tree."""
        tree, nodes = self.thinker.tree, self.start(known, rivals, 0, luck)
        self.try_nodes(known, nodes, tries, luck)
        return Comparison(rivals, self.sharpen(tree.wins[nodes] / tries), tree.points[nodes] / tries)

    def try_nodes(self, known: State, nodes: Ints, times: int, luck: Ints) -> None:
        """Try each of some actions a number of times, all in the same sampled worlds."""
        plan = self.thinker.tree.plan
        plan.rivals[: len(nodes)] = nodes
        plan.numbers[:] = 0
        plan.numbers[RIVALS_LEFT], plan.numbers[ROUNDS_LEFT], plan.numbers[LIMIT] = len(nodes), 1, times * len(nodes)
        while self.thinker.run(Task(COMPARE, CHUNK), known, luck):
            pass

    def sharpen(self, wins: Sums) -> Sums:
        """Chances of a seat as certain as those of the curve, if all others have equal ones."""
        power, others = self.thinker.context.style.sharpness, self.players - 1
        own, rest = np.clip(wins, 0, 1) ** power, others * (np.clip(1 - wins, 0, 1) / max(1, others)) ** power
        return own / (own + rest)

    def conclude(self, known: State, compared: Comparison, effort: int, open_choice: bool) -> Verdict:
        """The verdict of a comparison: what the played action cost, and who got it."""
        best, rivals = compared.best, compared.rivals
        cost = float(compared.wins[best] - compared.wins[0])
        lost = float(compared.points[best] - compared.points[0])
        luck = self.luck("gifts", known)
        after, instead = (self.look(known, GLANCES, 0, luck.copy(), each)[0] for each in (rivals[0], rivals[best]))
        gifts = split_cost(cost, known.seat or 0, after - instead)
        return Verdict(rivals[best], cost, lost, gifts, effort, open_choice)


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


def mean_of(found: list[Comparison]) -> Comparison:
    """What comparisons of the same rivals say together."""
    wins, points = (np.mean([getattr(each, name) for each in found], axis=0) for name in ("wins", "points"))
    return Comparison(found[0].rivals, wins, points)


def is_clear(found: list[Comparison]) -> bool:
    """Whether more trees would hardly change whether a decision is called a mistake."""
    best = mean_of(found).best
    gaps = [float(each.wins[best] - each.wins[0]) for each in found]
    error = max(LEAST_SPREAD, float(np.std(gaps, ddof=1))) / np.sqrt(len(gaps))
    return bool(abs(np.mean(gaps) - MISTAKE) > SURE * error)


def split_cost(cost: float, seat: Seat, changes: Sums) -> list[float]:
    """How much of a cost went to each other seat: in proportion to what they gain at one look, or equally."""
    gains = np.maximum(changes, 0.0)
    gains[seat] = 0.0
    if gains.sum() == 0:
        gains = np.array([float(other != seat) for other in range(len(changes))])
    return [cost * float(gain / gains.sum()) for gain in gains]


def to_list(chances: Sums) -> list[float]:
    """Chances as plain numbers."""
    return [float(chance) for chance in chances]
