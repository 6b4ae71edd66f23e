"""The charts of an arena as SVG: shares of first places with their intervals, and the distribution of points."""

from __future__ import annotations

from html import escape

from ludoteca.core.types import Document

LEFT, RIGHT, WIDTH = 190, 130, 800
TOP, STEP, BAR = 34, 44, 22
SCALE = WIDTH - LEFT - RIGHT
MAX_LETTERS = 20
QUARTERS = (0, 0.25, 0.5, 0.75, 1)


def chart(summary: Document) -> str:
    """Draw the shares of first places; a short line marks an even chance."""
    shown = [each for each in summary["contestants"] if each["firsts"]]
    height = TOP + STEP * len(shown) + 26
    bars = "".join(bar(each, TOP + STEP * row) for row, each in enumerate(shown))
    words = "Share of first places with 95% intervals: " + "; ".join(map(describe, shown))
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return (
        f'<svg {size} role="img" aria-label="{escape(words)}">'
        f'<text x="{LEFT}" y="18">First places</text>{legend()}{grid(height)}{bars}</svg>'
    )


def describe(each: Document) -> str:
    """A bar as text, for screen readers."""
    firsts = each["firsts"]
    return f"{each['player']} {100 * firsts['share']:.1f}% ({100 * firsts['low']:.1f} to {100 * firsts['high']:.1f})"


def x_of(share: float) -> float:
    """The x coordinate of a share."""
    return round(LEFT + SCALE * share, 1)


def vertical(kind: str, x: float, top: float, bottom: float) -> str:
    """A vertical line."""
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>'


def small_text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Small text in a muted color."""
    return f'<text class="faint" x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>'


def legend() -> str:
    """The legend of the chart."""
    x = WIDTH - RIGHT - 210
    marks = f'<line class="whisker" x1="{x}" x2="{x + 20}" y1="13" y2="13"/>' + vertical("even", x + 118, 5, 21)
    return marks + small_text(x + 26, 17, "95% interval") + small_text(x + 126, 17, "even chance")


def grid(height: int) -> str:
    """Grid lines at every quarter."""
    bottom = height - 22
    lines = [vertical("grid", x_of(share), TOP - 6, bottom) for share in QUARTERS]
    labels = [small_text(x_of(share), height - 6, f"{100 * share:.0f}%", "middle") for share in QUARTERS]
    return "".join(lines + labels)


def bar(each: Document, top: int) -> str:
    """One contestant: name, bar, interval, even chance, number."""
    firsts, middle = each["firsts"], top + BAR / 2
    low, high = x_of(firsts["low"]), x_of(firsts["high"])
    return (
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(short(each["player"]))}</text>'
        f'<rect class="bar" x="{LEFT}" y="{top}" width="{round(x_of(firsts["share"]) - LEFT, 1)}" height="{BAR}"/>'
        f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
        + vertical("whisker", low, middle - 5, middle + 5)
        + vertical("whisker", high, middle - 5, middle + 5)
        + vertical("even", x_of(each["even"]), top - 5, top + BAR + 5)
        + f'<text x="{WIDTH - RIGHT + 14}" y="{middle + 5}">{100 * firsts["share"]:.1f}%</text>'
    )


def spread_chart(summary: Document) -> str:
    """Draw the distribution of points: a line from least to most, a bar for the middle half, a mark at the median."""
    shown = [each for each in summary["contestants"] if each["spread"]]
    if not shown:
        return ""
    low = min(0, *(each["spread"]["least"] for each in shown))
    high = max(low + 1, *(each["spread"]["most"] for each in shown))
    height = TOP + STEP * len(shown) + 26
    bars = "".join(spread_bar(each, TOP + STEP * row, low, high) for row, each in enumerate(shown))
    labels = [small_text(x_of(part), height - 6, f"{low + part * (high - low):.0f}", "middle") for part in QUARTERS]
    lines = [vertical("grid", x_of(part), TOP - 6, height - 22) for part in QUARTERS]
    words = "Points: " + "; ".join(f"{each['player']} {each['spread']['middle']} in the middle" for each in shown)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return (
        f'<svg {size} role="img" aria-label="{escape(words)}">'
        f'<text x="{LEFT}" y="18">Points: least, middle half, most</text>{"".join(lines + labels)}{bars}</svg>'
    )


def spread_bar(each: Document, top: int, low: int, high: int) -> str:
    """One contestant's points."""
    marks = {name: x_of((each["spread"][name] - low) / (high - low)) for name in ("least", "lower", "upper", "most")}
    median, middle = x_of((each["spread"]["middle"] - low) / (high - low)), top + BAR / 2
    return (
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(short(each["player"]))}</text>'
        f'<line class="whisker" x1="{marks["least"]}" x2="{marks["most"]}" y1="{middle}" y2="{middle}"/>'
        f'<rect class="bar" x="{marks["lower"]}" y="{top}" '
        f'width="{round(max(2.0, marks["upper"] - marks["lower"]), 1)}" height="{BAR}"/>'
        + vertical("whisker", median, top, top + BAR)
        + f'<text x="{WIDTH - RIGHT + 14}" y="{middle + 5}">{each["spread"]["middle"]}</text>'
    )


def short(name: str) -> str:
    """A name that fits beside a bar; of a long name the end, which is more useful than the folder it starts with."""
    return name if len(name) <= MAX_LETTERS else "…" + name[1 - MAX_LETTERS :]
