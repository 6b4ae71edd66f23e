"""Plans of builds: several folders of programs can be built at the same time, and each game is compiled once.

Typing and lowering a game's kernels takes most of the time of a build, and Numba keeps the results within a process. So
each game gets one process, which runs the jobs of all plans for that game.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from ludoteca.core.native import SWITCH

Job = Callable[[], Any]


@dataclass(frozen=True)
class Plan:
    """What a folder needs: a job for each game that is not up to date, and a function that records their results."""

    jobs: dict[str, Job]
    record: Callable[[dict[str, Any]], None]


def carry_out(*plans: Plan) -> list[str]:
    """Run the jobs of all plans and record their results; return the names of the games that were built."""
    names = list(dict.fromkeys(name for plan in plans for name in plan.jobs))
    jobs = [[plan.jobs.get(name) for plan in plans] for name in names]
    results: dict[str, list[Any]] = {}
    if names:
        with compiling_processes() as pool:
            results = dict(zip(names, pool.map(run_jobs, jobs), strict=True))
    for number, plan in enumerate(plans):
        plan.record({name: results[name][number] for name in plan.jobs})
    return names


@contextmanager
def compiling_processes() -> Iterator[ProcessPoolExecutor]:
    """Processes that compile with Numba, even if this one uses native libraries."""
    before = os.environ.get(SWITCH, "")
    os.environ[SWITCH] = "0"
    try:
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            yield pool
    finally:
        os.environ[SWITCH] = before


def run_jobs(jobs: list[Job | None]) -> list[Any]:
    """The results of jobs; None where there is no job."""
    return [job() if job else None for job in jobs]
