"""Reports: everything is in them, and nothing comes from elsewhere."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from ludoteca.arena.page import page
from ludoteca.arena.picture import chart
from ludoteca.arena.playing import heading, nobodys_fault, play_round, result_of
from ludoteca.arena.report import markdown, plain, write_reports
from ludoteca.arena.schedule import Settings, schedule
from ludoteca.arena.summary import summary
from ludoteca.core.types import Document
from tests.arena.oddities import MAKER

VOID = ("meta", "link", "br")


@pytest.fixture(scope="module")
def found() -> Document:
    settings = Settings("subtraction", ("greedy", "random", "raises"), 3, maker=MAKER)
    fixtures = schedule(settings, 12)
    lost = {**heading(settings, fixtures[-1]), **nobodys_fault("The process that played it died.")}
    return summary(settings, 12, [*play_round(settings, tuple(fixtures[:-1])), lost])


class Page(HTMLParser):
    """A reader that checks that every element is closed, and gathers what is shown."""

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


@pytest.mark.parametrize("report", [plain, markdown, lambda found: Page(page(found)).words])
def test_every_report_tells_players_shares_pairs_and_troubles(report: object, found: Document) -> None:
    told = report(found)  # type: ignore[operator]
    for words in ("greedy", "random", "raises", "11 matches in 4 rounds", "greedy before random", "ZeroDivisionError"):
        assert words in told
    assert "not counted, round 3" in told
    assert re.search(r"\d+\.\d % \(\d+\.\d–\d+\.\d\)", told)


@pytest.mark.parametrize("report", [markdown, page])
def test_written_reports_say_how_to_repeat_them(report: object, found: Document) -> None:
    assert "ludoteca arena subtraction --players greedy,random,raises --seats 3" in report(found)  # type: ignore[operator]


def test_the_page_is_whole_needs_no_network_and_knows_the_dark(found: Document) -> None:
    text = page(found)
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


def test_the_picture_has_a_bar_and_a_whisker_for_each_contestant(found: Document) -> None:
    picture = ET.fromstring(chart(found))
    bars = picture.findall("rect")
    assert len(bars) == 3
    for bar, each in zip(bars, found["contestants"], strict=True):
        assert float(bar.attrib["width"]) == pytest.approx(480 * each["firsts"]["share"], abs=0.2)
    assert sum(line.attrib["class"] == "whisker" for line in picture.findall("line")) == 1 + 3 * 3
    assert "greedy" in picture.attrib["aria-label"]


def test_tables_of_plain_text_are_aligned(found: Document) -> None:
    block = plain(found).split("\n\n")[1].splitlines()
    assert len({len(each) for each in block}) == 1


def test_the_files_lie_beside_the_results(found: Document, tmp_path: Path) -> None:
    write_reports(found, tmp_path)
    assert json.loads((tmp_path / "summary.json").read_text("utf-8")) == found
    assert sorted(each.name for each in tmp_path.iterdir()) == [
        "report.html",
        "report.md",
        "report.png",
        "summary.json",
    ]


def test_many_troubles_are_told_in_short() -> None:
    settings = Settings("subtraction", ("raises", "random"), 2, maker=MAKER)
    found = summary(settings, 30, play_round(settings, tuple(schedule(settings, 30))))
    assert "and 10 more: see results.jsonl" in plain(found)


def test_a_report_of_nothing_is_a_report() -> None:
    found = summary(Settings("subtraction", ("greedy", "random"), 2), 2, [])
    assert "–" in plain(found)
    assert Page(page(found)).open == []
