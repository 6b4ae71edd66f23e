"""The tree: its numbers add up, its memory has a bound, and its parts do what they say."""

from __future__ import annotations

import numpy as np
import pytest

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.core.luck import quick_luck
from ludoteca.search.minds import BY_NET, Style, new_mind, sort_best
from ludoteca.search.thinking import FLAT, INFORMED, LEARNED, PLAIN, Budget, Thinker, best_style
from ludoteca.search.tree import MOST_NODES, NO_ACTION, ask_network, compare, judge, plant

pytestmark = pytest.mark.compiled

STYLES = {"flat": FLAT, "plain": PLAIN, "informed": INFORMED, "learned": LEARNED}
every_table = pytest.mark.parametrize(("name", "players"), [(n, p) for n in ("lanterns", "shelfie") for p in (2, 3, 4)])


def thinker(name: str, players: int, style: Style) -> Thinker:
    game = ludoteca.game(name)
    return Thinker(game, players, style, best_style(game, players)[1])


@every_table
@pytest.mark.parametrize("style", STYLES)
def test_the_visits_of_a_node_are_those_of_its_children_and_its_own_opening(
    name: str, players: int, style: str
) -> None:
    mind = thinker(name, players, STYLES[style])
    state = mind.game.new(players, seed=1)
    mind.think(state, Budget(iterations=300), quick_luck("tree", 1))
    tree = mind.tree
    for node in range(int(tree.used[0])):
        first, count = int(tree.first[node]), int(tree.children[node])
        below = int(tree.visits[first : first + count].sum()) if count else 0
        assert below <= tree.visits[node]
        assert 0 <= tree.total[node] <= tree.visits[node] + 1e-6
        assert 0 <= tree.wins[node] <= tree.visits[node] + 1e-6
    assert 200 < tree.visits[0] <= 300


@every_table
def test_the_better_half_of_the_rivals_goes_on_until_one_is_left(name: str, players: int) -> None:
    mind = thinker(name, players, LEARNED)
    found = mind.think(mind.game.new(players, seed=1), Budget(iterations=2000), quick_luck("tree", 1))
    visits = [candidate.visits for candidate in found]
    assert visits == sorted(visits, reverse=True)
    assert visits[0] == visits[1], "the last two were tried equally often"
    assert found[0].value >= found[1].value
    for times in set(visits) - {0, visits[0]}:
        assert visits.count(times) >= sum(each > times for each in visits) - 1, "half of those who were left, or more"


def test_rivals_are_tried_in_the_same_worlds_whatever_their_order() -> None:
    totals = []
    for order in (1, -1):
        mind = thinker("shelfie", 2, FLAT)
        state = mind.game.new(2, seed=1)
        plant(state.record, mind.tree, mind.mind, quick_luck("tree", 1))
        rivals = np.arange(1, 9)
        compare(state.record, mind.tree, mind.mind, rivals[::order].copy(), 10, quick_luck("tree", 2))
        totals.append(mind.tree.points[rivals].tolist())
    assert totals[0] == totals[1]
    assert len(set(totals[0])) > 1


def test_a_full_tree_goes_on_without_growing() -> None:
    mind = thinker("shelfie", 2, PLAIN)
    state = mind.game.new(2, seed=1)
    plant(state.record, mind.tree, mind.mind, quick_luck("tree", 1))
    mind.grow(state, 60_000, quick_luck("tree", 1))
    assert mind.tree.used[0] <= MOST_NODES
    before = int(mind.tree.visits[0])
    mind.grow(state, 100, quick_luck("tree", 2))
    assert mind.tree.visits[0] == before + 100


@every_table
def test_what_the_network_tells_the_seats_adds_up(name: str, players: int) -> None:
    game = ludoteca.game(name)
    style, net = best_style(game, players)
    mind = new_mind(game, players, style, net)
    mind.walk.table[:] = game.new(players, seed=2).record
    assert ask_network(mind, 0) == 1
    assert mind.walk.wins.sum() == pytest.approx(1.0, abs=1e-5)
    assert mind.walk.places.sum() == pytest.approx(players / 2, abs=1e-5)


def test_what_the_network_says_several_times_is_joined_to_a_mean() -> None:
    game = ludoteca.game("lanterns")
    mind = new_mind(game, 2, *best_style(game, 2))
    walk, said = mind.walk, []
    for seed in (1, 2, 3):
        walk.table[:] = game.new(2, seed=seed).record
        ask_network(mind, 0)
        said.append([walk.wins.copy(), walk.places.copy(), walk.points.copy()])
    assert ask_network(mind, 0) == 1
    for asked, seed in ((1, 2), (2, 1)):
        walk.table[:] = game.new(2, seed=seed).record
        assert ask_network(mind, asked) == asked + 1
    assert [walk.wins, walk.places, walk.points] == pytest.approx(np.mean(said, axis=0), abs=1e-4)


@pytest.mark.parametrize("turns", [1, 2])
def test_a_line_is_judged_after_its_last_turn_or_by_the_mean_of_all(turns: int) -> None:
    game = ludoteca.game("lanterns")
    style, net = best_style(game, 2)

    def judged(each_turn: bool, turns: int) -> float:
        mind = new_mind(game, 2, style._replace(each_turn=each_turn), net)
        mind.walk.table[:] = game.new(2, seed=5).record
        if turns == 0:
            ask_network(mind, 0)
        else:
            judge(mind, NO_ACTION, turns, quick_luck("line", 1))
        return float(mind.walk.wins[0])

    words = [judged(False, number) for number in range(turns + 1)]
    assert len(set(words)) > 1
    assert judged(True, turns) == pytest.approx(np.mean(words), abs=1e-5)


def test_the_best_come_first() -> None:
    actions, values = np.arange(6), np.array([0.2, 0.9, 0.1, 0.8, 0.5, 0.0], np.float32)
    sort_best(actions, values, 6, 3)
    assert actions[:3].tolist() == [1, 3, 4]


def test_thinking_about_a_finished_match_is_refused() -> None:
    game = ludoteca.game("subtraction")
    state = game.from_position({"game": "subtraction", "players": 2, "seat": 1, "ply": 2, "heap": 0})
    with pytest.raises(LudotecaError, match="nothing to decide"):
        Thinker(game, 2, PLAIN).think(state, Budget(iterations=1), quick_luck("tree", 1))


def test_a_style_that_needs_a_network_says_so_where_there_is_none() -> None:
    with pytest.raises(LudotecaError, match="no learned evaluation"):
        Thinker(ludoteca.game("subtraction"), 2, LEARNED)


def test_the_strongest_way_to_think_is_with_the_network() -> None:
    style, net = best_style(ludoteca.game("shelfie"), 4)
    assert style.order == BY_NET
    assert net is not None
