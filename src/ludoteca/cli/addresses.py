"""Addresses of a server as people open them: on this computer, in the network, and as a QR code."""

from __future__ import annotations

import io
import os
import shutil
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import TextIO

WILDCARDS = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Hosts that mean every network interface, with the address of this computer in the same family."""

FAR = {
    socket.AF_INET: ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}
"""Remote addresses: the interface that reaches one of them also reaches other devices."""

BLACK_AND_WHITE = "\x1b[97;40m{}\x1b[0m"
"""The colors of a QR code. In a dark terminal it would be inverted, which some phones cannot read."""


def url(host: str, port: int) -> str:
    """The address of a server, as a browser opens it."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def local_url(host: str, port: int) -> str:
    """The address of a server, as a browser on the same computer opens it."""
    return url(WILDCARDS.get(host, host), port)


def network_urls(host: str, port: int) -> list[str]:
    """The addresses that other devices can use to reach a server; none if it serves only this computer."""
    hosts = own_addresses(family_of(host)) if host in WILDCARDS else [host]
    return [url(each, port) for each in hosts if not is_loopback(each)]


def family_of(host: str) -> socket.AddressFamily:
    """IPv6 if the host has colons, otherwise IPv4."""
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """The addresses that this computer would use to reach others. Connecting a datagram socket sends nothing."""
    found = []
    for far in FAR[family]:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            found.append(probe.getsockname()[0])
    return [each for each in dict.fromkeys(found) if is_shareable(each)]


def is_shareable(address: str) -> bool:
    """Whether another device can open a page at this address."""
    known = ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


def is_loopback(host: str) -> bool:
    """Whether a host is only this computer."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


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
