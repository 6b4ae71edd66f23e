"""Addresses of a server as people open them on this computer, and as a QR code."""

from __future__ import annotations

import io
import os
import shutil
from typing import TextIO

BLACK_AND_WHITE = "\x1b[97;40m{}\x1b[0m"
"""The colors of a QR code. In a dark terminal it would be inverted, which some phones cannot read."""


def local_url(host: str, port: int) -> str:
    """The address of a server, as a browser on the same computer opens it."""
    from ludoteca.server.edge.own_addresses import WILDCARDS, url

    return url(WILDCARDS.get(host, host), port)


def qr_code(address: str, columns: int) -> str | None:
    """An address as a QR code in half-height blocks; None if it is wider than these columns."""
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    if len(lines[0]) > columns:
        return None
    return "\n".join(map(BLACK_AND_WHITE.format, lines))


def drawable_columns(stream: TextIO | None) -> int:
    """The number of columns that a stream can show: zero if it is not a terminal or not UTF-8."""
    if stream is None or not stream.isatty() or os.environ.get("TERM", "") in ("", "dumb"):
        return 0
    is_utf8 = (stream.encoding or "").lower().replace("-", "") == "utf8"
    return shutil.get_terminal_size().columns if is_utf8 else 0


def tunnel(port: int) -> str | None:
    """The ssh command that forwards a port to the computer from which the user is logged in; None without SSH."""
    connection = os.environ.get("SSH_CONNECTION", "").split()
    return f"ssh -L {port}:127.0.0.1:{port} {connection[2]}" if len(connection) == 4 else None
