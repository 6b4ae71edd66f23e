"""The examples of the documentation really run, and one that cannot run says why."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from tools import check_docs
from tools.docs_commands import reason_not_to_run, small_command
from tools.docs_examples import Examples


@pytest.fixture(scope="module")
def examples() -> Iterator[Examples]:
    with ExitStack() as stack:
        yield Examples(stack)


def failures(examples: Examples, text: str) -> list[str]:
    return examples.failures(Path("docs/page.md"), MarkdownIt("commonmark").parse(text))


def test_python_examples_of_a_page_share_their_names_and_report_what_fails(examples: Examples) -> None:
    assert failures(examples, "```python\na = 1\n```\n\n```python\nassert a == 1\n```\n") == []
    (wrong,) = failures(examples, "# Page\n\n```python\nprint(a)\n```\n")
    assert wrong.startswith("docs/page.md:3: the example fails")
    assert "NameError: name 'a' is not defined" in wrong


def test_commands_run_and_report_what_fails(examples: Examples) -> None:
    assert failures(examples, "```console\n$ ludoteca rules lanterns LA-3.4  # a rule\n```\n") == []
    (wrong,) = failures(examples, "```console\n$ ludoteca rules lanterns LA-9.9\n```\n")
    assert "$ ludoteca rules lanterns LA-9.9\nludoteca: " in wrong
    (wrong,) = failures(examples, "```console\n$ make tea\n```\n")
    assert "There is no target tea." in wrong
    (wrong,) = failures(examples, "```console\n$ printf hello\ngoodbye\n```\n")
    assert "hello" in wrong


def test_an_example_that_is_not_run_says_why(examples: Examples) -> None:
    assert failures(examples, "<!-- not run: it takes a year -->\n```python\nraise OSError\n```\n") == []
    assert examples.not_run[-1] == "docs/page.md:2: raise OSError: it takes a year"
    (wrong,) = failures(examples, "```fortran\nPRINT\n```\n")
    assert "a block of the kind 'fortran'" in wrong


def test_a_document_is_read_by_what_reads_it(examples: Examples) -> None:
    page = Path("docs/positions.md")
    (wrong,) = examples.failures(page, MarkdownIt().parse('```json\n{"game": "lanterns"}\n```\n'))
    assert "the example fails" in wrong
    (wrong,) = failures(examples, "```json\n{}\n```\n")
    assert "docs/page.md" in wrong


def test_commands_are_made_small() -> None:
    arena = small_command(["arena", "lanterns", "--players", "master,flat@500,adept", "--matches", "60"])
    assert "master@2,flat@2,adept" in arena
    assert arena[-4:] == ["--matches", "1", "--jobs", "1"]
    assert reason_not_to_run("ludoteca serve --data club.sqlite3", is_slow=True).startswith("runs until Ctrl-C")
    assert reason_not_to_run("ludoteca train shelfie", is_slow=False)
    assert not reason_not_to_run("ludoteca train shelfie", is_slow=True)


@pytest.mark.soak
def test_the_slow_examples_run_too() -> None:
    assert check_docs.main(["--slow"]) == 0
