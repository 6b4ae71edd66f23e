"""Arenas and trainings on a Ray cluster: the same matches, played by whoever is there.

Ray gives a task to another worker when one dies. A round is written down once, when its records have come back, and a
step of a training takes its place only when it is complete: so nothing is lost and nothing counts twice.
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

from ludoteca.arena.playing import play_round
from ludoteca.arena.running import TRIES, Played, given_up
from ludoteca.arena.schedule import BadArena, Round, Settings
from ludoteca.search.training import Progress, Trainer, Training, read_progress

LOCAL = "local"
AHEAD = 3
"""How many tasks are given out at a time for each processor of the cluster."""
STEP_SECONDS = 10.0
PATIENCE = 5.0


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Join a cluster by its address, or start one on this machine by the name `local`."""
    try:
        import ray
    except ImportError as missing:
        raise BadArena("errors-arena-no-ray") from missing
    try:
        knock(address)
        where = {} if address == LOCAL else {"address": address}
        ray.init(**where, log_to_driver=False, logging_level="error")
    except (OSError, ValueError, RuntimeError) as absent:
        raise BadArena("errors-arena-no-cluster", address=repr(address)) from absent
    try:
        yield ray
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Find out whether anybody listens at an address: Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), PATIENCE).close()


def play_there(home: str, settings: Settings, fixtures: Round) -> Played:
    """Play a round on some machine; where there is the same folder, from there, so that files are found."""
    if Path(home).is_dir():
        os.chdir(home)
    return play_round(settings, fixtures)


def play_on_cluster(ray: Any, settings: Settings, rounds: list[Round]) -> Generator[Played, None, None]:
    """Play rounds on all processors of a cluster, and give their records as they end."""
    task = ray.remote(play_there).options(max_retries=TRIES - 1)
    waiting = deque(rounds)
    under_way: dict[Any, Round] = {}
    while waiting or under_way:
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting and len(under_way) < ahead:
            each = waiting.popleft()
            under_way[task.remote(str(Path.cwd()), settings, each)] = each
        (done, *_), _ = ray.wait(list(under_way))
        each = under_way.pop(done)
        try:
            yield ray.get(done)
        except (ray.exceptions.RayError, ray.exceptions.RayTaskError):
            yield given_up(settings, each)


def learn_step(training: Training, kept: bytes) -> bytes:
    """Take up a training, go on with it for some seconds, and return what is to be kept."""
    with TemporaryDirectory() as folder:
        file = Path(folder, f"{training.players}.npz")
        file.write_bytes(kept)
        trainer, end = Trainer(training, Path(folder)), time.monotonic() + STEP_SECONDS
        while not trainer.finished and time.monotonic() < end:
            trainer.learn()
        trainer.keep()
        return file.read_bytes()


def train_on_cluster(
    address: str, wanted: list[Training], folder: Path, told: Callable[[Training, Progress], object]
) -> None:
    """Train several networks on a cluster, step by step; every step is kept here as soon as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    with cluster(address) as ray:
        task = ray.remote(learn_step).options(max_retries=TRIES - 1)
        under_way = {task.remote(each, begun(each, folder)): each for each in wanted}
        while under_way:
            (done, *_), _ = ray.wait(list(under_way))
            each = under_way.pop(done)
            progress = keep(each, folder, ray.get(done))
            told(each, progress)
            if progress.done < each.matches:
                under_way[task.remote(each, (folder / f"{each.players}.npz").read_bytes())] = each


def begun(training: Training, folder: Path) -> bytes:
    """The file of a training, new or as it was left."""
    trainer = Trainer(training, folder)
    trainer.keep()
    return trainer.file.read_bytes()


def keep(training: Training, folder: Path, kept: bytes) -> Progress:
    """Put what came back in the place of what was there, whole or not at all, and say how far it is."""
    file, draft = folder / f"{training.players}.npz", folder / f"{training.players}.draft.npz"
    draft.write_bytes(kept)
    with np.load(draft) as stored:
        head = json.loads(str(stored["head"]))
    draft.replace(file)
    file.with_suffix(".json").write_text(json.dumps(head), "utf-8")
    return read_progress(folder, training.players)
