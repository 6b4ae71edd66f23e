"""Rate limits: bursts, refills, bounded memory, and whose address counts."""

from __future__ import annotations

import math
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection

from ludoteca import server
from ludoteca.server.edge.addresses import address_of, is_https
from ludoteca.server.errors import RequestRefused
from ludoteca.server.rate_limits import BLOCK_SECONDS, DOUBLE_AFTER, FORGET_AFTER, MAX_DOUBLINGS, RATES, RateLimits
from ludoteca.server.settings import Settings


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def passes(limits: RateLimits, kind: str, key: str = "a") -> bool:
    """Whether something may be done now."""
    try:
        limits.check(kind, key)
    except RequestRefused:
        return False
    return True


@pytest.mark.parametrize("kind", RATES)
def test_a_burst_passes_and_then_one_at_a_time(kind: str) -> None:
    clock, rate = Clock(), RATES[kind]
    limits = RateLimits(clock=clock)
    assert [passes(limits, kind) for _ in range(rate.burst + 1)] == [True] * rate.burst + [False]
    clock.now += rate.every * 0.9
    assert not passes(limits, kind)
    clock.now += rate.every * 0.2
    assert passes(limits, kind)
    assert not passes(limits, kind)


def test_the_whole_burst_is_available_again_after_a_while_and_not_more() -> None:
    clock = Clock()
    limits = RateLimits(clock=clock)
    burst = RATES["chat"].burst
    assert all(passes(limits, "chat") for _ in range(burst))
    clock.now += 1e6
    assert [passes(limits, "chat") for _ in range(burst + 1)].count(True) == burst


def test_a_request_succeeds_after_the_time_that_the_refusal_names() -> None:
    clock = Clock()
    limits = RateLimits(clock=clock)
    for _ in range(RATES["reports"].burst):
        limits.check("reports", "a")
    with pytest.raises(RequestRefused) as refused:
        limits.check("reports", "a")
    refusal = refused.value
    assert (refusal.status, refusal.code, refusal.retry_after) == (429, "slow_down", 300)
    assert refusal.sentence == "Too many requests. Try again in 300 s."
    clock.now += refusal.retry_after or 0
    assert passes(limits, "reports")


def test_refusals_do_not_make_the_wait_longer() -> None:
    clock = Clock()
    limits = RateLimits(clock=clock)
    while passes(limits, "chat"):
        pass
    for _ in range(100):
        assert not passes(limits, "chat")
    clock.now += RATES["chat"].every
    assert passes(limits, "chat")


def test_requests_can_wait_for_tokens_and_are_refused_when_too_many_wait() -> None:
    clock, rate = Clock(), RATES["chat"]
    limits = RateLimits(clock=clock)
    waits = [limits.check("chat", "a", 3 * rate.every) for _ in range(rate.burst + 3)]
    assert waits == pytest.approx([0.0] * rate.burst + [rate.every, 2 * rate.every, 3 * rate.every])
    with pytest.raises(RequestRefused) as refused:
        limits.check("chat", "a", 3 * rate.every)
    assert refused.value.retry_after == math.ceil(rate.every)
    clock.now += rate.every
    assert limits.check("chat", "a", 3 * rate.every) == pytest.approx(3 * rate.every)


def test_expensive_requests_take_many_tokens_and_the_most_expensive_ones_all_of_them() -> None:
    clock, rate = Clock(), RATES["replayed"]
    limits = RateLimits(clock=clock)
    limits.check("replayed", "a", amount=rate.burst - 10)
    with pytest.raises(RequestRefused):
        limits.check("replayed", "a", amount=11)
    limits.check("replayed", "a", amount=10)
    clock.now += rate.every * rate.burst
    limits.check("replayed", "a", amount=100 * rate.burst)
    assert not passes(limits, "replayed")
    clock.now += rate.every * 1.1
    assert passes(limits, "replayed")


def test_keys_and_kinds_are_independent() -> None:
    limits = RateLimits(clock=Clock())
    while passes(limits, "chat", "a"):
        pass
    assert passes(limits, "chat", "b")
    assert passes(limits, "names", "a")


def test_limits_can_be_turned_off_but_an_unknown_kind_is_still_an_error() -> None:
    limits = RateLimits(enabled=False)
    assert all(passes(limits, "reports") for _ in range(1000))
    assert len(limits.full_at) == 0
    with pytest.raises(KeyError):
        limits.check("no such kind", "a")


def test_memory_is_bounded() -> None:
    limits = RateLimits(max_buckets=100, clock=Clock())
    for number in range(5000):
        limits.check("guests", str(number))
        assert len(limits.full_at) <= 100


def test_a_busy_key_is_remembered_longer_than_an_idle_one() -> None:
    limits = RateLimits(max_buckets=100, clock=Clock())
    limits.check("guests", "flood")
    for number in range(50):
        limits.check("guests", str(number))
    while passes(limits, "guests", "flood"):
        pass
    for number in range(50, 149):
        limits.check("guests", str(number))
    assert not passes(limits, "guests", "flood")


def test_full_buckets_are_dropped() -> None:
    clock = Clock()
    limits = RateLimits(clock=clock)
    for number in range(500):
        limits.check("chat", str(number))
    clock.now += 1e6
    for _ in range(600):
        clock.now += 10
        limits.check("chat", "late")
    assert len(limits.full_at) <= 2


@given(st.lists(st.floats(min_value=0, max_value=10), max_size=60))
def test_the_rate_holds_for_every_interval(pauses: list[float]) -> None:
    clock = Clock()
    limits = RateLimits(clock=clock)
    rate = RATES["chat"]
    passed: list[float] = []
    for pause in pauses:
        clock.now += pause
        if passes(limits, "chat"):
            passed.append(clock.now)
    for first, start in enumerate(passed):
        for last, end in enumerate(passed[first:], first):
            assert last - first + 1 <= rate.burst + (end - start) / rate.every + 0.1


def test_a_slow_client_is_blocked_for_a_while_and_nobody_else_is() -> None:
    clock = Clock()
    limits = RateLimits(clock=clock, max_buckets=2)
    limits.block("slow")
    assert BLOCK_SECONDS[0] <= limits.block_left("slow") <= BLOCK_SECONDS[1]
    assert limits.block_left("other") == 0
    clock.now += BLOCK_SECONDS[1]
    assert limits.block_left("slow") == 0
    for token in "abc":
        limits.block(token)
    assert list(limits.blocks) == ["b", "c"]
    unlimited = RateLimits(enabled=False)
    unlimited.block("slow")
    assert unlimited.block_left("slow") == 0


def test_repeated_blocks_get_longer_and_are_forgotten_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ludoteca.server.rate_limits.BLOCK_SECONDS", (2.0, 2.0))
    clock = Clock()
    limits = RateLimits(clock=clock)
    waits = []
    for _ in range(DOUBLE_AFTER + MAX_DOUBLINGS + 2):
        limits.block("slow")
        waits.append(limits.block_left("slow"))
        clock.now += waits[-1] + 1
    doubled = [2.0 * 2**times for times in range(1, MAX_DOUBLINGS + 1)]
    assert waits == pytest.approx([2.0] * DOUBLE_AFTER + [*doubled, doubled[-1], doubled[-1]])
    clock.now += FORGET_AFTER
    limits.block("slow")
    assert limits.block_left("slow") == pytest.approx(2.0)


def test_a_second_block_never_shortens_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = RateLimits(clock=Clock())
    for wait in (10.0, 3.0):
        monkeypatch.setattr("ludoteca.server.rate_limits.BLOCK_SECONDS", (wait, wait))
        limits.block("slow")
        assert limits.block_left("slow") == pytest.approx(10.0)


def test_every_limit_that_the_server_checks_has_a_rate() -> None:
    sources = Path(server.__file__).parent.rglob("*.py")
    used = {kind for source in sources for kind in re.findall(r'limits\.check\("(\w+)"', source.read_text("utf-8"))}
    assert {"chat", "guests", "login_address"} <= used <= set(RATES)


def connection(client: str | None, *forwarded: str, proxies: tuple[str, ...] = (), proto: str = "") -> HTTPConnection:
    """Somebody who connects, perhaps through proxies."""
    settings = Settings(data=SimpleNamespace(), proxies=proxies)  # type: ignore[arg-type]
    headers: list[tuple[bytes, bytes]] = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    if proto:
        headers.append((b"x-forwarded-proto", proto.encode()))
    app = SimpleNamespace(state=SimpleNamespace(context=SimpleNamespace(settings=settings)))
    scope: dict[str, Any] = {"type": "http", "scheme": "http", "server": ("x", 80), "path": "/", "app": app}
    return HTTPConnection(scope | {"headers": headers, "client": client and (client, 1234), "query_string": b""})


PROXY = ("10.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("client", "forwarded", "proxies", "address"),
    [
        ("203.0.113.7", (), (), "203.0.113.7"),
        (None, (), (), "local"),
        ("not an address", (), (), "local"),
        ("203.0.113.7", ("198.51.100.1",), (), "203.0.113.7"),
        ("203.0.113.7", ("198.51.100.1",), PROXY, "203.0.113.7"),
        ("10.1.2.3", ("198.51.100.1",), PROXY, "198.51.100.1"),
        ("10.1.2.3", ("6.6.6.6, 198.51.100.1, 10.9.9.9",), PROXY, "198.51.100.1"),
        ("10.1.2.3", ("6.6.6.6", "198.51.100.1"), PROXY, "198.51.100.1"),
        ("10.1.2.3", (), PROXY, "10.1.2.3"),
        ("10.1.2.3", ("nonsense",), PROXY, "10.1.2.3"),
        ("10.1.2.3", ("6.6.6.6, nonsense",), PROXY, "10.1.2.3"),
        ("::1", ("2001:db8:1:2:aaaa::1",), PROXY, "2001:db8:1:2::/64"),
        ("2001:db8:1:2:3:4:5:6", (), (), "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", (), (), "203.0.113.7"),
        ("fe80::1%eth0", (), (), "fe80::/64"),
    ],
)
def test_the_address_of_the_client_is_found_behind_trusted_proxies(
    client: str | None, forwarded: tuple[str, ...], proxies: tuple[str, ...], address: str
) -> None:
    assert address_of(connection(client, *forwarded, proxies=proxies)) == address


@pytest.mark.parametrize(
    ("client", "proto", "secure"),
    [("10.1.2.3", "https", True), ("10.1.2.3", "http", False), ("6.6.6.6", "https", False)],
)
def test_only_a_trusted_proxy_can_say_that_a_connection_is_encrypted(client: str, proto: str, secure: bool) -> None:
    assert is_https(connection(client, proto=proto), PROXY) is secure
