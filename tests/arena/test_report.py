"""Reports are complete and need no external files."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from ludoteca.arena.html_report import page
from ludoteca.arena.play import heading, play_round, result_of, void_result
from ludoteca.arena.report import markdown, plain, write_reports
from ludoteca.arena.schedule import Settings, schedule
from ludoteca.arena.summary import summary
from ludoteca.arena.svg_charts import chart
from ludoteca.core.types import Document
from tests.arena.oddities import MAKER

VOID = ("meta", "link", "br")


@pytest.fixture(scope="module")
def arena_summary() -> Document:
    settings = Settings("subtraction", ("greedy", "random", "raises"), 3, maker=MAKER)
    fixtures = schedule(settings, 12)
    lost = {**heading(settings, fixtures[-1]), **void_result("The process that played it died.")}
    return summary(settings, 12, [*play_round(settings, tuple(fixtures[:-1])), lost])


class Page(HTMLParser):
    """A parser that checks that every element is closed, and collects the text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("report", [plain, markdown, lambda arena_summary: Page(page(arena_summary)).words])
def test_every_report_has_players_shares_pairs_and_failures(report: object, arena_summary: Document) -> None:
    text = report(arena_summary)  # type: ignore[operator]
    for words in ("greedy", "random", "raises", "11 matches in 4 rounds", "greedy before random", "ZeroDivisionError"):
        assert words in text
    assert "not counted, round 3" in text
    assert re.search(r"\d+\.\d% \(\d+\.\d–\d+\.\d\)", text)


@pytest.mark.parametrize("report", [markdown, page])
def test_written_reports_say_how_to_repeat_them(report: object, arena_summary: Document) -> None:
    assert "ludoteca arena subtraction --players greedy,random,raises --seats 3" in report(arena_summary)  # type: ignore[operator]


def test_the_page_is_complete_needs_no_network_and_has_a_dark_theme(arena_summary: Document) -> None:
    text = page(arena_summary)
    assert Page(text).open == []
    assert not re.search(r"https?:|//\w|@import|url\(|<script|src=", text)
    assert re.findall(r'href="([^"]*)"', text) == ["data:,"]
    assert "prefers-color-scheme: dark" in text


def test_names_cannot_break_the_page() -> None:
    settings = Settings("subtraction", ('<b>"&', "other"), 2)
    records = [
        {
            **heading(settings, each),
            **result_of([1, 0], [1, 2]),
            "cpu_seconds": [],
            "decisions": [],
            "longest_seconds": [],
        }
        for each in schedule(settings, 2)
    ]
    text = page(summary(settings, 2, records))
    assert Page(text).open == []
    assert "<b>" not in text


def test_the_picture_has_a_bar_and_a_whisker_for_each_contestant(arena_summary: Document) -> None:
    picture = ET.fromstring(chart(arena_summary))
    bars = picture.findall("rect")
    assert len(bars) == 3
    for bar, each in zip(bars, arena_summary["contestants"], strict=True):
        assert float(bar.attrib["width"]) == pytest.approx(480 * each["firsts"]["share"], abs=0.2)
    assert sum(line.attrib["class"] == "whisker" for line in picture.findall("line")) == 1 + 3 * 3
    assert "greedy" in picture.attrib["aria-label"]


def test_plain_text_tables_are_aligned(arena_summary: Document) -> None:
    block = plain(arena_summary).split("\n\n")[1].splitlines()
    assert len({len(each) for each in block}) == 1


def test_the_report_files_are_next_to_the_results(arena_summary: Document, tmp_path: Path) -> None:
    write_reports(arena_summary, tmp_path)
    assert json.loads((tmp_path / "summary.json").read_text("utf-8")) == arena_summary
    assert sorted(each.name for each in tmp_path.iterdir()) == [
        "report.html",
        "report.md",
        "report.png",
        "summary.json",
    ]


def test_a_long_list_of_failures_is_shortened() -> None:
    settings = Settings("subtraction", ("raises", "random"), 2, maker=MAKER)
    arena_summary = summary(settings, 30, play_round(settings, tuple(schedule(settings, 30))))
    assert "and 10 more: see results.jsonl" in plain(arena_summary)


def test_an_empty_arena_has_a_report() -> None:
    arena_summary = summary(Settings("subtraction", ("greedy", "random"), 2), 2, [])
    assert "–" in plain(arena_summary)
    assert Page(page(arena_summary)).open == []
