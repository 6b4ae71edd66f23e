"""Tree search for several players, hidden information and chance: information-set Monte Carlo tree search.

Every iteration deals anew all that the searching seat does not know, walks down the tree, opens one node, and carries
what it found back to all seats on the way (max^n: each seat counts what it gets itself). A node stands for what the
seat to move can know: where chance gave it other choices than when the node was opened, the walk leaves the tree and
the state is judged as it is. After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ludoteca.core.compiled import inlined, kernel
from ludoteca.core.kernels import apply_one, play_out_quickly, result_one, sight
from ludoteca.core.luck import branch
from ludoteca.core.types import Action, Box, Floats, Ints, Seat
from ludoteca.search.minds import NET, PLAYOUT, Mind, Style, Walk, first_judgement, imagine, order_actions, sort_best
from ludoteca.search.network import HEADS, PLACE, POINT_SCALE, POINTS, WIN, look, shares

NO_ACTION = -1
ROOT = 0
ANY = -1
MOST_NODES = 1 << 16
Sums: TypeAlias = npt.NDArray[np.float64]


class Tree(NamedTuple):
    """The nodes, each the outcome of one action: 68 bytes a node, 4.5 MB in all, and nothing grows."""

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


def new_tree() -> Tree:
    """Make an empty tree with room for all the nodes it may ever have."""

    def ints() -> Ints:
        return np.zeros(MOST_NODES, np.int64)

    def sums() -> Sums:
        return np.zeros(MOST_NODES, np.float64)

    prior = np.zeros(MOST_NODES, np.float32)
    return Tree(ints(), ints(), ints(), ints(), ints(), prior, sums(), sums(), sums(), np.zeros(1, np.int64))


PLANT, SEARCH, COMPARE, TRY = range(4)


class Task(NamedTuple):
    """What to do with a tree: the kind, the nodes or the action, how often, and where to add up the results."""

    kind: int
    chosen: Ints = np.zeros(0, np.int64)
    times: int = 0
    expected: Sums = np.zeros((0, 0))


@kernel
def run_task(task: Task, box: Box, tree: Tree, mind: Mind, luck: Ints) -> None:
    """Do a task. Python calls nothing else in here, so that what the tasks share is compiled once."""
    if task.kind == PLANT:
        plant(box, tree, mind, luck)
    elif task.kind == SEARCH:
        search(box, tree, mind, task.times, luck)
    elif task.kind == COMPARE:
        compare(box, tree, mind, task.chosen, task.times, luck)
    else:
        try_action(box, task.chosen[0], mind, task.times, luck, task.expected)


@kernel
def plant(box: Box, tree: Tree, mind: Mind, luck: Ints) -> None:
    """Begin a tree: the root and its actions, of which none was tried yet."""
    tree.used[0] = 1
    tree.children[0] = 0
    tree.visits[0] = 0
    imagine(box, mind.walk, luck)
    open_node(ROOT, tree, mind, luck)


@kernel
def search(box: Box, tree: Tree, mind: Mind, iterations: int, luck: Ints) -> None:
    """Let the tree of this state grow by so many iterations."""
    for _ in range(iterations):
        iterate(box, tree, mind, ANY, luck)


@kernel
def compare(box: Box, tree: Tree, mind: Mind, rivals: Ints, worlds: int, luck: Ints) -> None:
    """Try these of the root's actions in so many imagined worlds: all in the same ones, so that none is luckier."""
    world, own = luck.copy(), luck.copy()
    for _ in range(worlds):
        branch(luck, world)
        for i in range(len(rivals)):
            for word in range(len(world)):
                own[word] = world[word]
            iterate(box, tree, mind, rivals[i], own)


@kernel
def try_action(box: Box, action: Action, mind: Mind, tries: int, luck: Ints, expected: Sums) -> None:
    """Carry out an action on imagined tables, and sum up the victories and points that every seat may expect."""
    walk, journal = mind.walk, mind.pad.journal
    for _ in range(tries):
        imagine(box, walk, luck)
        apply_one(walk.table, action, journal)
        judge(mind, NO_ACTION, mind.style.horizon, luck)
        for seat in range(len(walk.wins)):
            expected[0, seat] += walk.wins[seat]
            expected[1, seat] += walk.points[seat]


@kernel
def iterate(box: Box, tree: Tree, mind: Mind, rival: int, luck: Ints) -> None:
    """Imagine a table, walk down the tree (first to the rival, if one is named), judge what is there, carry it back."""
    style, walk = mind.style, mind.walk
    table, way, chooser, journal = walk.table, walk.way, walk.chooser, mind.pad.journal
    children, seen, action, visits = tree.children, tree.sight, tree.action, tree.visits
    imagine(box, walk, luck)
    state = table[0]
    node, depth, turns, reply = 0, 0, 0, NO_ACTION
    while state.over == 0 and depth < style.depth:
        if children[node] == 0:
            if style.judge == PLAYOUT and node > 0 and visits[node] == 0:
                break
            open_node(node, tree, mind, luck)
            if style.judge == NET or children[node] == 0:
                reply = walk.actions[0]
                break
        elif seen[node] != sight(state):
            break
        node = rival if node == ROOT and rival != ANY else select(node, tree, style)
        depth += 1
        chooser[depth] = state.seat
        way[depth] = node
        apply_one(table, action[node], journal)
        turns += state.seat != chooser[depth]
    judge(mind, reply, max(1, style.horizon - turns), luck)
    carry_back(tree, walk, depth)


@kernel
def open_node(node: int, tree: Tree, mind: Mind, luck: Ints) -> None:
    """Give a node its most promising actions; where the tree is full it stays closed, with the best at hand."""
    style, walk = mind.style, mind.walk
    count = order_actions(mind, style.order, luck)
    breadth = min(count, style.root_breadth if node == ROOT else style.breadth)
    actions, values, table = walk.actions, walk.values, walk.table
    sort_best(actions, values, count, breadth)
    used = tree.used[0]
    if used + breadth > MOST_NODES:
        return
    tree.sight[node] = sight(table[0])
    tree.first[node] = used
    tree.children[node] = breadth
    tree.used[0] = used + breadth
    for i in range(breadth):
        child = used + i
        tree.action[child] = actions[i]
        tree.prior[child] = first_judgement(values[i], values[0], style.order)
        tree.children[child] = 0
        tree.visits[child] = 0
        tree.total[child] = 0.0
        tree.wins[child] = 0.0
        tree.points[child] = 0.0


@kernel
def select(node: int, tree: Tree, style: Style) -> int:
    """Choose the child to go on with: what it brought so far, and a bonus for what was seldom tried."""
    visits, total, prior = tree.visits, tree.total, tree.prior
    first, count = tree.first[node], tree.children[node]
    if style.widening > 0:
        count = min(count, 2 + int(style.widening * np.sqrt(visits[node])))
    bonus = style.exploration * np.sqrt(np.log(visits[node] + 1.0))
    best, most = first, -1.0
    for child in range(first, first + count):
        weight = visits[child] + style.trust
        score = (total[child] + style.trust * prior[child]) / weight + bonus / np.sqrt(weight)
        if score > most:
            best, most = child, score
    return best  # type: ignore[no-any-return]


@kernel
def judge(mind: Mind, reply: int, turns: int, luck: Ints) -> None:
    """What every seat may expect of the imagined table: by a playout, or by the network over so many turns."""
    table = mind.walk.table
    if table[0].over == 0 and mind.style.judge == PLAYOUT:
        play_out_quickly(table[0], luck, mind.pad.journal)
    elif table[0].over == 0:
        play_on(mind, reply, turns, luck)
    if table[0].over:
        count_result(mind.walk)


@kernel
def play_on(mind: Mind, reply: int, turns: int, luck: Ints) -> None:
    """Play so many turns, each action the one that is best at one look; the first reply may be known already.

    The network is asked after the last turn; or before and after each, if the mean of that is the better judgement.
    """
    walk, style, journal = mind.walk, mind.style, mind.pad.journal
    table, actions, values = walk.table, walk.actions, walk.values
    asked = ask_network(mind, 0) if style.each_turn else 0
    while turns > 0 and table[0].over == 0:
        if reply == NO_ACTION:
            sort_best(actions, values, order_actions(mind, style.order, luck), 1)
            reply = actions[0]
        seat = table[0].seat
        apply_one(table, reply, journal)
        reply = NO_ACTION
        if table[0].seat != seat:
            turns -= 1
            if style.each_turn or turns == 0:
                asked = ask_network(mind, asked)


@kernel
def count_result(walk: Walk) -> None:
    """What every seat got in the end."""
    result_one(walk.table, walk.scores, walk.ranks)
    for seat in range(len(walk.ranks)):
        walk.wins[seat], walk.places[seat] = shares(walk.ranks, seat)
        walk.points[seat] = walk.scores[seat]


@kernel
def ask_network(mind: Mind, asked: int) -> int:
    """What the network tells every seat, made to agree: one victory, and every place once.

    It joins what was said the times it was asked before; return how often that is now.
    """
    walk, pad, state = mind.walk, mind.pad, mind.walk.table[0]
    told, answers, players = walk.told, pad.answers, state.players
    victories, placed = 0.0, 0.0
    for seat in range(players):
        look(state, seat, mind.net, pad)
        for head in range(HEADS):
            told[seat, head] = answers[head]
        victories += answers[WIN]
        placed += answers[PLACE]
    for seat in range(players):
        blend(walk.wins, seat, told[seat, WIN] / victories, asked)
        blend(walk.places, seat, told[seat, PLACE] + 0.5 - placed / players, asked)
        blend(walk.points, seat, told[seat, POINTS] * POINT_SCALE, asked)
    return asked + 1


@inlined
def blend(means: Floats, seat: Seat, said: float, asked: int) -> None:
    """Let a seat's mean of what was said so far become that of one more."""
    means[seat] = (means[seat] * asked + said) / (asked + 1) if asked else said


@kernel
def carry_back(tree: Tree, walk: Walk, depth: int) -> None:
    """Tell every node on the way what it brought to the seat that chose it."""
    way, chooser, visits, total = walk.way, walk.chooser, tree.visits, tree.total
    visits[0] += 1
    for step in range(1, depth + 1):
        node, seat = way[step], chooser[step]
        visits[node] += 1
        total[node] += 0.5 * (walk.wins[seat] + walk.places[seat])
        tree.wins[node] += walk.wins[seat]
        tree.points[node] += walk.points[seat]
