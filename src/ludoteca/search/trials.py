"""Comparing a few actions in several trees: where they are in a tree, what each tree says, and what all say together.

Python and the browser's engine call the same compiled code, so that both judge decisions in the same way.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludoteca.core.compiled import kernel
from ludoteca.core.elementary import exp, log
from ludoteca.core.types import Ints, Seat
from ludoteca.search.analysis_document import MARKS
from ludoteca.search.halving import DONE, LIMIT, RIVALS, ROUND, ROUNDS
from ludoteca.search.tree import ROOT, Sums, Tree

MOST_RIVALS, MOST_TREES = 16, 16
LEAST_SPREAD = 0.025
"""Trees never agree better than this, even if a few happen to: that is about how much those of My Shelfie differ."""
SURE = 2.5
"""How many standard errors the cost must be away from that of a mistake before no more trees are needed."""
MISTAKE = next(least for least, mark in MARKS if mark == "mistake")
WINS, POINTS = range(2)


class Trials(NamedTuple):
    """What trees say about some rivals, of which the first is the action that was played."""

    actions: Ints
    nodes: Ints
    """The nodes of the rivals in the present tree."""
    wins: Sums
    """By tree and rival, the chance of the seat to move."""
    points: Sums
    means: Sums
    """By rival, the mean chance of all trees, and the mean points."""


def new_trials() -> Trials:
    """Make room for the greatest numbers of rivals and trees."""
    numbers = np.zeros((2, MOST_RIVALS), np.int64)
    found = np.zeros((2, MOST_TREES, MOST_RIVALS))
    return Trials(numbers[0], numbers[1], found[WINS], found[POINTS], np.zeros((2, MOST_RIVALS)))


@kernel
def place_rivals(tree: Tree, trials: Trials, rivals: int) -> None:
    """Find the nodes of the rivals; one that is not among the best actions takes the place of the last other one."""
    action, first = tree.action, tree.first[ROOT]
    end = first + tree.children[ROOT]
    for rival in range(rivals):
        node = place_of(action, first, end, trials.actions[rival])
        if node == end:
            node = end - 1
            while place_of(trials.actions, 0, rivals, action[node]) < rivals:
                node -= 1
            action[node] = trials.actions[rival]
        trials.nodes[rival] = node


@kernel
def place_of(numbers: Ints, start: int, end: int, wanted: int) -> int:
    """The first place of a number from `start` on, or `end`."""
    for place in range(start, end):
        if numbers[place] == wanted:
            return place
    return end


@kernel
def plan_trials(tree: Tree, trials: Trials, rivals: int, tries: int) -> None:
    """Plan to try all rivals equally often, in the same sampled worlds."""
    nodes, numbers = tree.plan.rivals, tree.plan.numbers
    for rival in range(rivals):
        nodes[rival] = trials.nodes[rival]
    numbers[RIVALS], numbers[ROUND], numbers[ROUNDS] = rivals, 0, 1
    numbers[DONE], numbers[LIMIT] = 0, tries * rivals


@kernel
def note_tree(tree: Tree, trials: Trials, rivals: int, number: int, sharpness: float, players: int) -> None:
    """Note what the present tree says about the rivals, as the tree with this number."""
    for rival in range(rivals):
        node = trials.nodes[rival]
        visits = tree.visits[node]
        trials.wins[number, rival] = sharpen_alone(tree.wins[node] / visits, sharpness, players)
        trials.points[number, rival] = tree.points[node] / visits


@kernel
def sharpen_alone(win: float, power: float, players: int) -> float:
    """A chance of one seat as certain as those of the curve, if all others have equal ones."""
    others = max(1, players - 1)
    own = raise_chance(win, power)
    rest = (players - 1) * raise_chance((1.0 - win) / others, power)
    return own / (own + rest)


@kernel
def raise_chance(chance: float, power: float) -> float:
    """A power of a chance."""
    return exp(power * log(min(chance, 1.0))) if chance > 0.0 else 0.0


@kernel
def average(trials: Trials, rivals: int, trees: int) -> int:
    """Compute what all trees say together; return the place of the best rival."""
    best, means = 0, trials.means
    for rival in range(rivals):
        means[WINS, rival] = means[POINTS, rival] = 0.0
        for number in range(trees):
            means[WINS, rival] += trials.wins[number, rival]
            means[POINTS, rival] += trials.points[number, rival]
        means[WINS, rival] /= trees
        means[POINTS, rival] /= trees
        if means[WINS, rival] > means[WINS, best]:
            best = rival
    return best


@kernel
def is_clear(trials: Trials, rivals: int, trees: int) -> bool:
    """Whether more trees would hardly change whether a decision is called a mistake."""
    best, total, squares = average(trials, rivals, trees), 0.0, 0.0
    for number in range(trees):
        total += trials.wins[number, best] - trials.wins[number, 0]
    mean = total / trees
    for number in range(trees):
        off = trials.wins[number, best] - trials.wins[number, 0] - mean
        squares += off * off
    spread = max(LEAST_SPREAD, np.sqrt(squares / (trees - 1)))
    return bool(abs(mean - MISTAKE) > SURE * spread / np.sqrt(float(trees)))


@kernel
def split_cost(cost: float, seat: Seat, gifts: Sums) -> None:
    """How much of a cost went to each other seat: in proportion to what they gain at one look, or equally.

    `gifts` has these changes of the chances at first, and then what each seat got.
    """
    players, total = len(gifts), 0.0
    for each in range(players):
        gifts[each] = 0.0 if each == seat else max(gifts[each], 0.0)
        total += gifts[each]
    for each in range(players):
        if total > 0.0:
            gifts[each] = cost * (gifts[each] / total)
        else:
            gifts[each] = 0.0 if each == seat else cost * (1.0 / (players - 1))
