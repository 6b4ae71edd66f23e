"""What an action of Lanterns can cause: the kinds of events, and documents for the log, animations and programs."""

from __future__ import annotations

from ludoteca.core.compiled import kernel
from ludoteca.core.types import Ints

(
    PAID,
    RETURNED,
    EXCHANGE_GAVE,
    EXCHANGE_TOOK,
    DEDICATION,
    DISCARDED,
    PASSED,
    PLACED,
    MATCH_CARD,
    MATCH_MISSED,
    FAVOR_TILE,
    FAVOR_NEIGHBOUR,
    ORIENTATION_CARD,
    ORIENTATION_MISSED,
    DREW,
    FINAL_TURNS,
    END,
) = range(1, 18)

# The name of each kind of event, why it happened if a name has several causes, and its rule.
NAMES = {
    PAID: ("pay", "exchange", "LA-3.1"),
    RETURNED: ("return", "dedication", "LA-3.2"),
    EXCHANGE_GAVE: ("return", "exchange", "LA-3.1"),
    EXCHANGE_TOOK: ("card", "exchange", "LA-3.1"),
    DEDICATION: ("dedication", None, "LA-3.2"),
    DISCARDED: ("discard", None, "LA-3.4"),
    PASSED: ("pass", None, "LA-5.3"),
    PLACED: ("place", None, "LA-3.5"),
    MATCH_CARD: ("card", "match", "LA-4.1"),
    MATCH_MISSED: ("out", "match", "LA-4.4"),
    FAVOR_TILE: ("favor", "tile", "LA-4.2"),
    FAVOR_NEIGHBOUR: ("favor", "neighbour", "LA-4.2"),
    ORIENTATION_CARD: ("card", "orientation", "LA-4.3"),
    ORIENTATION_MISSED: ("out", "orientation", "LA-4.4"),
    DREW: ("draw", None, "LA-4.6"),
    FINAL_TURNS: ("final_turns", None, "LA-5.1"),
    END: ("end", None, "LA-5.1"),
}
WITH_COLOUR = (
    RETURNED,
    EXCHANGE_GAVE,
    EXCHANGE_TOOK,
    DISCARDED,
    MATCH_CARD,
    MATCH_MISSED,
    ORIENTATION_CARD,
    ORIENTATION_MISSED,
)
AT_A_SIDE = (MATCH_CARD, MATCH_MISSED, FAVOR_NEIGHBOUR, ORIENTATION_CARD, ORIENTATION_MISSED)
COUNTED = (PAID, RETURNED, EXCHANGE_GAVE)
MATCHED = (MATCH_CARD, MATCH_MISSED)
FACED = (ORIENTATION_CARD, ORIENTATION_MISSED)
MISSED = (MATCH_MISSED, ORIENTATION_MISSED)
FAVORS = (FAVOR_TILE, FAVOR_NEIGHBOUR)

WHICH, WHOSE, WHAT, WHERE, AMOUNT = range(5)
"""The columns of an event: its kind, its seat, and numbers that depend on the kind."""


@kernel
def first_of(kind: int, events: Ints) -> int:
    """The row of the first event of a kind that is among the events."""
    row = 1
    while events[row, WHICH] != kind:
        row += 1
    return row


@kernel
def count_of(kinds: tuple[int, int], events: Ints) -> int:
    """How many events are of one of these kinds."""
    count = 0
    for row in range(1, events[0, 0] + 1):
        count += events[row, WHICH] in kinds
    return count
