"""A rated match is aborted if the time of a person runs out who never acted: nobody wins or loses.

Resigning and leaving are a loss from the start, so that nobody can decline a bad deal.
"""

from __future__ import annotations

import pytest

from ludoteca.match.clocks import Clock
from ludoteca.match.document import match_document, verify
from ludoteca.match.log import EXPIRE, LEAVE, RESIGN, TO_UNDO, UNDO
from ludoteca.match.match import Match
from ludoteca.match.result import Result
from tests.match.playing import act, act_all, asking_refused, everything, mover, open_turn, put, refusal, table

ABORTED = Result("aborted", None, None)
CLOCK = Clock("move", 30)


def give_up(match: Match, kind: str, seat: int) -> None:
    """Resign, leave, or run out of time."""
    put(match, kind, seat, spent=30_000 if kind == EXPIRE else 0)


def first_person(match: Match) -> int:
    """The first person to move; bots before them have acted."""
    while match.holders[mover(match)].person is None:
        act(match)
    return mover(match)


@pytest.mark.parametrize(("kind", "rules"), [(EXPIRE, 3), (EXPIRE, 2), (RESIGN, 2), (LEAVE, 2)])
@pytest.mark.parametrize("seats", ["ab", "abc", "ab*", "aab"])
def test_a_match_without_a_first_action_is_aborted(seats: str, kind: str, rules: int) -> None:
    match = table("shelfie", seats, rated=True, clock=CLOCK, rules=rules)
    give_up(match, kind, first_person(match))
    assert (match.result, match.gone, match.to_move) == (ABORTED, [], None)
    assert refusal(match, RESIGN, 0) == "over"
    assert everything(Match(match.setting, match.log)) == everything(match)
    assert verify(match_document(match, [*seats])).result == ABORTED


@pytest.mark.parametrize("kind", [RESIGN, LEAVE])
@pytest.mark.parametrize("seats", ["ab", "abc", "ab*"])
def test_giving_up_before_the_first_action_is_a_loss(seats: str, kind: str) -> None:
    match = table("shelfie", seats, rated=True, clock=CLOCK)
    seat = first_person(match)
    give_up(match, kind, seat)
    assert match.gone == [seat]
    assert match.holders[seat].bot == "adept"
    if len(seats) == 2:
        assert match.result == Result("resigned", None, [2, 1] if seat == 0 else [1, 2])
    else:
        assert match.result is None
    assert everything(Match(match.setting, match.log)) == everything(match)


def test_somebody_who_is_alone_with_bots_loses_by_resigning_at_once() -> None:
    match = table("shelfie", "a**", rated=True)
    put(match, RESIGN, 0)
    assert match.result is not None
    assert (match.result.reason, match.result.ranks and match.result.ranks[0]) == ("resigned", 3)


def test_actions_of_others_do_not_count() -> None:
    match = table("lanterns", "ab", rated=True, clock=CLOCK)
    first = mover(match)
    while mover(match) == first:
        act(match)
    give_up(match, EXPIRE, 1 - first)
    assert match.result == ABORTED


@pytest.mark.parametrize("kind", [RESIGN, LEAVE, EXPIRE])
def test_after_the_first_action_giving_up_is_a_loss(kind: str) -> None:
    match = table("shelfie", "ab", rated=True, clock=CLOCK)
    act_all(match)
    seat = mover(match)
    give_up(match, kind, seat)
    assert match.result is not None
    assert match.result.ranks == ([2, 1] if seat == 0 else [1, 2])


def test_an_action_counts_even_if_it_is_taken_back() -> None:
    match = table("lanterns", "ab", rated=True)
    seat = open_turn(match)
    put(match, UNDO, seat, to=match.state.ply - 1)
    assert asking_refused(match, seat, TO_UNDO, to=0) == "rated"
    assert seat in match.acted
    put(match, RESIGN, seat)
    assert match.result is not None
    assert match.result.reason == "resigned"


@pytest.mark.parametrize("more", [{"rated": False}, {"rated": True, "rules": 1}])
def test_unrated_matches_and_matches_of_older_rules_are_not_aborted(more: dict[str, int]) -> None:
    match = table("shelfie", "ab", **more)
    put(match, RESIGN, 0)
    assert match.result == Result("resigned", None, [2, 1])
