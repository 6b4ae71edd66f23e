"""A question at a real table: may I make this exchange or dedication? The rules answer from what people enter."""

from __future__ import annotations

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.types import Ints, Record
from ludoteca.games.lanterns.facts import COLOUR_COUNT
from ludoteca.games.lanterns.legality import LEGAL, NO_SET, NO_SUCH_ACTION, why_illegal
from ludoteca.games.lanterns.state import DISCARD, EXCHANGE, FOUR, SEVEN, THREE_PAIRS

HEAD = ("question", "step", "favor", "given", "taken")
"""The first numbers: what is asked, how far the turn is, the favor tokens, and the two colors of an exchange.

The player's cards by color follow, then the supply by color."""
MAY_EXCHANGE, MAY_FOUR, MAY_PAIRS, MAY_SEVEN = range(4)
"""The questions: an exchange, and the three kinds of dedications."""


@kernel
def ask(state: Record, numbers: Ints) -> int:
    """LA-3.1, LA-3.2, LA-3.6: fill in the turn; return why what is asked is not allowed, or 0 if it is."""
    question, state.step, state.favor[0] = numbers[0], numbers[1], numbers[2]
    fill_cards(state, numbers[len(HEAD) :])
    if question == MAY_EXCHANGE:
        return why_illegal(state, EXCHANGE + COLOUR_COUNT * numbers[3] + numbers[4])
    if question == MAY_FOUR:
        return why_no_set(state, FOUR, THREE_PAIRS)
    if question == MAY_PAIRS:
        return why_no_set(state, THREE_PAIRS, SEVEN)
    return why_no_set(state, SEVEN, DISCARD) if question == MAY_SEVEN else NO_SUCH_ACTION


@inline
def fill_cards(state: Record, cards: Ints) -> None:
    """Fill in the player's cards and the supply."""
    state.seat = 0
    state.held[0] = 0
    for colour in range(COLOUR_COUNT):
        state.cards[0, colour] = cards[colour]
        state.held[0] += cards[colour]
        state.supply[colour] = cards[COLOUR_COUNT + colour]


@kernel
def why_no_set(state: Record, first: int, end: int) -> int:
    """LA-3.2: why none of these sets can be dedicated, or 0 if one can."""
    code = NO_SET
    for action in range(first, end):
        code = why_illegal(state, action)
        if code == LEGAL:
            return code
    return code
