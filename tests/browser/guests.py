"""People in front of a browser: what they see, press and hear, in the words of the page."""

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
"""Milliseconds that anything may take on a busy machine."""
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
TITLES = {"lanterns": "Lanterns", "shelfie": "My Shelfie"}

expect.set_options(timeout=PATIENCE)

FOCUSED = "document.activeElement"
LAID = """() => [...document.querySelectorAll('[data-cell]')]
  .map((cell) => cell.dataset.open === undefined ? cell.getAttribute('aria-label').split(', ').slice(0, 2) : '').join()
  + [...document.querySelectorAll('[data-anchor^=pile]')].map((pile) => pile.innerText).join()"""
"""What lies on the board and in the piles, whatever is chosen or pointed at."""
MOVED = f"""([before, mine]) => document.querySelector('dialog[open]') !== null ||
  ([...document.querySelectorAll('[role=status]')].some((told) => told.innerText.trim() === mine)
    && ({LAID})() !== before)"""


class Guest:
    """Somebody with a browser of their own; what goes wrong in it is noted."""

    def __init__(self, context: BrowserContext, house: str) -> None:
        self.context = context
        self.house = house
        self.page = context.new_page()
        self.troubles: list[str] = []
        self.answers: list[Response] = []
        self.page.on("console", self.note_line)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("requestfailed", self.note_failure)
        self.page.on("response", self.note_answer)

    def note_line(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning"):
            self.troubles.append(f"{line.type}: {line.text}")

    def note_failure(self, request: Request) -> None:
        """Requests that the page itself gave up when it went elsewhere are no trouble."""
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.url} {request.failure}")

    def note_answer(self, answer: Response) -> None:
        self.answers.append(answer)

    # Where they go

    def go(self, path: str = "/") -> Guest:
        self.page.goto(self.house + path if path.startswith("/") else path)
        expect(self.page.locator("#page > *").first).to_be_attached()
        return self

    def box(self, game: str) -> Locator:
        """A game on the start page."""
        return self.page.get_by_role("article", name=TITLES[game])

    def play(self, game: str, players: int = 2) -> Guest:
        """Press Play, and sit before the board."""
        self.go()
        if players != 2:
            self.choose(self.box(game), str(players))
        self.button("Play", self.box(game)).click()
        return self.sit()

    def choose(self, where: Locator, label: str) -> None:
        """One of several, by its label."""
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

    # What they press

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

    # What they see

    def see(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def see_turn(self) -> None:
        expect(self.page.get_by_role("status").filter(has_text="Your turn").first).to_be_visible()

    def board(self) -> str:
        """What lies on the board, to see later whether it has changed."""
        laid: str = self.page.evaluate(LAID)
        return laid

    def wait_on(self, before: str) -> bool:
        """Wait until the board has changed and it is one's turn again; False if the match is over."""
        self.page.wait_for_function(MOVED, arg=[before, "Your turn"], timeout=PATIENCE)
        return not self.dialog().is_visible()

    def heard(self) -> str:
        """What a screen reader was told last."""
        return self.page.get_by_role("log", name="Announcements").inner_text()

    @cached_property
    def tree(self) -> CDPSession:
        """Whom to ask about the accessibility tree; kept, or the browser would build the tree for every question."""
        asked = self.context.new_cdp_session(self.page)
        asked.send("Accessibility.enable")
        return asked

    def focus(self) -> Focus:
        """What has the focus, as the accessibility tree has it."""
        found = self.tree.send("Runtime.evaluate", {"expression": FOCUSED})["result"]["objectId"]
        asked = {"objectId": found, "fetchRelatives": False}
        return Focus(self.tree.send("Accessibility.getPartialAXTree", asked)["nodes"][0])


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
    """Lets people come to a house."""

    def __init__(self, browser: Browser, house: str) -> None:
        self.browser = browser
        self.house = house
        self.all: list[Guest] = []

    def come(self, **traits: Any) -> Guest:
        """Somebody new: English, at a desk, without animations unless said otherwise."""
        usual = {"locale": "en-GB", "viewport": DESK, "reduced_motion": "reduce"}
        context = self.browser.new_context(**usual | traits)
        context.set_default_timeout(PATIENCE)
        guest = Guest(context, self.house)
        self.all.append(guest)
        return guest

    def phone(self, **traits: Any) -> Guest:
        """Somebody with a small phone."""
        return self.come(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **traits)

    def photograph(self, folder: Path) -> None:
        """Everybody's window, for who looks for the reason of a failure."""
        for number, guest in enumerate(self.all):
            with suppress(Error):
                guest.page.screenshot(path=folder / f"{number}.png")

    def leave(self) -> None:
        """Close everything; nobody may have seen an error."""
        troubles = [trouble for guest in self.all for trouble in guest.troubles]
        for guest in self.all:
            guest.context.close()
        assert not troubles, "\n".join(troubles)
