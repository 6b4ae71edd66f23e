"""Error responses: every refusal is the same kind of document."""

from __future__ import annotations

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.core.types import Document
from ludoteca.server.errors import RequestRefused
from ludoteca.server.store.sqlite import StorageFailed

log = structlog.get_logger("ludoteca.answers")

RETRY_SOON = {"Retry-After": "2"}


def add_error_responses(app: FastAPI) -> None:
    """Turn all exceptions into refusals."""

    @app.exception_handler(RequestRefused)
    async def refuse(_: Request, refused: RequestRefused) -> JSONResponse:
        return refusal_response(refused)

    @app.exception_handler(StorageFailed)
    async def report_storage_failure(_: Request, failed: StorageFailed) -> JSONResponse:
        log.error("storage failed", reason=str(failed))
        return error_response(503, "storage", "The data cannot be reached. Try again in a moment.", None, RETRY_SOON)

    @app.exception_handler(RequestValidationError)
    async def report_unreadable(_: Request, error: RequestValidationError) -> JSONResponse:
        return error_response(422, "unreadable", describe(error))

    @app.exception_handler(HTTPException)
    async def report_http_error(_: Request, error: HTTPException) -> JSONResponse:
        return error_response(error.status_code, "http", f"{error.detail}.", None, dict(error.headers or {}))

    app.add_middleware(UnexpectedErrors)


class UnexpectedErrors:
    """Responds to unexpected exceptions; the innermost layer, so that the other layers add their headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; log an exception, and respond with 500 unless the response has begun."""
        has_begun = scope["type"] != "http"

        async def note_and_send(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, note_and_send)
        except Exception as error:
            if has_begun:
                raise
            log.error("request failed", exc_info=error)
            response = error_response(500, "failed", "Something went wrong in the server. The error has been logged.")
            await response(scope, receive, send)


def refusal_response(refused: RequestRefused) -> JSONResponse:
    """The response to a refused request."""
    headers = {"Retry-After": str(refused.retry_after)} if refused.retry_after else None
    return error_response(refused.status, refused.code, refused.sentence, refused.rule, headers)


def error_response(
    status: int, code: str, sentence: str, rule: str | None = None, headers: dict[str, str] | None = None
) -> JSONResponse:
    """A refusal as a JSON response."""
    document: Document = {"code": code, "sentence": sentence, "rule": rule}
    return JSONResponse(document, status, headers)


def describe(error: RequestValidationError) -> str:
    """Describe what was wrong with a request, without repeating its contents."""
    parts = [f"{'.'.join(str(step) for step in each['loc'])}: {each['msg']}" for each in error.errors()[:5]]
    return "The request cannot be read: " + "; ".join(parts) + "."
