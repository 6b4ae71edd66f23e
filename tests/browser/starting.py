"""A server that is still starting, as a page sees it: /ready and /api are answered here until it is ready."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Route

from tests.browser.guests import Guest

BOTH = ["Lanterns: The Harvest Festival", "My Shelfie"]
EXPECTED = ("503", "ERR_CONNECTION_REFUSED")
"""What the browser itself writes to its console about a server that is starting, or away."""


class StartingServer:
    """Answers a guest's requests in place of the server, and counts them, until it is ready."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.status = "preparing"
        self.preparation: dict[str, Any] | None = None
        self.is_away = False
        self.polls = 0
        self.calls = 0
        guest.page.route("**/ready", self.answer_poll)
        guest.page.route("**/api/**", self.answer_call)

    def prepare(self, done: float, seconds: float, stage: str = "tables") -> None:
        """Compile both games."""
        self.status = "ready" if stage == "players" else "preparing"
        self.is_away = False
        self.preparation = {"stage": stage, "games": BOTH, "done": done, "seconds": seconds}

    def fail(self) -> None:
        """Fail to start."""
        self.status = "failed"
        self.preparation = None

    def go_away(self) -> None:
        """Answer nothing any more."""
        self.is_away = True

    def be_ready(self) -> None:
        """Leave everything to the real server from now on."""
        self.status = "ready"
        self.preparation = None
        self.is_away = False

    def answer_poll(self, route: Route) -> None:
        self.polls += 1
        if self.is_away:
            route.abort("connectionrefused")
        else:
            told = {"status": self.status, "preparation": self.preparation}
            route.fulfill(status=200 if self.status == "ready" else 503, json=told)

    def answer_call(self, route: Route) -> None:
        self.calls += 1
        if self.is_away:
            route.abort("connectionrefused")
        elif self.status == "ready":
            route.continue_()
        else:
            refusal = {"code": "warming_up", "sentence": "Not yet.", "rule": None, "preparation": self.preparation}
            route.fulfill(status=503, headers={"Retry-After": "1"}, json=refusal)


def forgive(guest: Guest) -> None:
    """Forget what the browser's console said about a server that was not there; anything else stays."""
    guest.troubles = [each for each in guest.troubles if not any(why in each for why in EXPECTED)]
