"""The results of an arena as one PNG picture: first places, head to head, points, time."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from ludoteca.arena.report_tables import facts, title
from ludoteca.arena.svg_charts import short
from ludoteca.core.types import Document

BAR, EVEN, INK = "#9cc3e0", "#b3541e", "#1d2733"


def poster(summary: Document) -> bytes:
    """Draw an arena as a PNG."""
    shown = [each for each in summary["contestants"] if each["firsts"]]
    figure = Figure(figsize=(12, 3.2 + 0.9 * len(shown)), layout="constrained")
    figure.suptitle(f"{title(summary)}. {facts(summary)}")
    (firsts, crosses), (points, times) = figure.subplots(2, 2)
    names = [short(each["player"]) for each in shown]
    draw_firsts(firsts, shown, names)
    draw_crosses(crosses, summary, shown, names)
    draw_points(points, shown, names)
    draw_times(times, shown, names)
    return png(figure)


def png(figure: Figure) -> bytes:
    """A figure as PNG bytes."""
    page = io.BytesIO()
    figure.savefig(page, format="png", dpi=110)
    return page.getvalue()


def name_rows(axes: Any, names: list[str], heading: str) -> None:
    """Label the rows with the contestants, the strongest on top."""
    axes.set_title(heading, fontsize=10)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)


def draw_firsts(axes: Any, shown: list[Document], names: list[str]) -> None:
    """Draw shares of first places with their intervals, and the even chance."""
    shares = (
        np.array([[each["firsts"][key] for key in ("share", "low", "high")] for each in shown]).reshape(-1, 3) * 100
    )
    rows = np.arange(len(shown))
    axes.barh(rows, shares[:, 0], color=BAR)
    axes.errorbar(shares[:, 0], rows, xerr=np.abs(shares[:, 1:] - shares[:, :1]).T, fmt="none", ecolor=INK, capsize=4)
    axes.vlines([100 * each["even"] for each in shown], rows - 0.45, rows + 0.45, color=EVEN)
    axes.set_xlim(0, 100)
    axes.set_xlabel("% of matches, with 95% interval; the mark is an even chance")
    name_rows(axes, names, "First places")


def draw_crosses(axes: Any, summary: Document, shown: list[Document], names: list[str]) -> None:
    """Draw how often each contestant was placed before each other."""
    place = {each["player"]: number for number, each in enumerate(shown)}
    table = np.full((len(shown), len(shown)), np.nan)
    for each in summary["pairs"]:
        if each["before"] is not None:
            one, other = place[each["one"]], place[each["other"]]
            table[one, other] = 100 * each["before"]["share"]
            table[other, one] = 100 - table[one, other]
    axes.imshow(table, cmap="RdBu", vmin=0, vmax=100, aspect="auto")
    for row, column in np.argwhere(~np.isnan(table)):
        strong = abs(table[row, column] - 50) > 30
        axes.text(column, row, f"{table[row, column]:.0f}", ha="center", va="center", color="white" if strong else INK)
    axes.set_xticks(range(len(names)), [str(number) for number in range(1, len(names) + 1)])
    name_rows(axes, [f"{number} {name}" for number, name in enumerate(names, start=1)], "Row before column, %")


def draw_points(axes: Any, shown: list[Document], names: list[str]) -> None:
    """Draw how often each number of points was reached."""
    for row, each in enumerate(shown):
        counts = each["spread"]["counts"] if each["spread"] else {}
        values, times = np.array([*map(int, counts)]), np.array([*counts.values()], float)
        if len(values):
            axes.bar(values, -0.8 * times / times.max(), bottom=row + 0.4, width=1, color=BAR)
            axes.vlines(each["spread"]["middle"], row - 0.4, row + 0.4, color=INK)
    axes.set_xlabel("points; the mark is the median")
    name_rows(axes, names, "Points")


def draw_times(axes: Any, shown: list[Document], names: list[str]) -> None:
    """Draw the mean time of a decision."""
    times = [each["cpu_ms_per_decision"] or 0.0 for each in shown]
    axes.barh(range(len(shown)), times, color=BAR)
    if any(times):
        axes.set_xscale("log")
    axes.set_xlabel("ms for a decision")
    name_rows(axes, names, "Time")
