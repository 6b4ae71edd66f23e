"""The client for plain scripts: every call waits for its answer."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Any, Self

import httpx

from ludoteca.client.calls import Calls, TableLike, answer, headers, token_after, unreachable
from ludoteca.client.commands import MessageHandler
from ludoteca.client.errors import ServerRefused, ServerUnreachable
from ludoteca.client.seat import LiveSeat
from ludoteca.core.types import Document, Seat


class Client(Calls[Document, list[Document]]):
    """A client of a Ludoteca server; use it in a `with` statement."""

    def __init__(self, base_url: str, token: str | None = None, seconds: float = 30.0) -> None:
        """Use the server at an address like http://127.0.0.1:8000, with a token if there already is one."""
        super().__init__(base_url, token)
        self.http = httpx.Client(base_url=f"{self.base_url}/api", timeout=seconds)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Document | None = None, query: Document | None = None) -> Document:
        """Request a document; the path starts after /api."""
        document: Document = self.request(method, path, body, query)
        return document

    def ask_many(self, path: str, query: Document | None = None) -> list[Document]:
        """Request a list of documents."""
        documents: list[Document] = self.request("GET", path, None, query)
        return documents

    def request(self, method: str, path: str, body: Document | None, query: Document | None) -> Any:
        """Send a request and return the answer; the token of a new guest is kept."""
        try:
            response = self.http.request(method, path, json=body, params=query, headers=headers(self.token))
        except httpx.TransportError as error:
            raise unreachable(self.base_url, error) from error
        self.token = token_after(response, self.token)
        self.http.cookies.clear()
        return answer(response)

    def wait_until_ready(self, seconds: float = 120.0) -> None:
        """Wait until the server has started and warmed up."""
        ending = time.monotonic() + seconds
        while True:
            try:
                self.server_info()
                return
            except (ServerUnreachable, ServerRefused) as error:
                warming = isinstance(error, ServerUnreachable) or error.code == "warming_up"
                if not warming or time.monotonic() > ending:
                    raise
                time.sleep(0.2)

    def sit(
        self,
        table: TableLike,
        seat: Seat | None = None,
        on_message: MessageHandler | None = None,
        patience: float = 60.0,
    ) -> LiveSeat:
        """Connect to a table, to play or to watch; `on_message` is called with every message that brings something new.

        With several seats, name one, or act for whichever is to move. After a lost connection the client tries to
        reconnect for `patience` seconds.
        """
        return LiveSeat(self, table, seat, on_message, patience)
