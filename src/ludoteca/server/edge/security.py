"""Security checks of every request: the headers of responses, the host, the size of bodies, the origin."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludoteca.server.edge.addresses import is_https
from ludoteca.server.edge.error_responses import error_response
from ludoteca.server.errors import RequestRefused
from ludoteca.server.people.person import COOKIE

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from ludoteca.server.settings import Settings

MAX_BODY_BYTES = 64 * 1024
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})

POLICY = (
    "default-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'; object-src 'none'"
)
ENGINE_WORKER = "/assets/engine-worker-"
"""The script in which the page's engine runs. It alone may compile WebAssembly; a worker has a policy of its own."""
ENGINE_POLICY = f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'"
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

STRICT_TRANSPORT = "max-age=31536000"
"""For a year, browsers use HTTPS only. Other names of the same domain are not the server's to decide about."""
SHARING = {
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Expose-Headers": "Content-Disposition, Retry-After",
}
PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
    "Access-Control-Max-Age": "600",
}
FOR_MONITORING = ("/health", "/ready", "/metrics")
"""Monitoring asks for these by address, not by name."""


class Protection:
    """The outermost layer of the server; it wraps the whole application, so that errors get the headers too."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        send = with_headers(send, scope["path"], self.headers(connection))
        if self.is_preflight(connection):
            await Response(status_code=204, headers=PREFLIGHT)(scope, receive, send)
            return
        try:
            receive = await self.check(connection, receive)
        except RequestRefused as refused:
            await error_response(refused.status, refused.code, refused.sentence)(scope, receive, send)
        except ConnectionAbortedError:
            return
        else:
            await self.app(scope, receive, send)

    def headers(self, connection: HTTPConnection) -> dict[str, str]:
        """The headers of a response: its policy, over HTTPS one more, and those for an allowed other origin."""
        headers = dict(HEADERS)
        if connection.scope["path"].startswith(ENGINE_WORKER):
            headers["Content-Security-Policy"] = ENGINE_POLICY
        if self.settings.secure_cookies or is_https(connection, self.settings.proxies):
            headers["Strict-Transport-Security"] = STRICT_TRANSPORT
        if (origin := connection.headers.get("origin")) in self.settings.origins and origin is not None:
            headers |= SHARING | {"Access-Control-Allow-Origin": origin}
        return headers

    def is_preflight(self, connection: HTTPConnection) -> bool:
        """Whether a browser asks what a page of an allowed origin may do."""
        return (
            connection.scope["method"] == "OPTIONS"
            and "access-control-request-method" in connection.headers
            and connection.headers.get("origin") in self.settings.origins
        )

    async def check(self, connection: HTTPConnection, receive: Receive) -> Receive:
        """Refuse a request that is forged, too large or not JSON; return the function that receives its body."""
        if connection.scope["path"] not in FOR_MONITORING and not host_allowed(connection, self.settings):
            raise wrong_host()
        headers = connection.headers
        unsafe = connection.scope["method"] not in SAFE_METHODS
        if unsafe and not origin_allowed(connection, self.settings):
            raise foreign_origin()
        if not unsafe and "content-length" not in headers and "transfer-encoding" not in headers:
            return receive
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length[:20]) > MAX_BODY_BYTES:
            raise too_large()
        body = await read_body(receive)
        if unsafe and body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise RequestRefused(415, "kind", "The body of a request is JSON: send Content-Type: application/json.")
        return replay(body, receive)


def origin_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request or a socket comes from a page of this server, or from a program that no page controls.

    Browsers send an Origin or Sec-Fetch-Site header. A client that sends neither is not a browser: it must not use the
    cookie, but a token in the Authorization header.
    """
    origin, site = connection.headers.get("origin"), connection.headers.get("sec-fetch-site")
    if origin is None and site is None:
        return COOKIE not in connection.cookies
    if site in ("same-origin", "none"):
        return True
    return origin is not None and (origin in settings.origins or is_own(origin, connection, settings))


def host_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request or a socket names an allowed host.

    Without this check, another site whose name is suddenly resolved to this server's address could use it from a page.
    """
    return not settings.hosts or host_name(connection.headers.get("host", "")) in settings.hosts


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    name = host.strip().lower()
    return name if name.endswith("]") else re.sub(r":\d*$", "", name)


def wrong_host() -> RequestRefused:
    """The refusal of a request for another host."""
    return RequestRefused(421, "host", "This server is not used under this name. Ask the person who runs it.")


def is_own(origin: str, connection: HTTPConnection, settings: Settings) -> bool:
    """Whether an origin is the host of the request; with secure cookies, only over HTTPS."""
    scheme, _, host = origin.lower().partition("://")
    allowed = ("https",) if settings.secure_cookies else ("http", "https")
    return scheme in allowed and host != "" and host == connection.headers.get("host", "").lower()


def foreign_origin() -> RequestRefused:
    """The refusal of a request from the page of another site."""
    return RequestRefused(
        403,
        "origin",
        "This request did not come from a page of this server, so it was refused. Open the page here and try "
        "again; a program sends its token in an Authorization header, and no cookie.",
    )


def too_large() -> RequestRefused:
    """The refusal of a body that is too large."""
    return RequestRefused(413, "size", f"The body of a request has at most {MAX_BODY_BYTES} bytes.")


async def read_body(receive: Receive) -> bytes:
    """Read a body to its end, but not more than is allowed, whatever length the header claims."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ConnectionAbortedError
        body += message.get("body", b"")
        if len(body) > MAX_BODY_BYTES:
            raise too_large()
        if not message.get("more_body", False):
            return bytes(body)


def replay(body: bytes, receive: Receive) -> Receive:
    """Return a function that receives the body that was read, then whatever comes after it."""
    sent = False

    async def receive_again() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def with_headers(send: Send, path: str, added: dict[str, str]) -> Send:
    """Add headers to a response; responses of the API are never cached."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in added.items():
                headers[name] = value
            if "Access-Control-Allow-Origin" in added:
                headers.add_vary_header("Origin")
            if path == "/api" or path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_with_headers
