"""Structured logs, one JSON object per line, without personal data: no addresses, names, tokens, or paths with ids."""

from __future__ import annotations

import logging
import sys
import time

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import Processor

log = structlog.get_logger("ludoteca.requests")

TRACEBACKS = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))
"""Tracebacks without local variables, which may hold tokens, chat and seeds."""

NOT_LOGGED = ("/health", "/ready", "/metrics")
"""Monitoring asks for these every few seconds."""


def set_up_logs(level: int = logging.INFO) -> None:
    """Write logs as JSON to standard error, including those of libraries."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, TRACEBACKS, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                TRACEBACKS,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)


class RequestLog:
    """Logs one line for each HTTP request: the declared route, the status, the duration."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and log it."""
        if scope["type"] != "http" or scope["path"] in NOT_LOGGED:
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 500

        async def note_and_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note_and_send)
        finally:
            route = getattr(scope.get("route"), "path", None)
            duration = round((time.perf_counter() - started) * 1000, 1)
            log.info("request", method=scope["method"], route=route, status=status, ms=duration)
