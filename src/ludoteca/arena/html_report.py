"""The report of an arena as an HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludoteca.arena.report_tables import NOTE, Row, all_tables, facts, failure_lines, title
from ludoteca.arena.svg_charts import chart, spread_chart
from ludoteca.core.types import Document

STYLE = """
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fdfcf9; --faint: #5d6875; --line: #d5d9de;
  --bar: #9cc3e0; --even: #b3541e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --paper: #15191e; --faint: #9aa5b1; --line: #38414b;
  --bar: #35658a; --even: #f0a26b; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 0.5rem 0 1.5rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.8rem 0.3rem 0; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
th { font-weight: 600; color: var(--faint); }
pre { padding: 0.7rem; border: 1px solid var(--line); overflow-x: auto; }
svg, img { max-width: 100%; height: auto; }
svg text { font: 14px system-ui, sans-serif; fill: var(--ink); }
svg .faint { fill: var(--faint); font-size: 12px; } svg .bar { fill: var(--bar); } svg .grid { stroke: var(--line); }
svg .whisker { stroke: var(--ink); stroke-width: 2; } svg .even { stroke: var(--even); stroke-width: 2; }
.note { color: var(--faint); }
"""


def page_table(rows: Sequence[Row]) -> str:
    """A table as HTML."""
    head, *others = rows
    lines = ["".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)]
    lines += ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in others]
    return '<div class="wide"><table>' + "".join(f"<tr>{each}</tr>" for each in lines) + "</table></div>"


def whole_page(heading: str, body: Sequence[str]) -> str:
    """A complete page with this heading and body."""
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="icon" href="data:,"><title>{escape(heading)}</title><style>{STYLE}</style>'
    )
    content = "\n".join(body)
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>{content}</body></html>\n'


def page(summary: Document) -> str:
    """The report as an HTML page without external files."""
    wrong = "".join(f"<li>{escape(each)}</li>" for each in failure_lines(summary))
    body = [
        f"<h1>{escape(title(summary))}</h1><p>{escape(facts(summary))}</p>",
        chart(summary),
        spread_chart(summary),
        *map(page_table, all_tables(summary)),
        f"<h2>Matches that went wrong</h2><ul>{wrong}</ul>" if wrong else "",
        f"<h2>Repeat this arena</h2><pre>{escape(summary['command'])}</pre>",
        f'<p class="note">{escape(NOTE)}</p>',
    ]
    return whole_page(title(summary), body)
