"""Write docs/reports/chances.md from the measurements of `tools.chances`: reliability tables and a picture."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean

from ludoteca.arena.intervals import Share, paired_share
from ludoteca.core.types import Document

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "build" / "chances"
PAGE = ROOT / "docs" / "reports" / "chances.md"
KEPT = PAGE.with_suffix(".json")
PICTURE = PAGE.parent / "pictures" / "chances.svg"
TITLES = {"lanterns": "Lanterns", "shelfie": "My Shelfie"}
KINDS = {"before": "before", "inferred": "with inferred goals", "after": "now"}
BINS = 10
SIDE, GAP, EDGE = 230, 60, 46
DRAWN = 1000
"""The picture shows measurements with at least this number of positions: fewer would be mostly noise."""


def write() -> None:
    """Write the tables into the page, between its markers, and draw the picture."""
    found = summaries()
    KEPT.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", "utf-8")
    PICTURE.write_text(picture(found), "utf-8")
    text = PAGE.read_text("utf-8")
    for mark, lines in (("summary", summary_table(found)), ("bins", bin_tables(found))):
        begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
        before, _, rest = text.partition(begin)
        text = before + begin + "\n" + "\n".join(lines) + "\n" + end + rest.partition(end)[2]
    PAGE.write_text(text, "utf-8")


# Summaries


def summaries() -> Document:
    """The reliability of each file of measurements, by its name; files that are not here keep what is stored."""
    kept: Document = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for path in sorted(RESULTS.glob("*.jsonl")):
        matches = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        kinds = [kind for kind in KINDS if matches and kind in matches[0]["positions"][0]]
        if kinds:
            kept[path.stem] = {kind: reliability(matches, kind) for kind in kinds}
    return dict(sorted(kept.items()))


def reliability(matches: Sequence[Document], kind: str) -> Document:
    """How often positions with a given chance were won, in bins, and over all of them."""
    positions = [(each["match"], row[kind], row["won"]) for each in matches for row in each["positions"]]
    bins = []
    for number in range(BINS):
        inside = [row for row in positions if number == min(BINS - 1, int(row[1] * BINS))]
        if inside:
            bins.append({"from": number / BINS, **summary(inside)})
    return {
        "matches": len(matches),
        **summary(positions),
        "error": fmean((p - won) ** 2 for _, p, won in positions),
        "bins": bins,
    }


def summary(positions: Sequence[tuple[int, float, float]]) -> Document:
    """The mean chance of positions, and how often they were won; positions of one match are not independent."""
    rounds: dict[int, list[float]] = defaultdict(list)
    for match, _, result in positions:
        rounds[match].append(result)
    won = paired_share(rounds)
    return {
        "positions": len(positions),
        "given": fmean(chance for _, chance, _ in positions),
        "won": won.share,
        "low": won.low,
        "high": won.high,
    }


# Tables


def title_of(name: str) -> str:
    """A file of measurements in words."""
    game, players, player, *_ = name.split("-")
    return f"{TITLES.get(game, game)}, {players} × {player}"


def rows_of(found: Document) -> Iterator[tuple[str, str, Document]]:
    """Every measurement: its title, its kind, its reliability."""
    for name, kinds in found.items():
        for kind, words in KINDS.items():
            if kind in kinds:
                yield title_of(name), words, kinds[kind]


def share_text(row: Document) -> str:
    """A share with its interval."""
    return str(Share(row["won"], row["low"], row["high"]))


def summary_table(found: Document) -> list[str]:
    """A line for each measurement."""
    lines = [
        "| | | positions | mean chance | won | mean squared error | tenths off by more than 3 points |",
        "|---|---|---:|---:|---:|---:|---|",
    ]
    for title, kind, row in rows_of(found):
        off = [off_text(each) for each in row["bins"] if is_off(each)]
        lines.append(
            f"| {title} | {kind} | {row['positions']:,} | {100 * row['given']:.1f}% | {share_text(row)} "
            f"| {row['error']:.4f} | {', '.join(off) or 'none'} |"
        )
    return lines


def is_off(row: Document) -> bool:
    """Whether a bin was won more than three points more or less often than its chance says."""
    return bool(abs(row["won"] - row["given"]) > 0.03)


def off_text(row: Document) -> str:
    """A bin that is off, in bold if its interval does not contain its chance."""
    low = round(100 * row["from"])
    words = f"{low}–{low + 100 // BINS}%"
    return words if row["low"] <= row["given"] <= row["high"] else f"**{words}**"


def bin_tables(found: Document) -> list[str]:
    """A table of the ten bins for each measurement."""
    lines = []
    for title, kind, row in rows_of(found):
        lines += [f"\n### {title}: {kind}\n", "| chance | positions | mean chance | won |", "|---|---:|---:|---:|"]
        for each in row["bins"]:
            low = round(100 * each["from"])
            given = f"{100 * each['given']:.1f}%"
            lines.append(f"| {low}–{low + 100 // BINS}% | {each['positions']:,} | {given} | {share_text(each)} |")
    return lines


# The picture


def picture(found: Document) -> str:
    """A panel for each measurement: the given chance across, what was won upward; the diagonal is perfect."""
    drawn = [row for row in rows_of(found) if row[2]["positions"] >= DRAWN]
    panels = [panel(number, *row) for number, row in enumerate(drawn)]
    width, height = len(panels) * (SIDE + GAP) + EDGE, SIDE + 2 * EDGE
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    label = 'role="img" aria-label="How often positions were won, by the chance that was given"'
    return f'{head} {label} font-family="system-ui, sans-serif" font-size="11">{"".join(panels)}</svg>\n'


def panel(number: int, title: str, kind: str, row: Document) -> str:
    """One measurement: a point with its interval for each bin."""
    left, floor = EDGE + number * (SIDE + GAP), EDGE + SIDE
    drawn = [f'<text x="{left}" y="18" fill="#777">{title}</text><text x="{left}" y="33" fill="#777">{kind}</text>']
    drawn.append(f'<rect x="{left}" y="{EDGE}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#8888"/>')
    drawn.append(f'<line x1="{left}" y1="{floor}" x2="{left + SIDE}" y2="{EDGE}" stroke="#8888" stroke-dasharray="4"/>')
    for share in (0, 0.5, 1):
        words = f"{100 * share:.0f}%"
        drawn.append(
            f'<text x="{left + SIDE * share}" y="{floor + 16}" text-anchor="middle" fill="#777">{words}</text>'
        )
        drawn.append(
            f'<text x="{left - 5}" y="{floor - SIDE * share + 4}" text-anchor="end" fill="#777">{words}</text>'
        )
    for each in row["bins"]:
        x, y = left + SIDE * each["given"], floor - SIDE * each["won"]
        low, high = floor - SIDE * each["low"], floor - SIDE * each["high"]
        drawn.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}" stroke="#c2410c"/>')
        drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#c2410c"/>')
    return "".join(drawn)
