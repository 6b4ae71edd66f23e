"""Write the tables of docs/puzzles.md from the puzzles that come with Ludoteca.

python -m tools.puzzles writes them; a test fails if they are out of date.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludoteca.core.library import game
from ludoteca.puzzles import puzzle_games
from ludoteca.puzzles.figures import KindFigures, figures
from ludoteca.search.levels import LEVELS

PAGE = Path(__file__).resolve().parent.parent / "docs" / "puzzles.md"
BEGIN = "<!-- figures: python -m tools.puzzles -->\n"
END = "<!-- end of figures -->\n"


def page() -> str:
    """The page with the present tables."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    return before + BEGIN + tables() + END + rest.partition(END)[2]


def tables() -> str:
    """How many puzzles there are, and how often the levels find the answers."""
    counts = [
        "| | kind | puzzles | 2, 3, 4 players | difficulty 1 to 5 |",
        "|---|---|---:|---|---|",
        *(count_row(name, kind) for name, kind in every_kind()),
    ]
    found = [
        f"| answers found | kind | {' | '.join(LEVELS)} |",
        f"|---|---|{'---:|' * len(LEVELS)}",
        *(level_row(name, kind) for name, kind in every_kind() if kind["levels"]),
    ]
    return "\n".join([*counts, "", *found]) + "\n"


def every_kind() -> Iterator[tuple[str, KindFigures]]:
    """The figures of every kind, with the name of the game."""
    for name in puzzle_games():
        for kind in figures(name):
            yield game(name).title, kind


def count_row(name: str, kind: KindFigures) -> str:
    """How many puzzles of a kind there are."""
    sizes, steps = (", ".join(map(str, numbers)) for numbers in (kind["players"], kind["difficulties"]))
    return f"| {name} | `{kind['kind']}` | {kind['count']} | {sizes} | {steps} |"


def level_row(name: str, kind: KindFigures) -> str:
    """How often each level finds the answers."""
    shares = " | ".join(f"{share:.0%}" for share in (kind["levels"] or {}).values())
    return f"| {name} | `{kind['kind']}` | {shares} |"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
