"""Coming back after a lost connection: after which close codes, and how soon."""

from __future__ import annotations

import pytest
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosedError, InvalidStatus, InvalidURI
from websockets.frames import Close
from websockets.http11 import Response

from ludoteca.client.errors import ServiceLost, ServiceRefused
from ludoteca.client.returning import LONGEST_DELAY, Retries, check_return


def closed(code: int | None) -> ConnectionClosedError:
    return ConnectionClosedError(None if code is None else Close(code, ""), None)


class Clock:
    """A clock that tests move on."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@pytest.mark.parametrize("code", [None, 1001, 1006, 1011, 1012, 1013, 4408, 4429])
def test_after_these_close_codes_one_comes_back(code: int | None) -> None:
    check_return(closed(code), None)


@pytest.mark.parametrize("code", [1003, 1007, 1008, 1009, 4401, 4403, 4404])
def test_after_these_close_codes_coming_back_would_change_nothing(code: int) -> None:
    with pytest.raises(ServiceRefused):
        check_return(closed(code), None)


def test_a_farewell_says_whether_to_come_back_and_why_not() -> None:
    check_return(closed(1012), {"code": "restart", "sentence": "Come back.", "again": True})
    with pytest.raises(ServiceRefused, match="The host has removed this table"):
        check_return(closed(1000), {"code": "gone", "sentence": "The host has removed this table.", "again": False})


def test_a_server_that_is_not_ours_is_told_from_one_that_starts() -> None:
    for status in (429, 500, 502, 503):
        check_return(InvalidStatus(Response(status, "", Headers())), None)
    with pytest.raises(ServiceRefused, match="404"):
        check_return(InvalidStatus(Response(404, "", Headers())), None)
    with pytest.raises(ServiceLost, match="not the address of a server"):
        check_return(InvalidURI("ftp://x", "not a WebSocket address"), None)


def test_delays_grow_up_to_a_limit_and_begin_anew_when_the_connection_is_good() -> None:
    retries = Retries(patience=1e9, clock=Clock())
    delays = [retries.delay(closed(1006)) for _ in range(12)]
    assert delays[0] <= 0.1
    assert LONGEST_DELAY / 2 <= delays[-1] <= LONGEST_DELAY
    retries.reset()
    assert retries.delay(closed(1006)) <= 0.1


def test_who_was_told_to_slow_down_waits_longer() -> None:
    assert Retries(patience=10, clock=Clock()).delay(closed(4429)) >= 2.0


def test_patience_ends_and_counts_from_the_first_failure() -> None:
    clock = Clock()
    retries = Retries(patience=10, clock=clock)
    retries.delay(closed(1006))
    clock.seconds += 9
    retries.delay(closed(1006))
    clock.seconds += 1
    with pytest.raises(ServiceLost, match="10 seconds"):
        retries.delay(closed(1006))
    retries.reset()
    retries.delay(closed(1006))
