"""Preparing games: in other processes, with correct progress, and nothing lost whatever happens to them."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core import cache, compiled, warmup
from ludoteca.core.game import Game
from ludoteca.search import preparation as module
from ludoteca.search.parts import FOR_PLAYING, FOR_TABLES, GLANCING, RULES, THINKING
from ludoteca.search.preparation import Job, Preparation, divide

pytestmark = pytest.mark.skipif(compiled.PURE, reason="nothing is compiled here")

SECONDS = 120
"""Long enough for a busy computer."""


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache in which nothing is compiled yet."""
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))
    cache.cache_folder.cache_clear()
    yield tmp_path
    cache.cache_folder.cache_clear()


@pytest.fixture
def game() -> Game:
    return ludoteca.game("subtraction")


def test_a_game_is_compiled_in_another_process_and_found_in_the_cache(empty_cache: Path, game: Game) -> None:
    preparation = Preparation([game], FOR_PLAYING).start()
    progress = preparation.progress(FOR_PLAYING)
    assert progress.games == [game]
    assert 0 <= progress.done < 1
    assert progress.seconds > 0
    assert preparation.wait(FOR_TABLES, timeout=SECONDS)
    assert warmup.is_warm(game, RULES)
    assert preparation.wait(FOR_PLAYING, timeout=SECONDS)
    assert all(warmup.is_warm(game, part) for part in FOR_PLAYING)
    assert (preparation.progress(FOR_PLAYING).games, preparation.progress(FOR_PLAYING).done) == ([], 1.0)
    assert Preparation([game], FOR_PLAYING).jobs == []


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch, game: Game) -> Iterator[Preparation]:
    """A preparation whose process does one step and never the next."""
    command = [sys.executable, "-c", "import time; print('rules', flush=True); time.sleep(3600)"]
    monkeypatch.setattr(module, "is_warm", lambda *_: False)
    monkeypatch.setattr(module, "command_for", lambda job: command)
    preparation = Preparation([game], FOR_PLAYING).start()
    yield preparation
    preparation.close()


def await_process(preparation: Preparation, ended: int | None = None) -> int:
    """The process that has done a step, other than one that has ended."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        running = [process.pid for process in preparation.processes if process.pid != ended]
        if running and preparation.jobs[0].finished:
            return running[0]
        time.sleep(0.01)
    raise AssertionError("no process has done a step")


def test_waiting_ends_when_the_preparation_is_closed(endless: Preparation) -> None:
    await_process(endless)
    assert not endless.wait(FOR_PLAYING, timeout=0)
    endless.close()
    assert endless.wait(FOR_PLAYING, timeout=SECONDS)


def test_a_process_that_was_killed_is_started_once_more(
    endless: Preparation, capfd: pytest.CaptureFixture[str]
) -> None:
    """By the operating system, for example when memory is short. Waiting ends when that happens again."""
    first = await_process(endless)
    os.kill(first, signal.SIGKILL)
    second = await_process(endless, ended=first)
    assert not endless.wait(FOR_PLAYING, timeout=0)
    os.kill(second, signal.SIGKILL)
    assert endless.wait(FOR_PLAYING, timeout=SECONDS)
    said = capfd.readouterr().err.splitlines()
    assert [line.partition(" was killed by ")[2] for line in said] == ["SIGKILL. It is started once more.", "SIGKILL."]


def test_a_process_that_was_stopped_is_not_started_again(
    endless: Preparation, capfd: pytest.CaptureFixture[str]
) -> None:
    os.kill(await_process(endless), signal.SIGTERM)
    assert endless.wait(FOR_PLAYING, timeout=SECONDS)
    assert capfd.readouterr().err.endswith(" was killed by SIGTERM.\n")


def test_without_a_writable_cache_this_process_compiles(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    done: list[tuple[str, str]] = []
    monkeypatch.setattr(module, "can_cache", lambda: False)
    monkeypatch.setattr(module, "is_warm", lambda *_: False)
    monkeypatch.setattr(module, "load_part", lambda game, part: done.append((threading.current_thread().name, part)))
    assert Preparation([game], FOR_TABLES).start().wait(FOR_TABLES, timeout=SECONDS)
    assert done == [("preparation_0", RULES), ("preparation_0", GLANCING)]


def test_with_fewer_cores_than_games_the_rules_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [ludoteca.game(name) for name in ludoteca.game_names()]
    monkeypatch.setattr(module, "is_warm", lambda *_: False)
    assert divide(games, FOR_PLAYING, cores=len(games)) == [(game, FOR_PLAYING) for game in games]
    assert divide(games, FOR_PLAYING, cores=1) == [
        *((game, FOR_TABLES) for game in games),
        *((game, (THINKING,)) for game in games),
    ]


def test_compiled_parts_are_skipped(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(module, "is_warm", lambda game, part: part == RULES)
    assert divide([game], FOR_PLAYING, cores=2) == [(game, (GLANCING, THINKING))]


def test_the_estimate_follows_the_speed_of_this_computer(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """On a computer that is three times slower than expected, the remaining steps take three times as long."""
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr(module, "is_warm", lambda *_: False)
    preparation = Preparation([game], FOR_TABLES)
    (job,) = preparation.jobs
    job.started = now
    expected = [seconds for _, seconds in job.steps]
    assert preparation.progress(FOR_TABLES).seconds == pytest.approx(sum(expected))
    now += 3 * expected[0]
    preparation.note_step(job)
    assert preparation.progress(FOR_TABLES).seconds == pytest.approx(3 * sum(expected[1:]))
    assert preparation.progress(FOR_TABLES).done == pytest.approx(expected[0] / sum(expected))
    now += 1e6
    late = preparation.progress(FOR_TABLES)
    assert 0 < late.done < 1
    assert late.seconds > 0


def test_steps_in_the_cache_do_not_make_the_estimate_too_optimistic(
    monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr(module, "is_warm", lambda *_: False)
    preparation = Preparation([game], FOR_TABLES)
    (job,) = preparation.jobs
    job.started = now
    now += 0.01
    preparation.note_step(job)
    assert preparation.progress(FOR_TABLES).seconds == pytest.approx(sum(seconds for _, seconds in job.steps[1:]))


def test_a_part_is_done_with_its_last_step(game: Game) -> None:
    job = Job(game, FOR_TABLES)
    job.finished = len(job.steps) - 1
    assert job.is_done(RULES)
    assert not job.is_done(GLANCING)
    assert job.is_done(THINKING)
