"""Visitors of a server: they use a cookie, requests and sockets like a browser, and record all responses."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI
from starlette.routing import WebSocketRoute
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludoteca.server.app import make_app
from ludoteca.server.people.person import COOKIE
from tests.server.machines import settings_for

Message = dict[str, Any]
SECONDS = 30.0
"""The longest time for anything on a busy machine."""
CONTEXT = ssl.create_default_context()
"""The tests do not use TLS, but making a context takes as long as twenty requests."""


class Socket:
    """A table's socket, read only as far as a test asks for."""

    def __init__(self, connection: ClientConnection, heard: list[str]) -> None:
        self.connection = connection
        self.heard = heard
        self.messages: list[Message] = []

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def next(self, seconds: float = SECONDS) -> Message:
        text = self.connection.recv(seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        self.messages.append(message)
        return message

    def until(self, found: Callable[[Message], bool]) -> Message:
        """Read until the first message that matches."""
        while not found(message := self.next()):
            pass
        return message

    def until_type(self, kind: str, **traits: Any) -> Message:
        return self.until(lambda message: {**message, "type": kind, **traits} == message)

    def answer(self, **message: Any) -> Message:
        """Send a message, and read until its answer: the update, the refusal or the line of chat with its mark."""
        self.send(**message)
        return self.until(lambda told: told.get("mark") == message["mark"])

    def resign(self) -> Message:
        """Give up, whatever bots do meanwhile."""
        entry = self.messages[0]["entry"]
        while (told := self.answer(type="resign", mark=f"resign {entry}", entry=entry))["type"] == "refused":
            assert told["code"] == "stale", told
            entry = told["entry"]
        return told

    def wait_closed(self) -> tuple[int, str]:
        """Read to the end, and return the close code and reason."""
        with suppress(ConnectionClosed):
            while True:
                self.next()
        return self.connection.close_code or 0, self.connection.close_reason or ""


class Visitor:
    """A client of a server: without a person, or a guest if there is a name."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.heard: list[str] = []
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=SECONDS, verify=CONTEXT)
        self.id = ""
        if name is not None:
            self.id = self.call("POST", "/api/me", {"name": name})["id"]

    @property
    def token(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = {} if body is None else {"json": body}
        response = self.http.request(method, path, headers=headers, **sent)
        self.heard.append(response.text)
        return response

    def status(self, method: str, path: str, body: Any = None) -> int:
        return self.ask(method, path, body).status_code

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request that must succeed; return the document of the response."""
        response = self.ask(method, path, body)
        assert response.is_success, (method, path, response.status_code, response.text)
        return response.json() if response.content else None

    def refusal_code(self, method: str, path: str, body: Any = None) -> str:
        """Send a request that has to be refused; return the code."""
        response = self.ask(method, path, body)
        assert 400 <= response.status_code < 500, (method, path, response.status_code, response.text)
        told = response.json()
        assert told["sentence"].endswith(".")
        return str(told["code"])

    @contextmanager
    def socket(self, table: str, **headers: str) -> Iterator[Socket]:
        """A socket that has not sent hello."""
        sent = {"Origin": self.url} | ({"Cookie": f"{COOKIE}={self.token}"} if self.token else {}) | headers
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        # What is not read must not keep a socket from being closed.
        traits: dict[str, Any] = {"compression": None, "ping_interval": None, "max_queue": None}
        with connect(address, additional_headers=sent, **traits) as connection:
            yield Socket(connection, self.heard)

    @contextmanager
    def enter(self, table: str, have: int | None = None) -> Iterator[Socket]:
        """A socket that has entered the table and got the presence."""
        with self.socket(table) as socket:
            socket.send(type="hello", have=have)
            socket.until_type("presence")
            yield socket


@contextmanager
def visiting(url: str) -> Iterator[Callable[..., Visitor]]:
    """Yields a function that makes visitors of a server; they are closed at the end."""
    with ExitStack() as stack:

        def come(name: str | None = None) -> Visitor:
            visitor = Visitor(url, name)
            stack.callback(visitor.http.close)
            return visitor

        yield come


@asynccontextmanager
async def open_app(data: Path, **chosen: Any) -> AsyncIterator[FastAPI]:
    """A server without a network, in the caller's event loop."""
    app = make_app(settings_for(data, **{"pace": 0.0, "limits": False} | chosen))
    async with app.router.lifespan_context(app):
        while not app.state.ready:
            await asyncio.sleep(0.02)
        yield app


def endpoints(app: FastAPI) -> set[str]:
    """Every method and path that an application answers, and every socket, whether documented or not."""
    found: set[str] = set()
    for route in flat_routes(app.routes):
        methods = {"WS"} if isinstance(route, WebSocketRoute) else route.methods - {"HEAD"}
        found |= {f"{method} {route.path}" for method in methods}
    return found


def flat_routes(routes: Any) -> Iterator[Any]:
    """All routes, those of included routers too."""
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is None:
            yield route
        else:
            yield from flat_routes(inner.routes)
