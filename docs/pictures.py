"""Draw the pictures of the README anew: `make pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import ludoteca
from ludoteca.search.baselines import greedy, player_luck
from ludoteca.terminal.colours import painted

FOLDER = Path(__file__).parent / "pictures"


def table(name: str, players: int, plies: int) -> str:
    """A table in the middle of a match between greedy players, as the seat to move sees it."""
    state = ludoteca.game(name).new(players=players, seed=2026)
    luck = player_luck(1)
    for _ in range(plies):
        state.play(greedy(state, luck))
    return state.game.picture(state.view(state.seat))


def draw(name: str, players: int, plies: int, width: int) -> None:
    """Write the picture of a table as SVG; no font is fetched from anywhere."""
    text = table(name, players, plies)
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, highlight=False)
    console.print(painted(text, ludoteca.game(name).palette))
    svg = console.export_svg(title=f"ludoteca play {name}", unique_id=name)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.S)
    svg = "\n".join(line.rstrip() for line in svg.splitlines() if line.strip())
    (FOLDER / f"{name}.svg").write_text(svg.replace("Fira Code, monospace", "monospace") + "\n", "utf-8")


if __name__ == "__main__":
    draw("lanterns", players=3, plies=20, width=72)
    draw("shelfie", players=3, plies=24, width=72)
