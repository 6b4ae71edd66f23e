"""Guests, accounts, devices and programs, over HTTP."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.people import accounts
from ludoteca.server.people.guests import MAX_PROGRAMS, token_hash
from ludoteca.server.people.login_guard import FREE_GUESSES
from ludoteca.server.people.person import COOKIE
from ludoteca.server.store.schema import (
    people,
)
from tests.server.people_app import PASSPHRASE, PeopleServer, json_of, login, refusal, with_server

OTHER_PASSPHRASE = "three shelves of green tiles"


# Guests


def test_a_guest_gets_a_name_and_can_choose_another(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device = server.device()
        me = await json_of(device.post("/api/me"))
        assert me["name"].startswith("Guest ")
        assert (me["account"], me["owner"]) == (False, None)
        renamed = await json_of(device.patch("/api/me", json={"name": "  Łukasz  Żółć "}))
        assert renamed == me | {"name": "Łukasz Żółć"}
        assert await json_of(device.get("/api/me")) == renamed
        assert await json_of(device.post("/api/me")) == renamed
        assert (await json_of(device.post("/api/me", json={"name": "Ola"})))["id"] == me["id"]
        assert (await json_of(device.get("/api/me")))["name"] == "Ola"
        assert len(await server.rows(people)) == 1

    with_server(tmp_path, story)


@pytest.mark.parametrize("body", [{"name": 5}, {"name": "A", "more": 1}, [], "Anna", {"name": None}, {}])
def test_unexpected_bodies_are_refused(tmp_path: Path, body: Any) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.guest("Anna")
        assert await refusal(device.patch("/api/me", json=body)) == (422, "unreadable")

    with_server(tmp_path, story)


@pytest.mark.parametrize("body", [b"{", b"\xff", b'{"name": "\\ud800"}', b'{"\\ud800": 1}', b"[" * 5000, b"NaN"])
def test_broken_bodies_are_refused_with_a_sentence(tmp_path: Path, body: bytes) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.guest("Anna")
        headers = {"Content-Type": "application/json"}
        status, _ = await refusal(device.patch("/api/me", content=body, headers=headers))
        assert status in (400, 422)

    with_server(tmp_path, story)


def test_the_refusal_of_a_passphrase_does_not_repeat_it(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.guest("Anna")
        for wanted in (
            {"name": "Anna", "passphrase": ["sesame open"]},
            login("Anna", "sesame"),
            {"passphrase": "sesame"},
        ):
            response = await device.post("/api/account", json=wanted)
            assert response.status_code == 422
            assert "sesame" not in response.text

    with_server(tmp_path, story)


def test_names_are_checked_in_all_requests(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.guest("Anna")
        trick = "\u0410nna"
        assert await refusal(server.device().post("/api/me", json={"name": trick})) == (422, "name")
        assert await refusal(device.patch("/api/me", json={"name": trick})) == (422, "name")
        assert await refusal(device.post("/api/account", json=login(trick))) == (422, "name")
        assert await refusal(device.post("/api/me/programs", json={"name": trick})) == (422, "name")
        assert len(await server.rows(people)) == 1

    with_server(tmp_path, story)


# Accounts


def test_an_account_is_the_same_person_on_another_device(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        phone, person = await server.account("Łukasz")
        assert (await json_of(phone.get("/api/me")))["account"] is True
        laptop = server.device()
        me = await json_of(laptop.post("/api/login", json=login("łukasz")))
        assert me == {"id": person, "name": "Łukasz", "account": True, "owner": None}
        assert await json_of(laptop.get("/api/me")) == me
        assert laptop.cookies[COOKIE] != phone.cookies[COOKIE]

    with_server(tmp_path, story)


@pytest.mark.parametrize("passphrase", ["short", "aaaaaaaaaaaa", "x" * 201, ""])
def test_a_weak_passphrase_is_refused(tmp_path: Path, passphrase: str) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.guest("Anna")
        assert await refusal(device.post("/api/account", json=login("Anna", passphrase))) == (422, "passphrase")
        assert (await json_of(device.get("/api/me")))["account"] is False

    with_server(tmp_path, story)


def test_a_passphrase_is_normalized(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.guest("Anna")
        await json_of(device.post("/api/account", json=login("Anna", "zielona z\u0301aba skacze")))
        await json_of(server.device().post("/api/login", json=login("Anna", "zielona \u017aaba skacze")))

    with_server(tmp_path, story)


@pytest.mark.parametrize("name", ["Anna", "ANNA", "an-na"])
def test_a_name_that_looks_like_an_account_is_refused(tmp_path: Path, name: str) -> None:
    async def story(server: PeopleServer) -> None:
        await server.account("Anna")
        device, _ = await server.guest("Bob")
        assert await refusal(device.post("/api/account", json=login(name))) == (409, "taken")
        assert (await json_of(device.get("/api/me"))) | {"id": ""} == {
            "id": "",
            "name": "Bob",
            "account": False,
            "owner": None,
        }
        await json_of(device.post("/api/account", json=login("Bob")))
        assert await refusal(device.patch("/api/me", json={"name": name})) == (409, "taken")
        assert (await json_of(device.get("/api/me")))["name"] == "Bob"

    with_server(tmp_path, story)


def test_people_log_in_with_their_newest_name(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, person = await server.account("Anna")
        await json_of(device.patch("/api/me", json={"name": "Ania"}))
        assert await refusal(server.device().post("/api/login", json=login("Anna"))) == (401, "login")
        assert (await json_of(server.device().post("/api/login", json=login("Ania"))))["id"] == person

    with_server(tmp_path, story)


def test_a_second_account_is_refused(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.account("Anna")
        assert await refusal(device.post("/api/account", json=login("Beata"))) == (409, "account")

    with_server(tmp_path, story)


def test_a_wrong_name_and_a_wrong_passphrase_get_the_same_answer_after_the_same_work(
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

    async def story(server: PeopleServer) -> None:
        await server.account("Anna")
        await server.guest("Gustaw")
        answers = []
        for name, passphrase in (
            ("Anna", "wrong and long enough"),
            ("Nobody", PASSPHRASE),
            ("Gustaw", PASSPHRASE),
            ("\U0001f600", ""),
            ("Nobody", "nobody has an account by this name"),
        ):
            response = await server.device().post("/api/login", json=login(name, passphrase))
            assert COOKIE not in response.cookies
            answers.append((response.status_code, response.json()))
        assert all(answer == answers[0] for answer in answers)
        assert answers[0][0] == 401
        parameters = [hashed.rpartition("$")[0].rpartition("$")[0] for hashed in worked]
        assert len(parameters) == len(answers)
        assert set(parameters) == {"$argon2id$v=19$m=32768,t=3,p=1"}

    with_server(tmp_path, story)


def test_logging_in_as_somebody_else_revokes_the_previous_token(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, anna = await server.account("Anna")
        _, bob = await server.account("Bob")
        before = device.cookies[COOKIE]
        assert (await json_of(device.post("/api/login", json=login("Bob"))))["id"] == bob
        assert await refusal(server.program(before).get("/api/me")) == (401, "nobody")
        assert {row.id for row in await server.rows(people)} == {anna, bob}

    with_server(tmp_path, story)


def test_logging_out_affects_one_device_and_logging_out_everywhere_all(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        phone, _ = await server.account("Anna")
        laptop, tablet = server.device(), server.device()
        for device in (laptop, tablet):
            await json_of(device.post("/api/login", json=login("Anna")))
        robot = (await json_of(phone.post("/api/me/programs", json={"name": "Robot"}), 201))["token"]
        held, dropped = phone.cookies[COOKIE], tablet.cookies[COOKIE]
        await json_of(tablet.post("/api/logout"), 204)
        assert await refusal(tablet.get("/api/me")) == (401, "nobody")
        await json_of(laptop.get("/api/me"))
        await json_of(phone.get("/api/me"))
        await json_of(laptop.post("/api/logout-everywhere"), 204)
        for device in (laptop, phone, server.program(held)):
            assert await refusal(device.get("/api/me")) == (401, "nobody")
        await json_of(server.program(robot).get("/api/me"))
        assert [why for _, why in server.tables.hung_up][-2:] == ["logged_out", "logged_out"]
        assert server.tables.closed_tokens[-2:] == [token_hash(dropped), None]

    with_server(tmp_path, story)


def test_changing_the_passphrase_logs_out_other_devices(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        phone, person = await server.account("Anna")
        thief = server.device()
        await json_of(thief.post("/api/login", json=login("Anna")))
        change = {"old": PASSPHRASE, "new": OTHER_PASSPHRASE}
        wrong = {"old": OTHER_PASSPHRASE, "new": OTHER_PASSPHRASE}
        assert await refusal(phone.put("/api/account/passphrase", json=wrong)) == (403, "passphrase")
        weak = {"old": PASSPHRASE, "new": "short"}
        assert await refusal(phone.put("/api/account/passphrase", json=weak)) == (422, "passphrase")
        await json_of(thief.get("/api/me"))
        await json_of(phone.put("/api/account/passphrase", json=change), 204)
        await json_of(phone.get("/api/me"))
        assert await refusal(thief.get("/api/me")) == (401, "nobody")
        assert await refusal(thief.post("/api/login", json=login("Anna"))) == (401, "login")
        assert (await json_of(thief.post("/api/login", json=login("Anna", OTHER_PASSPHRASE))))["id"] == person
        guest, _ = await server.guest("Gustaw")
        assert await refusal(guest.put("/api/account/passphrase", json=change)) == (409, "account")

    with_server(tmp_path, story)


# Programs


def test_a_program_has_an_owner_and_few_rights(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, owner = await server.guest("Anna")
        made = await json_of(device.post("/api/me/programs", json={"name": "Robot"}), 201)
        robot = server.program(made["token"])
        assert await json_of(robot.get("/api/me")) == {
            "id": made["id"],
            "name": "Robot",
            "account": False,
            "owner": owner,
        }
        listed = await json_of(device.get("/api/me/programs"))
        assert [(each["id"], each["name"]) for each in listed] == [(made["id"], "Robot")]
        assert made["token"] not in json.dumps(listed)
        await server.account("Beata")
        for answer in (
            robot.post("/api/account", json=login("Robot")),
            robot.post("/api/login", json=login("Beata")),
            robot.post("/api/me/programs", json={"name": "Child"}),
            robot.get("/api/me/programs"),
            robot.put("/api/account/passphrase", json={"old": PASSPHRASE, "new": PASSPHRASE}),
        ):
            assert await refusal(answer) == (403, "program")

    with_server(tmp_path, story)


def test_only_the_owner_can_remove_a_program(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.guest("Anna")
        stranger, stranger_id = await server.guest("Stranger")
        made = await json_of(device.post("/api/me/programs", json={"name": "Robot"}), 201)
        await server.seat_people("done", "finished", (made["id"], "Robot"), (stranger_id, "Stranger"))
        path = f"/api/me/programs/{made['id']}"
        assert await refusal(stranger.delete(path)) == (404, "program")
        assert await refusal(stranger.delete(f"/api/me/programs/{stranger_id}")) == (404, "program")
        await json_of(server.program(made["token"]).get("/api/me"))
        await json_of(device.delete(path), 204)
        assert await refusal(server.program(made["token"]).get("/api/me")) == (401, "nobody")
        assert await refusal(device.delete(path)) == (404, "program")
        assert not [cell for cell in await server.cells() if made["id"] in cell[1] or "Robot" in cell[1]]
        await json_of(device.get("/api/me"))

    with_server(tmp_path, story)


def test_the_number_of_programs_is_limited(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.guest("Anna")
        for number in range(MAX_PROGRAMS):
            await json_of(device.post("/api/me/programs", json={"name": f"Robot {number}"}), 201)
        assert await refusal(device.post("/api/me/programs", json={"name": "Robot"})) == (409, "programs")

    with_server(tmp_path, story)


# Rate limits


def test_wrong_guesses_are_limited_for_all_spellings_of_the_name(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        answers = []
        for number in range(FREE_GUESSES + 3):
            device = server.device()
            name = ("Anna", "ANNA", "an na")[number % 3]
            answers.append((await refusal(device.post("/api/login", json=login(name))))[0])
        assert answers == [401] * FREE_GUESSES + [429] * 3
        response = await server.device().post("/api/login", json=login("Anna"))
        assert int(response.headers["retry-after"]) in (1, 2)

    with_server(tmp_path, story, limits=True)


def test_wrong_guesses_do_not_keep_the_owner_out(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        _, anna = await server.account("Anna")
        wrong = login("Anna", OTHER_PASSPHRASE)
        for guesser in range(10):
            attacker = server.device(**{"X-Forwarded-For": f"203.0.113.{guesser}"})
            while (await attacker.post("/api/login", json=wrong)).status_code != 429:
                pass
        assert await refusal(attacker.post("/api/login", json=login("Anna"))) == (429, "slow_down")
        owner = server.device(**{"X-Forwarded-For": "198.51.100.1"})
        assert (await json_of(owner.post("/api/login", json=login("Anna"))))["id"] == anna

    with_server(tmp_path, story, limits=True, proxies=("127.0.0.1",))


def test_new_guests_are_limited_by_address_but_known_people_are_not(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.guest("Anna")
        answers = [(await server.device().post("/api/me")).status_code for _ in range(40)]
        assert answers == [200] * 29 + [429] * 11
        await json_of(device.post("/api/me"))

    with_server(tmp_path, story, limits=True)
