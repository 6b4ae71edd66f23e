"""Clients of a server that really runs contribute to the seed, and check it after a whole match."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.client import AsyncClient, Client, TableState
from ludoteca.core.types import Document
from ludoteca.match.document import BadMatch, verify
from ludoteca.match.fairness import CHECKED, PARTLY, check_table
from ludoteca.server.live import contributions
from ludoteca.terminal.online_table import OnlineTable
from tests.client.choosing import chooser
from tests.commands import refusal, run
from tests.server.service import service_in_thread
from tests.tables import BUILT_IN


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("service") / "house.sqlite3") as url:
        yield url


async def play_two(url: str, game: str) -> tuple[Document, list[str], Document]:
    """Two people play a whole match; return the table, what each client found, and the file."""
    async with AsyncClient(url) as anna, AsyncClient(url) as ben:
        await anna.me("Anna")
        await ben.me("Ben")
        table = await anna.make_table(game, 2)
        await ben.accept((await anna.invite(table, 1))["link"])
        async with anna.sit(table) as first, ben.sit(table) as second:
            await first.until(lambda: first.state.is_announced or None, 30)
            await second.until(lambda: second.state.is_announced or None, 30)
            for seat in (first, second):
                await seat.say("Ready")  # answered after everything that this client sent before
            await anna.start(table)
            await asyncio.gather(first.play(chooser(1)), second.play(chooser(2)))
            for seat in (first, second):
                await seat.until(lambda seat=seat: seat.table["phase"] == "finished" or None, 30)  # type: ignore[misc]
            found = [check_table(seat.table, seat.state.notes) for seat in (first, second)]
            lines = [OnlineTable(anna, first, url, "en").continue_text("en")]
            first.state.notes.promise = "0" * 64
            lines.append(OnlineTable(anna, first, url, "en").continue_text("en"))
            assert lines[0] == "Fair: checked on this computer."
            assert lines[1].startswith("Warning: the deal cannot be trusted. The server’s commitment is not")
            return first.table, found, await anna.match_document(table)


@pytest.mark.parametrize("game", BUILT_IN)
def test_two_people_play_a_whole_match_and_both_check_it(url: str, game: str, tmp_path: Path) -> None:
    table, found, document = asyncio.run(play_two(url, game))
    assert found == [CHECKED, CHECKED]
    assert [each["seat"] for each in table["fairness"]["contributions"]] == [0, 1]
    assert verify(document, table["promise"]).over
    (file := tmp_path / "match.json").write_text(json.dumps(document), "utf-8")
    done = run("verify", str(file), "--promise", table["promise"])
    assert done.returncode == 0
    assert f"matches the commitment you noted: {table['promise']}." in done.stdout
    assert "random numbers of Anna, Ben, so nobody chose it." in done.stdout
    document["fairness"]["contributions"][0]["random"] = "0" * 64
    file.write_text(json.dumps(document), "utf-8")
    assert "The number of seat 1 does not match its commitment" in refusal("verify", str(file))
    document["options"] |= {"dealing": "start", "rulebook": "english"}
    with pytest.raises(BadMatch):
        verify(document)


def test_a_program_contributes_while_it_waits_for_the_match(url: str) -> None:
    with Client(url) as host, Client(url) as program:
        host.me("Host")
        program.me("Program")
        table = host.make_table("shelfie", 2)
        program.accept(host.invite(table, 1)["link"])
        states: list[TableState] = []

        def play() -> None:
            with program.sit(table) as seat:
                states.append(seat.state)
                seat.play(chooser())

        thread = threading.Thread(target=play, daemon=True)
        thread.start()
        with host.sit(table) as seat:
            while not (states and states[0].is_announced and not states[0].catching_up):
                seat.listen(0.05)
            started = host.start(table)
            assert [each["seat"] for each in started["fairness"]["contributions"]] == [1]
            seat.resign()
            thread.join(30)
            assert check_table(host.table(table), states[0].notes) == CHECKED
            assert check_table(host.table(table), seat.state.notes) == PARTLY


def test_a_start_alone_against_bots_asks_for_nothing_more(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contributions, "COMMIT_SECONDS", 3600.0)
    with Client(url) as client:
        client.me("Anna")
        number = "ab" * 32
        table = client.make_table("lanterns", 2, bots={1: "novice"})
        started = client.start(table, random=number)
        assert started["fairness"]["contributions"] == [{"seat": 0, "commitment": None, "random": number}]
        assert (started["fairness"]["secret"], started["fairness"]["seed"]) == (None, None)
        assert started["promise"] == table["promise"]


def collecting(stage: str, terms: str = "0" * 64, commitments: list[Document] | None = None) -> Document:
    return {
        "type": "collect",
        "round": 1,
        "stage": stage,
        "seat": 0,
        "terms": terms,
        "commitments": commitments or [],
    }


def test_a_client_that_is_asked_again_gives_the_same_answer_and_never_two_for_one_round() -> None:
    state = TableState()
    state.take({"type": "table", "table": {"id": "t", "phase": "open", "seats": [], "fairness": {}, "promise": ""}})

    def answer(message: Document) -> Document | None:
        state.take(message)
        return state.outbox.pop() if state.outbox else None

    committed = answer(collecting("commit"))
    assert committed is not None
    assert answer(collecting("commit")) == committed
    other = answer(collecting("commit", terms="1" * 64))
    assert other is not None
    assert other != committed, "other terms need another number"
    listed = [{"seat": 0, "commitment": other["commitment"]}]
    assert answer(collecting("reveal", commitments=[{"seat": 0, "commitment": committed["commitment"]}])) is None
    revealed = answer(collecting("reveal", commitments=listed))
    assert revealed is not None
    assert answer(collecting("reveal", commitments=listed)) == revealed
    assert answer(collecting("reveal", commitments=[*listed, {"seat": 1, "commitment": "2" * 64}])) is None
    assert answer(collecting("commit", terms="1" * 64)) is None


def test_a_client_of_an_older_server_says_nothing_that_it_would_not_understand() -> None:
    state = TableState()
    state.can_contribute = True
    state.on_connect()
    state.take({"type": "welcome", "seats": [0], "phase": "open", "entry": 0, "table": "t", "version": "0"})
    state.take({"type": "table", "table": {"id": "t", "phase": "open", "seats": [], "promise": "0" * 64}})
    assert state.outbox == [{"type": "hello", "have": None}]
    state.take({"type": "table", "table": {"id": "t", "phase": "open", "seats": [], "fairness": {}, "promise": ""}})
    assert state.outbox[1:] == [{"type": "hello", "have": None, "fair": True}]
