"""The fast rules against the slow ones of `tests/reference`: random matches, compared move by move.

At every ply the legal actions are compared, after every action the whole position (luck aside), at the end points
and winners. The players have habits (`tests/reference/players.py`), so that rare rules happen too. 5 matches for
each game, number of players and combination of options, with every habit at every table; 3 with LUDOTECA_QUICK, 1000
with LUDOTECA_SOAK, 1 uncompiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

import ludoteca
from ludoteca.core.compiled import PURE
from tests.reference import lanterns, players, shelfie
from tests.sizes import QUICK, SOAK


class Contest(NamedTuple):
    """What a game is compared with, its options by number of players, and who plays."""

    oracle: Any
    options: dict[int, dict[str, list[Any]]]
    habits: list[Any]


CONTESTS = {
    "lanterns": Contest(
        lanterns,
        {
            2: {"dealing": ["active", "start"], "seating": ["opposite", "adjacent", "adjacent-blue"]},
            3: {"dealing": ["active", "start"], "seating": ["opposite", "empty-white", "empty-black"]},
            4: {"dealing": ["active", "start"], "seating": ["opposite"]},
        },
        players.LANTERNS_HABITS,
    ),
    "shelfie": Contest(
        shelfie,
        {count: {"rulebook": ["italian", "english"], "first_game": [False, True]} for count in (2, 3, 4)},
        players.SHELFIE_HABITS,
    ),
}


class Table(NamedTuple):
    """A game with a number of players and options."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        """Name a table in the list of tests."""
        words = [name if value is True else value for name, value in self.options.items() if value]
        return "-".join([self.game, f"{self.players}p", *words])


def tables() -> list[Table]:
    """Every game with every number of players and every combination of its options."""
    return [
        Table(game, count, dict(zip(options, values, strict=True)))
        for game, contest in CONTESTS.items()
        for count, options in contest.options.items()
        for values in product(*options.values())
    ]


TABLES = tables()
MATCHES = 1 if PURE else 3 if QUICK else 1000 if SOAK else 5
CHUNKS = 4 if SOAK else 1  # so that two workers share what takes long


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_engine_and_oracle_agree_at_every_ply(table: Table, chunk: int) -> None:
    place, habits = TABLES.index(table), CONTESTS[table.game].habits
    for number in range(chunk, MATCHES, CHUNKS):
        habit = habits[(place + number) % len(habits)]  # also where few matches are played, all of them somewhere
        for _ in follow(table, 1000 * place + number, habit):
            pass


def follow(table: Table, seed: int, habit: Any) -> Iterator[Any]:
    """Play one match in the engine and in the oracle, comparing all the way; yield the oracle's match each ply."""
    print(table, "seed", seed, habit.__name__)
    oracle = CONTESTS[table.game].oracle
    choose = habit(Random(seed))
    state = ludoteca.game(table.game).new(players=table.players, seed=seed, **table.options)
    match = oracle.set_up(state.position())
    compare_positions(state.position(), oracle.position(match), "the set-up")
    yield match
    while not state.over:
        texts = legal_texts(state)
        compare_actions(set(texts), oracle.legal(match), f"before ply {match.ply}")
        text = choose(match, sorted(texts))
        state.apply(texts[text])
        after = state.position()
        oracle.play(match, text, after)
        compare_positions(after, oracle.position(match), f"ply {match.ply - 1}, {text!r}")
        yield match
    assert state.legal_actions() == []
    assert state.outcome().scores == oracle.scores(match)
    assert state.outcome().winners == oracle.winners(match)


def legal_texts(state: ludoteca.State) -> dict[str, int]:
    """Legal actions by text; no two may read the same."""
    actions = state.legal_actions()
    texts = {state.action_text(action): action for action in actions}
    assert len(texts) == len(actions)
    return texts


def compare_actions(engine: set[str], oracle: set[str], where: str) -> None:
    if engine != oracle:
        extra, missing = sorted(engine - oracle), sorted(oracle - engine)
        pytest.fail(f"{where}: only the engine allows {extra}, only the oracle allows {missing}")


def compare_positions(engine: dict[str, Any], oracle: dict[str, Any], where: str) -> None:
    """Compare all but the luck, and but the seat after the end of Lanterns, when it is nobody's turn."""
    ignored = {"luck", "seat"} if engine["game"] == "lanterns" and engine["over"] else {"luck"}
    keys = (engine.keys() | oracle.keys()) - ignored
    wrong = [key for key in sorted(keys) if engine.get(key) != oracle.get(key)]
    if wrong:
        found = [f"{key}: engine {engine.get(key)}, oracle {oracle.get(key)}" for key in wrong]
        pytest.fail("\n".join([f"after {where}:", *found]))


# Set-up


@pytest.mark.rule("LA-2.1")
@pytest.mark.rule("LA-2.2")
@pytest.mark.rule("LA-2.3")
@pytest.mark.rule("LA-2.4")
@pytest.mark.rule("LA-2.6")
@pytest.mark.rule("LA-2.7")
@pytest.mark.parametrize("table", [table for table in TABLES if table.game == "lanterns"], ids=str)
def test_lanterns_is_set_up_by_the_book(table: Table) -> None:
    set_up_and_compare(table)


@pytest.mark.rule("SH-1.1")
@pytest.mark.rule("SH-2.1")
@pytest.mark.rule("SH-2.3")
@pytest.mark.rule("SH-2.4")
@pytest.mark.rule("SH-2.5")
@pytest.mark.parametrize("table", [table for table in TABLES if table.game == "shelfie"], ids=str)
def test_my_shelfie_is_set_up_by_the_book(table: Table) -> None:
    set_up_and_compare(table)


def set_up_and_compare(table: Table) -> None:
    """Compare many set-ups; every seat begins sometimes."""
    matches = [next(follow(table, seed, CONTESTS[table.game].habits[0])) for seed in range(60)]
    assert {match.first for match in matches} == set(range(table.players))


# What seldom happens, but must have been compared

LANTERNS_2 = Table("lanterns", 2, {})
LANTERNS_3 = Table("lanterns", 3, {"dealing": "start"})
LANTERNS_4 = Table("lanterns", 4, {})
ITALIAN_4 = Table("shelfie", 4, {"rulebook": "italian"})
ENGLISH_4 = Table("shelfie", 4, {"rulebook": "english"})


def an_exhausted_stack_pays(match: lanterns.Match) -> bool:
    paid = [token["kind"] for token in match.dedications]
    tokens = {2: 6, 3: 8, 4: 9}[match.players]
    return any(paid.count(kind) > tokens for kind in match.stacks)


def somebody_exchanges_in_the_final_turn(match: lanterns.Match) -> bool:
    return match.step == "exchanged" and lanterns.is_final_turn(match)


def somebody_exchanges_above_twelve(match: lanterns.Match) -> bool:
    return match.step == "exchanged" and lanterns.is_above_limit(match)


def somebody_dedicates_and_still_discards(match: lanterns.Match) -> bool:
    return match.step == "dedicated" and lanterns.is_above_limit(match)


def a_colour_runs_out(match: lanterns.Match) -> bool:
    return 0 in match.supply.values()


def somebody_keeps_more_than_twelve(match: lanterns.Match) -> bool:
    return match.over and any(sum(cards.values()) > lanterns.CARD_LIMIT for cards in match.cards)


def honor_is_equal(match: lanterns.Match) -> bool:
    honor = lanterns.scores(match)
    return match.over and honor.count(max(honor)) > 1


def victory_is_shared(match: lanterns.Match) -> bool:
    return match.over and len(lanterns.winners(match)) > 1


def the_room_is_refilled(match: shelfie.Match) -> bool:
    return match.ply > 0 and len(match.room) == 45


def the_bag_runs_out(match: shelfie.Match) -> bool:
    return not match.bag.total() and len(match.room) > 1


def the_round_is_completed(match: shelfie.Match) -> bool:
    return match.over and match.end_token == match.first


def the_last_player_ends_it_at_once(match: shelfie.Match) -> bool:
    return match.over and match.end_token == (match.first - 1) % match.players


def points_are_equal(match: shelfie.Match) -> bool:
    points = shelfie.scores(match)
    return match.over and points.count(max(points)) > 1


TIES = (honor_is_equal, victory_is_shared)
"""So rare that they take too long uncompiled."""
RARE: list[tuple[str, Table, Any, Callable[[Any], bool]]] = [
    ("LA-3.1", LANTERNS_2, players.trading, somebody_exchanges_in_the_final_turn),
    ("LA-3.3", LANTERNS_2, players.dedicating, an_exhausted_stack_pays),
    ("LA-3.4", LANTERNS_3, players.hoarding, somebody_exchanges_above_twelve),
    ("LA-3.4", LANTERNS_4, players.hoarding, somebody_dedicates_and_still_discards),
    ("LA-4.4", LANTERNS_3, players.hoarding, a_colour_runs_out),
    ("LA-5.1", LANTERNS_3, players.hoarding, somebody_keeps_more_than_twelve),
    ("LA-5.2", LANTERNS_2, players.any_kind, honor_is_equal),
    ("LA-5.2", LANTERNS_2, players.hoarding, victory_is_shared),
    ("SH-4.3", ITALIAN_4, players.single_tiles, the_room_is_refilled),
    ("SH-4.3", ENGLISH_4, players.single_tiles, the_room_is_refilled),
    ("SH-4.4", ITALIAN_4, players.single_tiles, the_bag_runs_out),
    ("SH-4.4", ENGLISH_4, players.single_tiles, the_bag_runs_out),
    ("SH-5.1", ITALIAN_4, players.any_take, the_round_is_completed),
    ("SH-5.1", ITALIAN_4, players.any_take, the_last_player_ends_it_at_once),
    ("SH-5.5", ITALIAN_4, players.full_columns, points_are_equal),
]


@pytest.mark.parametrize(
    ("table", "habit", "happens"),
    [
        pytest.param(
            table,
            habit,
            happens,
            marks=[pytest.mark.rule(rule), *([pytest.mark.compiled] if happens in TIES else [])],
            id=f"{table}-{happens.__name__}",
        )
        for rule, table, habit, happens in RARE
    ],
)
def test_the_oracle_agrees_where_rare_rules_apply(table: Table, habit: Any, happens: Callable[[Any], bool]) -> None:
    assert any(happens(match) for seed in range(200) for match in follow(table, seed, habit))


# Common goals on drawn shelves, of which random matches see too few


@pytest.mark.parametrize("rulebook", ["italian", "english"])
@pytest.mark.parametrize("goal", [pytest.param(goal, marks=pytest.mark.rule(f"SH-6.{goal}")) for goal in range(1, 13)])
def test_engine_and_oracle_see_the_same_common_goals(goal: int, rulebook: str) -> None:
    rng = Random(goal)
    seen = set()
    for _ in range(20 if PURE else 2000 if SOAK else 200):
        shelf = drawn_shelf(rng, goal)
        expected = shelfie.satisfies(shelf, goal, rulebook)
        assert completes(shelf, goal, rulebook, rng) == expected, "\n".join(shelfie.draw_shelf(shelf))
        seen.add(expected)
    assert seen == {True, False}


def drawn_shelf(rng: Random, goal: int) -> shelfie.Items:
    """Draw a shelf that satisfies a goal or nearly so."""
    types = rng.sample(shelfie.TYPES, rng.randint(3, 6))
    aim = players.draw_aim(rng, goal)
    shelf = {cell: rng.choice(types) if item == "?" else item for cell, item in aim.items() if item != "."}
    for cell in rng.sample(sorted(shelf), rng.choice([0, 0, 1, 2])):
        shelf[cell] = rng.choice(types)
    for column in rng.sample(shelfie.COLUMNS, rng.choice([0, 0, 1, 2])):
        top = 6 - shelfie.height(shelf, column)
        for row in range(top, min(top + rng.randint(1, 3), 5)):
            del shelf[row, column]
    return shelf


def completes(shelf: shelfie.Items, goal: int, rulebook: str, rng: Random) -> bool:
    """Let the engine put the last tile on a shelf, and say if the player gets the goal's token for it."""
    column = rng.choice([column for column in shelfie.COLUMNS if shelfie.height(shelf, column)])
    last = (6 - shelfie.height(shelf, column), column)
    before = {cell: item for cell, item in shelf.items() if cell != last}
    game = ludoteca.game("shelfie")
    position = game.new(players=2, seed=0, rulebook=rulebook, first_game=True).position()
    position |= {"common_goals": [goal], "first": 0, "seat": 0}
    position["room"] = [line.translate({ord(item): "." for item in shelfie.TYPES}) for line in position["room"]]
    position["room"][4] = position["room"][4][:4] + shelf[last] + position["room"][4][5:]
    position["shelves"][0] = shelfie.draw_shelf(before)
    state = game.from_position(position)
    state.apply(legal_texts(state)[f"take e5 > {column + 1}"])
    return bool(state.position()["tokens"] == [[8], [0]])
