"""The picture of docs/reports/scale.md: how each setup scales with the number of busy tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.core.types import Document

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 250, 230, 56, 42, 66
COLORS = ("#c2410c", "#0f766e", "#6d28d9")
Measure = Callable[[Document], float]
PANELS: tuple[tuple[str, Measure], ...] = (
    ("moves a second", lambda row: row["moves_per_second"]),
    ("ms until the opponent has it, p99", lambda row: row["p99"]),
    ("CPU seconds for 1,000 moves", lambda row: row["cpu_seconds_per_1000_moves"]),
    ("memory, MB", lambda row: row["megabytes"]),
)


def picture(setups: dict[str, list[Document]]) -> str:
    """Draw the measurements: one panel for each measure, one line for each setup."""
    sizes = sorted({row["tables"] for rows in setups.values() for row in rows})
    drawn = [panel(setups, sizes, number, *each) for number, each in enumerate(PANELS)]
    for number, (name, color) in enumerate(zip(setups, COLORS, strict=False)):
        x = LEFT - 30 + 300 * number
        drawn.append(f'<circle cx="{x}" cy="{HEIGHT - 12}" r="4" fill="{color}"/>')
        drawn.append(f'<text x="{x + 10}" y="{HEIGHT - 8}" fill="#777">{name}</text>')
    width = WIDTH * len(PANELS)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" width="{width}" height="{HEIGHT}"'
    label = 'role="img" aria-label="One and three processes under load, by the number of busy tables"'
    return f'{head} {label} font-family="system-ui, sans-serif" font-size="11">{"".join(drawn)}</svg>\n'


def panel(setups: dict[str, list[Document]], sizes: Sequence[int], number: int, title: str, measure: Measure) -> str:
    """One measure over the number of tables, evenly spaced."""
    most = max([1e-9, *(float(measure(row)) for rows in setups.values() for row in rows)])
    left, right, floor = WIDTH * number + LEFT, WIDTH * (number + 1) - 16, HEIGHT - BOTTOM
    step = (right - left) / max(1, len(sizes) - 1)
    drawn = [f'<text x="{left - 30}" y="16" fill="#777">{title}</text>']
    drawn.append(
        f'<text x="{left - 6}" y="{TOP + 4}" text-anchor="end" fill="#777">{most:,.{0 if most >= 100 else 2}f}</text>'
    )
    drawn.append(f'<line x1="{left}" x2="{right}" y1="{floor}" y2="{floor}" stroke="#8888"/>')
    for place, size in enumerate(sizes):
        x = left + step * place
        drawn.append(f'<text x="{x:.1f}" y="{floor + 16}" text-anchor="middle" fill="#777">{size:,}</text>')
    drawn.append(f'<text x="{(left + right) / 2}" y="{floor + 32}" text-anchor="middle" fill="#777">busy tables</text>')
    for color, rows in zip(COLORS, setups.values(), strict=False):
        places = [
            (left + step * sizes.index(row["tables"]), floor - (floor - TOP) * float(measure(row)) / most)
            for row in sorted(rows, key=lambda row: row["tables"])
        ]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        drawn.append(f'<polyline fill="none" stroke="{color}" stroke-width="2" points="{line}"/>')
        drawn += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{color}"/>' for x, y in places]
    return "".join(drawn)
