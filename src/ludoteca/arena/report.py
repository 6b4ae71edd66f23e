"""The reports of an arena as plain text and Markdown, and writing all report files."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from ludoteca.arena.html_report import page
from ludoteca.arena.report_tables import NOTE, Row, all_tables, contestant_rows, facts, failure_lines, pair_rows, title
from ludoteca.core.extras import is_installed
from ludoteca.core.types import Document


def align(rows: Sequence[Row]) -> str:
    """A table as plain text: the first column aligned left, all others right."""
    first, *others = zip(*rows, strict=True)
    columns = [pad(first, "<"), *(pad(column, ">") for column in others)]
    return "\n".join("  ".join(row) for row in zip(*columns, strict=True))


def pad(column: Sequence[str], side: str) -> list[str]:
    """The cells of a column, padded to the same width."""
    width = max(map(len, column))
    return [f"{cell:{side}{width}}" for cell in column]


def plain(summary: Document) -> str:
    """The whole report as plain text."""
    tables = [align(rows(summary)) for rows in (contestant_rows, pair_rows)]
    wrong = ["\n".join(failure_lines(summary))] if failure_lines(summary) else []
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
    parts += ["\n".join(f"- {each}" for each in failure_lines(summary))] if failure_lines(summary) else []
    return "\n\n".join([*parts, NOTE]) + "\n"


def write_reports(summary: Document, folder: Path) -> None:
    """Write summary.json, report.md, report.html and, with the extra plots, report.png beside the results."""
    (folder / "summary.json").write_text(json.dumps(summary, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (folder / "report.md").write_text(markdown(summary), "utf-8")
    (folder / "report.html").write_text(page(summary), "utf-8")
    if is_installed("plots"):
        from ludoteca.arena.poster import poster

        (folder / "report.png").write_bytes(poster(summary))
