"""The service for a plain script: every call waits for its answer."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Any, Self

import httpx

from ludoteca.client.calls import Calls, TableLike, answer, headers, socket_address, token_after, unreachable
from ludoteca.client.errors import ServiceLost, ServiceRefused
from ludoteca.client.seat import LiveSeat
from ludoteca.client.wishes import Heard
from ludoteca.core.types import Document, Seat


class Client(Calls[Document, list[Document]]):
    """A connection to a Ludoteca; use it in a `with` statement."""

    def __init__(self, base_url: str, token: str | None = None, seconds: float = 30.0) -> None:
        """Speak to the service at an address like http://127.0.0.1:8000, with a token if there is one already."""
        super().__init__(base_url, token)
        self.http = httpx.Client(base_url=f"{self.base_url}/api", timeout=seconds)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Document | None = None, query: Document | None = None) -> Document:
        """Ask for a document; the path begins behind /api."""
        document: Document = self.request(method, path, body, query)
        return document

    def ask_many(self, path: str, query: Document | None = None) -> list[Document]:
        """Ask for a list of documents."""
        documents: list[Document] = self.request("GET", path, None, query)
        return documents

    def request(self, method: str, path: str, body: Document | None, query: Document | None) -> Any:
        """Ask, and return what was answered; the token of a new guest is kept."""
        try:
            response = self.http.request(method, path, json=body, params=query, headers=headers(self.token))
        except httpx.TransportError as trouble:
            raise unreachable(self.base_url, trouble) from trouble
        self.token = token_after(response, self.token)
        self.http.cookies.clear()
        return answer(response)

    def wait_until_ready(self, seconds: float = 120.0) -> None:
        """Wait until the service has started and warmed up."""
        ending = time.monotonic() + seconds
        while True:
            try:
                self.house()
                return
            except (ServiceLost, ServiceRefused) as trouble:
                warming = isinstance(trouble, ServiceLost) or trouble.code == "warming_up"
                if not warming or time.monotonic() > ending:
                    raise
                time.sleep(0.2)

    def sit(
        self, table: TableLike, seat: Seat | None = None, heard: Heard | None = None, patience: float = 60.0
    ) -> LiveSeat:
        """Sit down at a table's socket, or watch; `heard` is called with every message that tells something new.

        Who holds several seats names one, or speaks for whichever is to move. A lost connection is opened again for
        as many seconds as `patience` says.
        """
        return LiveSeat(socket_address(self.base_url, table), self.token, seat, heard, patience)
