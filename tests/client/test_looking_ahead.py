"""The client asks what actions would bring and what would be wise, also across a lost connection."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from ludoteca.client import AsyncClient, Client, ServiceRefused
from ludoteca.client.state import TableState
from tests.client.choosing import chooser
from tests.server.service import service_in_thread

REFUSED = {"type": "refused", "code": "illegal", "sentence": "No.", "entry": 0, "rule": "SH-3.3", "reason": "walled-in"}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("ahead") / "house.sqlite3") as url:
        yield url


def alone(client: Client) -> str:
    """A table at one device: whoever is to move is ours."""
    client.me("You")
    table: str = client.make_table("shelfie", 2, names=["You", "Your friend"])["id"]
    client.start(table)
    return table


def test_a_seat_can_look_ahead(url: str) -> None:
    with Client(url) as client, client.sit(alone(client)) as seat:
        assert seat.view is not None
        action = chooser()(seat.view)
        foreseen, odd = seat.preview([action, "hello"])
        assert (foreseen["action"], foreseen["refused"]) == (action, None)
        assert odd["refused"]["code"] == "unreadable"
        hints = seat.hint()
        assert seat.preview([hints[0]["action"]])[0]["refused"] is None
        assert seat.act(hints[0]["action"]) == 1


def test_a_seat_can_look_ahead_awaited(url: str) -> None:
    async def look() -> None:
        with Client(url) as client:
            table = alone(client)
            async with AsyncClient(url, client.token) as other, other.sit(table) as seat:
                assert seat.view is not None
                action = chooser()(seat.view)
                (foreseen,), hints = await asyncio.gather(seat.preview([action]), seat.hint())
                assert foreseen["action"] == action
                assert hints

    asyncio.run(look())


def test_a_refused_action_says_the_name_of_the_reason(url: str) -> None:
    with Client(url) as client, client.sit(alone(client)) as seat:
        with pytest.raises(ServiceRefused) as refused:
            seat.act("take e5 > 1")
        assert refused.value.reason == "walled-in"
        with pytest.raises(ServiceRefused) as odd:
            seat.preview([])
        assert (odd.value.code, odd.value.reason) == ("unreadable", None)


def test_a_question_without_an_answer_is_asked_again_after_a_lost_connection() -> None:
    state = TableState()
    mark = state.wish("hint", 0)
    state.connected()
    assert [message["type"] for message in state.outbox] == ["hello", "hint"]
    assert state.take({"type": "hints", "mark": mark, "entry": 0, "hints": [{"action": "x"}]})
    assert state.told == {mark: [{"action": "x"}]}
    assert state.settled[mark].refused is None
    assert state.take({"type": "hints", "mark": mark, "entry": 0, "hints": []})
    assert state.told == {mark: [{"action": "x"}]}


def test_a_refusal_is_kept_with_its_reason() -> None:
    state = TableState()
    mark = state.wish("preview", 0, actions=[1])
    state.take(REFUSED | {"mark": mark})
    refused = state.settled[mark].refused
    assert refused is not None
    assert (refused.rule, refused.reason) == ("SH-3.3", "walled-in")
