"""Training: the same seed learns the same, an interruption changes nothing, and weights survive storing."""

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
from ludoteca.search.training import Trainer, Training, read_progress, train_one, trained_net, trainings, write_results
from ludoteca.search.weights import FILE, learned_net, write_weights
from tests import sizes
from tests.processes import interruptible

pytestmark = pytest.mark.compiled

SHORT = Training("lanterns", 2, 600, seed=3)


def same(one: Net, other: Net) -> bool:
    return all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("training")
    train_one(SHORT, folder)
    return folder


def test_the_same_seed_learns_the_same_even_when_interrupted(finished: Path, tmp_path: Path) -> None:
    trainer = Trainer(SHORT, tmp_path)
    trainer.learn()
    trainer.keep()
    again = Trainer(SHORT, tmp_path)
    assert 0 < again.progress.done < SHORT.matches
    again.run()
    assert again.finished
    assert same(trained_net(tmp_path, 2), trained_net(finished, 2))


def test_another_seed_learns_something_else(finished: Path, tmp_path: Path) -> None:
    train_one(Training("lanterns", 2, 200, seed=4), tmp_path)
    assert not same(trained_net(tmp_path, 2), trained_net(finished, 2))


def test_a_training_learns(finished: Path) -> None:
    """Even 600 matches teach enough to win now and then against `greedy`; nothing learnt wins hardly ever."""
    curve = Trainer(SHORT, finished).progress.curve
    assert curve[-1][0] == 600
    assert curve[-1][1] > curve[0][1]


def test_what_comes_out_is_weights_with_their_history_and_a_picture(finished: Path) -> None:
    write_results([SHORT], finished, "ludoteca train lanterns")
    document = json.loads((finished / "training.json").read_text("utf-8"))
    assert document["command"] == "ludoteca train lanterns"
    assert document["networks"][0]["curve"]
    assert (finished / "training.svg").read_text("utf-8").startswith("<svg ")
    with np.load(finished / FILE) as stored:
        assert stored["2-weights"].shape == (ludoteca.game("lanterns").feature_count, HIDDEN)


def test_a_folder_with_another_training_is_refused(finished: Path) -> None:
    with pytest.raises(LudotecaError, match="belongs to another training"):
        Trainer(Training("lanterns", 2, 700, seed=3), finished)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 not really", b"{}"])
def test_a_broken_file_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "2.npz").write_bytes(content)
    with pytest.raises(LudotecaError, match="is not a training"):
        Trainer(SHORT, tmp_path)


def test_each_table_size_has_its_number_of_matches_or_all_have_one() -> None:
    assert [each.matches for each in trainings("shelfie", [2, 3, 4], [1200, 300, 200], 1)] == [1200, 300, 200]
    assert [each.matches for each in trainings("shelfie", [2, 4], [70], 1)] == [70, 70]
    with pytest.raises(LudotecaError, match="2 numbers of matches do not fit 3 table sizes"):
        trainings("shelfie", [2, 3, 4], [70, 80], 1)


def test_what_cannot_be_trained_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LudotecaError, match="shelfie cannot be played with 5 players"):
        trainings("shelfie", [5], [100], 1)
    with pytest.raises(LudotecaError, match="at least one match"):
        trainings("shelfie", [2], [0], 1)
    with pytest.raises(LudotecaError, match="no features to learn from"):
        Trainer(Training("subtraction", 2, 100, 1), tmp_path)


@pytest.mark.parametrize("name", ["lanterns", "shelfie"])
def test_every_table_size_comes_with_weights_well_under_a_megabyte(name: str) -> None:
    game = ludoteca.game(name)
    folder = Path(str(ludoteca.games.__path__[0])) / name
    assert (folder / FILE).stat().st_size < 800_000
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
        for name, array in net._asdict().items():
            np.testing.assert_allclose(stored[f"2-{name}"], array, rtol=0.01, atol=1e-4)


def test_a_game_without_weights_has_no_network() -> None:
    assert learned_net(ludoteca.game("subtraction"), 2) is None


@pytest.mark.skipif(sizes.QUICK, reason="starts processes")
def test_interrupted_by_hand_the_command_says_how_to_go_on_and_does(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludoteca", "train", "lanterns", "--players", "2", "--matches", "100000"]
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
    training = trainings("lanterns", [2], [100_000], 1)[0]
    assert Trainer(training, tmp_path).progress.done > 0
