"""How to set up My Shelfie at a real table: the steps, with the numbers for each number of players."""

from __future__ import annotations

from ludoteca.core.messages import message
from ludoteca.core.types import Document
from ludoteca.games.shelfie.facts import LIVING_ROOM, PERSONAL_GOALS, TILES_PER_ITEM, TOKENS
from ludoteca.games.shelfie.state import IN_PLAY


def setup_steps(players: int) -> list[Document]:
    """SH-2: what to do, in order, and the rule of each step."""
    tokens = " ".join(map(str, TOKENS[players]))
    steps = {
        "SH-2.5": message("shelfie-real-setup-room", players=players, cells=int(IN_PLAY[players]).bit_count()),
        "SH-1.3": message("shelfie-real-setup-shelves"),
        "SH-2.1": message("shelfie-real-setup-common"),
        "SH-2.2": message("shelfie-real-setup-tokens", tokens=tokens),
        "SH-2.3": message("shelfie-real-setup-personal"),
        "SH-4.2": message("shelfie-real-setup-end"),
        "SH-2.4": message("shelfie-real-setup-begin"),
    }
    return [{"rule": rule, "says": says} for rule, says in steps.items()]


def sheet_facts(players: int) -> Document:
    """What a score sheet offers, tokens and personal goals by their printed numbers, and the board of the judge."""
    return {
        "tokens": list(TOKENS[players]),
        "tiles": TILES_PER_ITEM,
        "personal_goals": [list(card) for card in PERSONAL_GOALS],
        "room": ["".join("o" if is_in_play(cell, players) else "-" for cell in row) for row in LIVING_ROOM],
    }


def is_in_play(cell: str, players: int) -> bool:
    """SH-1.1: whether a cell of the board is used with this number of players."""
    return cell != "." and int(cell) <= players
