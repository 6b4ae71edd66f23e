"""SH-2.3, SH-7.2: deals that follow what is believed about the others, and what they seem to collect."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from ludoteca.core import kernels
from ludoteca.core.luck import quick_luck
from ludoteca.core.messages import render
from ludoteca.core.records import duplicate
from ludoteca.core.types import Seat
from ludoteca.core.writers import SPECTATOR
from tests import sizes
from tests.games.shelfie.boards import GAME, table

GOALS = 12


def deals(beliefs: list[list[float]], keeper: Seat, times: int) -> Counter[tuple[int, ...]]:
    box, luck = GAME.new(3, seed=1).record, quick_luck("deals", 1)
    box["personal"][0] = [3, 4, 5, 0]
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        twin = duplicate(box)
        kernels.redeal_one(twin, keeper, luck, np.array(beliefs, np.float32))
        found[tuple(twin["personal"][0][:3].tolist())] += 1
    return found


@pytest.mark.rule("SH-2.3")
def test_cards_are_dealt_together_as_beliefs_say_and_each_once() -> None:
    first, second = [0.0] * GOALS, [0.0] * GOALS
    first[3], first[6], first[7] = 0.5, 0.3, 0.2
    second[6], second[7] = 0.6, 0.4
    times = max(1000, sizes.games(6000))
    found = deals([[1 / GOALS] * GOALS, first, second], keeper=0, times=times)
    weights = {(3, one, two): first[one] * second[two] for one, two in permutations((6, 7), 2)}
    total = sum(weights.values())
    assert set(found) == set(weights)  # seat 0 keeps card 3, so nobody else has it
    for deal, weight in weights.items():
        assert found[deal] / times == pytest.approx(weight / total, abs=4 * (0.25 / times) ** 0.5)


@pytest.mark.rule("SH-2.3")
@pytest.mark.parametrize("keeper", [SPECTATOR, 1])
def test_impossible_beliefs_still_give_different_cards(keeper: Seat) -> None:
    sure = [1.0] + [0.0] * (GOALS - 1)
    for deal in deals([sure, sure, sure], keeper, times=5):
        assert len(set(deal)) == 3
        assert keeper == SPECTATOR or deal[keeper] == 4


@pytest.mark.rule("SH-7.2")
def test_when_the_match_is_over_only_the_luck_is_dealt_again() -> None:
    box = GAME.new(3, seed=1).record
    box["over"] = 1
    twin = duplicate(box)
    kernels.redeal_one(twin, 0, quick_luck("over", 1), np.full((3, GOALS), 1 / GOALS, np.float32))
    assert twin["personal"].tolist() == box["personal"].tolist()
    assert twin["luck"].tolist() != box["luck"].tolist()


@pytest.mark.rule("SH-2.3")
def test_a_seat_can_be_supposed_to_have_any_goal() -> None:
    box = GAME.new(2, seed=1).record
    kernels.suppose(box[0], 1, 7)
    assert GAME.secrets is not None
    assert GAME.secrets.read(box, 1) == 7


@pytest.mark.rule("SH-5.3")
def test_what_a_seat_seems_to_collect_is_what_it_can_still_fill_the_next_cells_first() -> None:
    empty = table(personal_goals=[1, 2])
    message = GAME.secret_message(empty.record, 1, 0)
    assert message is not None
    assert render(message, "en") == "Seat 1 seems to collect: trophy in column 3 and game in column 2"
    full = duplicate(empty.record)
    full["height"][0][1] = 6
    assert GAME.secret_message(full, 1, 0) is None
