"""Clocks: which seat loses time, when time is up, and that the actions of one turn count together."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.match.clocks import DAY, Clock, check_clock
from ludoteca.match.log import ACT, EXPIRE, LEAVE, RESIGN, UNDO
from ludoteca.match.match import Match
from tests.match.playing import act, mover, open_turn, put, refusal, table

DAY_MS = DAY * 1000
TIMED = [Clock("move", 30), Clock("bank", 300, 5), Clock("bank", 300), Clock("days", 2)]


def legal(match: Match) -> int:
    return match.state.legal_actions()[0]


def test_without_a_clock_time_does_not_count() -> None:
    match = table("shelfie", "ab")
    act(match, 2, spent=10**12)
    assert match.clocks.time_left(0) is None
    assert match.clocks.document(match.to_move) is None
    assert refusal(match, EXPIRE, mover(match), spent=10**15) == "time"


@pytest.mark.parametrize(
    ("clock", "allowance"),
    [(Clock("move", 30), 30_000), (Clock("bank", 300, 5), 300_000), (Clock("days", 2), 2 * DAY_MS)],
    ids=str,
)
def test_time_is_up_exactly_when_all_of_it_is_used(clock: Clock, allowance: int) -> None:
    match = table("shelfie", "ab", clock=clock)
    seat = mover(match)
    assert match.clocks.time_left(seat) == allowance
    assert refusal(match, EXPIRE, seat, spent=allowance - 1) == "time"
    assert refusal(match, EXPIRE, 1 - seat, spent=allowance) == "time"
    put(match, EXPIRE, seat, spent=allowance)
    assert match.result is not None
    assert match.result.reason == "time"


@pytest.mark.parametrize("clock", TIMED, ids=str)
def test_an_action_after_the_time_is_up_is_refused(clock: Clock) -> None:
    match = table("shelfie", "ab", clock=clock)
    seat, allowance = mover(match), clock.allowance
    assert refusal(match, ACT, seat, action=legal(match), spent=allowance + 1) == "time"
    put(match, ACT, seat, action=legal(match), spent=allowance)
    assert match.to_move == 1 - seat


def test_an_undo_after_the_time_is_up_is_refused() -> None:
    match = table("lanterns", "ab", clock=Clock("move", 30))
    seat = open_turn(match)
    assert refusal(match, UNDO, seat, to=match.state.ply - 1, spent=30_001) == "time"


@pytest.mark.parametrize("clock", [Clock("move", 30), Clock("days", 2)], ids=str)
def test_every_turn_starts_with_the_full_time_per_turn(clock: Clock) -> None:
    match = table("shelfie", "ab", clock=clock)
    for _ in range(4):
        assert match.clocks.time_left(mover(match)) == clock.allowance
        act(match, spent=clock.allowance)


def test_a_bank_loses_the_time_used_and_gets_the_increment_after_each_turn() -> None:
    match = table("shelfie", "ab", clock=Clock("bank", 300, 5))
    first = mover(match)
    act(match, spent=20_000)
    assert match.clocks.bank[first] == 285_000
    assert match.clocks.bank[1 - first] == 300_000
    act(match, spent=1_000)
    assert match.clocks.bank[1 - first] == 304_000
    assert match.clocks.bank[first] == 285_000
    act(match, spent=285_000)
    assert match.clocks.bank[first] == 5_000


def test_the_actions_of_one_turn_count_together() -> None:
    match = table("lanterns", "ab", clock=Clock("move", 30))
    seat = open_turn(match)
    put(match, UNDO, seat, to=match.state.ply - 1, spent=10_000)
    put(match, ACT, seat, action=legal(match), spent=15_000)
    assert match.to_move == seat
    assert match.clocks.time_left(seat) == 5_000
    assert refusal(match, EXPIRE, seat, spent=4_999) == "time"
    place = match.state.legal_actions()[-1]
    assert refusal(match, ACT, seat, action=place, spent=5_001) == "time"
    put(match, ACT, seat, action=place, spent=5_000)
    assert match.to_move == 1 - seat
    assert match.clocks.time_left(1 - seat) == 30_000


def test_an_increment_is_added_once_per_turn_not_once_per_action() -> None:
    match = table("lanterns", "ab", clock=Clock("bank", 300, 5))
    seat = open_turn(match)
    bank = match.clocks.bank[seat]
    put(match, UNDO, seat, to=match.state.ply - 1, spent=1_000)
    put(match, ACT, seat, action=legal(match), spent=1_000)
    assert match.clocks.bank[seat] == bank - 2_000
    put(match, ACT, seat, action=match.state.legal_actions()[-1], spent=1_000)
    assert match.clocks.bank[seat] == bank - 3_000 + 5_000


def test_a_decision_starts_after_the_one_before() -> None:
    match = table("lanterns", "ab", clock=Clock("move", 30))
    assert match.decision_start == 0
    seat = open_turn(match)
    assert match.decision_start == match.length
    put(match, LEAVE, 1 - seat)
    assert match.decision_start == match.length - 1
    put(match, UNDO, seat, to=match.state.ply - 1)
    assert match.decision_start == match.length


def test_bots_have_no_time_limit() -> None:
    match = table("shelfie", "a*", clock=Clock("bank", 300, 5))
    while mover(match) != 1:
        act(match)
    assert match.clocks.time_left(1) is None
    assert refusal(match, EXPIRE, 1, spent=10**9) == "time"
    put(match, ACT, 1, action=legal(match), spent=10**9)
    assert match.clocks.bank[1] == 300_000


@pytest.mark.parametrize("clock", TIMED, ids=str)
def test_a_bot_that_takes_over_is_not_charged_for_what_the_person_used(clock: Clock) -> None:
    match = table("shelfie", "abc", clock=clock)
    seat = mover(match)
    put(match, EXPIRE, seat, spent=clock.allowance)
    assert match.decision_start == match.length
    put(match, ACT, seat, action=legal(match), spent=10**9)
    assert match.clocks.time_left(mover(match)) == clock.allowance


def test_a_bot_that_takes_over_during_a_turn_leaves_the_next_seat_its_full_time() -> None:
    match = table("lanterns", "abc", clock=Clock("move", 30))
    seat = open_turn(match)
    put(match, UNDO, seat, to=match.state.ply - 1, spent=29_000)
    put(match, RESIGN, seat)
    put(match, ACT, seat, action=match.state.legal_actions()[-1])
    assert match.clocks.time_left(mover(match)) == 30_000


def test_somebody_else_s_resignation_gives_the_seat_to_move_no_new_time() -> None:
    match = table("lanterns", "abc", clock=Clock("move", 30))
    seat = open_turn(match)
    put(match, UNDO, seat, to=match.state.ply - 1, spent=29_000)
    put(match, RESIGN, (seat + 1) % 3)
    assert match.clocks.time_left(seat) == 1_000


def test_the_clock_runs_on_for_people_who_left() -> None:
    match = table("shelfie", "abc", clock=Clock("move", 30))
    seat = mover(match)
    put(match, LEAVE, seat)
    put(match, EXPIRE, seat, spent=30_000)
    assert match.gone == [seat]
    assert match.absent == set()
    act(match)


def test_clocks_are_public() -> None:
    match = table("lanterns", "ab*", clock=Clock("move", 30))
    seat = open_turn(match)
    put(match, UNDO, seat, to=match.state.ply - 1, spent=12_000)
    left: list[int | None] = [30_000, 30_000, None]
    left[seat] = 18_000
    assert match.clocks.document(match.to_move) == {"kind": "move", "amount": 30, "increment": 0, "left": left}
    assert match.clocks.document(None) == {
        "kind": "move",
        "amount": 30,
        "increment": 0,
        "left": [30_000, 30_000, None],
    }


@pytest.mark.parametrize(
    "clock",
    [Clock(), Clock("move", 1), Clock("move", DAY), Clock("bank", DAY, 3600), Clock("days", 1), Clock("days", 30)],
    ids=str,
)
def test_sensible_clocks_are_accepted(clock: Clock) -> None:
    check_clock(clock)


@pytest.mark.parametrize(
    "clock",
    [
        Clock("none", 1),
        Clock("none", 0, 1),
        Clock("sand", 1),
        Clock("move", 0),
        Clock("move", -5),
        Clock("move", DAY + 1),
        Clock("move", 30, 1),
        Clock("bank", 300, 3601),
        Clock("bank", 300, -1),
        Clock("bank", DAY + 1),
        Clock("days", 31),
        Clock("days", 1, 1),
        Clock("move", True),
        Clock("move", 1.5),  # type: ignore[arg-type]
        Clock("move", "30"),  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_other_clocks_are_refused(clock: Clock) -> None:
    with pytest.raises(BadOption):
        check_clock(clock)
