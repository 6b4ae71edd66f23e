"""A score sheet for a real table: what a shelf is worth, explained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict

from ludoteca.core.errors import BadPosition
from ludoteca.core.messages import message, render
from ludoteca.core.types import Document
from ludoteca.games.shelfie.facts import COMMON_GOALS, LETTERS, TILES_PER_ITEM
from ludoteca.games.shelfie.narration import goal_help, item_word
from ludoteca.games.shelfie.shelf import RULEBOOKS, common_goal_met, read_shelf, score_shelf, write_shelf


def score_sheet(rows: Sequence[str], goal: int | None = None) -> Document:
    """SH-5.3, SH-5.4, SH-6: the points of one shelf, tokens apart, and the common goals it meets."""
    met = {
        rulebook: [number for number in range(1, len(COMMON_GOALS) + 1) if common_goal_met(number, rows, rulebook)]
        for rulebook in RULEBOOKS
    }
    shelf = write_shelf(read_shelf(rows)[0].tolist())
    check_tiles(shelf)
    return {"shelf": shelf, "personal_goal": goal, **asdict(score_shelf(rows, goal)), "common_goals_met": met}


def check_tiles(rows: Sequence[str]) -> None:
    """SH-1.2: the shelves together have at most the tiles of the box."""
    tiles = Counter("".join(rows))
    for letter in LETTERS:
        if tiles[letter] > TILES_PER_ITEM:
            raise BadPosition("shelfie-errors-bag", letter=letter, count=tiles[letter], all=TILES_PER_ITEM)


def score_text(sheet: Document, language: str = "en") -> str:
    """The text of a score sheet: the shelf, the points with their sources, the common goals."""

    def text(name: str, **values: object) -> str:
        return render(message(name, **values), language)

    lines = ["  " + " ".join(row) for row in sheet["shelf"]]
    lines += [
        "",
        text("shelfie-terminal-groups"),
        *(f"  {render(group_line(group), language)}" for group in sheet["groups"]),
    ]
    lines += [] if sheet["groups"] else [f"  {text('shelfie-terminal-no-groups')}"]
    lines.append(f"  {text('shelfie-terminal-in-all', points=sheet['group_points'])}")
    if sheet["personal_goal"] is not None:
        values = {"count": len(sheet["personal_cells"]), "points": sheet["personal_points"]}
        lines.append(text("shelfie-terminal-personal", card=sheet["personal_goal"], **values))
    lines.append(text("shelfie-terminal-total", points=sheet["total"]))
    lines.append(text("shelfie-terminal-met" if sheet["common_goals_met"]["italian"] else "shelfie-terminal-none-met"))
    return "\n".join([*lines, *(f"  {render(line, language)}" for line in goal_lines(sheet["common_goals_met"]))])


def group_line(group: Document) -> Document:
    """SH-5.4: a group of tiles with its points."""
    item = item_word(group["item"], group["size"])
    return message("shelfie-terminal-group", size=group["size"], item=item, points=group["points"])


def goal_lines(met: Document) -> list[Document]:
    """SH-6: the common goals that are met, those by the English rulebook alone last."""
    only = sorted(set(met["english"]) - set(met["italian"]))
    return [
        *(message("shelfie-terminal-goal", card=card, help=goal_help(card, "italian")) for card in met["italian"]),
        *(message("shelfie-terminal-goal-english", card=card, help=goal_help(card, "english")) for card in only),
    ]
