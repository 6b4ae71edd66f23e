"""The browser on this computer: whether there is one, and how to open a page in it."""

from __future__ import annotations

import os
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPException

SECONDS_TO_ANSWER = 60.0


def has_browser(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a page can be shown here; over SSH and with a text browser it cannot."""
    if environment.get("BROWSER"):
        return True
    if "SSH_CONNECTION" in environment:
        return False
    if platform not in ("win32", "darwin") and not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        return False
    try:
        return type(webbrowser.get()) is not webbrowser.GenericBrowser
    except webbrowser.Error:
        return False


def open_page(address: str) -> None:
    """Open an address in the browser as soon as its server answers, without waiting for it here."""
    threading.Thread(target=open_when_answered, args=(address,), daemon=True).start()


def open_when_answered(address: str) -> None:
    """Open an address in the browser when its server answers; if it does not, the browser says so."""
    with suppress(OSError, HTTPException), urllib.request.urlopen(address, timeout=SECONDS_TO_ANSWER):
        pass
    webbrowser.open(address)
