"""A score sheet for a real table: a line for each player, as people type it, and who wins.

`Ada 10 8 4 / 2 / 5` means the tokens 10, 8 and 4, 2 favor and 5 cards. The name, favor and cards can be left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.messages import message, render
from ludoteca.core.types import Document
from ludoteca.games.lanterns.facts import GENERIC_VALUE, TOKENS

ROW = re.compile(r"(?P<name>[^\d/]*)(?P<tokens>[\d\s,]*)(?:/\s*(?P<favor>\d{1,3})\s*)?(?:/\s*(?P<cards>\d{1,3})\s*)?")

EndView = Callable[[int, Sequence[int]], Any]


def score_sheet(rows: Sequence[str], players: range, end_view: EndView) -> Document:
    """LA-5.2: the honor of all players, and who wins; the rules count it."""
    seats = [read_row(row) for row in rows]
    if len(seats) not in players:
        raise LudotecaError("lanterns-errors-sheet-players", least=players[0], most=players[-1], count=len(seats))
    check_names([seat["name"] for seat in seats if seat["name"]])
    check_tokens([token for seat in seats for token in seat["tokens"]])
    numbers = [number for seat in seats for number in (sum(seat["tokens"]), seat["favor"], seat["cards"])]
    outcome = end_view(len(seats), numbers)["outcome"]
    for seat, honor in zip(seats, outcome["scores"], strict=True):
        seat["honor"] = honor
    return {"seats": seats, "winners": outcome["winners"], "reason": outcome["reason"]}


def read_row(row: str) -> Document:
    """Read the line of a player."""
    found = ROW.fullmatch(row.strip())
    if not found:
        raise LudotecaError("lanterns-errors-sheet-row", row=repr(row.strip()))
    tokens = [int(token) for token in re.split(r"[\s,]+", found["tokens"]) if token]
    for token in tokens:
        if token not in TOKENS:
            raise LudotecaError("lanterns-errors-sheet-token", token=token, least=min(TOKENS), most=max(TOKENS))
    numbers = {name: int(found[name] or 0) for name in ("favor", "cards")}
    return {"name": found["name"].strip(" :,"), "tokens": tokens, **numbers}


def check_names(names: Sequence[str]) -> None:
    """A result names its winners, so no two players have the same name."""
    for name, count in Counter(map(str.casefold, names)).items():
        if count > 1:
            raise LudotecaError("lanterns-errors-sheet-name", name=next(n for n in names if n.casefold() == name))


def check_tokens(tokens: Sequence[int]) -> None:
    """LA-1.3: all players together have at most the tokens of the box; LA-3.3: exhausted stacks pay 4 without limit."""
    for token, count in Counter(tokens).items():
        if token != GENERIC_VALUE and count > TOKENS[token]:
            raise LudotecaError("lanterns-errors-sheet-tokens", token=token, count=count, most=TOKENS[token])


def score_text(sheet: Document, language: str = "en") -> str:
    """The text of a score sheet: a line for each player, and who wins."""

    def text(name: str, **values: object) -> str:
        return render(message(name, **values), language)

    seats = sheet["seats"]
    names = [seat["name"] or text("page-real-player", number=number) for number, seat in enumerate(seats, 1)]
    lines = [
        text(
            "lanterns-terminal-sheet",
            player=name,
            honor=seat["honor"],
            tokens=" ".join(map(str, seat["tokens"])) or "–",
            favor=seat["favor"],
            cards=seat["cards"],
        )
        for name, seat in zip(names, seats, strict=True)
    ]
    if not any(seat["honor"] for seat in seats):
        lines.append(text("lanterns-terminal-sheet-empty"))
    winners = [names[seat] for seat in sheet["winners"]]
    lines.append(text("page-real-winner" if len(winners) == 1 else "page-real-winners", names=", ".join(winners)))
    tie = [] if sheet["reason"] == "honor" else [f"{text('lanterns-real-answer-leftovers')} (LA-5.2)"]
    return "\n".join([*lines, *tie])
