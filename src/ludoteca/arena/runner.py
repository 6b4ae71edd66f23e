"""Playing an arena on all cores, in worker processes, so that a crash never loses a result."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

from ludoteca.arena.outside import fingerprint, is_class
from ludoteca.arena.play import Forfeit, forfeit_result, heading, make_player, play_round, void_result
from ludoteca.arena.programs import kill_programs
from ludoteca.arena.schedule import (
    SWISS,
    BadArena,
    Fixture,
    Round,
    Settings,
    check_players,
    check_schedule,
    fixtures,
    in_rounds,
    rounds_for,
    schedule,
)
from ludoteca.arena.store import Results
from ludoteca.arena.swiss import groups, usual_stages
from ludoteca.core.cache import hash_all_sources
from ludoteca.core.library import game
from ludoteca.core.luck import seed_bytes
from ludoteca.core.types import Document

TRIES = 3
MAX_LOST_ROUNDS = 3
MatchRecords = list[Document]
Report = Callable[[MatchRecords], object]


def check_settings(settings: Settings) -> Settings:
    """Refuse settings that cannot be played, and fill in the code version and the number of stages."""
    found = game(settings.game)
    check_players(settings.players)
    check_schedule(settings)
    found.option_numbers(settings.seats, settings.options)
    seed_bytes(settings.seed)
    for spec in settings.players:
        make_player(settings.maker, spec, found)
    code = settings.code or hash_all_sources() + fingerprint(settings.players)
    stages = settings.stages or (usual_stages(len(settings.players)) if settings.schedule == SWISS else 0)
    return replace(settings, code=code, stages=stages)


def run(settings: Settings, matches: int, folder: Path, jobs: int, report: Report, ray: str = "") -> MatchRecords:
    """Play the missing matches of an arena and return all its records, in the order of the schedule.

    `report` is called first with the records on disk, then with every round as it ends. Ctrl-C ends the processes and
    is raised again; finished rounds are on disk by then. `ray` is the address of a Ray cluster to play on.
    """
    if jobs < 1:
        raise BadArena("errors-arena-jobs", count=jobs)
    whole: MatchRecords = []
    with Results(folder, settings) as results, round_player(settings, jobs, ray) as play:
        for stage_fixtures in stages(settings, matches, results):
            missing = list(in_rounds(results.missing(stage_fixtures)))
            report([record for record in results.of(stage_fixtures) if record["ranks"]])
            with closing(play(missing)) as playing:
                for records in stop_if_hopeless(playing):
                    results.add(records)
                    report(records)
            whole += results.of(stage_fixtures)
    return whole


@contextmanager
def round_player(
    settings: Settings, jobs: int, ray: str
) -> Iterator[Callable[[list[Round]], Generator[MatchRecords, None, None]]]:
    """The function that plays rounds: in processes on this computer, or on a cluster."""
    if not ray:
        yield lambda rounds: play_all(settings, rounds, jobs)
        return
    from ludoteca.arena.cluster import cluster, play_on_cluster

    with cluster(ray) as there:
        yield lambda rounds: play_on_cluster(there, settings, rounds)


def stages(settings: Settings, matches: int, results: Results) -> Iterator[list[Fixture]]:
    """The matches of an arena: all at once, or in a Swiss schedule by stage, from the results of earlier stages."""
    if settings.schedule != SWISS:
        yield schedule(settings, matches)
        return
    rounds = rounds_for(matches, settings.seats)
    past: list[Fixture] = []
    for stage in range(settings.stages):
        met = [record for record in results.of(past) if record["ranks"]]
        stage_fixtures = fixtures(groups(settings.players, settings.seats, met), rounds, stage * rounds)
        yield stage_fixtures
        past += stage_fixtures


def match_count(settings: Settings, matches: int) -> int:
    """The number of matches of an arena."""
    if settings.schedule != SWISS:
        return len(schedule(settings, matches))
    tables = len(settings.players) // settings.seats
    return settings.stages * tables * rounds_for(matches, settings.seats) * settings.seats


def stop_if_hopeless(playing: Iterator[MatchRecords]) -> Iterator[MatchRecords]:
    """Yield the rounds as they end, and stop the arena if all of the first rounds were lost."""
    has_result = False
    for number, records in enumerate(playing, start=1):
        yield records
        has_result = has_result or any(record["ranks"] for record in records)
        if number == MAX_LOST_ROUNDS and not has_result:
            raise BadArena("errors-arena-hopeless", why=records[0]["error"])


def play_all(settings: Settings, rounds: list[Round], jobs: int) -> Generator[MatchRecords, None, None]:
    """Play rounds in parallel, and yield their records as they end.

    When a process dies, it is unknown which of the running rounds killed it. Each of them is then tried alone, so that
    only the guilty one is given up.
    """
    waiting = deque(rounds)
    while waiting:
        suspects = yield from play_in_parallel(settings, waiting, jobs, 2 * jobs)
        yield from one_by_one(settings, deque(suspects))


def one_by_one(settings: Settings, suspects: deque[Round]) -> Generator[MatchRecords, None, None]:
    """Play rounds alone, again if their process dies, and give up a round after too many tries."""
    tries = Counter(suspects)
    while suspects:
        for guilty in (yield from play_in_parallel(settings, suspects, 1, 1)):
            tries[guilty] += 1
            if tries[guilty] < TRIES:
                suspects.appendleft(guilty)
            else:
                yield lost_records(settings, guilty)


def play_in_parallel(
    settings: Settings, waiting: deque[Round], jobs: int, ahead: int
) -> Generator[MatchRecords, None, list[Round]]:
    """Play waiting rounds until none is left or a process dies; return the rounds that were running then.

    At most `ahead` rounds are submitted at a time.
    """
    running: dict[Future[MatchRecords], Round] = {}
    with workers(min(jobs, len(waiting))) as pool:
        try:
            while waiting or running:
                while waiting and len(running) < ahead:
                    future = pool.submit(play_round, settings, waiting[0])
                    running[future] = waiting.popleft()
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    records = future.result()
                    del running[future]
                    yield records
        except BrokenProcessPool:
            finished = [each for each in running if each.done() and each.exception() is None]
            for future in finished:
                yield future.result()
            return [each for future, each in running.items() if future not in finished]
    return []


def lost_records(settings: Settings, each: Round) -> MatchRecords:
    """The records of a round that could not be played."""
    unknown: Document = {"plies": 0, "actions": [], "cpu_seconds": [], "decisions": [], "longest_seconds": []}
    return [{**heading(settings, fixture), **lost_result(fixture), **unknown} for fixture in each]


def lost_result(fixture: Fixture) -> Document:
    """The result of a match whose process died: if it had exactly one external class, that player forfeits."""
    external = [seat for seat, spec in enumerate(fixture.seats) if is_class(spec)]
    if len(external) != 1:
        return void_result(f"The process that played it died, {TRIES} times.")
    guilty = Forfeit(external[0], f"{fixture.seats[external[0]]} ended its process, {TRIES} times.")
    return forfeit_result(len(fixture.seats), guilty)


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """New worker processes; after any error here, Ctrl-C included, they are ended at once."""
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=prepare_worker)
    try:
        yield pool
    except BaseException:
        for worker in multiprocessing.active_children():
            if worker not in others:
                worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def prepare_worker() -> None:
    """Prepare a worker process: ignore Ctrl-C, and exit when it is terminated or the parent process has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, exit_worker)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """Wait until the parent process has ended for whatever reason, and exit."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        exit_worker()


def exit_worker(*_: object) -> None:
    """End a worker process at once, and the programs that it has started."""
    kill_programs()
    os._exit(1)


def cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
