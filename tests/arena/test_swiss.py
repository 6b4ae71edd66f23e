"""Gauntlets and Swiss schedules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.arena import runner
from ludoteca.arena.play import play_round
from ludoteca.arena.runner import check_settings, match_count, run
from ludoteca.arena.schedule import BadArena, Round, Settings, lineups
from ludoteca.arena.swiss import groups, usual_stages
from ludoteca.core.types import Document
from tests.arena.oddities import MAKER
from tests.arena.test_play import timeless


def met(*seats: str, winner: int = 0) -> Document:
    return {"seats": list(seats), "winners": [winner], "ranks": [1] * len(seats)}


def swiss(*players: str, seats: int = 2) -> Settings:
    return check_settings(Settings("subtraction", players, seats, maker=MAKER, schedule="swiss"))


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in this process, which is faster than starting others."""
    monkeypatch.setattr(runner, "play_all", lambda settings, rounds, jobs: map_rounds(settings, rounds))


def map_rounds(settings: Settings, rounds: list[Round]) -> Iterator[list[Document]]:
    for each in rounds:
        yield play_round(settings, each)


def test_in_a_gauntlet_the_first_player_meets_all_others() -> None:
    assert lineups(["a", "b", "c", "d"], 2, "gauntlet") == [("a", "b"), ("a", "c"), ("a", "d")]
    assert lineups(["a", "b", "c"], 3, "gauntlet") == [("a", "b", "c")]
    assert lineups(["a", "b", "c", "d"], 3, "gauntlet") == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d")]


def test_first_neighbors_in_the_list_meet_and_later_neighbors_in_the_ranking() -> None:
    players = ["a", "b", "c", "d"]
    assert groups(players, 2, []) == [("a", "b"), ("c", "d")]
    assert groups(players, 2, [met("a", "b", winner=1), met("c", "d", winner=1)]) == [("b", "d"), ("a", "c")]


def test_players_prefer_opponents_whom_they_have_not_met() -> None:
    players = ["a", "b", "c", "d"]
    past = [met("a", "b"), met("c", "d"), met("a", "c"), met("b", "d")]
    assert groups(players, 2, past) == [("a", "d"), ("b", "c")]


def test_nobody_sits_out_twice_before_everybody_has_once() -> None:
    players = ["a", "b", "c", "d", "e"]
    past: list[Document] = []
    resting = []
    for _ in range(5):
        tables = groups(players, 2, past)
        resting += [name for name in players if not any(name in table for table in tables)]
        past += [met(*table) for table in tables]
    assert sorted(resting) == players


@pytest.mark.usefixtures("at_once")
def test_a_swiss_arena_is_played_in_stages_and_continues_where_it_stopped(tmp_path: Path) -> None:
    settings = swiss("greedy", "random", "first", "text", "illegal")
    assert settings.stages == usual_stages(5) == 4
    whole = run(settings, 2, tmp_path / "whole", 1, len)
    assert len(whole) == match_count(settings, 2) == 4 * 2 * 2
    assert Counter(record["round"] for record in whole) == dict.fromkeys(range(4), 4)
    lines = (tmp_path / "whole" / "results.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "part").mkdir()
    (tmp_path / "part" / "results.jsonl").write_bytes(b"".join(lines[:7]))
    assert list(map(timeless, run(settings, 2, tmp_path / "part", 1, len))) == list(map(timeless, whole))


@pytest.mark.usefixtures("at_once")
def test_in_a_swiss_arena_strong_players_meet_each_other(tmp_path: Path) -> None:
    settings = replace(swiss("raises", "greedy", "unknown", "random"), stages=2)
    records = run(settings, 2, tmp_path, 1, len)
    last = {frozenset(record["seats"]) for record in records if record["round"] == 1}
    assert frozenset(("greedy", "random")) in last


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"schedule": "knockout"}, "robin, gauntlet, swiss, not 'knockout'"),
        ({"schedule": "swiss", "seats": 3}, "more players than the 3 seats"),
        ({"stages": 3}, "Only the Swiss schedule has stages"),
        ({"limit": 0.0}, "more than 0 s"),
    ],
)
def test_impossible_swiss_schedules_are_refused(wrong: Document, reason: str) -> None:
    settings = Settings("subtraction", ("greedy", "random", "first"), 2, maker=MAKER)
    with pytest.raises(BadArena, match=reason):
        check_settings(replace(settings, **wrong))
