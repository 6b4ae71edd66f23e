"""Training: the same seed learns the same, an interruption changes nothing, and weights survive storage."""

from __future__ import annotations

import json
import signal
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.search.network import HIDDEN, Net, new_net
from ludoteca.search.training import (
    Trainer,
    Training,
    plan_trainings,
    read_progress,
    train_one,
    trained_net,
    write_results,
)
from ludoteca.search.weights import FILE, learned_net, unpack, write_weights
from tests import sizes
from tests.processes import interruptible
from tests.tables import BUILT_IN

pytestmark = pytest.mark.compiled

GAME = "starter"  # its kernels are compiled in a few seconds
SHORT = Training(GAME, 2, 600, seed=3)


def same(one: Net, other: Net) -> bool:
    return all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))


@pytest.fixture(scope="module")
def trained_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("training")
    train_one(SHORT, folder)
    return folder


def test_the_same_seed_learns_the_same_even_if_interrupted(trained_folder: Path, tmp_path: Path) -> None:
    trainer = Trainer(SHORT, tmp_path)
    trainer.learn()
    trainer.save()
    again = Trainer(SHORT, tmp_path)
    assert 0 < again.progress.done < SHORT.matches
    again.run()
    assert again.finished
    assert same(trained_net(tmp_path, 2), trained_net(trained_folder, 2))


def test_another_seed_learns_something_else(trained_folder: Path, tmp_path: Path) -> None:
    train_one(Training(GAME, 2, 200, seed=4), tmp_path)
    assert not same(trained_net(tmp_path, 2), trained_net(trained_folder, 2))


def test_a_training_learns(trained_folder: Path, tmp_path: Path) -> None:
    """Even 600 matches are enough to win more often against `greedy` than an untrained network."""
    curve = Trainer(SHORT, trained_folder).progress.curve
    assert [done for done, _ in curve] == [200, 400, 600]
    assert curve[-1][1] > Trainer(SHORT, tmp_path).measure() + 0.1


def test_a_training_writes_weights_their_history_and_a_picture(trained_folder: Path) -> None:
    write_results([SHORT], trained_folder, "ludoteca train starter")
    document = json.loads((trained_folder / "training.json").read_text("utf-8"))
    assert document["command"] == "ludoteca train starter"
    assert document["networks"][0]["curve"]
    assert (trained_folder / "training.svg").read_text("utf-8").startswith("<svg ")
    with np.load(trained_folder / FILE) as stored:
        assert stored["2-weights"].shape == (ludoteca.game(GAME).feature_count, HIDDEN)


def test_a_folder_with_another_training_is_refused(trained_folder: Path) -> None:
    with pytest.raises(LudotecaError, match="belongs to another training"):
        Trainer(Training(GAME, 2, 700, seed=3), trained_folder)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 not really", b"{}"])
def test_a_broken_file_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "2.npz").write_bytes(content)
    with pytest.raises(LudotecaError, match="is not a training"):
        Trainer(SHORT, tmp_path)


def test_each_table_size_has_its_own_number_of_matches_or_all_share_one() -> None:
    assert [each.matches for each in plan_trainings("shelfie", [2, 3, 4], [1200, 300, 200], 1)] == [1200, 300, 200]
    assert [each.matches for each in plan_trainings("shelfie", [2, 4], [70], 1)] == [70, 70]
    with pytest.raises(LudotecaError, match="2 numbers of matches do not fit 3 table sizes"):
        plan_trainings("shelfie", [2, 3, 4], [70, 80], 1)


def test_impossible_trainings_are_refused(tmp_path: Path) -> None:
    with pytest.raises(LudotecaError, match="shelfie cannot be played with 5 players"):
        plan_trainings("shelfie", [5], [100], 1)
    with pytest.raises(LudotecaError, match="at least one match"):
        plan_trainings("shelfie", [2], [0], 1)
    with pytest.raises(LudotecaError, match="no features to learn from"):
        Trainer(Training("subtraction", 2, 100, 1), tmp_path)


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_table_size_has_weights_and_they_are_small(name: str) -> None:
    game = ludoteca.game(name)
    folder = Path(str(ludoteca.games.__path__[0])) / name
    assert (folder / FILE).stat().st_size < 450_000
    document = json.loads((folder / "training.json").read_text("utf-8"))
    for network in document["networks"]:
        assert network.get("command", document["command"]).startswith(f"ludoteca train {name} ")
    for players in game.players:
        net = learned_net(game, players)
        assert net is not None
        assert all(np.isfinite(array).all() for array in net)
    assert [each["players"] for each in document["networks"]] == list(game.players)


def test_weights_survive_storing(tmp_path: Path) -> None:
    net = new_net(ludoteca.game("lanterns"), 1)
    write_weights(tmp_path / FILE, {2: net})
    with np.load(tmp_path / FILE) as stored:
        again = unpack({name.removeprefix("2-"): stored[name] for name in stored.files})
    steps = np.abs(net.weights).max(axis=1, keepdims=True) / 63
    assert (np.abs(again.weights - net.weights) <= 0.51 * steps).all()
    for name in ("bias", "heads", "offsets"):
        np.testing.assert_allclose(getattr(again, name), getattr(net, name), rtol=0.001, atol=1e-6)


def test_a_game_without_weights_has_no_network() -> None:
    assert learned_net(ludoteca.game("subtraction"), 2) is None


@pytest.mark.skipif(sizes.QUICK, reason="starts processes")
def test_an_interrupted_command_says_how_to_continue_and_does(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludoteca", "train", GAME, "--players", "2", "--matches", "1000000"]
    process = interruptible([*command, "--out", str(tmp_path)])
    try:
        while read_progress(tmp_path, 2).done == 0:
            assert process.poll() is None
            time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "To continue" in said
    assert "Traceback" not in said
    training = plan_trainings(GAME, [2], [1_000_000], 1)[0]
    assert Trainer(training, tmp_path).progress.done > 0
