"""What a seat may know of a table of Lanterns (LA-6), as a document that can be drawn without knowing rules."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from ludoteca.core.kernels import list_one
from ludoteca.core.records import fields
from ludoteca.core.types import Box, Document, Ints, Seat
from ludoteca.games.lanterns.facts import CODES, COLOURS, FEWEST_DOTS_OUT, GENERIC_VALUE, KINDS, PLATFORMS, stack_values
from ludoteca.games.lanterns.narration import ROUNDS, progress
from ludoteca.games.lanterns.notation import action_text
from ludoteca.games.lanterns.state import DISCARD, FOUR, PASS, PLACE, SIDE, SIDES, STEPS, TOKEN_BASE

SIDES_TEXT = [["".join(CODES[colour] for colour in sides) for sides in turned] for turned in SIDE.tolist()]
LYING = [
    {"tile": tile, "rotation": rotation, "sides": sides, "platform": PLATFORMS.get(tile)}
    for tile, turned in enumerate(SIDES_TEXT)
    for rotation, sides in enumerate(turned)
]
"""Every tile in every rotation."""
STACKS = {players: {kind: stack_values(kind, players) for kind in KINDS} for players in FEWEST_DOTS_OUT}
FORESEEN = ("card", "out", "favor", "pay", "return", "discard", "dedication")


def open_view(box: Box) -> Document:
    """LA-6.1: the lake, cards, favor, dedications, stacks and supply, sizes of hands and draw stack.

    LA-6.2: not the tiles in the hands, not the order of the draw stack, not what left the game.
    """
    state = fields(box)
    is_final, left = not any(state.in_hand.tolist()), stacks(state)
    return {
        "progress": progress(state, is_final),
        "rounds": ROUNDS[state.players],
        "first": state.first,
        "step": STEPS[state.step],
        "final": is_final,
        "lake": lake(state),
        "hand": None,
        "supply": by_colour(state.supply.tolist()),
        "stacks": left,
        "pays": {kind: values[0] if values else GENERIC_VALUE for kind, values in left.items()},
        "draw_stack": state.stack_size,
        "seats": seat_documents(state),
    }


def own_view(box: Box, seat: Seat, open_view: Document) -> Document:
    """LA-6.1: the open view, and the seat's own hand."""
    tiles = box["hand"][0, seat].tolist()[: box["in_hand"][0, seat]]
    return open_view | {"hand": [hand_tile(tile) for tile in tiles]}


def by_colour(counts: list[int]) -> Document:
    """Counts of cards, named by color."""
    return dict(zip(COLOURS, counts, strict=True))


def hand(state: Any, seat: Seat) -> list[int]:
    """The tiles in a hand, in its order."""
    tiles: list[int] = state.hand[seat].tolist()
    return tiles[: state.in_hand[seat]]


def laid_tiles(state: Any) -> list[Document]:
    """All tiles in the lake, in the order they were placed."""
    laid, x, y = state.laid.tolist(), state.x.tolist(), state.y.tolist()
    return [
        {"tile": (laid[place] - 1) // 4, "x": x[place], "y": y[place], "rotation": (laid[place] - 1) % 4}
        for place in state.lake.tolist()[: state.tiles]
    ]


def lake(state: Any) -> list[Document]:
    """All tiles in the lake, with the colors of their four sides as placed, clockwise from the north."""
    laid, x, y = state.laid.tolist(), state.x.tolist(), state.y.tolist()
    return [{**LYING[laid[place] - 1], "x": x[place], "y": y[place]} for place in state.lake.tolist()[: state.tiles]]


def hand_tile(tile: int) -> Document:
    """A tile in the hand, as printed: its number, sides and platform."""
    return {"tile": tile, "sides": SIDES_TEXT[tile][0], "platform": PLATFORMS.get(tile)}


def stacks(state: Any) -> Document:
    """LA-6.1: what is still to come of each dedication stack; an empty one pays 4."""
    whole = STACKS[state.players]
    return {kind: whole[kind][gone:] for kind, gone in zip(KINDS, state.dedicated.tolist(), strict=True)}


def dedications(state: Any) -> list[Document]:
    """All dedications made, in order."""
    made = []
    for token in state.token.tolist()[: state.tokens]:
        owner, value = divmod(token, TOKEN_BASE)
        made.append({"seat": owner // len(KINDS), "kind": KINDS[owner % len(KINDS)], "value": value})
    return made


def seat_documents(state: Any) -> list[Document]:
    """What everybody sees of every seat."""
    side, cards, favor = state.side.tolist(), state.cards.tolist(), state.favor.tolist()
    honor, in_hand = state.honor.tolist(), state.in_hand.tolist()
    made: list[list[Document]] = [[] for _ in range(state.players)]
    for token in dedications(state):
        made[token.pop("seat")].append(token)
    return [
        {
            "seat": seat,
            "side": SIDES[side[seat]],
            "cards": by_colour(cards[seat]),
            "favor": favor[seat],
            "honor": honor[seat],
            "dedications": made[seat],
            "hand": in_hand[seat],
        }
        for seat in range(state.players)
    ]


def choices(box: Box, buffer: Ints) -> Document:
    """LA-3: the actions other than placements as texts; the tiles that can be placed, and the places that are open.

    Every tile listed may be placed in any rotation on every place listed.
    """
    count = list_one(box, buffer)
    placing = bool(buffer[count - 1] >= PLACE)
    others: list[int] = buffer[: min(count, PLACE)].tolist()
    exchanges, dedicates, discards, places = (bisect_left(others, first) for first in (FOUR, DISCARD, PASS, PLACE))
    state = fields(box)
    return {
        "exchange": [action_text(box, action) for action in others[:exchanges]],
        "dedicate": [action_text(box, action) for action in others[exchanges:dedicates]],
        "discard": [action_text(box, action) for action in others[dedicates:discards]],
        "pass": discards < places,
        "tiles": hand(state, state.seat) if placing else [],
        "places": open_places(state) if placing else [],
    }


def open_places(state: Any) -> list[list[int]]:
    """The coordinates of all places where a tile can be laid."""
    places = zip(state.laid.tolist()[: state.places], state.x.tolist(), state.y.tolist(), strict=False)
    return [[x, y] for laid, x, y in places if laid == 0]


def preview(box: Box, events: list[Document]) -> Document:
    """What an action would bring: cards and favor by seat, what is out, honor; not what would be drawn (LA-6.2)."""
    seat = int(box["seat"][0])
    foreseen = [event for event in events if event["kind"] in FORESEEN]
    return {
        "seat": seat,
        "events": foreseen,
        "cards": [cards_gained(foreseen, other) for other in range(int(box["players"][0]))],
        "favor": sum({"favor": 1, "pay": -event.get("count", 0)}.get(event["kind"], 0) for event in foreseen),
        "honor": sum(event["value"] for event in foreseen if event["kind"] == "dedication"),
    }


def cards_gained(events: list[Document], seat: Seat) -> dict[str, int]:
    """Cards by color that a seat would gain, or lose where the number is negative."""
    gained: dict[str, int] = {}
    for event in events:
        change = {"card": 1, "return": -event.get("count", 0), "discard": -1}.get(event["kind"], 0)
        if event["seat"] == seat and change:
            gained[event["colour"]] = gained.get(event["colour"], 0) + change
    return gained
