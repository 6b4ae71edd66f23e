"""A rated match in which a person gives up before their first action is aborted: nobody wins or loses."""

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


@pytest.mark.parametrize("kind", [RESIGN, LEAVE, EXPIRE])
@pytest.mark.parametrize("seats", ["ab", "abc", "ab*", "aab"])
def test_giving_up_before_the_first_action_aborts_a_rated_match(seats: str, kind: str) -> None:
    match = table("shelfie", seats, rated=True, clock=CLOCK)
    while match.holders[mover(match)].person is None:
        act(match)
    give_up(match, kind, mover(match))
    assert (match.result, match.gone, match.to_move) == (ABORTED, [], None)
    assert refusal(match, RESIGN, 0) == "over"
    assert everything(Match(match.setting, match.log)) == everything(match)
    assert verify(match_document(match, [*seats])).result == ABORTED


@pytest.mark.parametrize("kind", [RESIGN, LEAVE])
def test_actions_of_others_do_not_count(kind: str) -> None:
    match = table("lanterns", "ab", rated=True)
    first = mover(match)
    while mover(match) == first:
        act(match)
    give_up(match, kind, 1 - first)
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
