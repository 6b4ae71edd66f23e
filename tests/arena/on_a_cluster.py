"""An arena and a training on a real Ray cluster of two nodes; during each, a worker is killed.

test_cluster.py runs it in a separate process: python -m tests.arena.on_a_cluster FOLDER
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from ray.cluster_utils import Cluster

from ludoteca.arena import cluster
from ludoteca.arena.runner import check_settings, run
from ludoteca.arena.schedule import Settings
from ludoteca.core.types import Document
from ludoteca.search.training import Training, TrainingProgress

MATCHES = 120
TRAININGS = [Training("lanterns", players, 1000, 1) for players in (2, 3)]


def workers_at(task: str) -> list[int]:
    """The processes of this cluster (and of no other) that run a task."""
    listed = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()[1:]]
    parents = {int(pid): int(parent) for pid, parent, _ in rows}

    def is_ours(pid: int) -> bool:
        while pid in parents and pid != os.getpid():
            pid = parents[pid]
        return pid == os.getpid()

    return [int(pid) for pid, _, words in rows if words.startswith(f"ray::{task}") and is_ours(int(pid))]


def kill_one_at(task: str) -> int:
    """Kill a worker that runs a task, if there is one; return how many were killed."""
    for pid in workers_at(task)[:1]:
        os.kill(pid, signal.SIGKILL)
        return 1
    return 0


def main(folder: Path) -> None:
    """Play and train, kill a worker during each, and print the results."""
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    nodes.add_node(num_cpus=1)
    told, killed = [], {"playing": 0, "learning": 0}

    def hear(records: list[Document]) -> None:
        told.append(len(records))
        if len(told) > 3 and not killed["playing"]:
            killed["playing"] = kill_one_at("play_on_worker")

    def learnt(training: Training, progress: TrainingProgress) -> None:
        if not killed["learning"]:
            killed["learning"] = kill_one_at("learn_step")

    try:
        settings = check_settings(Settings("lanterns", ("greedy", "random"), 2))
        records = run(settings, MATCHES, folder / "arena", 1, hear, nodes.address)
        cluster.STEP_SECONDS = 0.0  # a step is one chunk of matches
        cluster.train_on_cluster(nodes.address, TRAININGS, folder / "training", learnt)
    finally:
        nodes.shutdown()
    keys = [[record["lineup"], record["round"], record["rotation"], record["error"]] for record in records]
    print(json.dumps({"told": told, "keys": keys, "killed": killed}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
