"""While the rules are being compiled, people are asked to come back in a moment."""

from __future__ import annotations

import json
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

SENTENCE = "The service is warming up: the rules are being compiled. Come back in a moment."
ALWAYS = ("/api/openapi.json",)


class WarmingUp:
    """Answers 503 to everything under /api until the service is ready."""

    def __init__(self, app: ASGIApp, app_state: Any) -> None:
        self.app = app
        self.state = app_state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or ask to come back."""
        path = scope.get("path", "")
        if self.state.ready or not path.startswith("/api/") or path in ALWAYS or scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 1013, "reason": "warming up"})
        else:
            await refuse(send)


async def refuse(send: Send) -> None:
    """Say when to come back."""
    body = json.dumps({"code": "warming_up", "sentence": SENTENCE, "rule": None}).encode()
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"2")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body})
