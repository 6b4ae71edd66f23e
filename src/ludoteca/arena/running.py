"""Playing an arena on all cores, in processes of their own, so that nothing that happens there loses a result."""

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
from ludoteca.arena.playing import Forfeit, forfeited, heading, make_player, nobodys_fault, play_round
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
HOPELESS = 3
Played = list[Document]
Told = Callable[[Played], object]


def checked(settings: Settings) -> Settings:
    """Refuse what cannot be played, before anything is started; and note which version of the code plays."""
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


def run(settings: Settings, matches: int, folder: Path, jobs: int, told: Told, ray: str = "") -> Played:
    """Play what is missing of an arena and return all its records, in the order of the schedule.

    `told` hears of the records found on disk first, then of every round as it ends. An interruption by Ctrl-C ends the
    processes and is passed on; finished rounds are on disk by then. `ray` is the address of a Ray cluster to play on.
    """
    if jobs < 1:
        raise BadArena("errors-arena-jobs", count=jobs)
    whole: Played = []
    with Results(folder, settings) as results, crew(settings, jobs, ray) as play:
        for planned in stages(settings, matches, results):
            missing = list(in_rounds(results.missing(planned)))
            told([record for record in results.of(planned) if record["ranks"]])
            with closing(play(missing)) as playing:
                for records in with_hope(playing):
                    results.add(records)
                    told(records)
            whole += results.of(planned)
    return whole


@contextmanager
def crew(settings: Settings, jobs: int, ray: str) -> Iterator[Callable[[list[Round]], Generator[Played, None, None]]]:
    """Who plays the rounds: processes on this machine, or a cluster."""
    if not ray:
        yield lambda rounds: play_all(settings, rounds, jobs)
        return
    from ludoteca.arena.cluster import cluster, play_on_cluster

    with cluster(ray) as there:
        yield lambda rounds: play_on_cluster(there, settings, rounds)


def stages(settings: Settings, matches: int, results: Results) -> Iterator[list[Fixture]]:
    """The matches of an arena: all at once, or in a Swiss schedule stage by stage, by the results of those before."""
    if settings.schedule != SWISS:
        yield schedule(settings, matches)
        return
    rounds = rounds_for(matches, settings.seats)
    past: list[Fixture] = []
    for stage in range(settings.stages):
        met = [record for record in results.of(past) if record["ranks"]]
        planned = fixtures(groups(settings.players, settings.seats, met), rounds, stage * rounds)
        yield planned
        past += planned


def match_count(settings: Settings, matches: int) -> int:
    """How many matches an arena has in all."""
    if settings.schedule != SWISS:
        return len(schedule(settings, matches))
    tables = len(settings.players) // settings.seats
    return settings.stages * tables * rounds_for(matches, settings.seats) * settings.seats


def with_hope(playing: Iterator[Played]) -> Iterator[Played]:
    """Pass on the rounds as they end, and stop the arena when the first few were all lost."""
    hope = False
    for number, records in enumerate(playing, start=1):
        yield records
        hope = hope or any(record["ranks"] for record in records)
        if number == HOPELESS and not hope:
            raise BadArena("errors-arena-hopeless", why=records[0]["error"])


def play_all(settings: Settings, rounds: list[Round], jobs: int) -> Generator[Played, None, None]:
    """Play rounds side by side, and give their records as they end.

    When a process dies, nobody can say which of the rounds under way killed it. Each of them is then tried alone, so
    that the guilty one is found and given up, and the others are not.
    """
    waiting = deque(rounds)
    while waiting:
        suspects = yield from side_by_side(settings, waiting, jobs, 2 * jobs)
        yield from one_by_one(settings, deque(suspects))


def one_by_one(settings: Settings, suspects: deque[Round]) -> Generator[Played, None, None]:
    """Play rounds alone, again if their process dies, and give up those whose tries are used up."""
    tries = Counter(suspects)
    while suspects:
        for guilty in (yield from side_by_side(settings, suspects, 1, 1)):
            tries[guilty] += 1
            if tries[guilty] < TRIES:
                suspects.appendleft(guilty)
            else:
                yield given_up(settings, guilty)


def side_by_side(
    settings: Settings, waiting: deque[Round], jobs: int, ahead: int
) -> Generator[Played, None, list[Round]]:
    """Play waiting rounds until none is left or a process dies; return those that were under way then.

    No more than `ahead` rounds are given out at a time.
    """
    under_way: dict[Future[Played], Round] = {}
    with workers(min(jobs, len(waiting))) as pool:
        try:
            while waiting or under_way:
                while waiting and len(under_way) < ahead:
                    future = pool.submit(play_round, settings, waiting[0])
                    under_way[future] = waiting.popleft()
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    records = future.result()
                    del under_way[future]
                    yield records
        except BrokenProcessPool:
            finished = [each for each in under_way if each.done() and each.exception() is None]
            for future in finished:
                yield future.result()
            return [each for future, each in under_way.items() if future not in finished]
    return []


def given_up(settings: Settings, each: Round) -> Played:
    """The records of a round that could not be played."""
    unknown: Document = {"plies": 0, "actions": [], "cpu_seconds": [], "decisions": [], "longest_seconds": []}
    return [{**heading(settings, fixture), **lost(fixture), **unknown} for fixture in each]


def lost(fixture: Fixture) -> Document:
    """What is written of a match whose process died: if just one class from outside sat there, it has done it."""
    guests = [seat for seat, spec in enumerate(fixture.seats) if is_class(spec)]
    if len(guests) != 1:
        return nobodys_fault(f"The process that played it died, {TRIES} times.")
    guilty = Forfeit(guests[0], f"{fixture.seats[guests[0]]} took its process along, {TRIES} times.")
    return forfeited(len(fixture.seats), guilty)


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes to play in; when anything goes wrong here, Ctrl-C too, they are ended at once."""
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=enter)
    try:
        yield pool
    except BaseException:
        for worker in multiprocessing.active_children():
            if worker not in others:
                worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def enter() -> None:
    """What a process does before it plays: leave Ctrl-C to the one that started it, and leave when that is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Wait until the starting process has ended, however that happened, and end too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
