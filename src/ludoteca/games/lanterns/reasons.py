"""The reasons for and against an action of Lanterns: what it gains, prepares, denies to others and gives them.

They come from what everybody sees (LA-6.1) and from the tile placed, never from what would be drawn (LA-6.2).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ludoteca.core.records import fields
from ludoteca.core.types import Box, Document, Seat
from ludoteca.games.lanterns.facts import COLOURS, EXCHANGE_COST, KINDS
from ludoteca.games.lanterns.state import EXCHANGED, TOKEN_VALUE

MOST_REASONS = 8

KINDS_OF_REASONS = (
    "dedication",
    "set_given",
    "ready",
    "stack_wanted",
    "out_wanted",
    "exchange",
    "cards",
    "favor",
    "near",
    "stack_left",
    "colour_back",
    "missed",
    "card_given",
    "stack",
    "out",
)
"""The most important kind first."""

Cards = Sequence[int]


def reasons(before: Box, after: Box, events: list[Document]) -> list[Document]:
    """LA-3 to LA-4: the reasons for and against one action, the most important first."""
    state, later = fields(before), fields(after)
    found = [
        *gains(events, state.seat),
        *preparations(state, later),
        *stack_denials(state, later),
        *colour_changes(state, later),
        *dealings(state, later, events),
        *stacks_left(state, later),
    ]
    return sorted(found, key=weight)[:MOST_REASONS]


def weight(reason: Document) -> tuple[int, int]:
    """What orders reasons: their kind, then what they are worth."""
    return KINDS_OF_REASONS.index(reason["kind"]), -reason.get("value", 0)


# Sets


def missing(cards: Cards, kind: str) -> int:
    """LA-3.2: how many cards are missing for a set of this kind."""
    if kind == "four":
        return max(0, 4 - max(cards))
    if kind == "pairs":
        return sum(sorted(max(0, 2 - count) for count in cards)[:3])
    return list(cards).count(0)


def helps(cards: Cards, colour: int, kind: str) -> bool:
    """Whether a card of this color reduces the number of cards missing for a set of this kind."""
    more = list(cards)
    more[colour] += 1
    return missing(more, kind) < missing(cards, kind)


def top(state: Any, kind: str) -> int:
    """LA-3.2, LA-3.3: what the next dedication of this kind pays."""
    number = KINDS.index(kind)
    return int(TOKEN_VALUE[state.players, number, state.dedicated[number]])


def cards_of(state: Any, seat: Seat) -> list[int]:
    """The cards of a seat, counted by color."""
    cards: list[int] = state.cards[seat].tolist()
    return cards


def others(state: Any) -> list[Seat]:
    """The other seats that still have a turn, in its order; LA-5.1: after a final turn there is none."""
    return [(state.seat + turn) % state.players for turn in range(1, state.players - state.finals)]


def is_final(state: Any) -> bool:
    """LA-5.1: whether the last tile has been placed."""
    return not state.in_hand.any()


def wish(state: Any, seat: Seat, colour: int) -> str | None:
    """The best paid set that one more card of this color would complete."""
    cards = cards_of(state, seat)
    kinds = [kind for kind in KINDS if missing(cards, kind) == 1 and helps(cards, colour, kind)]
    return max(kinds, key=lambda kind: top(state, kind), default=None)


# For the seat to move


def gains(events: list[Document], seat: Seat) -> Iterator[Document]:
    """LA-3.1, LA-3.2, LA-4.1 to LA-4.3: honor, cards and favor for the seat to move."""
    mine = [event for event in events if event.get("seat") == seat]
    for event in mine:
        if event["kind"] == "dedication":
            yield gain("dedication", "LA-3.2", dedication=event["dedication"], value=event["value"])
    words = {event["kind"]: event for event in mine if event.get("why") == "exchange"}
    if words:
        given, taken = words["return"]["colour"], words["card"]["colour"]
        yield gain("exchange", "LA-3.1", given=given, colour=taken, count=words["pay"]["count"])
    placed = [event for event in mine if event["kind"] == "card" and event["why"] != "exchange"]
    if placed:
        yield gain("cards", placed[0]["rule"], colours=[event["colour"] for event in placed])
    favor = [event["kind"] for event in mine].count("favor")
    if favor:
        yield gain("favor", "LA-4.2", count=favor)


def gain(kind: str, rule: str, **values: object) -> Document:
    """Something for the seat to move."""
    return {"sense": "gain", "kind": kind, **values, "rule": rule}


def preparations(state: Any, later: Any) -> Iterator[Document]:
    """LA-3.2: sets that have become complete, or lack a single card that is still to be had."""
    had, has = cards_of(state, state.seat), cards_of(later, state.seat)
    for kind in KINDS:
        threat = {"sense": "threat", "dedication": kind, "value": top(later, kind), "rule": "LA-3.2"}
        if missing(has, kind) == 0 < missing(had, kind):
            yield threat | {"kind": "ready"}
        if missing(has, kind) == 1 < missing(had, kind):
            colours = [name for i, name in enumerate(COLOURS) if later.supply[i] and helps(has, i, kind)]
            if colours and not is_final(state):
                yield threat | {"kind": "near", "colours": colours}


# For the others


def stack_denials(state: Any, later: Any) -> Iterator[Document]:
    """LA-3.2: a dedication leaves a lower token on its stack, which matters to players near such a set."""
    for kind in KINDS:
        if top(later, kind) < top(state, kind):
            denial = {
                "sense": "denial",
                "dedication": kind,
                "from": top(state, kind),
                "to": top(later, kind),
                "rule": "LA-3.2",
            }
            near = [seat for seat in others(state) if missing(cards_of(later, seat), kind) <= 1]
            yield from (denial | {"kind": "stack_wanted", "seat": seat} for seat in near)
            if not near:
                yield denial | {"kind": "stack"}


def colour_changes(state: Any, later: Any) -> Iterator[Document]:
    """LA-4.4: colors of which the supply has run out, or has cards again, and the seats that need them for a set."""
    for colour, name in enumerate(COLOURS):
        had, has = bool(state.supply[colour]), bool(later.supply[colour])
        if had != has:
            wanted = list(wishes(state, later, colour))
            sense, kind = ("gift", "colour_back") if has else ("denial", "out_wanted")
            yield from ({"sense": sense, "kind": kind, "colour": name, **each} for each in wanted)
            if had and not wanted:
                yield {"sense": "denial", "kind": "out", "colour": name, "rule": "LA-4.4"}


def wishes(state: Any, later: Any, colour: int) -> Iterator[Document]:
    """The other seats one card of this color short of a set; LA-5.1: at the end only an exchange can bring it."""
    for seat in others(state):
        kind = wish(later, seat, colour)
        if kind is not None and (later.favor[seat] >= EXCHANGE_COST or not is_final(later)):
            yield {"seat": seat, "dedication": kind, "value": top(later, kind), "rule": "LA-4.4"}


def dealings(state: Any, later: Any, events: list[Document]) -> Iterator[Document]:
    """LA-4.3, LA-4.4: the card that each other seat gets or misses, and the set that it completes."""
    for event in events:
        if event.get("why") == "orientation" and event["seat"] != state.seat:
            seat, colour = event["seat"], event["colour"]
            if event["kind"] == "out":
                yield {"sense": "denial", "kind": "missed", "seat": seat, "colour": colour, "rule": "LA-4.4"}
                continue
            gift = {"sense": "gift", "kind": "card_given", "seat": seat, "colour": colour, "rule": "LA-4.3"}
            kind = wish(state, seat, COLOURS.index(colour))
            if kind is not None:
                gift |= {"kind": "set_given", "dedication": kind, "value": top(later, kind)}
            yield gift


def stacks_left(state: Any, later: Any) -> Iterator[Document]:
    """LA-3.6: a set that is kept to the end of the turn leaves its token to others who have one too."""
    if state.step > EXCHANGED or later.seat == state.seat or later.tokens > state.tokens:
        return
    for kind in KINDS:
        if missing(cards_of(state, state.seat), kind) == 0:
            for seat in others(state):
                if missing(cards_of(later, seat), kind) == 0:
                    left = {"dedication": kind, "value": top(later, kind), "rule": "LA-3.6"}
                    yield {"sense": "gift", "kind": "stack_left", "seat": seat, **left}
