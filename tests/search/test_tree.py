"""The tree: its numbers add up, its memory is bounded, and its functions do what they promise."""

from __future__ import annotations

import numpy as np
import pytest

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.core.luck import quick_luck
from ludoteca.search.context import BY_NET, Style, new_context, sort_best
from ludoteca.search.halving import RIVALS
from ludoteca.search.styles import FLAT, INFORMED, LEARNED, PLAIN, best_style
from ludoteca.search.thinker import Budget, Thinker
from ludoteca.search.tree import COMPARE, MAX_NODES, NO_ACTION, START, Task, ask_network, judge
from tests.tables import BUILT_IN

pytestmark = pytest.mark.compiled

STYLES = {"flat": FLAT, "plain": PLAIN, "informed": INFORMED, "learned": LEARNED}
every_table = pytest.mark.parametrize(("name", "players"), [(n, p) for n in BUILT_IN for p in (2, 3, 4)])


def thinker(name: str, players: int, style: Style) -> Thinker:
    game = ludoteca.game(name)
    return Thinker(game, players, style, best_style(game, players)[1])


@every_table
@pytest.mark.parametrize("style", STYLES)
def test_the_visits_of_a_node_are_those_of_its_children_plus_its_expansion(name: str, players: int, style: str) -> None:
    search = thinker(name, players, STYLES[style])
    state = search.game.new(players, seed=1)
    search.think(state, Budget(iterations=300), quick_luck("tree", 1))
    tree = search.tree
    for node in range(int(tree.used[0])):
        first, count = int(tree.first[node]), int(tree.children[node])
        below = int(tree.visits[first : first + count].sum()) if count else 0
        assert below <= tree.visits[node]
        assert 0 <= tree.total[node] <= tree.visits[node] + 1e-6
        assert 0 <= tree.wins[node] <= tree.visits[node] + 1e-6
    assert 200 < tree.visits[0] <= 300


@every_table
def test_the_better_half_of_the_rivals_goes_on_until_one_is_left(name: str, players: int) -> None:
    search = thinker(name, players, LEARNED)
    found = search.think(search.game.new(players, seed=1), Budget(iterations=2000), quick_luck("tree", 1))
    visits = [candidate.visits for candidate in found]
    assert visits == sorted(visits, reverse=True)
    assert visits[0] == visits[1], "the last two were tried equally often"
    assert found[0].value >= found[1].value
    for times in set(visits) - {0, visits[0]}:
        assert visits.count(times) >= sum(each > times for each in visits) - 1, "half of those who were left, or more"


def test_rivals_are_tried_in_the_same_worlds_whatever_their_order() -> None:
    totals = []
    for order in (1, -1):
        search = thinker("shelfie", 2, FLAT)
        state = search.game.new(2, seed=1)
        search.run(Task(START), state, quick_luck("tree", 1))
        rivals, plan = np.arange(1, 9), search.tree.plan
        plan.rivals[:8], plan.numbers[RIVALS] = rivals[::order], 8
        assert search.run(Task(COMPARE, 80), state, quick_luck("tree", 2)) == 80
        totals.append(search.tree.points[rivals].tolist())
    assert totals[0] == totals[1]
    assert len(set(totals[0])) > 1


def test_a_full_tree_is_searched_without_growing() -> None:
    search = thinker("shelfie", 2, PLAIN)
    state = search.game.new(2, seed=1)
    search.run(Task(START), state, quick_luck("tree", 1))
    search.grow(state, 60_000, quick_luck("tree", 1))
    assert search.tree.used[0] <= MAX_NODES
    before = int(search.tree.visits[0])
    search.grow(state, 100, quick_luck("tree", 2))
    assert search.tree.visits[0] == before + 100


@every_table
def test_the_network_s_answers_for_all_seats_add_up(name: str, players: int) -> None:
    game = ludoteca.game(name)
    style, net = best_style(game, players)
    context = new_context(game, players, style, net)
    context.walk.table[:] = game.new(players, seed=2).record
    assert ask_network(context, 0) == 1
    assert context.walk.wins.sum() == pytest.approx(1.0, abs=1e-5)
    assert context.walk.places.sum() == pytest.approx(players / 2, abs=1e-5)


def test_several_answers_of_the_network_are_averaged() -> None:
    game = ludoteca.game("lanterns")
    context = new_context(game, 2, *best_style(game, 2))
    walk, said = context.walk, []
    for seed in (1, 2, 3):
        walk.table[:] = game.new(2, seed=seed).record
        ask_network(context, 0)
        said.append([walk.wins.copy(), walk.places.copy(), walk.points.copy()])
    assert ask_network(context, 0) == 1
    for asked, seed in ((1, 2), (2, 1)):
        walk.table[:] = game.new(2, seed=seed).record
        assert ask_network(context, asked) == asked + 1
    assert [walk.wins, walk.places, walk.points] == pytest.approx(np.mean(said, axis=0), abs=1e-4)


@pytest.mark.parametrize("turns", [1, 2])
def test_a_line_is_evaluated_after_its_last_turn_or_by_the_mean_of_all_turns(turns: int) -> None:
    game = ludoteca.game("lanterns")
    style, net = best_style(game, 2)

    def judge_line(each_turn: bool, turns: int) -> float:
        context = new_context(game, 2, style._replace(each_turn=each_turn), net)
        context.walk.table[:] = game.new(2, seed=5).record
        if turns == 0:
            ask_network(context, 0)
        else:
            judge(context, NO_ACTION, turns, quick_luck("line", 1))
        return float(context.walk.wins[0])

    words = [judge_line(False, number) for number in range(turns + 1)]
    assert len(set(words)) > 1
    assert judge_line(True, turns) == pytest.approx(np.mean(words), abs=1e-5)


def test_the_best_come_first() -> None:
    actions, values = np.arange(6), np.array([0.2, 0.9, 0.1, 0.8, 0.5, 0.0], np.float32)
    sort_best(actions, values, 6, 3)
    assert actions[:3].tolist() == [1, 3, 4]


def test_searching_a_finished_match_is_refused() -> None:
    game = ludoteca.game("subtraction")
    state = game.from_position({"game": "subtraction", "players": 2, "seat": 1, "ply": 2, "heap": 0})
    with pytest.raises(LudotecaError, match="nothing to decide"):
        Thinker(game, 2, PLAIN).think(state, Budget(iterations=1), quick_luck("tree", 1))


def test_a_style_that_needs_a_network_is_refused_without_one() -> None:
    with pytest.raises(LudotecaError, match="no learned evaluation"):
        Thinker(ludoteca.game("subtraction"), 2, LEARNED)


def test_the_strongest_style_uses_the_network() -> None:
    style, net = best_style(ludoteca.game("shelfie"), 4)
    assert style.order == BY_NET
    assert net is not None
