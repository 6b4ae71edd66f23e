"""Who asks: tokens in cookies and headers, what is remembered of them, and what lies on the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy import update

from ludoteca.server import people as stored
from ludoteca.server.people import LIFETIME, token_hash
from ludoteca.server.persons import COOKIE, KNOWN_FOR, Known, Person
from ludoteca.server.schema import people, tokens
from ludoteca.server.times import now
from tests.server.machines import looks_into_the_file
from tests.server.people_app import HOME, PASSPHRASE, Service, opened, refusal, told, with_service

ANNA = Person("1" * 32, "Anna")


def test_a_guest_is_a_cookie_that_no_script_and_no_other_site_can_use(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device = service.device()
        response = await device.post("/api/me", json={})
        assert response.status_code == 200
        cookie = response.headers["set-cookie"].lower()
        for trait in ("httponly", "samesite=lax", "path=/", "max-age="):
            assert trait in cookie
        assert "secure" not in cookie
        assert device.cookies[COOKIE] not in response.text
        assert len(device.cookies[COOKIE]) >= 43
        assert await told(device.get("/api/me")) == response.json()

    with_service(tmp_path, story)


def test_over_https_the_cookie_is_kept_from_unencrypted_connections(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        response = await service.device().post("https://ludoteca.test/api/me")
        assert "secure" in response.headers["set-cookie"].lower()

    with_service(tmp_path, story)


def test_secure_cookies_can_be_demanded(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device = service.device(Origin=HOME.replace("http:", "https:"))
        assert "secure" in (await device.post("/api/me")).headers["set-cookie"].lower()

    with_service(tmp_path, story, secure_cookies=True)


def test_the_token_in_a_header_is_as_good_as_the_cookie_and_goes_before_it(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        anna, anna_id = await service.guest("Anna")
        bob, bob_id = await service.guest("Bob")
        token = anna.cookies[COOKIE]
        assert (await told(service.program(token).get("/api/me")))["id"] == anna_id
        assert (await told(bob.get("/api/me", headers={"Authorization": f"bearer {token}"})))["id"] == anna_id
        assert (await told(bob.get("/api/me")))["id"] == bob_id

    with_service(tmp_path, story)


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer ", "Bearer wrong", "Basic abc", "Bearer \u00e4"])
def test_a_wrong_header_is_nobody_even_with_a_good_cookie(tmp_path: Path, header: str) -> None:
    async def story(service: Service) -> None:
        anna, _ = await service.guest("Anna")
        wrong = {"Authorization": header.encode("latin-1")}
        assert await refusal(anna.get("/api/me", headers=wrong)) == (401, "nobody")  # type: ignore[arg-type]
        assert await refusal(anna.post("/api/me", headers=wrong)) == (401, "nobody")  # type: ignore[arg-type]

    with_service(tmp_path, story)


def test_nobody_is_asked_to_come_in(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        device = service.device()
        for method, path in (("GET", "/api/me"), ("GET", "/api/me/export"), ("POST", "/api/logout")):
            assert await refusal(device.request(method, path)) == (401, "nobody")
        device.cookies[COOKIE] = "invented"
        assert await refusal(device.get("/api/me")) == (401, "nobody")
        assert (await told(device.post("/api/me", json={"name": "New"})))["name"] == "New"

    with_service(tmp_path, story)


@looks_into_the_file
def test_tokens_and_passphrases_never_lie_on_the_disk(tmp_path: Path) -> None:
    secrets: list[str] = [PASSPHRASE]

    async def story(service: Service) -> None:
        anna, _ = await service.account("Anna")
        program = await told(anna.post("/api/me/programs", json={"name": "Robot"}), 201)
        other = service.device()
        await told(other.post("/api/login", json={"name": "Anna", "passphrase": PASSPHRASE}))
        secrets.extend([anna.cookies[COOKIE], other.cookies[COOKIE], program["token"]])
        assert len(set(secrets)) == 4
        stored_hashes = {row.hash for row in await service.rows(tokens)}
        assert stored_hashes == {token_hash(secret) for secret in secrets[1:]}
        look()

    def look() -> None:
        everything = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b"Anna" in everything
        for secret in secrets:
            assert secret.encode() not in everything

    with_service(tmp_path, story)
    look()


def test_a_token_that_nobody_used_for_long_is_worthless(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        anna, _ = await service.guest("Anna")
        async with service.house.database.writing() as connection:
            await connection.execute(update(tokens).values(seen=now() - LIFETIME - 1000))
        assert await refusal(anna.get("/api/me")) == (401, "nobody")

    with_service(tmp_path, story)


def test_it_is_noted_when_somebody_was_here(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        anna, _ = await service.guest("Anna")
        async with service.house.database.writing() as connection:
            await connection.execute(update(tokens).values(seen=now() - LIFETIME + 60_000))
            await connection.execute(update(people).values(seen=5))
        before = now()
        await told(anna.get("/api/me"))
        assert (await service.rows(tokens))[0].seen >= before
        assert (await service.rows(people))[0].seen >= before

    with_service(tmp_path, story)


def test_the_database_is_asked_once_for_many_requests(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        anna, _ = await service.guest("Anna")
        with patch("ludoteca.server.identity.meet", side_effect=stored.meet) as meet:
            for _ in range(5):
                await told(anna.get("/api/me"))
        assert meet.call_count == 1

    with_service(tmp_path, story)


def test_whoever_logs_out_is_nobody_at_once(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        anna, _ = await service.guest("Anna")
        token = anna.cookies[COOKIE]
        await told(anna.get("/api/me"))
        await told(anna.post("/api/logout"), 204)
        assert COOKIE not in anna.cookies
        assert await refusal(service.program(token).get("/api/me")) == (401, "nobody")

    with_service(tmp_path, story)


def test_what_was_read_before_somebody_was_forgotten_is_not_remembered(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, limits=False) as service:
            anna, person = await service.guest("Anna")
            met = stored.meet

            async def slow_meet(database: object, hashed: str) -> Person | None:
                found = await met(service.house.database, hashed)
                service.house.known.forget(person)
                return found

            with patch("ludoteca.server.identity.meet", slow_meet):
                await told(anna.get("/api/me"))
            assert not service.house.known.seen

    asyncio.run(story())


def test_known_tokens_are_few_and_only_for_a_while() -> None:
    time = 0.0
    known = Known(most=3, clock=lambda: time)
    for number in range(10):
        known.note(str(number), ANNA, 0)
    assert len(known.seen) == 3
    assert known.get("9") == ANNA
    assert known.get("0") is None
    time = KNOWN_FOR
    assert known.get("9") is None


def test_tokens_that_are_known_no_more_take_no_memory_and_one_that_was_seen_again_stays() -> None:
    time = 0.0
    known = Known(clock=lambda: time)
    for number in range(10):
        known.note(str(number), ANNA, 0)
    time = KNOWN_FOR / 2
    known.note("3", ANNA, 0)
    time = KNOWN_FOR
    known.note("new", ANNA, 0)
    assert list(known.seen) == ["3", "new"]
