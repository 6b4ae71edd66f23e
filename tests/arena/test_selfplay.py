"""Data and studies: the files are complete, nothing is played twice, and an interruption loses nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

import ludoteca
from ludoteca.arena import balance, balance_report, dataset, selfplay
from ludoteca.arena.balance import match_row, natural, rounds_of, summary
from ludoteca.arena.dataset import COLUMNS, generate
from ludoteca.arena.schedule import BadArena
from ludoteca.arena.selfplay import Chunk, Order
from ludoteca.core.errors import LudotecaError
from tests.commands import refusal, run
from tests.tables import table_sizes


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in this process, which is faster than starting others, and in small chunks."""

    def one_by_one(work: Any, waiting: Any, side_by_side: int) -> Any:
        for chunk, path in waiting:
            selfplay.write_chunk(work, chunk, path)
            yield chunk

    monkeypatch.setattr(selfplay, "submit_chunks", one_by_one)
    monkeypatch.setattr(dataset, "CHUNK", 3)
    monkeypatch.setattr(balance, "CHUNK", 3)


def rows_in(folder: Path, form: str) -> list[dict[str, Any]]:
    """All rows of a folder, in the order of its files."""
    rows: list[dict[str, Any]] = []
    for path in sorted(folder.glob(f"*.{form}")):
        if form == "parquet":
            rows += parquet.read_table(path).to_pylist()
        else:
            rows += map(json.loads, path.read_text("utf-8").splitlines())
    return rows


@pytest.mark.parametrize("name", ludoteca.game_names())
@pytest.mark.parametrize("form", ["parquet", "jsonl"])
def test_every_decision_is_a_row_that_agrees_with_the_match(name: str, form: str, tmp_path: Path) -> None:
    order = Order(name, table_sizes(name)[-1], "random", 5)
    generate(order, 4, form, tmp_path, 1, lambda chunk: None)
    settings = json.loads((tmp_path / "settings.json").read_text("utf-8"))
    rows = rows_in(tmp_path, form)
    game = ludoteca.game(name)
    for number in range(4):
        state = game.new(order.players, settings["match_seed"].replace("N", str(number)).encode())
        match = [row for row in rows if row["match"] == number]
        for row in match:
            assert tuple(row) == COLUMNS
            assert (row["ply"], row["seat"]) == (state.ply, state.seat)
            assert row["observation"] == state.observation(row["seat"]).tolist()
            assert row["legal"] == state.legal_actions()
            if row["chances"] is not None:
                assert sum(row["chances"]) == pytest.approx(1, abs=1e-3)
            state.play(row["action"])
        assert state.over
        assert (match[0]["scores"], match[-1]["ranks"]) == game.standings(state.record)


def test_chances_predict_the_winner() -> None:
    rows = dataset.rows_of(Order("lanterns", 2, "greedy"), range(12))
    late = [
        number
        for number, ply in enumerate(rows["ply"])
        if number + 1 == len(rows["ply"]) or not rows["ply"][number + 1]
    ]
    right = [rows["ranks"][number][int(np.argmax(rows["chances"][number]))] == 1 for number in late]
    assert sum(right) > 9


def test_more_matches_are_added_and_none_is_repeated(tmp_path: Path) -> None:
    order = Order("subtraction", 2, "random")
    told: list[Chunk] = []
    generate(order, 4, "jsonl", tmp_path, 1, told.append)
    before = (tmp_path / "matches-00000000.jsonl").stat().st_mtime_ns
    for more in (8, 5):
        generate(order, more, "jsonl", tmp_path, 1, told.append)
        rows = rows_in(tmp_path, "jsonl")
        assert [row["match"] for row in rows if row["ply"] == 0] == list(range(8))
    assert (tmp_path / "matches-00000000.jsonl").stat().st_mtime_ns == before
    assert [chunk.count for chunk in told] == [3, 1, 3, 3, 2, 3, 2]


def test_an_unfinished_chunk_is_played_again(tmp_path: Path) -> None:
    order = Order("subtraction", 2, "random")

    def stop(chunk: Chunk) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        generate(order, 9, "jsonl", tmp_path, 1, stop)
    (tmp_path / "matches-00000003.jsonl.unfinished").write_text('{"match":')
    generate(order, 9, "jsonl", tmp_path, 1, lambda chunk: None)
    assert [row["match"] for row in rows_in(tmp_path, "jsonl") if row["ply"] == 0] == list(range(9))


def test_other_settings_need_another_folder(tmp_path: Path) -> None:
    generate(Order("subtraction", 2, "random"), 1, "jsonl", tmp_path, 1, lambda chunk: None)
    with pytest.raises(BadArena, match=r"other settings \(seed, match_seed\)\. Choose another --out folder"):
        generate(Order("subtraction", 2, "random", 2), 1, "jsonl", tmp_path, 1, lambda chunk: None)


@pytest.mark.parametrize(
    ("order", "form", "matches", "reason"),
    [
        (Order("subtraction"), "csv", 1, "parquet or jsonl, not as 'csv'"),
        (Order("subtraction"), "jsonl", 0, "At least one match is needed, not 0"),
        (Order("subtraction", 9), "jsonl", 1, "2 to 4 players, not 9"),
        (Order("subtraction", player="nobody"), "jsonl", 1, "no player 'nobody'"),
    ],
)
def test_impossible_orders_are_refused(order: Order, form: str, matches: int, reason: str, tmp_path: Path) -> None:
    with pytest.raises(LudotecaError, match=reason):
        generate(order, matches, form, tmp_path, 1, lambda chunk: None)


# Studies


def test_a_round_ends_when_everybody_has_had_a_turn() -> None:
    assert rounds_of([0, 0, 1, 2, 0, 1, 1], 3) == [1, 1, 1, 1, 2, 2, 2]


def test_milestones_are_counted_where_they_were_offered() -> None:
    rows = [match_row(Order("shelfie", 2, "greedy"), number) for number in range(30)]
    found = summary(Order("shelfie", 2, "greedy"), rows)
    goals = {name: each for name, each in found["milestones"].items() if name.startswith("common_goal")}
    assert sum(each["offered"] for each in goals.values()) == 60
    assert list(goals) == sorted(goals, key=natural)
    assert found["milestones"]["end_token"]["offered"] == 30
    for row in rows:
        for seat, sources in enumerate(row["sources"]):
            reached = [points for name, who, _, points in row["milestones"] if who == seat]
            assert sum(reached) == sources["tokens"] + sources["end_token"]
            assert sources["total"] == row["scores"][seat]
    assert sum(seat["firsts"]["share"] for seat in found["seats"]) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("name", ludoteca.game_names())
def test_a_study_covers_all_sizes_and_options_and_is_kept(name: str, tmp_path: Path) -> None:
    told: list[Chunk] = []
    found = balance.study(name, "random", 1, tmp_path)(4, 1, told.append)
    game = ludoteca.game(name)
    changed = sum(len(option.choices_for(players)) - 1 for option in game.options for players in game.players)
    assert len(found["tables"]) == len(game.players) + changed
    assert {table["matches"] for table in found["tables"]} == {6}
    assert len(told) == 2 * len(found["tables"])
    files = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.jsonl")}
    assert balance.study(name, "random", 1, tmp_path)(4, 1, told.append) == found
    assert files == {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.jsonl")}
    balance_report.write_study(found, tmp_path)
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "http" not in page
    assert balance_report.heading(found) in page
    assert f"ludoteca study {name} --matches 4" in (tmp_path / "report.md").read_text("utf-8")
    assert json.loads((tmp_path / "study.json").read_text("utf-8")) == found
    assert all((tmp_path / f"{picture}.png").stat().st_size > 5000 for picture in balance_report.PICTURES)


# The commands


def test_both_commands_say_where_the_files_are_and_continue(tmp_path: Path) -> None:
    made = run("generate", "subtraction", "-m", "2", "-p", "random", "-f", "jsonl", "-j", "1", "--out", str(tmp_path))
    assert (made.returncode, made.stderr.strip()) == (0, "")
    assert f"2 matches are in {tmp_path}" in made.stdout
    other = refusal("generate", "subtraction", "-p", "greedy", "-f", "jsonl", "--out", str(tmp_path))
    assert "Choose another --out folder" in other
    told = run("study", "subtraction", "-m", "1", "-p", "random", "-j", "1", "--out", str(tmp_path / "study"))
    assert (told.returncode, told.stderr.strip()) == (0, "")
    assert "# How Subtraction plays" in told.stdout
    assert f"Report with pictures: {tmp_path / 'study' / 'report.html'}" in told.stdout
    again = run("study", "subtraction", "-m", "1", "-p", "random", "--out", str(tmp_path / "study"), "--json")
    assert json.loads(again.stdout) == json.loads((tmp_path / "study" / "study.json").read_text("utf-8"))


@pytest.mark.parametrize("command", ["generate", "study"])
def test_the_help_has_examples(command: str) -> None:
    assert f"ludoteca {command} lanterns" in " ".join(run(command, "--help").stdout.split())
