"""Finding rules by number, section and word."""

from __future__ import annotations

import ludoteca
from ludoteca.core.rulebook import find_rules

BOOK = ludoteca.game("lanterns").rulebook()


def test_a_number_finds_its_rule_as_plain_text() -> None:
    (rule,) = find_rules(BOOK, " la-3.5 ")
    assert rule.startswith("LA-3.5 Place a lake tile (mandatory): ")
    assert "*" not in rule


def test_a_section_is_shown_whole() -> None:
    lines = find_rules(BOOK, "LA-3")
    assert lines[0] == "LA-3 A turn"
    assert "at most once each" in lines[1]
    assert [line.split()[0] for line in lines[2:]] == [f"LA-3.{number}" for number in range(1, 8)]
    assert "lake tile" in "\n".join(find_rules(BOOK, "LA-8"))


def test_a_word_finds_every_rule_that_contains_it_and_an_empty_text_finds_none() -> None:
    assert all("twelve" in rule.lower() for rule in find_rules(BOOK, "Twelve"))
    assert find_rules(BOOK, "Twelve")
    for nothing in ("", "  ", "zzz", "LA-9", "LA-9.9", "SH-3.3"):
        assert find_rules(BOOK, nothing) == []
