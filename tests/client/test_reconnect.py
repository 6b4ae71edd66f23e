"""Reconnecting after a lost connection: after which close codes, and how soon."""

from __future__ import annotations

import pytest
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosedError, InvalidStatus, InvalidURI
from websockets.frames import Close
from websockets.http11 import Response

from ludoteca.client.errors import ServerRefused, ServerUnreachable
from ludoteca.client.reconnect import LONGEST_DELAY, Retries, check_reconnect


def close_error(code: int | None) -> ConnectionClosedError:
    return ConnectionClosedError(None if code is None else Close(code, ""), None)


class Clock:
    """A clock that tests advance."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@pytest.mark.parametrize("code", [None, 1001, 1006, 1011, 1012, 1013, 4408, 4429])
def test_the_client_reconnects_after_these_close_codes(code: int | None) -> None:
    check_reconnect(close_error(code), None)


@pytest.mark.parametrize("code", [1003, 1007, 1008, 1009, 4401, 4403, 4404])
def test_the_client_gives_up_after_these_close_codes(code: int) -> None:
    with pytest.raises(ServerRefused):
        check_reconnect(close_error(code), None)


def test_a_bye_says_whether_to_reconnect_and_why_not() -> None:
    check_reconnect(close_error(1012), {"code": "restart", "sentence": "Come back.", "again": True})
    with pytest.raises(ServerRefused, match="The host has removed this table"):
        check_reconnect(
            close_error(1000), {"code": "gone", "sentence": "The host has removed this table.", "again": False}
        )


def test_another_kind_of_server_is_distinguished_from_one_that_is_starting() -> None:
    for status in (429, 500, 502, 503):
        check_reconnect(InvalidStatus(Response(status, "", Headers())), None)
    with pytest.raises(ServerRefused, match="404"):
        check_reconnect(InvalidStatus(Response(404, "", Headers())), None)
    with pytest.raises(ServerUnreachable, match="not the address of a server"):
        check_reconnect(InvalidURI("ftp://x", "not a WebSocket address"), None)


def test_delays_grow_up_to_a_limit_and_start_over_after_a_good_connection() -> None:
    retries = Retries(patience=1e9, clock=Clock())
    delays = [retries.delay(close_error(1006)) for _ in range(12)]
    assert delays[0] <= 0.1
    assert LONGEST_DELAY / 2 <= delays[-1] <= LONGEST_DELAY
    retries.reset()
    assert retries.delay(close_error(1006)) <= 0.1


def test_a_client_that_has_to_slow_down_waits_longer() -> None:
    assert Retries(patience=10, clock=Clock()).delay(close_error(4429)) >= 2.0


def test_patience_ends_and_counts_from_the_first_failure() -> None:
    clock = Clock()
    retries = Retries(patience=10, clock=clock)
    retries.delay(close_error(1006))
    clock.seconds += 9
    retries.delay(close_error(1006))
    clock.seconds += 1
    with pytest.raises(ServerUnreachable, match="10 seconds"):
        retries.delay(close_error(1006))
    retries.reset()
    retries.delay(close_error(1006))
