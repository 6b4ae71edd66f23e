"""A table at a server."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from ludoteca.client import AsyncClient, AsyncLiveSeat, ServerRefused
from ludoteca.core import library
from ludoteca.core.types import Document, Seat
from ludoteca.locales import t
from ludoteca.match.document_reader import BadMatch
from ludoteca.match.fairness import CHECKED, PARTLY, check_table
from ludoteca.terminal.player_names import bot_name
from ludoteca.terminal.saved_matches import printable
from ludoteca.terminal.table import Hint, Step, Table, undoable_plies

PULSE = 1.0
"""Seconds after which the screen updates anyway, so that it shows a lost connection."""


class OnlineTable(Table):
    """A table at a server, as this client knows it."""

    is_online = True

    def __init__(self, client: AsyncClient, seat: AsyncLiveSeat, address: str, language: str) -> None:
        self.client = client
        self.seat = seat
        self.address = address
        self.language = language
        self.news = asyncio.Event()
        self.steps: dict[Seat | None, list[Step]] = {}
        self.chat: list[tuple[str, str]] = []
        self.clocks_at = time.monotonic()
        """When the server last sent the clocks."""
        self.latest: Document = {}
        """The last view, for the moment in which we become spectators."""
        self.rematch: str | None = None
        """The table of the rematch, once there is one."""
        seat.on_message = self.receive

    async def load(self) -> None:
        """Load the table once its match has started."""
        table = self.seat.table
        self.game = library.game(table["game"])
        self.names = [seat_name(each, self.language) for each in table["seats"]]
        self.mine = list(self.seat.state.seats)
        self.is_shared = len(self.mine) > 1
        self.has_chat = bool(table["chat"])
        self.is_rated = bool(table["rated"])
        if self.has_chat and self.mine:
            for line in await self.client.messages(table):
                self.add_message(line)

    def receive(self, message: Document) -> None:
        """Handle a message from the server."""
        if message["type"] == "welcome" and hasattr(self, "mine"):
            # A bot may have taken over one of our seats, or the match is over and we may see it again.
            self.mine = list(message["seats"])
        if message["type"] == "said":
            self.add_message(message)
        if message["type"] in ("view", "update"):
            self.clocks_at = time.monotonic()
        if message["type"] == "update":
            self.add_step(message)
        self.news.set()

    def add_message(self, line: Document) -> None:
        """Add a chat message."""
        phrase = line.get("phrase")
        text = t(self.language, f"page-table-phrase-{phrase}") if phrase else line.get("text") or ""
        self.chat.append((printable(line["name"]), printable(text)))

    def add_step(self, update: Document) -> None:
        """Add an entry to the log; after a gap, forget it so that it is loaded again."""
        steps = self.steps.get(update["seat"])
        if steps is not None and len(steps) == update["since"] == update["entry"] - 1:
            steps.append(step_of(update))
        else:
            self.steps.pop(update["seat"], None)

    @property
    def to_move(self) -> Seat | None:
        """The seat to move."""
        return self.seat.state.to_move()

    @property
    def result(self) -> Document | None:
        """How the match ended."""
        return self.seat.result

    @property
    def length(self) -> int:
        """The number of known entries."""
        return self.seat.entry

    def view(self, seat: Seat | None) -> Document:
        """The view of one of our seats, or of a spectator."""
        views = self.seat.state.views
        if views:
            self.latest = views[seat] if seat in views else next(iter(views.values()))
        return self.latest

    async def act(self, action: str) -> None:
        """Carry out an action; when this returns, it is stored."""
        await self.seat.act(action)

    async def undo(self) -> None:
        """Undo our last action in our turn, or ask the others."""
        viewer = self.mine[0] if self.mine else None
        ply = self.view(viewer)["ply"]
        plies = undoable_plies(await self.log(viewer), self.mine, ply)
        if not plies:
            raise ServerRefused("undo", "There is nothing to undo.")
        try:
            await self.seat.undo(plies[-1])
        except ServerRefused as refused:
            if refused.code != "ask":
                raise
            await self.seat.ask("undo", to=plies[-1])

    async def preview(self, action: str) -> Document:
        """What a legal action would bring."""
        (answer,) = await self.seat.preview([action])
        if answer["refused"] is not None:
            why = answer["refused"]
            raise ServerRefused(why["code"], why["sentence"], why.get("rule"), reason=why.get("reason"))
        preview: Document = answer["preview"]
        return preview

    async def hint(self) -> list[Hint]:
        """The actions that the server recommends."""
        found = await self.seat.hint()
        return [Hint(each["action"], each["win"], each["points"], each["reasons"], guesses(each)) for each in found]

    async def log(self, seat: Seat | None) -> list[Step]:
        """All entries so far; loaded once, then kept up to date."""
        audience = seat if seat in self.mine else None
        if len(self.steps.get(audience, [])) != self.length or audience not in self.steps:
            answer = await self.client.ask("GET", f"/tables/{self.seat.table['id']}/story", query=seat_query(audience))
            steps = [*map(step_of, answer["entries"])]
            self.steps[audience] = steps
        return self.steps[audience]

    async def view_at(self, entry: int, seat: Seat | None) -> Document:
        """The view after a number of entries."""
        query = {"entry": entry, **seat_query(seat)}
        answer = await self.client.ask("GET", f"/tables/{self.seat.table['id']}/views", query=query)
        view: Document = answer["view"]
        return view

    async def wait_for_change(self) -> None:
        """Wait for news or for a second; raises the error that closed the connection for good."""
        if self.seat.receiver is None or self.seat.receiver.done():
            raise self.seat.failure()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), PULSE)
        self.news.clear()

    def continue_text(self, language: str) -> str:
        """How to come back; after the end, whether the deal was fair."""
        if self.result is not None:
            return self.fairness_text(language)
        command = f"ludoteca {'join' if self.mine else 'watch'} {self.address}"
        return t(language, "terminal-saved", {"command": command})

    def fairness_text(self, language: str) -> str:
        """Whether the deal was fair, as far as this computer could check it."""
        try:
            found = check_table(self.seat.table, self.seat.state.notes)
        except BadMatch as bad:
            return t(language, "terminal-fair-wrong", {"why": bad.text(language)})
        texts = {CHECKED: "terminal-fair-checked", PARTLY: "terminal-fair-partly"}
        return t(language, texts[found], {"command": self.verify_command}) if found in texts else ""

    @property
    def verify_command(self) -> str:
        """The command that checks the whole match, with the promise from its start if it is known here."""
        address, noted = (
            f"{self.client.base_url}/api/matches/{self.seat.table['id']}/document",
            self.seat.state.notes.promise,
        )
        return f"curl -s {address} | ludoteca verify -{f' --promise {noted}' if noted else ''}"

    @property
    def asked(self) -> Document | None:
        """A question that waits for our answer."""
        return self.seat.state.asked if self.seat.state.is_asked() else None

    async def answer(self, agree: bool) -> None:
        """Answer the question."""
        await self.seat.answer(agree)

    async def say(self, text: str) -> None:
        """Send a chat message."""
        await self.seat.say(text)

    def messages(self) -> list[tuple[str, str]]:
        """The chat so far: names and texts."""
        return self.chat

    @property
    def clocks(self) -> list[float | None]:
        """The seconds that each seat has left, counted down here between the server's updates."""
        clock = self.seat.state.clock
        if clock is None:
            return []
        passed = clock["running"] + 1000 * (time.monotonic() - self.clocks_at)
        spent = [passed if seat == self.to_move else 0 for seat in range(len(clock["left"]))]
        return [
            None if left is None else max(0.0, left - gone) / 1000
            for left, gone in zip(clock["left"], spent, strict=True)
        ]

    @property
    def partings(self) -> list[str]:
        """What a player can do beside playing: end the match, or play again after it."""
        if not self.mine:
            return []
        if self.result is not None:
            return ["again"]
        return ["resign", "leave"] if self.is_rated else ["resign", "leave", "end"]

    async def part(self, how: str) -> None:
        """Resign, leave the seat, ask to end the match, or ask for a rematch."""
        if how == "again":
            self.rematch = str((await self.client.rematch(self.seat.table))["id"])
        elif how == "end":
            await self.seat.ask("end")
        elif how == "leave":
            await self.seat.leave()
        else:
            await self.seat.resign()

    async def has_rematch(self) -> bool:
        """Whether somebody else has asked for a rematch; bots never do."""
        rematch = self.seat.table.get("rematch")
        if rematch is None or rematch["phase"] == "finished":
            return False
        return any(rematch["answers"][seat] in ("invited", "accepted") for seat in self.mine)

    @property
    def status(self) -> str:
        """The message that the connection is lost, while it is."""
        return "page-table-reconnecting" if self.seat.connection is None else ""

    @property
    def bots_ahead(self) -> int:
        """About how many decisions of other bots come before that of the bot to move."""
        return self.seat.state.bots_ahead


def seat_name(seat: Document, language: str) -> str:
    """The name of the player on a seat; bots are called by their level, programs and invited people are marked."""
    name = printable(seat["name"])
    if seat["kind"] == "bot":
        return bot_name(name, language)
    if seat["kind"] == "invited":
        return f"{name} ({t(language, 'terminal-invited')})"
    return f"{name} ({t(language, 'page-program')})" if seat.get("program") else name


def seat_query(seat: Seat | None) -> Document:
    """The query that asks for the view of a seat."""
    return {} if seat is None else {"seat": seat}


def step_of(document: Document) -> Step:
    """A step of the log, from an update or from the story of a match."""
    by, says = document.get("by"), document.get("says", [])
    return Step(document["entry"], document["kind"], by, document["events"], says)


def guesses(hint: Document) -> list[Document]:
    """The messages of a hint's guesses; a server of an earlier version sends none."""
    return [each["says"] for each in hint.get("guesses", ()) if each["says"] is not None]
