"""What a client knows of a table: updates, gaps, resends, several seats, whatever order messages come in."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.client.errors import ServiceRefused
from ludoteca.client.state import Settled, TableState, changed
from ludoteca.server.wire import changes

Message = dict[str, Any]


def seat_told(bot: str | None = None, absent: bool = False) -> Message:
    return {"bot": bot, "absent": absent}


def table_news(phase: str = "running", seats: list[Message] | None = None) -> Message:
    return {"type": "table", "table": {"phase": phase, "seats": seats or [seat_told(), seat_told()]}}


def welcome(*seats: int, phase: str = "running", entry: int = 0) -> Message:
    return {"type": "welcome", "table": "t", "entry": entry, "seats": list(seats), "phase": phase, "version": "1"}


def view(entry: int, seat: int | None = 0, to_move: int = 0, **more: Any) -> Message:
    document = {"to_move": to_move, "lake": [], "ply": entry} | more.pop("view", {})
    return {"type": "view", "entry": entry, "seat": seat, "view": document, "events": [], **more}


def update(since: int, seat: int | None = 0, by: int = 0, **more: Any) -> Message:
    told: Message = {"type": "update", "since": since, "entry": since + 1, "seat": seat, "kind": "act", "by": by}
    return told | {"changed": {"ply": since + 1}, "added": {"lake": [since]}, "events": []} | more


def at_table(*seats: int, entry: int = 0, to_move: int = 0) -> TableState:
    """A client that has just sat down, its outbox empty."""
    state = TableState()
    state.connected()
    for message in (welcome(*seats, entry=entry), table_news(), *(view(entry, seat, to_move) for seat in seats)):
        state.take(message)
    assert state.is_complete
    state.outbox.clear()
    return state


# Views and updates


def test_the_first_hello_has_nothing_and_a_later_one_says_what_is_known() -> None:
    state = TableState()
    state.connected()
    assert state.outbox == [{"type": "hello", "have": None}]
    state = at_table(0, entry=7)
    state.connected()
    assert state.outbox == [{"type": "hello", "have": 7}]


def test_an_update_replaces_keys_and_appends_to_lists() -> None:
    state = at_table(0)
    assert state.take(update(0))
    assert state.views[0] == {"to_move": 0, "lake": [0], "ply": 1}
    assert state.entry == 1


def test_an_old_update_changes_nothing_and_is_no_news() -> None:
    state = at_table(0, entry=3)
    assert not state.take(update(1))
    assert state.views[0]["lake"] == []
    assert state.outbox == []


def test_a_gap_is_asked_for_once_and_the_view_stays_as_it_was() -> None:
    state = at_table(0, entry=3)
    assert not state.take(update(4))
    assert not state.take(update(5))
    assert state.outbox == [{"type": "hello", "have": 3}]
    assert state.views[0]["lake"] == []
    assert not state.is_complete


def test_nobody_decides_on_a_view_that_is_known_to_be_old() -> None:
    state = at_table(0, entry=3)
    assert state.is_turn()
    state.take(update(4))
    assert not state.is_turn()
    state.take(welcome(0, entry=6))
    assert not state.is_turn(), "the welcome is there, the view is not"
    state.take(update(3, entry=6, changed={"ply": 6}))
    assert state.is_turn()


def test_who_holds_several_seats_waits_for_all_their_views() -> None:
    state = at_table(0, 1)
    state.connected()
    state.take(welcome(0, 1, entry=2))
    state.take(view(2, seat=0))
    assert not state.is_complete
    state.take(view(2, seat=1))
    assert state.is_complete


def test_a_gap_that_arrives_as_one_update_is_applied() -> None:
    state = at_table(0, entry=3)
    state.connected()
    state.take(welcome(0, entry=6))
    state.take(update(3, entry=6, changed={"ply": 6}, added={"lake": [3, 4, 5]}, kind="gap"))
    assert state.views[0]["lake"] == [3, 4, 5]
    assert state.entry == 6


def test_a_fresh_view_replaces_everything_even_if_the_table_went_back() -> None:
    state = at_table(0, entry=9)
    state.connected()
    state.take(welcome(0, entry=2))
    state.take(view(2, view={"lake": ["other"]}))
    assert state.entry == 2
    assert state.views[0]["lake"] == ["other"]


def test_several_seats_have_a_view_each_and_an_entry_that_all_have() -> None:
    state = at_table(0, 1)
    state.take(update(0, seat=0))
    assert (state.entry, state.entries) == (0, {0: 1, 1: 0})
    assert state.hello()["have"] is None, "the two views differ in age: only fresh ones help"
    state.take(update(0, seat=1))
    assert state.entry == 1
    assert state.hello()["have"] == 1


def test_a_welcome_that_nobody_asked_for_means_other_seats_and_asks_for_their_views() -> None:
    state = TableState()
    state.connected()
    state.take(welcome(phase="running"))
    state.take(table_news())
    state.take(view(4, seat=None))
    state.outbox.clear()
    state.take(welcome(1, entry=4))
    assert state.outbox == [{"type": "hello", "have": None}]
    assert state.views == {}


def test_an_unknown_kind_of_message_is_left_to_later_versions() -> None:
    state = at_table(0)
    assert state.take({"type": "fireworks"})


DOCUMENTS = st.dictionaries(
    st.sampled_from("abc"), st.integers(0, 3) | st.lists(st.integers(0, 2), max_size=4), min_size=3, max_size=3
)


@given(before=DOCUMENTS, after=DOCUMENTS)
def test_what_the_service_calls_changes_makes_one_view_of_the_other(before: Message, after: Message) -> None:
    assert changed(before, *changes(before, after)) == after


# Marks


def test_a_message_is_settled_by_its_mark_in_an_update_of_ours() -> None:
    state = at_table(0)
    mark = state.wish("act", None, action="pass")
    assert state.outbox == [{"type": "act", "entry": 0, "seat": 0, "action": "pass", "mark": mark}]
    state.take(update(0, mark=mark))
    assert state.settled == {mark: Settled(1)}
    assert state.unsettled == {}


def test_another_seats_message_with_the_same_mark_settles_nothing() -> None:
    state = at_table(0)
    mark = state.wish("act", None, action="pass")
    state.take(update(0, by=1, mark=mark))
    assert state.settled == {}


def test_no_two_messages_of_any_clients_have_the_same_mark() -> None:
    marks = [at_table(0).wish("resign", None) for _ in range(3)]
    state = at_table(0)
    marks += [state.wish("act", None, action=1) for _ in range(3)]
    assert len(set(marks)) == 6
    assert all(1 <= len(mark) <= 40 for mark in marks)


def test_with_several_seats_a_message_is_settled_when_all_views_show_it() -> None:
    state = at_table(0, 1)
    mark = state.wish("act", None, action="pass")
    state.take(update(0, seat=1, mark=mark))
    assert state.settled == {}
    state.take(update(0, seat=0, mark=mark))
    assert state.settled == {mark: Settled(1)}


def test_what_was_not_confirmed_is_sent_again_as_it_was() -> None:
    state = at_table(0, entry=4)
    state.wish("act", None, action="pass")
    sent = list(state.outbox)
    state.outbox.clear()
    state.connected()
    assert state.outbox == [{"type": "hello", "have": 4}, *sent]


def test_a_resend_that_was_carried_out_before_is_settled_by_done() -> None:
    state = at_table(0, entry=4)
    mark = state.wish("act", None, action="pass")
    state.connected()
    state.take(welcome(0, entry=5))
    state.take(update(4, kind="gap"))
    assert state.settled == {}, "the gap does not say whose message it was"
    state.take({"type": "done", "mark": mark, "entry": 5})
    assert state.settled == {mark: Settled(5)}
    state.connected()
    assert len(state.outbox) == 1, "what is settled is not sent any more"


def test_a_refusal_has_code_sentence_and_rule() -> None:
    state = at_table(0)
    mark = state.wish("act", None, action="pass")
    state.take({"type": "refused", "code": "illegal", "sentence": "No.", "rule": "LA-5.3", "entry": 0, "mark": mark})
    refused = state.settled[mark].refused
    assert refused is not None
    assert (refused.code, refused.sentence, refused.rule, str(refused)) == ("illegal", "No.", "LA-5.3", "No. (LA-5.3)")


def test_a_refusal_without_a_mark_is_for_the_oldest_message_without_answer() -> None:
    state = at_table(0, 1)
    first, second = state.wish("act", None, action="pass"), state.wish("act", None, action="")
    state.take(update(0, seat=0, mark=first))
    state.take({"type": "refused", "code": "unreadable", "sentence": "What?", "entry": 1, "rule": None, "mark": None})
    assert list(state.settled) == [second]
    assert list(state.unsettled) == [first]


def test_a_refusal_of_nothing_is_only_heard() -> None:
    state = at_table(0)
    state.take({"type": "refused", "code": "unreadable", "sentence": "What?", "entry": 0, "rule": None, "mark": None})
    assert state.settled == {}


@pytest.mark.parametrize(("kind", "is_repeated"), [("resign", True), ("leave", True), ("return", True), ("act", False)])
def test_giving_up_means_the_same_whatever_others_do_meanwhile(kind: str, is_repeated: bool) -> None:
    state = at_table(0)
    mark = state.wish(kind, None)
    state.outbox.clear()
    state.take({"type": "refused", "code": "stale", "sentence": "Look again.", "entry": 3, "rule": None, "mark": mark})
    assert [(each["mark"], each["entry"]) for each in state.outbox] == [(mark, 3)] * is_repeated
    assert (mark in state.settled) is not is_repeated


def test_chat_is_settled_when_it_is_heard_and_never_said_twice() -> None:
    state = at_table(0)
    first, second = state.say("hello", None), state.say(None, "thanks")
    state.take({"type": "said", "number": 1, "name": "A", "seat": 0, "at": 1, "text": "hello", "mark": first})
    assert state.settled == {first: Settled(0)}
    state.connected()
    assert [message["type"] for message in state.outbox] == ["hello"]
    lost = state.settled[second].refused
    assert isinstance(lost, ServiceRefused)
    assert lost.code == "lost"


# What is awaited


def test_it_is_our_turn_when_one_of_our_seats_is_to_move() -> None:
    assert at_table(0, to_move=0).is_turn()
    assert not at_table(0, to_move=1).is_turn()
    assert at_table(0, 1, to_move=1).is_turn()
    assert not at_table(0, 1, to_move=1).is_turn(0)


def test_we_speak_for_the_seat_that_was_wanted_else_the_one_to_move_else_the_first() -> None:
    state = at_table(0, 1, to_move=1)
    assert [state.speaker(0), state.speaker()] == [0, 1]
    assert at_table(1, to_move=0).speaker() == 1


def test_a_seat_that_a_bot_took_over_or_that_was_left_is_not_ours_to_play() -> None:
    for told in (seat_told(bot="adept"), seat_told(absent=True)):
        state = at_table(0)
        state.take(table_news(seats=[told, seat_told()]))
        assert not state.is_turn()
        assert state.is_finished()


def test_a_question_waits_for_our_answer_until_we_have_agreed() -> None:
    state = at_table(0, to_move=1)
    state.take(update(0, by=1, kind="ask", asked={"topic": "undo", "agreed": [1]}))
    assert state.is_asked()
    state.take(update(1, kind="agree", asked={"topic": "undo", "agreed": [0, 1]}))
    assert not state.is_asked()
    state.take(update(2))
    assert state.asked is None


def test_a_result_ends_it_and_nobody_is_to_move_any_more() -> None:
    state = at_table(0)
    assert not state.is_finished()
    state.take(update(0, result={"reason": "played"}))
    assert state.is_finished()
    assert state.to_move() is None


def test_an_open_table_is_waited_at() -> None:
    state = TableState()
    state.connected()
    state.take(welcome(0, phase="open"))
    state.take(table_news("open"))
    assert state.is_complete
    assert not state.is_finished()
    state.take(table_news("running"))
    state.take(view(0))
    assert state.is_turn()


# Everything at once


class Service:
    """A table that counts: every entry of its log appends to one list and replaces one key, and marks are kept."""

    def __init__(self) -> None:
        self.log: list[str] = []

    def document(self, entry: int) -> Message:
        return {"to_move": 0, "list": self.log[:entry], "ply": entry}

    def told(self, since: int, entry: int, mark: str | None = None) -> Message:
        replaced, added = changes(self.document(since), self.document(entry))
        message: Message = {"type": "update", "since": since, "entry": entry, "seat": 0, "kind": "act", "by": 0}
        return message | {"changed": replaced, "added": added, "events": [], "mark": mark}

    def answer(self, message: Message) -> list[Message]:
        length, mark = len(self.log), message.get("mark")
        if message["type"] == "hello":
            have = message["have"]
            fresh = view(length) | {"view": self.document(length)}
            return [welcome(0, entry=length), table_news(), fresh if have is None else self.told(have, length)]
        if mark in self.log:
            return [{"type": "done", "mark": mark, "entry": self.log.index(mark) + 1}]
        if message["entry"] != length:
            return [{"type": "refused", "code": "stale", "sentence": "Late.", "entry": length, "mark": mark}]
        self.log.append(str(mark))
        return [self.told(length, length + 1, mark)]


STEPS = st.lists(st.sampled_from(["wish", "send", "hear", "hear twice", "lose", "other", "reconnect"]), max_size=60)


@given(steps=STEPS)
def test_whatever_is_lost_or_doubled_nothing_is_done_twice_and_the_views_agree(steps: list[str]) -> None:
    service, state = Service(), TableState()
    arriving: list[Message] = []
    wished: list[str] = []

    def send() -> None:
        for message in state.outbox:
            arriving.extend(service.answer(message))
        state.outbox.clear()

    def reconnect() -> None:
        arriving.clear()
        state.connected()
        send()

    reconnect()
    for step in [*steps, "reconnect"]:
        if step == "wish" and state.is_complete:
            wished.append(state.wish("act", None, action=1))
        elif step == "other":
            service.log.append("other")
            arriving.append(service.told(len(service.log) - 1, len(service.log)))
        elif step == "reconnect":
            reconnect()
        elif step == "send":
            send()
        elif arriving:
            message = arriving.pop(0)
            for _ in range({"lose": 0, "hear": 1, "hear twice": 2}.get(step, 1)):
                state.take(message)
    while arriving or state.outbox:
        send()
        state.take(arriving.pop(0))
    assert state.views[0] == service.document(len(service.log))
    assert set(state.settled) == set(wished)
    for mark in wished:
        assert service.log.count(mark) == (state.settled[mark].refused is None)
