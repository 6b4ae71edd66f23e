"""A rule of thumb that plays quickly, for playouts."""

from __future__ import annotations

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.luck import below
from ludoteca.core.types import Action, Ints, Record
from ludoteca.games.lanterns.facts import CARD_LIMIT, COLOUR_COUNT
from ludoteca.games.lanterns.legality import has_set, is_final, tally
from ludoteca.games.lanterns.rules import FOUR_KIND, PAIRS_KIND, SEVEN_KIND, next_value
from ludoteca.games.lanterns.state import (
    DISCARD,
    EXCHANGED,
    FOUR,
    PASS,
    PLACE,
    SEVEN,
    THREE_PAIRS,
    WAYS,
)


@inline
def quick(state: Record, luck: Ints) -> Action:
    """Dedicate the set worth most, discard from the largest pile, place at random; never exchange."""
    if state.step <= EXCHANGED:
        action = best_dedication(state)
        if action >= 0:
            return action
    if is_final(state):
        return PASS
    if state.held[state.seat] > CARD_LIMIT:
        return DISCARD + tally(state.cards[state.seat])[0]
    place = below(luck, state.places)
    while state.laid[place]:
        place = below(luck, state.places)
    return PLACE + place * WAYS + below(luck, 4 * state.in_hand[state.seat])


@inline
def best_dedication(state: Record) -> Action:
    """The dedication worth most now, or -1 if there is none."""
    cards = state.cards[state.seat]
    best = -1
    worth = 0
    most, pairs, unique = tally(cards)
    if unique == COLOUR_COUNT:
        best = SEVEN
        worth = next_value(state, SEVEN_KIND)
    if pairs >= 3 and next_value(state, PAIRS_KIND) > worth:
        best = first_pairs(cards)
        worth = next_value(state, PAIRS_KIND)
    if cards[most] >= 4 and next_value(state, FOUR_KIND) > worth:
        best = FOUR + most
    return best


@kernel
def first_pairs(cards: Ints) -> Action:
    """The first dedication of three pairs that these cards allow."""
    action = THREE_PAIRS
    while not has_set(cards, action):
        action += 1
    return action
