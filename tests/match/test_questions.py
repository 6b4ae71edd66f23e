"""Questions: one at a time, decided by all people at the table, and gone as soon as the match goes on."""

from __future__ import annotations

import pytest

from ludoteca.match.clocks import Clock
from ludoteca.match.log import AGREE, ASK, EXPIRE, LEAVE, REFUSE, RESIGN, RETURN, TO_END, TO_SUBSTITUTE, TO_UNDO, UNDO
from ludoteca.match.match import SUBSTITUTE_LEVEL
from ludoteca.match.setting import Holder
from tests.match.playing import act, ask, asking_refused, mover, open_turn, put, refusal, table


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


def test_nobody_agrees_twice_or_to_nothing_but_everybody_can_refuse() -> None:
    match = table("shelfie", "ab")
    assert refusal(match, AGREE, 0) == "asked"
    assert refusal(match, REFUSE, 0) == "asked"
    ask(match, 0, TO_END)
    assert refusal(match, AGREE, 0) == "asked"
    put(match, REFUSE, 0)
    assert match.asked is None
    assert not match.over


def test_one_question_at_a_time() -> None:
    match = table("shelfie", "ab")
    act(match)
    ask(match, 0, TO_END)
    assert asking_refused(match, 1, TO_UNDO, to=0) == "asked"


@pytest.mark.parametrize("topic", ["", "win", "undo "])
def test_a_question_is_about_something(topic: str) -> None:
    assert asking_refused(table("shelfie", "ab"), 0, topic) == "question"


def test_a_question_without_a_question_is_none() -> None:
    assert refusal(table("shelfie", "ab"), ASK, 0) == "question"


def test_bots_and_those_who_left_neither_ask_nor_answer() -> None:
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


def test_who_holds_two_seats_agrees_once() -> None:
    match = table("shelfie", "aab")
    ask(match, 2, TO_END)
    put(match, AGREE, 1)
    assert match.over


def test_who_holds_two_seats_and_asks_has_agreed_for_both() -> None:
    match = table("shelfie", "aab")
    ask(match, 0, TO_END)
    assert refusal(match, AGREE, 1) == "asked"
    put(match, AGREE, 2)
    assert match.over


def test_two_seats_of_one_person_need_nobody_else() -> None:
    match = table("shelfie", "aa")
    act(match, 2)
    ask(match, 1, TO_UNDO, to=0)
    assert match.state.ply == 0


def test_a_move_in_between_answers_no() -> None:
    match = table("shelfie", "ab")
    act(match)
    ask(match, 0, TO_END)
    act(match)
    assert match.asked is None
    assert refusal(match, AGREE, 1) == "asked"


def test_a_free_undo_in_between_answers_no() -> None:
    match = table("lanterns", "ab")
    seat = open_turn(match)
    ask(match, 1 - seat, TO_END)
    put(match, UNDO, seat, to=match.state.ply - 1)
    assert match.asked is None


@pytest.mark.parametrize("way", [LEAVE, RESIGN])
def test_when_the_last_one_who_did_not_agree_goes_it_is_settled(way: str) -> None:
    match = table("shelfie", "abc")
    act(match, 4)
    ask(match, 0, TO_UNDO, to=1)
    put(match, AGREE, 1)
    put(match, way, 2)
    assert (match.state.ply, match.asked) == (1, None)


def test_when_time_runs_out_for_the_last_one_who_did_not_agree_it_is_settled() -> None:
    match = table("shelfie", "abc", clock=Clock("move", 10))
    act(match, 4)
    slow = mover(match)
    first, second = (seat for seat in range(3) if seat != slow)
    ask(match, first, TO_UNDO, to=1)
    put(match, AGREE, second)
    put(match, EXPIRE, slow, spent=10_000)
    assert (match.state.ply, match.asked) == (1, None)


@pytest.mark.parametrize("way", [LEAVE, RESIGN])
def test_a_question_goes_with_who_asked_it(way: str) -> None:
    match = table("shelfie", "abc")
    act(match, 4)
    ask(match, 0, TO_UNDO, to=1)
    put(match, way, 0)
    assert (match.state.ply, match.asked) == (4, None)


def test_somebody_else_going_leaves_a_question_open_for_the_rest() -> None:
    match = table("shelfie", "abcd")
    ask(match, 0, TO_END)
    put(match, LEAVE, 3)
    assert match.asked is not None
    put(match, AGREE, 1)
    put(match, AGREE, 2)
    assert match.over


def test_who_returns_is_asked_too() -> None:
    match = table("shelfie", "abc")
    put(match, LEAVE, 2)
    ask(match, 0, TO_END)
    put(match, RETURN, 2)
    put(match, AGREE, 1)
    assert not match.over
    put(match, AGREE, 2)
    assert match.over


def test_a_bot_plays_on_for_who_left_if_the_others_agree() -> None:
    match = table("shelfie", "abc")
    put(match, LEAVE, 1)
    ask(match, 0, TO_SUBSTITUTE, seat=1, level="master")
    assert match.holders[1].person == "b"
    put(match, AGREE, 2)
    assert match.holders[1] == Holder(bot="master")
    assert (match.absent, match.gone) == (set(), [])
    assert refusal(match, RETURN, 1) == "return"


def test_a_substitute_has_a_level_of_its_own_if_nobody_names_one() -> None:
    match = table("shelfie", "ab")
    put(match, LEAVE, 1)
    ask(match, 0, TO_SUBSTITUTE, seat=1)
    assert match.holders[1].bot == SUBSTITUTE_LEVEL


@pytest.mark.parametrize("seat", [0, 1, 2, 7, -1])
def test_nobody_is_replaced_who_did_not_leave(seat: int) -> None:
    assert asking_refused(table("shelfie", "ab*"), 0, TO_SUBSTITUTE, seat=seat) == "substitute"


def test_a_bot_is_not_wanted_any_more_when_the_person_returns() -> None:
    match = table("shelfie", "abc")
    put(match, LEAVE, 1)
    ask(match, 0, TO_SUBSTITUTE, seat=1)
    put(match, RETURN, 1)
    assert match.asked is None
    assert match.holders[1].person == "b"


def test_a_bot_is_not_wanted_any_more_when_time_has_brought_one() -> None:
    match = table("shelfie", "abcd", clock=Clock("move", 10))
    slow = mover(match)
    others = [seat for seat in range(4) if seat != slow]
    put(match, LEAVE, slow)
    ask(match, others[0], TO_SUBSTITUTE, seat=slow, level="master")
    put(match, EXPIRE, slow, spent=10_000)
    assert match.asked is None
    assert match.holders[slow].bot == SUBSTITUTE_LEVEL


def test_a_rated_match_ends_without_result_only_while_it_is_nobody_s_loss() -> None:
    match = table("shelfie", "abc", rated=True)
    put(match, RESIGN, 2)
    assert asking_refused(match, 0, TO_END) == "rated"
    assert asking_refused(table("shelfie", "a*", rated=True), 0, TO_END) == "rated"
    assert asking_refused(table("shelfie", "aa*", rated=True), 0, TO_END) == "rated"
    fresh = table("shelfie", "ab", rated=True)
    ask(fresh, 0, TO_END)
    put(fresh, AGREE, 1)
    assert fresh.over
