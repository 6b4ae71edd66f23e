"""What a client knows about a table: updates, gaps, resends, several seats, messages in any order."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.client.errors import ServerRefused
from ludoteca.client.state import CommandResult, TableState, apply_changes
from ludoteca.core.json_changes import json_changes

Message = dict[str, Any]


def seat_document(bot: str | None = None, absent: bool = False) -> Message:
    return {"bot": bot, "absent": absent}


def table_news(phase: str = "running", seats: list[Message] | None = None) -> Message:
    return {"type": "table", "table": {"phase": phase, "seats": seats or [seat_document(), seat_document()]}}


def welcome(*seats: int, phase: str = "running", entry: int = 0) -> Message:
    return {"type": "welcome", "table": "t", "entry": entry, "seats": list(seats), "phase": phase, "version": "1"}


def view(entry: int, seat: int | None = 0, to_move: int = 0, **more: Any) -> Message:
    document = {"to_move": to_move, "lake": [], "ply": entry} | more.pop("view", {})
    return {"type": "view", "entry": entry, "seat": seat, "view": document, "events": [], **more}


def update(since: int, seat: int | None = 0, by: int = 0, **more: Any) -> Message:
    message: Message = {"type": "update", "since": since, "entry": since + 1, "seat": seat, "kind": "act", "by": by}
    return message | {"changed": {"ply": since + 1}, "added": {"lake": [since]}, "events": []} | more


def at_table(*seats: int, entry: int = 0, to_move: int = 0) -> TableState:
    """A client that has just connected, with an empty outbox."""
    state = TableState()
    state.on_connect()
    for message in (welcome(*seats, entry=entry), table_news(), *(view(entry, seat, to_move) for seat in seats)):
        state.take(message)
    assert state.is_complete
    state.outbox.clear()
    return state


# Views and updates


def test_the_first_hello_has_no_entry_and_a_later_one_says_what_is_known() -> None:
    state = TableState()
    state.on_connect()
    assert state.outbox == [{"type": "hello", "have": None}]
    state = at_table(0, entry=7)
    state.on_connect()
    assert state.outbox == [{"type": "hello", "have": 7}]


def test_an_update_replaces_keys_and_appends_to_lists() -> None:
    state = at_table(0)
    assert state.take(update(0))
    assert state.views[0] == {"to_move": 0, "lake": [0], "ply": 1}
    assert state.entry == 1


def test_an_old_update_changes_nothing_and_is_not_reported() -> None:
    state = at_table(0, entry=3)
    assert not state.take(update(1))
    assert state.views[0]["lake"] == []
    assert state.outbox == []


def test_a_gap_is_requested_once_and_the_view_does_not_change() -> None:
    state = at_table(0, entry=3)
    assert not state.take(update(4))
    assert not state.take(update(5))
    assert state.outbox == [{"type": "hello", "have": 3}]
    assert state.views[0]["lake"] == []
    assert not state.is_complete


def test_it_is_not_our_turn_while_the_view_is_outdated() -> None:
    state = at_table(0, entry=3)
    assert state.is_turn()
    state.take(update(4))
    assert not state.is_turn()
    state.take(welcome(0, entry=6))
    assert not state.is_turn(), "the welcome is there, the view is not"
    state.take(update(3, entry=6, changed={"ply": 6}))
    assert state.is_turn()


def test_a_client_with_several_seats_waits_for_all_their_views() -> None:
    state = at_table(0, 1)
    state.on_connect()
    state.take(welcome(0, 1, entry=2))
    state.take(view(2, seat=0))
    assert not state.is_complete
    state.take(view(2, seat=1))
    assert state.is_complete


def test_a_gap_that_arrives_as_one_update_is_applied() -> None:
    state = at_table(0, entry=3)
    state.on_connect()
    state.take(welcome(0, entry=6))
    state.take(update(3, entry=6, changed={"ply": 6}, added={"lake": [3, 4, 5]}, kind="gap"))
    assert state.views[0]["lake"] == [3, 4, 5]
    assert state.entry == 6


def test_a_new_view_replaces_everything_even_after_an_undo() -> None:
    state = at_table(0, entry=9)
    state.on_connect()
    state.take(welcome(0, entry=2))
    state.take(view(2, view={"lake": ["other"]}))
    assert state.entry == 2
    assert state.views[0]["lake"] == ["other"]


def test_each_seat_has_a_view_and_the_entry_is_the_one_that_all_have() -> None:
    state = at_table(0, 1)
    state.take(update(0, seat=0))
    assert (state.entry, state.entries) == (0, {0: 1, 1: 0})
    assert state.hello()["have"] is None, "the two views differ in age: only fresh ones help"
    state.take(update(0, seat=1))
    assert state.entry == 1
    assert state.hello()["have"] == 1


def test_a_welcome_without_a_hello_changes_the_seats_and_requests_their_views() -> None:
    state = TableState()
    state.on_connect()
    state.take(welcome(phase="running"))
    state.take(table_news())
    state.take(view(4, seat=None))
    state.outbox.clear()
    state.take(welcome(1, entry=4))
    assert state.outbox == [{"type": "hello", "have": None}]
    assert state.views == {}


def test_an_unknown_kind_of_message_is_passed_on() -> None:
    state = at_table(0)
    assert state.take({"type": "fireworks"})


def changes(before: Message, after: Message) -> tuple[Message, Message]:
    """What the server sends to turn one view into the other."""
    texts = (json.dumps(each, sort_keys=True, separators=(",", ":")).encode() for each in (before, after))
    changed, added = json_changes(*texts)
    return json.loads(changed), json.loads(added)


DOCUMENTS = st.dictionaries(
    st.sampled_from("abc"), st.integers(0, 3) | st.lists(st.integers(0, 2), max_size=4), min_size=3, max_size=3
)


@given(before=DOCUMENTS, after=DOCUMENTS)
def test_the_server_s_changes_turn_one_view_into_the_other(before: Message, after: Message) -> None:
    assert apply_changes(before, *changes(before, after)) == after


# Request ids


def test_a_command_is_settled_by_its_request_id_in_our_update() -> None:
    state = at_table(0)
    mark = state.queue_command("act", None, action="pass")
    assert state.outbox == [{"type": "act", "entry": 0, "seat": 0, "action": "pass", "mark": mark}]
    state.take(update(0, mark=mark))
    assert state.results == {mark: CommandResult(1)}
    assert state.pending == {}


def test_another_seat_s_command_with_the_same_request_id_settles_nothing() -> None:
    state = at_table(0)
    mark = state.queue_command("act", None, action="pass")
    state.take(update(0, by=1, mark=mark))
    assert state.results == {}


def test_no_two_commands_of_any_clients_have_the_same_request_id() -> None:
    marks = [at_table(0).queue_command("resign", None) for _ in range(3)]
    state = at_table(0)
    marks += [state.queue_command("act", None, action=1) for _ in range(3)]
    assert len(set(marks)) == 6
    assert all(1 <= len(mark) <= 40 for mark in marks)


def test_with_several_seats_a_command_is_settled_when_all_views_include_it() -> None:
    state = at_table(0, 1)
    mark = state.queue_command("act", None, action="pass")
    state.take(update(0, seat=1, mark=mark))
    assert state.results == {}
    state.take(update(0, seat=0, mark=mark))
    assert state.results == {mark: CommandResult(1)}


def test_commands_without_an_answer_are_sent_again_unchanged() -> None:
    state = at_table(0, entry=4)
    state.queue_command("act", None, action="pass")
    sent = list(state.outbox)
    state.outbox.clear()
    state.on_connect()
    assert state.outbox == [{"type": "hello", "have": 4}, *sent]


def test_a_resend_that_was_carried_out_before_is_settled_by_done() -> None:
    state = at_table(0, entry=4)
    mark = state.queue_command("act", None, action="pass")
    state.on_connect()
    state.take(welcome(0, entry=5))
    state.take(update(4, kind="gap"))
    assert state.results == {}, "the gap does not say whose message it was"
    state.take({"type": "done", "mark": mark, "entry": 5})
    assert state.results == {mark: CommandResult(5)}
    state.on_connect()
    assert len(state.outbox) == 1, "what is settled is not sent any more"


def test_a_refusal_has_code_sentence_and_rule() -> None:
    state = at_table(0)
    mark = state.queue_command("act", None, action="pass")
    state.take({"type": "refused", "code": "illegal", "sentence": "No.", "rule": "LA-5.3", "entry": 0, "mark": mark})
    refused = state.results[mark].refusal
    assert refused is not None
    assert (refused.code, refused.sentence, refused.rule, str(refused)) == ("illegal", "No.", "LA-5.3", "No. (LA-5.3)")


def test_a_refusal_without_a_request_id_is_for_the_oldest_command_without_an_answer() -> None:
    state = at_table(0, 1)
    first, second = state.queue_command("act", None, action="pass"), state.queue_command("act", None, action="")
    state.take(update(0, seat=0, mark=first))
    state.take({"type": "refused", "code": "unreadable", "sentence": "What?", "entry": 1, "rule": None, "mark": None})
    assert list(state.results) == [second]
    assert list(state.pending) == [first]


def test_a_refusal_without_a_command_settles_nothing() -> None:
    state = at_table(0)
    state.take({"type": "refused", "code": "unreadable", "sentence": "What?", "entry": 0, "rule": None, "mark": None})
    assert state.results == {}


@pytest.mark.parametrize(("kind", "is_repeated"), [("resign", True), ("leave", True), ("return", True), ("act", False)])
def test_resigning_and_leaving_are_repeated_when_others_were_faster(kind: str, is_repeated: bool) -> None:
    state = at_table(0)
    mark = state.queue_command(kind, None)
    state.outbox.clear()
    state.take({"type": "refused", "code": "stale", "sentence": "Look again.", "entry": 3, "rule": None, "mark": mark})
    assert [(each["mark"], each["entry"]) for each in state.outbox] == [(mark, 3)] * is_repeated
    assert (mark in state.results) is not is_repeated


def test_chat_is_settled_when_it_arrives_and_never_sent_twice() -> None:
    state = at_table(0)
    first, second = state.say("hello", None), state.say(None, "thanks")
    state.take({"type": "said", "number": 1, "name": "A", "seat": 0, "at": 1, "text": "hello", "mark": first})
    assert state.results == {first: CommandResult(0)}
    state.on_connect()
    assert [message["type"] for message in state.outbox] == ["hello"]
    lost = state.results[second].refusal
    assert isinstance(lost, ServerRefused)
    assert lost.code == "lost"


# Turns and questions


def test_it_is_our_turn_when_one_of_our_seats_is_to_move() -> None:
    assert at_table(0, to_move=0).is_turn()
    assert not at_table(0, to_move=1).is_turn()
    assert at_table(0, 1, to_move=1).is_turn()
    assert not at_table(0, 1, to_move=1).is_turn(0)


def test_we_act_for_the_wanted_seat_or_the_seat_to_move_or_the_first() -> None:
    state = at_table(0, 1, to_move=1)
    assert [state.acting_seat(0), state.acting_seat()] == [0, 1]
    assert at_table(1, to_move=0).acting_seat() == 1


def test_a_seat_that_a_bot_took_over_or_that_was_left_is_not_ours_to_play() -> None:
    for document in (seat_document(bot="adept"), seat_document(absent=True)):
        state = at_table(0)
        state.take(table_news(seats=[document, seat_document()]))
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


def test_after_a_result_nobody_is_to_move() -> None:
    state = at_table(0)
    assert not state.is_finished()
    state.take(update(0, result={"reason": "played"}))
    assert state.is_finished()
    assert state.to_move() is None


def test_a_client_waits_at_an_open_table() -> None:
    state = TableState()
    state.on_connect()
    state.take(welcome(0, phase="open"))
    state.take(table_news("open"))
    assert state.is_complete
    assert not state.is_finished()
    state.take(table_news("running"))
    state.take(view(0))
    assert state.is_turn()


# Everything at once


class Service:
    """A table for tests: every entry of its log appends to one list and replaces one key, and request ids are kept."""

    def __init__(self) -> None:
        self.log: list[str] = []

    def document(self, entry: int) -> Message:
        return {"to_move": 0, "list": self.log[:entry], "ply": entry}

    def update_message(self, since: int, entry: int, mark: str | None = None) -> Message:
        replaced, added = changes(self.document(since), self.document(entry))
        message: Message = {"type": "update", "since": since, "entry": entry, "seat": 0, "kind": "act", "by": 0}
        return message | {"changed": replaced, "added": added, "events": [], "mark": mark}

    def answer(self, message: Message) -> list[Message]:
        length, mark = len(self.log), message.get("mark")
        if message["type"] == "hello":
            have = message["have"]
            fresh = view(length) | {"view": self.document(length)}
            return [
                welcome(0, entry=length),
                table_news(),
                fresh if have is None else self.update_message(have, length),
            ]
        if mark in self.log:
            return [{"type": "done", "mark": mark, "entry": self.log.index(mark) + 1}]
        if message["entry"] != length:
            return [{"type": "refused", "code": "stale", "sentence": "Late.", "entry": length, "mark": mark}]
        self.log.append(str(mark))
        return [self.update_message(length, length + 1, mark)]


STEPS = st.lists(st.sampled_from(["wish", "send", "hear", "hear twice", "lose", "other", "reconnect"]), max_size=60)


@given(steps=STEPS)
def test_lost_and_repeated_messages_never_cause_two_entries_and_the_views_agree(steps: list[str]) -> None:
    service, state = Service(), TableState()
    arriving: list[Message] = []
    sent: list[str] = []

    def send() -> None:
        for message in state.outbox:
            arriving.extend(service.answer(message))
        state.outbox.clear()

    def reconnect() -> None:
        arriving.clear()
        state.on_connect()
        send()

    reconnect()
    for step in [*steps, "reconnect"]:
        if step == "wish" and state.is_complete:
            sent.append(state.queue_command("act", None, action=1))
        elif step == "other":
            service.log.append("other")
            arriving.append(service.update_message(len(service.log) - 1, len(service.log)))
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
    assert set(state.results) == set(sent)
    for mark in sent:
        assert service.log.count(mark) == (state.results[mark].refusal is None)
