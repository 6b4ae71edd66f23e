"""Reading a numbered rulebook, and finding rules in it."""

from __future__ import annotations

import re

from ludoteca.core.types import Document

SECTION = re.compile(r"[A-Z]{2}-\d+")


SOURCE = re.compile(r" ?<!-- source -->.*?<!-- end -->", re.DOTALL)
"""Notes about the printed rulebooks, their worked examples and their words: for contributors."""


def players_book(rulebook: str) -> str:
    """A rulebook without what only contributors need."""
    return SOURCE.sub("", rulebook).replace("\n\n ", "\n\n").rstrip() + "\n"


def find_rules(rulebook: str, wanted: str) -> list[str]:
    """The rule or section with this number, or every rule that contains this text."""
    wanted = wanted.strip()
    rules = [line for line in rulebook.splitlines() if line.startswith("- ")]
    found = [line for line in rules if line.split()[1] == wanted.upper()]
    if not found and SECTION.fullmatch(wanted.upper()):
        found = section(rulebook, wanted.upper())
    elif not found and wanted:
        found = [line for line in rules if wanted.lower() in line.lower()]
    return [plain(line) for line in found]


def section(rulebook: str, number: str) -> list[str]:
    """All lines under a section's heading, the heading included."""
    parts = re.split(r"^## ", rulebook, flags=re.MULTILINE)
    return [line for part in parts if part.startswith(f"{number} ") for line in part.splitlines() if line]


def rulebook_document(rulebook: str) -> Document:
    """A rulebook's title and its sections with their rules, without tables; emphasis is kept as Markdown."""
    head, *parts = re.split(r"^## ", rulebook, flags=re.MULTILINE)
    sections = [section_document(part.splitlines()) for part in parts]
    return {"title": head.splitlines()[0].removeprefix("# "), "sections": [each for each in sections if each["rules"]]}


def section_document(lines: list[str]) -> Document:
    """A section: its heading, the text before its rules, and the rules."""
    number, title = lines[0].split(" ", 1)
    before = [line for line in lines[1:] if line and not line.startswith(("- ", "|"))]
    rules = [line.removeprefix("- ").split(" ", 1) for line in lines if line.startswith("- ")]
    numbered = [{"number": number, "text": text} for number, text in rules]
    return {"number": number, "title": title, "text": " ".join(before), "rules": numbered}


def plain(line: str) -> str:
    """A line of the rulebook without Markdown."""
    return re.sub(r"\*\*|(?<!\w)\*|\*(?!\w)|`", "", line.removeprefix("- "))
