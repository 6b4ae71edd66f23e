"""The protection: headers on everything, small JSON bodies only, and no requests forged by other sites."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection

from ludoteca.server.persons import COOKIE
from ludoteca.server.security import HEADERS, LARGEST_BODY, Protection, origin_allowed
from ludoteca.server.settings import Settings

SETTINGS = Settings(data=Path("unused"), origins=("https://friends.example",))
HOST = "play.example"


class Echo:
    """An application that answers with the body it was given, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.after_body: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked += 1
        message = await receive()
        headers = [(b"content-type", b"application/octet-stream")]
        if scope["path"].endswith("kept"):
            headers.append((b"cache-control", b"max-age=60"))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": message.get("body", b"")})
        self.after_body.append((await receive())["type"])


def ask(
    method: str, path: str = "/api/me", settings: Settings = SETTINGS, **request: Any
) -> tuple[httpx.Response, Echo]:
    """Ask an echo behind the protection."""
    echo = Echo()

    async def asking() -> httpx.Response:
        transport = httpx.ASGITransport(app=Protection(echo, settings))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
            return await client.request(method, path, **request)

    return asyncio.run(asking()), echo


def code(response: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    return response.status_code, response.json()["code"]


@pytest.mark.parametrize(
    ("method", "status", "headers"),
    [("GET", 200, {}), ("POST", 200, {}), ("POST", 403, {"Origin": "https://evil.example"})],
)
def test_every_answer_has_the_headers_refusals_too(method: str, status: int, headers: dict[str, str]) -> None:
    response, _ = ask(method, headers=headers)
    assert response.status_code == status
    for name, value in HEADERS.items():
        assert response.headers.get_list(name) == [value]
    policy = response.headers["Content-Security-Policy"]
    for part in ("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"):
        assert part in policy
    assert "unsafe" not in policy


def test_nothing_personal_is_kept_on_the_way_unless_a_route_says_so() -> None:
    assert ask("GET", "/api/me")[0].headers["Cache-Control"] == "no-store"
    assert ask("GET", "/api/kept")[0].headers["Cache-Control"] == "max-age=60"
    assert "Cache-Control" not in ask("GET", "/index.html")[0].headers


async def pieces(sizes: list[int]) -> AsyncIterator[bytes]:
    """A body in pieces, without a length."""
    for size in sizes:
        yield b"7" * size


JSON = {"Content-Type": "application/json"}


def test_a_body_of_the_largest_size_arrives_whole() -> None:
    body = b"7" * LARGEST_BODY
    response, echo = ask("POST", content=body, headers=JSON)
    assert response.content == body
    assert echo.after_body == ["http.disconnect"]


def test_a_body_in_pieces_arrives_whole() -> None:
    assert ask("POST", content=pieces([3, 0, 4]), headers=JSON)[0].content == b"7777777"


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "GET"])
@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_is_too_large_never_reaches_the_application(method: str, chunked: bool) -> None:
    content: Any = pieces([LARGEST_BODY, 1]) if chunked else b"7" * (LARGEST_BODY + 1)
    response, echo = ask(method, content=content, headers=JSON)
    assert code(response) == (413, "size")
    assert echo.asked == 0


def test_a_body_is_not_read_further_than_allowed() -> None:
    read: list[int] = []

    async def endless() -> AsyncIterator[bytes]:
        while True:
            read.append(1)
            yield b"7" * 1024

    assert code(ask("POST", content=endless(), headers=JSON)[0]) == (413, "size")
    assert len(read) <= LARGEST_BODY // 1024 + 2


def test_a_length_that_lies_is_not_believed() -> None:
    response, _ = ask("POST", content=pieces([LARGEST_BODY + 1]), headers=JSON | {"Content-Length": "5"})
    assert code(response) == (413, "size")
    response, _ = ask("POST", content=b"{}", headers=JSON | {"Content-Length": "9" * 5000})
    assert code(response) == (413, "size")


def test_a_client_that_goes_away_while_sending_is_not_answered() -> None:
    echo, sent = Echo(), []

    async def receive() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/api/me", "headers": [], "query_string": b""}
    asyncio.run(Protection(echo, SETTINGS)(scope, receive, send))
    assert (echo.asked, sent) == (0, [])


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""]
)
def test_what_a_form_of_another_site_can_send_is_refused(kind: str) -> None:
    response, echo = ask("POST", content=b'{"a": 1}', headers={"Content-Type": kind} if kind else {})
    assert code(response) == (415, "kind")
    assert echo.asked == 0


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON"])
def test_json_passes(kind: str) -> None:
    response, _ = ask("POST", content=json.dumps({"a": 1}), headers={"Content-Type": kind})
    assert response.json() == {"a": 1}


NOTHING: dict[str, str] = {}
FROM_US = {"Origin": f"http://{HOST}"}
FROM_EVIL = {"Origin": "https://evil.example"}

ORIGINS = [
    # what the browser says, allowed with the cookie, allowed without
    (NOTHING, False, True),
    (FROM_US, True, True),
    ({"Origin": f"HTTP://{HOST.upper()}"}, True, True),
    ({"Origin": f"https://{HOST}"}, True, True),
    ({"Origin": "https://friends.example"}, True, True),
    ({"Origin": "https://friends.example", "Sec-Fetch-Site": "cross-site"}, True, True),
    ({"Sec-Fetch-Site": "same-origin"}, True, True),
    ({"Sec-Fetch-Site": "none"}, True, True),
    (FROM_US | {"Sec-Fetch-Site": "same-origin"}, True, True),
    (FROM_EVIL, False, False),
    ({"Origin": "null"}, False, False),
    ({"Origin": ""}, False, False),
    ({"Origin": "://"}, False, False),
    ({"Origin": HOST}, False, False),
    ({"Origin": f"file://{HOST}"}, False, False),
    ({"Origin": f"http://{HOST}.evil.example"}, False, False),
    ({"Origin": f"http://evil.example/{HOST}"}, False, False),
    ({"Origin": f"http://evil.example@{HOST}"}, False, False),
    ({"Origin": f"http://{HOST}:8080"}, False, False),
    ({"Origin": "http://friends.example"}, False, False),
    ({"Sec-Fetch-Site": "cross-site"}, False, False),
    ({"Sec-Fetch-Site": "same-site"}, False, False),
    (FROM_EVIL | {"Sec-Fetch-Site": "cross-site"}, False, False),
]


@pytest.mark.parametrize(("headers", "with_cookie", "without"), ORIGINS)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "INVENTED"])
def test_only_our_own_pages_change_anything(
    method: str, headers: dict[str, str], with_cookie: bool, without: bool
) -> None:
    for cookie, allowed in (({"Cookie": f"{COOKIE}=x"}, with_cookie), ({}, without), ({"Cookie": "other=x"}, without)):
        response, echo = ask(method, headers=headers | cookie)
        assert echo.asked == allowed
        if not allowed:
            assert code(response) == (403, "origin")


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_reading_is_allowed_from_everywhere(method: str) -> None:
    assert ask(method, headers=FROM_EVIL | {"Cookie": f"{COOKIE}=x"})[1].asked == 1


def test_behind_https_only_pages_over_https_are_ours() -> None:
    secure = Settings(data=Path("unused"), secure_cookies=True)
    assert ask("POST", settings=secure, headers=FROM_US)[0].status_code == 403
    assert ask("POST", settings=secure, headers={"Origin": f"https://{HOST}"})[0].status_code == 200


def test_sockets_are_judged_alike() -> None:
    def allowed(headers: dict[str, str]) -> bool:
        raw = [(name.lower().encode(), value.encode()) for name, value in {"Host": HOST, **headers}.items()]
        return origin_allowed(HTTPConnection({"type": "websocket", "headers": raw}), SETTINGS)

    cookie = {"Cookie": f"{COOKIE}=x"}
    assert allowed(FROM_US | cookie)
    assert not allowed(FROM_EVIL | cookie)
    assert not allowed(cookie)
    assert allowed({"Authorization": "Bearer x"})


def test_sockets_and_the_life_of_the_application_pass_untouched() -> None:
    seen = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["type"])

    async def nothing(*_: Any) -> Any:
        raise AssertionError

    for kind in ("websocket", "lifespan"):
        asyncio.run(Protection(app, SETTINGS)({"type": kind}, nothing, nothing))
    assert seen == ["websocket", "lifespan"]
