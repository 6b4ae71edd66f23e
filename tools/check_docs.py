"""Check the docs: relative links resolve, and the Python examples of README.md and docs/ run."""

from __future__ import annotations

import doctest
import re
import sys
import traceback
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).resolve().parent.parent
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


def examples(tokens: list[Token]) -> Iterator[tuple[int, str]]:
    """The Python examples, each with the number of the line before it."""
    for token in tokens:
        if token.type == "fence" and token.info.strip() == "python" and token.map:
            yield token.map[0] + 1, token.content


def failure(path: Path, line: int, source: str, names: dict[str, Any]) -> str:
    """Run one example with the names of earlier ones; return its error, or an empty text."""
    report: list[str] = []
    if source.lstrip().startswith(">>>"):
        example = doctest.DocTestParser().get_doctest(source, names, path.name, str(path), line)
        doctest.DocTestRunner().run(example, out=report.append, clear_globs=False)
        names.update(example.globs)
        return "".join(report)
    try:
        exec(compile("\n" * line + source, str(path), "exec"), names)
    except Exception:  # noqa: BLE001 (any exception is the error to report)
        return traceback.format_exc()
    return ""


def main() -> int:
    """Check everything, print all errors and a summary."""
    wrong: list[str] = []
    files = linked = ran = 0
    for path in texts():
        tokens = parse(path)
        files += 1
        for target in links(tokens):
            linked += 1
            if is_broken(path, target):
                wrong.append(f"{path}: the target of the link {target} is missing")
        if path.parts[0] in ("README.md", "docs"):
            names: dict[str, Any] = {"__name__": "example"}
            for line, source in examples(tokens):
                ran += 1
                if error := failure(path, line, source, names):
                    wrong.append(f"{path}:{line}: the example fails\n{error}")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"{files} texts, {linked} links, {ran} examples: {f'{len(wrong)} wrong' if wrong else 'all good'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
