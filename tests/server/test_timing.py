"""Timing: the time of an answer reveals nothing that is hidden from its recipient.

Python code is traced line by line: it takes exactly the same steps whatever is hidden. Compiled code is measured, by
the fastest of many tries.
"""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import ludoteca
from ludoteca.core.state import State
from ludoteca.server.live.room import Room
from tests.server.live.test_lengths import STORIES, frames
from tests.server.stories import SPECTATOR, Story, forbidden
from tests.sizes import SOAK, few

OURS = str(Path(ludoteca.__file__).parent)
UNORDERED = {Room.is_here.__code__}
"""Searches a set, whose order differs each time."""
Steps = Counter[tuple[str, int]]


def steps(work: Callable[[], object]) -> Steps:
    """How often some work executes each line of the server."""
    seen: Steps = Counter()

    def follow(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            seen[frame.f_code.co_filename, frame.f_lineno] += 1
        return follow

    def enter(frame: FrameType, _: str, __: Any) -> Any:
        code = frame.f_code
        while frame.f_back is not None and code.co_name.startswith("<"):
            frame = frame.f_back
            code = frame.f_code
        return follow if code.co_filename.startswith(OURS) and code not in UNORDERED else None

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        work()
    finally:
        sys.settrace(before)
    return seen


def following(data: Path, story: Story, first: State, witness: str) -> Steps:
    """The steps by which a story is told to a witness, on a table that is set like this."""
    return steps(lambda: frames(data, story, first, witness))


def different(one: Steps, other: Steps) -> Steps:
    """What was done more often in one than in the other."""
    return (one - other) + (other - one)


@pytest.mark.parametrize(("game", "players"), STORIES if SOAK else [("lanterns", 2), ("shelfie", 3)])
def test_the_work_for_an_answer_does_not_depend_on_what_is_hidden_from_its_recipient(
    tmp_path: Path, game: str, players: int
) -> None:
    assert threading.current_thread() is threading.main_thread()
    story, data = Story(game, players), tmp_path / "server.sqlite3"
    for witness in ("0", SPECTATOR):
        # The first time something is loaded, and remembered.
        frames(data, story, story.first, witness)
        usual = following(data, story, story.first, witness)
        assert usual.total() > 1000 * story.plies
        for turn in range(1, 1 + few(2)):
            assert not different(usual, following(data, story, story.sibling(witness, turn), witness))


def test_an_extra_step_for_something_hidden_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    why_illegal = State.why_illegal

    def telltale(state: State, action: Any) -> Any:
        for _ in range(state.position()["stack"][0]):
            pass
        return why_illegal(state, action)

    telltale.__code__ = telltale.__code__.replace(co_filename=f"{OURS}/telltale.py")
    monkeypatch.setattr(State, "why_illegal", telltale)
    story, data = Story("lanterns", 2), tmp_path / "server.sqlite3"
    told = [following(data, story, first, "1") for first in (story.first, story.sibling("1"))]
    assert different(*told)


# What is compiled

AT_ONCE, TRIES = 20, 200
APART = 0.15


def shortest(works: list[Callable[[], object]]) -> list[float]:
    """How long some works take at least, tried in turns so that whatever else goes on disturbs all of them alike."""
    least = [float("inf")] * len(works)
    for _ in range(TRIES):
        for number, work in enumerate(works):
            started = time.perf_counter()
            for _ in range(AT_ONCE):
                work()
            least[number] = min(least[number], time.perf_counter() - started)
    return least


def looked_at(state: State, witness: str) -> Callable[[], object]:
    """All that is asked of the rules for a witness's answers: the view, and why something is not allowed."""
    seat = None if witness == SPECTATOR else int(witness)
    tried = [*forbidden(state, witness)][:5]

    def look() -> None:
        state.view(seat)
        for action in tried:
            state.why_illegal(action)

    return look


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), STORIES)
def test_the_time_of_the_rules_does_not_depend_on_what_is_hidden(game: str, players: int) -> None:
    story = Story(game, players)
    for witness in ("0", SPECTATOR):
        worlds = [story.first, *(story.sibling(witness, turn) for turn in range(1, 5))]
        times = shortest([looked_at(first, witness) for first in worlds])
        assert max(times) < (1 + APART) * min(times), [round(1e6 * each / AT_ONCE, 1) for each in times]
