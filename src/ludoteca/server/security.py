"""What stands between the network and the application: headers, the size of bodies, where requests come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection

from ludoteca.server.answers import trouble
from ludoteca.server.errors import Problem
from ludoteca.server.persons import COOKIE

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from ludoteca.server.settings import Settings

LARGEST_BODY = 64 * 1024
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'self'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Protection:
    """The outermost layer of the service; it wraps the whole application, so that errors get the headers too."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        send = with_headers(send, scope["path"])
        connection = HTTPConnection(scope)
        try:
            receive = await self.admit(connection, receive)
        except Problem as problem:
            await trouble(problem.status, problem.code, problem.sentence)(scope, receive, send)
        except ConnectionAbortedError:
            return
        else:
            await self.app(scope, receive, send)

    async def admit(self, connection: HTTPConnection, receive: Receive) -> Receive:
        """Refuse a request that is forged, too large or no JSON; return where the application reads its body."""
        headers = connection.headers
        unsafe = connection.scope["method"] not in SAFE_METHODS
        if unsafe and not origin_allowed(connection, self.settings):
            raise foreign()
        if not unsafe and "content-length" not in headers and "transfer-encoding" not in headers:
            return receive
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length[:20]) > LARGEST_BODY:
            raise too_large()
        body = await whole_body(receive)
        if unsafe and body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Problem(415, "kind", "The body of a request is JSON: send Content-Type: application/json.")
        return replay(body, receive)


def origin_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request or a socket comes from a page of ours, or from a program that no page can steer.

    Browsers say where a request comes from. Who does not say it is no browser, and then has no cookie, but a token in
    its Authorization header.
    """
    origin, site = connection.headers.get("origin"), connection.headers.get("sec-fetch-site")
    if origin is None and site is None:
        return COOKIE not in connection.cookies
    if site in ("same-origin", "none"):
        return True
    return origin is not None and (origin in settings.origins or is_own(origin, connection, settings))


def is_own(origin: str, connection: HTTPConnection, settings: Settings) -> bool:
    """Whether an origin is the very host that was asked; behind HTTPS only over HTTPS."""
    scheme, _, place = origin.lower().partition("://")
    allowed = ("https",) if settings.secure_cookies else ("http", "https")
    return scheme in allowed and place != "" and place == connection.headers.get("host", "").lower()


def foreign() -> Problem:
    """A page of somebody else asks in the name of our guest."""
    return Problem(
        403,
        "origin",
        "This request did not come from a page of this server, so it was refused. Open the page here and try "
        "again; a program sends its token in an Authorization header, and no cookie.",
    )


def too_large() -> Problem:
    """Nothing that people send is that large."""
    return Problem(413, "size", f"The body of a request has at most {LARGEST_BODY} bytes.")


async def whole_body(receive: Receive) -> bytes:
    """Read a body to its end, and not a byte more than allowed, whatever length it claimed."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ConnectionAbortedError
        body += message.get("body", b"")
        if len(body) > LARGEST_BODY:
            raise too_large()
        if not message.get("more_body", False):
            return bytes(body)


def replay(body: bytes, receive: Receive) -> Receive:
    """Give the application the body that was read, then whatever comes after it."""
    told = False

    async def receive_again() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def with_headers(send: Send, path: str) -> Send:
    """Add the headers to an answer; what is personal is never kept by anybody on the way."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if path == "/api" or path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_with_headers
