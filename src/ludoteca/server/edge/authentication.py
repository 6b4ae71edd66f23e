"""Authentication: the person behind the token in the cookie or in the Authorization header."""

from __future__ import annotations

from typing import Literal, TypedDict

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from ludoteca.server.context import context_of
from ludoteca.server.edge.addresses import is_https
from ludoteca.server.errors import RequestRefused
from ludoteca.server.people.guests import LIFETIME, find_by_token, token_hash
from ludoteca.server.people.person import COOKIE, Person

__all__ = ["COOKIE", "Person", "delete_cookie", "maybe_person", "person_of", "request_token_hash", "set_cookie"]

BEARER = "bearer "


class CookieOptions(TypedDict):
    """The attributes of the cookie."""

    httponly: bool
    samesite: Literal["lax"]
    secure: bool


async def person_of(request: Request) -> Person:
    """The person who sent a request; refused without a valid token."""
    person = await maybe_person(request)
    if person is None:
        raise RequestRefused(
            401, "nobody", "You are not logged in. Become a guest (POST /api/me) or log in, then try again."
        )
    return person


async def maybe_person(connection: HTTPConnection) -> Person | None:
    """The person who sent a request or opened a socket, or None without a valid token."""
    hashed = request_token_hash(connection)
    if hashed is None:
        return None
    context = context_of(connection)
    person = context.tokens.get(hashed)
    if person is None:
        changes = context.tokens.changes
        person = await find_by_token(context.database, hashed)
        if person is not None:
            context.tokens.put(hashed, person, changes)
    return person


def request_token_hash(connection: HTTPConnection) -> str | None:
    """The hash of the token that came with a request; the Authorization header has precedence over the cookie."""
    token = bearer_token(connection)
    if token is None:
        token = connection.cookies.get(COOKIE)
    return token_hash(token) if token else None


def bearer_token(connection: HTTPConnection) -> str | None:
    """The token in the Authorization header; empty if the header contains something else."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    return header[len(BEARER) :].strip() if header.lower().startswith(BEARER) else ""


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Store a token in a cookie that no script can read and no other site can use."""
    response.set_cookie(COOKIE, token, max_age=LIFETIME // 1000, path="/", **cookie_options(request))


def delete_cookie(request: Request, response: Response) -> None:
    """Delete the cookie with the token."""
    response.delete_cookie(COOKIE, path="/", **cookie_options(request))


def cookie_options(request: Request) -> CookieOptions:
    """The attributes of the cookie; a cookie set over HTTPS is never sent over HTTP."""
    settings = context_of(request).settings
    secure = settings.secure_cookies or is_https(request, settings.proxies)
    return {"httponly": True, "samesite": "lax", "secure": secure}
