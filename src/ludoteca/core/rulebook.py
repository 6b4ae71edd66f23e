"""Finding rules in a numbered rulebook."""

from __future__ import annotations

import re

SECTION = re.compile(r"[A-Z]{2}-\d+")


def find_rules(rulebook: str, wanted: str) -> list[str]:
    """The rule of a number, the whole section of a section's number, or every rule that contains a text."""
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


def plain(line: str) -> str:
    """A line of the rulebook without the marks of Markdown."""
    return re.sub(r"\*\*|(?<!\w)\*|\*(?!\w)|`", "", line.removeprefix("- "))
