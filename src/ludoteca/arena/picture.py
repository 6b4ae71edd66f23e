"""The pictures of an arena: shares of first places with their intervals, and how points are spread."""

from __future__ import annotations

from html import escape

from ludoteca.core.types import Document

LEFT, RIGHT, WIDTH = 190, 130, 800
TOP, STEP, BAR = 34, 44, 22
SCALE = WIDTH - LEFT - RIGHT
MOST_LETTERS = 20
QUARTERS = (0, 0.25, 0.5, 0.75, 1)


def chart(summary: Document) -> str:
    """Draw the shares of first places; a short line marks what chance alone would give."""
    shown = [each for each in summary["contestants"] if each["firsts"]]
    height = TOP + STEP * len(shown) + 26
    bars = "".join(bar(each, TOP + STEP * row) for row, each in enumerate(shown))
    words = "Share of first places with 95 % intervals: " + "; ".join(map(said, shown))
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return (
        f'<svg {size} role="img" aria-label="{escape(words)}">'
        f'<text x="{LEFT}" y="18">First places</text>{legend()}{grid(height)}{bars}</svg>'
    )


def said(each: Document) -> str:
    """A bar in words, for those who do not see it."""
    firsts = each["firsts"]
    return f"{each['player']} {100 * firsts['share']:.1f} % ({100 * firsts['low']:.1f} to {100 * firsts['high']:.1f})"


def at(share: float) -> float:
    """Where a share lies on the picture, from left to right."""
    return round(LEFT + SCALE * share, 1)


def vertical(kind: str, x: float, top: float, bottom: float) -> str:
    """A vertical line."""
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>'


def faint(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Small words in a quiet colour."""
    return f'<text class="faint" x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>'


def legend() -> str:
    """Say what the marks mean."""
    x = WIDTH - RIGHT - 210
    marks = f'<line class="whisker" x1="{x}" x2="{x + 20}" y1="13" y2="13"/>' + vertical("even", x + 118, 5, 21)
    return marks + faint(x + 26, 17, "95 % interval") + faint(x + 126, 17, "even chance")


def grid(height: int) -> str:
    """Thin lines at every quarter."""
    bottom = height - 22
    lines = [vertical("grid", at(share), TOP - 6, bottom) for share in QUARTERS]
    labels = [faint(at(share), height - 6, f"{100 * share:.0f} %", "middle") for share in QUARTERS]
    return "".join(lines + labels)


def bar(each: Document, top: int) -> str:
    """One contestant: name, bar, whisker, mark of chance, number."""
    firsts, middle = each["firsts"], top + BAR / 2
    low, high = at(firsts["low"]), at(firsts["high"])
    return (
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(short(each["player"]))}</text>'
        f'<rect class="bar" x="{LEFT}" y="{top}" width="{round(at(firsts["share"]) - LEFT, 1)}" height="{BAR}"/>'
        f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
        + vertical("whisker", low, middle - 5, middle + 5)
        + vertical("whisker", high, middle - 5, middle + 5)
        + vertical("even", at(each["even"]), top - 5, top + BAR + 5)
        + f'<text x="{WIDTH - RIGHT + 14}" y="{middle + 5}">{100 * firsts["share"]:.1f} %</text>'
    )


def spread_chart(summary: Document) -> str:
    """Draw how points are spread: a line from the least to the most, a bar for the middle half, a mark inside."""
    shown = [each for each in summary["contestants"] if each["spread"]]
    if not shown:
        return ""
    low = min(0, *(each["spread"]["least"] for each in shown))
    high = max(low + 1, *(each["spread"]["most"] for each in shown))
    height = TOP + STEP * len(shown) + 26
    bars = "".join(spread_bar(each, TOP + STEP * row, low, high) for row, each in enumerate(shown))
    labels = [faint(at(part), height - 6, f"{low + part * (high - low):.0f}", "middle") for part in QUARTERS]
    lines = [vertical("grid", at(part), TOP - 6, height - 22) for part in QUARTERS]
    words = "Points: " + "; ".join(f"{each['player']} {each['spread']['middle']} in the middle" for each in shown)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return (
        f'<svg {size} role="img" aria-label="{escape(words)}">'
        f'<text x="{LEFT}" y="18">Points: least, middle half, most</text>{"".join(lines + labels)}{bars}</svg>'
    )


def spread_bar(each: Document, top: int, low: int, high: int) -> str:
    """One contestant's points."""
    marks = {name: at((each["spread"][name] - low) / (high - low)) for name in ("least", "lower", "upper", "most")}
    centre, middle = at((each["spread"]["middle"] - low) / (high - low)), top + BAR / 2
    return (
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(short(each["player"]))}</text>'
        f'<line class="whisker" x1="{marks["least"]}" x2="{marks["most"]}" y1="{middle}" y2="{middle}"/>'
        f'<rect class="bar" x="{marks["lower"]}" y="{top}" '
        f'width="{round(max(2.0, marks["upper"] - marks["lower"]), 1)}" height="{BAR}"/>'
        + vertical("whisker", centre, top, top + BAR)
        + f'<text x="{WIDTH - RIGHT + 14}" y="{middle + 5}">{each["spread"]["middle"]}</text>'
    )


def short(name: str) -> str:
    """A name that fits beside a bar; of a long one its end, which tells more than the folder it lies in."""
    return name if len(name) <= MOST_LETTERS else "…" + name[1 - MOST_LETTERS :]
