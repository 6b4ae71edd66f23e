"""Pictures of tables at many window sizes, and the picture of link previews; part of `make gallery`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, expect

from ludoteca.server.http.link_preview import HEIGHT, WIDTH
from tests.browser import by_mouse
from tests.browser.guests import Guest, Guests

SIZES = {"360x640": (360, 640), "844x390": (844, 390), "720x450": (720, 450), "768x1024": (768, 1024)}
"""Windows beside the usual ones of the gallery: a phone both ways, a zoomed screen, a tablet."""
PREVIEW = Path("web/public/preview.png")
SCENES = """() => {
  const picture = document.createElement('div');
  const fill = { position: 'fixed', inset: 0, zIndex: 99, display: 'grid', gridTemplate: '1fr 1fr / 1fr' };
  Object.assign(picture.style, fill);
  for (const scene of document.querySelectorAll('svg.scene')) {
    Object.assign(scene.style, { width: '100%', height: '100%', minHeight: 0 });
    picture.append(scene);
  }
  document.body.append(picture);
}"""
"""JavaScript: only the drawings of both games, filling the window."""

Take = Callable[[Guest, str], Iterator[str]]
"""Takes pictures of what a guest sees; yields their names."""


def draw_preview(browser: Browser, server_url: str) -> None:
    """Draw the picture that chats show beside a link: the scenes of both games."""
    guests = Guests(browser, server_url)
    guest = guests.come(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light").go()
    expect(guest.page.get_by_role("combobox").first).to_be_visible()
    guest.page.evaluate(SCENES)
    guest.page.screenshot(path=PREVIEW)
    guest.context.close()


def photograph_tables(browser: Browser, server_url: str, take: Take) -> Iterator[str]:
    """Take pictures of tables in every window; yield their names."""
    for name, (width, height) in SIZES.items():
        guests = Guests(browser, server_url)
        is_phone = min(width, height) < 400
        guest = guests.come(viewport={"width": width, "height": height}, has_touch=is_phone, is_mobile=is_phone)
        for game, players in (("lanterns", 2), ("lanterns", 4), ("shelfie", 2), ("shelfie", 4)):
            guest.play(game, players).see_turn()
            for _ in range(3):
                by_mouse.play_turn(guest, game, is_phone)
            guest.page.mouse.move(0, 0)
            yield from take(guest, f"table-{game}-{players}-{name}")
        yield from undo_and_hint(guest, name, take)
        yield from waiting(guests, guest, name, take)
        guests.leave()


def undo_and_hint(guest: Guest, name: str, take: Take) -> Iterator[str]:
    """A hint, the log after an undo, and what resigning means."""
    guest.button("Hint").click()
    expect(guest.button("Play this move")).to_be_visible()
    yield from take(guest, f"table-hint-{name}")
    guest.button("Close", guest.page.get_by_role("region", name="Hint")).click()
    guest.button("Undo").click()
    expect(guest.page.get_by_text("You undid a move").first).to_be_visible()
    guest.button("Log").click()
    yield from take(guest, f"table-undo-{name}")
    guest.button("Board").click()
    guest.menu("Resign")
    expect(guest.dialog()).to_be_visible()
    yield from take(guest, f"table-resign-{name}")
    guest.button("Resign", guest.dialog()).click()
    expect(guest.button("Play again")).to_be_visible()
    yield from take(guest, f"table-result-{name}")


def waiting(guests: Guests, host: Guest, name: str, take: Take) -> Iterator[str]:
    """A table that waits for people: its terms, an invitation, and what the invited person sees."""
    host.go()
    host.button("Invite", host.box("lanterns")).click()
    expect(host.page.get_by_role("heading", name="The table is ready")).to_be_visible()
    yield from take(host, f"table-waiting-{name}")
    host.button("Invite").first.click()
    link = host.page.get_by_role("textbox", name="Link")
    expect(link).to_have_value(re.compile("invitation="))
    yield from take(host, f"table-invitation-{name}")
    guest = guests.come(viewport=host.page.viewport_size).go(link.input_value())
    expect(guest.page.get_by_role("heading", name=re.compile("invites you"))).to_be_visible()
    yield from take(guest, f"table-invited-{name}")
    host.press("Escape")
    host.button("Close this table").click()
    expect(host.dialog("Close this table?")).to_be_visible()
    yield from take(host, f"table-closing-{name}")
