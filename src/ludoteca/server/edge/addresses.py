"""The address of a client, as reported by trusted proxies."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from ludoteca.server.context import context_of

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def address_of(connection: HTTPConnection) -> str:
    """The key of the rate limits: the client's address, as reported by trusted proxies; for IPv6, its /64 network."""
    client = client_address(connection, context_of(connection).settings.proxies)
    return "local" if client is None else network(client)


def client_address(connection: HTTPConnection, proxies: Sequence[str]) -> Address | None:
    """The client's address, as reported by trusted proxies; None without a network."""
    peer = peer_address(connection)
    if peer is not None and is_trusted(peer, proxies):
        return forwarded_for(connection, proxies) or peer
    return peer


def peer_address(connection: HTTPConnection) -> Address | None:
    """The address at the other end of the connection: the client's, or a proxy's."""
    return read_address(connection.client.host) if connection.client else None


def is_https(connection: HTTPConnection, proxies: Sequence[str]) -> bool:
    """Whether the client uses HTTPS, to this server or to a trusted proxy."""
    if connection.url.scheme in ("https", "wss"):
        return True
    peer = peer_address(connection)
    trusted = peer is not None and is_trusted(peer, proxies)
    return trusted and connection.headers.get("x-forwarded-proto", "").strip().lower() == "https"


def forwarded_for(connection: HTTPConnection, proxies: Sequence[str]) -> Address | None:
    """The last address that is not a trusted proxy's; the client may have invented the addresses before it."""
    hops = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
    for text in reversed(hops):
        address = read_address(text.strip())
        if address is None or not is_trusted(address, proxies):
            return address
    return None


def read_address(text: str) -> Address | None:
    """Parse an address; None if the text is not one. IPv4 mapped into IPv6 becomes IPv4."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def is_trusted(address: Address, proxies: Sequence[str]) -> bool:
    """Whether an address is a trusted proxy's; proxies are addresses or networks like 10.0.0.0/8."""
    return any(address in read_network(proxy) for proxy in proxies)


def is_network(text: str) -> bool:
    """Whether a text is an address or a network."""
    try:
        read_network(text)
    except ValueError:
        return False
    return True


@cache
def read_network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """Parse an address or network from the settings."""
    return ipaddress.ip_network(text, strict=False)


def network(address: Address) -> str:
    """The network of one household: an IPv4 address, or the /64 around an IPv6 address."""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.ip_network((address, 64), strict=False))
