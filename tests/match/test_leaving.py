"""Resigning, running out of time, leaving and returning: final ranks, and when a match ends."""

from __future__ import annotations

import pytest

from ludoteca.match.clocks import Clock
from ludoteca.match.log import ACT, AGREE, EXPIRE, LEAVE, RESIGN, RETURN, TO_END, TO_SUBSTITUTE
from ludoteca.match.match import SUBSTITUTE_LEVEL, Match
from ludoteca.match.result import final_ranks
from tests.match.playing import act, act_all, ask, everything, mover, play_out, put, refusal, table


def ranks(match: Match) -> list[int] | None:
    assert match.result is not None
    return match.result.ranks


@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_the_other_one_wins(seat: int) -> None:
    match = table("shelfie", "ab")
    act(match, 3)
    put(match, RESIGN, seat)
    assert match.result is not None
    assert (match.result.reason, match.result.scores) == ("resigned", None)
    assert ranks(match) == ([2, 1] if seat == 0 else [1, 2])


@pytest.mark.parametrize(
    ("seats", "order", "expected"),
    [
        ("abc", (0, 1), [3, 2, 1]),
        ("abc", (2, 0), [2, 1, 3]),
        ("abcd", (3, 1, 0), [2, 3, 1, 4]),
        ("ab*", (1, 0), [2, 3, 1]),
        ("a**", (0,), [3, 1, 1]),
        ("a***", (0,), [4, 1, 1, 1]),
        ("ab**", (1, 0), [3, 4, 1, 1]),
        ("aa", (1,), [1, 2]),
        ("aab", (0, 1), [3, 2, 1]),
        ("aa*", (0, 1), [3, 2, 1]),
    ],
)
def test_the_first_player_to_resign_comes_last(seats: str, order: tuple[int, ...], expected: list[int]) -> None:
    match = table("shelfie", seats)
    for seat in order:
        assert not match.over
        put(match, RESIGN, seat)
    assert ranks(match) == expected
    assert match.gone == list(order)


def test_a_bot_plays_on_for_a_resigned_seat_which_still_comes_last() -> None:
    match = table("shelfie", "abc")
    put(match, RESIGN, 1)
    assert (match.holders[1].person, match.holders[1].bot) == (None, SUBSTITUTE_LEVEL)
    assert refusal(match, RESIGN, 1) == "seat"
    assert refusal(match, RETURN, 1) == "return"
    play_out(match)
    assert match.result is not None
    assert match.result.reason == "played"
    assert match.result.scores == match.state.outcome().scores
    assert (ranks(match) or [])[1] == 3
    first, second = (match.result.scores or [])[0], (match.result.scores or [])[2]
    if first != second:
        assert ((ranks(match) or [])[0] == 1) == (first > second)


@pytest.mark.parametrize(
    ("ranked", "gone", "expected"),
    [
        ([1, 2, 3], [], [1, 2, 3]),
        ([1, 1, 3], [], [1, 1, 3]),
        ([1, 2, 3], [0], [3, 1, 2]),
        ([1, 1, 3], [0], [3, 1, 2]),
        ([2, 1, 2, 4], [1], [1, 4, 1, 3]),
        ([2, 1, 2, 4], [1, 0], [3, 4, 1, 2]),
        ([1, 1, 1, 1], [2, 3, 1], [1, 2, 4, 3]),
    ],
)
def test_ranks_of_the_others_close_the_gaps(ranked: list[int], gone: list[int], expected: list[int]) -> None:
    assert final_ranks(ranked, gone) == expected


def test_running_out_of_time_counts_as_resigning() -> None:
    match = table("shelfie", "abc", clock=Clock("move", 10))
    first = mover(match)
    put(match, EXPIRE, first, spent=10_000)
    assert match.gone == [first]
    assert match.holders[first].bot == SUBSTITUTE_LEVEL
    act(match)
    second = mover(match)
    put(match, EXPIRE, second, spent=10_000)
    assert match.result is not None
    assert match.result.reason == "time"
    expected = [1, 1, 1]
    expected[first], expected[second] = 3, 2
    assert ranks(match) == expected


def test_the_match_waits_for_people_who_left_and_they_may_return() -> None:
    match = table("shelfie", "abc")
    seat = mover(match)
    legal = match.state.legal_actions()[0]
    put(match, LEAVE, seat)
    assert match.absent == {seat}
    assert match.to_move == seat
    assert refusal(match, ACT, seat, action=legal) == "absent"
    assert refusal(match, LEAVE, seat) == "seat"
    assert refusal(match, RESIGN, seat) == "seat"
    put(match, RETURN, seat)
    assert refusal(match, RETURN, seat) == "return"
    put(match, ACT, seat, action=legal)


def test_the_others_play_on_until_it_is_the_turn_of_a_seat_that_was_left() -> None:
    match = table("shelfie", "abc")
    seat = mover(match)
    put(match, LEAVE, (seat + 1) % 3)
    act(match)
    assert mover(match) == (seat + 1) % 3
    assert refusal(match, ACT, mover(match), action=match.state.legal_actions()[0]) == "absent"


def test_a_person_leaves_and_returns_to_all_their_seats() -> None:
    match = table("shelfie", "abab")
    put(match, LEAVE, 2)
    assert match.absent == {0, 2}
    assert match.people() == {"b"}
    put(match, RETURN, 0)
    assert match.absent == set()


def test_a_person_who_returns_does_not_get_the_seat_that_a_bot_plays() -> None:
    match = table("shelfie", "aab")
    put(match, LEAVE, 0)
    ask(match, 2, TO_SUBSTITUTE, seat=0)
    put(match, RETURN, 1)
    assert match.holders[0].person is None
    assert match.people() == {"a", "b"}
    assert match.absent == set()


@pytest.mark.parametrize("seats", ["ab", "abc", "a*", "aa*", "ab*"])
def test_when_everybody_has_left_there_is_no_result(seats: str) -> None:
    match = table("shelfie", seats)
    act(match)
    for letter in sorted(set(seats) - {"*"}):
        assert not match.over
        put(match, LEAVE, seats.index(letter))
    assert match.result is not None
    assert (match.result.reason, match.result.ranks) == ("ended", None)


def test_the_match_ends_when_the_last_person_resigns() -> None:
    match = table("shelfie", "ab*")
    put(match, LEAVE, 1)
    put(match, RESIGN, 0)
    assert match.over
    assert ranks(match) == [3, 1, 1]


def test_people_who_stayed_may_end_the_match_without_a_result() -> None:
    match = table("shelfie", "abc")
    put(match, LEAVE, 0)
    ask(match, 1, TO_END)
    put(match, AGREE, 2)
    assert match.result is not None
    assert match.result.reason == "ended"


def test_a_seat_with_a_substitute_is_ranked_by_its_score() -> None:
    match = table("shelfie", "ab")
    put(match, LEAVE, 0)
    ask(match, 1, TO_SUBSTITUTE, seat=0)
    play_out(match)
    winners = [seat for seat, rank in enumerate(ranks(match) or []) if rank == 1]
    assert winners == match.state.outcome().winners


@pytest.mark.parametrize(
    ("seats", "gone", "expected"),
    [
        ("ab", [0], [2, 1]),
        ("aab", [0, 1], [3, 2, 1]),
        ("a*", [0], [2, 1]),
        ("a**", [0], [3, 1, 1]),
        ("aa", [0], [2, 1]),
        ("aa*", [0, 1], [3, 2, 1]),
    ],
)
def test_leaving_a_rated_match_counts_as_resigning(seats: str, gone: list[int], expected: list[int]) -> None:
    match = table("shelfie", seats, rated=True)
    act_all(match)
    put(match, LEAVE, 0)
    assert match.result is not None
    assert match.result.reason == "resigned"
    assert match.gone == gone
    assert ranks(match) == expected
    assert everything(Match(match.setting, match.log)) == everything(match)


def test_in_a_rated_match_of_three_the_others_play_on_at_once() -> None:
    match = table("shelfie", "abc", rated=True)
    act_all(match)
    put(match, LEAVE, 1)
    assert (match.gone, match.absent, match.over) == ([1], set(), False)
    assert refusal(match, RETURN, 1) == "return"


def test_a_person_who_resigns_one_of_two_seats_still_plays_the_other() -> None:
    match = table("shelfie", "aab")
    put(match, RESIGN, 0)
    assert not match.over
    assert match.people() == {"a", "b"}
    assert match.holders[1].person == "a"
