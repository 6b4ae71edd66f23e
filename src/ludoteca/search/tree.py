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
from ludoteca.core.game import Game
from ludoteca.core.kernels import apply, is_twin, legal, play_out_quickly, resample, result, sight, worth
from ludoteca.core.luck import below
from ludoteca.core.types import Box, Floats, Ints, Record
from ludoteca.search.learning import shares
from ludoteca.search.network import PLACE, POINT_SCALE, POINTS, WIN, Net, Pad, look, utility

# How the actions of a newly opened node are put in order, and how a state beyond the tree is judged.
AT_RANDOM, BY_WORTH, BY_NET = range(3)
PLAYOUT, NET = range(2)

NO_ACTION = -1
MOST_NODES = 1 << 16
MOST_DEPTH = 64
WORTH_SCALE = 10.0


Sums: TypeAlias = npt.NDArray[np.float64]


class Style(NamedTuple):
    """How a tree search goes about it."""

    order: int
    judge: int
    breadth: int
    """How many actions of a node are kept, the best first."""
    root_breadth: int
    depth: int
    """How many actions deep the tree may grow."""
    widening: float
    """How fast more of the kept actions are considered: with the root of the visits; 0 considers all at once."""
    exploration: float
    trust: float
    """How many visits the first judgement of an action counts for."""


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


class Walk(NamedTuple):
    """Room for one walk down the tree: the table as it is imagined, the way taken, and what came of it."""

    table: Box
    way: Ints
    chooser: Ints
    actions: Ints
    values: Floats
    wins: Floats
    places: Floats
    points: Floats
    scores: Ints
    ranks: Ints


def new_tree() -> Tree:
    """Make an empty tree with room for all the nodes it may ever have."""
    def ints() -> Ints:
        return np.zeros(MOST_NODES, np.int64)

    def sums() -> Sums:
        return np.zeros(MOST_NODES, np.float64)

    prior = np.zeros(MOST_NODES, np.float32)
    return Tree(ints(), ints(), ints(), ints(), ints(), prior, sums(), sums(), sums(), np.zeros(1, np.int64))


def new_walk(game: Game, players: int) -> Walk:
    """Make room for walks at a table of so many players."""
    return Walk(
        table=game.empty(),
        way=np.zeros(MOST_DEPTH + 1, np.int64),
        chooser=np.zeros(MOST_DEPTH + 1, np.int64),
        actions=game.action_buffer(),
        values=np.zeros(game.action_count, np.float32),
        wins=np.zeros(players, np.float32),
        places=np.zeros(players, np.float32),
        points=np.zeros(players, np.float32),
        scores=np.zeros(players, np.int64),
        ranks=np.zeros(players, np.int64),
    )


@kernel
def plant(tree: Tree) -> None:
    """Begin a tree: one node, the root, not opened yet."""
    tree.used[0] = 1
    tree.children[0] = 0
    tree.visits[0] = 0


@kernel
def search(box: Box, tree: Tree, walk: Walk, net: Net, pad: Pad, style: Style, iterations: int, luck: Ints) -> None:
    """Let the tree of this state grow by so many iterations."""
    for _ in range(iterations):
        iterate(box, tree, walk, net, pad, style, luck)


@kernel
def iterate(box: Box, tree: Tree, walk: Walk, net: Net, pad: Pad, style: Style, luck: Ints) -> None:
    """Imagine a table, walk down the tree, judge what is found there, and carry it back."""
    table, way, chooser, journal = walk.table, walk.way, walk.chooser, pad.journal
    first, children, seen, action = tree.first, tree.children, tree.sight, tree.action
    table[0] = box[0]
    state = table[0]
    resample(state, box[0].seat, luck)
    node, depth, reply = 0, 0, NO_ACTION
    while state.over == 0 and depth < style.depth:
        if children[node] == 0:
            if style.judge == PLAYOUT and node > 0 and tree.visits[node] == 0:
                break
            open_node(node, tree, walk, net, pad, style, luck)
            if style.judge == NET or children[node] == 0:
                reply = walk.actions[0]
                break
        elif seen[node] != sight(state):
            break
        child = select(node, tree, style)
        depth += 1
        chooser[depth] = state.seat
        apply(state, action[child], journal)
        way[depth] = child
        node = child
    judge(walk, net, pad, style, reply, luck)
    carry_back(tree, walk, depth)


@kernel
def order_actions(walk: Walk, net: Net, pad: Pad, order: int, luck: Ints) -> int:
    """List the different legal actions of the walk's table with what each promises the seat to move; count them."""
    table, actions, values, spare, journal = walk.table, walk.actions, walk.values, pad.spare, pad.journal
    state = table[0]
    seat = state.seat
    listed, count = legal(state, actions), 0
    for i in range(listed):
        if is_twin(state, actions[i]):
            continue
        if order == AT_RANDOM:
            values[count] = below(luck, 1 << 20)
        else:
            spare[0] = state
            apply(spare[0], actions[i], journal)
            if order == BY_NET:
                look(spare[0], seat, net, pad)
                values[count] = utility(pad.answers)
            else:
                values[count] = worth(spare[0], seat)
        actions[count] = actions[i]
        count += 1
    return count


@kernel
def sort_best(actions: Ints, values: Floats, count: int, wanted: int) -> None:
    """Bring the best so many to the front, in order."""
    for i in range(min(wanted, count)):
        best = i
        for j in range(i + 1, count):
            if values[j] > values[best]:
                best = j
        actions[i], actions[best] = actions[best], actions[i]
        values[i], values[best] = values[best], values[i]


@kernel
def open_node(node: int, tree: Tree, walk: Walk, net: Net, pad: Pad, style: Style, luck: Ints) -> None:
    """Give a node its most promising actions; where the tree is full it stays closed, with the best at hand."""
    count = order_actions(walk, net, pad, style.order, luck)
    breadth = min(count, style.root_breadth if node == 0 else style.breadth)
    actions, values = walk.actions, walk.values
    sort_best(actions, values, count, breadth)
    used = tree.used[0]
    if used + breadth > MOST_NODES:
        return
    tree.sight[node] = sight(walk.table[0])
    tree.first[node] = used
    tree.children[node] = breadth
    tree.used[0] = used + breadth
    for i in range(breadth):
        child = used + i
        tree.action[child] = actions[i]
        tree.children[child] = 0
        tree.visits[child] = 0
        tree.total[child] = 0.0
        tree.wins[child] = 0.0
        tree.points[child] = 0.0
        tree.prior[child] = first_judgement(values[i], values[0], style.order)


@inlined
def first_judgement(value: float, best: float, order: int) -> float:
    """What an action promises, between 0 and 1."""
    if order == BY_NET:
        return value
    return 0.5 if order == AT_RANDOM else 1.0 / (1.0 + np.exp((best - value) / WORTH_SCALE))  # type: ignore[no-any-return]


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
def judge(walk: Walk, net: Net, pad: Pad, style: Style, reply: int, luck: Ints) -> None:
    """What every seat may expect of the walk's table: by a playout, or by the network after the best next action."""
    table = walk.table
    state = table[0]
    if state.over == 0:
        if style.judge == PLAYOUT:
            play_out_quickly(state, luck, pad.journal)
        else:
            if reply == NO_ACTION:
                sort_best(walk.actions, walk.values, order_actions(walk, net, pad, style.order, luck), 1)
                reply = walk.actions[0]
            apply(state, reply, pad.journal)
    if state.over:
        count_result(state, walk)
    else:
        ask_network(state, walk, net, pad)


@kernel
def count_result(state: Record, walk: Walk) -> None:
    """What every seat got in the end."""
    result(state, walk.scores, walk.ranks)
    for seat in range(state.players):
        walk.wins[seat], walk.places[seat] = shares(walk.ranks, seat)
        walk.points[seat] = walk.scores[seat]


@kernel
def ask_network(state: Record, walk: Walk, net: Net, pad: Pad) -> None:
    """What the network tells every seat, made to agree: one victory, and every place once."""
    wins, places, points, answers = walk.wins, walk.places, walk.points, pad.answers
    victories, placed = 0.0, 0.0
    for seat in range(state.players):
        look(state, seat, net, pad)
        wins[seat], places[seat], points[seat] = answers[WIN], answers[PLACE], answers[POINTS] * POINT_SCALE
        victories += answers[WIN]
        placed += answers[PLACE]
    for seat in range(state.players):
        wins[seat] /= victories
        places[seat] += 0.5 - placed / state.players


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
