"""Results on disk: after a crash, complete lines are kept and the rest is played again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.arena.play import heading, result_of, void_result
from ludoteca.arena.schedule import BadArena, Fixture, Settings, schedule
from ludoteca.arena.store import RESULTS, Results, line
from ludoteca.core.types import Document

SETTINGS = Settings("subtraction", ("greedy", "random"), 2, code="1")
FIXTURES = schedule(SETTINGS, 4)


def won(fixture: Fixture) -> Document:
    return {**heading(SETTINGS, fixture), **result_of([1, 0], [1, 2])}


def file_of(folder: Path, *documents: Document) -> Path:
    path = folder / RESULTS
    path.write_bytes(b"".join(map(line, (SETTINGS.document(), *documents))))
    return path


def test_added_records_are_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    with Results(tmp_path, SETTINGS) as results:
        assert results.missing(FIXTURES) == FIXTURES
        results.add([won(FIXTURES[2]), won(FIXTURES[0])])
    with Results(tmp_path, SETTINGS) as results:
        assert results.missing(FIXTURES) == [FIXTURES[1], FIXTURES[3]]
        assert results.of(FIXTURES) == [won(FIXTURES[0]), won(FIXTURES[2])]


def test_a_file_cut_off_anywhere_is_completed(tmp_path: Path) -> None:
    path = file_of(tmp_path, *map(won, FIXTURES))
    whole = path.read_bytes()
    ends = [place for place, byte in enumerate(whole) if byte == ord("\n")]
    for length in sorted({*range(0, len(whole), 11), *ends, *(place + 1 for place in ends[:-1])}):
        path.write_bytes(whole[:length])
        with Results(tmp_path, SETTINGS) as results:
            missing = results.missing(FIXTURES)
            assert len(missing) == min(4, 5 - whole[:length].count(b"\n"))
            results.add(map(won, missing))
        assert path.read_bytes() == whole


def test_a_match_that_did_not_count_is_played_again_and_replaced(tmp_path: Path) -> None:
    failed = {**heading(SETTINGS, FIXTURES[0]), **void_result("The power went off.")}
    file_of(tmp_path, failed, won(FIXTURES[1]))
    with Results(tmp_path, SETTINGS) as results:
        assert results.missing(FIXTURES[:2]) == [FIXTURES[0]]
        results.add([won(FIXTURES[0])])
    with Results(tmp_path, SETTINGS) as results:
        assert results.of(FIXTURES) == [won(FIXTURES[0]), won(FIXTURES[1])]


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (replace(SETTINGS, seed=2), "its seed is 1, not 2"),
        (replace(SETTINGS, players=("greedy", "master")), "its players is greedy,random, not greedy,master"),
        (replace(SETTINGS, code="2"), "another version of Ludoteca"),
    ],
)
def test_different_settings_are_never_mixed(tmp_path: Path, other: Settings, reason: str) -> None:
    path = file_of(tmp_path, won(FIXTURES[0]))
    before = path.read_bytes()
    with pytest.raises(BadArena, match=reason):
        Results(tmp_path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize("foreign", [b"seat,points\n0,12\n", b"not mine", b"[1]\n", b"{}\n"])
def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path, foreign: bytes) -> None:
    (tmp_path / RESULTS).write_bytes(foreign)
    with pytest.raises(BadArena, match="contains no arena results"):
        Results(tmp_path, SETTINGS)
    assert (tmp_path / RESULTS).read_bytes() == foreign


def test_a_line_damaged_in_the_middle_is_named(tmp_path: Path) -> None:
    path = file_of(tmp_path, *map(won, FIXTURES))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"#!?\n", *lines[3:]]))
    with pytest.raises(BadArena, match=r"Line 3 of .* is damaged"):
        Results(tmp_path, SETTINGS)


def test_every_line_is_json(tmp_path: Path) -> None:
    path = file_of(tmp_path, won(FIXTURES[0]))
    assert [json.loads(each) for each in path.read_text().splitlines()] == [SETTINGS.document(), won(FIXTURES[0])]
