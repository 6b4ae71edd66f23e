"""Link previews: what chats and social networks show of a link to the page (Open Graph).

Previews need absolute addresses, so they are written into the page for the address at which it was asked for. They say
nothing about a table: its players are nobody else's business.
"""

from __future__ import annotations

import re
from html import escape

HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
PICTURE = "/preview.png"
WIDTH, HEIGHT = 1200, 630
"""The size of the picture in pixels."""
TITLE = "Ludoteca"
PLAY = "Play with friends or bots. No account needed."
JOIN = "You’re invited. No account needed."
END_OF_HEAD = b"</head>"


def origin_of(scheme: str, host: str) -> str | None:
    """The beginning of absolute addresses; None for a Host header that is not a host."""
    return f"{scheme}://{host}" if HOST.fullmatch(host) else None


def preview_tags(origin: str, path: str) -> bytes:
    """The tags for a path of the page."""
    is_table = path.startswith("/table/")
    values = {
        "og:title": TITLE,
        "og:description": JOIN if is_table else PLAY,
        "og:image": origin + PICTURE,
    }
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in values.items()]
    return "".join(tags).encode()


def with_preview(page: bytes, origin: str, path: str) -> bytes:
    """The page with its tags at the end of the head."""
    head, found, body = page.partition(END_OF_HEAD)
    return head + preview_tags(origin, path) + found + body if found else page
