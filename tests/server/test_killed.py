"""A server that is killed at any moment loses nothing that was confirmed, and everybody can continue."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteca.bench.load import Legal, choose
from ludoteca.client import AsyncClient
from ludoteca.client.async_client import AsyncLiveSeat
from ludoteca.client.calls import headers, socket_address
from ludoteca.core.types import Document
from ludoteca.server.settings import Settings
from ludoteca.server.store.backup import count_contents
from tests.server.cluster import FILE, SERVERS, cluster
from tests.server.evening import TABLES, Evening, check_every_match, eventful
from tests.server.forked import ForkedServer, in_process, save
from tests.server.service import ServiceProcess
from tests.sizes import QUICK, SOAK

KILLS = 2 if QUICK else 100 if SOAK else 4


async def killed_often(evening: Evening, services: list[ForkedServer]) -> None:
    """Kill one of the processes at random moments; each time what was confirmed is there."""
    luck = random.Random()
    for _ in range(KILLS):
        await evening.goes_on()
        await asyncio.sleep(luck.uniform(0, 0.1))
        killed = luck.choice(services)
        await asyncio.to_thread(killed.kill)
        await asyncio.to_thread(evening.witness.check, evening.settings)
        await asyncio.to_thread(killed.start)


@pytest.mark.parametrize("storage", [FILE, SERVERS])
def test_sigkill_loses_no_confirmed_entry(tmp_path: Path, storage: str) -> None:
    with cluster(storage, tmp_path) as club:
        evening = Evening(club.url, club.settings)
        asyncio.run(eventful(evening, killed_often(evening, club.servers)))
        assert len(evening.witness.seen) >= 10 * KILLS


def test_killing_a_backup_or_the_server_during_one_leaves_intact_files(tmp_path: Path) -> None:
    """A backup that has its name is whole; what was killed before leaves the former one as it was."""
    target, luck = tmp_path / "evening.backup", random.Random()

    async def story(evening: Evening) -> None:
        file = evening.settings.data
        playing = [asyncio.create_task(evening.play_table(game, bots)) for game, bots in TABLES[:2]]
        while evening.moves < 50:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(save, file, target)
        for number in range(6 if SOAK else 2):
            saving = await asyncio.to_thread(in_process, save, file, target)
            await asyncio.sleep(luck.uniform(0, 0.15))
            if number % 2:
                await asyncio.to_thread(service.kill)
                await asyncio.to_thread(saving.join, 30)
                assert saving.exitcode == 0
                await asyncio.to_thread(service.start)
            else:
                saving.kill()
                await asyncio.to_thread(saving.join, 30)
            assert count_contents(target).entries > 0
            assert await check_every_match(Settings(target)) > 0
        evening.last = True
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        evening.witness.check(evening.settings)

    with cluster(FILE, tmp_path) as club:
        (service,) = club.servers
        asyncio.run(story(Evening(club.url, club.settings)))


# Being asked to end


async def caught_up(seat: AsyncLiveSeat, entry: int) -> None:
    """Wait until a seat has heard of an entry."""
    await seat.until(lambda: seat.entry == entry or None)


async def last_words(socket: ClientConnection) -> tuple[Document | None, int | None]:
    """The goodbye, if there was one, and the code with which the connection was closed."""
    bye: Document | None = None
    try:
        async for text in socket:
            message = json.loads(text)
            bye = message if message["type"] == "bye" else bye
    except ConnectionClosed:
        pass
    return bye, socket.close_code


@pytest.mark.skipif(QUICK, reason="starts the whole program twice")
def test_a_server_that_shuts_down_tells_its_clients_and_loses_nothing(tmp_path: Path) -> None:
    data = tmp_path / "ludoteca.sqlite3"

    async def before() -> tuple[str, list[str | None], int]:
        async with AsyncClient(service.url) as host, AsyncClient(service.url) as guest:
            for each in (host, guest):
                await each.me()
            table = await host.make_table(game="shelfie", players=2, public=True)
            await guest.join(table)
            await host.start(table)
            async with host.sit(table) as one, guest.sit(table) as other:
                for _ in range(4):
                    seat = one if one.state.is_turn() else other
                    assert seat.view is not None
                    entry = await seat.act(choose(msgspec.convert(seat.view["legal"], Legal), luck))
                    await caught_up(one, entry)
                    await caught_up(other, entry)
            address = socket_address(service.url, table)
            async with (
                connect(address, additional_headers=headers(host.token)) as first,
                connect(address, additional_headers=headers(guest.token)) as second,
            ):
                for socket in (first, second):
                    await socket.send('{"type":"hello"}')
                    await socket.recv()
                listening = [asyncio.create_task(last_words(socket)) for socket in (first, second)]
                assert await asyncio.to_thread(service.stop) in (0, -signal.SIGTERM)
                for bye, code in await asyncio.gather(*listening):
                    assert code == 1012
                    assert bye is not None
                    assert (bye["code"], bye["again"]) == ("restart", True)
            return str(table["id"]), [host.token, guest.token], entry

    async def after(table: str, tokens: list[str | None], entry: int) -> None:
        host, guest = (AsyncClient(service.url, token) for token in tokens)
        async with host, guest, host.sit(table) as one, guest.sit(table) as other:
            assert one.entry == other.entry == entry
            await asyncio.gather(*(seat.play(any_action) for seat in (one, other)))
            assert one.result == other.result is not None

    def any_action(view: Document) -> str:
        return choose(msgspec.convert(view["legal"], Legal), luck)

    luck = random.Random(1)
    service = ServiceProcess(data)
    with service:
        known = asyncio.run(before())
        assert "Traceback" not in service.log.read_text("utf-8")
        service.start()
        asyncio.run(after(*known))
