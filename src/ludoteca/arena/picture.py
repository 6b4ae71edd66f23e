"""The picture of an arena: a bar for each contestant's share of first places, with its interval."""

from __future__ import annotations

from html import escape

from ludoteca.core.types import Document

LEFT, RIGHT, WIDTH = 190, 130, 800
TOP, STEP, BAR = 34, 44, 22
SCALE = WIDTH - LEFT - RIGHT
MOST_LETTERS = 22
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
    name = each["player"] if len(each["player"]) <= MOST_LETTERS else each["player"][: MOST_LETTERS - 1] + "…"
    return (
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(name)}</text>'
        f'<rect class="bar" x="{LEFT}" y="{top}" width="{round(at(firsts["share"]) - LEFT, 1)}" height="{BAR}"/>'
        f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
        + vertical("whisker", low, middle - 5, middle + 5)
        + vertical("whisker", high, middle - 5, middle + 5)
        + vertical("even", at(each["even"]), top - 5, top + BAR + 5)
        + f'<text x="{WIDTH - RIGHT + 14}" y="{middle + 5}">{100 * firsts["share"]:.1f} %</text>'
    )
