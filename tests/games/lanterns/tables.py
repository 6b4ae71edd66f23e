"""Tables of Lanterns drawn as text.

A lake is drawn with north up: `S1` is the start tile after one quarter turn clockwise (red to the south, as in the
set-up), `7r2` is tile 7 after two quarter turns, `.` is water. Cards are written by the letters of their colors:
K black, O orange, R red, B blue, G green, W white, P purple.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import ludoteca
from ludoteca import State
from ludoteca.core.types import Document
from ludoteca.games.lanterns.facts import CARDS_PER_COLOUR, CODES, COLOURS, DRAW_STACK, LAKE_TILES

GAME = ludoteca.game("lanterns")
CLOCKWISE = {2: "SN", 3: "SWN", 4: "SWNE"}


def lake(drawing: str) -> list[Document]:
    """Read a drawn lake, in an order in which it can have been laid."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    drawn = {(x, -y): cell for y, row in enumerate(rows) for x, cell in enumerate(row) if cell != "."}
    ((left, top),) = (place for place, cell in drawn.items() if cell[0] == "S")
    waiting = {(x - left, y - top): cell for (x, y), cell in drawn.items()}
    order = [(0, 0)]
    for x, y in order:
        order += [
            beside for beside in ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)) if beside in waiting.keys() - order
        ]
    assert len(order) == len(waiting), "a tile of the drawing floats"
    return [tile_at(x, y, waiting[x, y]) for x, y in order]


def tile_at(x: int, y: int, cell: str) -> Document:
    """Read one drawn tile."""
    name, rotation = ("0", cell[1:]) if cell[0] == "S" else cell.split("r")
    return {"tile": int(name), "x": x, "y": y, "rotation": int(rotation)}


def jetty(tiles: int, without: Sequence[int] = ()) -> str:
    """Draw a lake of the start tile and a number of other tiles in one long row to the east."""
    numbers = [tile for tile in range(1, len(LAKE_TILES) + 1) if tile not in without]
    return " ".join(["S1", *(f"{tile}r0" for tile in numbers[:tiles])])


def counts(letters: str) -> Document:
    """Count cards written by letters: "RRK" is two red and one black."""
    return {COLOURS[CODES.index(letter)]: number for letter, number in Counter(letters.replace(" ", "")).items()}


def dedications(text: str) -> list[Document]:
    """Read tokens written like "0 four 8, 1 pairs 9"."""
    words = [token.split() for token in text.split(",") if token.strip()]
    return [{"seat": int(seat), "kind": kind, "value": int(value)} for seat, kind, value in words]


def document(
    drawing: str = "S1",
    *,
    players: int = 4,
    seat: int = 0,
    hand: Sequence[int] = (),
    cards: Sequence[str] = (),
    supply: Mapping[str, int] | None = None,
    favor: Sequence[int] = (),
    made: str = "",
    options: Document | None = None,
    finals: int = 0,
    **more: Any,
) -> Document:
    """Write a position around what a test is about; the rest is filled in.

    `seat` is to move, and sits in the south if it is seat 0. `hand` begins its hand. `cards` are held by seat 0, 1 …;
    then the last seat takes cards until the supply is as given.
    """
    tiles = lake(drawing)
    laid = len(tiles) - 1
    first = (seat - laid - finals) % players
    held = [counts(cards[other]) if other < len(cards) else {} for other in range(players)]
    for letter, left in (supply or {}).items():
        name = COLOURS[CODES.index(letter)]
        out = CARDS_PER_COLOUR[players] - left - sum(one.get(name, 0) for one in held)
        held[-1][name] = held[-1].get(name, 0) + out
    hands, stack = deal(tiles, players, first, {seat: hand})
    return {
        "game": "lanterns",
        "players": players,
        "options": options or {},
        "first": first,
        "seat": seat,
        "finals": finals,
        "over": finals == players,
        "sides": list(CLOCKWISE[players]),
        "lake": tiles,
        "hands": hands,
        "stack": stack,
        "cards": held,
        "favor": [favor[other] if other < len(favor) else 0 for other in range(players)],
        "dedications": dedications(made),
    } | more


def deal(
    tiles: Sequence[Document], players: int, first: int, known: Mapping[int, Sequence[int]]
) -> tuple[list[list[int]], list[int]]:
    """Fill the hands up and lay the draw stack with tiles not used yet, in ascending order."""
    used = {tile["tile"] for tile in tiles}.union(*known.values())
    rest = [tile for tile in range(1, len(LAKE_TILES) + 1) if tile not in used]
    laid = len(tiles) - 1
    undrawn = [(first + turn) % players for turn in range(DRAW_STACK[players], laid)]
    hands = []
    for seat in range(players):
        hand = list(known.get(seat, ()))
        while len(hand) < 3 - undrawn.count(seat):
            hand.append(rest.pop(0))
        hands.append(hand)
    return hands, rest[: max(0, DRAW_STACK[players] - laid)]


def table(drawing: str = "S1", **what: Any) -> State:
    """Set a table as `document` describes it."""
    return GAME.from_position(document(drawing, **what))


def final_table(players: int = 2, **what: Any) -> State:
    """Set a table on which the last tile has just been placed, or some final turns have been taken (`finals`)."""
    return table(jetty(DRAW_STACK[players] + 3 * players), players=players, **what)


def letters(cards: Mapping[str, int]) -> str:
    """Write cards by letters, in the order of the colors."""
    return "".join(code * cards[name] for code, name in zip(CODES, COLOURS, strict=True))


def hands_of_cards(state: State) -> list[str]:
    """The cards of every seat, by letters."""
    return [letters(seat["cards"]) for seat in state.view()["seats"]]


def favor_of(state: State) -> list[int]:
    """The favor tokens of every seat."""
    return [seat["favor"] for seat in state.view()["seats"]]


def honor_of(state: State) -> list[int]:
    """The honor of every seat."""
    return [seat["honor"] for seat in state.view()["seats"]]


def gains(state: State, action: str) -> tuple[list[str], int]:
    """Carry out an action and tell what cards every seat gained, and how much favor the seat to move."""
    seat = state.seat
    assert seat is not None
    cards, favor = hands_of_cards(state), favor_of(state)[seat]
    state.play(action)
    gained = [Counter(now) - Counter(then) for now, then in zip(hands_of_cards(state), cards, strict=True)]
    return ["".join(sorted(one.elements(), key=CODES.index)) for one in gained], favor_of(state)[seat] - favor
