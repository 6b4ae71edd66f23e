"""What the examples of the documentation find when they run: files, saved matches, a server with tables and people."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from threading import Thread
from unittest.mock import patch

from hatch_build import node_folder
from ludoteca import game
from ludoteca.arena import runner
from ludoteca.arena.play import play_round
from ludoteca.arena.runner import MatchRecords
from ludoteca.arena.schedule import Round, Settings
from ludoteca.client import Client
from ludoteca.match.log import ACT, Entry
from ludoteca.match.match import Match
from ludoteca.match.setting import Holder, Setting
from ludoteca.terminal.saved_matches import matches_folder, saved_document, write_document
from tests.client.choosing import chooser
from tests.server.service import ServiceProcess

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = "http://127.0.0.1:8000"
"""The address of a server in examples."""
TABLE = "fegqx5vpstvs"
"""A table in examples: each time it is named, there is a new one with an open seat, whose host starts the match."""
INVITATION = f"/table/{TABLE}#invitation=…"
MATCHES = {"lanterns": "lanterns-20261118-201500", "shelfie": "shelfie-20261116-201500"}
"""Names of matches in examples; MATCH is the last one."""
ACCOUNT = ("your name", "your passphrase")
CONTESTANTS = {
    "ann.py": (ROOT / "examples" / "mybot.py").read_text("utf-8").replace("class MyBot", "class Harvester"),
    "bo.sh": (ROOT / "examples" / "bot.sh").read_text("utf-8"),
}
"""Files of players that the contest in docs/arena.md names."""


class World:
    """A folder of its own with the files that examples name, and a server that starts when the first one needs it."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        self.folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludoteca-docs-")))
        path = os.pathsep.join([str(Path(sys.executable).parent), node_folder(), os.environ["PATH"]])
        settings = {
            "PATH": path,
            "LUDOTECA_LANG": "en",
            "NO_COLOR": "1",
            "NODE_OPTIONS": "--no-warnings --experimental-websocket",
            "XDG_DATA_HOME": str(self.folder / "data"),
        }
        stack.enter_context(patch.dict(os.environ, settings))
        os.environ.pop("LUDOTECA_DATA", None)
        stack.enter_context(patch.object(runner, "play_all", play_here))
        self.write_files()

    def write_files(self) -> None:
        """Write the files and the saved matches that examples name."""
        (self.folder / "examples").symlink_to(ROOT / "examples")
        shutil.copy(ROOT / "examples" / "mybot.py", self.folder)
        for name, saved in MATCHES.items():
            save(saved, played_match(name))
        save("shelfie-20261115-201500", new_match("shelfie"))
        shutil.copy(matches_folder() / f"{MATCHES['shelfie']}.json", self.folder / "match.json")
        write_document(self.folder / "position.json", dict(game("lanterns").new(seed=7).position()))

    @cached_property
    def server(self) -> str:
        """The address of the server; it stores its data in `club.sqlite3`, and has an account."""
        service = ServiceProcess(self.folder / "club.sqlite3")
        service.start()
        self.stack.callback(service.stop)
        with Client(service.url) as person:
            person.me("Guest")
            person.make_account(*ACCOUNT)
        return service.url

    @cached_property
    def token(self) -> str:
        """The token of a bot."""
        with Client(self.server) as person:
            person.me("Bruno")
            return str(person.new_program("My bot")["token"])

    def fill(self, source: str) -> str:
        """An example with everything that it cannot know: the server, a table, an invitation, a token, a match."""
        made: list[tuple[str, Callable[[], str]]] = [
            (INVITATION, lambda: HostedTable(self.server).invitation),
            (
                f"watch {ADDRESS}/table/{TABLE}",
                lambda: f"watch {ADDRESS}/table/{HostedTable(self.server, {1: 'novice'}).id}",
            ),
            (TABLE, lambda: HostedTable(self.server).id),
            (ADDRESS, lambda: self.server),
            ("LUDOTECA_TOKEN=…", lambda: f"LUDOTECA_TOKEN={self.token}"),
        ]
        for named, make in made:
            while named in source:
                source = source.replace(named, make(), 1)
        return re.sub(r"\bMATCH\b", MATCHES["shelfie"], source)

    def clean(self) -> None:
        """Remove what the examples of a page have written, where the next page needs the same names."""
        for backup in self.folder.glob("*.backup"):
            backup.unlink()


class HostedTable:
    """A public table of Lanterns whose host starts the match when somebody has joined, and plays it."""

    def __init__(self, server: str, bots: dict[int, str] | None = None) -> None:
        self.client = Client(server)
        self.client.me("Anna")
        self.id = str(self.client.make_table("lanterns", public=True, bots=bots or {})["id"])
        self.address = f"{server}/table/{self.id}"
        self.invitation = "" if bots else str(self.client.invite(self.id, 1)["link"])
        Thread(target=self.host, daemon=True).start()

    def host(self) -> None:
        """Wait for the other player, start, and play to the end."""
        with self.client, self.client.sit(self.id) as seat:
            seat.until(lambda: seat.table["seats"][1]["kind"] != "open" or None)
            self.client.start(self.id)
            seat.play(chooser())


def play_here(settings: Settings, rounds: list[Round], _jobs: int) -> Iterator[MatchRecords]:
    """Play the rounds of an arena in this process, because starting others takes longer than a few matches."""
    yield from (play_round(settings, each) for each in rounds)


def new_match(name: str) -> Match:
    """A match between you and a novice."""
    return Match(Setting(name, b"7", (Holder(person="you"), Holder(bot="novice"))))


def played_match(name: str) -> Match:
    """A finished match in which everybody takes the last action that is listed."""
    match = new_match(name)
    while (seat := match.to_move) is not None:
        match.add(Entry(ACT, seat, action=match.state.legal_actions()[-1]))
    return match


def save(name: str, match: Match) -> None:
    """Save a match under a name."""
    write_document(matches_folder() / f"{name}.json", saved_document(match, ["You", "Novice"]))
