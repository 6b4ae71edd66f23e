"""Arenas and trainings on a Ray cluster: a killed worker loses nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from ludoteca.arena.play import play_match
from ludoteca.arena.runner import check_settings
from ludoteca.arena.schedule import Settings, schedule
from ludoteca.search.training import Trainer, trained_net
from tests.arena.on_a_cluster import MATCHES, TRAININGS
from tests.arena.test_play import timeless
from tests.commands import refusal, run

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an arena and a training on a cluster of two nodes; during each, a worker was killed."""
    folder = tmp_path_factory.mktemp("cluster")
    command = [sys.executable, "-m", "tests.arena.on_a_cluster", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (folder / "told.json").write_text(done.stdout.splitlines()[-1])
    return folder


@pytest.mark.soak
def test_no_match_is_lost_and_none_counts_twice(folder: Path) -> None:
    told = json.loads((folder / "told.json").read_text())
    settings = check_settings(Settings("lanterns", ("greedy", "random"), 2))
    fixtures = schedule(settings, MATCHES)
    assert told["killed"] == {"playing": 1, "learning": 1}
    assert told["keys"] == [[each.lineup, each.round, each.rotation, ""] for each in fixtures]
    assert sum(told["told"]) == len(fixtures)
    lines = (folder / "arena" / "results.jsonl").read_text().splitlines()[1:]
    records = {(each["round"], each["rotation"]): each for each in map(json.loads, lines)}
    assert len(lines) == len(records) == len(fixtures)
    for fixture in fixtures[::10]:
        assert timeless(records[fixture.round, fixture.rotation]) == timeless(play_match(settings, fixture))


@pytest.mark.soak
def test_a_cluster_learns_the_same_as_one_process(folder: Path, tmp_path: Path) -> None:
    for each in TRAININGS:
        Trainer(each, tmp_path).run()
        nets = trained_net(tmp_path, each.players), trained_net(folder / "training", each.players)
        assert all(np.array_equal(here, there) for here, there in zip(*nets, strict=True))


def test_an_unreachable_address_is_refused_in_one_line() -> None:
    run("warm", "subtraction")  # otherwise there would be another line about compiling
    said = refusal("arena", "subtraction", "--players", "greedy,random", "--ray", "ray-that-is-not-there:1")
    assert "No Ray cluster answers at 'ray-that-is-not-there:1'" in said
