"""Laying tables at a service, giving up, leaving, coming back, playing again, and the clocks."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

import pytest

from ludoteca.cli.joining import Visit, until_begun, wanted_table
from ludoteca.cli.online import OnlineTable, sit_down_again
from ludoteca.client import AsyncClient, Client
from ludoteca.terminal import talk
from ludoteca.terminal.plain import PlainTable
from tests.terminal.pilots import playing
from tests.terminal.test_online import at_table, laid
from tests.test_cli import refusal, run

pytestmark = pytest.mark.usefixtures("house")


@asynccontextmanager
async def guest(stack: ExitStack, url: str, **wanted: object) -> AsyncIterator[tuple[OnlineTable, Client, str]]:
    """A guest at a host's running table."""
    host, table, link = laid(stack, url, "shelfie", **wanted)
    async with AsyncClient(url) as client, at_table(client, host, table, link) as online:
        yield online, host, table


def test_who_gives_up_is_asked_once_more_and_can_play_again(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        async with guest(stack, url) as (online, host, table):
            async with playing(online) as player:
                assert "t Table" in player.seen()
                await player.press("t", "enter")
                await player.until(lambda: player.above == "ListDialog")
                await player.press("enter")
                assert online.result is None, "the first answer is no"
                await player.press("t", "enter", "down", "enter")
                await player.until(lambda: player.above == "TextDialog")
                assert online.result is not None
                assert online.result["reason"] == "resigned"
                await player.press("escape")
                assert "t Play again" in player.seen()
                await player.press("t")
                await player.until(lambda: online.next)
            assert host.rematch(table)["id"] == online.next, "both come to the same table"

    asyncio.run(scene())


def test_a_rematch_that_somebody_else_asks_for_is_announced(
    stack: ExitStack, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "LOOK_EVERY", 0.05)

    async def scene() -> None:
        async with guest(stack, url) as (online, host, table):
            await online.part("resign")
            await online.seat.until(lambda: online.result)
            async with playing(online) as player:
                await player.until(lambda: player.above == "TextDialog")
                await player.press("escape")
                assert "are waiting for you" not in player.seen()
                again = host.rematch(table)["id"]
                await player.until(lambda: "are waiting for you. Press t to join them" in player.seen())
                await player.press("t")
                await player.until(lambda: online.next)
            assert online.next == again

            said: list[str] = []

            async def ask() -> str:
                while not any("vous attendent. Tapez again" in line for line in said):
                    await asyncio.sleep(0.05)
                return "again"

            assert await PlainTable(online, "fr").run(ask, said.append)

    asyncio.run(scene())


def test_partings_are_typed_in_the_line_mode(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        async with guest(stack, url) as (online, _, _table):
            answer = PlainTable(online, "fr").talk.answer
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

            assert await PlainTable(online, "fr").run(ask, said.append)
            assert any("again" in line for line in said)
            assert online.next is not None

    asyncio.run(scene())


def test_who_left_for_good_comes_back(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        async with guest(stack, url) as (online, host, table):
            async with playing(online) as player:
                await player.press("t", "down", "enter", "down", "enter")
                await player.until(lambda: player.app._exit)
            assert host.table(table)["seats"][1]["absent"]
            async with online.client.sit(table) as seat:
                await sit_down_again(seat)
            assert not host.table(table)["seats"][1]["absent"]

    asyncio.run(scene())


def test_clocks_run_on_the_screen_and_are_told_in_lines(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        async with guest(stack, url, clock={"kind": "move", "amount": 60}) as (online, _, _table):
            async with playing(online) as player:
                head = player.seen().splitlines()[0]
                assert re.search(r"Host (1:00|0:5\d)  You (1:00|0:5\d)$", head)
            italian = PlainTable(online, "it").talk
            assert italian.clocks().startswith("Host ")
            assert (italian.time_words(3723.2), italian.time_words(4 * 86_400 + 5)) == ("1:02:04", "4 giorni")

    asyncio.run(scene())


def test_a_table_with_bots_is_laid_and_begins_at_once(url: str) -> None:
    done = run("join", url, "--new", "shelfie", "--with", "novice", "--plain", "--lang", "it", text="quit\n")
    assert done.returncode == 0, done.stderr
    assert f"Il tavolo è pronto: {url}/table/" in done.stdout
    assert "Mosse" in done.stdout or "mosse" in done.stdout
    assert "ludoteca join" in done.stdout.splitlines()[-1]


def test_an_invited_person_comes_by_the_link_and_the_match_begins(stack: ExitStack, url: str) -> None:
    async def scene() -> None:
        wanted = wanted_table("lanterns", None, ["person", "novice"], ["dealing=start"], "bank")
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

            visit = Visit(url, None, "en", True, True, False, seated=True)
            async with client.sit(table["id"]) as seat:
                threading.Thread(target=come, daemon=True).start()
                await asyncio.wait_for(until_begun(client, seat, visit), 30)
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
def test_tables_that_cannot_be_laid_are_refused_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    assert said in refusal("join", "http://127.0.0.1:9", *arguments)


def test_a_new_table_needs_no_other() -> None:
    link = "http://127.0.0.1:9/table/fegqx5vpstvs"
    assert "only the address of a server" in refusal("join", link, "--new", "shelfie")
