"""Raw WebSocket connections, a proxy that can go dead, and a match that must not be disturbed."""

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
from ludoteca.server.people.person import COOKIE
from tests.server.visitors import SECONDS, Visitor, visiting


class Line:
    """A person's WebSocket, frame by frame and byte by byte; it does not even answer pings by itself."""

    def __init__(self, who: Visitor, table: str, port: int | None = None, receiving: int | None = None) -> None:
        """Connect, through another port if given; `receiving` is the size of the receive buffer."""
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
        self.receive_frames(1)
        self.frames.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.tcp.close()

    def send(self, data: bytes) -> None:
        """Send raw bytes; nothing happens if the server has disconnected."""
        with suppress(ConnectionError):
            self.tcp.sendall(data)

    def say(self, message: str | bytes) -> None:
        """Send a text, or bytes that claim to be one."""
        self.send(frame(message if isinstance(message, bytes) else message.encode()))

    def receive_frames(self, count: int) -> None:
        """Receive frames until there are `count` of them, or the connection ends."""
        while len(self.frames) < count and self.protocol.close_rcvd is None and (data := self.receive()):
            self.protocol.receive_data(data)
            self.frames += self.protocol.events_received()  # type: ignore[arg-type]

    def receive(self) -> bytes:
        with suppress(ConnectionError):
            return self.tcp.recv(65536)
        return b""

    def answers(self) -> list[dict[str, object]]:
        """Every message that was received."""
        return [json.loads(bytes(each.data)) for each in self.frames if each.opcode == Opcode.TEXT]

    def answer(self) -> dict[str, object]:
        """The next message."""
        while len(self.answers()) == self.read:
            taken = len(self.frames)
            self.receive_frames(taken + 1)
            assert len(self.frames) > taken, f"the line has ended: {self.protocol.close_rcvd}"
        self.read += 1
        return self.answers()[self.read - 1]

    def wait_closed(self) -> int:
        """Read to the end; return the close code, 1006 if there was none."""
        self.receive_frames(10**9)
        return self.protocol.close_rcvd.code if self.protocol.close_rcvd else CloseCode.ABNORMAL_CLOSURE

    def is_cut(self, seconds: float) -> bool:
        """Whether the server disconnects within some seconds, checked without reading."""
        poll = select.poll()
        poll.register(self.tcp, select.POLLHUP | select.POLLERR | select.POLLRDHUP)
        return bool(poll.poll(seconds * 1000))


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, payload, fin).serialize(mask=True)


class Proxy:
    """A connection between client and server that can go dead: nothing passes, and neither end is notified."""

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
        """Forward bytes both ways until the connection is dead, then keep both ends open."""
        near, _ = self.listening.accept()
        with near, socket.create_connection(self.target) as far:
            while not self.done.wait(0.01):
                ready = [] if self.dead.is_set() else select.select([near, far], [], [], 0)[0]
                for end in ready:
                    (far if end is near else near).sendall(end.recv(65536))


@dataclass
class Play:
    """A match in progress, and how long each of its moves took."""

    delays: list[float] = field(default_factory=list)
    matches: int = 0
    ending: threading.Event = field(default_factory=threading.Event)
    failure: BaseException | None = None

    def undisturbed(self, moves: int = 10) -> bool:
        """Whether the match goes on without long delays."""
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
    """Play until stopped; a failure is stored for the test."""
    try:
        with visiting(url) as come:
            host = come("Ann")
            while not play.ending.is_set():
                play_match(host, play, pace if play.matches else 0.0)
                play.matches += 1
    except BaseException as failure:  # noqa: BLE001 (it is reported in the test's own thread)
        play.failure = failure


def play_match(host: Visitor, play: Play, pace: float) -> None:
    """Play one match from both seats, and measure how long each confirmation took."""
    luck = random.Random(1)
    table = host.call("POST", "/api/tables", {"game": "shelfie", "players": 2, "names": ["Ann", "Bob"]})["id"]
    host.call("POST", f"/api/tables/{table}/start", {})
    with ExitStack() as stack:
        seat = stack.enter_context(host.enter(table))
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
    """The memory of a process in megabytes; by default, of this one."""
    pages = Path(f"/proc/{pid or os.getpid()}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6
