"""Wrong guesses slow down the guesser, not the owner."""

from __future__ import annotations

import pytest

from ludoteca.server.errors import RequestRefused
from ludoteca.server.people.login_guard import (
    CEILING,
    CEILING_WAIT,
    FIRST_WAIT,
    FORGET_AFTER,
    FREE_GUESSES,
    LONGEST_WAIT,
    LoginGuard,
)


class Clock:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def guess(guard: LoginGuard, address: str, times: int, account: str = "anna") -> None:
    """Guess wrong, however often; somebody who does not wait is refused and does not get here."""
    for _ in range(times):
        guard.note_failure(address, account)


def wait_of(guard: LoginGuard, address: str, account: str = "anna") -> int:
    """How many seconds an address has to wait; 0 if it may guess."""
    try:
        guard.check(address, account)
    except RequestRefused as refused:
        return refused.retry_after or 0
    return 0


def test_the_wait_doubles_with_each_wrong_guess() -> None:
    guard = LoginGuard(clock=Clock())
    guess(guard, "thief", FREE_GUESSES - 1)
    assert wait_of(guard, "thief") == 0
    waits = []
    for _ in range(12):
        guess(guard, "thief", 1)
        waits.append(wait_of(guard, "thief"))
    assert waits[:4] == [FIRST_WAIT * 2**number for number in range(4)]
    assert waits[-1] == LONGEST_WAIT


def test_only_the_guesser_waits_and_only_for_this_account() -> None:
    guard = LoginGuard(clock=Clock())
    guess(guard, "thief", 20)
    assert wait_of(guard, "thief") > 0
    assert wait_of(guard, "owner") == 0
    assert wait_of(guard, "thief", "bob") == 0


def test_a_login_forgets_the_wrong_guesses_of_its_address_only() -> None:
    clock = Clock()
    guard = LoginGuard(clock=clock)
    guess(guard, "owner", FREE_GUESSES)
    guess(guard, "thief", FREE_GUESSES)
    guard.note_success("owner", "anna")
    assert wait_of(guard, "owner") == 0
    assert wait_of(guard, "thief") > 0


def test_under_attack_a_new_address_still_has_one_guess_and_a_known_one_all() -> None:
    guard = LoginGuard(clock=Clock())
    guard.note_success("home", "anna")
    for number in range(CEILING + 1):
        guess(guard, f"thief {number}", 1)
    assert wait_of(guard, "hotel") == 0
    guess(guard, "hotel", 1)
    assert wait_of(guard, "hotel") == CEILING_WAIT
    guess(guard, "home", FREE_GUESSES - 1)
    assert wait_of(guard, "home") == 0
    guess(guard, "elsewhere", 1, "bob")
    assert wait_of(guard, "elsewhere", "bob") == 0


def test_guesses_are_forgotten_and_memory_is_bounded() -> None:
    clock = Clock()
    guard = LoginGuard(clock=clock, size=10)
    guess(guard, "thief", FREE_GUESSES)
    clock.now += FIRST_WAIT + FORGET_AFTER + 1
    guess(guard, "thief", 1)
    assert wait_of(guard, "thief") == 0
    for number in range(50):
        guess(guard, f"thief {number}", 1, f"account {number}")
        guard.note_success(f"owner {number}", f"account {number}")
    assert len(guard.guesses) == len(guard.accounts) == len(guard.known) == 10


@pytest.mark.parametrize("enabled", [True, False])
def test_a_guard_can_be_turned_off(enabled: bool) -> None:
    guard = LoginGuard(enabled=enabled, clock=Clock())
    guess(guard, "thief", 50)
    assert (wait_of(guard, "thief") > 0) == enabled
