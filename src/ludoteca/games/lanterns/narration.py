"""Words of Lanterns as messages, and how an action is called."""

from __future__ import annotations

from ludoteca.core.messages import message
from ludoteca.core.types import Document
from ludoteca.games.lanterns.facts import CODES, COLOURS, DRAW_STACK, HAND
from ludoteca.games.lanterns.state import SIDES

ROUNDS = {players: (players * HAND + drawn) // players for players, drawn in DRAW_STACK.items()}
"""LA-2.3: how many tiles every player places, for each number of players."""

# Words


def colour_word(colour: str) -> Document:
    """A color."""
    return message(f"lanterns-colour-{colour}")


def kind_word(kind: str) -> Document:
    """A kind of dedication."""
    return message(f"lanterns-kind-{kind}")


def action_message(action: str, view: Document) -> Document:
    """An action as the seat to move sees it."""
    verb, *rest = action.split()
    if verb == "p":
        return placement_message(int(rest[0]), int(rest[1].removeprefix("r")), view)
    if verb == "x":
        return message("lanterns-do-exchange", given=colour_word(rest[0]), taken=colour_word(rest[1]))
    if verb == "d":
        kind, *colours = rest
        values: Document = {"kind": kind_word(kind), "value": view["pays"][kind]}
        if not colours:
            return message("lanterns-do-dedicate", **values)
        return message("lanterns-do-dedicate-of", **values, colours=[colour_word(colour) for colour in colours])
    return message("lanterns-do-discard", colour=colour_word(rest[0])) if rest else message("lanterns-do-pass")


def placement_message(tile: int, rotation: int, view: Document) -> Document:
    """LA-4.3: a placement by the number of the tile in the hand, and the color that faces the player."""
    hand = view["hand"] or []
    for number, each in enumerate(hand, start=1):
        if each["tile"] == tile:
            side = SIDES.index(view["seats"][view["to_move"]]["side"])
            colour = COLOURS[CODES.index(each["sides"][(side - rotation) % 4])]
            return message("lanterns-do-place-tile", number=number, colour=colour_word(colour))
    return message("lanterns-do-place")
