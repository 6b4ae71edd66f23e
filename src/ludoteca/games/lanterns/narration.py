"""What Lanterns tells people: events, reasons, actions, previews and the progress of a match, as messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.messages import message, with_sign
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


# The log


def narrate(events: Sequence[Document]) -> list[Document]:
    """What the events of one action mean, a message for each sentence."""
    found = (event_message(event, events) for event in events)
    return [each for each in found if each]


def event_message(event: Document, events: Sequence[Document]) -> Document | None:
    """The sentence that begins with an event; None for an event that belongs to another one's sentence."""
    match event["kind"], event.get("why"):
        case "card", "exchange":
            given = next(each["colour"] for each in events if each["kind"] == "return")
            return about(event, "lanterns-log-exchange", given=colour_word(given), taken=colour_word(event["colour"]))
        case "dedication", _:
            honor = message("lanterns-log-honor", count=event["value"])
            return about(event, "lanterns-log-dedicate", kind=kind_word(event["dedication"]), honor=honor)
        case "discard", _:
            return about(event, "lanterns-log-discard", colour=colour_word(event["colour"]))
        case "pass", _:
            return about(event, "lanterns-log-pass")
        case "place", _:
            return placement(event, events)
        case (("card" | "out"), "orientation"):
            return card_message(event)
        case "final_turns", _:
            return message("lanterns-log-final")
        case "end", _:
            return message("lanterns-log-over")
    return None


def about(event: Document, name: str, **values: object) -> Document:
    """A sentence of the log about the player of an event."""
    return message(name, seat=event["seat"], **values)


def card_message(event: Document) -> Document:
    """LA-4.3, LA-4.4: the card that a player gets, or misses because its color is out."""
    name = "lanterns-log-missed" if event["kind"] == "out" else "lanterns-log-dealt"
    return about(event, name, colour=colour_word(event["colour"]))


def placement(event: Document, events: Sequence[Document]) -> Document:
    """LA-4.1, LA-4.2: a tile was placed; the sides that it matched, and the favor for them."""
    cards = [colour_word(each["colour"]) for each in events if each.get("why") == "match"]
    favor = sum(each["kind"] == "favor" for each in events)
    if favor:
        return about(event, "lanterns-log-place-favor", cards=cards, favor=message("lanterns-log-favor", count=favor))
    return about(event, "lanterns-log-place-matched", cards=cards) if cards else about(event, "lanterns-log-place")


# Reasons, actions, previews, progress


def reason_message(reason: Document) -> Document:
    """A reason for or against an action."""
    values: Document = {}
    for name, value in reason.items():
        if name in ("colour", "given"):
            values[name] = colour_word(value)
        elif name == "colours":
            values[name] = [colour_word(colour) for colour in value]
        elif name == "dedication":
            values[name] = kind_word(value)
        elif name not in ("sense", "kind", "rule"):
            values[name] = value
    return message(f"lanterns-reason-{reason['kind'].replace('_', '-')}", **values)


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


def preview_messages(preview: Document) -> list[Document]:
    """What an action would bring: the gains of the seat to move, then who gets which card and who gets none."""
    seat, events = preview["seat"], preview["events"]
    own = [event for event in events if event["kind"] == "out" and event["seat"] == seat]
    others = [event for event in events if event.get("why") == "orientation" and event["seat"] != seat]
    return [message("lanterns-preview", gains=gains(preview)), *map(card_message, [*own, *others])]


def gains(preview: Document) -> list[Document]:
    """What the seat to move would gain or lose."""
    cards = preview["cards"][preview["seat"]].items()
    found = [
        message("lanterns-gain-card", count=with_sign(count), colour=colour_word(colour)) for colour, count in cards
    ]
    for name in ("favor", "honor"):
        if preview[name]:
            count = {"count": with_sign(preview[name]), "number": abs(preview[name])}
            found.append(message(f"lanterns-gain-{name}", **count))
    return found or [message("lanterns-gain-nothing")]


def progress(state: Any, is_final: bool) -> Document:
    """LA-2.3, LA-5.1: rounds in which every player places one tile, then the final turns."""
    if state.over:
        return message("lanterns-progress-over")
    if is_final:
        return message("lanterns-progress-final")
    return message("lanterns-progress", round=(state.tiles - 1) // state.players + 1, rounds=ROUNDS[state.players])
