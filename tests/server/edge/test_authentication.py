"""Who asks: tokens in cookies and headers, what is remembered of them, and what lies on the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy import update

from ludoteca.server.people import guests as stored
from ludoteca.server.people.guests import LIFETIME, token_hash
from ludoteca.server.people.person import CACHE_SECONDS, COOKIE, Person, TokenCache
from ludoteca.server.store.schema import people, tokens
from ludoteca.server.times import now
from tests.server.machines import needs_sqlite_file
from tests.server.people_app import HOME, PASSPHRASE, PeopleServer, json_of, open_app, refusal, with_server

ANNA = Person("1" * 32, "Anna")


def test_guests_get_a_cookie_that_scripts_and_other_sites_cannot_use(tmp_path: Path) -> None:
    async def story(service: PeopleServer) -> None:
        device = service.device()
        response = await device.post("/api/me", json={})
        assert response.status_code == 200
        cookie = response.headers["set-cookie"].lower()
        for trait in ("httponly", "samesite=lax", "path=/", "max-age="):
            assert trait in cookie
        assert "secure" not in cookie
        assert device.cookies[COOKIE] not in response.text
        assert len(device.cookies[COOKIE]) >= 43
        assert await json_of(device.get("/api/me")) == response.json()

    with_server(tmp_path, story)


def test_a_cookie_set_over_https_is_not_sent_over_http(tmp_path: Path) -> None:
    async def story(service: PeopleServer) -> None:
        response = await service.device().post("https://ludoteca.test/api/me")
        assert "secure" in response.headers["set-cookie"].lower()

    with_server(tmp_path, story)


def test_secure_cookies_can_be_demanded(tmp_path: Path) -> None:
    async def story(service: PeopleServer) -> None:
        device = service.device(Origin=HOME.replace("http:", "https:"))
        assert "secure" in (await device.post("/api/me")).headers["set-cookie"].lower()

    with_server(tmp_path, story, secure_cookies=True)


def test_the_token_in_the_header_has_precedence_over_the_cookie(tmp_path: Path) -> None:
    async def story(service: PeopleServer) -> None:
        anna, anna_id = await service.guest("Anna")
        bob, bob_id = await service.guest("Bob")
        token = anna.cookies[COOKIE]
        assert (await json_of(service.program(token).get("/api/me")))["id"] == anna_id
        assert (await json_of(bob.get("/api/me", headers={"Authorization": f"bearer {token}"})))["id"] == anna_id
        assert (await json_of(bob.get("/api/me")))["id"] == bob_id

    with_server(tmp_path, story)


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer ", "Bearer wrong", "Basic abc", "Bearer \u00e4"])
def test_an_invalid_header_is_refused_even_with_a_valid_cookie(tmp_path: Path, header: str) -> None:
    async def story(service: PeopleServer) -> None:
        anna, _ = await service.guest("Anna")
        wrong = {"Authorization": header.encode("latin-1")}
        assert await refusal(anna.get("/api/me", headers=wrong)) == (401, "nobody")  # type: ignore[arg-type]
        assert await refusal(anna.post("/api/me", headers=wrong)) == (401, "nobody")  # type: ignore[arg-type]

    with_server(tmp_path, story)


def test_requests_without_a_token_are_refused(tmp_path: Path) -> None:
    async def story(service: PeopleServer) -> None:
        device = service.device()
        for method, path in (("GET", "/api/me"), ("GET", "/api/me/export"), ("POST", "/api/logout")):
            assert await refusal(device.request(method, path)) == (401, "nobody")
        device.cookies[COOKIE] = "invented"
        assert await refusal(device.get("/api/me")) == (401, "nobody")
        assert (await json_of(device.post("/api/me", json={"name": "New"})))["name"] == "New"

    with_server(tmp_path, story)


@needs_sqlite_file
def test_tokens_and_passphrases_are_never_stored_in_clear(tmp_path: Path) -> None:
    secrets: list[str] = [PASSPHRASE]

    async def story(service: PeopleServer) -> None:
        anna, _ = await service.account("Anna")
        program = await json_of(anna.post("/api/me/programs", json={"name": "Robot"}), 201)
        other = service.device()
        await json_of(other.post("/api/login", json={"name": "Anna", "passphrase": PASSPHRASE}))
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

    with_server(tmp_path, story)
    look()


def test_unused_tokens_expire(tmp_path: Path) -> None:
    async def story(service: PeopleServer) -> None:
        anna, _ = await service.guest("Anna")
        async with service.context.database.writing() as connection:
            await connection.execute(update(tokens).values(seen=now() - LIFETIME - 1000))
        assert await refusal(anna.get("/api/me")) == (401, "nobody")

    with_server(tmp_path, story)


def test_the_last_visit_is_stored(tmp_path: Path) -> None:
    async def story(service: PeopleServer) -> None:
        anna, _ = await service.guest("Anna")
        async with service.context.database.writing() as connection:
            await connection.execute(update(tokens).values(seen=now() - LIFETIME + 60_000))
            await connection.execute(update(people).values(seen=5))
        before = now()
        await json_of(anna.get("/api/me"))
        assert (await service.rows(tokens))[0].seen >= before
        assert (await service.rows(people))[0].seen >= before

    with_server(tmp_path, story)


def test_tokens_are_cached(tmp_path: Path) -> None:
    async def story(service: PeopleServer) -> None:
        anna, _ = await service.guest("Anna")
        with patch("ludoteca.server.edge.authentication.find_by_token", side_effect=stored.find_by_token) as find:
            for _ in range(5):
                await json_of(anna.get("/api/me"))
        assert find.call_count == 1

    with_server(tmp_path, story)


def test_logging_out_takes_effect_at_once(tmp_path: Path) -> None:
    async def story(service: PeopleServer) -> None:
        anna, _ = await service.guest("Anna")
        token = anna.cookies[COOKIE]
        await json_of(anna.get("/api/me"))
        await json_of(anna.post("/api/logout"), 204)
        assert COOKIE not in anna.cookies
        assert await refusal(service.program(token).get("/api/me")) == (401, "nobody")

    with_server(tmp_path, story)


def test_a_person_read_before_being_forgotten_is_not_cached(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_app(tmp_path, limits=False) as service:
            anna, person = await service.guest("Anna")
            met = stored.find_by_token

            async def slow_find(database: object, hashed: str) -> Person | None:
                found = await met(service.context.database, hashed)
                service.context.tokens.forget(person)
                return found

            with patch("ludoteca.server.edge.authentication.find_by_token", slow_find):
                await json_of(anna.get("/api/me"))
            assert not service.context.tokens.seen

    asyncio.run(story())


def test_the_token_cache_is_bounded_and_entries_expire() -> None:
    time = 0.0
    known = TokenCache(size=3, clock=lambda: time)
    for number in range(10):
        known.put(str(number), ANNA, 0)
    assert len(known.seen) == 3
    assert known.get("9") == ANNA
    assert known.get("0") is None
    time = CACHE_SECONDS
    assert known.get("9") is None


def test_expired_tokens_leave_the_cache_and_refreshed_ones_stay() -> None:
    time = 0.0
    known = TokenCache(clock=lambda: time)
    for number in range(10):
        known.put(str(number), ANNA, 0)
    time = CACHE_SECONDS / 2
    known.put("3", ANNA, 0)
    time = CACHE_SECONDS
    known.put("new", ANNA, 0)
    assert list(known.seen) == ["3", "new"]
