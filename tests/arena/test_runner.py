"""Arenas in worker processes: the same result however they are run, and nothing lost when a process dies."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

from ludoteca.arena import runner
from ludoteca.arena.play import play_match
from ludoteca.arena.runner import check_settings, cores, run
from ludoteca.arena.schedule import BadArena, Settings, schedule
from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from tests.arena.oddities import MAKER, MARK
from tests.arena.test_play import timeless


def arena(*players: str) -> Settings:
    return check_settings(Settings("subtraction", players, 2, maker=MAKER))


def test_two_processes_play_the_same_as_one_and_continue_where_they_stopped(tmp_path: Path) -> None:
    settings = arena("greedy", "random")
    heard: list[list[Document]] = []
    some = run(settings, 3, tmp_path, 2, heard.append)
    more = run(settings, 10, tmp_path, 2, heard.append)
    assert list(map(timeless, more)) == [timeless(play_match(settings, each)) for each in schedule(settings, 10)]
    assert more[:4] == some
    assert [len(records) for records in heard] == [0, 2, 2, 4, 2, 2, 2]
    assert not multiprocessing.active_children()


def test_asking_for_fewer_matches_returns_the_first_ones(tmp_path: Path) -> None:
    settings = arena("first", "random")
    assert run(settings, 6, tmp_path, 1, len)[:4] == run(settings, 4, tmp_path, 1, len)


def test_a_killed_process_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    records = run(arena("dies-once", "first"), 12, tmp_path, 2, len)
    assert (tmp_path / "mark").exists()
    assert len(records) == 12
    assert all(record["error"] == "" for record in records)


def test_a_round_that_kills_every_process_is_given_up_and_the_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = arena("dies-on-small-heaps", "first")
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    whole = [play_match(settings, each) for each in schedule(settings, 12)]
    (tmp_path / "mark").touch()
    records = run(settings, 12, tmp_path, 1, len)
    lost = {record["round"] for record in records if not record["ranks"]}
    assert lost == {record["round"] for record in whole if record["plies"] < 24}
    assert 0 < len(lost) < 6
    assert {record["error"] for record in records} == {"", "The process that played it died, 3 times."}
    (tmp_path / "mark").unlink()
    assert list(map(timeless, run(settings, 12, tmp_path, 2, len))) == list(map(timeless, whole))


def test_an_arena_stops_if_the_first_rounds_are_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "MAX_LOST_ROUNDS", 1)
    with pytest.raises(BadArena, match="none of the first rounds could be played: The process that played it died"):
        run(arena("dies", "first"), 40, tmp_path, 2, len)


def test_an_interruption_ends_the_processes_and_keeps_what_was_played(tmp_path: Path) -> None:
    settings = arena("first", "random")

    def interrupt(records: list[Document]) -> None:
        if records:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(settings, 1000, tmp_path, 2, interrupt)
    for process in multiprocessing.active_children():
        process.join(timeout=30)
    assert not multiprocessing.active_children()
    heard: list[int] = []
    run(settings, 8, tmp_path, 1, lambda records: heard.append(len(records)))
    assert heard[0] >= 2


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (Settings("chess", ("greedy", "random"), 2), "no game 'chess'"),
        (Settings("subtraction", ("greedy", "nobody"), 2), "no player 'nobody'"),
        (Settings("subtraction", ("greedy", "greedy"), 2), "named twice"),
        (Settings("subtraction", ("greedy", "random"), 9), "2 to 4 players"),
        (Settings("subtraction", ("greedy", "random"), 2, seed=-1), "seed is a whole number"),
        (Settings("subtraction", ("greedy", "random"), 2, options={"x": 1}), "no option 'x'"),
    ],
)
def test_impossible_settings_are_refused_before_anything_starts(settings: Settings, reason: str) -> None:
    with pytest.raises(LudotecaError, match=reason):
        check_settings(settings)


def test_the_number_of_processes_must_be_positive(tmp_path: Path) -> None:
    assert cores() >= 1
    with pytest.raises(BadArena, match="at least one process, not 0"):
        run(arena("first", "random"), 2, tmp_path, 0, len)
