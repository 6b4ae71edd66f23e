"""Every command in the documentation exists, with the options that the documentation gives it."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.exceptions import TyperException
from typer.main import get_command

from ludoteca.cli import app
from tools.check_docs import ROOT, all_tokens, parse, texts

PAGES = [path for path in texts() if path.parts[0] in ("README.md", "CONTRIBUTING.md", "docs")]
NOT_ALL = re.compile(r"\s(#|\||>|&&|;|<<)\s?.*")
"""What follows a command on its line: a comment, a pipe or another command."""
TITLES = ("match",)
"""Not commands: `ludoteca match 2` is the name of a file format."""
PLACEHOLDERS = {"GAME": "lanterns", "pig": "starter"}
"""Names of games that the documentation uses before they exist."""
PROGRAM = re.compile(r"(?:\S*/)?ludoteca (.*)")


def block_lines(page: Path) -> Iterator[str]:
    """The lines of all code blocks, without prompts, and with continued lines joined."""
    for token in parse(page):
        if token.type == "fence" and token.info.strip() in ("", "sh", "console", "bash"):
            for line in token.content.replace("\\\n", " ").splitlines():
                yield line.strip().removeprefix("$ ")


def inline_codes(page: Path) -> Iterator[str]:
    """Code inside sentences."""
    yield from (token.content for token in all_tokens(parse(page)) if token.type == "code_inline")


def arguments(line: str) -> list[str] | None:
    """The arguments of a line that runs ludoteca, or None."""
    found = PROGRAM.match(line)
    return (shlex.split(NOT_ALL.sub("", f" {found[1]}")) or None) if found else None


def check(words: list[str], is_whole: bool) -> str:
    """What is wrong with a command line, or nothing; in a sentence, arguments may be left out."""
    name, *rest = [PLACEHOLDERS.get(word, word) for word in words]
    group = get_command(app)
    found = group.commands.get(name)  # type: ignore[attr-defined]
    if name in {"--help", *(option for parameter in group.params for option in parameter.opts)} or "--help" in rest:
        return ""
    if found is None:
        return f"there is no command {name}"
    try:
        found.make_context(name, rest)
    except TyperException as wrong:
        if is_whole or type(wrong).__name__ != "MissingParameter":
            return wrong.format_message()
    return ""


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_command_can_be_typed_as_it_is_written(page: Path) -> None:
    wrong = []
    for lines, is_whole in ((block_lines(page), True), (inline_codes(page), False)):
        for line in lines:
            words = arguments(line)
            if words is not None and words[0] not in TITLES and (said := check(words, is_whole)):
                wrong.append(f"{line}: {said}")
    assert wrong == []


def test_the_commands_of_the_guides_are_found() -> None:
    found = {words[0] for page in PAGES for line in block_lines(page) if (words := arguments(line)) is not None}
    assert {"play", "serve", "worker", "backup", "restore", "move-data", "arena", "generate", "study"} <= found
    assert arguments("/opt/ludoteca/bin/ludoteca restore --data a b  # now") == ["restore", "--data", "a", "b"]
    assert arguments("podman build --tag ludoteca .") is None
    assert check(["serve", "--nope"], False).startswith("No such option: --nope")
    assert check(["backup"], True)
    assert not check(["backup"], False)


def test_files_that_the_guide_copies_or_runs_exist() -> None:
    named = {path for line in block_lines(Path("docs/hosting.md")) for path in re.findall(r"\bdeploy/[\w.-]+", line)}
    assert {"deploy/install.sh", "deploy/ludoteca.service"} <= named
    assert [path for path in sorted(named - {"deploy/.env"}) if not (ROOT / path).exists()] == []
