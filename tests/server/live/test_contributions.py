"""Contributions: players commit to numbers and reveal them; who refuses gains nothing, and nobody waits for long."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca.match.fairness import CHECKED, PARTLY, check_table, match_seed
from ludoteca.server.errors import RequestRefused
from ludoteca.server.live import dealing, lobby
from ludoteca.server.people.archive import export_match
from tests.server.contributors import RANDOM, House, run_house, set_patience
from tests.server.inside import person, stored_row


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    set_patience(monkeypatch, 0.2)


def test_everybody_contributes_and_can_check_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("Anna", "Ben", bots={2: "novice"})
        await house.connect()
        await house.start()
        document = await house.finish()
        record = document["fairness"]
        assert [each["seat"] for each in record["contributions"]] == [0, 1]
        assert (record["round"], record["failed"]) == (1, [])
        for player in house.players:
            player.hear()
            assert check_table(player.state.table or {}, player.state.notes) == CHECKED

    run_house(tmp_path, story)


def test_the_secret_and_the_seed_are_shown_only_after_the_end(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        promise = (await stored_row(house.server, house.table)).promise
        await house.connect()
        await house.start()
        row = await stored_row(house.server, house.table)
        assert row.secret is not None
        assert len(row.seed) == 32
        assert row.promise == promise
        live = await house.server.tables.get(house.table)
        assert live is not None
        for hidden in (row.secret.hex(), row.seed.hex()):
            assert hidden not in house.messages() + str(live.document())
        document = await house.finish()
        assert (document["fairness"]["secret"], document["fairness"]["seed"]) == (row.secret.hex(), row.seed.hex())

    run_house(tmp_path, story)


@pytest.mark.parametrize("lies", [False, True])
def test_a_seat_that_does_not_reveal_its_number_is_excluded_and_all_numbers_are_new(tmp_path: Path, lies: bool) -> None:
    async def story(house: House) -> None:
        await house.open("Anna", "Ben", "Cleo")
        await house.connect()
        house.players[1].lies = lies
        house.players[1].ignored = () if lies else ("reveal",)
        await house.start()
        document = await house.finish()
        record = document["fairness"]
        assert record["failed"] == [{"round": 1, "refused": [1]}]
        assert [each["seat"] for each in record["contributions"]] == [0, 2]
        anna, ben, cleo = (player.state.notes for player in house.players)
        assert list(ben.rounds) == [1], "it is not asked again"
        for notes in (anna, cleo):
            assert notes.rounds[1].random != notes.rounds[2].random
            assert check_table(document, notes) == CHECKED
        used = {each["random"] for each in record["contributions"]}
        assert used == {anna.rounds[2].random, cleo.rounds[2].random}

    run_house(tmp_path, story)


def test_a_seat_that_never_answers_is_not_a_contributor(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect()
        house.players[1].ignored = ("commit",)
        await house.start()
        document = await house.finish()
        assert [each["seat"] for each in document["fairness"]["contributions"]] == [0]
        assert document["fairness"]["failed"] == []
        assert check_table(document, house.players[1].state.notes) == PARTLY

    run_house(tmp_path, story)


def test_a_player_who_disconnects_between_the_stages_is_excluded(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect()
        house.players[1].ignored = ("reveal",)
        starting = asyncio.create_task(house.start())
        while not house.players[1].state.notes.rounds:
            await asyncio.sleep(0.001)
        house.players[1].disconnect()
        await starting
        document = await house.finish()
        assert [each["seat"] for each in document["fairness"]["contributions"]] == [0]

    run_house(tmp_path, story)


def test_nobody_waits_at_a_table_without_clients_that_can_contribute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_patience(monkeypatch, 3600.0)

    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect(able=False)
        async with asyncio.timeout(60):
            await house.start()
        document = await house.finish()
        assert document["fairness"]["contributions"] == []
        assert not any(message["type"] == "collect" for each in house.players for message in each.unread)

    run_house(tmp_path, story)


def test_a_person_alone_with_bots_contributes_with_the_request_and_nobody_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_patience(monkeypatch, 3600.0)

    async def story(house: House) -> None:
        await house.open("Anna", bots={1: "novice"})
        await house.connect()
        house.players[0].ignored = ("commit",)
        await house.start(random=RANDOM)
        house.players[0].state.notes.random = RANDOM
        document = await house.finish()
        assert document["fairness"]["contributions"] == [{"seat": 0, "commitment": None, "random": RANDOM}]
        assert check_table(document, house.players[0].state.notes) == CHECKED

    run_house(tmp_path, story)


def test_a_number_with_the_request_is_not_used_if_others_play(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect()
        await house.start(random=RANDOM)
        document = await house.finish()
        assert RANDOM not in str(document)
        assert len(document["fairness"]["contributions"]) == 2

    run_house(tmp_path, story)


def test_two_windows_of_a_person_give_one_number(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect()
        await house.connect_one(house.people[0])
        await house.start()
        document = await house.finish()
        assert document["fairness"]["failed"] == []
        assert len(document["fairness"]["contributions"]) == 2
        found = [check_table(document, player.state.notes) for player in house.players]
        assert sorted(found) == [CHECKED, CHECKED, PARTLY]

    run_house(tmp_path, story)


def test_seats_that_change_during_a_round_stop_the_start_and_the_round_is_recorded(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("Anna", "Ben", "Cleo")
        await house.connect()
        house.players[1].ignored = ("reveal",)
        starting = asyncio.create_task(house.start())
        while not house.players[0].state.notes.rounds:
            await asyncio.sleep(0.001)
        async with house.server.context.database.writing() as connection:
            await lobby.set_seat(connection, await stored_row(house.server, house.table), 2, "novice")
        with pytest.raises(RequestRefused, match="changed"):
            await starting
        await house.server.tables.refresh(house.table)
        house.players[1].ignored = ()
        await house.start()
        document = await house.finish()
        rounds = [each["round"] for each in document["fairness"]["failed"]]
        assert rounds == list(range(1, document["fairness"]["round"]))
        assert len(rounds) >= 1
        check_table(document, house.players[0].state.notes)

    run_house(tmp_path, story)


def test_a_second_request_to_start_does_not_disturb_the_first(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect()
        house.players[1].ignored = ("commit",)
        starting = asyncio.create_task(house.start())
        while not house.players[0].state.notes.rounds:
            await asyncio.sleep(0.001)
        with pytest.raises(RequestRefused, match="already being started"):
            await house.start()
        await starting
        assert (await house.finish())["fairness"]["round"] == 1

    run_house(tmp_path, story)


def test_messages_that_nobody_asked_for_change_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        watcher = await person(house.server, "Eve")
        await house.connect()
        eve = await house.connect_one(watcher)
        for message in ({"commitment": RANDOM}, {"random": RANDOM}, {}):
            assert await eve.say({"type": "contribute", "round": 1, **message}) == []
        (unreadable,) = await eve.say({"type": "contribute", "round": 1, "random": "xyz"})
        assert unreadable["code"] == "unreadable"
        await house.start()
        document = await house.finish()
        assert RANDOM not in str(document)
        assert not any(message["type"] == "collect" for message in eve.unread)

    run_house(tmp_path, story)


def test_too_many_failed_rounds_end_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "MAX_FAILED", 1)

    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect()
        async with house.server.context.database.writing() as connection:
            await lobby.note_failed_rounds(connection, house.table, [{"round": 1, "refused": []}])
        await house.server.tables.refresh(house.table)
        with pytest.raises(RequestRefused, match="new table"):
            await house.start()

    run_house(tmp_path, story)


def test_a_table_that_was_opened_with_its_seed_keeps_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        from sqlalchemy import update

        from ludoteca.server.store.schema import matches

        await house.open("Anna", "Ben")
        old: dict[str, Any] = {"seed": b"7" * 32, "secret": None}
        async with house.server.context.database.writing() as connection:
            await connection.execute(update(matches).where(matches.c.id == house.table).values(**old))
        await house.server.tables.refresh(house.table)
        promise = (await stored_row(house.server, house.table)).promise
        await house.connect()
        await house.start()
        row = await stored_row(house.server, house.table)
        assert (row.seed, row.promise, row.fairness) == (b"7" * 32, promise, None)
        assert (await house.finish())["fairness"] is None
        row, log = await stored_row(house.server, house.table), await house.server.context.match_log.load(house.table)
        assert export_match(row, log)["format"] == "ludoteca match 1"

    run_house(tmp_path, story)


def test_the_stored_seed_is_the_one_of_the_record(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("Anna", "Ben")
        await house.connect()
        await house.start()
        row = await stored_row(house.server, house.table)
        assert row.secret is not None
        assert row.fairness is not None
        terms = row.terms().digest(row.promise)
        assert row.seed == match_seed(terms, row.secret.hex(), 1, row.fairness["contributions"])

    run_house(tmp_path, story)
