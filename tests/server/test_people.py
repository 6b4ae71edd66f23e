"""Guests, accounts, other devices, adoption, programs, export and deletion: whole stories over HTTP."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server import accounts
from ludoteca.server.people import MOST_PROGRAMS
from ludoteca.server.persons import COOKIE
from ludoteca.server.schema import (
    entries,
    invites,
    matches,
    messages,
    metadata,
    mutes,
    people,
    ratings,
    reports,
    seats,
    tokens,
    watchers,
)
from tests.server.machines import ON_SERVERS
from tests.server.people_app import PASSPHRASE, Service, refusal, told, with_service

OTHER_PASSPHRASE = "three shelves of green tiles"


def login(name: str, passphrase: str = PASSPHRASE) -> dict[str, str]:
    """What is typed to log in."""
    return {"name": name, "passphrase": passphrase}


# Guests


def test_a_guest_gets_a_name_and_can_choose_another(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device = service.device()
        me = await told(device.post("/api/me"))
        assert me["name"].startswith("Guest ")
        assert (me["account"], me["owner"]) == (False, None)
        renamed = await told(device.patch("/api/me", json={"name": "  Łukasz  Żółć "}))
        assert renamed == me | {"name": "Łukasz Żółć"}
        assert await told(device.get("/api/me")) == renamed
        assert await told(device.post("/api/me")) == renamed
        assert (await told(device.post("/api/me", json={"name": "Ola"})))["id"] == me["id"]
        assert (await told(device.get("/api/me")))["name"] == "Ola"
        assert len(await service.rows(people)) == 1

    with_service(tmp_path, story)


@pytest.mark.parametrize("body", [{"name": 5}, {"name": "A", "more": 1}, [], "Anna", {"name": None}, {}])
def test_bodies_are_read_strictly(tmp_path: Path, body: Any) -> None:
    async def story(service: Service) -> None:
        device, _ = await service.guest("Anna")
        assert await refusal(device.patch("/api/me", json=body)) == (422, "unreadable")

    with_service(tmp_path, story)


@pytest.mark.parametrize("body", [b"{", b"\xff", b'{"name": "\\ud800"}', b'{"\\ud800": 1}', b"[" * 5000, b"NaN"])
def test_broken_bodies_are_answered_with_a_sentence(tmp_path: Path, body: bytes) -> None:
    async def story(service: Service) -> None:
        device, _ = await service.guest("Anna")
        headers = {"Content-Type": "application/json"}
        status, _ = await refusal(device.patch("/api/me", content=body, headers=headers))
        assert status in (400, 422)

    with_service(tmp_path, story)


def test_what_is_wrong_with_a_passphrase_is_said_without_repeating_it(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device, _ = await service.guest("Anna")
        for wanted in (
            {"name": "Anna", "passphrase": ["sesame open"]},
            login("Anna", "sesame"),
            {"passphrase": "sesame"},
        ):
            response = await device.post("/api/account", json=wanted)
            assert response.status_code == 422
            assert "sesame" not in response.text

    with_service(tmp_path, story)


def test_names_are_checked_wherever_they_come_in(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device, _ = await service.guest("Anna")
        trick = "\u0410nna"
        assert await refusal(service.device().post("/api/me", json={"name": trick})) == (422, "name")
        assert await refusal(device.patch("/api/me", json={"name": trick})) == (422, "name")
        assert await refusal(device.post("/api/account", json=login(trick))) == (422, "name")
        assert await refusal(device.post("/api/me/programs", json={"name": trick})) == (422, "name")
        assert len(await service.rows(people)) == 1

    with_service(tmp_path, story)


# Accounts


def test_an_account_is_the_same_person_on_another_device(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        phone, person = await service.account("Łukasz")
        assert (await told(phone.get("/api/me")))["account"] is True
        laptop = service.device()
        me = await told(laptop.post("/api/login", json=login("łukasz")))
        assert me == {"id": person, "name": "Łukasz", "account": True, "owner": None}
        assert await told(laptop.get("/api/me")) == me
        assert laptop.cookies[COOKIE] != phone.cookies[COOKIE]

    with_service(tmp_path, story)


@pytest.mark.parametrize("passphrase", ["short", "aaaaaaaaaaaa", "x" * 201, ""])
def test_a_passphrase_is_long_enough(tmp_path: Path, passphrase: str) -> None:
    async def story(service: Service) -> None:
        device, _ = await service.guest("Anna")
        assert await refusal(device.post("/api/account", json=login("Anna", passphrase))) == (422, "passphrase")
        assert (await told(device.get("/api/me")))["account"] is False

    with_service(tmp_path, story)


def test_a_passphrase_is_the_same_from_every_keyboard(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device, _ = await service.guest("Anna")
        await told(device.post("/api/account", json=login("Anna", "zielona z\u0301aba skacze")))
        await told(service.device().post("/api/login", json=login("Anna", "zielona \u017aaba skacze")))

    with_service(tmp_path, story)


@pytest.mark.parametrize("name", ["Anna", "ANNA", "an-na"])
def test_nobody_gets_a_name_that_looks_like_an_account(tmp_path: Path, name: str) -> None:
    async def story(service: Service) -> None:
        await service.account("Anna")
        device, _ = await service.guest("Bob")
        assert await refusal(device.post("/api/account", json=login(name))) == (409, "taken")
        assert (await told(device.get("/api/me"))) | {"id": ""} == {
            "id": "",
            "name": "Bob",
            "account": False,
            "owner": None,
        }
        await told(device.post("/api/account", json=login("Bob")))
        assert await refusal(device.patch("/api/me", json={"name": name})) == (409, "taken")
        assert (await told(device.get("/api/me")))["name"] == "Bob"

    with_service(tmp_path, story)


def test_who_has_an_account_logs_in_by_the_newest_name(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device, person = await service.account("Anna")
        await told(device.patch("/api/me", json={"name": "Ania"}))
        assert await refusal(service.device().post("/api/login", json=login("Anna"))) == (401, "login")
        assert (await told(service.device().post("/api/login", json=login("Ania"))))["id"] == person

    with_service(tmp_path, story)


def test_a_second_account_is_refused(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device, _ = await service.account("Anna")
        assert await refusal(device.post("/api/account", json=login("Beata"))) == (409, "account")

    with_service(tmp_path, story)


def test_a_wrong_name_and_a_wrong_passphrase_get_the_same_answer_for_the_same_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[str] = []

    class CountingHasher:
        def verify(self, hashed: str, passphrase: str) -> bool:
            worked.append(hashed)
            return hasher.verify(hashed, passphrase)

        def hash(self, passphrase: str) -> str:
            return hasher.hash(passphrase)

    hasher = accounts.HASHER
    monkeypatch.setattr(accounts, "HASHER", CountingHasher())

    async def story(service: Service) -> None:
        await service.account("Anna")
        await service.guest("Gustaw")
        answers = []
        for name, passphrase in (
            ("Anna", "wrong and long enough"),
            ("Nobody", PASSPHRASE),
            ("Gustaw", PASSPHRASE),
            ("\U0001f600", ""),
            ("Nobody", "nobody has an account by this name"),
        ):
            response = await service.device().post("/api/login", json=login(name, passphrase))
            assert COOKIE not in response.cookies
            answers.append((response.status_code, response.json()))
        assert all(answer == answers[0] for answer in answers)
        assert answers[0][0] == 401
        parameters = [hashed.rpartition("$")[0].rpartition("$")[0] for hashed in worked]
        assert len(parameters) == len(answers)
        assert set(parameters) == {"$argon2id$v=19$m=32768,t=3,p=1"}

    with_service(tmp_path, story)


def test_logging_in_as_somebody_else_forgets_the_former_token(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device, anna = await service.account("Anna")
        _, bob = await service.account("Bob")
        before = device.cookies[COOKIE]
        assert (await told(device.post("/api/login", json=login("Bob"))))["id"] == bob
        assert await refusal(service.program(before).get("/api/me")) == (401, "nobody")
        assert {row.id for row in await service.rows(people)} == {anna, bob}

    with_service(tmp_path, story)


def test_log_out_is_for_one_device_and_log_out_everywhere_for_all(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        phone, _ = await service.account("Anna")
        laptop, tablet = service.device(), service.device()
        for device in (laptop, tablet):
            await told(device.post("/api/login", json=login("Anna")))
        robot = (await told(phone.post("/api/me/programs", json={"name": "Robot"}), 201))["token"]
        held = phone.cookies[COOKIE]
        await told(tablet.post("/api/logout"), 204)
        assert await refusal(tablet.get("/api/me")) == (401, "nobody")
        await told(laptop.get("/api/me"))
        await told(phone.get("/api/me"))
        await told(laptop.post("/api/logout-everywhere"), 204)
        for device in (laptop, phone, service.program(held)):
            assert await refusal(device.get("/api/me")) == (401, "nobody")
        await told(service.program(robot).get("/api/me"))
        assert [why for _, why in service.tables.hung_up] == ["logged_out"]

    with_service(tmp_path, story)


def test_a_changed_passphrase_logs_out_the_others(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        phone, person = await service.account("Anna")
        thief = service.device()
        await told(thief.post("/api/login", json=login("Anna")))
        change = {"old": PASSPHRASE, "new": OTHER_PASSPHRASE}
        wrong = {"old": OTHER_PASSPHRASE, "new": OTHER_PASSPHRASE}
        assert await refusal(phone.put("/api/account/passphrase", json=wrong)) == (403, "passphrase")
        weak = {"old": PASSPHRASE, "new": "short"}
        assert await refusal(phone.put("/api/account/passphrase", json=weak)) == (422, "passphrase")
        await told(thief.get("/api/me"))
        await told(phone.put("/api/account/passphrase", json=change), 204)
        await told(phone.get("/api/me"))
        assert await refusal(thief.get("/api/me")) == (401, "nobody")
        assert await refusal(thief.post("/api/login", json=login("Anna"))) == (401, "login")
        assert (await told(thief.post("/api/login", json=login("Anna", OTHER_PASSPHRASE))))["id"] == person
        guest, _ = await service.guest("Gustaw")
        assert await refusal(guest.put("/api/account/passphrase", json=change)) == (409, "account")

    with_service(tmp_path, story)


# Adoption


async def live_fully(service: Service, person: str, other: str, name: str) -> None:
    """Let a person leave a trace in every table that can hold one."""
    tag = person[:6]
    await service.seat_people(f"{tag}done", "finished", (person, name), (other, "Other"), host=person)
    await service.seat_people(f"{tag}run", "running", (other, "Other"), (person, name), host=other)
    await service.seat_people(f"{tag}open", "open", (person, name), (None, ""), host=person)
    await service.seat_people(f"{tag}guest", "open", (other, "Other"), (person, name), host=other)
    await service.put(invites, hash=f"{tag}invite", match=f"{tag}open", seat=1, created=1)
    await service.put(watchers, match=f"{tag}run", person=person)
    await service.enter(f"{tag}run", 0, 0, "0.a")
    await service.enter(f"{tag}run", 1, 1, "1.b")
    await service.enter(f"{tag}run", 2, 1, "")
    line = {"match": f"{tag}run", "at": 1}
    said = line | {"mark": "m"}
    await service.put(messages, number=1, person=person, seat=1, name=name, text=f"I am {name}", **said)
    await service.put(messages, number=2, person=other, seat=0, name="Other", text="hello", **said)
    await service.put(reports, id=f"{tag}by", message=2, person=person, reason=f"{name} complains", **line)
    await service.put(reports, id=f"{tag}about", message=1, person=other, reason=f"{name} shouts", **line)
    await service.put(mutes, person=person, muted=other)
    await service.put(mutes, person=other, muted=person)
    await service.put(ratings, game="lanterns", who=f"person {person}", mu=25.0, sigma=8.0, matches=1)


def test_every_column_that_can_name_a_person_is_known_here() -> None:
    naming = {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.columns
        if any(key.column is people.c.id for key in column.foreign_keys)
    }
    assert naming == {
        "people.owner",
        "tokens.person",
        "matches.host",
        "seats.person",
        "watchers.person",
        "messages.person",
        "mutes.person",
        "mutes.muted",
        "reports.person",
    }


def test_an_account_adopts_everything_of_the_guest_who_logs_in(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        _, anna = await service.account("Anna")
        _, other = await service.guest("Other")
        device, guest = await service.guest("Gustaw")
        await live_fully(service, guest, other, "Gustaw")
        program = await told(device.post("/api/me/programs", json={"name": "Robot"}), 201)
        before = {table.name: len(await service.rows(table)) for table in metadata.sorted_tables}
        token = device.cookies[COOKIE]
        assert (await told(device.post("/api/login", json=login("Anna"))))["id"] == anna

        after = {table.name: len(await service.rows(table)) for table in metadata.sorted_tables}
        assert after == before | {"people": before["people"] - 1}
        assert not [cell for cell in await service.cells() if guest in cell[1]]
        tag = guest[:6]
        assert {row.match for row in await service.rows(seats, seats.c.person == anna)} == {
            f"{tag}done",
            f"{tag}run",
            f"{tag}open",
            f"{tag}guest",
        }
        assert {row.name for row in await service.rows(seats, seats.c.person == anna)} == {"Gustaw"}
        assert {row.id for row in await service.rows(matches, matches.c.host == anna)} == {f"{tag}done", f"{tag}open"}
        for mine in (messages.c.person, reports.c.person, watchers.c.person, mutes.c.person, mutes.c.muted):
            assert len(await service.rows(mine.table, mine == anna)) == 1
        assert len(await service.rows(ratings, ratings.c.who == f"person {anna}")) == 1
        assert set(service.tables.changed_tables) == {f"{tag}done", f"{tag}run", f"{tag}open", f"{tag}guest"}
        assert await refusal(service.program(token).get("/api/me")) == (401, "nobody")
        assert (await told(service.program(program["token"]).get("/api/me")))["owner"] == anna

    with_service(tmp_path, story)


def test_where_both_sat_the_account_holds_both_seats_and_keeps_what_it_had(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        _, anna = await service.account("Anna")
        _, other = await service.guest("Other")
        device, guest = await service.guest("Gustaw")
        await service.seat_people("both", "running", (anna, "Anna"), (guest, "Gustaw"), host=anna)
        for person in (anna, guest):
            await service.put(watchers, match="both", person=person)
            await service.put(mutes, person=person, muted=other)
            await service.put(mutes, person=other, muted=person)
        await service.put(mutes, person=anna, muted=guest)
        await service.put(mutes, person=guest, muted=anna)
        for person, mu in ((anna, 30.0), (guest, 20.0)):
            await service.put(ratings, game="lanterns", who=f"person {person}", mu=mu, sigma=8.0, matches=1)
        await service.put(ratings, game="shelfie", who=f"person {guest}", mu=21.0, sigma=8.0, matches=1)
        await told(device.post("/api/login", json=login("Anna")))
        held = [(row.seat, row.person, row.name) for row in await service.rows(seats)]
        assert held == [(0, anna, "Anna"), (1, anna, "Gustaw")]
        assert [tuple(row) for row in await service.rows(watchers)] == [("both", anna)]
        assert {tuple(row) for row in await service.rows(mutes)} == {(anna, other), (other, anna)}
        kept = {(row.game, row.who, row.mu) for row in await service.rows(ratings)}
        assert kept == {("lanterns", f"person {anna}", 30.0), ("shelfie", f"person {anna}", 21.0)}

    with_service(tmp_path, story)


def test_a_failed_login_changes_nothing(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        await service.account("Anna")
        device, guest = await service.guest("Gustaw")
        before = await service.cells()
        assert await refusal(device.post("/api/login", json=login("Anna", OTHER_PASSPHRASE))) == (401, "login")
        assert await service.cells() == before
        assert (await told(device.get("/api/me")))["id"] == guest

    with_service(tmp_path, story)


def test_a_guest_who_became_an_account_meanwhile_is_not_swallowed(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        await service.account("Anna")
        device, person = await service.guest("Beata")
        await told(device.get("/api/me"))
        cached = dict(service.house.known.seen)
        await told(device.post("/api/account", json=login("Beata")))
        service.house.known.seen.update(cached)
        await told(device.post("/api/login", json=login("Anna")))
        assert (await told(service.device().post("/api/login", json=login("Beata"))))["id"] == person

    with_service(tmp_path, story)


# Programs


def test_a_program_is_somebody_with_an_owner_and_few_rights(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device, owner = await service.guest("Anna")
        made = await told(device.post("/api/me/programs", json={"name": "Robot"}), 201)
        robot = service.program(made["token"])
        assert await told(robot.get("/api/me")) == {"id": made["id"], "name": "Robot", "account": False, "owner": owner}
        listed = await told(device.get("/api/me/programs"))
        assert [(each["id"], each["name"]) for each in listed] == [(made["id"], "Robot")]
        assert made["token"] not in json.dumps(listed)
        await service.account("Beata")
        for answer in (
            robot.post("/api/account", json=login("Robot")),
            robot.post("/api/login", json=login("Beata")),
            robot.post("/api/me/programs", json={"name": "Child"}),
            robot.get("/api/me/programs"),
            robot.put("/api/account/passphrase", json={"old": PASSPHRASE, "new": PASSPHRASE}),
        ):
            assert await refusal(answer) == (403, "program")

    with_service(tmp_path, story)


def test_programs_are_removed_by_their_owner_alone(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device, _ = await service.guest("Anna")
        stranger, stranger_id = await service.guest("Stranger")
        made = await told(device.post("/api/me/programs", json={"name": "Robot"}), 201)
        await service.seat_people("done", "finished", (made["id"], "Robot"), (stranger_id, "Stranger"))
        path = f"/api/me/programs/{made['id']}"
        assert await refusal(stranger.delete(path)) == (404, "program")
        assert await refusal(stranger.delete(f"/api/me/programs/{stranger_id}")) == (404, "program")
        await told(service.program(made["token"]).get("/api/me"))
        await told(device.delete(path), 204)
        assert await refusal(service.program(made["token"]).get("/api/me")) == (401, "nobody")
        assert await refusal(device.delete(path)) == (404, "program")
        assert not [cell for cell in await service.cells() if made["id"] in cell[1] or "Robot" in cell[1]]
        await told(device.get("/api/me"))

    with_service(tmp_path, story)


def test_nobody_has_too_many_programs(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device, _ = await service.guest("Anna")
        for number in range(MOST_PROGRAMS):
            await told(device.post("/api/me/programs", json={"name": f"Robot {number}"}), 201)
        assert await refusal(device.post("/api/me/programs", json={"name": "Robot"})) == (409, "programs")

    with_service(tmp_path, story)


# A copy of everything


def test_the_copy_holds_everything_of_mine_and_nothing_of_others(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device, me = await service.account("Anna")
        other_device, other = await service.account("Other")
        await live_fully(service, me, other, "Anna")
        program = await told(device.post("/api/me/programs", json={"name": "Robot"}), 201)
        response = await device.get("/api/me/export")
        everything, tag = response.json(), me[:6]
        assert "attachment" in response.headers["content-disposition"]
        assert everything["person"]["id"] == me
        assert everything["person"]["passphrase"] is True
        assert len(everything["tokens"]) == 1
        seeds = {table["id"]: table["seed"] for table in everything["tables"]}
        assert {table for table, seed in seeds.items() if seed} == {f"{tag}done"}
        assert seeds[f"{tag}done"] == f"{tag}done".encode().ljust(32, b"s").hex()
        assert {table["id"] for table in everything["tables"] if table["hosted"]} == {f"{tag}done", f"{tag}open"}
        assert len(everything["seats"]) == 4
        assert [(each["entry"], each["seat"], each["action"]) for each in everything["entries"]] == [(1, 1, 7)]
        assert [line["text"] for line in everything["chat"]] == ["I am Anna"]
        assert [each["reason"] for each in everything["reports"]] == ["Anna complains"]
        assert everything["mutes"] == [{"muted": other}]
        assert everything["watching"] == [{"match": f"{tag}run"}]
        assert everything["ratings"][0]["mu"] == 25.0
        assert [each["id"] for each in everything["programs"]] == [program["id"]]
        secret = {row.passphrase for row in await service.rows(people) if row.passphrase}
        secret |= {row.hash for row in await service.rows(tokens)} | {row.hash for row in await service.rows(invites)}
        secret |= {device.cookies[COOKIE], other_device.cookies[COOKIE], program["token"], "hello", "Anna shouts"}
        secret |= {f"{tag}run".encode().hex(), f"{tag}open".encode().hex()}
        assert not [each for each in secret if each in response.text]

    with_service(tmp_path, story)


# Deletion


@pytest.mark.parametrize("with_account", [False, True])
def test_deletion_really_deletes(tmp_path: Path, with_account: bool) -> None:
    name = "Wojciechowska"

    async def story(service: Service) -> None:
        other_device, other = await service.account("Other")
        device, me = await (service.account(name) if with_account else service.guest(name))
        await live_fully(service, me, other, name)
        robot = await told(device.post("/api/me/programs", json={"name": f"Robot {name[:8]}"}), 201)
        await service.seat_people("robots", "finished", (robot["id"], "Robot"), (other, "Other"), host=robot["id"])
        before = {table.name: len(await service.rows(table)) for table in metadata.sorted_tables}
        held = device.cookies[COOKIE]
        for unclear in ({}, {"confirm": False}, {"confirm": 1}, {"confirm": "true"}):
            answer = device.request("DELETE", "/api/me", json=unclear)
            assert await refusal(answer) == (422, "confirm" if unclear == {"confirm": False} else "unreadable")
        await told(device.request("DELETE", "/api/me", json={"confirm": True}), 204)

        assert set(service.tables.left) == {me, robot["id"]}
        tag = me[:6]
        assert {f"{tag}done", f"{tag}run", f"{tag}open", f"{tag}guest", "robots"} == set(service.tables.changed_tables)
        marks = (me, robot["id"], name, name[:8], "Robot", held, robot["token"])
        assert not [cell for cell in await service.cells() if any(mark in cell[1] for mark in marks)]
        await others_are_as_they_were(service, other, tag, before)
        assert COOKIE not in device.cookies
        for lost in (service.program(held), service.program(robot["token"]), device):
            assert await refusal(lost.get("/api/me")) == (401, "nobody")
        if with_account:
            assert await refusal(device.post("/api/login", json=login(name))) == (401, "login")
        await told(other_device.get("/api/me"))

    with_service(tmp_path, story)
    if ON_SERVERS:
        return
    left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Other" in left
    assert name[:8].encode() not in left


async def others_are_as_they_were(service: Service, other: str, tag: str, before: dict[str, int]) -> None:
    """What other people have is still there, and finished matches stand without the name."""
    after = {table.name: len(await service.rows(table)) for table in metadata.sorted_tables}
    gone = {"people": 2, "tokens": 2, "matches": 1, "seats": 2, "invites": 1, "watchers": 1}
    gone |= {"messages": 1, "reports": 2, "mutes": 2, "ratings": 1}
    assert after == {table: count - gone.get(table, 0) for table, count in before.items()}
    held = {(row.match, row.seat): (row.person, row.name) for row in await service.rows(seats)}
    assert held[f"{tag}done", 0] == (None, "")
    assert held[f"{tag}done", 1] == (other, "Other")
    assert held[f"{tag}run", 1] == (None, "")
    assert held[f"{tag}guest", 1] == (None, "")
    assert len(await service.rows(entries, entries.c.match == f"{tag}run")) == 3


# Limits


def test_logging_in_is_limited_by_account_whatever_the_name_looks_like(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        answers = []
        for number in range(14):
            device = service.device()
            name = ("Anna", "ANNA", "an na")[number % 3]
            answers.append((await refusal(device.post("/api/login", json=login(name))))[0])
        assert answers == [401] * 10 + [429] * 4
        response = await service.device().post("/api/login", json=login("Anna"))
        assert int(response.headers["retry-after"]) in range(1, 31)

    with_service(tmp_path, story, limits=True)


def test_guests_are_limited_by_address_and_known_people_are_not(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device, _ = await service.guest("Anna")
        answers = [(await service.device().post("/api/me")).status_code for _ in range(40)]
        assert answers == [200] * 29 + [429] * 11
        await told(device.post("/api/me"))

    with_service(tmp_path, story, limits=True)
