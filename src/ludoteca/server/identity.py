"""Who asks: the token in the cookie or in the Authorization header, and whose it is."""

from __future__ import annotations

from typing import Literal, TypedDict

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from ludoteca.server.errors import Problem
from ludoteca.server.house import house
from ludoteca.server.limits import is_https
from ludoteca.server.people import LIFETIME, meet, token_hash
from ludoteca.server.persons import COOKIE, Person

__all__ = ["COOKIE", "Person", "asked_hash", "maybe_person", "person_of", "set_cookie", "take_cookie"]

BEARER = "bearer "


class CookieTraits(TypedDict):
    """What a browser is told about the cookie."""

    httponly: bool
    samesite: Literal["lax"]
    secure: bool


async def person_of(request: Request) -> Person:
    """Who asks; nobody is refused."""
    person = await maybe_person(request)
    if person is None:
        raise Problem(401, "nobody", "You are not logged in. Become a guest (POST /api/me) or log in, then try again.")
    return person


async def maybe_person(connection: HTTPConnection) -> Person | None:
    """Who asks or opens a socket, or None for somebody without a valid token."""
    hashed = asked_hash(connection)
    if hashed is None:
        return None
    here = house(connection)
    found = here.known.get(hashed)
    if found is None:
        changes = here.known.changes
        found = await meet(here.database, hashed)
        if found is not None:
            here.known.note(hashed, found, changes)
    return found


def asked_hash(connection: HTTPConnection) -> str | None:
    """The hash of the token that came with a request; the Authorization header goes before the cookie."""
    token = bearer_token(connection)
    if token is None:
        token = connection.cookies.get(COOKIE)
    return token_hash(token) if token else None


def bearer_token(connection: HTTPConnection) -> str | None:
    """The token in the Authorization header; an empty one if the header holds something else."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    return header[len(BEARER) :].strip() if header.lower().startswith(BEARER) else ""


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Let a browser keep a token where no script can read it and no other site can use it."""
    response.set_cookie(COOKIE, token, max_age=LIFETIME // 1000, path="/", **cookie_traits(request))


def take_cookie(request: Request, response: Response) -> None:
    """Let a browser forget its token."""
    response.delete_cookie(COOKIE, path="/", **cookie_traits(request))


def cookie_traits(request: Request) -> CookieTraits:
    """How the cookie is guarded; it is kept from unencrypted connections as soon as there is an encrypted one."""
    secure = house(request).settings.secure_cookies or is_https(request)
    return {"httponly": True, "samesite": "lax", "secure": secure}
