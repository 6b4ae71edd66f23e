"""Schedules: every player has every seat equally often, and every round has one seed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.arena.schedule import (
    BadArena,
    Settings,
    check_players,
    fitting_seats,
    in_rounds,
    lineups,
    player_seed,
    rounds_for,
    schedule,
    table_seed,
)

NAMES = ("master", "adept", "greedy", "flat@50", "random")


def arena(players: int, seats: int) -> Settings:
    return Settings("subtraction", NAMES[:players], seats)


@given(st.integers(2, 5), st.integers(2, 4), st.integers(1, 30))
def test_every_player_has_every_seat_equally_often(players: int, seats: int, matches: int) -> None:
    fixtures = schedule(arena(players, seats), matches)
    for number, lineup in enumerate(lineups(NAMES[:players], seats)):
        own = [each for each in fixtures if each.lineup == number]
        sat = Counter((seat, name) for each in own for seat, name in enumerate(each.seats))
        for name in set(lineup):
            assert {sat[seat, name] for seat in range(seats)} == {len(own) * lineup.count(name) // seats}


@given(st.integers(2, 5), st.integers(2, 4), st.integers(1, 30))
def test_matches_are_rounded_up_to_whole_rounds(players: int, seats: int, matches: int) -> None:
    settings = arena(players, seats)
    fixtures = schedule(settings, matches)
    assert len({each.key for each in fixtures}) == len(fixtures)
    for number in range(len(lineups(NAMES[:players], seats))):
        assert 0 <= sum(each.lineup == number for each in fixtures) - matches < seats
    for together in in_rounds(fixtures):
        assert [each.rotation for each in together] == list(range(seats))
        assert len({table_seed(settings, each) for each in together}) == 1


def test_one_against_three_has_each_seat_once() -> None:
    fixtures = schedule(arena(2, 4), 4)
    assert [each.seats.index("master") for each in fixtures] == [0, 1, 2, 3]
    assert all(each.seats.count("adept") == 3 for each in fixtures)


def test_too_many_players_meet_in_all_combinations() -> None:
    assert len(lineups(NAMES, 2)) == 10
    assert len(lineups(NAMES, 4)) == 5


def test_neighbors_change_from_round_to_round() -> None:
    fixtures = schedule(arena(3, 3), 6)
    assert {each.seats for each in fixtures} == set(permutations(NAMES[:3]))


def test_rounds_differ_in_their_seed_and_line_ups_share_it() -> None:
    settings = arena(3, 2)
    fixtures = schedule(settings, 4)
    seeds = {each.round: table_seed(settings, each) for each in fixtures}
    assert len(set(seeds.values())) == 2
    assert all(table_seed(settings, each) == seeds[each.round] for each in fixtures)
    assert table_seed(replace(settings, seed=2), fixtures[0]) != seeds[0]


def test_every_seat_of_every_match_of_a_line_up_has_its_own_seed() -> None:
    settings = arena(2, 4)
    fixtures = schedule(settings, 8)
    assert len({player_seed(settings, each, seat) for each in fixtures for seat in range(4)}) == 4 * len(fixtures)


def test_more_matches_start_with_the_same_ones() -> None:
    assert schedule(arena(3, 2), 10)[: len(schedule(arena(3, 2), 4))] == schedule(arena(3, 2), 4)


@pytest.mark.parametrize(
    "other",
    [{"seed": 2}, {"seats": 3}, {"players": ("master", "greedy")}, {"options": {"misere": True}}, {"code": "b"}],
)
def test_folders_of_different_arenas_differ(other: dict[str, object]) -> None:
    settings = arena(2, 2)
    assert replace(settings, **other).name() != settings.name()  # type: ignore[arg-type]
    assert arena(2, 2).name() == settings.name()


def test_the_number_of_seats_follows_the_players_within_the_game_s_limits() -> None:
    assert [fitting_seats(None, players, range(2, 5)) for players in (2, 3, 5)] == [2, 3, 4]
    assert fitting_seats(4, 2, range(2, 5)) == 4
    with pytest.raises(BadArena, match="2 to 4 seats, not 5"):
        fitting_seats(5, 2, range(2, 5))


def test_impossible_schedules_are_refused() -> None:
    with pytest.raises(BadArena, match="needs players"):
        check_players([])
    with pytest.raises(BadArena, match="needs players"):
        check_players(["greedy", ""])
    with pytest.raises(BadArena, match="greedy is named twice"):
        check_players(["greedy", "random", "greedy"])
    with pytest.raises(BadArena, match="at least one match, not 0"):
        rounds_for(0, 2)
