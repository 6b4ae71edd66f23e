"""A score sheet for a real table: what a shelf is worth, explained; or who wins, with a line for each player.

`Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1` means the shelf, top row first, personal goal 1, and the scoring
tokens 8, 4 and 1, which is the end-of-game token. The name and the tokens can be left out. The first player
comes first.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from ludoteca.core.errors import BadPosition, LudotecaError
from ludoteca.core.messages import message, render
from ludoteca.core.types import Document
from ludoteca.games.shelfie.facts import (
    COMMON_GOALS,
    END_TOKEN,
    LETTERS,
    PERSONAL_GOALS,
    SHELF_ROWS,
    TILES_PER_ITEM,
    TOKENS,
)
from ludoteca.games.shelfie.narration import goal_help, item_word
from ludoteca.games.shelfie.shelf import RULEBOOKS, common_goal_met, read_shelf, score_shelf, write_shelf

ROW = re.compile(
    r"(?:(?P<name>.*?)[\s:,]+)?(?P<shelf>[^\s/]{5}(?:\s+[^\s/]{5}){5})\s*/\s*(?P<goal>\d{1,3})\s*(?:/(?P<tokens>[\d\s,]*))?"
)
GOALS = 2
"""SH-2.1: the most common goals of a match; for each of them a player takes one token at most."""
NOBODY = -1

EndView = Callable[[int, Sequence[int]], Any]


def is_table(rows: Sequence[str]) -> bool:
    """Whether rows are lines of players, and not the rows of one shelf."""
    return any(len(row.split()) > 1 for row in rows)


def score_table(rows: Sequence[str], players: range, end_view: EndView) -> Document:
    """SH-5: the points of all players, and who wins; the rules count it."""
    if len(rows) not in players:
        least, most = players[0], players[-1]
        raise LudotecaError("shelfie-errors-sheet-players", least=least, most=most, count=len(rows), rows=SHELF_ROWS)
    seats = [read_row(row) for row in rows]
    check_table(seats)
    holders = [number for number, seat in enumerate(seats) if END_TOKEN in seat["tokens"]]
    numbers = [1, 0, 0, 0, *(holders or [NOBODY])]
    for seat in seats:
        goal_tokens = [token for token in seat["tokens"] if token != END_TOKEN]
        cells = [LETTERS.find(letter) for letter in "".join(seat["shelf"])]
        numbers += [*goal_tokens, *[0] * (GOALS - len(goal_tokens)), seat["personal_goal"], *cells]
    outcome = end_view(len(seats), numbers)["outcome"]
    for seat, points in zip(seats, outcome["breakdown"], strict=True):
        seat["points"] = points
    return {"seats": seats, "winners": outcome["winners"], "reason": outcome["reason"]}


def read_row(row: str) -> Document:
    """Read the line of a player."""
    found = ROW.fullmatch(row.strip())
    if not found:
        raise LudotecaError("shelfie-errors-sheet-row", row=repr(row.strip()))
    goal = int(found["goal"])
    if goal not in range(1, len(PERSONAL_GOALS) + 1):
        raise LudotecaError("shelfie-errors-personal-goal", last=len(PERSONAL_GOALS), number=goal)
    tokens = [int(token) for token in re.split(r"[\s,]+", found["tokens"] or "") if token]
    shelf = write_shelf(read_shelf(found["shelf"].split())[0].tolist())
    return {"name": found["name"] or "", "shelf": shelf, "personal_goal": goal, "tokens": tokens}


def check_table(seats: Sequence[Document]) -> None:
    """SH-1.2, SH-1.4: the box has everything that the players have."""
    names = Counter(seat["name"].casefold() for seat in seats if seat["name"])
    for seat in seats:
        if names[seat["name"].casefold()] > 1:
            raise LudotecaError("shelfie-errors-sheet-name", name=seat["name"])
    check_tiles([row for seat in seats for row in seat["shelf"]])
    goals = [seat["personal_goal"] for seat in seats]
    if len(set(goals)) < len(goals):
        raise BadPosition("shelfie-errors-personal-twice", cards=goals)
    check_tokens([seat["tokens"] for seat in seats])


def check_tokens(taken: Sequence[Sequence[int]]) -> None:
    """SH-2.2, SH-4.1, SH-4.2: a player takes one token for each goal; each goal has its tokens, the end has one."""
    most = {**dict.fromkeys(TOKENS[len(taken)], GOALS), END_TOKEN: 1}
    for tokens in taken:
        if sum(token != END_TOKEN for token in tokens) > GOALS:
            raise LudotecaError("shelfie-errors-sheet-goals", tokens=" ".join(map(str, tokens)), most=GOALS)
    for token, count in Counter(token for tokens in taken for token in tokens).items():
        if token not in most:
            stack = " ".join(map(str, most))
            raise LudotecaError("shelfie-errors-sheet-token", token=token, players=len(taken), stack=stack)
        if count > most[token]:
            raise LudotecaError("shelfie-errors-sheet-tokens", token=token, count=count, most=most[token])


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

    def text(name: str, /, **values: object) -> str:
        return render(message(name, **values), language)

    if "seats" in sheet:
        return table_text(sheet, text)
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


def table_text(sheet: Document, text: Callable[..., str]) -> str:
    """A line for each player, and who wins."""
    seats = sheet["seats"]
    names = [seat["name"] or text("page-real-player", number=number) for number, seat in enumerate(seats, 1)]
    lines = []
    for name, seat in zip(names, seats, strict=True):
        points = seat["points"]
        lines.append(text("shelfie-answer-score-seat", name=name, points=points["total"]))
        sources = {"tokens": points["tokens"], "end": points["end_token"], "personal": points["personal"]}
        lines.append("  " + text("shelfie-answer-score-sum", groups=points["groups"], **sources))
    lines.append(text("page-real-winner", names=", ".join(names[seat] for seat in sheet["winners"])))
    tie = [f"{text('shelfie-real-sheet-tie')} (SH-5.5)"] if sheet["reason"] == "turn order" else []
    return "\n".join([*lines, *tie])


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
