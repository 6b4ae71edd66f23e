"""The prose check: what each rule catches and leaves alone, which parts of files it reads, and the baseline."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import prose

TEXT = Path("docs/text.md")
CODE = Path("src/ludoteca/match/code.py")

BAD = [
    ("anew", "Deal the tiles anew."),
    ("so many", "After so many seconds it gives up."),
    ("some N", "It takes some 40 seconds."),
    ("some N", "It takes some hundred matches."),
    ("lies in", "The file lies in the cache folder."),
    ("lies in", "Every number stands in the code."),
    ("is no", "This file is no database."),
    ("who", "Who reads too slowly is cut off."),
    ("who", "It begins at once; who comes late can watch."),
    ("who", "You watch this table: only who sits there can talk."),
    ("house", "The house is warming up."),
    ("service", "The service restarts."),
    ("lay a table", "Press Play and the table is laid."),
    ("lay a table", "They lay a new table."),
    ("put away", "The host put the table away."),
    ("get up", "Get up before the match begins."),
    ("hold each other", "These are objects that hold each other."),
    ("look whether", "Look whether it runs."),
    ("else", "Folder of the results; else a new one."),
    ("spelling", "The colours of the tiles."),
    ("spelling", "It is under the MIT licence."),
]

GOOD = [
    "Deal the tiles again.",
    "There are so many tables that the list is cut off.",
    "Some players took 40 seconds.",
    "Two cards lie face down, and N stands for north.",
    "There is no database here, and the file is no longer used.",
    "Who is to move?",
    "Who sits at the table, and who is to move.",
    "Who else plays.",
    "Players who read too slowly are disconnected.",
    "She lives in her house.",
    "A systemd service restarts the server.",
    "A laid tile stays on the table.",
    "The host closed the table.",
    "Look at the board, or look up whether it counts.",
    "Everyone else waits.",
    "The colors of your neighbors; it is licensed.",
]


def rules_in(text: str, path: Path = TEXT) -> list[str]:
    return [hit.rule.name for hit in prose.hits_in(path, text)]


@pytest.mark.parametrize(("rule", "sentence"), BAD)
def test_each_rule_catches_its_example(rule: str, sentence: str) -> None:
    assert rules_in(sentence) == [rule]


@pytest.mark.parametrize("sentence", GOOD)
def test_good_sentences_pass(sentence: str) -> None:
    assert rules_in(sentence) == []


def test_every_rule_for_prose_has_an_example() -> None:
    assert {rule for rule, _ in BAD} == {rule.name for rule in prose.PROSE}


def test_sentences_are_found_across_lines_with_their_first_line() -> None:
    (hit,) = prose.hits_in(TEXT, "# Title\n\nDo not wait: the table\nis laid.\n")

    assert (hit.line, hit.text) == (3, "table is laid")
    assert str(hit).startswith("docs/text.md:3: lay a table: 'table is laid'; write: open")


def test_code_in_texts_is_left_alone() -> None:
    assert rules_in("Call `colour()` or `anew`.\n\n```\nthe house\n```\n\n[link](docs/service.md)\n") == []


def test_python_is_searched_in_docstrings_and_comments_only() -> None:
    code = '''"""Draw anew."""

colour = "the house"
SIZE = 3
"""Cells of a neighbour."""


def draw() -> str:
    """Draw."""
    # Who waits too long
    # is cut off.
    return "anew"  # from the service
'''

    hits = sorted((hit.line, hit.rule.name) for hit in prose.hits_in(CODE, code))

    assert hits == [(1, "anew"), (5, "spelling"), (10, "who"), (12, "service")]


def test_scripts_are_searched_in_comments_only() -> None:
    script = 'const colour = "http://the house"; // drawn anew\n/* the\n * house */\n<!-- colour -->\n'

    assert sorted(rules_in(script, Path("web/src/x.ts"))) == ["anew", "house", "spelling"]


def test_messages_are_searched_without_their_names_and_values() -> None:
    message = "page-service = The { $colour } tile\nhelp-x =\n    The table is laid.\n"

    assert rules_in(message, Path("src/ludoteca/locales/en/x.ftl")) == ["lay a table"]


@pytest.mark.parametrize(
    ("function", "rules"),
    [
        ("def told(): ...", ["told, said"]),
        ("def take_told(): ...", ["told, said"]),
        ("async def replayed(): ...", ["participle"]),
        ("def kept(): ...", ["participle"]),
        ("def replay(): ...", []),
        ("def checked_name(): ...", []),
        ("def feed(): ...", []),
        ("def finished() -> bool: ...", []),
        ("@property\ndef finished(): ...", []),
        ("def test_what_is_told(): ...", []),
    ],
)
def test_functions_are_verbs(function: str, rules: list[str]) -> None:
    assert rules_in(function, CODE) == rules


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ("whoever", "Whoever connects sends a hello."),
        ("who", "A bot plays on for who left."),
        ("any more", "Nothing is hidden any more."),
        ("for ever", "It waits for ever."),
        ("now and then", "Now and then it measures."),
    ],
)
def test_stricter_rules_hold_in_some_folders(rule: str, sentence: str) -> None:
    assert rules_in(f"# {sentence}", CODE) == [rule]
    assert rules_in(f"# {sentence}", Path("tests/code.py")) == []


def test_strict_folders_allow_sentences_about_people() -> None:
    assert rules_in("# The people who left, and who is to move; ask somebody who knows.", CODE) == []


@pytest.mark.parametrize("code", ["def run(told): ...", "said = 1", "for said in (): ..."])
def test_strict_folders_have_no_variables_called_told_or_said(code: str) -> None:
    assert rules_in(code, CODE) == ["told, said"]
    assert rules_in(code, Path("tests/code.py")) == []


def test_counts_are_kept_for_each_folder() -> None:
    paths = ["README.md", "docs/a/b.md", "src/ludoteca/match/x/y.py", "src/ludoteca/locales/en/page.ftl"]

    folders = [prose.folder_of(Path(path)) for path in paths]

    assert folders == ["README.md", "docs", "src/ludoteca/match", "src/ludoteca/locales/en"]


def test_the_baseline_allows_old_hits_and_no_more() -> None:
    hits = [*prose.hits_in(TEXT, "anew"), *prose.hits_in(TEXT, "colour"), *prose.hits_in(CODE, "# anew")]
    allowed = prose.count(hits)

    more = [*hits, *prose.hits_in(TEXT, "anew")]

    assert prose.grown(hits, allowed) == []
    assert [hit.rule.name for hit in prose.grown(more, allowed)] == ["anew", "anew"]
    assert prose.grown(hits, {"docs": allowed["docs"]}) == hits[2:]


def test_the_table_has_a_row_for_each_folder() -> None:
    assert prose.table({"docs": {"anew": 2, "who": 1}, "tests": {"who": 4}}).splitlines() == [
        "| folder | anew | who | all |",
        "| --- | --- | --- | --- |",
        "| docs | 2 | 1 | 3 |",
        "| tests |  | 4 | 4 |",
    ]
