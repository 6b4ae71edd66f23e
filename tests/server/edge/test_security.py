"""The protection: headers on everything, small JSON bodies only, and no requests forged by other sites."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection

from ludoteca.server.edge.security import HEADERS, MAX_BODY_BYTES, Protection, origin_allowed
from ludoteca.server.people.person import COOKIE
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
def test_every_response_has_the_security_headers(method: str, status: int, headers: dict[str, str]) -> None:
    response, _ = ask(method, headers=headers)
    assert response.status_code == status
    for name, value in HEADERS.items():
        assert response.headers.get_list(name) == [value]
    policy = response.headers["Content-Security-Policy"]
    for part in ("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"):
        assert part in policy
    assert "unsafe" not in policy


def test_only_the_script_of_the_engine_may_compile_web_assembly() -> None:
    policy = ask("GET", "/assets/engine-worker-Bx81.js")[0].headers["Content-Security-Policy"]
    assert policy == f"{HEADERS['Content-Security-Policy']}; script-src 'self' 'wasm-unsafe-eval'"
    for other in ("/", "/assets/main-Bx81.js", "/engine/index.json", "/x/assets/engine-worker-Bx81.js"):
        assert "wasm" not in ask("GET", other)[0].headers["Content-Security-Policy"]


def test_responses_of_the_api_are_not_cached_unless_a_route_allows_it() -> None:
    assert ask("GET", "/api/me")[0].headers["Cache-Control"] == "no-store"
    assert ask("GET", "/api/kept")[0].headers["Cache-Control"] == "max-age=60"
    assert "Cache-Control" not in ask("GET", "/index.html")[0].headers


async def pieces(sizes: list[int]) -> AsyncIterator[bytes]:
    """A body in pieces, without a length."""
    for size in sizes:
        yield b"7" * size


JSON = {"Content-Type": "application/json"}


def test_a_body_of_the_maximum_size_is_accepted() -> None:
    body = b"7" * MAX_BODY_BYTES
    response, echo = ask("POST", content=body, headers=JSON)
    assert response.content == body
    assert echo.after_body == ["http.disconnect"]


def test_a_body_in_several_chunks_is_accepted() -> None:
    assert ask("POST", content=pieces([3, 0, 4]), headers=JSON)[0].content == b"7777777"


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "GET"])
@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_is_too_large_never_reaches_the_application(method: str, chunked: bool) -> None:
    content: Any = pieces([MAX_BODY_BYTES, 1]) if chunked else b"7" * (MAX_BODY_BYTES + 1)
    response, echo = ask(method, content=content, headers=JSON)
    assert code(response) == (413, "size")
    assert echo.asked == 0


def test_a_body_is_not_read_beyond_the_limit() -> None:
    read: list[int] = []

    async def endless() -> AsyncIterator[bytes]:
        while True:
            read.append(1)
            yield b"7" * 1024

    assert code(ask("POST", content=endless(), headers=JSON)[0]) == (413, "size")
    assert len(read) <= MAX_BODY_BYTES // 1024 + 2


def test_a_wrong_content_length_is_not_trusted() -> None:
    response, _ = ask("POST", content=pieces([MAX_BODY_BYTES + 1]), headers=JSON | {"Content-Length": "5"})
    assert code(response) == (413, "size")
    response, _ = ask("POST", content=b"{}", headers=JSON | {"Content-Length": "9" * 5000})
    assert code(response) == (413, "size")


def test_a_client_that_disconnects_while_sending_gets_no_response() -> None:
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
def test_requests_that_a_form_of_another_site_can_send_are_refused(kind: str) -> None:
    response, echo = ask("POST", content=b'{"a": 1}', headers={"Content-Type": kind} if kind else {})
    assert code(response) == (415, "kind")
    assert echo.asked == 0


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON"])
def test_json_is_accepted(kind: str) -> None:
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
def test_only_pages_of_this_server_can_change_anything(
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


def test_with_secure_cookies_only_https_origins_are_allowed() -> None:
    secure = Settings(data=Path("unused"), secure_cookies=True)
    assert ask("POST", settings=secure, headers=FROM_US)[0].status_code == 403
    assert ask("POST", settings=secure, headers={"Origin": f"https://{HOST}"})[0].status_code == 200


def test_sockets_have_the_same_origin_check() -> None:
    def allowed(headers: dict[str, str]) -> bool:
        raw = [(name.lower().encode(), value.encode()) for name, value in {"Host": HOST, **headers}.items()]
        return origin_allowed(HTTPConnection({"type": "websocket", "headers": raw}), SETTINGS)

    cookie = {"Cookie": f"{COOKIE}=x"}
    assert allowed(FROM_US | cookie)
    assert not allowed(FROM_EVIL | cookie)
    assert not allowed(cookie)
    assert allowed({"Authorization": "Bearer x"})


def test_sockets_and_lifespan_events_are_passed_on() -> None:
    seen = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["type"])

    async def nothing(*_: Any) -> Any:
        raise AssertionError

    for kind in ("websocket", "lifespan"):
        asyncio.run(Protection(app, SETTINGS)({"type": kind}, nothing, nothing))
    assert seen == ["websocket", "lifespan"]


# Hosts and HTTPS


HOSTED = replace(SETTINGS, hosts=("play.example", "games.example"))


@pytest.mark.parametrize("host", ["play.example", "PLAY.example:8000", "games.example:443"])
def test_allowed_hosts_are_served(host: str) -> None:
    assert ask("GET", settings=HOSTED, headers={"Host": host})[0].status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "play.example.evil.example", "127.0.0.1:8000", "", "play.example:80:80"]
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_other_hosts_are_refused(host: str, method: str) -> None:
    response, echo = ask(method, settings=HOSTED, headers={"Host": host})
    assert code(response) == (421, "host")
    assert echo.asked == 0


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics"])
def test_monitoring_may_use_any_host(path: str) -> None:
    assert ask("GET", path, settings=HOSTED, headers={"Host": "10.0.0.7:8000"})[0].status_code == 200


@pytest.mark.parametrize(
    ("settings", "headers", "strict"),
    [
        (SETTINGS, {}, False),
        (SETTINGS, {"X-Forwarded-Proto": "https"}, False),
        (replace(SETTINGS, secure_cookies=True), {}, True),
        (replace(SETTINGS, proxies=("127.0.0.1",)), {"X-Forwarded-Proto": "https"}, True),
        (replace(SETTINGS, proxies=("127.0.0.1",)), {"X-Forwarded-Proto": "http"}, False),
    ],
)
def test_over_https_browsers_are_told_to_stay_there(settings: Settings, headers: dict[str, str], strict: bool) -> None:
    response, _ = ask("GET", settings=settings, headers=headers)
    assert response.headers.get("Strict-Transport-Security") == ("max-age=31536000" if strict else None)


# Pages at other addresses

FRIENDS = "https://friends.example"
PREFLIGHT_REQUEST = {"Access-Control-Request-Method": "PUT", "Access-Control-Request-Headers": "content-type"}


def test_a_page_at_an_allowed_origin_may_read_responses() -> None:
    response, echo = ask("POST", headers={"Origin": FRIENDS})
    assert echo.asked == 1
    assert response.headers["Access-Control-Allow-Origin"] == FRIENDS
    assert response.headers["Access-Control-Allow-Credentials"] == "true"
    assert "Origin" in response.headers["Vary"]


def test_a_browser_may_ask_what_an_allowed_page_may_do() -> None:
    response, echo = ask("OPTIONS", headers={"Origin": FRIENDS} | PREFLIGHT_REQUEST)
    assert (response.status_code, response.content, echo.asked) == (204, b"", 0)
    assert response.headers["Access-Control-Allow-Origin"] == FRIENDS
    assert "PUT" in response.headers["Access-Control-Allow-Methods"]
    assert "Content-Type" in response.headers["Access-Control-Allow-Headers"]


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://friends.example", f"{FRIENDS}.evil.example", "null"]
)
@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS"])
def test_pages_at_other_origins_may_not_read_responses(origin: str, method: str) -> None:
    response, _ = ask(method, headers={"Origin": origin} | PREFLIGHT_REQUEST)
    assert not [name for name in response.headers if name.lower().startswith("access-control")]
