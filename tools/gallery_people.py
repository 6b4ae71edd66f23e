"""Pictures of the screens about people: my games, profiles, the leaderboard, the account, a result, the rules.

Part of `make gallery`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playwright.sync_api import Browser, expect

from ludoteca.client import Client
from tests.browser.accounts import PASSPHRASE, log_in, new_account
from tests.browser.guests import Guest, Guests
from tests.client.choosing import chooser
from tools.gallery_windows import LANGUAGES, in_both, open_window

CLOCK = {"kind": "move", "amount": 60, "increment": 0}
PATHS = {
    "games": "/games",
    "profile": "/profile",
    "profile-other": "/profile/Bruno",
    "leaderboard": "/leaderboard/shelfie",
    "account": "/account",
    "rules-lanterns": "/rules/lanterns",
    "rules-shelfie": "/rules/shelfie",
    "learn-lanterns": "/learn/lanterns",
    "learn-shelfie": "/learn/shelfie",
    "how-to-play-lanterns": "/how-to-play/lanterns",
    "how-to-play-shelfie": "/how-to-play/shelfie",
}


WHOLE = ("games", "profile", "profile-other", "leaderboard", "account", "how-to-play-lanterns", "how-to-play-shelfie")
"""Screens that are shown down to their end."""


def play(server: str, token: str, game: str, *bots: str, rated: bool = False) -> None:
    """Play a match against bots to its end."""
    levels = {str(seat): level for seat, level in enumerate(bots, start=1)}
    with Client(server, token) as client:
        clock = {"clock": CLOCK} if rated else {}
        table = client.make_table(game, players=1 + len(bots), bots=levels, rated=rated, **clock)["id"]
        client.start(table)
        with client.sit(table) as seat:
            seat.play(chooser())
            seat.wait_end(60)


def fill(server: str) -> str:
    """Let two people play some matches; return the token of the first."""
    anna, bruno = new_account(server, "Anna"), new_account(server, "Bruno")
    for number in range(10):
        play(server, anna, ("lanterns", "shelfie")[number % 2], "novice", rated=True)
    play(server, anna, "shelfie", "novice", "novice")
    play(server, anna, "lanterns", "novice", "apprentice", "novice")
    for game in ("lanterns", "shelfie", "shelfie"):
        play(server, bruno, game, "novice", rated=True)
    with Client(server, anna) as client:
        client.start(client.make_table("lanterns", bots={"1": "novice"})["id"])
    return anna


class Photographer:
    """Takes pictures of whole pages at one window size."""

    def __init__(self, guest: Guest, width: int) -> None:
        self.guest = guest
        self.width = width
        self.taken: list[str] = []

    def take(self, what: str) -> None:
        """Take a picture in the light and the dark theme."""
        self.taken.extend(in_both(self.guest, f"{what}-{self.width}", what in WHOLE))

    def screens(self) -> None:
        """Every screen of a person with an account."""
        for what, path in PATHS.items():
            self.guest.go(path)
            self.guest.page.wait_for_load_state("networkidle")
            self.take(what)
        self.guest.go("/games")
        self.guest.page.locator("main article button").first.click()
        expect(self.guest.page.locator("dialog canvas")).to_be_visible()
        self.guest.page.wait_for_load_state("networkidle")
        self.take("share")

    def guest_screens(self, name: str) -> None:
        """The screens of a new visitor, and the creation of an account."""
        self.guest.go("/account")
        self.guest.page.wait_for_load_state("networkidle")
        self.take("account-guest")
        form = self.guest.page.locator("section.panel").first
        form.locator("input").nth(0).fill(name)
        form.locator("input").nth(1).fill(PASSPHRASE)
        form.locator("button.main").click()
        expect(self.guest.page.locator("output")).to_be_visible()
        self.take("account-code")


def photograph_people(browser: Browser, server: str, widths: Sequence[int]) -> Iterator[str]:
    """Take all pictures; yield their names."""
    token = fill(server)
    for width in widths:
        guests = Guests(browser, server)
        known, visitor = (open_window(guests, width, locale=LANGUAGES[width]) for _ in range(2))
        member, new = Photographer(log_in(known, token), width), Photographer(visitor, width)
        member.screens()
        new.guest_screens(f"Clara {width}")
        guests.leave()
        yield from [*member.taken, *new.taken]
