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
from ludoteca.server.errors import Problem
from ludoteca.server.limits import BARRED, EXCUSED, FORGIVEN, MOST_DOUBLED, RATES, Limits, address_of, is_https
from ludoteca.server.settings import Settings


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def passes(limits: Limits, kind: str, key: str = "a") -> bool:
    """Whether something may be done now."""
    try:
        limits.check(kind, key)
    except Problem:
        return False
    return True


@pytest.mark.parametrize("kind", RATES)
def test_a_burst_passes_and_then_one_at_a_time(kind: str) -> None:
    clock, rate = Clock(), RATES[kind]
    limits = Limits(clock=clock)
    assert [passes(limits, kind) for _ in range(rate.burst + 1)] == [True] * rate.burst + [False]
    clock.now += rate.every * 0.9
    assert not passes(limits, kind)
    clock.now += rate.every * 0.2
    assert passes(limits, kind)
    assert not passes(limits, kind)


def test_who_waits_long_enough_has_the_whole_burst_again_and_not_more() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    burst = RATES["chat"].burst
    assert all(passes(limits, "chat") for _ in range(burst))
    clock.now += 1e6
    assert [passes(limits, "chat") for _ in range(burst + 1)].count(True) == burst


def test_the_refusal_says_when_to_come_back_and_that_is_true() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for _ in range(RATES["reports"].burst):
        limits.check("reports", "a")
    with pytest.raises(Problem) as refused:
        limits.check("reports", "a")
    problem = refused.value
    assert (problem.status, problem.code, problem.retry_after) == (429, "slow_down", 300)
    assert problem.sentence == "Too many requests. Try again in 300 s."
    clock.now += problem.retry_after or 0
    assert passes(limits, "reports")


def test_refusals_do_not_make_the_wait_longer() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    while passes(limits, "chat"):
        pass
    for _ in range(100):
        assert not passes(limits, "chat")
    clock.now += RATES["chat"].every
    assert passes(limits, "chat")


def test_who_is_patient_gets_a_turn_of_their_own_and_is_refused_when_too_many_wait() -> None:
    clock, rate = Clock(), RATES["chat"]
    limits = Limits(clock=clock)
    waits = [limits.check("chat", "a", 3 * rate.every) for _ in range(rate.burst + 3)]
    assert waits == pytest.approx([0.0] * rate.burst + [rate.every, 2 * rate.every, 3 * rate.every])
    with pytest.raises(Problem) as refused:
        limits.check("chat", "a", 3 * rate.every)
    assert refused.value.retry_after == math.ceil(rate.every)
    clock.now += rate.every
    assert limits.check("chat", "a", 3 * rate.every) == pytest.approx(3 * rate.every)


def test_keys_and_kinds_do_not_touch_each_other() -> None:
    limits = Limits(clock=Clock())
    while passes(limits, "chat", "a"):
        pass
    assert passes(limits, "chat", "b")
    assert passes(limits, "names", "a")


def test_limits_can_be_switched_off_but_a_wrong_kind_is_still_noticed() -> None:
    limits = Limits(enabled=False)
    assert all(passes(limits, "reports") for _ in range(1000))
    assert len(limits.full_at) == 0
    with pytest.raises(KeyError):
        limits.check("no such kind", "a")


def test_memory_is_bounded_whoever_comes() -> None:
    limits = Limits(most=100, clock=Clock())
    for number in range(5000):
        limits.check("guests", str(number))
        assert len(limits.full_at) <= 100


def test_who_is_being_refused_is_remembered_longer_than_who_came_once_before() -> None:
    limits = Limits(most=100, clock=Clock())
    limits.check("guests", "flood")
    for number in range(50):
        limits.check("guests", str(number))
    while passes(limits, "guests", "flood"):
        pass
    for number in range(50, 149):
        limits.check("guests", str(number))
    assert not passes(limits, "guests", "flood")


def test_full_buckets_are_forgotten_by_themselves() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for number in range(500):
        limits.check("chat", str(number))
    clock.now += 1e6
    for _ in range(600):
        clock.now += 10
        limits.check("chat", "late")
    assert len(limits.full_at) <= 2


@given(st.lists(st.floats(min_value=0, max_value=10), max_size=60))
def test_in_no_stretch_of_time_more_pass_than_the_rate_allows(pauses: list[float]) -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    rate = RATES["chat"]
    passed: list[float] = []
    for pause in pauses:
        clock.now += pause
        if passes(limits, "chat"):
            passed.append(clock.now)
    for first, start in enumerate(passed):
        for last, end in enumerate(passed[first:], first):
            assert last - first + 1 <= rate.burst + (end - start) / rate.every + 0.1


def test_who_was_cut_off_stays_outside_for_a_while_and_nobody_else_does() -> None:
    clock = Clock()
    limits = Limits(clock=clock, most=2)
    limits.bar("slow")
    assert BARRED[0] <= limits.barred_for("slow") <= BARRED[1]
    assert limits.barred_for("other") == 0
    clock.now += BARRED[1]
    assert limits.barred_for("slow") == 0
    for token in "abc":
        limits.bar(token)
    assert list(limits.barred) == ["b", "c"]
    free = Limits(enabled=False)
    free.bar("slow")
    assert free.barred_for("slow") == 0


def test_who_is_cut_off_again_and_again_stays_outside_for_longer_and_is_forgiven_after_a_quiet_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ludoteca.server.limits.BARRED", (2.0, 2.0))
    clock = Clock()
    house = Limits(clock=clock)
    waits = []
    for _ in range(EXCUSED + MOST_DOUBLED + 2):
        house.bar("slow")
        waits.append(house.barred_for("slow"))
        clock.now += waits[-1] + 1
    doubled = [2.0 * 2**times for times in range(1, MOST_DOUBLED + 1)]
    assert waits == pytest.approx([2.0] * EXCUSED + [*doubled, doubled[-1], doubled[-1]])
    clock.now += FORGIVEN
    house.bar("slow")
    assert house.barred_for("slow") == pytest.approx(2.0)


def test_who_is_cut_off_while_outside_never_comes_in_earlier_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Limits(clock=Clock())
    for wait in (10.0, 3.0):
        monkeypatch.setattr("ludoteca.server.limits.BARRED", (wait, wait))
        house.bar("slow")
        assert house.barred_for("slow") == pytest.approx(10.0)


def test_every_limit_that_the_service_asks_for_has_a_rate() -> None:
    sources = Path(server.__file__).parent.glob("*.py")
    asked = {kind for source in sources for kind in re.findall(r'limits\.check\("(\w+)"', source.read_text("utf-8"))}
    assert {"chat", "guests", "login_account"} <= asked <= set(RATES)


def connection(client: str | None, *forwarded: str, proxies: tuple[str, ...] = (), proto: str = "") -> HTTPConnection:
    """Somebody who connects, perhaps through proxies."""
    settings = Settings(data=SimpleNamespace(), proxies=proxies)  # type: ignore[arg-type]
    headers: list[tuple[bytes, bytes]] = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    if proto:
        headers.append((b"x-forwarded-proto", proto.encode()))
    app = SimpleNamespace(state=SimpleNamespace(house=SimpleNamespace(settings=settings)))
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
def test_whose_address_counts(
    client: str | None, forwarded: tuple[str, ...], proxies: tuple[str, ...], address: str
) -> None:
    assert address_of(connection(client, *forwarded, proxies=proxies)) == address


@pytest.mark.parametrize(
    ("client", "proto", "secure"),
    [("10.1.2.3", "https", True), ("10.1.2.3", "http", False), ("6.6.6.6", "https", False)],
)
def test_only_a_trusted_proxy_can_say_that_a_connection_is_encrypted(client: str, proto: str, secure: bool) -> None:
    assert is_https(connection(client, proxies=PROXY, proto=proto)) is secure
