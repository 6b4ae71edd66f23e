"""A table of My Shelfie drawn with plain characters."""

from __future__ import annotations

from ludoteca.core.messages import render
from ludoteca.core.types import Document
from ludoteca.games.shelfie.facts import LETTERS
from ludoteca.games.shelfie.narration import goal_help


def picture(view: Document) -> str:
    """Draw the living room, the goals and every shelf."""
    lines = ["    " + " ".join("abcdefghi")]
    lines += [f"  {row + 1} " + " ".join(line.replace("-", " ")) for row, line in enumerate(view["room"])]
    lines += [
        "",
        "bag " + " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, view["bag"].values(), strict=True)),
    ]
    for goal in view["common_goals"]:
        tokens = " ".join(map(str, goal["tokens"])) or "none"
        text = render(goal_help(goal["goal"], view["options"]["rulebook"]))
        lines.append(f"goal {goal['goal']}: {text} Tokens left: {tokens}")
    lines += ["", *shelves(view["seats"], view["to_move"])]
    return "\n".join(line.rstrip() for line in lines)


def shelves(seats: list[Document], to_move: int | None) -> list[str]:
    """Draw all shelves side by side, wanted items of an open personal goal in small letters."""
    width = 16
    titles = [f"{'>' if seat['seat'] == to_move else ' '}seat {seat['seat']}".ljust(width) for seat in seats]
    lines = ["".join(titles)]
    for row in range(6):
        lines.append("".join(f" |{' '.join(shelf_row(seat, row))}|".ljust(width) for seat in seats))
    lines.append("".join("  1 2 3 4 5".ljust(width) for _ in seats))
    lines.append("".join(f" points {points_text(seat['points'])}".ljust(width) for seat in seats))
    return lines


def points_text(points: Document) -> str:
    """The points that are open; those of a secret personal goal are still to come."""
    return f"{sum(points.values())}" if "personal" in points else f"{sum(points.values())}+?"


def shelf_row(seat: Document, row: int) -> str:
    """One row of a shelf."""
    wanted = seat["personal_goal"]["rows"][row].lower() if "personal_goal" in seat else "....."
    return "".join(wish if tile == "." else tile for tile, wish in zip(seat["shelf"][row], wanted, strict=True))
