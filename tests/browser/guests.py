"""People with a browser: what they see, press and hear on the page."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    expect,
)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000.0
"""Timeout in milliseconds, for a busy machine."""
NO_COPIES = "Service Worker registration blocked by Playwright"
"""The warning of a browser that was opened without service workers."""
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
TITLES = {"lanterns": "Lanterns", "shelfie": "My Shelfie"}

expect.set_options(timeout=PATIENCE)

FOCUS = "document.activeElement"
BOARD = """() => [...document.querySelectorAll('[data-cell]')]
  .map((cell) => cell.dataset.open === undefined ? cell.getAttribute('aria-label').split(', ').slice(0, 2) : '').join()
  + [...document.querySelectorAll('[data-anchor^=pile]')].map((pile) => pile.querySelector('b').innerText).join()"""
"""JavaScript: the pieces on the board and in the piles, regardless of selection and pointer."""
LANDED = "() => document.querySelector('.air > svg, .sky > .flying') === null"
"""JavaScript: nothing is flying to its pile or shelf; the numbers of piles change when something lands."""
TURN_DONE = f"""([before, mine]) => document.querySelector('dialog[open]') !== null ||
  ([...document.querySelectorAll('[role=status]')].some((status) => status.innerText.trim() === mine)
    && ({BOARD})() !== before)"""


class Guest:
    """A person with a browser of their own; errors in it are recorded."""

    def __init__(self, context: BrowserContext, server_url: str) -> None:
        self.context = context
        self.server_url = server_url
        self.page = context.new_page()
        self.errors: list[str] = []
        self.responses: list[Response] = []
        self.page.on("console", self.record_console)
        self.page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))
        self.page.on("requestfailed", self.record_failed_request)
        self.page.on("response", self.record_response)

    def record_console(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning") and line.text != NO_COPIES:
            self.errors.append(f"{line.type}: {line.text}")

    def record_failed_request(self, request: Request) -> None:
        """Requests that the page aborted because it was closed or left do not count."""
        if request.failure != "net::ERR_ABORTED":
            self.errors.append(f"failed: {request.url} {request.failure}")

    def record_response(self, answer: Response) -> None:
        self.responses.append(answer)

    # Navigation

    def go(self, path: str = "/") -> Guest:
        self.page.goto(self.server_url + path if path.startswith("/") else path)
        expect(self.page.locator("#page > *").first).to_be_attached()
        return self

    def box(self, game: str) -> Locator:
        """The box of a game on the start page."""
        return self.page.get_by_role("article", name=TITLES[game])

    def play(self, game: str, players: int = 2) -> Guest:
        """Press Play on the start page, and wait for the board."""
        self.go()
        if players != 2:
            self.choose(self.box(game), str(players))
        self.button("Play", self.box(game)).click()
        return self.sit()

    def choose(self, where: Locator, label: str) -> None:
        """Choose a number of players."""
        where.get_by_role("group", name="Players").get_by_text(label, exact=True).click()

    def sit(self) -> Guest:
        """Wait for the board."""
        expect(self.page.get_by_role("gridcell").first).to_be_visible()
        return self

    @property
    def table(self) -> str:
        """The table's id."""
        found = re.search(r"/(?:table|replay)/(\w+)", self.page.url)
        assert found, self.page.url
        return found[1]

    # Input

    def button(self, name: str | re.Pattern[str], where: Locator | Page | None = None) -> Locator:
        exact = isinstance(name, str)
        return (where or self.page).get_by_role("button", name=name, exact=exact)

    def dialog(self, name: str | None = None) -> Locator:
        return self.page.get_by_role("dialog", name=name) if name else self.page.get_by_role("dialog")

    def menu(self, entry: str) -> None:
        """Choose something from the menu."""
        self.button("Menu").click()
        self.page.get_by_text(entry, exact=True).click()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def panels(self) -> dict[str, Locator]:
        """The buttons on a phone that open the panels next to the board, by their names; the first shows the board."""
        buttons = self.page.get_by_role("navigation", name="Next to the board").get_by_role("button")
        expect(buttons.nth(3)).to_be_visible()
        names = buttons.all_inner_texts()[1:]
        return {name: buttons.nth(number) for number, name in enumerate(names, start=1)}

    # What the page shows

    def see(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def see_turn(self) -> None:
        expect(self.page.get_by_role("status").filter(has_text="Your turn").first).to_be_visible()

    def board(self) -> str:
        """The pieces on the board, to compare with later, once everything has landed: then only a move changes them."""
        self.page.wait_for_function(LANDED, timeout=PATIENCE)
        board: str = self.page.evaluate(BOARD)
        return board

    def wait_for_turn(self, before: str) -> bool:
        """Wait until the board has changed and it is this guest's turn again; False if the match is over."""
        self.page.wait_for_function(TURN_DONE, arg=[before, "Your turn"], timeout=PATIENCE)
        return not self.dialog().is_visible()

    def announcements(self) -> str:
        """The latest announcements for screen readers."""
        return self.page.get_by_role("log", name="Announcements").inner_text()

    @cached_property
    def tree(self) -> CDPSession:
        """A session that reads the accessibility tree; with a new one for each query, the tree would be built again."""
        session = self.context.new_cdp_session(self.page)
        session.send("Accessibility.enable")
        return session

    def focus(self) -> Focus:
        """The element with the focus, as the accessibility tree describes it."""
        found = self.tree.send("Runtime.evaluate", {"expression": FOCUS})["result"]["objectId"]
        query = {"objectId": found, "fetchRelatives": False}
        return Focus(self.tree.send("Accessibility.getPartialAXTree", query)["nodes"][0])


class Focus:
    """A node of the accessibility tree."""

    def __init__(self, node: dict[str, Any]) -> None:
        self.role: str = node.get("role", {}).get("value", "")
        self.name: str = node.get("name", {}).get("value", "")
        self.traits = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}

    @property
    def disabled(self) -> bool:
        return bool(self.traits.get("disabled"))


class Guests:
    """Opens browsers at a server."""

    def __init__(self, browser: Browser, server_url: str) -> None:
        self.browser = browser
        self.server_url = server_url
        self.all: list[Guest] = []

    def come(self, **options: Any) -> Guest:
        """Open a browser for a new person; by default English, at a desk, without animations.

        By default it keeps no copies for the time without a network, which takes most of the time of a first visit.
        """
        defaults = {"locale": "en-GB", "viewport": DESK, "reduced_motion": "reduce", "service_workers": "block"}
        context = self.browser.new_context(**defaults | options)
        context.set_default_timeout(PATIENCE)
        guest = Guest(context, self.server_url)
        self.all.append(guest)
        return guest

    def phone(self, **options: Any) -> Guest:
        """Open a browser on a small phone."""
        return self.come(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **options)

    def photograph(self, folder: Path) -> None:
        """Take a screenshot of every window, to help explain a failure."""
        for number, guest in enumerate(self.all):
            with suppress(Error):
                guest.page.screenshot(path=folder / f"{number}.png")

    def leave(self) -> None:
        """Close all browsers, and check that none has recorded an error."""
        errors = [error for guest in self.all for error in guest.errors]
        for guest in self.all:
            guest.context.close()
        assert not errors, "\n".join(errors)
