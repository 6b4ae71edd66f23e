"""Sockets without manners: raw bytes on a TCP line, a line that goes dead, and a match that must not notice."""

from __future__ import annotations

import json
import os
import random
import select
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.uri import parse_uri

from ludoteca.bench.load import Legal, choose
from ludoteca.server.persons import COOKIE
from tests.server.visitors import SECONDS, Visitor, visiting


class Line:
    """A WebSocket of somebody's, frame by frame and byte by byte; it answers nothing by itself."""

    def __init__(self, who: Visitor, table: str, port: int | None = None, receiving: int | None = None) -> None:
        """Connect, to another port if there is one between; `receiving` bytes wait here unread at most, or as usual."""
        self.tcp = socket.socket()
        if receiving is not None:
            self.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receiving)
        self.tcp.settimeout(SECONDS)
        self.tcp.connect(("127.0.0.1", port or urlsplit(who.url).port))
        self.protocol = ClientProtocol(parse_uri(f"{who.url.replace('http', 'ws', 1)}/api/tables/{table}/live"))
        request = self.protocol.connect()
        request.headers["Origin"], request.headers["Cookie"] = who.url, f"{COOKIE}={who.token}"
        self.protocol.send_request(request)
        self.tcp.sendall(b"".join(self.protocol.data_to_send()))
        self.frames: list[Frame] = []
        self.read = 0
        self.take(1)
        self.frames.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.tcp.close()

    def send(self, data: bytes) -> None:
        """Send bytes as they are; who has hung up meanwhile does not matter."""
        with suppress(ConnectionError):
            self.tcp.sendall(data)

    def say(self, message: str | bytes) -> None:
        """Send a text, or bytes that claim to be one."""
        self.send(frame(message if isinstance(message, bytes) else message.encode()))

    def take(self, count: int) -> None:
        """Take frames until there are so many, or the line ends."""
        while len(self.frames) < count and self.protocol.close_rcvd is None and (data := self.received()):
            self.protocol.receive_data(data)
            self.frames += self.protocol.events_received()  # type: ignore[arg-type]

    def received(self) -> bytes:
        with suppress(ConnectionError):
            return self.tcp.recv(65536)
        return b""

    def answers(self) -> list[dict[str, object]]:
        """Every message that has been taken."""
        return [json.loads(bytes(each.data)) for each in self.frames if each.opcode == Opcode.TEXT]

    def answer(self) -> dict[str, object]:
        """The next message."""
        while len(self.answers()) == self.read:
            taken = len(self.frames)
            self.take(taken + 1)
            assert len(self.frames) > taken, f"the line has ended: {self.protocol.close_rcvd}"
        self.read += 1
        return self.answers()[self.read - 1]

    def closed(self) -> int:
        """Read to the end; the code of the close, 1006 if there was none."""
        self.take(10**9)
        return self.protocol.close_rcvd.code if self.protocol.close_rcvd else CloseCode.ABNORMAL_CLOSURE

    def is_cut(self, seconds: float) -> bool:
        """Whether the other end hangs up soon, judged without taking what it has sent."""
        poll = select.poll()
        poll.register(self.tcp, select.POLLHUP | select.POLLERR | select.POLLRDHUP)
        return bool(poll.poll(seconds * 1000))


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, payload, fin).serialize(mask=True)


class Proxy:
    """A line between client and service that can go dead: then nothing passes, and neither end is told."""

    def __init__(self, url: str) -> None:
        self.target = ("127.0.0.1", urlsplit(url).port)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.dead = threading.Event()
        self.done = threading.Event()
        self.thread = threading.Thread(target=self.forward)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.done.set()
        self.thread.join()
        self.listening.close()

    def forward(self) -> None:
        """Carry bytes both ways until the line is dead, then keep both ends open."""
        near, _ = self.listening.accept()
        with near, socket.create_connection(self.target) as far:
            while not self.done.wait(0.01):
                ready = [] if self.dead.is_set() else select.select([near, far], [], [], 0)[0]
                for end in ready:
                    (far if end is near else near).sendall(end.recv(65536))


@dataclass
class Play:
    """A match that goes on, and how long each of its moves took."""

    delays: list[float] = field(default_factory=list)
    matches: int = 0
    ending: threading.Event = field(default_factory=threading.Event)
    failure: BaseException | None = None

    def undisturbed(self, moves: int = 10) -> bool:
        """Whether the match goes on from here as if nothing were the matter."""
        seen, until = len(self.delays), time.monotonic() + SECONDS
        while len(self.delays) < seen + moves and self.failure is None and time.monotonic() < until:
            time.sleep(0.01)
        assert self.failure is None, self.failure
        return len(self.delays) >= seen + moves and max(self.delays) < LONGEST_DELAY


LONGEST_DELAY = 30.0
"""Seconds that a move may take on a machine that is busy with other things."""


@contextmanager
def playing(url: str, pace: float = 0.02) -> Iterator[Play]:
    """Two people at one device play match after match, until the block ends; it begins when they have played one."""
    play = Play()
    thread = threading.Thread(target=play_on, args=(url, play, pace))
    thread.start()
    try:
        while not play.matches and play.failure is None:
            time.sleep(0.01)
        play.delays.clear()
        yield play
    finally:
        play.ending.set()
        thread.join()


def play_on(url: str, play: Play, pace: float) -> None:
    """Play until told to stop; what goes wrong is kept for who looks."""
    try:
        with visiting(url) as come:
            host = come("Ann")
            while not play.ending.is_set():
                play_match(host, play, pace if play.matches else 0.0)
                play.matches += 1
    except BaseException as failure:  # noqa: BLE001 (it is told in the test's own thread)
        play.failure = failure


def play_match(host: Visitor, play: Play, pace: float) -> None:
    """Play one match from both seats, and note how long it took until each move was confirmed."""
    luck = random.Random(1)
    table = host.done("POST", "/api/tables", {"game": "shelfie", "players": 2, "names": ["Ann", "Bob"]})["id"]
    host.done("POST", f"/api/tables/{table}/start", {})
    with ExitStack() as stack:
        seat = stack.enter_context(host.seated(table))
        views = {message["seat"]: message["view"] for message in seat.messages if message["type"] == "view"}
        entry = 0
        while not play.ending.is_set() and not views[0]["over"]:
            legal = msgspec.convert(views[views[0]["to_move"]]["legal"], Legal)
            started = time.monotonic()
            seat.send(type="act", mark=str(entry), entry=entry, action=choose(legal, luck))
            for _ in views:
                update = seat.until_type("update", mark=str(entry))
                views[update["seat"]] |= update["changed"]
            play.delays.append(time.monotonic() - started)
            entry += 1
            time.sleep(pace)


def stolen() -> float:
    """Seconds, since the start, in which this machine wanted to work and the one that carries it worked for others."""
    return int(Path("/proc/stat").read_text(encoding="ascii").split()[8]) / os.sysconf("SC_CLK_TCK")


def resident(pid: int | None = None) -> float:
    """How many megabytes a process holds, this one if none is named."""
    pages = Path(f"/proc/{pid or os.getpid()}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6
