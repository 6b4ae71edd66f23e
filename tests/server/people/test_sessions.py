"""Devices, new tokens, and recovery codes, over HTTP."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.server.people.devices import UNKNOWN, device_label
from ludoteca.server.people.guests import token_hash
from ludoteca.server.people.person import COOKIE
from ludoteca.server.people.recovery import code_hash, new_code
from ludoteca.server.store.schema import people, tokens
from tests.server.people_app import PASSPHRASE, PeopleServer, json_of, refusal, with_server

OTHER_PASSPHRASE = "three shelves of green tiles"
LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
PHONE = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36"


def login(name: str, passphrase: str = PASSPHRASE) -> dict[str, str]:
    """The body of a login request."""
    return {"name": name, "passphrase": passphrase}


@pytest.mark.parametrize(
    ("header", "label"),
    [
        (LINUX, "Firefox on Linux"),
        (PHONE, "Chrome on Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/17.4 Safari/605", "Safari on macOS"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/126 Safari/537 Edg/126.0", "Edge on Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/126 Mobile Safari/604", "Chrome on iPhone"),
        ("python-httpx/0.27", "Python"),
        ("", UNKNOWN),
        ("\x00<script>", UNKNOWN),
    ],
)
def test_a_device_is_named_by_its_browser_and_system(header: str, label: str) -> None:
    assert device_label(header) == label


def test_people_see_their_devices_and_log_out_there(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        laptop = server.device(**{"User-Agent": LINUX})
        await json_of(laptop.post("/api/me", json={"name": "Anna"}))
        await json_of(laptop.post("/api/account", json=login("Anna")))
        phone = server.device(**{"User-Agent": PHONE})
        await json_of(phone.post("/api/login", json=login("Anna")))
        listed = await json_of(laptop.get("/api/me/devices"))
        assert {(each["label"], each["current"]) for each in listed} == {
            ("Firefox on Linux", True),
            ("Chrome on Android", False),
        }
        assert all(each["created"] <= each["seen"] for each in listed)
        held = [laptop.cookies[COOKIE], phone.cookies[COOKIE]]
        text = json.dumps(listed)
        assert not [each for each in held if each in text or token_hash(each) in text]
        other = next(each["id"] for each in listed if not each["current"])
        stranger, _ = await server.guest("Stranger")
        assert await refusal(stranger.delete(f"/api/me/devices/{other}")) == (404, "device")
        await json_of(phone.get("/api/me"))
        await json_of(laptop.delete(f"/api/me/devices/{other}"), 204)
        assert server.tables.closed_tokens[-1] == token_hash(held[1])
        assert await refusal(phone.get("/api/me")) == (401, "nobody")
        assert await refusal(laptop.delete(f"/api/me/devices/{other}")) == (404, "device")
        mine = (await json_of(laptop.get("/api/me/devices")))[0]["id"]
        await json_of(laptop.delete(f"/api/me/devices/{mine}"), 204)
        assert COOKIE not in laptop.cookies

    with_server(tmp_path, story)


def test_programs_have_no_devices(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.guest("Anna")
        token = (await json_of(device.post("/api/me/programs", json={"name": "Robot"}), 201))["token"]
        robot = server.program(token)
        assert await refusal(robot.get("/api/me/devices")) == (403, "program")
        assert await refusal(robot.delete(f"/api/me/devices/{token_hash(token)[:16]}")) == (403, "program")
        assert len(await json_of(device.get("/api/me/devices"))) == 1

    with_server(tmp_path, story)


def test_creating_an_account_replaces_the_token(tmp_path: Path) -> None:
    """Somebody who read the token of a guest must not get the account."""

    async def story(server: PeopleServer) -> None:
        device, person = await server.guest("Anna")
        before = device.cookies[COOKIE]
        await json_of(device.post("/api/account", json=login("Anna")))
        assert device.cookies[COOKIE] != before
        assert (await json_of(device.get("/api/me")))["id"] == person
        assert await refusal(server.program(before).get("/api/me")) == (401, "nobody")
        assert server.tables.hung_up == [(person, "session")]
        assert server.tables.closed_tokens == [token_hash(before)]

    with_server(tmp_path, story)


def test_logging_in_replaces_the_token_and_the_connections_of_the_device(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        _, anna = await server.account("Anna")
        server.tables.hung_up.clear()
        device, guest = await server.guest("Gustaw")
        for before in (device.cookies[COOKIE], None):
            before = before or device.cookies[COOKIE]
            await json_of(device.post("/api/login", json=login("Anna")))
            assert device.cookies[COOKIE] != before
            assert await refusal(server.program(before).get("/api/me")) == (401, "nobody")
            assert server.tables.closed_tokens[-1] == token_hash(before)
        assert server.tables.hung_up == [(anna, "session")] * 2
        assert server.tables.adopted[0] == (guest, anna)

    with_server(tmp_path, story)


# Recovery codes


def test_a_recovery_code_replaces_a_forgotten_passphrase_and_logs_out_all_devices(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, person = await server.guest("Anna")
        code = (await json_of(device.post("/api/account", json=login("Anna"))))["recovery"]
        assert not [cell for cell in await server.cells() if code in cell[1]]
        server.tables.hung_up.clear()
        new = server.device()
        wanted = {"name": "anna", "code": code.lower().replace("-", " "), "passphrase": OTHER_PASSPHRASE}
        recovered = await json_of(new.post("/api/recover", json=wanted))
        assert recovered["id"] == person
        assert recovered["recovery"] != code
        assert (await json_of(new.get("/api/me")))["id"] == person
        assert await refusal(device.get("/api/me")) == (401, "nobody")
        assert (person, "logged_out") in server.tables.hung_up
        assert len(await server.rows(tokens)) == 1
        assert await refusal(server.device().post("/api/login", json=login("Anna"))) == (401, "login")
        await json_of(server.device().post("/api/login", json=login("Anna", OTHER_PASSPHRASE)))
        assert await refusal(server.device().post("/api/recover", json=wanted)) == (401, "recovery")
        again = wanted | {"code": recovered["recovery"]}
        await json_of(server.device().post("/api/recover", json=again))

    with_server(tmp_path, story)


def test_a_weak_passphrase_does_not_use_up_the_code(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.guest("Anna")
        code = (await json_of(device.post("/api/account", json=login("Anna"))))["recovery"]
        wanted = {"name": "Anna", "code": code, "passphrase": "short"}
        assert await refusal(server.device().post("/api/recover", json=wanted)) == (422, "passphrase")
        await json_of(device.get("/api/me"))
        await json_of(server.device().post("/api/recover", json=wanted | {"passphrase": OTHER_PASSPHRASE}))

    with_server(tmp_path, story)


def test_accounts_without_a_code_can_make_one_with_their_passphrase(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, person = await server.account("Anna")
        async with server.context.database.writing() as connection:
            await connection.execute(people.update().values(recovery=None))
        for code in ("", new_code()):
            wanted = {"name": "Anna", "code": code, "passphrase": OTHER_PASSPHRASE}
            assert await refusal(server.device().post("/api/recover", json=wanted)) == (401, "recovery")
        wrong = {"passphrase": OTHER_PASSPHRASE}
        assert await refusal(device.post("/api/account/recovery", json=wrong)) == (403, "passphrase")
        guest, _ = await server.guest("Gustaw")
        assert await refusal(guest.post("/api/account/recovery", json=wrong)) == (409, "account")
        code = (await json_of(device.post("/api/account/recovery", json={"passphrase": PASSPHRASE})))["recovery"]
        recovered = server.device().post("/api/recover", json=wanted | {"code": code})
        assert (await json_of(recovered))["id"] == person

    with_server(tmp_path, story)


def test_guesses_of_codes_are_limited(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        await server.account("Anna")
        wanted = {"name": "Anna", "code": new_code(), "passphrase": OTHER_PASSPHRASE}
        answers = [(await refusal(server.device().post("/api/recover", json=wanted)))[0] for _ in range(8)]
        assert answers == [401] * 5 + [429] * 3

    with_server(tmp_path, story, limits=True)


def test_codes_are_long_and_different() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    assert {len(code) for code in codes} == {23}
    assert len({code_hash(code) for code in codes}) == 100


# Names


@pytest.mark.parametrize("name", ["Anna", "ANNA", "A.n_n a"])
def test_guests_cannot_take_the_name_of_an_account(tmp_path: Path, name: str) -> None:
    async def story(server: PeopleServer) -> None:
        anna, _ = await server.account("Anna")
        assert await refusal(server.device().post("/api/me", json={"name": name})) == (409, "taken")
        device, _ = await server.guest("Gustaw")
        assert await refusal(device.patch("/api/me", json={"name": name})) == (409, "taken")
        assert await refusal(device.post("/api/me/programs", json={"name": name})) == (409, "taken")
        assert (await json_of(device.get("/api/me")))["name"] == "Gustaw"
        await json_of(anna.patch("/api/me", json={"name": name}))
        await json_of(anna.post("/api/me/programs", json={"name": name}), 201)

    with_server(tmp_path, story)


@pytest.mark.parametrize("path", ["/api/login", "/api/account", "/api/recover", "/api/me"])
def test_a_nul_character_in_a_name_is_refused(tmp_path: Path, path: str) -> None:
    async def story(server: PeopleServer) -> None:
        device, _ = await server.guest("Gustaw")
        body = {"name": "An\x00na"} | ({} if path == "/api/me" else {"passphrase": PASSPHRASE})
        wanted = body | ({"code": "x"} if path == "/api/recover" else {})
        assert await refusal(device.post(path, json=wanted)) == (422, "unreadable")

    with_server(tmp_path, story)
