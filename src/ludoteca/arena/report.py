"""The reports of an arena: plain text for the terminal, Markdown to copy, and the files."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from ludoteca.arena.page import page
from ludoteca.arena.poster import poster
from ludoteca.arena.tables import NOTE, Row, all_tables, contestant_rows, facts, pair_rows, title, troubles
from ludoteca.core.types import Document


def aligned(rows: Sequence[Row]) -> str:
    """A table of plain text: the first column to the left, all others to the right."""
    first, *others = zip(*rows, strict=True)
    columns = [padded(first, "<"), *(padded(column, ">") for column in others)]
    return "\n".join("  ".join(row) for row in zip(*columns, strict=True))


def padded(column: Sequence[str], side: str) -> list[str]:
    """The cells of a column, all equally wide."""
    width = max(map(len, column))
    return [f"{cell:{side}{width}}" for cell in column]


def plain(summary: Document) -> str:
    """The whole report as plain text."""
    tables = [aligned(rows(summary)) for rows in (contestant_rows, pair_rows)]
    wrong = ["\n".join(troubles(summary))] if troubles(summary) else []
    return "\n\n".join([f"{title(summary)}. {facts(summary)}", *tables, *wrong])


def markdown_table(rows: Sequence[Row]) -> str:
    """A table as Markdown."""
    head, *others = rows
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *others]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def markdown(summary: Document) -> str:
    """The report as Markdown."""
    parts = [f"# {title(summary)}", facts(summary), f"```\n{summary['command']}\n```"]
    parts += [markdown_table(rows) for rows in all_tables(summary)]
    parts += ["\n".join(f"- {each}" for each in troubles(summary))] if troubles(summary) else []
    return "\n\n".join([*parts, NOTE]) + "\n"


def write_reports(summary: Document, folder: Path) -> None:
    """Write summary.json, report.md, report.html and report.png beside the results."""
    (folder / "summary.json").write_text(json.dumps(summary, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (folder / "report.md").write_text(markdown(summary), "utf-8")
    (folder / "report.html").write_text(page(summary), "utf-8")
    (folder / "report.png").write_bytes(poster(summary))
