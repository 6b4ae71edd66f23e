"""Tables at a server in the terminal: join, watch, chat, come back."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest

from ludoteca.client import AsyncClient, Client, ServerRefused, ServerUnreachable
from ludoteca.terminal.online_table import OnlineTable, seat_name
from ludoteca.terminal.plain_session import PlainSession
from ludoteca.terminal.server_seat import sign_in, stored_token, take_seat
from ludoteca.terminal.table_link import BadLink, read_link
from tests.client.choosing import chooser
from tests.commands import refusal, run
from tests.server.service import ServiceProcess, service_in_thread
from tests.tables import BUILT_IN
from tests.terminal.pilots import Player, playing
from tests.terminal.test_table_screen import by_keys

pytestmark = pytest.mark.usefixtures("data_folder")


def open_table(stack: ExitStack, url: str, game: str, **wanted: object) -> tuple[Client, str, str]:
    """A host at a table for two, and an invitation to it."""
    host = stack.enter_context(Client(url))
    host.me("Host")
    table = host.make_table(game, 2, **wanted)["id"]
    return host, table, url + host.invite(table, 1)["link"]


def play_on(host: Client, table: str) -> threading.Thread:
    """The host plays the match in a thread, and agrees to everything."""

    def play() -> None:
        with suppress(ServerUnreachable, ServerRefused), host.sit(table) as seat:
            seat.play(chooser(3))

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    return thread


async def take_invited_seat(client: AsyncClient, link: str) -> str:
    """Take a seat by an invitation; return the table."""
    _, table, invitation = read_link(link)
    assert table is not None
    await sign_in(client, "Guest")
    await take_seat(client, table, invitation, None)
    return table


@asynccontextmanager
async def at_table(client: AsyncClient, host: Client, table: str, link: str) -> AsyncIterator[OnlineTable]:
    """Take a seat by an invitation, and open the table when the host has started the match."""
    await take_invited_seat(client, link)
    host.start(table)
    async with client.sit(table) as seat:
        online = OnlineTable(client, seat, link.partition("#")[0], "en")
        await online.load()
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
    assert read_link(link) == parts


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
def test_bad_links_are_refused(link: str) -> None:
    with pytest.raises(BadLink, match="A link looks like http"):
        read_link(link)


def test_bad_links_and_unreachable_servers_get_one_line() -> None:
    assert "is not a link to a table" in refusal("join", "nowhere")
    assert "cannot be reached" in refusal("watch", "http://127.0.0.1:9/table/fegqx5vpstvs")


def test_the_tables_of_a_server_are_listed_with_their_links(stack: ExitStack, tmp_path: Path) -> None:
    url = stack.enter_context(service_in_thread(tmp_path / "data.sqlite3"))
    assert "There are no public tables" in run("join", url).stdout
    _, table, _ = open_table(stack, url, "lanterns", public=True)
    assert f"{url}/table/{table}  Lanterns: Host, Free seat" in run("join", url).stdout
    shown = run("join", url, "--json").stdout
    answer = json.loads(shown[shown.index("[\n") :])  # after the log of the server in this process
    assert answer[0]["url"] == f"{url}/table/{table}"


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_whole_match_at_a_server_is_played_on_the_full_screen(stack: ExitStack, url: str, game: str) -> None:
    async def scene() -> None:
        host, table, link = open_table(stack, url, game)
        async with AsyncClient(url) as client:
            async with at_table(client, host, table, link) as online:
                thread = play_on(host, table)
                assert online.mine == [1]
                async with playing(online) as player:
                    while await player.my_turn():
                        before = online.length
                        await by_keys(player)
                        await player.wait_for_move(before)
                    await player.until(lambda: player.above == "EndDialog")
            await asyncio.to_thread(thread.join, 30)
        assert host.match(table)["result"]["reason"] == "played"

    asyncio.run(scene())


def test_previews_hints_undo_history_and_chat_come_from_the_server(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        host, table, link = open_table(stack, url, "shelfie")
        async with AsyncClient(url) as client:
            await take_invited_seat(client, link)
            host.start(table)
            async with client.sit(table) as seat, AsyncClient(url, host.token) as other, other.sit(table) as there:
                online = OnlineTable(client, seat, "", "it")
                await online.load()
                plain = PlainSession(online, "it")
                with pytest.raises(ServerRefused):
                    await online.undo()
                while online.to_move != 1:
                    await there.act(next(iter(plain.face.actions(there.view or {}))))
                    await seat.until(lambda: seat.state.is_turn() or None)
                action = plain.face.actions(online.view(1))[0]
                assert (await online.preview(action))["landing"]
                with pytest.raises(ServerRefused, match="no cell a1"):
                    await online.preview("take a1 > 1")
                assert (await online.hint())[0].reasons
                length = online.length
                await online.act(action)
                steps = await online.log(1)
                assert [step.entry for step in steps] == list(range(1, length + 2))
                assert (await online.view_at(0, 1))["ply"] == 0
                await online.undo()
                await there.until(lambda: there.state.asked)
                await there.answer(True)
                await seat.until(lambda: seat.state.is_turn() or None)
                assert online.view(1)["seats"][1]["shelf"] == ["....."] * 6
                await there.ask("end")
                await seat.until(lambda: online.asked)
                assert "Host" in plain.texts.question()
                await plain.commands.answer("no")
                assert online.asked is None
                await plain.commands.answer("say buona fortuna")
                await there.say(phrase="thanks")
                await seat.until(lambda: len(online.messages()) == 2 or None)
                assert online.messages() == [("Guest", "buona fortuna"), ("Host", "Grazie!")]

    asyncio.run(scene())


def test_a_player_who_comes_back_has_the_same_seat(stack: ExitStack, url: str) -> None:
    host, table, link = open_table(stack, url, "shelfie", bots={})
    link_alone = link.partition("#")[0]

    async def come(to: str) -> list[int]:
        async with AsyncClient(url) as client:
            await take_invited_seat(client, to)
            async with client.sit(table) as seat:
                return seat.state.seats

    assert asyncio.run(come(link)) == [1]
    assert stored_token(url) is not None
    host.start(table)
    assert asyncio.run(come(link_alone)) == [1]
    assert asyncio.run(come(link)) == [1], "an invitation is needed only once"


def test_a_match_at_a_server_is_played_line_by_line(stack: ExitStack, url: str) -> None:
    host, table, link = open_table(stack, url, "lanterns")

    async def scene() -> list[str]:
        said: list[str] = []
        async with AsyncClient(url) as client:
            await take_invited_seat(client, link)
            host.start(table)
            play_on(host, table)
            async with client.sit(table) as seat:
                online = OnlineTable(client, seat, "", "fr")
                await online.load()
                plain = PlainSession(online, "fr")

                async def ask() -> str:
                    return plain.texts.actions()[-1] if online.result is None else "no"

                assert await plain.run(ask, said.append)
        return said

    said = asyncio.run(scene())
    assert "Partie terminée" in said[-2] or "Total" in said[-2]
    assert "again" in said[-1]
    assert any("Host" in line for line in said)


def test_a_spectator_sees_no_secrets_and_can_leave(stack: ExitStack, url: str) -> None:
    host, table, _ = open_table(stack, url, "lanterns", public=True, bots={1: "novice"})
    host.start(table)

    async def scene() -> None:
        async with AsyncClient(url) as client:
            await sign_in(client, None)
            async with client.sit(table) as seat:
                online = OnlineTable(client, seat, f"{url}/table/{table}", "en")
                await online.load()
                assert online.mine == []
                assert online.view(None)["hand"] is None
                async with playing(online) as player:
                    assert "Host" in player.board_text()
                    assert "Enter" not in player.board_text()
                    await player.press("q")
                assert f"ludoteca watch {url}/table/{table}" in online.continue_text("en")

    asyncio.run(scene())


def test_a_spectator_is_told_a_command_that_checks_the_whole_match(stack: ExitStack, url: str) -> None:
    host, table, _ = open_table(stack, url, "shelfie", public=True, bots={1: "novice"})
    host.start(table)

    async def scene() -> str:
        async with AsyncClient(url) as client:
            await sign_in(client, None)
            async with client.sit(table) as seat:
                online = OnlineTable(client, seat, f"{url}/table/{table}", "en")
                await online.load()
                play_on(host, table)
                await seat.until(lambda: seat.result and (seat.table["phase"] == "finished" or None))
                return online.continue_text("en")

    download, check = asyncio.run(scene()).partition("curl -s ")[2].split(" | ludoteca ")
    document = httpx.get(download).text
    assert run(*check.split(), text=document).returncode == 0


async def go_on(player: Player, host: Client, table: str) -> None:
    """Let the host play until it is our turn, and move."""
    play_on(host, table)
    assert await player.my_turn()
    before = player.screen.table.length
    await by_keys(player)
    await player.wait_for_move(before)


def test_a_lost_connection_is_opened_again(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        host, table, link = open_table(stack, url, "shelfie")
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
def test_a_match_continues_after_a_server_is_killed_and_restarted(stack: ExitStack, tmp_path: Path) -> None:
    async def scene() -> None:
        with ServiceProcess(tmp_path / "data.sqlite3") as service:
            host, table, link = open_table(stack, service.url, "shelfie")
            async with (
                AsyncClient(service.url) as client,
                at_table(client, host, table, link) as online,
                playing(online) as player,
            ):
                await asyncio.to_thread(service.kill)
                await player.until(lambda: "Reconnecting" in player.board_text())
                await asyncio.to_thread(service.start)
                await player.until(lambda: "Reconnecting" not in player.board_text())
                await go_on(player, host, table)

    asyncio.run(scene())


def test_join_waits_for_the_match_and_ends_with_the_input(stack: ExitStack, url: str) -> None:
    host, table, link = open_table(stack, url, "shelfie")

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


@pytest.mark.parametrize(
    ("seat", "shown"),
    [
        ({"kind": "person", "name": "Anna", "program": False}, "Anna"),
        ({"kind": "person", "name": "Robin", "program": True}, "Robin (program)"),
        ({"kind": "invited", "name": "Bruno", "program": False}, "Bruno (invited)"),
        ({"kind": "bot", "name": "novice", "program": False}, "Novice"),
    ],
)
def test_programs_and_invited_people_are_marked(seat: dict[str, object], shown: str) -> None:
    assert seat_name(seat, "en") == shown
