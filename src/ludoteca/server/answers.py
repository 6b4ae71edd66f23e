"""Answers to everything that goes wrong: always the same kind of document."""

from __future__ import annotations

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.core.types import Document
from ludoteca.server.errors import Problem
from ludoteca.server.storage import StorageFailed

log = structlog.get_logger("ludoteca.answers")

COME_BACK = {"Retry-After": "2"}


def add_answers(app: FastAPI) -> None:
    """Every refusal is the same kind of document."""

    @app.exception_handler(Problem)
    async def refused(_: Request, problem: Problem) -> JSONResponse:
        return refusal(problem)

    @app.exception_handler(StorageFailed)
    async def unstored(_: Request, failed: StorageFailed) -> JSONResponse:
        log.error("storage failed", reason=str(failed))
        return trouble(503, "storage", "The data cannot be reached. Try again in a moment.", None, COME_BACK)

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, error: RequestValidationError) -> JSONResponse:
        return trouble(422, "unreadable", said_of(error))

    @app.exception_handler(HTTPException)
    async def other(_: Request, error: HTTPException) -> JSONResponse:
        return trouble(error.status_code, "http", f"{error.detail}.", None, dict(error.headers or {}))

    app.add_middleware(Failures)


class Failures:
    """Answers what nobody foresaw, inside all other layers, so that this answer too gets their headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; if that fails, write it down, and say so unless the answer has begun."""
        begun = scope["type"] != "http"

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except Exception as error:
            if begun:
                raise
            log.error("request failed", exc_info=error)
            answer = trouble(500, "failed", "Something went wrong in the server. The error has been logged.")
            await answer(scope, receive, send)


def refusal(problem: Problem) -> JSONResponse:
    """The answer to somebody who is refused."""
    headers = {"Retry-After": str(problem.retry_after)} if problem.retry_after else None
    return trouble(problem.status, problem.code, problem.sentence, problem.rule, headers)


def trouble(
    status: int, code: str, sentence: str, rule: str | None = None, headers: dict[str, str] | None = None
) -> JSONResponse:
    """A refusal as a document."""
    document: Document = {"code": code, "sentence": sentence, "rule": rule}
    return JSONResponse(document, status, headers)


def said_of(error: RequestValidationError) -> str:
    """What was wrong with a request, without repeating what it held."""
    parts = [f"{'.'.join(str(step) for step in each['loc'])}: {each['msg']}" for each in error.errors()[:5]]
    return "The request cannot be read: " + "; ".join(parts) + "."
