"""A score sheet for a real table: what a shelf is worth, explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from ludoteca.core.types import Document
from ludoteca.games.shelfie.facts import COMMON_GOALS, GOAL_TEXTS
from ludoteca.games.shelfie.shelf import RULEBOOKS, common_goal_met, read_shelf, score_shelf, write_shelf


def score_sheet(rows: Sequence[str], goal: int | None = None) -> Document:
    """SH-5.3, SH-5.4, SH-6: the points of one shelf, tokens apart, and the common goals it meets."""
    met = {
        rulebook: [number for number in range(1, len(COMMON_GOALS) + 1) if common_goal_met(number, rows, rulebook)]
        for rulebook in RULEBOOKS
    }
    shelf = write_shelf(read_shelf(rows)[0].tolist())
    return {"shelf": shelf, "personal_goal": goal, **asdict(score_shelf(rows, goal)), "common_goals_met": met}


def score_text(sheet: Document) -> str:
    """Put a score sheet into words."""
    lines = ["  " + " ".join(row) for row in sheet["shelf"]]
    lines += ["", "groups"]
    lines += [f"  {group['size']} {group['item']}: {group['points']}" for group in sheet["groups"]] or ["  none"]
    lines.append(f"  in all: {sheet['group_points']}")
    if sheet["personal_goal"] is not None:
        cells = len(sheet["personal_cells"])
        lines.append(f"personal goal {sheet['personal_goal']}: {cells} of 6 cells, {sheet['personal_points']} points")
    lines.append(f"total without tokens: {sheet['total']}")
    lines.append("common goals met:" + ("" if sheet["common_goals_met"]["italian"] else " none"))
    lines += [f"  {number}: {GOAL_TEXTS[number]}" for number in sheet["common_goals_met"]["italian"]]
    only = set(sheet["common_goals_met"]["english"]) - set(sheet["common_goals_met"]["italian"])
    lines += [f"  {number}: {GOAL_TEXTS[number]} (English rulebook only)" for number in sorted(only)]
    return "\n".join(lines)
