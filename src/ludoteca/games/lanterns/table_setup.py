"""How to set up Lanterns at a real table: the steps, with the numbers for each number of players."""

from __future__ import annotations

from ludoteca.core.messages import message
from ludoteca.core.types import Document
from ludoteca.games.lanterns.facts import (
    CARDS_PER_COLOUR,
    DRAW_STACK,
    GENERIC_VALUE,
    HAND,
    KINDS,
    LAKE_TILES,
    TOKENS,
    stack_values,
)


def setup_steps(players: int) -> list[Document]:
    """LA-2: what to do, in order, and the rule of each step."""
    tiles = len(LAKE_TILES)
    out = tiles - HAND * players - DRAW_STACK[players]
    steps = {
        "LA-2.1": message("lanterns-real-setup-start"),
        "LA-2.2": message("lanterns-real-setup-sides", players=players),
        "LA-2.3": message("lanterns-real-setup-tiles", all=tiles, hand=HAND, stack=DRAW_STACK[players], out=out),
        "LA-2.4": message("lanterns-real-setup-cards", cards=CARDS_PER_COLOUR[players]),
        "LA-2.5": message("lanterns-real-setup-tokens", players=players),
        "LA-2.8": message("lanterns-real-setup-favor"),
        "LA-2.6": message("lanterns-real-setup-first-cards"),
        "LA-2.7": message("lanterns-real-setup-begin"),
    }
    return [{"rule": rule, "says": says} for rule, says in steps.items()]


def sheet_facts(players: int) -> Document:
    """What a score sheet offers: the worths of dedication tokens, highest first, and how many of each there can be."""
    values = sorted({value for kind in KINDS for value in stack_values(kind, players)}, reverse=True)
    return {"tokens": values, "most": [None if value == GENERIC_VALUE else TOKENS[value] for value in values]}
