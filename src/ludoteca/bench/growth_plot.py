"""A plot of the server's load over the number of busy tables."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.types import Document

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 230, 200, 46, 42, 46
PANELS = (
    ("moves a second", lambda row: row["moves_per_second"]),
    ("CPU seconds for 1,000 moves", lambda row: row["cpu_seconds_per_1000_moves"]),
    ("ms until the opponent has it, p50", lambda row: row["milliseconds"]["p50"]),
    ("ms until the opponent has it, p99", lambda row: row["milliseconds"]["p99"]),
)


def growth_picture(rows: Sequence[Document]) -> str:
    """Draw the measurements at each number of tables, one panel for each measure."""
    panels = [panel(rows, number, title, measure) for number, (title, measure) in enumerate(PANELS)]
    width = WIDTH * len(PANELS)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" width="{width}" height="{HEIGHT}"'
    label = 'role="img" aria-label="The server under load, by the number of busy tables"'
    return f'{head} {label} font-family="system-ui, sans-serif" font-size="11">{"".join(panels)}</svg>\n'


def panel(rows: Sequence[Document], number: int, title: str, measure: object) -> str:
    """One measure over the number of tables, evenly spaced."""
    assert callable(measure)
    values = [float(measure(row)) for row in rows]
    most = max([*values, 1e-9])
    left, right = WIDTH * number + LEFT, WIDTH * (number + 1) - 24
    step = (right - left) / max(1, len(rows) - 1)
    floor = HEIGHT - BOTTOM
    places = [(left + step * i, floor - (floor - TOP) * value / most) for i, value in enumerate(values)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    drawn = [f'<text x="{left - 30}" y="16" fill="#777">{title}</text>']
    drawn.append(f'<line x1="{left}" x2="{right}" y1="{floor}" y2="{floor}" stroke="#8888"/>')
    drawn.append(f'<polyline fill="none" stroke="#c2410c" stroke-width="2" points="{line}"/>')
    drawn.append(f'<text x="{(left + right) / 2}" y="{floor + 34}" text-anchor="middle" fill="#777">busy tables</text>')
    for (x, y), value, row in zip(places, values, rows, strict=True):
        drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#c2410c"/>')
        drawn.append(f'<text x="{x:.1f}" y="{y - 7:.1f}" text-anchor="middle" fill="#777">{value:g}</text>')
        drawn.append(f'<text x="{x:.1f}" y="{floor + 16}" text-anchor="middle" fill="#777">{row["tables"]}</text>')
    return "".join(drawn)
