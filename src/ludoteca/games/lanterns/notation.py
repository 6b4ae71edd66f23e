"""Actions of Lanterns as people type them.

x purple red       exchange a purple card for a red one
d four red         dedicate four of a kind; also: d pairs red blue green, d seven
discard blue       discard one card
p 7 r2 @ 1,-2      place tile 7, two quarter turns clockwise, at x 1 (east), y -2 (south of the start tile)
pass               end a final turn
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ludoteca.core.errors import IllegalAction, UnreadableAction
from ludoteca.core.game import ActionGroup
from ludoteca.core.types import Action, Box
from ludoteca.games.lanterns.facts import CODES, COLOURS
from ludoteca.games.lanterns.state import (
    ACTION_COUNT,
    DISCARD,
    FOUR,
    PAIRS,
    PASS,
    PLACE,
    SEVEN,
    THREE_PAIRS,
    WAYS,
)

VERBS = {
    "x": "x",
    "exchange": "x",
    "d": "d",
    "dedicate": "d",
    "discard": "discard",
    "pass": "pass",
    "p": "p",
    "place": "p",
}
ACTION_GROUPS = (
    ActionGroup(FOUR, "x purple red", f"exchange: {len(COLOURS)} × the color given + the color taken (LA-3.1)"),
    ActionGroup(THREE_PAIRS - FOUR, "d four red", "dedicate four of a kind, by color (LA-3.2)"),
    ActionGroup(SEVEN - THREE_PAIRS, "d pairs red blue green", "dedicate three pairs, by their colors (LA-3.2)"),
    ActionGroup(1, "d seven", "dedicate seven unique (LA-3.2)"),
    ActionGroup(PASS - DISCARD, "discard blue", "discard a card above the limit, by color (LA-3.4)"),
    ActionGroup(1, "pass", "end a final turn (LA-5.3)"),
    ActionGroup(
        ACTION_COUNT - PLACE,
        "p 7 r2 @ 1,-2",
        f"place a tile: {WAYS} × the place + 4 × its position in the hand + rotation (LA-3.5)",
    ),
)
UNTURNED = re.compile(r"(\d{1,4})\s*@\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})")
"""A placement without its rotation."""
WORDS = re.compile(r"([a-z]*)\s*(.*)", re.DOTALL)
PLACEMENT = re.compile(r"(\d{1,4})\s*r\s*([0-3])\s*@\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})")


def parse_action(box: Box, text: str) -> Action:
    """Read an action."""
    verb, rest = WORDS.fullmatch(text.strip().lower()).groups()  # type: ignore[union-attr]
    words = rest.split()
    match VERBS.get(verb), len(words):
        case "x", 2:
            return colour(words[0]) * len(COLOURS) + colour(words[1])
        case "d", 1 | 2 | 4:
            return dedication(words)
        case "discard", 1:
            return DISCARD + colour(words[0])
        case "pass", 0:
            return PASS
        case "p", _:
            return placement(box, rest)
    raise UnreadableAction("lanterns-errors-no-action", text=repr(text.strip()))


def colour(word: str) -> int:
    """Read a color: its English name or its letter (K for black)."""
    if word in COLOURS:
        return COLOURS.index(word)
    if len(word) == 1 and word.upper() in CODES:
        return CODES.index(word.upper())
    raise UnreadableAction("lanterns-errors-no-colour", word=repr(word), colours=", ".join(COLOURS))


def dedication(words: Sequence[str]) -> Action:
    """Read a dedication; LA-3.2: three pairs are of three different colors."""
    kind, colours = words[0], [colour(word) for word in words[1:]]
    if kind == "four" and len(colours) == 1:
        return FOUR + colours[0]
    if kind == "seven" and not colours:
        return SEVEN
    if kind == "pairs" and len(colours) == 3:
        if len(set(colours)) < 3:
            raise IllegalAction("lanterns-refusal-same-pair", "LA-3.2", "same-pair")
        return THREE_PAIRS + PAIRS.index((min(colours), sorted(colours)[1], max(colours)))
    raise UnreadableAction("lanterns-errors-no-dedication", words=" ".join(words))


def placement(box: Box, text: str) -> Action:
    """Read a placement; LA-3.5: only tiles of the hand, only beside the lake, can be named."""
    found = PLACEMENT.fullmatch(text.strip())
    if not found:
        raise unreadable_placement(text.strip())
    tile, rotation, x, y = (int(number) for number in found.groups())
    hand: list[int] = box["hand"][0, box["seat"][0]].tolist()
    if tile not in hand or tile == 0:
        raise IllegalAction("lanterns-refusal-no-tile", "LA-3.5", "no-tile")
    return PLACE + place_at(box, x, y) * WAYS + 4 * hand.index(tile) + rotation


def unreadable_placement(text: str) -> UnreadableAction:
    """What is wrong with the text of a placement."""
    unturned = UNTURNED.fullmatch(text)
    if not unturned:
        return UnreadableAction("lanterns-errors-no-placement", text=text)
    tile, x, y = unturned.groups()
    return UnreadableAction("lanterns-errors-no-rotation", example=f"p {tile} r0 @ {x},{y}")


def place_at(box: Box, x: int, y: int) -> int:
    """Number of the place at these coordinates."""
    places = int(box["places"][0])
    corners = [*zip(box["x"][0, :places].tolist(), box["y"][0, :places].tolist(), strict=True)]
    if (x, y) in corners:
        return corners.index((x, y))
    raise IllegalAction("lanterns-refusal-not-open", "LA-3.5", "not-open")
