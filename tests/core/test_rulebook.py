"""Finding rules by number, section and word."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.core.rulebook import find_rules, players_book
from ludoteca.locales import LANGUAGES

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


@pytest.mark.parametrize("name", ["lanterns", "shelfie"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_no_notes_for_contributors(name: str, language: str) -> None:
    whole = ludoteca.game(name).rulebook(language)
    book = players_book(whole)
    assert "<!--" not in book
    assert "|" not in book, "the table of words"
    assert "Pegasus" not in book
    assert not re.search(r"LA-[78]|SH-[89]", book), "worked examples and words"
    rules = [line.split()[1] for line in whole.splitlines() if line.startswith("- ")]
    kept = [line.split()[1] for line in book.splitlines() if line.startswith("- ")]
    assert kept == [number for number in rules if number[:4] not in ("LA-7", "SH-8")]
    assert not re.search(r"  |\s[.,;:]\s", book) or language == "fr"
