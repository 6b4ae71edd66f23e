"""A server that is still starting: requests of a page to /ready and /api are answered here until it is ready."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Route

from tests.browser.guests import Guest

BOTH = ["Lanterns: The Harvest Festival", "My Shelfie"]
EXPECTED = ("503", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
"""What the browser itself logs about a server that is starting or offline."""


class StartingServer:
    """Answers a guest's requests in place of the server until it is ready, and counts them."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.status = "preparing"
        self.preparation: dict[str, Any] | None = None
        self.is_offline = False
        self.polls = 0
        self.calls = 0
        guest.page.route("**/ready", self.answer_poll)
        guest.page.route("**/api/**", self.answer_call)

    def prepare(self, done: float, seconds: float, stage: str = "tables") -> None:
        """Report that both games are being compiled."""
        self.status = "ready" if stage == "players" else "preparing"
        self.is_offline = False
        self.preparation = {"stage": stage, "games": BOTH, "done": done, "seconds": seconds}

    def fail(self) -> None:
        """Report that the start failed."""
        self.status = "failed"
        self.preparation = None

    def go_offline(self) -> None:
        """Stop answering."""
        self.is_offline = True

    def be_ready(self) -> None:
        """Pass all further requests to the real server."""
        self.status = "ready"
        self.preparation = None
        self.is_offline = False

    def answer_poll(self, route: Route) -> None:
        self.polls += 1
        if self.is_offline:
            route.abort("connectionrefused")
        else:
            readiness = {"status": self.status, "preparation": self.preparation}
            route.fulfill(status=200 if self.status == "ready" else 503, json=readiness)

    def answer_call(self, route: Route) -> None:
        self.calls += 1
        if self.is_offline:
            route.abort("connectionrefused")
        elif self.status == "ready":
            route.continue_()
        else:
            refusal = {"code": "warming_up", "sentence": "Not yet.", "rule": None, "preparation": self.preparation}
            route.fulfill(status=503, headers={"Retry-After": "1"}, json=refusal)


def forgive(guest: Guest) -> None:
    """Drop the errors that a starting or offline server causes in the browser's console."""
    guest.errors = [each for each in guest.errors if not any(why in each for why in EXPECTED)]
