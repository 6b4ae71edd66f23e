"""The client requests previews and hints, even across a lost connection."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from ludoteca.client.async_client import AsyncClient
from ludoteca.client.client import Client
from ludoteca.client.errors import ServerRefused
from ludoteca.client.state import TableState
from tests.client.choosing import chooser
from tests.server.service import service_in_thread

REFUSED = {"type": "refused", "code": "illegal", "sentence": "No.", "entry": 0, "rule": "SH-3.3", "reason": "walled-in"}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("ahead") / "house.sqlite3") as url:
        yield url


def alone(client: Client) -> str:
    """A table on one device: every seat is ours."""
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


def test_an_asynchronous_seat_can_look_ahead(url: str) -> None:
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


def test_a_refused_action_has_the_name_of_the_reason(url: str) -> None:
    with Client(url) as client, client.sit(alone(client)) as seat:
        with pytest.raises(ServerRefused) as refused:
            seat.act("take e5 > 1")
        assert refused.value.reason == "walled-in"
        with pytest.raises(ServerRefused) as odd:
            seat.preview([])
        assert (odd.value.code, odd.value.reason) == ("unreadable", None)


def test_a_request_without_an_answer_is_sent_again_after_a_lost_connection() -> None:
    state = TableState()
    mark = state.queue_command("hint", 0)
    state.on_connect()
    assert [message["type"] for message in state.outbox] == ["hello", "hint"]
    assert state.take({"type": "hints", "mark": mark, "entry": 0, "hints": [{"action": "x"}]})
    assert state.lookaheads == {mark: [{"action": "x"}]}
    assert state.results[mark].refusal is None
    assert state.take({"type": "hints", "mark": mark, "entry": 0, "hints": []})
    assert state.lookaheads == {mark: [{"action": "x"}]}


def test_a_refusal_has_its_reason() -> None:
    state = TableState()
    mark = state.queue_command("preview", 0, actions=[1])
    state.take(REFUSED | {"mark": mark})
    refused = state.results[mark].refusal
    assert refused is not None
    assert (refused.rule, refused.reason) == ("SH-3.3", "walled-in")
