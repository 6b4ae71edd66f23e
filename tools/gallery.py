"""Pictures of every screen in windows of all sizes, light and dark: `make gallery`.

`.venv/bin/python -m tools.gallery tables --widths 360 844` takes only some of them.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect, sync_playwright

from tests import packages
from tests.browser import by_mouse, matches
from tests.browser.guests import FLAGS, TITLES, Guest, Guests
from tests.browser.starting_server import StartingServer, forgive
from tests.server.service import ServiceProcess
from tools.contact_sheets import write_sheets
from tools.gallery_people import photograph_people
from tools.gallery_table import draw_preview, photograph_tables
from tools.gallery_windows import FOLDER, SIZES, in_both, is_phone, open_window

CHOSEN = Path("docs/pictures")
FOR_README = {
    "start-1440-light",
    "start-360-dark",
    "lanterns-chosen-1440-light",
    "lanterns-chosen-1440-dark",
    "lanterns-chosen-360-light",
    "shelfie-chosen-1440-light",
    "shelfie-chosen-1440-dark",
    "shelfie-chosen-360-dark",
}
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteca: gallery</title>
<style>body {{ font: 16px sans-serif; background: #ddd; margin: 24px }} figure {{ display: inline-block; margin: 8px;
vertical-align: top }} img {{ max-width: 460px; max-height: 460px; box-shadow: 0 2px 8px #0006 }}</style>
<h1>Ludoteca: gallery</h1>{figures}</html>
"""
FIGURE = '<figure><a href="{name}.png"><img src="{name}.png" alt=""></a><figcaption>{name}</figcaption></figure>\n'


class Photographer:
    """Takes pictures of the whole page at one window size."""

    def __init__(self, guest: Guest, width: int) -> None:
        self.guest = guest
        self.width = width
        self.tap = is_phone(width)
        self.taken: list[str] = []

    def take(self, what: str) -> None:
        """Take a picture in the light and the dark theme, after all animations."""
        for name in in_both(self.guest, f"{what}-{self.width}"):
            if name in FOR_README:
                picture = CHOSEN / f"page-{name}.jpg"
                self.guest.page.screenshot(path=picture, type="jpeg", quality=82, animations="disabled")
            self.taken.append(name)

    def start(self) -> None:
        """The start page, and a table that is waiting for people."""
        self.guest.go()
        expect(self.guest.page.get_by_role("combobox").first).to_be_visible()
        self.take("start")
        self.guest.button("Options", self.guest.box("lanterns")).click()
        expect(self.guest.dialog()).to_be_visible()
        self.take("new-table")
        self.guest.press("Escape")
        self.guest.button("Invite", self.guest.box("lanterns")).click()
        expect(self.guest.page.get_by_role("heading", name="The table is ready")).to_be_visible()
        self.take("waiting")

    def starting(self) -> None:
        """A server that is still compiling, and a table that opens as soon as it can."""
        server = StartingServer(self.guest)
        server.prepare(done=0.42, seconds=8)
        self.guest.go()
        expect(self.guest.page.get_by_role("progressbar")).to_be_visible()
        self.take("starting")
        self.guest.button("Play", self.guest.box("lanterns")).click()
        expect(self.guest.button("Cancel")).to_be_visible()
        self.take("starting-play")
        server.be_ready()
        self.guest.sit()
        forgive(self.guest)

    def match(self, game: str, players: int) -> None:
        """A match: after a few turns, before, during and after a move, and a hint."""
        self.guest.play(game, players).see_turn()
        for _ in range(4):
            self.turn(game)
        self.take(f"{game}-before")
        CHOOSING[game](self.guest)
        self.take(f"{game}-chosen")
        self.guest.press("Escape")
        self.turn(game)
        self.take(f"{game}-after")
        self.guest.button("Hint").click()
        expect(self.guest.button("Play this move")).to_be_visible()
        self.take(f"{game}-hint")

    def turn(self, game: str) -> None:
        """Play one turn, and move the mouse out of the way."""
        assert by_mouse.play_turn(self.guest, game, self.tap)
        self.guest.page.mouse.move(0, 0)

    def end(self) -> None:
        """The result of a match."""
        self.guest.play("shelfie").see_turn()
        self.guest.menu("Resign")
        self.guest.button("Resign", self.guest.dialog()).click()
        expect(self.guest.button("Play again")).to_be_visible()
        self.take("result")

    def others(self, finished: dict[str, str]) -> None:
        """Passing the device on, replays, rules and settings."""
        self.guest.go()
        self.guest.button("Same device", self.guest.box("lanterns")).click()
        self.guest.button("Start", self.guest.dialog()).click()
        expect(self.guest.page.locator(".cover")).to_be_visible()
        self.take("cover")
        for game, match in finished.items():
            self.guest.go(f"/replay/{match}?entry=14&seat=0").sit()
            self.take(f"{game}-replay")
        self.guest.go("/rules/lanterns#LA-3.4")
        expect(self.guest.page.locator("main li[id]").first).to_be_visible()
        self.take("rules")
        self.guest.go("/settings")
        self.take("settings")

    def errors(self) -> None:
        """Addresses that lead nowhere, and a server that does not answer."""
        for what, path in {"missing-table": "/table/nowhere12345", "missing-page": "/nowhere"}.items():
            self.guest.go(path)
            self.guest.page.wait_for_load_state("networkidle")
            self.take(what)
        self.guest.play("shelfie").see_turn()
        server = StartingServer(self.guest)
        server.go_offline()
        self.guest.go()
        expect(self.guest.page.get_by_role("region", name="The server is not responding")).to_be_visible()
        self.take("offline")
        server.be_ready()
        self.guest.errors.clear()


def choose_tile(guest: Guest) -> None:
    """Hold a tile over the lake."""
    guest.page.get_by_role("group", name="Your tiles").get_by_role("button").last.click()
    places = guest.page.locator("[data-open]")
    point_at(guest, places.nth(places.count() // 3))
    expect(guest.page.locator(".gains").first).to_be_visible()


def choose_line(guest: Guest) -> None:
    """Choose tiles of the living room and a column."""
    room = guest.page.get_by_role("grid", name="The living room")
    guest.button(by_mouse.FREE, room).first.click()
    while guest.button(by_mouse.ADDABLE, room).count():
        guest.button(by_mouse.ADDABLE, room).first.click()
    point_at(guest, guest.page.get_by_role("toolbar").get_by_role("button", disabled=False).last)
    expect(guest.page.get_by_text("→").filter(visible=True).first).to_be_visible()


def point_at(guest: Guest, what: Locator) -> None:
    """Point with the mouse, or tap on a phone, where a move needs a confirmation."""
    if guest.page.viewport_size is not None and is_phone(guest.page.viewport_size["width"]):
        what.tap()
    else:
        what.hover()


CHOOSING: dict[str, Callable[[Guest], None]] = {"lanterns": choose_tile, "shelfie": choose_line}


def photograph_screens(browser: Browser, server: str, widths: Sequence[int]) -> Iterator[str]:
    """Take pictures of the start page, matches, replays, rules, settings and errors; yield their names."""
    finished = {game: matches.play_match(server, game) for game in TITLES}
    for width in widths:
        guests = Guests(browser, server)
        photographer = Photographer(open_window(guests, width), width)
        photographer.starting()
        photographer.start()
        photographer.match("lanterns", 3)
        photographer.match("shelfie", 3)
        photographer.end()
        photographer.others(finished)
        photographer.errors()
        guests.leave()
        yield from photographer.taken


PARTS: dict[str, Callable[[Browser, str, Sequence[int]], Iterator[str]]] = {
    "screens": photograph_screens,
    "tables": photograph_tables,
    "people": photograph_people,
}


def read_arguments() -> argparse.Namespace:
    """Which pictures to take; by default all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help=", ".join(PARTS))
    parser.add_argument("--widths", nargs="+", type=int, choices=list(SIZES), default=list(SIZES))
    chosen = parser.parse_args()
    if unknown := set(chosen.parts) - set(PARTS):
        parser.error(f"there is no {', '.join(unknown)}: choose from {', '.join(PARTS)}")
    return chosen


def main() -> None:
    """Take the pictures, and write a page and contact sheets that show them."""
    chosen = read_arguments()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServiceProcess(Path(folder) / "house.sqlite3", games="") as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=packages.chromium(), args=FLAGS)
        draw_preview(browser, service.url)
        for part in chosen.parts or PARTS:
            count = sum(1 for _ in PARTS[part](browser, service.url, chosen.widths))
            print(f"{part}: {count} pictures")
        browser.close()
    names = sorted(path.stem for path in FOLDER.glob("*.png"))
    figures = "".join(FIGURE.format(name=name) for name in names)
    (FOLDER / "index.html").write_text(PAGE.format(figures=figures), "utf-8")
    write_sheets(FOLDER, chosen.widths)
    print(f"Open {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main()
