"""Pictures of tables from the first turn to the result, in all languages, and the picture of link previews.

Part of `make gallery`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, expect

from ludoteca.client import Client
from ludoteca.locales import t
from ludoteca.server.http.link_preview import HEIGHT, WIDTH
from tests.browser import by_mouse
from tests.browser.guests import Guest, Guests
from tests.client.choosing import chooser
from tools.gallery_windows import LANGUAGES, change_language, in_both, is_phone, open_window, press

PREVIEW = Path("web/public/preview.png")
ROOMY = 1280
"""Windows of this width show the log beside the board."""
MIDDLE = {"lanterns": 7, "shelfie": 5}
"""After how many turns of two players a match is halfway."""
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


def draw_preview(browser: Browser, server_url: str) -> None:
    """Draw the picture that chats show beside a link: the scenes of both games."""
    guests = Guests(browser, server_url)
    guest = guests.come(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light").go()
    expect(guest.page.get_by_role("combobox").first).to_be_visible()
    guest.page.evaluate(SCENES)
    guest.page.screenshot(path=PREVIEW)
    guest.context.close()


def photograph_tables(browser: Browser, server: str, widths: Sequence[int]) -> Iterator[str]:
    """Take pictures of tables in every window; yield their names."""
    for width in widths:
        guests = Guests(browser, server)
        guest = open_window(guests, width)
        for game, players in (("lanterns", 2), ("lanterns", 4), ("shelfie", 2), ("shelfie", 4)):
            yield from whole_match(guest, game, players, width)
        yield from undo_and_resign(guest, width)
        yield from waiting(guests, guest, width)
        guests.leave()


def whole_match(guest: Guest, game: str, players: int, width: int) -> Iterator[str]:
    """A match early, in the middle with a hint, late, and its result, in the language of the window."""
    name, language = f"table-{game}-{players}", LANGUAGES[width]
    guest.play(game, players).see_turn()
    by_mouse.play_turn(guest, game, is_phone(width))
    change_language(guest, language)
    yield from in_both(guest, f"{name}-1-early-{width}")
    play_turns(guest, MIDDLE[game] * 2 // players)
    guest.page.reload()
    press(guest, language, "page-table-hint")
    expect(guest.button(t(language, "page-table-hint-play"))).to_be_visible()
    yield from in_both(guest, f"{name}-2-hint-{width}")
    play_turns(guest, MIDDLE[game] * 2 // players)
    guest.page.reload()
    guest.sit()
    guest.page.wait_for_load_state("networkidle")
    yield from in_both(guest, f"{name}-3-late-{width}")
    play_turns(guest, 1000)
    expect(guest.dialog()).to_be_visible()
    yield from in_both(guest, f"{name}-4-result-{width}")
    change_language(guest, "en")


def play_turns(guest: Guest, turns: int) -> None:
    """Let a program play turns for the guest, faster than with the mouse."""
    (token,) = (each["value"] for each in guest.context.cookies() if each["name"] == "ludoteca")
    choose = chooser()
    with Client(guest.server_url, token) as client, client.sit(guest.table) as seat:
        while turns > 0 and seat.wait_turn(60):
            turns -= seat.view is not None and seat.act(choose(seat.view)) is not None
        seat.wait_turn(60)


def undo_and_resign(guest: Guest, width: int) -> Iterator[str]:
    """The log after an undo, and what resigning means."""
    guest.play("shelfie", 4).see_turn()
    by_mouse.play_turn(guest, "shelfie", is_phone(width))
    guest.button("Undo").click()
    expect(guest.page.get_by_text("You undid a move").first).to_be_visible()
    if width < ROOMY:
        guest.button("Log").click()
    yield from in_both(guest, f"table-undo-{width}")
    if width < ROOMY:
        guest.button("Board").click()
    guest.menu("Resign")
    expect(guest.dialog()).to_be_visible()
    yield from in_both(guest, f"table-resign-{width}")
    guest.button("Resign", guest.dialog()).click()
    expect(guest.button("Play again")).to_be_visible()
    yield from in_both(guest, f"table-resigned-{width}")


def waiting(guests: Guests, host: Guest, width: int) -> Iterator[str]:
    """A table that waits for people: its terms, an invitation, and what the invited person sees."""
    host.go()
    host.button("Invite", host.box("lanterns")).click()
    expect(host.page.get_by_role("heading", name="The table is ready")).to_be_visible()
    yield from in_both(host, f"table-waiting-{width}")
    host.button("Invite").first.click()
    link = host.page.get_by_role("textbox", name="Link")
    expect(link).to_have_value(re.compile("invitation="))
    yield from in_both(host, f"table-invitation-{width}")
    guest = open_window(guests, width).go(link.input_value())
    expect(guest.page.get_by_role("heading", name=re.compile("invites you"))).to_be_visible()
    change_language(guest, LANGUAGES[width])
    yield from in_both(guest, f"table-invited-{width}")
    host.press("Escape")
    host.button("Close this table").click()
    expect(host.dialog("Close this table?")).to_be_visible()
    yield from in_both(host, f"table-closing-{width}")
