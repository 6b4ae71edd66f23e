"""The rulebook is the table of contents: its numbers, those the code cites and those the tests carry are the same.

Every game that is found is compared, and no game is named here.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import ludoteca

TESTS = Path(__file__).parent.parent
NUMBER = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
SECTION = re.compile(r"^## ([A-Z]{2}-\d+) (.*)$", re.MULTILINE)
DEFINITION = re.compile(r"^- ([A-Z]{2}-\d+\.\d+) ", re.MULTILINE)

GAMES = ludoteca.game_names()


def folder(name: str) -> Path:
    """Where a game lives."""
    return Path(inspect.getfile(type(ludoteca.game(name)))).parent


def rulebook(name: str) -> str:
    """The text of a game's rulebook."""
    return (folder(name) / "RULEBOOK.md").read_text(encoding="utf-8")


def definitions(name: str) -> set[str]:
    """The numbers that a rulebook gives its rules."""
    return set(DEFINITION.findall(rulebook(name)))


def examples(name: str) -> set[str]:
    """The numbers of worked examples, which only tests carry."""
    sections = [number for number, title in SECTION.findall(rulebook(name)) if "worked examples" in title]
    return {number for number in definitions(name) if number.rpartition(".")[0] in sections}


def prefixes(name: str) -> set[str]:
    """The letters before a game's numbers."""
    return {number[:3] for number in definitions(name)}


def citations(name: str) -> set[str]:
    """The numbers that a game's sources cite."""
    sources = [source.read_text(encoding="utf-8") for source in folder(name).rglob("*.py")]
    return {number for source in sources for number in NUMBER.findall(source) if number[:3] in prefixes(name)}


@cache
def rule_marks() -> dict[str, list[str]]:
    """The numbers in the rule marks of all tests, with the tests that carry them."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for test, number in marks(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(number, []).append(f"{path.relative_to(TESTS)}::{test}")
    return found


def marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Every test function of a file with each number that it is marked with."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for mark in function.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield function.name, ast.literal_eval(mark.args[0])


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_one_number_in_its_section(name: str) -> None:
    numbers = DEFINITION.findall(rulebook(name))
    assert len(set(numbers)) == len(numbers) > 0
    sections = {section for section, _ in SECTION.findall(rulebook(name))}
    assert {number.rpartition(".")[0] for number in numbers} <= sections
    assert numbers == sorted(numbers, key=lambda number: [int(part) for part in re.findall(r"\d+", number)])


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_cited_by_the_code(name: str) -> None:
    assert definitions(name) - examples(name) - citations(name) == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_carried_by_a_test(name: str) -> None:
    assert definitions(name) - set(rule_marks()) == set()


@pytest.mark.parametrize("name", GAMES)
def test_code_and_rulebook_cite_only_rules_that_exist(name: str) -> None:
    assert citations(name) - definitions(name) == set()
    own = {number for number in NUMBER.findall(rulebook(name)) if number[:3] in prefixes(name)}
    assert own - definitions(name) == set()


def test_tests_carry_only_rules_that_exist() -> None:
    every = {number for name in GAMES for number in definitions(name)}
    assert {number: tests for number, tests in rule_marks().items() if number not in every} == {}


@pytest.mark.parametrize("name", GAMES)
def test_options_name_rules_that_exist(name: str) -> None:
    assert {option.rule for option in ludoteca.game(name).options} <= definitions(name)


def test_no_two_games_share_their_numbers() -> None:
    letters = [letter for name in GAMES for letter in prefixes(name)]
    assert len(set(letters)) == len(letters)
