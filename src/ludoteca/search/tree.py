"""Tree search for several players, hidden information and chance: information-set Monte Carlo tree search.

Every iteration redeals everything that the searching seat does not know, walks down the tree, expands one node, and
propagates the result back along the path (max^n: each seat counts its own result). A node represents what the seat to
move can know: if chance offers other choices than when the node was expanded, the walk leaves the tree and the state is
evaluated as it is. After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.elementary import exp, log
from ludoteca.core.kernels import apply_one, play_out_quickly, reshuffle_one, result_one, sight
from ludoteca.core.luck import branch
from ludoteca.core.types import Action, Box, Floats, Ints, Seat
from ludoteca.search.context import (
    NET,
    PLAYOUT,
    SearchContext,
    Style,
    Walk,
    imagine,
    order_actions,
    prior_value,
    sort_best,
)
from ludoteca.search.halving import (
    BEHIND,
    DONE,
    RIVALS,
    ROUND,
    ROUNDS,
    Plan,
    new_plan,
    next_worlds,
    plan_comparison,
)
from ludoteca.search.network import HEADS, PLACE, POINT_SCALE, POINTS, WIN, look, shares

NO_ACTION = -1
LEAST_CHANCE = 1e-9
ROOT = 0
ANY = -1
MAX_NODES = 1 << 16
Sums: TypeAlias = npt.NDArray[np.float64]


class Tree(NamedTuple):
    """The nodes, one for each action tried: 68 bytes per node, 4.5 MB in all, allocated once."""

    action: Ints
    first: Ints
    children: Ints
    visits: Ints
    sight: Ints
    prior: Floats
    total: Sums
    wins: Sums
    points: Sums
    used: Ints
    plan: Plan


def new_tree(actions: int) -> Tree:
    """Make an empty tree with room for the greatest number of nodes, for a game with this number of actions."""

    def ints() -> Ints:
        return np.zeros(MAX_NODES, np.int64)

    def sums() -> Sums:
        return np.zeros(MAX_NODES, np.float64)

    prior = np.zeros(MAX_NODES, np.float32)
    used = np.zeros(1, np.int64)
    return Tree(ints(), ints(), ints(), ints(), ints(), prior, sums(), sums(), sums(), used, new_plan(actions))


START, SEARCH, COMPARE, RANK, TRY, LOOK = range(6)


class Task(NamedTuple):
    """What to do with a tree: the kind of task, how often, how much of the time is over, and what the kind needs."""

    kind: int
    times: int = 0
    spent: float = 0.0
    """The share of the time for this decision that is used up; 0 if the budget is a number of iterations."""
    action: Action = NO_ACTION
    expected: Sums = np.zeros((0, 0))
    """Where the results of trying an action, or of looking ahead, are written."""
    turns: int = 0
    """How many turns are played before the network evaluates a state, for `LOOK`."""


@kernel
def run_task(task: Task, box: Box, tree: Tree, context: SearchContext, luck: Ints) -> int:
    """Run a task and return the number of iterations, 0 when the rivals have been compared.

    Python calls nothing else in this module, so that code shared by the tasks is compiled once.
    """
    if task.kind == START:
        start_tree(box, tree, context, luck)
        plan_comparison(tree.plan, tree.first[ROOT], tree.children[ROOT], task.times)
    elif task.kind == SEARCH:
        search(box, tree, context, task.times, luck)
    elif task.kind == COMPARE:
        return compare_rivals(box, tree, context, task, luck)
    elif task.kind == RANK:
        rank_actions(tree, context.style.trust)
    elif task.kind == TRY:
        try_action(box, task.action, context, task.times, luck, task.expected)
    else:
        look_on(box, task, context, luck)
    return task.times


@kernel
def start_tree(box: Box, tree: Tree, context: SearchContext, luck: Ints) -> None:
    """Start a tree: the root and its actions, none tried yet."""
    tree.used[0] = 1
    tree.children[0] = 0
    tree.visits[0] = 0
    imagine(box, context.walk, luck)
    expand(ROOT, tree, context, luck)


@kernel
def search(box: Box, tree: Tree, context: SearchContext, iterations: int, luck: Ints) -> None:
    """Search the tree of this state for a number of iterations."""
    for _ in range(iterations):
        iterate(box, tree, context, ANY, luck)


@kernel
def compare_rivals(box: Box, tree: Tree, context: SearchContext, task: Task, luck: Ints) -> int:
    """Try the rivals that are left in about as many iterations as the task says; return their number.

    If this round has had its share of the budget, the better half of the rivals goes on. 0: the comparison is over.
    """
    plan = tree.plan
    rivals, numbers = plan.rivals, plan.numbers
    while numbers[ROUND] < numbers[ROUNDS]:
        worlds = next_worlds(plan, task.times, task.spent)
        if worlds > 0:
            compare(box, tree, context, rivals[: numbers[RIVALS]], worlds, luck)
            numbers[DONE] += worlds * numbers[RIVALS]
            return worlds * numbers[RIVALS]  # type: ignore[no-any-return]
        keep_better_half(tree, context.style.trust)
        numbers[ROUND] = numbers[ROUND] + 1 if numbers[RIVALS] > 1 else numbers[ROUNDS]
    return 0


@kernel
def keep_better_half(tree: Tree, trust: float) -> None:
    """Keep the better half of the rivals, without the ones that are hopelessly behind."""
    rivals, numbers = tree.plan.rivals, tree.plan.numbers
    count = numbers[RIVALS]
    sort_nodes(tree, trust, count, False)
    least = node_value(tree, rivals[0], trust) - BEHIND / np.sqrt(tree.visits[rivals[0]] + 1.0)
    kept = 1
    while kept < (count + 1) // 2 and node_value(tree, rivals[kept], trust) > least:
        kept += 1
    numbers[RIVALS] = kept


@kernel
def rank_actions(tree: Tree, trust: float) -> None:
    """Put all actions of the root in the places of the rivals, the most visited first, then by their values."""
    for i in range(tree.children[ROOT]):
        tree.plan.rivals[i] = tree.first[ROOT] + i
    sort_nodes(tree, trust, tree.children[ROOT], True)


@kernel
def sort_nodes(tree: Tree, trust: float, count: int, by_visits: bool) -> None:
    """Sort the first rivals, the best first, by their values or first by their visits; equal ones keep their order."""
    nodes, visits = tree.plan.rivals, tree.visits
    for i in range(1, count):
        node, value, j = nodes[i], node_value(tree, nodes[i], trust), i
        while j > 0:
            ahead = visits[node] - visits[nodes[j - 1]] if by_visits else 0
            if ahead < 0 or (ahead == 0 and not value > node_value(tree, nodes[j - 1], trust)):
                break
            nodes[j] = nodes[j - 1]
            j -= 1
        nodes[j] = node


@inline
def node_value(tree: Tree, node: int, trust: float) -> float:
    """The expected value of a node: the prior counts for as many visits as `trust` says."""
    return (tree.total[node] + trust * tree.prior[node]) / (tree.visits[node] + trust)  # type: ignore[no-any-return]


@kernel
def compare(box: Box, tree: Tree, context: SearchContext, rivals: Ints, worlds: int, luck: Ints) -> None:
    """Try some of the root's actions in a number of sampled worlds, all in the same ones, so that none is luckier."""
    world, own = luck.copy(), luck.copy()
    for _ in range(worlds):
        branch(luck, world)
        for i in range(len(rivals)):
            for word in range(len(world)):
                own[word] = world[word]
            iterate(box, tree, context, rivals[i], own)


@kernel
def try_action(box: Box, action: Action, context: SearchContext, tries: int, luck: Ints, expected: Sums) -> None:
    """Carry out an action on sampled states; add up every seat's expected victories and points, and who plays on.

    The last row of `expected` counts the states in which the match goes on after the action.
    """
    walk, events = context.walk, context.scratch.events
    for _ in range(tries):
        imagine(box, walk, luck)
        apply_one(walk.table, action, events)
        goes_on = walk.table[0].over == 0
        judge(context, NO_ACTION, context.style.horizon, luck)
        add_result(context, expected, goes_on)


@kernel
def look_on(box: Box, task: Task, context: SearchContext, luck: Ints) -> None:
    """Every seat's chances and mean points over draws of what nobody knows yet; all secrets stay as they are.

    First the task's action is carried out, if it has one, then its number of turns are played by one look each. The
    chances add up to 1.
    """
    walk, events, expected, total = context.walk, context.scratch.events, task.expected, 0.0
    for row in range(len(expected)):
        for seat in range(len(walk.wins)):
            expected[row, seat] = 0.0
    for _ in range(task.times):
        walk.table[0] = box[0]
        reshuffle_one(walk.table, luck)
        if task.action != NO_ACTION:
            apply_one(walk.table, task.action, events)
        goes_on = walk.table[0].over == 0
        if goes_on and task.turns == 0 and context.style.judge == NET:
            ask_network(context, 0)
        else:
            judge(context, NO_ACTION, max(1, task.turns), luck)
        add_result(context, expected, goes_on)
    for seat in range(len(walk.wins)):
        total += expected[0, seat]
    for seat in range(len(walk.wins)):
        expected[0, seat] /= total
        expected[1, seat] /= task.times


@kernel
def add_result(context: SearchContext, expected: Sums, goes_on: bool) -> None:
    """Add every seat's chance and points in the sampled state, and whether the match goes on, to the sums."""
    walk = context.walk
    if walk.table[0].over == 0:
        sharpen(walk.wins, context.style.sharpness)
    for seat in range(len(walk.wins)):
        expected[0, seat] += walk.wins[seat]
        expected[1, seat] += walk.points[seat]
        expected[2, seat] += goes_on


@kernel
def sharpen(wins: Floats, power: float) -> None:
    """Raise chances to a power, so that they still add up to 1: above 1, they become more certain."""
    total = 0.0
    for seat in range(len(wins)):
        wins[seat] = exp(power * log(max(wins[seat], LEAST_CHANCE)))
        total += wins[seat]
    for seat in range(len(wins)):
        wins[seat] /= total


@kernel
def iterate(box: Box, tree: Tree, context: SearchContext, rival: int, luck: Ints) -> None:
    """Sample a state, walk down the tree (first to the rival, if given), evaluate the leaf, propagate the result."""
    style, walk = context.style, context.walk
    table, way, chooser, events = walk.table, walk.way, walk.chooser, context.scratch.events
    children, seen, action, visits = tree.children, tree.sight, tree.action, tree.visits
    imagine(box, walk, luck)
    state = table[0]
    node, depth, turns, reply = 0, 0, 0, NO_ACTION
    while state.over == 0 and depth < style.depth:
        if children[node] == 0:
            if style.judge == PLAYOUT and node > 0 and visits[node] == 0:
                break
            expand(node, tree, context, luck)
            if style.judge == NET or children[node] == 0:
                reply = walk.actions[0]
                break
        elif seen[node] != sight(state):
            break
        node = rival if node == ROOT and rival != ANY else select(node, tree, style)
        depth += 1
        chooser[depth] = state.seat
        way[depth] = node
        apply_one(table, action[node], events)
        turns += state.seat != chooser[depth]
    judge(context, reply, max(1, style.horizon - turns), luck)
    backpropagate(tree, walk, depth)


@kernel
def expand(node: int, tree: Tree, context: SearchContext, luck: Ints) -> None:
    """Expand a node with its most promising actions; if the tree is full, only put the best actions in front."""
    style, walk = context.style, context.walk
    count = order_actions(context, style.order, luck)
    breadth = min(count, style.root_breadth if node == ROOT else style.breadth)
    actions, values, table = walk.actions, walk.values, walk.table
    sort_best(actions, values, count, breadth)
    used = tree.used[0]
    if used + breadth > MAX_NODES:
        return
    tree.sight[node] = sight(table[0])
    tree.first[node] = used
    tree.children[node] = breadth
    tree.used[0] = used + breadth
    for i in range(breadth):
        child = used + i
        tree.action[child] = actions[i]
        tree.prior[child] = prior_value(values[i], values[0], style.order)
        tree.children[child] = 0
        tree.visits[child] = 0
        tree.total[child] = 0.0
        tree.wins[child] = 0.0
        tree.points[child] = 0.0


@kernel
def select(node: int, tree: Tree, style: Style) -> int:
    """Select the best child: its mean value so far, plus a bonus for children that were seldom tried."""
    visits, total, prior = tree.visits, tree.total, tree.prior
    first, count = tree.first[node], tree.children[node]
    if style.widening > 0:
        count = min(count, 2 + int(style.widening * np.sqrt(visits[node])))
    bonus = style.exploration * np.sqrt(log(visits[node] + 1.0))
    best, most = first, -1.0
    for child in range(first, first + count):
        weight = visits[child] + style.trust
        score = (total[child] + style.trust * prior[child]) / weight + bonus / np.sqrt(weight)
        if score > most:
            best, most = child, score
    return best  # type: ignore[no-any-return]


@kernel
def judge(context: SearchContext, reply: int, turns: int, luck: Ints) -> None:
    """Every seat's expected result of the sampled state: by a playout, or by the network after a number of turns."""
    table = context.walk.table
    if table[0].over == 0 and context.style.judge == PLAYOUT:
        play_out_quickly(table[0], luck, context.scratch.events)
    elif table[0].over == 0:
        play_on(context, reply, turns, luck)
    if table[0].over:
        count_result(context.walk)


@kernel
def play_on(context: SearchContext, reply: int, turns: int, luck: Ints) -> None:
    """Play a number of turns, each action chosen by one look; the first reply may be known already.

    The network evaluates the state after the last turn; or before and after each, if the style averages all turns.
    """
    walk, style, events = context.walk, context.style, context.scratch.events
    table, actions, values = walk.table, walk.actions, walk.values
    asked = ask_network(context, 0) if style.each_turn else 0
    while turns > 0 and table[0].over == 0:
        if reply == NO_ACTION:
            sort_best(actions, values, order_actions(context, style.order, luck), 1)
            reply = actions[0]
        seat = table[0].seat
        apply_one(table, reply, events)
        reply = NO_ACTION
        if table[0].seat != seat:
            turns -= 1
            if style.each_turn or turns == 0:
                asked = ask_network(context, asked)


@kernel
def count_result(walk: Walk) -> None:
    """Every seat's result in a finished match."""
    result_one(walk.table, walk.scores, walk.ranks)
    for seat in range(len(walk.ranks)):
        walk.wins[seat], walk.places[seat] = shares(walk.ranks, seat)
        walk.points[seat] = walk.scores[seat]


@kernel
def ask_network(context: SearchContext, asked: int) -> int:
    """Add the network's answers for every seat, made consistent (one victory, every place once), to the means.

    `asked` is the number of earlier answers in the means; return the new number.
    """
    walk, scratch, state = context.walk, context.scratch, context.walk.table[0]
    seat_answers, answers, players = walk.seat_answers, scratch.answers, state.players
    victories, placed = 0.0, 0.0
    for seat in range(players):
        look(state, seat, context.net, scratch)
        for head in range(HEADS):
            seat_answers[seat, head] = answers[head]
        victories += answers[WIN]
        placed += answers[PLACE]
    for seat in range(players):
        blend(walk.wins, seat, seat_answers[seat, WIN] / victories, asked)
        blend(walk.places, seat, seat_answers[seat, PLACE] + 0.5 - placed / players, asked)
        blend(walk.points, seat, seat_answers[seat, POINTS] * POINT_SCALE, asked)
    return asked + 1


@inline
def blend(means: Floats, seat: Seat, value: float, asked: int) -> None:
    """Add a value to a seat's mean of earlier values."""
    means[seat] = (means[seat] * asked + value) / (asked + 1) if asked else value


@kernel
def backpropagate(tree: Tree, walk: Walk, depth: int) -> None:
    """Add the result to every node on the path, for the seat that chose it."""
    way, chooser, visits, total = walk.way, walk.chooser, tree.visits, tree.total
    visits[0] += 1
    for step in range(1, depth + 1):
        node, seat = way[step], chooser[step]
        visits[node] += 1
        total[node] += 0.5 * (walk.wins[seat] + walk.places[seat])
        tree.wins[node] += walk.wins[seat]
        tree.points[node] += walk.points[seat]
