"""At a server: open a table, resign, leave, come back, play again, and the clocks."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

import pytest

from ludoteca.cli.commands.join import table_request
from ludoteca.cli.visit import Visit, wait_for_start
from ludoteca.client import AsyncClient, Client
from ludoteca.terminal import typed_commands
from ludoteca.terminal.online_table import OnlineTable
from ludoteca.terminal.plain_session import PlainSession
from ludoteca.terminal.server_seat import return_to_seat
from tests.commands import refusal, run
from tests.terminal.pilots import playing, screen_text
from tests.terminal.test_online_table import at_table, open_table

pytestmark = pytest.mark.usefixtures("data_folder")


@asynccontextmanager
async def guest(stack: ExitStack, url: str, **wanted: object) -> AsyncIterator[tuple[OnlineTable, Client, str]]:
    """A guest at a host's running table."""
    host, table, link = open_table(stack, url, "shelfie", **wanted)
    async with AsyncClient(url) as client, at_table(client, host, table, link) as online:
        yield online, host, table


def test_resigning_needs_a_confirmation_and_allows_a_rematch(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        async with guest(stack, url) as (online, host, table):
            async with playing(online) as player:
                assert "t Table" in player.board_text()
                await player.press("t", "enter")
                await player.until(lambda: player.above == "ListDialog")
                await player.press("enter")
                assert online.result is None, "the first answer is no"
                await player.press("t", "enter", "down", "enter")
                await player.until(lambda: player.above == "EndDialog")
                assert online.result is not None
                assert online.result["reason"] == "resigned"
                assert "You resigned." in screen_text(player.app)
                await player.press("escape")
                assert "a Play again" in player.board_text()
                await player.press("a")
                await player.until(lambda: online.rematch)
            assert host.rematch(table)["id"] == online.rematch, "both get the same table"

    asyncio.run(scene())


def test_a_rematch_that_somebody_else_asks_for_is_announced(
    stack: ExitStack, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(typed_commands, "REMATCH_INTERVAL", 0.05)

    async def scene() -> None:
        async with guest(stack, url) as (online, host, table):
            await online.part("resign")
            await online.seat.until(lambda: online.result)
            async with playing(online) as player:
                await player.until(lambda: player.above == "EndDialog")
                await player.press("escape")
                assert "are waiting for you" not in player.board_text()
                again = host.rematch(table)["id"]
                await player.until(lambda: "are waiting for you. Press a to join them" in player.board_text())
                await player.press("t")
                await player.until(lambda: online.rematch)
            assert online.rematch == again

            said: list[str] = []

            async def ask() -> str:
                while not any("vous attendent. Tapez again" in line for line in said):
                    await asyncio.sleep(0.05)
                return "again"

            assert await PlainSession(online, "fr").run(ask, said.append)

    asyncio.run(scene())


def test_partings_can_be_typed_in_plain_mode(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        async with guest(stack, url) as (online, _, _table):
            answer = PlainSession(online, "fr").commands.answer
            assert "leave yes" in str(await answer("leave"))
            assert "resign yes" in str(await answer("resign"))
            assert "abandonner" in str(await answer("help"))
            assert online.result is None
            assert await answer("end yes") == ""
            await online.seat.until(lambda: online.seat.state.asked)
            assert await answer("resign yes") == ""
            await online.seat.until(lambda: online.result)
            said: list[str] = []

            async def ask() -> str:
                return "again"

            assert await PlainSession(online, "fr").run(ask, said.append)
            assert any("again" in line for line in said)
            assert online.rematch is not None

    asyncio.run(scene())


def test_a_player_who_left_for_good_can_return(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        async with guest(stack, url) as (online, host, table):
            async with playing(online) as player:
                await player.press("t", "down", "enter", "down", "enter")
                await player.until(lambda: player.app._exit)
            assert host.table(table)["seats"][1]["absent"]
            async with online.client.sit(table) as seat:
                await return_to_seat(seat)
            assert not host.table(table)["seats"][1]["absent"]

    asyncio.run(scene())


def test_clocks_run_on_the_screen_and_are_printed_in_plain_mode(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        async with guest(stack, url, clock={"kind": "move", "amount": 60}) as (online, _, _table):
            async with playing(online) as player:
                head = player.board_text().splitlines()[0]
                assert re.search(r"Host (1:00|0:5\d)  You (1:00|0:5\d)$", head)
            italian = PlainSession(online, "it").texts
            assert italian.clocks().startswith("Host ")
            assert (italian.time_words(3723.2), italian.time_words(4 * 86_400 + 5)) == ("1:02:04", "4 giorni")

    asyncio.run(scene())


def test_a_new_table_with_bots_starts_at_once(url: str) -> None:
    done = run("join", url, "--new", "shelfie", "--with", "novice", "--plain", "--lang", "it", text="quit\n")
    assert done.returncode == 0, done.stderr
    assert f"Il tavolo è pronto: {url}/table/" in done.stdout
    assert "Mosse" in done.stdout or "mosse" in done.stdout
    assert "ludoteca join" in done.stdout.splitlines()[-1]


def test_the_match_starts_when_an_invited_person_has_come(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        wanted = table_request("lanterns", None, ["person", "novice"], ["dealing=start"], "bank")
        assert (wanted["players"], wanted["bots"], wanted["clock"]["kind"]) == (3, {2: "novice"}, "bank")
        async with AsyncClient(url) as client:
            await client.me("Host")
            table = await client.make_table(**wanted)
            link = (await client.invite(table, 1))["link"]

            def come() -> None:
                other = stack.enter_context(Client(url))
                other.me("Guest")
                other.accept(link, "Guest")
                stack.enter_context(other.sit(table["id"]))

            visit = Visit(url, None, "en", True, True, False, is_player=True)
            async with client.sit(table["id"]) as seat:
                threading.Thread(target=come, daemon=True).start()
                await asyncio.wait_for(wait_for_start(client, seat, visit), 30)
                assert seat.state.phase == "running"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--new", "chess"), "no game “chess”"),
        (("--new", "shelfie", "--clock", "sun"), "no clock “sun”. Choose one of: none, minute"),
        (("--new", "shelfie", "--with", "nobody"), "no player “nobody”"),
        (("--new", "shelfie", "-n", "2", "--with", "novice", "--with", "adept"), "do not fit at a table with 2 seats"),
        (("--new", "shelfie", "-n", "9"), "for 2 to 4 players"),
    ],
)
def test_bad_requests_for_a_table_are_refused_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    assert said in refusal("join", "http://127.0.0.1:9", *arguments)


def test_a_new_table_is_refused_with_a_link_to_another() -> None:
    link = "http://127.0.0.1:9/table/fegqx5vpstvs"
    assert "only the address of a server" in refusal("join", link, "--new", "shelfie")
