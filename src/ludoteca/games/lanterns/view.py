"""What a seat may know of a table of Lanterns (LA-6), as a document that can be drawn without knowing rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from ludoteca.core.kernels import list_one
from ludoteca.core.records import fields
from ludoteca.core.types import Box, Document, Ints, Seat
from ludoteca.games.lanterns.events import SAYINGS
from ludoteca.games.lanterns.facts import CODES, COLOURS, KINDS, PLATFORMS, stack_values
from ludoteca.games.lanterns.notation import action_text
from ludoteca.games.lanterns.state import DISCARD, FOUR, PASS, PLACE, SIDE, SIDES, STEPS, TOKEN_BASE

SIDES_TEXT = [["".join(CODES[colour] for colour in sides) for sides in turned] for turned in SIDE.tolist()]
FORESEEN = ("card", "out", "favor", "pay", "return", "discard", "dedication")


def open_view(box: Box) -> Document:
    """LA-6.1: the lake, cards, favor, dedications, stacks and supply, sizes of hands and draw stack.

    LA-6.2: not the tiles in the hands, not the order of the draw stack, not what left the game.
    """
    state = fields(box)
    return {
        "first": state.first,
        "step": STEPS[state.step],
        "final": bool(state.in_hand.sum() == 0),
        "lake": lake(state),
        "hand": None,
        "supply": by_colour(state.supply),
        "stacks": stacks(state),
        "draw_stack": state.stack_size,
        "seats": [seat_document(state, other) for other in range(state.players)],
    }


def own_view(box: Box, seat: Seat, open_view: Document) -> Document:
    """LA-6.1: and one's own hand."""
    return open_view | {"hand": [hand_tile(tile) for tile in hand(fields(box), seat)]}


def by_colour(counts: Any) -> Document:
    """Counts of cards, named by colour."""
    return dict(zip(COLOURS, counts.tolist(), strict=True))


def hand(state: Any, seat: Seat) -> list[int]:
    """The tiles in a hand, in its order."""
    tiles: list[int] = state.hand[seat][: state.in_hand[seat]].tolist()
    return tiles


def laid_tiles(state: Any) -> list[Document]:
    """All tiles in the lake, in the order they were laid."""
    laid, x, y = state.laid.tolist(), state.x.tolist(), state.y.tolist()
    return [
        {"tile": (laid[place] - 1) // 4, "x": x[place], "y": y[place], "rotation": (laid[place] - 1) % 4}
        for place in state.lake[: state.tiles].tolist()
    ]


def lake(state: Any) -> list[Document]:
    """All tiles laid, with the colours of their four sides as they lie, clockwise from the north."""
    return [entry | tile_document(entry["tile"], entry["rotation"]) for entry in laid_tiles(state)]


def tile_document(tile: int, rotation: int) -> Document:
    """A tile's number, sides and platform."""
    return {"tile": tile, "sides": SIDES_TEXT[tile][rotation], "platform": PLATFORMS.get(tile)}


def hand_tile(tile: int) -> Document:
    """A tile in the hand, as printed."""
    return tile_document(tile, 0)


def stacks(state: Any) -> Document:
    """LA-6.1: what is still to come of each dedication stack; an empty one pays 4."""
    players = int(state.players)
    return {kind: stack_values(kind, players)[state.dedicated[i] :] for i, kind in enumerate(KINDS)}


def dedications(state: Any) -> list[Document]:
    """All dedications made, in order."""
    made = []
    for token in state.token[: state.tokens].tolist():
        owner, value = divmod(token, TOKEN_BASE)
        made.append({"seat": owner // len(KINDS), "kind": KINDS[owner % len(KINDS)], "value": value})
    return made


def seat_document(state: Any, seat: Seat) -> Document:
    """What lies open before one seat."""
    made = [{"kind": token["kind"], "value": token["value"]} for token in dedications(state) if token["seat"] == seat]
    return {
        "seat": seat,
        "side": SIDES[state.side[seat]],
        "cards": by_colour(state.cards[seat]),
        "favor": int(state.favor[seat]),
        "honor": int(state.honor[seat]),
        "dedications": made,
        "hand": int(state.in_hand[seat]),
    }


def choices(box: Box, buffer: Ints) -> Document:
    """LA-3: the actions other than placements as texts; the tiles that can be placed, and the places that are open.

    Every tile listed may be placed in any rotation on every place listed.
    """
    count = list_one(box, buffer)
    placing = bool(buffer[count - 1] >= PLACE)
    others = [action for action in buffer[: min(count, PLACE)].tolist() if action < PLACE]
    state = fields(box)
    return {
        "exchange": texts(box, others, range(FOUR)),
        "dedicate": texts(box, others, range(FOUR, DISCARD)),
        "discard": texts(box, others, range(DISCARD, PASS)),
        "pass": PASS in others,
        "tiles": hand(state, state.seat) if placing else [],
        "places": open_places(state) if placing else [],
    }


def texts(box: Box, actions: Sequence[int], kind: range) -> list[str]:
    """The texts of those actions that are of one kind."""
    return [action_text(box, action) for action in actions if action in kind]


def open_places(state: Any) -> list[list[int]]:
    """The coordinates of all places where a tile can be laid."""
    places = zip(state.laid.tolist(), state.x.tolist(), state.y.tolist(), strict=True)
    return [[x, y] for laid, x, y in islice(places, state.places) if laid == 0]


def preview(box: Box, events: list[Document]) -> Document:
    """What an action would bring: cards and favor by seat, what is out, honor; not what would be drawn (LA-6.2)."""
    seat = int(box["seat"][0])
    told = [event for event in events if event["kind"] in FORESEEN]
    return {
        "seat": seat,
        "events": told,
        "cards": [cards_gained(told, other) for other in range(int(box["players"][0]))],
        "favor": sum({"favor": 1, "pay": -event.get("count", 0)}.get(event["kind"], 0) for event in told),
        "honor": sum(event["value"] for event in told if event["kind"] == "dedication"),
    }


def cards_gained(events: list[Document], seat: Seat) -> dict[str, int]:
    """Cards by colour that a seat would gain, or lose where the number is negative."""
    gained: dict[str, int] = {}
    for event in events:
        change = {"card": 1, "return": -event.get("count", 0), "discard": -1}.get(event["kind"], 0)
        if event["seat"] == seat and change:
            gained[event["colour"]] = gained.get(event["colour"], 0) + change
    return gained


def preview_text(preview: Document) -> str:
    """Put a preview into words: what each seat would gain or lose, in the order of the rules."""
    lines = [f"seat {event['seat']} {SAYINGS[event['kind']].format(**event)}" for event in preview["events"]]
    return "\n".join(lines) or "nothing but the end of the turn"
