"""Devices: where a person is logged in. Each device has its own token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from ludoteca.server.errors import RequestRefused
from ludoteca.server.store.schema import tokens

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

ID_LENGTH = 16
"""The id of a device is the beginning of its token's hash: it says nothing about the token."""

UNKNOWN = "Unknown device"
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("python-", "Python"),
    ("Python/", "Python"),
    ("curl/", "curl"),
)
"""Words of a User-Agent header; the first one that is found decides, because many browsers also name others."""
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


def device_label(user_agent: str) -> str:
    """A name for a device by its User-Agent header, like "Firefox on Linux"; nothing else of the header is stored."""
    browser = first_word(BROWSERS, user_agent)
    system = first_word(SYSTEMS, user_agent)
    if browser and system:
        return f"{browser} on {system}"
    return browser or system or UNKNOWN


def first_word(words: tuple[tuple[str, str], ...], text: str) -> str:
    """The name of the first word that a text contains; empty if it contains none."""
    return next((name for word, name in words if word in text), "")


def device_id(hashed: str) -> str:
    """The id of the device whose token has this hash."""
    return hashed[:ID_LENGTH]


async def devices_of(connection: AsyncConnection, person: str) -> list[Any]:
    """The tokens of a person, the most recently used first."""
    query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.seen.desc(), tokens.c.hash)
    return list((await connection.execute(query)).all())


async def own_device(connection: AsyncConnection, person: str, device: str) -> str:
    """The hash of the token of a person's device; refuse other people's devices as if they did not exist."""
    for row in await devices_of(connection, person):
        if device_id(row.hash) == device:
            return str(row.hash)
    raise RequestRefused(404, "device", "You are not logged in on a device with this id.")
