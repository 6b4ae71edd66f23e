"""How often anybody may do something: per address, person, account or connection; kept in memory, and bounded."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import random
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ludoteca.server.errors import Problem
from ludoteca.server.house import house

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

MOST_BUCKETS = 50_000
"""How many are remembered; the one that was not used for the longest time is forgotten first."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True)
class Rate:
    """So many at once, and one more after every so many seconds."""

    burst: int
    every: float


PENALTY = 1.0
"""Seconds that who asks too often waits for being told so: nobody keeps a service busy with refusals.

Up to twice as long, as chance has it: whom it refuses together must not come back together."""

BARRED = (2.0, 12.0)
"""Seconds, as chance has it, after which who was cut off may come back: those who were together must not together."""
EXCUSED, MOST_DOUBLED, FORGIVEN = 3, 4, 600.0
"""Who is cut off oftener than so many times stays outside for twice as long each time, but never for more than so many
times twice as long; all is forgotten so many seconds after they were let in. A bad line has a second and a third
chance, and who never reads is not opened a socket for again and again."""

RATES = {
    # A café or a school shares one address.
    "guests": Rate(30, 20.0),
    "requests": Rate(150, 0.02),
    "pages": Rate(600, 0.01),
    "connect": Rate(200, 0.25),
    "replays": Rate(300, 0.1),
    "tables_address": Rate(60, 5.0),
    "login_address": Rate(30, 10.0),
    "login_account": Rate(10, 30.0),
    "tables": Rate(12, 20.0),
    "join": Rate(30, 5.0),
    "chat": Rate(8, 2.0),
    "reports": Rate(5, 300.0),
    "names": Rate(10, 30.0),
    "programs": Rate(10, 60.0),
    "export": Rate(5, 60.0),
    "thinking": Rate(300, 0.5),
    "hints": Rate(10, 5.0),
    "previews": Rate(60, 0.2),
    "messages": Rate(60, 1 / 30),
}
"""Whose key is an address: guests, requests, pages, connect, replays, tables_address, login_address; an account:
login_account; a connection: messages; all others a person."""


class Limits:
    """Token buckets by kind and key. A bucket is the moment at which it will be full again, and nothing else."""

    def __init__(
        self, *, enabled: bool = True, most: int = MOST_BUCKETS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Count by a clock in seconds; `enabled=False` lets everything pass."""
        self.enabled = enabled
        self.most = most
        self.clock = clock
        self.full_at: OrderedDict[tuple[str, str], float] = OrderedDict()
        self.barred: OrderedDict[str, tuple[float, int]] = OrderedDict()
        """Until when whose token stays outside, and how often it was cut off."""

    def check(self, kind: str, key: str, patience: float = 0.0) -> float:
        """Take a token, or refuse and say when there will be one.

        Who is patient takes one ahead that will be there in so many seconds at most, and is told how long to wait.
        """
        rate = RATES[kind]
        if not self.enabled:
            return 0.0
        now = self.clock()
        full_at = max(now, self.full_at.get((kind, key), now)) + rate.every
        wait = full_at - rate.burst * rate.every - now
        # A hundredth of the pace is what sums of floats may be off.
        if wait > patience + rate.every / 100:
            raise too_often(wait - patience)
        self.full_at[kind, key] = full_at
        self.full_at.move_to_end((kind, key))
        self.forget(now)
        return max(0.0, wait)

    async def wait(self, kind: str, key: str) -> None:
        """Take a token as soon as there is one."""
        while True:
            try:
                self.check(kind, key)
                return
            except Problem as early:
                await asyncio.sleep(early.retry_after or 1)

    def bar(self, hashed: str) -> None:
        """Let who reads too slowly stay outside for a while, by the hash of their token."""
        if not self.enabled:
            return
        now = self.clock()
        until, times = self.barred.get(hashed, (now, 0))
        times = times + 1 if now < until + FORGIVEN else 1
        wait = random.uniform(*BARRED) * 2 ** min(max(0, times - EXCUSED), MOST_DOUBLED)
        self.barred[hashed] = max(until, now + wait), times
        self.barred.move_to_end(hashed)
        if len(self.barred) > self.most:
            self.barred.popitem(last=False)

    def barred_for(self, hashed: str) -> float:
        """Seconds that the holder of a token has still to stay outside."""
        until, _ = self.barred.get(hashed, (0.0, 0))
        return max(0.0, until - self.clock())

    def forget(self, now: float) -> None:
        """Forget buckets that are full again, a few at a time, and the oldest ones if there are too many."""
        for _ in range(2):
            oldest = next(iter(self.full_at))
            if self.full_at[oldest] <= now or len(self.full_at) > self.most:
                del self.full_at[oldest]
            if not self.full_at:
                return


def too_often(wait: float) -> Problem:
    """Somebody is too quick."""
    seconds = math.ceil(wait)
    return Problem(429, "slow_down", f"Too many requests. Try again in {seconds} s.", retry_after=seconds)


def address_of(connection: HTTPConnection) -> str:
    """The address that limits count for: the client's, as told by proxies that the settings trust; IPv6 by its /64."""
    peer = read_address(connection.client.host) if connection.client else None
    if peer is None:
        return "local"
    proxies = house(connection).settings.proxies
    if is_trusted(peer, proxies):
        peer = forwarded_for(connection, proxies) or peer
    return network(peer)


def is_https(connection: HTTPConnection) -> bool:
    """Whether the client speaks HTTPS, with us or with a proxy that the settings trust."""
    if connection.url.scheme in ("https", "wss"):
        return True
    peer = read_address(connection.client.host) if connection.client else None
    trusted = peer is not None and is_trusted(peer, house(connection).settings.proxies)
    return trusted and connection.headers.get("x-forwarded-proto", "").strip().lower() == "https"


def forwarded_for(connection: HTTPConnection, proxies: Sequence[str]) -> Address | None:
    """The last address that no trusted proxy has; whatever stands before it may be invented by the client."""
    told = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
    for text in reversed(told):
        address = read_address(text.strip())
        if address is None or not is_trusted(address, proxies):
            return address
    return None


def read_address(text: str) -> Address | None:
    """An address, or None for anything else; IPv4 inside IPv6 is IPv4."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def is_trusted(address: Address, proxies: Sequence[str]) -> bool:
    """Whether an address is a trusted proxy's; proxies are addresses or networks like 10.0.0.0/8."""
    return any(address in read_network(proxy) for proxy in proxies)


@cache
def read_network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """The addresses of a proxy, or of a network of them, as the settings name it."""
    return ipaddress.ip_network(text, strict=False)


def network(address: Address) -> str:
    """What one household has: an IPv4 address, or the /64 around an IPv6 address."""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.ip_network((address, 64), strict=False))
