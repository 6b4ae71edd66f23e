"""The browser on this computer: whether there is one, and how to open a page in it."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping


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
    """Open an address in the browser, without waiting for it."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
