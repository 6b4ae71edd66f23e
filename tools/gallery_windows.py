"""The windows of the gallery: their sizes and languages, and how pictures are taken in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from ludoteca.locales import t
from tests.browser.guests import Guest, Guests

FOLDER = Path("build/gallery")
SIZES = {360: 640, 720: 450, 768: 1024, 844: 390, 1440: 900}
"""Widths and heights: a phone both ways, a zoomed screen, a tablet, a desktop."""
LANGUAGES = {360: "pl", 720: "it", 768: "en", 844: "fr", 1440: "pl"}
"""The language of the pictures of each width: every language is seen, and long words where there is little room."""
SCHEMES = ("light", "dark")
SET_LANGUAGE = """(language) => {
  const settings = JSON.parse(localStorage.getItem('ludoteca.settings') ?? '{}');
  localStorage.setItem('ludoteca.settings', JSON.stringify({ ...settings, language }));
}"""


def is_phone(width: int) -> bool:
    """Whether a window of this width is a phone's, in either orientation."""
    return min(width, SIZES[width]) < 400


def open_window(guests: Guests, width: int, **options: Any) -> Guest:
    """Open a window of this width for a new guest; phones are used by touch."""
    size = {"width": width, "height": SIZES[width]}
    phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if is_phone(width) else {}
    return guests.come(viewport=size, **phone, **options)


def in_both(guest: Guest, what: str, whole: bool = False) -> Iterator[str]:
    """Take a picture in the light and the dark theme, after all animations; yield their names."""
    for scheme in SCHEMES:
        guest.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        expect(guest.page.locator(f"html[data-theme={scheme}]")).to_be_attached()
        guest.page.screenshot(path=FOLDER / f"{what}-{scheme}.png", animations="disabled", full_page=whole)
        yield f"{what}-{scheme}"


def change_language(guest: Guest, language: str) -> None:
    """Load the same screen in another language."""
    guest.page.evaluate(SET_LANGUAGE, language)
    guest.page.reload()
    expect(guest.page.locator(f"html[lang={language}]")).to_be_attached()
    guest.page.wait_for_load_state("networkidle")


def press(guest: Guest, language: str, message: str) -> None:
    """Press a button that is named by a message."""
    guest.button(t(language, message)).first.click()
