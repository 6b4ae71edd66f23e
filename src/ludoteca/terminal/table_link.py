"""Links to servers and their tables."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from ludoteca.core.errors import LudotecaError

LINK = re.compile(r"(https?://[^/#?\s]+)(?:/table/([a-z2-9]{12}))?/?(?:#invitation=([\w.~-]+))?")


class BadLink(LudotecaError):
    """A text that is not a link to a server or a table."""


def read_link(link: str) -> tuple[str, str | None, str | None]:
    """The server, the table and the invitation of a link; None for what it does not name."""
    found = LINK.fullmatch(link.strip())
    if not found or not is_server_address(found[1]):
        raise BadLink("commands-no-link", link=link)
    return found[1], found[2], found[3]


def is_server_address(server: str) -> bool:
    """Whether an address has a host and a valid port."""
    try:
        place = urlsplit(server)
        return bool(place.hostname) and place.port != 0
    except ValueError:
        return False
