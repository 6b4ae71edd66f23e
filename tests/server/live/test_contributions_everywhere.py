"""Contributions of players at several processes, and of players who lose their connection between the stages."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.core.types import Document
from ludoteca.match.fairness import CHECKED, check_table
from ludoteca.server.bus.memory import MemoryBus
from ludoteca.server.bus.news import CONTRIBUTION, News
from ludoteca.server.errors import RequestRefused
from ludoteca.server.people import accounts
from tests.server.contributors import House, Player, run_house, set_patience
from tests.server.inside import forget, person

HOUR = 3600.0


def contributors(document: Document) -> list[int]:
    return [each["seat"] for each in document["fairness"]["contributions"]]


async def until_committed(player: Player) -> None:
    """Wait until a player has sent its commitment."""
    while not player.state.notes.rounds:
        await asyncio.sleep(0.001)


async def until_revealing(player: Player) -> None:
    """Wait until a player has been asked for its number."""
    while not any(message.get("stage") == "reveal" for message in player.unread):
        await asyncio.sleep(0.001)


async def come_back(house: House, player: Player, process: int, ignored: tuple[str, ...] = ()) -> None:
    """Let a player whose connection is lost connect to a process, with what its device has stored."""
    player.disconnect()
    player.ignored, player.server = ignored, house.servers[process]
    await player.connect()
    house.tasks.append(asyncio.create_task(player.live_on()))


def test_everybody_contributes_whichever_process_they_are_connected_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_patience(monkeypatch, HOUR)

    async def story(house: House) -> None:
        await house.open("Anna", "Ben", "Cleo")
        await house.connect()
        await house.start()
        document = await house.finish()
        assert contributors(document) == [0, 1, 2]
        assert document["fairness"]["failed"] == []
        for player in house.players:
            assert check_table(document, player.state.notes) == CHECKED

    run_house(tmp_path, story, processes=3)


def test_a_process_without_players_starts_the_match_for_those_at_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_patience(monkeypatch, HOUR)

    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        for who in house.people:
            await house.connect_one(who, server=house.servers[1])
        forget(house.servers[0])
        await house.start()
        assert contributors(await house.finish()) == [0, 1]

    run_house(tmp_path, story, processes=2)


def test_nobody_waits_for_processes_whose_players_cannot_contribute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_patience(monkeypatch, HOUR)

    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect_one(house.people[0])
        await house.connect_one(house.people[1], able=False, server=house.servers[1])
        await house.start()
        assert contributors(await house.finish()) == [0]

    run_house(tmp_path, story, processes=3)


def test_a_player_at_another_process_who_refuses_is_excluded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_patience(monkeypatch, 0.5)

    async def story(house: House) -> None:
        await house.open("Anna", "Ben", "Cleo")
        await house.connect()
        house.players[1].ignored = ("reveal",)
        await house.start()
        document = await house.finish()
        assert document["fairness"]["failed"] == [{"round": 1, "refused": [1]}]
        assert contributors(document) == [0, 2]

    run_house(tmp_path, story, processes=3)


class Forgetful(MemoryBus):
    """A bus that loses contributions, as if their process had died."""

    def publish(self, news: News, sender: str) -> None:
        if news.what != CONTRIBUTION:
            super().publish(news, sender)


def test_a_process_that_forwards_nothing_delays_the_start_but_does_not_stop_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_patience(monkeypatch, 0.2)

    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect()
        await house.start()
        assert contributors(await house.finish()) == [0]

    run_house(tmp_path, story, processes=2, bus=Forgetful())


# Lost connections


async def start_without_ben(house: House, stage: str) -> tuple[Player, asyncio.Task[None]]:
    """Anna starts a match with Ben, who is at another process and does not answer in a stage."""
    await house.open("Anna", "Ben")
    await house.connect()
    ben = house.players[1]
    ben.ignored = (stage,)
    starting = asyncio.create_task(house.start())
    await (until_committed if stage == "commit" else until_revealing)(ben)
    return ben, starting


async def check_both(house: House, ben: Player) -> None:
    """Both have contributed, and Ben's device agrees."""
    document = await house.finish()
    assert contributors(document) == [0, 1]
    assert document["fairness"]["failed"] == []
    assert check_table(document, ben.state.notes) == CHECKED


@pytest.mark.parametrize("process", [0, 1, 2], ids=["starting", "same", "new"])
def test_a_player_who_reconnects_between_the_stages_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, process: int
) -> None:
    """At the process that starts the match, at the one it was connected to, or where nobody was at the table."""
    set_patience(monkeypatch, HOUR)

    async def story(house: House) -> None:
        ben, starting = await start_without_ben(house, "reveal")
        await come_back(house, ben, process)
        await starting
        await check_both(house, ben)

    run_house(tmp_path, story, processes=3)


@pytest.mark.parametrize("process", [0, 1])
def test_a_player_who_reconnects_before_it_has_committed_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, process: int
) -> None:
    set_patience(monkeypatch, HOUR)

    async def story(house: House) -> None:
        ben, starting = await start_without_ben(house, "commit")
        drawn = ben.state.notes.rounds[1].random
        await come_back(house, ben, process)
        await starting
        assert ben.state.notes.rounds[1].random == drawn, "the same question gets the same answer"
        await check_both(house, ben)

    run_house(tmp_path, story, processes=2)


@pytest.mark.parametrize("process", [0, 1])
def test_a_guest_who_logs_in_between_the_stages_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, process: int
) -> None:
    set_patience(monkeypatch, HOUR)

    async def story(house: House) -> None:
        ben, starting = await start_without_ben(house, "reveal")
        account = await person(house.server, "Account")
        async with house.server.context.database.writing() as connection:
            await accounts.adopt(connection, ben.who.id, account.id)
        house.servers[process].tables.forget_person(ben.who.id, becomes=account.id)
        ben.who = account
        await come_back(house, ben, 1)
        await starting
        await check_both(house, ben)

    run_house(tmp_path, story, processes=2)


def test_another_device_cannot_continue_for_a_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not know the number to which the first one has committed; nor is it shown the others' numbers."""
    set_patience(monkeypatch, 0.5)

    async def story(house: House) -> None:
        _, starting = await start_without_ben(house, "reveal")
        phone = await house.connect_one(house.people[1])
        await starting
        document = await house.finish()
        assert document["fairness"]["failed"] == [{"round": 1, "refused": [1]}]
        assert contributors(document) == [0]
        anna = house.players[0].state.notes.rounds[1].random
        assert anna not in str(phone.unread), "a number of a failed round is never shown"
        assert anna not in str(document)

    run_house(tmp_path, story)


# Two starts at the same time


class Silent(MemoryBus):
    """A bus that carries nothing: each process believes to be alone."""

    def publish(self, news: News, sender: str) -> None:
        pass

    def count_others(self) -> int:
        return 0


def test_only_one_process_starts_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_patience(monkeypatch, HOUR)

    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect()
        house.players[1].ignored = ("commit",)
        starting = asyncio.create_task(house.start())
        await until_committed(house.players[1])
        with pytest.raises(RequestRefused, match="already being started"):
            await house.start(server=house.servers[1])
        await come_back(house, house.players[1], 1)
        await starting
        assert contributors(await house.finish()) == [0, 1]

    run_house(tmp_path, story, processes=2)


def test_of_two_processes_with_the_same_round_only_one_asks_for_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They do not hear each other, so only the store can decide."""
    set_patience(monkeypatch, HOUR)

    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect()
        starts = [asyncio.create_task(house.start(server=server)) for server in house.servers]
        for player in house.players:
            player.ignored = ("commit",)
        for player in house.players:
            await until_committed(player)
        anna, ben = house.players
        await come_back(house, anna, 0, ignored=("reveal",))
        await until_revealing(anna)
        await come_back(house, ben, 1)
        with pytest.raises(RequestRefused, match="already being started"):
            await starts[1]
        assert ben.state.notes.rounds[1].commitments is None, "it was not asked for its number"
        await come_back(house, anna, 0)
        await starts[0]

    run_house(tmp_path, story, processes=2, bus=Silent())


def test_a_round_cannot_count_after_a_later_one_has_begun_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_patience(monkeypatch, HOUR)

    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect()
        anna, ben = house.players
        starts = []
        for player, process in ((ben, 1), (anna, 0)):
            player.ignored = ("reveal",)
            starts.append(asyncio.create_task(house.start(server=house.servers[process])))
            await until_revealing(player)
        await come_back(house, ben, 1)
        with pytest.raises(RequestRefused, match="already being started"):
            await starts[0]
        await come_back(house, anna, 0)
        await starts[1]
        document = await house.finish()
        assert document["fairness"]["failed"] == [{"round": 1, "refused": []}]
        for player in house.players:
            check_table(document, player.state.notes)

    run_house(tmp_path, story, processes=2, bus=Silent())
