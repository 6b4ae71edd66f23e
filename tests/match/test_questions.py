"""Questions: one at a time, decided by all people at the table, and dropped as soon as somebody acts."""

from __future__ import annotations

import pytest

from ludoteca.match.clocks import Clock
from ludoteca.match.log import AGREE, ASK, EXPIRE, LEAVE, REFUSE, RESIGN, RETURN, TO_END, TO_SUBSTITUTE, TO_UNDO, UNDO
from ludoteca.match.match import SUBSTITUTE_LEVEL
from ludoteca.match.setting import Holder
from tests.match.playing import act, act_all, ask, asking_refused, mover, open_turn, put, refusal, table


def test_everybody_has_to_agree() -> None:
    match = table("shelfie", "abc*")
    ask(match, 1, TO_END)
    assert match.asked is not None
    assert (match.asked.seat, match.asked.question.topic, match.asked.agreed) == (1, TO_END, {"b"})
    put(match, AGREE, 0)
    assert not match.over
    put(match, AGREE, 2)
    assert match.over
    assert match.asked is None


def test_nobody_agrees_twice_or_without_a_question_but_everybody_can_refuse() -> None:
    match = table("shelfie", "ab")
    assert refusal(match, AGREE, 0) == "asked"
    assert refusal(match, REFUSE, 0) == "asked"
    ask(match, 0, TO_END)
    assert refusal(match, AGREE, 0) == "asked"
    put(match, REFUSE, 0)
    assert match.asked is None
    assert not match.over


def test_only_one_question_is_open_at_a_time() -> None:
    match = table("shelfie", "ab")
    act(match)
    ask(match, 0, TO_END)
    assert asking_refused(match, 1, TO_UNDO, to=0) == "asked"


@pytest.mark.parametrize("topic", ["", "win", "undo "])
def test_a_question_needs_a_known_topic(topic: str) -> None:
    assert asking_refused(table("shelfie", "ab"), 0, topic) == "question"


def test_an_empty_question_is_refused() -> None:
    assert refusal(table("shelfie", "ab"), ASK, 0) == "question"


def test_bots_and_people_who_left_neither_ask_nor_answer() -> None:
    match = table("shelfie", "abc*")
    put(match, LEAVE, 2)
    for seat in (2, 3):
        assert asking_refused(match, seat, TO_END) == "seat"
    ask(match, 0, TO_END)
    for seat in (2, 3):
        assert refusal(match, AGREE, seat) == "seat"
        assert refusal(match, REFUSE, seat) == "seat"
    put(match, AGREE, 1)
    assert match.over


def test_a_person_with_two_seats_agrees_once() -> None:
    match = table("shelfie", "aab")
    ask(match, 2, TO_END)
    put(match, AGREE, 1)
    assert match.over


def test_a_person_with_two_seats_who_asks_has_agreed_for_both() -> None:
    match = table("shelfie", "aab")
    ask(match, 0, TO_END)
    assert refusal(match, AGREE, 1) == "asked"
    put(match, AGREE, 2)
    assert match.over


def test_a_person_alone_on_two_seats_needs_nobody_else() -> None:
    match = table("shelfie", "aa")
    act(match, 2)
    ask(match, 1, TO_UNDO, to=0)
    assert match.state.ply == 0


def test_an_action_drops_the_question() -> None:
    match = table("shelfie", "ab")
    act(match)
    ask(match, 0, TO_END)
    act(match)
    assert match.asked is None
    assert refusal(match, AGREE, 1) == "asked"


def test_a_free_undo_drops_the_question() -> None:
    match = table("lanterns", "ab")
    seat = open_turn(match)
    ask(match, 1 - seat, TO_END)
    put(match, UNDO, seat, to=match.state.ply - 1)
    assert match.asked is None


@pytest.mark.parametrize("way", [LEAVE, RESIGN])
def test_a_question_is_settled_when_the_last_person_who_did_not_agree_leaves(way: str) -> None:
    match = table("shelfie", "abc")
    act(match, 4)
    ask(match, 0, TO_UNDO, to=1)
    put(match, AGREE, 1)
    put(match, way, 2)
    assert (match.state.ply, match.asked) == (1, None)


def test_a_question_is_settled_when_the_last_person_who_did_not_agree_runs_out_of_time() -> None:
    match = table("shelfie", "abc", clock=Clock("move", 10))
    act(match, 4)
    slow = mover(match)
    first, second = (seat for seat in range(3) if seat != slow)
    ask(match, first, TO_UNDO, to=1)
    put(match, AGREE, second)
    put(match, EXPIRE, slow, spent=10_000)
    assert (match.state.ply, match.asked) == (1, None)


@pytest.mark.parametrize("way", [LEAVE, RESIGN])
def test_a_question_is_dropped_when_the_person_who_asked_it_leaves(way: str) -> None:
    match = table("shelfie", "abc")
    act(match, 4)
    ask(match, 0, TO_UNDO, to=1)
    put(match, way, 0)
    assert (match.state.ply, match.asked) == (4, None)


def test_a_question_stays_open_for_the_rest_when_somebody_else_leaves() -> None:
    match = table("shelfie", "abcd")
    ask(match, 0, TO_END)
    put(match, LEAVE, 3)
    assert match.asked is not None
    put(match, AGREE, 1)
    put(match, AGREE, 2)
    assert match.over


def test_people_who_return_have_to_agree_too() -> None:
    match = table("shelfie", "abc")
    put(match, LEAVE, 2)
    ask(match, 0, TO_END)
    put(match, RETURN, 2)
    put(match, AGREE, 1)
    assert not match.over
    put(match, AGREE, 2)
    assert match.over


def test_a_bot_plays_on_for_a_person_who_left_if_the_others_agree() -> None:
    match = table("shelfie", "abc")
    put(match, LEAVE, 1)
    ask(match, 0, TO_SUBSTITUTE, seat=1, level="master")
    assert match.holders[1].person == "b"
    put(match, AGREE, 2)
    assert match.holders[1] == Holder(bot="master")
    assert (match.absent, match.gone) == (set(), [])
    assert refusal(match, RETURN, 1) == "return"


def test_a_substitute_has_a_default_level() -> None:
    match = table("shelfie", "ab")
    put(match, LEAVE, 1)
    ask(match, 0, TO_SUBSTITUTE, seat=1)
    assert match.holders[1].bot == SUBSTITUTE_LEVEL


@pytest.mark.parametrize("seat", [0, 1, 2, 7, -1])
def test_only_people_who_left_are_replaced(seat: int) -> None:
    assert asking_refused(table("shelfie", "ab*"), 0, TO_SUBSTITUTE, seat=seat) == "substitute"


def test_a_question_for_a_substitute_is_dropped_when_the_person_returns() -> None:
    match = table("shelfie", "abc")
    put(match, LEAVE, 1)
    ask(match, 0, TO_SUBSTITUTE, seat=1)
    put(match, RETURN, 1)
    assert match.asked is None
    assert match.holders[1].person == "b"


def test_a_question_for_a_substitute_is_dropped_when_the_seat_runs_out_of_time() -> None:
    match = table("shelfie", "abcd", clock=Clock("move", 10))
    slow = mover(match)
    others = [seat for seat in range(4) if seat != slow]
    put(match, LEAVE, slow)
    ask(match, others[0], TO_SUBSTITUTE, seat=slow, level="master")
    put(match, EXPIRE, slow, spent=10_000)
    assert match.asked is None
    assert match.holders[slow].bot == SUBSTITUTE_LEVEL


def test_a_rated_match_ends_without_result_only_before_a_seat_has_lost() -> None:
    match = table("shelfie", "abc", rated=True)
    act_all(match)
    put(match, RESIGN, 2)
    assert asking_refused(match, 0, TO_END) == "rated"
    assert asking_refused(table("shelfie", "a*", rated=True), 0, TO_END) == "rated"
    assert asking_refused(table("shelfie", "aa*", rated=True), 0, TO_END) == "rated"
    fresh = table("shelfie", "ab", rated=True)
    ask(fresh, 0, TO_END)
    put(fresh, AGREE, 1)
    assert fresh.over
