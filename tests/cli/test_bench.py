"""`ludoteca bench`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca import bench
from ludoteca.bench import environments, moves, rules
from ludoteca.bench import search as bench_search
from ludoteca.bench import starts as bench_starts
from ludoteca.bench.thinking import CASES
from ludoteca.cli.commands.bench import bench as measure
from ludoteca.cli.commands.bench import bench_table
from ludoteca.core import library
from tests import sizes
from tests.commands import refusal
from tests.tables import BUILT_IN, tables_of

GAMES = [ludoteca.game(BUILT_IN[0])]


@pytest.mark.skipif(sizes.QUICK, reason="starts a service")
def test_bench_writes_the_documented_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """With one game and almost no time for each measurement; `make bench` measures properly."""
    names = [game.name for game in GAMES]
    monkeypatch.setattr(library, "game_names", lambda: names)
    monkeypatch.setattr(bench, "game_names", lambda: names)
    monkeypatch.setattr(bench, "PASSES", 1)
    monkeypatch.setattr(rules, "SECONDS", 0.001)
    monkeypatch.setattr(bench_search, "FIRST_MOVE", 100)
    monkeypatch.setattr(bench_search, "EACH_MOVE", 50)
    monkeypatch.setattr(bench_search, "TRIES", 1)
    monkeypatch.setattr(bench_search, "seconds_to_first_answer", lambda game, players: 1.0)
    monkeypatch.setattr(bench_starts, "starts", lambda: {"help": 0.1})
    for name, little in {"BUSY_TABLES": (1, 2), "AT_REST": 2, "BUSY_SECONDS": 0.3, "PACED_SECONDS": 1.0}.items():
        monkeypatch.setattr(bench, name, little)
    for name, little in {"TABLES": 2, "SECONDS": 0.3, "PASSES": 1}.items():
        monkeypatch.setattr(moves, name, little)
    monkeypatch.setattr(bench, "FIRST_VIEWS", 1)
    monkeypatch.setattr(bench, "THINKING_SECONDS", 0.05)
    plot = tmp_path / "load.svg"
    measure(plot=plot, as_json=True)
    report = json.loads(capsys.readouterr().out)
    measured = {(row["game"], row["players"], row["policy"]) for row in report["results"]}
    assert {(game.name, n, p) for game in GAMES for n in game.players for p in ("listed", "quick")} <= measured
    assert {(row["game"], row["players"]) for row in report["thinking"]} == set(tables_of(names))
    assert all(row["games_per_cpu_second"] > 0 for row in report["results"])
    played = {(row["game"], row["tables"]): row for row in report["loads"]}
    for game in GAMES:
        assert played[game.name, 2]["moves_per_second"] > 0
        assert played[game.name, 2]["failures"] == 0
    moved = {(row["what"], row["game"]): row for row in report["moves"]}
    assert moved.keys() == {(moves.RELAY, ""), *((moves.FILE, game.name) for game in GAMES)}
    assert all(row["moves_per_second"] > 0 and not row["failures"] for row in moved.values())
    costs = {(row["game"], row["what"], row["where"]): row["times"] for row in report["thinking_costs"]}
    assert all(costs[game.name, what, where] > 0 for game in GAMES for what, where in CASES)
    assert "polyline" in plot.read_text("utf-8")
    assert {row["kind"] for row in report["environments"]} == {
        environments.AGENTS,
        environments.STATES,
        environments.VECTOR,
    }
    table = bench_table(report)
    assert all(words in table for words in ("games/s", "iterations/s", "moves/s", "to OpenSpiel hearts"))


def test_bench_says_what_it_measures_where_there_is_no_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "measures", lambda *_: [(name, dict) for name in ("subtraction", "starts")])
    measure(only=["moves"], as_json=True)
    printed = capsys.readouterr()
    assert printed.err.splitlines() == ["Measuring subtraction", "Measuring starts"]
    assert json.loads(printed.out)


def test_bench_refuses_an_unknown_measurement() -> None:
    assert "Choose one of: rules, players, environments, service" in refusal("bench", "--only", "everything")


def test_bench_refuses_a_clone_that_is_not_set_up(tmp_path: Path) -> None:
    assert "Run make in that clone first." in refusal("bench", "--only", "moves", "--beside", str(tmp_path))
