"""Check the docs: relative links resolve, and the examples of README.md and docs/ run."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tools.docs_examples import Examples

ROOT = Path(__file__).resolve().parent.parent
FOLLOWED = (Path("docs/tutorials/your-own-game.md"),)
"""Tutorials that a test of their own follows step by step: tests/test_own_game_tutorial.py."""
SKIPPED = {"build", "dist", "node_modules"}


def texts() -> list[Path]:
    """List the project's own Markdown files."""
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*.md"))
    return sorted(path for path in found if not any(part in SKIPPED or part[0] == "." for part in path.parts))


def all_tokens(tokens: list[Token]) -> Iterator[Token]:
    """All tokens, including those inside paragraphs."""
    for token in tokens:
        yield token
        yield from all_tokens(token.children or [])


def anchors(tokens: list[Token]) -> set[str]:
    """The anchors of the headings, as code hosts make them."""
    headings = [after.content for token, after in pairwise(tokens) if is_heading(token)]
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def is_heading(token: Token) -> bool:
    """Whether a heading starts here."""
    return token.type == "heading_open"


def parse(path: Path) -> list[Token]:
    """Read one Markdown file."""
    return MarkdownIt("commonmark").enable("table").parse((ROOT / path).read_text(encoding="utf-8"))


def links(tokens: list[Token]) -> Iterator[str]:
    """The targets of links and pictures inside the project."""
    for token in all_tokens(tokens):
        target = str(token.attrGet("href") or token.attrGet("src") or "")
        if target and not urlsplit(target).scheme and not target.startswith("//"):
            yield target


def is_broken(path: Path, target: str) -> bool:
    """Whether the target of a link is missing."""
    place, _, anchor = unquote(target).partition("#")
    goal = (ROOT / path).parent / place if place else ROOT / path
    if not goal.exists():
        return True
    return bool(anchor) and goal.suffix == ".md" and anchor not in anchors(parse(goal))


def wanted_texts(arguments: list[str]) -> list[Path]:
    """The files that are named, or all of them."""
    named = [Path(word) for word in arguments if not word.startswith("-")]
    return named or texts()


def main(arguments: list[str]) -> int:
    """Check everything, print all errors, what is not run, and a summary; --slow runs more examples."""
    wrong: list[str] = []
    files = linked = 0
    with ExitStack() as stack:
        examples = Examples(stack, is_slow="--slow" in arguments)
        for path in wanted_texts(arguments):
            tokens = parse(path)
            files += 1
            for target in links(tokens):
                linked += 1
                if is_broken(path, target):
                    wrong.append(f"{path}: the target of the link {target} is missing")
            if path.parts[0] in ("README.md", "docs") and path not in FOLLOWED:
                wrong += examples.failures(path, tokens)
    for line in [*(f"not run: {each}" for each in examples.not_run), *wrong]:
        print(line)
    result = f"{len(wrong)} wrong" if wrong else "all good"
    counts = f"{examples.count} examples, {len(examples.not_run)} not run"
    print(f"{files} texts, {linked} links, {counts}: {result}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
