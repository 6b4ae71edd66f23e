"""Tables at a service in the terminal: joining, watching, talking, coming back."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest

from ludoteca.cli.online import BadAddress, OnlineTable, kept_token, known_as, read_address, take_seat
from ludoteca.client import AsyncClient, Client, ServiceLost, ServiceRefused
from ludoteca.terminal.plain import PlainTable
from tests.client.choosing import chooser
from tests.server.service import ServiceProcess, service_in_thread
from tests.terminal.pilots import Player, playing
from tests.terminal.test_screens import by_keys
from tests.test_cli import refusal, run

pytestmark = pytest.mark.usefixtures("house")


def laid(stack: ExitStack, url: str, game: str, **wanted: object) -> tuple[Client, str, str]:
    """A host at a table for two, and an invitation to it."""
    host = stack.enter_context(Client(url))
    host.me("Host")
    table = host.make_table(game, 2, **wanted)["id"]
    return host, table, url + host.invite(table, 1)["link"]


def play_on(host: Client, table: str) -> threading.Thread:
    """The host plays the match in a thread, and agrees to everything."""

    def play() -> None:
        with suppress(ServiceLost, ServiceRefused), host.sit(table) as seat:
            seat.play(chooser(3))

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    return thread


async def seated(client: AsyncClient, link: str) -> str:
    """Sit down by an invitation; return the table."""
    _, table, invitation = read_address(link)
    assert table is not None
    await known_as(client, "Guest")
    await take_seat(client, table, invitation, None)
    return table


@asynccontextmanager
async def at_table(client: AsyncClient, host: Client, table: str, link: str) -> AsyncIterator[OnlineTable]:
    """Sit down by an invitation, let the host begin, and be there."""
    await seated(client, link)
    host.start(table)
    async with client.sit(table) as seat:
        online = OnlineTable(client, seat, link.partition("#")[0], "en")
        await online.begin()
        yield online


@pytest.mark.parametrize(
    ("link", "parts"),
    [
        ("http://127.0.0.1:8000", ("http://127.0.0.1:8000", None, None)),
        ("https://house.example/", ("https://house.example", None, None)),
        ("http://h:1/table/fegqx5vpstvs", ("http://h:1", "fegqx5vpstvs", None)),
        (" http://h/table/fegqx5vpstvs#invitation=a.b-c~1_ ", ("http://h", "fegqx5vpstvs", "a.b-c~1_")),
    ],
)
def test_links_are_read(link: str, parts: tuple[str, str | None, str | None]) -> None:
    assert read_address(link) == parts


@pytest.mark.parametrize(
    "link",
    [
        "",
        "fegqx5vpstvs",
        "ftp://h/table/fegqx5vpstvs",
        "http://h/else",
        "http://",
        "http://h:99999",
        "http://h:port",
        "http://[::1",
        "http://:8000",
    ],
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(BadAddress, match="A link looks like http"):
        read_address(link)


def test_bad_links_and_services_that_are_not_there_get_one_line() -> None:
    assert "is not a link to a table" in refusal("join", "nowhere")
    assert "cannot be reached" in refusal("watch", "http://127.0.0.1:9/table/fegqx5vpstvs")


def test_the_tables_of_a_service_are_listed_with_their_links(stack: ExitStack, tmp_path: Path) -> None:
    url = stack.enter_context(service_in_thread(tmp_path / "house.sqlite3"))
    assert "There are no public tables" in run("join", url).stdout
    _, table, _ = laid(stack, url, "lanterns", public=True)
    assert f"{url}/table/{table}  Lanterns: Host, Free seat" in run("join", url).stdout
    shown = run("join", url, "--json").stdout
    told = json.loads(shown[shown.index("[\n") :])  # behind what the service in this process writes
    assert told[0]["url"] == f"{url}/table/{table}"


@pytest.mark.parametrize("game", ["lanterns", "shelfie"])
def test_a_whole_match_at_a_service_is_played_on_the_full_screen(stack: ExitStack, url: str, game: str) -> None:
    async def scene() -> None:
        host, table, link = laid(stack, url, game)
        async with AsyncClient(url) as client:
            async with at_table(client, host, table, link) as online:
                thread = play_on(host, table)
                assert online.mine == [1]
                async with playing(online) as player:
                    while await player.my_turn():
                        before = online.length
                        await by_keys(player)
                        await player.moved(before)
                    await player.until(lambda: player.above == "TextDialog")
            await asyncio.to_thread(thread.join, 30)
        assert host.match(table)["result"]["reason"] == "played"

    asyncio.run(scene())


def test_previews_hints_undo_story_and_talk_come_from_the_service(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        host, table, link = laid(stack, url, "shelfie")
        async with AsyncClient(url) as client:
            await seated(client, link)
            host.start(table)
            async with client.sit(table) as seat, AsyncClient(url, host.token) as other, other.sit(table) as there:
                online = OnlineTable(client, seat, "", "it")
                await online.begin()
                plain = PlainTable(online, "it")
                with pytest.raises(ServiceRefused):
                    await online.undo()
                while online.to_move != 1:
                    await there.act(next(iter(plain.face.actions(there.view or {}))))
                    await seat.until(lambda: seat.state.is_turn() or None)
                action = plain.face.actions(online.view(1))[0]
                assert (await online.preview(action))["landing"]
                with pytest.raises(ServiceRefused, match="no cell a1"):
                    await online.preview("take a1 > 1")
                assert (await online.hint())[0].reasons
                length = online.length
                await online.act(action)
                steps = await online.story(1)
                assert [step.entry for step in steps] == list(range(1, length + 2))
                assert (await online.view_at(0, 1))["ply"] == 0
                await online.undo()
                await there.until(lambda: there.state.asked)
                await there.answer(True)
                await seat.until(lambda: seat.state.is_turn() or None)
                assert online.view(1)["seats"][1]["shelf"] == ["....."] * 6
                await there.ask("end")
                await seat.until(lambda: online.asked)
                assert "Host" in plain.talk.question()
                await plain.talk.answer("no")
                assert online.asked is None
                await plain.talk.answer("say buona fortuna")
                await there.say(phrase="thanks")
                await seat.until(lambda: len(online.heard()) == 2 or None)
                assert online.heard() == [("Guest", "buona fortuna"), ("Host", "Grazie!")]

    asyncio.run(scene())


def test_who_comes_back_has_the_same_seat(stack: ExitStack, url: str) -> None:
    host, table, link = laid(stack, url, "shelfie", bots={})
    link_alone = link.partition("#")[0]

    async def come(to: str) -> list[int]:
        async with AsyncClient(url) as client:
            await seated(client, to)
            async with client.sit(table) as seat:
                return seat.state.seats

    assert asyncio.run(come(link)) == [1]
    assert kept_token(url) is not None
    host.start(table)
    assert asyncio.run(come(link_alone)) == [1]
    assert asyncio.run(come(link)) == [1], "an invitation that was used is not needed any more"


def test_a_match_is_played_line_by_line_at_a_service(stack: ExitStack, url: str) -> None:
    host, table, link = laid(stack, url, "lanterns")

    async def scene() -> list[str]:
        said: list[str] = []
        async with AsyncClient(url) as client:
            await seated(client, link)
            host.start(table)
            play_on(host, table)
            async with client.sit(table) as seat:
                online = OnlineTable(client, seat, "", "fr")
                await online.begin()
                plain = PlainTable(online, "fr")

                async def ask() -> str:
                    return plain.talk.texts()[-1] if online.result is None else "no"

                assert await plain.run(ask, said.append)
        return said

    said = asyncio.run(scene())
    assert "Partie terminée" in said[-2] or "Total" in said[-2]
    assert "again" in said[-1]
    assert any("Host" in line for line in said)


def test_who_watches_sees_no_secrets_and_leaves_when_they_like(stack: ExitStack, url: str) -> None:
    host, table, _ = laid(stack, url, "lanterns", public=True, bots={1: "novice"})
    host.start(table)

    async def scene() -> None:
        async with AsyncClient(url) as client:
            await known_as(client, None)
            async with client.sit(table) as seat:
                online = OnlineTable(client, seat, f"{url}/table/{table}", "en")
                await online.begin()
                assert online.mine == []
                assert online.view(None)["hand"] is None
                async with playing(online) as player:
                    assert "Host" in player.seen()
                    assert "Enter" not in player.seen()
                    await player.press("q")
                assert f"ludoteca watch {url}/table/{table}" in online.farewell("en")

    asyncio.run(scene())


async def go_on(player: Player, host: Client, table: str) -> None:
    """The host plays, and it is our turn, and we move."""
    play_on(host, table)
    assert await player.my_turn()
    before = player.screen.table.length
    await by_keys(player)
    await player.moved(before)


def test_a_connection_that_is_lost_is_opened_again(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        host, table, link = laid(stack, url, "shelfie")
        async with (
            AsyncClient(url) as client,
            at_table(client, host, table, link) as online,
            playing(online) as player,
        ):
            lost = online.seat.connection
            assert lost is not None
            await lost.close()
            await go_on(player, host, table)
            assert online.seat.connection is not lost

    asyncio.run(scene())


@pytest.mark.soak
def test_a_service_that_is_killed_and_comes_back_costs_nothing(stack: ExitStack, tmp_path: Path) -> None:
    async def scene() -> None:
        with ServiceProcess(tmp_path / "house.sqlite3") as service:
            host, table, link = laid(stack, service.url, "shelfie")
            async with (
                AsyncClient(service.url) as client,
                at_table(client, host, table, link) as online,
                playing(online) as player,
            ):
                await asyncio.to_thread(service.kill)
                await player.until(lambda: "Reconnecting" in player.seen())
                await asyncio.to_thread(service.start)
                await player.until(lambda: "Reconnecting" not in player.seen())
                await go_on(player, host, table)

    asyncio.run(scene())


def test_the_commands_wait_for_the_match_and_end_with_the_input(stack: ExitStack, url: str) -> None:
    host, table, link = laid(stack, url, "shelfie")

    def begin() -> None:
        while host.table(table)["seats"][1]["name"] != "Somebody":
            time.sleep(0.01)
        host.start(table)
        play_on(host, table)

    begun = threading.Thread(target=begin, daemon=True)
    begun.start()
    done = run("join", link, "--plain", "--name", "Somebody", text="")
    begun.join()
    assert done.returncode == 0
    assert "At the table: Host, Somebody" in done.stdout
    assert f"To continue: ludoteca join {url}/table/{table}" in done.stdout
