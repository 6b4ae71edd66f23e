"""The report on chances: positions are counted in the right tenth, with intervals that respect matches."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from tools.chances_page import bin_tables, picture, reliability, summary_table


def match(number: int, *positions: tuple[float, float]) -> dict[str, object]:
    return {"match": number, "positions": [{"after": chance, "won": won} for chance, won in positions]}


def test_positions_are_counted_by_the_tenth_of_their_chance() -> None:
    found = reliability([match(0, (0.0, 0), (0.61, 1)), match(1, (0.69, 0), (1.0, 1), (0.95, 1))], "after")
    assert [(row["from"], row["positions"], row["won"]) for row in found["bins"]] == [
        (0, 1, 0),
        (0.6, 2, 0.5),
        (0.9, 2, 1),
    ]
    assert found["bins"][1]["given"] == pytest.approx(0.65)
    assert (found["matches"], found["positions"], found["won"]) == (2, 5, 0.6)


def test_many_positions_of_one_match_are_no_better_than_one() -> None:
    apart = reliability([match(number, (0.5, number % 2)) for number in range(40)], "after")
    together = reliability([match(number, *[(0.5, number % 2)] * 5) for number in range(40)], "after")
    assert together["positions"] == 5 * apart["positions"]
    assert together["high"] - together["low"] == pytest.approx(apart["high"] - apart["low"], rel=0.05)


def test_the_report_names_what_is_off_and_draws_what_was_measured_enough() -> None:
    rows = [match(number, (0.65, number % 2), (0.25, number % 4 == 0)) for number in range(500)]
    found = {"shelfie-2-artisan-1-5x100": {"after": reliability(rows, "after")}}
    assert summary_table(found)[-1].endswith("| **60–70%** |")
    assert "| 60–70% | 500 | 65.0% | 50.0%" in "\n".join(bin_tables(found))
    found["shelfie-3-artisan-1-5x100"] = {"after": reliability(rows[:80], "after")}
    assert len(list(ET.fromstring(picture(found)).iter("{http://www.w3.org/2000/svg}circle"))) == 2
