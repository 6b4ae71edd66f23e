"""Arenas and trainings on a Ray cluster: the same matches as on one computer.

When a worker dies, Ray gives its task to another one. A round is stored once, when its records have arrived, and a step
of a training replaces the one before only when it is complete, so nothing is lost and nothing counts twice.
"""

from __future__ import annotations

import json
import os
import socket
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from ludoteca.arena.play import play_round
from ludoteca.arena.runner import TRIES, MatchRecords, lost_records
from ludoteca.arena.schedule import BadArena, Round, Settings
from ludoteca.core.extras import require
from ludoteca.search.training import Trainer, Training, TrainingProgress, read_progress

LOCAL = "local"
AHEAD = 3
"""Number of tasks that are submitted at a time for each processor of the cluster."""
STEP_SECONDS = 10.0
PATIENCE = 5.0


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Connect to a cluster by its address, or start one on this computer with the address `local`."""
    require("ray")
    import ray

    try:
        check_reachable(address)
        where = {} if address == LOCAL else {"address": address}
        ray.init(**where, log_to_driver=False, logging_level="error")
    except (OSError, ValueError, RuntimeError) as absent:
        raise BadArena("errors-arena-no-cluster", address=repr(address)) from absent
    try:
        yield ray
    finally:
        ray.shutdown()


def check_reachable(address: str) -> None:
    """Check that a server listens at an address: Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), PATIENCE).close()


def play_on_worker(home: str, settings: Settings, fixtures: Round) -> MatchRecords:
    """Play a round on a worker; use the same working folder if it exists there, so that files are found."""
    if Path(home).is_dir():
        os.chdir(home)
    return play_round(settings, fixtures)


def play_on_cluster(ray: Any, settings: Settings, rounds: list[Round]) -> Generator[MatchRecords, None, None]:
    """Play rounds on all processors of a cluster, and yield their records as they end."""
    task = ray.remote(play_on_worker).options(max_retries=TRIES - 1)
    waiting = deque(rounds)
    running: dict[Any, Round] = {}
    while waiting or running:
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting and len(running) < ahead:
            each = waiting.popleft()
            running[task.remote(str(Path.cwd()), settings, each)] = each
        (done, *_), _ = ray.wait(list(running))
        each = running.pop(done)
        try:
            yield ray.get(done)
        except (ray.exceptions.RayError, ray.exceptions.RayTaskError):
            yield lost_records(settings, each)


def learn_step(training: Training, content: bytes) -> bytes:
    """Resume a training for some seconds, and return its new file."""
    with TemporaryDirectory() as folder:
        file = Path(folder, f"{training.players}.npz")
        file.write_bytes(content)
        trainer, end = Trainer(training, Path(folder)), time.monotonic() + STEP_SECONDS
        while not trainer.finished and time.monotonic() < end:
            trainer.learn()
        trainer.save()
        return file.read_bytes()


def train_on_cluster(
    address: str, wanted: list[Training], folder: Path, report: Callable[[Training, TrainingProgress], object]
) -> None:
    """Train several networks on a cluster in steps; every step is saved here as soon as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    with cluster(address) as ray:
        task = ray.remote(learn_step).options(max_retries=TRIES - 1)
        running = {task.remote(each, start_training(each, folder)): each for each in wanted}
        while running:
            (done, *_), _ = ray.wait(list(running))
            each = running.pop(done)
            progress = replace_file(each, folder, ray.get(done))
            report(each, progress)
            if progress.done < each.matches:
                running[task.remote(each, (folder / f"{each.players}.npz").read_bytes())] = each


def start_training(training: Training, folder: Path) -> bytes:
    """The file of a training, new or resumed."""
    trainer = Trainer(training, folder)
    trainer.save()
    return trainer.file.read_bytes()


def replace_file(training: Training, folder: Path, content: bytes) -> TrainingProgress:
    """Replace a training's file atomically, and return its progress."""
    file, draft = folder / f"{training.players}.npz", folder / f"{training.players}.draft.npz"
    draft.write_bytes(content)
    with np.load(draft) as stored:
        head = json.loads(str(stored["head"]))
    draft.replace(file)
    file.with_suffix(".json").write_text(json.dumps(head), "utf-8")
    return read_progress(folder, training.players)
