"""The client with a real server, when connections are lost or the server is killed."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ludoteca.client.async_client import AsyncClient
from ludoteca.client.client import Client
from ludoteca.client.seat import LiveSeat
from ludoteca.match.document import verify
from tests.client.choosing import chooser
from tests.client.people import LONG, two_at_a_table
from tests.server.service import STARTING, ServiceProcess
from tests.tables import BUILT_IN

GAMES = BUILT_IN


def cutting(seat: LiveSeat, choose: Callable[[dict[str, Any]], str], every: int) -> Callable[[dict[str, Any]], str]:
    """Decide, and sometimes lose the connection before the decision is sent."""
    count = 0

    def decide(view: dict[str, Any]) -> str:
        nonlocal count
        count += 1
        if count % every == 0:
            assert seat.connection is not None
            seat.connection.close()
        return choose(view)

    return decide


@pytest.mark.parametrize("game", GAMES)
def test_a_match_continues_however_often_connections_are_lost(stack: ExitStack, url: str, game: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, game)

    def play_badly_connected(client: Client, seed: int) -> Any:
        with client.sit(table) as seat:
            return seat.play(cutting(seat, chooser(seed), 3))

    with ThreadPoolExecutor(2) as pool:
        playing = [pool.submit(play_badly_connected, each, seed) for seed, each in enumerate((anna, bruno))]
        results = [each.result(LONG) for each in playing]
    assert results[0] == results[1]
    assert results[0]["reason"] == "played"
    verify(anna.match_document(table))


def test_the_asynchronous_client_reconnects_too(url: str) -> None:
    async def main() -> Any:
        async with AsyncClient(url) as anna:
            await anna.me("Anna")
            table = (await anna.make_table("shelfie", 2, bots={1: "novice"}))["id"]
            await anna.start(table)
            choose = chooser(4)
            async with anna.sit(table) as seat:

                async def choose_badly_connected(view: dict[str, Any]) -> str:
                    if view["ply"] % 3 == 0 and seat.connection is not None:
                        await seat.connection.close()
                    return choose(view)

                return await asyncio.wait_for(seat.play(choose_badly_connected), LONG)

    assert asyncio.run(main())["reason"] == "played"


def test_after_a_reconnect_the_gap_is_filled(stack: ExitStack, url: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, "shelfie")
    heard: list[dict[str, Any]] = []
    seats = [stack.enter_context(each.sit(table, on_message=heard.append)) for each in (anna, bruno)]
    mover, other = seats if seats[0].turn() else reversed(seats)
    assert other.connection is not None
    other.connection.close()
    mover.act(chooser()(mover.view or {}))
    assert other.wait_turn(LONG)
    assert mover.view is not None
    assert other.view is not None
    assert other.view["room"] == mover.view["room"]
    assert [each["kind"] for each in heard if each["type"] == "update" and each["seat"] == other.state.seats[0]] == [
        "gap"
    ]


def test_an_action_whose_confirmation_was_lost_is_carried_out_once(stack: ExitStack, url: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, "shelfie")
    seats = [stack.enter_context(each.sit(table)) for each in (anna, bruno)]
    mover, other = seats if seats[0].turn() else reversed(seats)
    mark = mover.state.queue_command("act", None, action=chooser()(mover.view or {}))
    assert mover.connection is not None
    for message in mover.state.outbox:
        mover.connection.send(json.dumps(message))
    assert other.wait_turn(LONG), "the service has carried it out"
    mover.connection.close()
    mover.state.outbox.clear()
    assert mover.settle(mark) == 1
    assert mover.entry == other.entry == 1


def test_killing_the_server_during_a_match_loses_nothing_that_was_confirmed(stack: ExitStack, tmp_path: Path) -> None:
    service = stack.enter_context(ServiceProcess(tmp_path / "house.sqlite3"))
    anna, bruno, table = two_at_a_table(stack, service.url, "shelfie")
    confirmed: list[int] = []
    reached = threading.Event()

    def play_and_count(client: Client, seed: int) -> Any:
        choose = chooser(seed)
        with client.sit(table, patience=STARTING) as seat:
            while seat.wait_turn():
                confirmed.append(seat.act(choose(seat.view or {})))
                if len(confirmed) == 6:
                    reached.set()
            return seat.result

    with ThreadPoolExecutor(2) as pool:
        playing = [pool.submit(play_and_count, each, seed) for seed, each in enumerate((anna, bruno))]
        assert reached.wait(LONG)
        service.kill()
        service.start()
        results = [each.result(LONG) for each in playing]
    assert results[0] == results[1]
    document = anna.match_document(table)
    verify(document)
    assert sorted(confirmed) == list(range(1, len(document["log"]) + 1))
