"""Debian's Firefox, driven over WebDriver BiDi, which it speaks by itself: Playwright needs a Firefox of its own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

SECONDS = 60.0
"""How long to wait for something to be visible, on a busy machine."""
PAUSE = 0.05
ADDRESS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
ENTER = "\ue007"
PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en");
user_pref("ui.prefersReducedMotion", 1);
"""


class Firefox:
    """One window of Firefox with a profile of its own."""

    def __init__(self, program: Path, folder: Path) -> None:
        """Start it without a screen."""
        profile = folder / "profile"
        profile.mkdir()
        (profile / "user.js").write_text(PREFERENCES)
        options = ["--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        surroundings = os.environ | {"HOME": str(folder), "MOZ_HEADLESS_WIDTH": "1280", "MOZ_HEADLESS_HEIGHT": "800"}
        self.log = folder / "firefox.log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen([program, *options], env=surroundings, stdout=log, stderr=log)
        self.stack = ExitStack()
        self.stack.callback(self.stop)
        self.number = 0
        self.errors: list[str] = []

    def __enter__(self) -> Self:
        """Connect to it, and open its session."""
        try:
            opening = connect(f"{self.address()}/session", open_timeout=SECONDS, max_size=None)
            self.socket: ClientConnection = self.stack.enter_context(opening)
            self.send("session.new", capabilities={})
            self.send("session.subscribe", events=["log.entryAdded"])
            self.window: str = self.send("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self.stack.close()
            raise
        return self

    def __exit__(self, *reason: object) -> None:
        """Close it."""
        with suppress(Exception):
            self.send("browser.close")
        self.stack.close()

    def stop(self) -> None:
        """End the process."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def address(self) -> str:
        """Where it listens, as soon as it says so."""
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            found = ADDRESS.search(self.log.read_text())
            if found:
                return found[1]
            time.sleep(PAUSE)
        raise AssertionError(f"Firefox did not start: {self.log.read_text()}")

    def send(self, method: str, **parameters: Any) -> Any:
        """Send a command and return its result; errors that the console logs meanwhile are recorded."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(SECONDS))
            if answer["type"] == "event":
                self.record(answer["params"])
            elif answer.get("id") == self.number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def record(self, entry: dict[str, Any]) -> None:
        """Record an error of the console."""
        if entry.get("level") == "error":
            self.errors.append(str(entry.get("text")))

    # What a person does

    def go(self, address: str) -> None:
        """Open an address."""
        self.send("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def run(self, function: str, *values: Any) -> Any:
        """Call a JavaScript function with values that JSON can express; its result as well."""
        call = f"async () => JSON.stringify(await ({function})(...{json.dumps(values)}) ?? null)"
        target = {"context": self.window}
        answer = self.send("script.callFunction", functionDeclaration=call, awaitPromise=True, target=target)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def wait(self, function: str, *values: Any) -> Any:
        """Wait until a JavaScript function finds something, and return that."""
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            found = self.run(function, *values)
            if found:
                return found
            time.sleep(PAUSE)
        raise AssertionError(f"not found within {SECONDS} seconds: {function} {values}")

    def click(self, function: str, *values: Any) -> None:
        """Click with the mouse on the element that a JavaScript function finds."""
        middle = f"""(...values) => {{
          const element = ({function})(...values);
          if (!element || element.disabled) return null;
          element.scrollIntoView({{ block: "center", behavior: "instant" }});
          const box = element.getBoundingClientRect();
          return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
        }}"""
        x, y = self.wait(middle, *values)
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.perform({"type": "pointer", "id": "mouse", "actions": steps})

    def type(self, text: str) -> None:
        """Press the keys of a text."""
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.perform({"type": "key", "id": "keyboard", "actions": keys})

    def perform(self, source: dict[str, Any]) -> None:
        """Use the mouse or the keyboard."""
        self.send("input.performActions", context=self.window, actions=[source])
