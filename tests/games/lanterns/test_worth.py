"""The rough idea of how well a seat stands."""

from __future__ import annotations

import pytest

from tests.games.lanterns.tables import GAME, table


def worth(cards: str, favor: int = 0, made: str = "") -> float:
    """What seat 0 is worth with these things before it."""
    return GAME.worth(table(cards=[cards], favor=[favor], made=made).record, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (worth("", made="0 four 8"), worth("RRRR")),
        (worth("RK"), worth("RR")),
        (worth("RRR"), worth("RR")),
        (worth("RRRR"), worth("RRR")),
        (worth("R", favor=1), worth("R")),
    ],
    ids=["honor before cards", "other colours", "a third card", "a fourth card", "favor"],
)
def test_a_seat_is_worth_more_with(better: float, worse: float) -> None:
    assert better > worse


def test_cards_beyond_four_of_a_kind_add_nothing() -> None:
    assert worth("RRRRR") == worth("RRRR")
