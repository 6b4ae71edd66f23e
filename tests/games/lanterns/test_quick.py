"""The rule of thumb that playouts follow."""

from __future__ import annotations

import pytest

from ludoteca import State
from ludoteca.core.luck import quick_luck
from tests.games.lanterns.tables import final_table, jetty, table
from tests.games.quick import quick_action


def thought(state: State, seed: int = 1) -> str:
    """What the rule of thumb picks, checked to be legal."""
    action = quick_action(state, quick_luck("test", seed))
    assert action in state.legal_actions()
    return state.action_text(action)


@pytest.mark.parametrize(
    ("cards", "made", "action"),
    [
        ("RRRR", "", "d four red"),
        ("RRBBGG", "", "d pairs red blue green"),
        ("KORBGWP", "", "d seven"),
        ("KKKK OO RR BGWP", "", "d seven"),
        ("KKKK OO RR BGWP", "1 seven 10, 1 seven 9, 1 seven 8", "d pairs black orange red"),
        ("KKKK OO RR", "1 pairs 9, 1 pairs 8", "d four black"),
        ("KKKK OO RR", "1 four 8", "d pairs black orange red"),
        ("KKKK ORBGWP", "1 seven 10, 1 seven 9, 1 seven 8", "d four black"),
        ("KKKKK OOO BB GG", "1 pairs 9, 1 pairs 8, 1 pairs 7, 1 pairs 6", "d four black"),
    ],
)
def test_the_set_worth_most_is_dedicated(cards: str, made: str, action: str) -> None:
    assert thought(table(jetty(6), players=2, cards=[cards], made=made)) == action


def test_above_12_cards_without_a_dedication_left_the_largest_pile_is_discarded() -> None:
    assert thought(table(cards=["KKKK OOOOOO RRR"], made="0 seven 10", step="dedicated")) == "discard orange"
    assert thought(table(cards=["KKKK OOOOO RRR"], made="0 seven 10", step="dedicated")).startswith("p ")


def test_a_tile_of_the_hand_goes_anywhere() -> None:
    state = table("S1 3r0", hand=[25, 26, 27])
    picked = {thought(state, seed) for seed in range(600)}
    assert picked == {state.action_text(action) for action in state.legal_actions()}


def test_a_final_turn_without_a_set_is_passed() -> None:
    assert thought(final_table(cards=["RRR"], favor=[2])) == "pass"
    assert thought(final_table(cards=["RRRR"], favor=[2])) == "d four red"
