"""A table of Lanterns drawn with plain characters."""

from __future__ import annotations

from ludoteca.core.types import Document
from ludoteca.games.lanterns.facts import CODES, COLOURS

SIDE_NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}


def picture(view: Document) -> str:
    """Draw the lake and its open places, then the supply, the stacks, every seat and the hand."""
    lines = lake(view)
    lines += ["", "supply " + cards(view["supply"]) + f"   draw stack {view['draw_stack']}"]
    stacks = (f"{kind} {' '.join(map(str, values)) or 'empty (pays 4)'}" for kind, values in view["stacks"].items())
    lines += ["; ".join(stacks)]
    for seat in view["seats"]:
        mark = ">" if seat["seat"] == view["to_move"] else " "
        owned = f"{cards(seat['cards'])}  favor {seat['favor']}  honor {seat['honor']}"
        lines.append(f"{mark}seat {seat['seat']} {SIDE_NAMES[seat['side']]:6}{owned}")
    if view["hand"]:
        lines += ["", "your tiles (sides from the north clockwise; * pays favor)"]
        lines += [f"  {tile['tile']:2} {tile['sides']}{'*' if tile['platform'] else ''}" for tile in view["hand"]]
    return "\n".join(line.rstrip() for line in lines)


def cards(counts: Document) -> str:
    """Write counts of cards by the colors' letters."""
    return " ".join(f"{code}{counts[colour]}" for code, colour in zip(CODES, COLOURS, strict=True))


def lake(view: Document, bracketed: int | None = None) -> list[str]:
    """Draw every tile as three lines with its four sides, north up, and open places as +; one tile in brackets."""
    tiles = {(tile["x"], tile["y"]): tile for tile in view["lake"]}
    places = {(x, y) for x, y in view["legal"]["places"]} if view["legal"] else set()
    columns = sorted({x for x, _ in tiles} | {x for x, _ in places})
    rows = sorted({y for _, y in tiles} | {y for _, y in places}, reverse=True)
    lines = ["     " + "".join(f"{x:^6}" for x in columns)]
    for y in rows:
        drawn = [drawing(tiles.get((x, y)), (x, y) in places, bracketed) for x in columns]
        lines += [(f"{y:4} " if i == 1 else "     ") + "".join(cell[i] for cell in drawn) for i in range(3)]
    return lines


def drawing(tile: Document | None, is_place: bool, bracketed: int | None) -> tuple[str, str, str]:
    """One cell of the lake in three lines."""
    if tile is None:
        return ("      ", "  +   " if is_place else "      ", "      ")
    north, east, south, west = tile["sides"]
    middle = "*" if tile["platform"] else "o" if tile["tile"] == 0 else " "
    inside = f"[{middle}]" if tile["tile"] == bracketed else f" {middle} "
    return (f"  {north}   ", f"{west}{inside}{east} ", f"  {south}   ")
