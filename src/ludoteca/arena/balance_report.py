"""The balance report of a game: tables and pictures, as HTML, Markdown, PNG and JSON."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure
from matplotlib.patches import Patch

from ludoteca.arena.html_report import page_table, whole_page
from ludoteca.arena.poster import EVEN, INK, png
from ludoteca.arena.report import markdown_table
from ludoteca.arena.report_tables import Row, percent, with_interval
from ludoteca.core.library import game
from ludoteca.core.types import Document

SHADES = ("#9cc3e0", "#e8a05c", "#8fbf7f", "#c79bd1", "#d9c35a", "#7fb8b8", "#d98880", "#a9a9a9")
NOTE = (
    "Intervals are 95%. Shared victories count as fractions. A round is over when everybody has had a turn. The same "
    "bot plays all seats, so this shows the game between equal players of that strength; other players may get other "
    "results."
)


def mean_text(found: Document | None, digits: int = 1) -> str:
    """A mean with its interval."""
    if found is None:
        return "–"
    reach = (found["high"] - found["low"]) / 2
    return f"{found['mean']:.{digits}f} ± {reach:.{max(digits, 2)}f}"


def options_text(options: Document) -> str:
    """The options of a table, in the syntax of the command."""
    return ", ".join(f"{name}={str(value).lower()}" for name, value in options.items()) or "default"


def default_tables(found: Document) -> list[Document]:
    """The tables with the default options."""
    return [table for table in found["tables"] if not table["options"]]


def seat_rows(found: Document) -> list[Row]:
    """First places and points by turn order."""
    head = ["players", "turn", "first places", "even", "points"]
    return [
        head,
        *(
            [
                str(table["players"]),
                str(seat["turn"]),
                with_interval(seat["firsts"]),
                percent(1 / table["players"], 0),
                mean_text(seat["points"]),
            ]
            for table in default_tables(found)
            for seat in table["seats"]
        ),
    ]


def source_rows(found: Document) -> list[Row]:
    """Sources of points: the means of all players and of winners."""
    names = list(dict.fromkeys(name for table in default_tables(found) for name in table["sources"]))
    head = ["source", *(f"{t['players']} players{who}" for t in default_tables(found) for who in ("", ", winners"))]
    return [head, *([name, *source_cells(found, name)] for name in names)]


def source_cells(found: Document, name: str) -> Row:
    """One source at every table size."""
    nothing = {"everybody": None, "winners": None}
    return [
        mean_text(table["sources"].get(name, nothing)[who])
        for table in default_tables(found)
        for who in ("everybody", "winners")
    ]


def full_name(name: str, each: Document) -> str:
    """The name of a milestone with its text."""
    return f"{name} {each['says']}".replace("_", " ").strip()


def milestone_rows(found: Document, players: int) -> list[Row]:
    """How often each milestone is reached, when, and its worth."""
    head = ["milestone", "offered", "reached", "times", "first in round", "worth", "won after it", "even"]
    (table,) = [each for each in default_tables(found) if each["players"] == players]
    return [
        head,
        *(
            [
                full_name(name, each),
                str(each["offered"]),
                with_interval(each["met"]),
                f"{each['times']:.2f}",
                mean_text(each["first_round"]),
                mean_text(each["worth"], 2),
                with_interval(each["wins"]),
                percent(each["even"], 0),
            ]
            for name, each in table["milestones"].items()
        ),
    ]


def length_rows(found: Document) -> list[Row]:
    """How long matches are, how close, and how they are decided."""
    head = ["players", "rounds", "decisions", "points", "winner's", "lead", "shared victories", "decided by"]
    return [
        head,
        *(
            [
                str(table["players"]),
                mean_text(table["rounds"]),
                mean_text(table["decisions"]),
                mean_text(table["points"]),
                mean_text(table["winning_points"]),
                mean_text(table["lead"]),
                with_interval(table["shared"]),
                ", ".join(f"{reason} {percent(share['share'])}" for reason, share in table["decided"].items()),
            ]
            for table in default_tables(found)
        ),
    ]


def option_rows(found: Document) -> list[Row]:
    """How the options change first places, points, length and ties."""
    head = ["options", "players", "first player wins", "last player wins", "points", "rounds", "shared victories"]
    ordered = sorted(found["tables"], key=lambda table: table["players"])
    return [
        head,
        *(
            [
                options_text(table["options"]),
                str(table["players"]),
                with_interval(table["seats"][0]["firsts"]),
                with_interval(table["seats"][-1]["firsts"]),
                mean_text(table["points"]),
                mean_text(table["rounds"]),
                with_interval(table["shared"]),
            ]
            for table in ordered
        ),
    ]


def sections(found: Document) -> list[tuple[str, list[Row]]]:
    """The tables of the report with their headings."""
    sizes = [table["players"] for table in default_tables(found)]
    return [
        ("First places by turn order", seat_rows(found)),
        ("Where points come from", source_rows(found)),
        *((f"Milestones, {size} players", milestone_rows(found, size)) for size in sizes),
        ("Lengths, leads and ties", length_rows(found)),
        ("What the options change", option_rows(found)),
    ]


def heading(found: Document) -> str:
    """The heading of the report."""
    return f"How {game(found['game']).title} plays"


def facts(found: Document) -> str:
    """The number of matches, the player and the seed."""
    total = sum(table["matches"] for table in found["tables"])
    return f"{total:,} matches of {found['player']} with itself at {len(found['tables'])} tables, seed {found['seed']}."


def command(found: Document) -> str:
    """The command that repeats the study."""
    words = f"ludoteca study {found['game']} --matches {found['matches']}"
    return f"{words} --player {found['player']} --seed {found['seed']}"


def markdown(found: Document) -> str:
    """The report as Markdown."""
    parts = [f"# {heading(found)}", facts(found), f"```\n{command(found)}\n```"]
    for words, rows in sections(found):
        parts += [f"## {words}", markdown_table(rows)]
    return "\n\n".join([*parts, NOTE]) + "\n"


def page(found: Document) -> str:
    """The report as an HTML page without external files."""
    body = [f"<h1>{escape(heading(found))}</h1><p>{escape(facts(found))}</p>"]
    for words, draw in PICTURES.items():
        picture = base64.b64encode(png(draw(found))).decode()
        body.append(
            f'<p><img alt="{escape(words)}; the tables say the same" src="data:image/png;base64,{picture}"></p>'
        )
    for words, rows in sections(found):
        body += [f"<h2>{escape(words)}</h2>", page_table(rows)]
    body += [f"<h2>Repeat this study</h2><pre>{escape(command(found))}</pre>", f'<p class="note">{escape(NOTE)}</p>']
    return whole_page(heading(found), body)


# Pictures


def draw_bars(axes: Any, places: Sequence[float], values: Sequence[Document], key: str, color: str) -> None:
    """Draw bars with their intervals."""
    heights = np.array([[each[name] for name in (key, "low", "high")] for each in values]).reshape(-1, 3)
    axes.bar(places, heights[:, 0], color=color, width=0.8)
    reach = np.abs(heights[:, 1:] - heights[:, :1]).T
    axes.errorbar(places, heights[:, 0], yerr=reach, fmt="none", ecolor=INK, capsize=3)


def seats_picture(found: Document) -> Figure:
    """First places by turn order, with the default options and with each other choice."""
    kinds = list(dict.fromkeys(options_text(table["options"]) for table in found["tables"]))
    figure = Figure(figsize=(11, 3.2), layout="constrained")
    figure.suptitle("First places by turn order; the line is an even chance")
    sizes = sorted({table["players"] for table in found["tables"]})
    for axes, size in zip(np.atleast_1d(figure.subplots(1, len(sizes), sharey=True)), sizes, strict=True):
        for table in (each for each in found["tables"] if each["players"] == size):
            number = kinds.index(options_text(table["options"]))
            values = [{name: 100 * v for name, v in seat["firsts"].items()} for seat in table["seats"]]
            places = [turn * (len(kinds) + 1) + number for turn in range(size)]
            draw_bars(axes, places, values, "share", SHADES[number % len(SHADES)])
        axes.axhline(100 / size, color=EVEN, linewidth=1)
        middles = [turn * (len(kinds) + 1) + (len(kinds) - 1) / 2 for turn in range(size)]
        axes.set_xticks(middles, ["begins", *(f"turn {turn}" for turn in range(2, size + 1))])
        axes.set_title(f"{size} players", fontsize=10)
        axes.set_ylabel("% of matches")
    handles = [Patch(color=SHADES[number % len(SHADES)]) for number in range(len(kinds))]
    figure.legend(handles, kinds, loc="outside lower center", ncols=min(len(kinds), 4), frameon=False, fontsize=9)
    return figure


def milestones_picture(found: Document) -> Figure:
    """How often each milestone is reached, and in which round it is first reached."""
    names = list(dict.fromkeys(name for table in default_tables(found) for name in table["milestones"]))
    figure = Figure(figsize=(11, 1.6 + 0.34 * len(names)), layout="constrained")
    often, when = figure.subplots(1, 2, sharey=True)
    for number, table in enumerate(default_tables(found)):
        rows_shown = [(row, table["milestones"][name]) for row, name in enumerate(names) if name in table["milestones"]]
        rows = [row + 0.25 * (number - 1) for row, _ in rows_shown]
        label, color = f"{table['players']} players", SHADES[number]
        often.barh(rows, [each["times"] for _, each in rows_shown], height=0.22, color=color, label=label)
        met = [
            (row, each["first_round"]) for row, (_, each) in zip(rows, rows_shown, strict=True) if each["first_round"]
        ]
        means = np.array([[each[key] for key in ("mean", "low", "high")] for _, each in met]).reshape(-1, 3)
        reach = np.abs(means[:, 1:] - means[:, :1]).T
        when.errorbar(means[:, 0], [row for row, _ in met], xerr=reach, fmt="o", color=color, ecolor=INK, label=label)
    labels = {
        name: full_name(name, each) for table in default_tables(found) for name, each in table["milestones"].items()
    }
    often.set_yticks(range(len(names)), [labels[name] for name in names])
    often.invert_yaxis()
    often.set_title("How often in a match that offers it", fontsize=10)
    when.set_title("First in round", fontsize=10)
    when.legend(frameon=False, fontsize=9)
    return figure


def sources_picture(found: Document) -> Figure:
    """Sources of points, for all players and for winners."""
    names = list(dict.fromkeys(name for table in default_tables(found) for name in table["sources"]))
    figure = Figure(figsize=(11, 3.4), layout="constrained")
    figure.suptitle("Mean points by source: all players and winners")
    for axes, table in zip(
        np.atleast_1d(figure.subplots(1, len(default_tables(found)), sharey=True)), default_tables(found), strict=True
    ):
        for number, who in enumerate(("everybody", "winners")):
            rows_shown = [
                (place, table["sources"][name][who]) for place, name in enumerate(names) if name in table["sources"]
            ]
            places = [place + 0.4 * number for place, _ in rows_shown]
            heights = [each["mean"] for _, each in rows_shown]
            axes.bar(places, heights, width=0.38, color=SHADES[number], label=who)
        axes.set_xticks([place + 0.2 for place in range(len(names))], [n.replace("_", " ") for n in names], rotation=40)
        axes.set_title(f"{table['players']} players", fontsize=10)
    figure.axes[0].legend(frameon=False, fontsize=9)
    return figure


PICTURES: dict[str, Callable[[Document], Figure]] = {
    "seats": seats_picture,
    "sources": sources_picture,
    "milestones": milestones_picture,
}


def write_study(found: Document, folder: Path) -> None:
    """Write study.json, report.md, report.html and the pictures."""
    (folder / "study.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (folder / "report.md").write_text(markdown(found), "utf-8")
    (folder / "report.html").write_text(page(found), "utf-8")
    for name, draw in PICTURES.items():
        (folder / f"{name}.png").write_bytes(png(draw(found)))
