"""Responses to requests before the server is ready: 503, with the progress of the warmup."""

from __future__ import annotations

import json
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from ludoteca.core.types import Document

SENTENCE = "The server is getting ready: it compiles the rules for this computer. Try again in a moment."
RETRY_SECONDS = 2
ALWAYS_OPEN = ("/api/openapi.json",)


class WarmupGate:
    """Answers 503 to everything under /api until the server is ready."""

    def __init__(self, app: ASGIApp, app_state: Any) -> None:
        self.app = app
        self.state = app_state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or ask the client to try again."""
        path = scope.get("path", "")
        if self.state.ready or not path.startswith("/api/") or path in ALWAYS_OPEN or scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 1013, "reason": "warming up"})
        else:
            await refuse(send, self.state.warmup.progress())


async def refuse(send: Send, progress: Document | None) -> None:
    """Ask the client to try again, and report the progress of the warmup."""
    document = {"code": "warming_up", "sentence": SENTENCE, "rule": None, "preparation": progress}
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"%d" % RETRY_SECONDS)]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(document).encode()})
