"""The addresses of this computer, and those at which other devices reach a server on it."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.datastructures import URL

WILDCARDS = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Hosts that mean every network interface, with the address of this computer in the same family."""

FAR = {
    socket.AF_INET: ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}
"""Remote addresses: the interface that reaches one of them also reaches other devices."""


def url(host: str, port: int) -> str:
    """The address of a server, as a browser opens it."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


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


def addresses_for_others(asked: URL, host: str) -> list[str] | None:
    """Where other devices reach a server that listens on a host; None if they can use the address that was asked."""
    if not is_loopback(asked.hostname or ""):
        return None
    return network_urls(host, asked.port or 80)
