"""Translated rulebooks: the same sections, the same rules, and the same numbers in every one of them."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.core.rulebook import rulebook_document
from ludoteca.core.types import Document
from tests.tables import BUILT_IN

LANGUAGES = ("it", "fr", "pl")
RULING = {
    "en": "*Our ruling.*",
    "it": "*Decisione nostra.*",
    "fr": "*Notre décision.*",
    "pl": "*Nasze rozstrzygnięcie.*",
}
RULED = {
    "lanterns": {"LA-3.4", "LA-3.7", "LA-4.2", "LA-5.1", "LA-5.3"},
    "shelfie": {"SH-4.3", "SH-4.4", "SH-4.5", "SH-6", "SH-6.1", "SH-6.12"},
}
"""Where the original rulebooks say nothing and we had to decide."""
TRANSLATED = [(game, language) for game in BUILT_IN for language in LANGUAGES]


def book(game: str, language: str) -> Document:
    return rulebook_document(ludoteca.game(game).rulebook(language))


def rules(document: Document) -> dict[str, str]:
    return {rule["number"]: rule["text"] for section in document["sections"] for rule in section["rules"]}


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translation_has_exactly_the_same_numbers(game: str, language: str) -> None:
    english, translated = book(game, "en"), book(game, language)
    assert list(rules(translated)) == list(rules(english))
    outline = [(section["number"], bool(section["text"])) for section in english["sections"]]
    assert [(section["number"], bool(section["text"])) for section in translated["sections"]] == outline
    headings = re.compile(r"^## \S+", re.MULTILINE)
    assert headings.findall(ludoteca.game(game).rulebook(language)) == headings.findall(ludoteca.game(game).rulebook())


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_count_in_a_translated_rule_is_the_one_of_the_rule(game: str, language: str) -> None:
    translated = rules(book(game, language))
    for number, text in rules(book(game, "en")).items():
        assert sorted(re.findall(r"\d+", translated[number])) == sorted(re.findall(r"\d+", text)), number


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_rule_is_translated(game: str, language: str) -> None:
    english, translated = rules(book(game, "en")), rules(book(game, language))
    assert [number for number in english if english[number] == translated[number]] == []
    titles = {section["title"] for section in book(game, "en")["sections"]}
    assert titles.isdisjoint(section["title"] for section in book(game, language)["sections"])


@pytest.mark.parametrize("language", RULING)
@pytest.mark.parametrize("game", RULED)
def test_our_own_rulings_are_marked_and_the_mark_is_explained(game: str, language: str) -> None:
    document, mark = book(game, language), RULING[language]
    paragraphs = {each["number"]: each["text"] for each in document["sections"]} | rules(document)
    assert {number for number, text in paragraphs.items() if mark in text} == RULED[game]
    head, *_ = ludoteca.game(game).rulebook(language).split("\n## ")
    assert head.count(mark) == 1
    assert ludoteca.game(game).rulebook(language).count(mark) == len(RULED[game]) + 1


@pytest.mark.parametrize(
    ("language", "others"),
    [
        ("it", r"piazz|casell|tabellone|\bestra|pallin|riempiment|\bserie\b|quattro uguali|gettone di fine"),
        ("fr", r"bateau dessiné|pastille|générique|\bséries?\b"),
        ("pl", r"dołoż|dobrowoln|dobier|ogóln|łódk|jednakowe karty"),
    ],
)
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_translation_uses_the_words_of_the_original_rulebooks(game: str, language: str, others: str) -> None:
    assert re.findall(others, ludoteca.game(game).rulebook(language), re.IGNORECASE) == []


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_book_has_the_same_table_of_words(game: str, language: str) -> None:
    table = re.compile(r"^\|.*$", re.MULTILINE)
    english, translated = ludoteca.game(game).rulebook(), ludoteca.game(game).rulebook(language)
    assert table.findall(translated) == table.findall(english) != []


def test_a_language_that_nobody_has_translated_to_is_english() -> None:
    assert ludoteca.game("lanterns").rulebook("de") == ludoteca.game("lanterns").rulebook()


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_emphasis_is_in_the_translation_too(game: str, language: str) -> None:
    translated = rules(book(game, language))
    for number, text in rules(book(game, "en")).items():
        marks = [text.count(mark) for mark in ("**", "*", "`")]
        assert [translated[number].count(mark) for mark in ("**", "*", "`")] == marks, number


def test_a_book_is_told_with_its_emphasis_and_without_its_tables() -> None:
    told = book("lanterns", "en")
    assert told["title"] == "Lanterns: The Harvest Festival — the rules, numbered"
    assert [section["number"] for section in told["sections"]] == [f"LA-{number}" for number in range(1, 8)]
    turn = told["sections"][2]
    assert (turn["title"], turn["text"].split(":")[0]) == ("A turn", "In this order")
    assert rules(told)["LA-3.5"].startswith("**Place a lake tile** (mandatory): one tile from your hand")
    assert not any("|" in text for text in [*rules(told).values(), *(each["text"] for each in told["sections"])])
