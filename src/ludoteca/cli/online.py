"""A table at a service, as the terminal wants it: here the rooms `client` and `terminal` meet."""

from __future__ import annotations

import asyncio
import json
import re
import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from ludoteca.client import AsyncClient, AsyncLiveSeat, ServiceLost, ServiceRefused
from ludoteca.core.errors import LudotecaError
from ludoteca.core.library import game as find_game
from ludoteca.core.types import Document, Seat
from ludoteca.locales import t
from ludoteca.terminal.names import program_name
from ludoteca.terminal.saved import printable
from ludoteca.terminal.table import Advice, Step, Table

ADDRESS = re.compile(r"(https?://[^/#?\s]+)(?:/table/([a-z2-9]{12}))?/?(?:#invitation=([\w.~-]+))?")
PULSE = 1.0
"""Seconds after which the screen looks again, so that a lost connection is seen."""


class BadAddress(LudotecaError):
    """Something that is no link to a table."""


def read_address(link: str) -> tuple[str, str | None, str | None]:
    """The service, the table and the invitation of a link, as far as it names them."""
    found = ADDRESS.fullmatch(link.strip())
    if not found or not has_place(found[1]):
        raise BadAddress("commands-no-link", link=link)
    return found[1], found[2], found[3]


def has_place(service: str) -> bool:
    """Whether an address can be that of a computer, with a port that there can be."""
    try:
        place = urlsplit(service)
        return bool(place.hostname) and place.port != 0
    except ValueError:
        return False


class OnlineTable(Table):
    """A table at a service, with what this client knows of it."""

    def __init__(self, client: AsyncClient, seat: AsyncLiveSeat, address: str, language: str) -> None:
        self.client = client
        self.seat = seat
        self.address = address
        self.language = language
        self.news = asyncio.Event()
        self.past: dict[Seat | None, list[Step]] = {}
        self.chat: list[tuple[str, str]] = []
        self.told_at = time.monotonic()
        """When the clocks were told."""
        self.next: str | None = None
        """The table where the same people play again, once it is laid."""
        seat.heard = self.take

    async def begin(self) -> None:
        """Take what the table tells once its match has begun."""
        told = self.seat.table
        self.game = find_game(told["game"])
        self.names = [name_of(each, self.language) for each in told["seats"]]
        self.mine = list(self.seat.state.seats)
        self.is_shared = len(self.mine) > 1
        self.has_chat = bool(told["chat"])
        self.is_rated = bool(told["rated"])
        if self.has_chat and self.mine:
            for line in await self.client.messages(told):
                self.hear(line)

    def take(self, message: Document) -> None:
        """Take a message from the service."""
        if message["type"] == "said":
            self.hear(message)
        if message["type"] in ("view", "update"):
            self.told_at = time.monotonic()
        if message["type"] == "update":
            self.note(message)
        self.news.set()

    def hear(self, line: Document) -> None:
        """Keep a line of the chat."""
        phrase = line.get("phrase")
        said = t(self.language, f"page-phrase-{phrase}") if phrase else line.get("text") or ""
        self.chat.append((printable(line["name"]), printable(said)))

    def note(self, update: Document) -> None:
        """Keep an entry of the story; after a gap it is asked for anew."""
        steps = self.past.get(update["seat"])
        if steps is not None and len(steps) == update["since"] == update["entry"] - 1:
            steps.append(Step(update["entry"], update["kind"], update.get("by"), update["events"]))
        else:
            self.past.pop(update["seat"], None)

    @property
    def to_move(self) -> Seat | None:
        """The seat whose decision is awaited."""
        return self.seat.state.to_move()

    @property
    def result(self) -> Document | None:
        """How the match ended."""
        return self.seat.result

    @property
    def length(self) -> int:
        """The number of entries that are known."""
        return self.seat.entry

    def view(self, seat: Seat | None) -> Document:
        """What a seat of ours, or who watches, sees now."""
        views = self.seat.state.views
        return views[seat] if seat in views else next(iter(views.values()))

    async def act(self, action: str) -> None:
        """Carry out an action; when this returns, it is stored."""
        await self.seat.act(action)

    async def undo(self) -> None:
        """Take back our last action inside our turn, else ask the others."""
        eyes = self.mine[0] if self.mine else None
        ply = self.view(eyes)["ply"]
        acts = [step for step in await self.story(eyes) if step.kind == "act" and step.by in self.mine and step.events]
        plies = [step.events[0]["ply"] for step in acts if step.events[0]["ply"] < ply]
        if not plies:
            raise ServiceRefused("undo", "There is nothing to undo.")
        try:
            await self.seat.undo(plies[-1])
        except ServiceRefused as refused:
            if refused.code != "ask":
                raise
            await self.seat.ask("undo", to=plies[-1])

    async def preview(self, action: str) -> Document:
        """What a legal action would bring."""
        (told,) = await self.seat.preview([action])
        if told["refused"] is not None:
            why = told["refused"]
            raise ServiceRefused(why["code"], why["sentence"], why.get("rule"), reason=why.get("reason"))
        preview: Document = told["preview"]
        return preview

    async def hint(self) -> list[Advice]:
        """What the service holds for wise."""
        found = await self.seat.hint()
        return [Advice(each["action"], each["win"], each["points"], each["reasons"]) for each in found]

    async def story(self, seat: Seat | None) -> list[Step]:
        """Everything that has happened; asked for once, then kept up to date."""
        audience = seat if seat in self.mine else None
        if len(self.past.get(audience, [])) != self.length or audience not in self.past:
            told = await self.client.ask("GET", f"/tables/{self.seat.table['id']}/story", query=eyes_of(audience))
            steps = [Step(each["entry"], each["kind"], each["by"], each["events"]) for each in told["entries"]]
            self.past[audience] = steps
        return self.past[audience]

    async def view_at(self, entry: int, seat: Seat | None) -> Document:
        """The table as it was after so many entries."""
        query = {"entry": entry, **eyes_of(seat)}
        told = await self.client.ask("GET", f"/tables/{self.seat.table['id']}/views", query=query)
        view: Document = told["view"]
        return view

    async def forward(self) -> None:
        """Wait for news, or for a moment; raises what ended the connection for good."""
        if self.seat.listening is None or self.seat.listening.done():
            raise self.seat.failure()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), PULSE)
        self.news.clear()

    def farewell(self, language: str) -> str:
        """How to come back."""
        command = f"ludoteca {'join' if self.mine else 'watch'} {self.address}"
        return "" if self.result is not None else t(language, "terminal-saved", {"command": command})

    @property
    def asked(self) -> Document | None:
        """A question that waits for our answer."""
        return self.seat.state.asked if self.seat.state.is_asked() else None

    async def answer(self, agree: bool) -> None:
        """Agree to what was asked, or not."""
        await self.seat.answer(agree)

    async def say(self, text: str) -> None:
        """Say something to everybody."""
        await self.seat.say(text)

    def heard(self) -> list[tuple[str, str]]:
        """What was said at the table."""
        return self.chat

    @property
    def clocks(self) -> list[float | None]:
        """The seconds that each seat has left, counted down here between the service's words."""
        clock = self.seat.state.clock
        if clock is None:
            return []
        passed = clock["running"] + 1000 * (time.monotonic() - self.told_at)
        spent = [passed if seat == self.to_move else 0 for seat in range(len(clock["left"]))]
        return [
            None if left is None else max(0.0, left - gone) / 1000
            for left, gone in zip(clock["left"], spent, strict=True)
        ]

    @property
    def partings(self) -> list[str]:
        """What who sits here can wish: after the match another one, before its end an end of it."""
        if not self.mine:
            return []
        if self.result is not None:
            return ["again"]
        return ["resign", "leave"] if self.is_rated else ["resign", "leave", "end"]

    async def part(self, how: str) -> None:
        """Give up, get up for good, ask for an end, or lay the table for another match."""
        if how == "again":
            self.next = str((await self.client.rematch(self.seat.table))["id"])
        elif how == "end":
            await self.seat.ask("end")
        elif how == "leave":
            await self.seat.leave()
        else:
            await self.seat.resign()

    async def is_awaited(self) -> bool:
        """Whether somebody else has laid the table again; nobody can where only programs sit with us."""
        seats = self.seat.table["seats"]
        if all(seat["kind"] == "bot" or seat["seat"] in self.mine for seat in seats):
            return False
        try:
            mine = await self.client.my_tables()
        except (ServiceRefused, ServiceLost):
            return False
        return any(each["rematch_of"] == self.seat.table["id"] for each in mine)

    @property
    def status(self) -> str:
        """Whether the connection was lost for the moment."""
        return "page-reconnecting" if self.seat.connection is None else ""


def name_of(seat: Document, language: str) -> str:
    """Who sits on a seat; programs are called by their level in the reader's language."""
    name = printable(seat["name"])
    return program_name(name, language) if seat["kind"] == "bot" else name


def eyes_of(seat: Seat | None) -> Document:
    """How a request names the eyes that are meant."""
    return {} if seat is None else {"seat": seat}


# Who one is at a service


def tokens_file() -> Path:
    """Where the tokens of all services are kept."""
    from platformdirs import user_data_path

    return user_data_path("ludoteca", appauthor=False) / "services.json"


def kept_token(service: str) -> str | None:
    """The token that was kept for a service."""
    try:
        kept = json.loads(tokens_file().read_text("utf-8"))
    except (OSError, ValueError):
        return None
    token = kept.get(service) if isinstance(kept, dict) else None
    return token if isinstance(token, str) else None


def keep_token(service: str, token: str) -> None:
    """Keep a token for the next time, where nobody else can read it."""
    from ludoteca.terminal.saved import write

    file = tokens_file()
    try:
        kept = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        kept = {}
    write(file, (kept if isinstance(kept, dict) else {}) | {service: token})


async def known_as(client: AsyncClient, name: str | None) -> None:
    """Be who one was at this service the last time, or a new guest."""
    client.token = kept_token(client.base_url)
    try:
        person = await client.me(name)
    except ServiceRefused as refused:
        if client.token is None or refused.code != "nobody":
            raise
        client.token = None
        person = await client.me(name)
    if not isinstance(person, dict) or "name" not in person:
        raise ServiceRefused("http", "There is no Ludoteca server at this address.")
    if client.token is not None:
        keep_token(client.base_url, client.token)


async def take_seat(client: AsyncClient, table: str, invitation: str | None, name: str | None) -> None:
    """Sit down at a table by invitation or because it is public, unless one sits there already."""
    if any(each["id"] == table for each in await client.my_tables()):
        return
    if invitation is not None:
        await client.accept(invitation, name)
    else:
        await client.join(table, name=name)


async def sit_down_again(seat: AsyncLiveSeat) -> None:
    """Come back to a seat that one had left for good, as long as nobody plays for it."""
    if any(seat.table["seats"][mine]["absent"] for mine in seat.state.seats):
        with suppress(ServiceRefused):
            await seat.come_back()
