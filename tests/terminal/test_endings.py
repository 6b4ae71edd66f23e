"""After the end of a match on this computer: again, replay, analyze."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from ludoteca.match.log import Refused
from ludoteca.search.analysis_document import Analysis
from ludoteca.terminal import local_table
from ludoteca.terminal.local_table import LocalTable
from ludoteca.terminal.plain_session import PlainSession
from ludoteca.terminal.table import Hint
from tests.search.analyses import small_analysis
from tests.terminal.pilots import play_greedily, playing
from tests.terminal.tables import local
from tests.terminal.test_plain_session import play, type_lines


@pytest.fixture
def ended_table(tmp_path: Path) -> LocalTable:
    """A saved match of My Shelfie that is over."""
    table = local("shelfie", "greedy", path=tmp_path / "shelfie-1.json")
    asyncio.run(play_greedily(table, 1000))
    return table


def quick_analysis(match: object) -> Iterator[Analysis]:
    """An analysis that takes no time."""
    yield small_analysis()


@pytest.mark.usefixtures("data_folder")
def test_the_end_offers_again_replay_and_analyze(ended_table: LocalTable) -> None:
    async def scene() -> None:
        async with playing(ended_table) as player:
            await player.until(lambda: player.above == "EndDialog")
            row = player.screen.query_one("Board").canvas.text().splitlines()[-1]  # type: ignore[attr-defined]
            assert "a Play again  r Replay  n Analyze" in row
            await player.press("down", "enter")
            await player.until(lambda: player.above == "ReplayScreen")
            await player.press("q")
            await player.until(lambda: player.above == "TableScreen")
            with patch.object(local_table, "analyses", quick_analysis):
                await player.press("n")
                await player.until(lambda: player.above == "TextDialog")
            await player.press("escape", "a")
            await player.until(lambda: player.app._exit)

    asyncio.run(scene())
    again = ended_table.next_table
    assert again is not None
    assert again.result is None
    assert again.names == [ended_table.names[-1], *ended_table.names[:-1]], "everybody one seat further"
    assert again.match.setting.seed != ended_table.match.setting.seed
    assert again.path is not None
    assert again.path.exists()


@pytest.mark.usefixtures("data_folder")
def test_line_mode_offers_the_same(ended_table: LocalTable) -> None:
    plain = PlainSession(ended_table, "en")
    with patch.object(local_table, "analyses", quick_analysis):
        is_over, lines = play(plain, type_lines("foo", "replay", "analyse", "again"))
    assert is_over
    assert sum("Type again for a rematch" in line for line in lines) == 2, "once more after a word that means nothing"
    assert any("Blunder: −30% chance to win" in line and "Better: take d2 > 2" in line for line in lines)
    assert ended_table.next_table is not None


def test_hints_report_their_progress_and_are_sorted_by_what_they_show() -> None:
    table = local("shelfie", "greedy")
    asyncio.run(play_greedily(table, 2))
    shown = [(0.4, 30.0), (0.6, 20.0), (0.6, 25.0)]

    async def hint() -> list[Hint]:
        await asyncio.sleep(0.01)
        return [Hint(table.actions()[number], *each, []) for number, each in enumerate(shown)]

    table.hint = hint  # type: ignore[method-assign]
    _, lines = play(PlainSession(table, "en"), type_lines("hint"))
    assert lines[-2] == "Looking for a good move…"
    chances = [line.strip() for line in lines[-1].splitlines() if "Win chance" in line]
    assert chances == [
        "Win chance 60% · about 25 points",
        "Win chance 60% · about 20 points",
        "Win chance 40% · about 30 points",
    ]


def test_hints_that_are_refused_are_not_looked_for() -> None:
    table = local("shelfie", "greedy")

    async def hint() -> list[Hint]:
        raise Refused("counted", "page-refused-counted")

    table.hint = hint  # type: ignore[method-assign]
    _, lines = play(PlainSession(table, "en"), type_lines("hint"))
    assert "counts for the daily deal" in lines[-1]
    assert not any("Looking for" in line for line in lines)
