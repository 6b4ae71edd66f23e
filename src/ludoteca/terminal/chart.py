"""A chart of the chances during a match. Matplotlib is imported here: it takes a second."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from ludoteca.search.analysis_document import Analysis

INK, PAPER = "#22313a", "#fbf8f1"
SHADES = ("#c8553d", "#2f6f8f", "#6a8d3a", "#8a5fa8")
DASHES = ("-", "--", "-.", ":")
"""Seats differ by color and by line style."""


def draw_chances(file: Path, title: str, names: list[str], analysis: Analysis) -> None:
    """Draw all chances to win, with a mark at every turning point, as PNG or SVG."""
    with mpl.rc_context({"svg.hashsalt": "ludoteca", "font.family": "DejaVu Sans"}):
        figure = Figure(figsize=(9, 4.2), facecolor=PAPER, layout="constrained")
        axes = figure.add_subplot(facecolor=PAPER)
        plies = list(range(len(analysis["curve"])))
        for seat, name in enumerate(names):
            chances = [100 * shares[seat] for shares in analysis["curve"]]
            axes.plot(plies, chances, DASHES[seat % 4], color=SHADES[seat % 4], linewidth=2, label=name)
        for turn in analysis["turning_points"]:
            seat, ply = turn["seat"], turn["ply"] - analysis["decisions"][0]["ply"] + 1
            y = 100 * analysis["curve"][ply][seat]
            axes.plot(ply, y, "o", color=SHADES[seat % 4], markeredgecolor=INK, markersize=8)
            axes.annotate(str(turn["ply"]), (ply, y), (0, 9), textcoords="offset points", ha="center")
        axes.set(xlim=(0, max(plies[-1], 1)), ylim=(-2, 102), title=title)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_formatter("{x:.0f}%")
        axes.grid(alpha=0.25)
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, -0.2), frameon=False, ncols=len(names))
        axes.spines[["top", "right"]].set_visible(False)
        metadata = {"Date": None} if file.suffix == ".svg" else {}
        figure.savefig(file, metadata=metadata, dpi=150)
