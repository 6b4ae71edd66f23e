"""Players at three real processes contribute to one seed, and one of the processes dies between the stages."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from ludoteca.client import AsyncClient
from ludoteca.client.async_client import AsyncLiveSeat
from ludoteca.client.calls import socket_address
from ludoteca.core.types import Document
from ludoteca.match.fairness import CHECKED, check_table
from tests.server.cluster import SERVERS, Cluster, cluster

LONG = 60.0
NAMES = ("Anna", "Ben", "Cleo")


async def sit(stack: AsyncExitStack, club: Cluster) -> tuple[list[AsyncClient], list[AsyncLiveSeat], str]:
    """Three people at a table, each connected to another process."""
    clients = [await stack.enter_async_context(AsyncClient(server.url)) for server in club.servers]
    for client, name in zip(clients, NAMES, strict=True):
        await client.me(name)
    table = (await clients[0].make_table("lanterns", 3, public=True))["id"]
    for client in clients[1:]:
        await client.join(table)
    seats = [await stack.enter_async_context(client.sit(table)) for client in clients]
    for seat in seats:
        await seat.until(lambda seat=seat: (seat.state.is_announced and seat.state.is_complete) or None, LONG)  # type: ignore[misc]
    return clients, seats, table


def is_over(seat: AsyncLiveSeat) -> bool:
    """Whether the table's document says so: after a reconnect the welcome says it before the document arrives."""
    return bool(seat.table["phase"] == "finished")


def test_everybody_contributes_even_if_the_process_of_one_is_killed_between_the_stages(tmp_path: Path) -> None:
    async def play(club: Cluster) -> Document:
        async with AsyncExitStack() as stack:
            clients, seats, table = await sit(stack, club)
            cleo = seats[2]

            def lose_the_process(message: Document) -> None:
                if message.get("stage") == "reveal" and club.servers[2].process is not None:
                    cleo.state.outbox.clear()
                    cleo.address = socket_address(club.servers[1].url, table)
                    club.servers[2].kill()
                    club.servers[2].process = None

            cleo.on_message = lose_the_process
            await clients[0].start(table)
            for seat in seats:
                await seat.until(lambda seat=seat: seat.view, LONG)  # type: ignore[misc]
            for seat in seats[:2]:
                await seat.resign()
            for seat in seats:
                await seat.until(lambda seat=seat: is_over(seat) or None, LONG)  # type: ignore[misc]
                assert check_table(seat.table, seat.state.notes) == CHECKED
            return cleo.table

    with cluster(SERVERS, tmp_path) as club:
        document = asyncio.run(play(club))
    assert [each["seat"] for each in document["fairness"]["contributions"]] == [0, 1, 2]
    assert document["fairness"]["failed"] == []
