"""HTTP for monitoring: whether the server is alive, ready, and what it counts."""

from __future__ import annotations

import hmac
import shutil
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ludoteca.server import metrics, times
from ludoteca.server.context import context_of
from ludoteca.server.edge.addresses import client_address, is_network, is_trusted, peer_address
from ludoteca.server.edge.authentication import bearer_token
from ludoteca.server.errors import RequestRefused
from ludoteca.server.http.models import Readiness, Refusal
from ludoteca.server.settings import Settings

router = APIRouter(tags=["watch"])

MIN_FREE_BYTES = 16 * 1024 * 1024
"""With less free space than this, a server on a file reports that the disk is full."""
DISK_FULL = "The disk is full, so moves may not be stored. Free some space."
NOT_STORED = "Nothing can be stored at the moment; the log says why. The disk may be full."
FORWARDING = {
    *("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"),
    *("x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip"),
}
"""Headers that proxies add."""


@router.get("/health")
async def health() -> dict[str, str]:
    """Whether the process is alive."""
    return {"status": "ok"}


@router.get("/ready", response_model=Readiness, responses={503: {"model": Readiness}})
async def ready(request: Request) -> JSONResponse:
    """Whether people can play, what is being compiled, and what the host should know."""
    state = request.app.state
    status = "failed" if state.failed else "ready" if state.ready else "preparing"
    progress = None if state.failed else state.warmup.progress()
    sentence = None
    if status == "ready":
        status, sentence = check_storage(context_of(request).settings)
    document = {"status": status, "preparation": progress, "sentence": sentence}
    return JSONResponse(document, 200 if status == "ready" else 503)


def check_storage(settings: Settings) -> tuple[str, str | None]:
    """Whether data can be stored; if so, whether the system clock is right."""
    if settings.database is None and free_bytes(settings.data) < MIN_FREE_BYTES:
        return "storage", DISK_FULL
    if metrics.is_heartbeat_failing():
        return "storage", NOT_STORED
    error = times.clock_error()
    return "ready", clock_sentence(error) if abs(error) > times.MINUTE else None


def free_bytes(file: Path) -> int:
    """The free space on a file's disk."""
    try:
        return shutil.disk_usage(file.parent).free
    except OSError:
        return 0


def clock_sentence(error: int) -> str:
    """What the host should know about a system clock that jumped."""
    way = "ahead of" if error > 0 else "behind"
    return (
        f"The system clock is {times.duration(error)} {way} the server, because it jumped. "
        "Restart the server if the system clock is right."
    )


@router.get("/metrics", response_class=Response, responses={403: {"model": Refusal}})
async def get_metrics(request: Request) -> Response:
    """Metrics for Prometheus, for addresses and tokens that the host allows."""
    if not may_read_metrics(request, context_of(request).settings):
        raise RequestRefused(403, "metrics", "The host has not allowed you to read the metrics of this server.")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def may_read_metrics(request: Request, settings: Settings) -> bool:
    """Whether a request comes from an allowed address or has an allowed token.

    A proxy on this computer whose headers are not trusted hides the address of the client, so the address of the proxy
    allows nothing.
    """
    networks = [each for each in settings.metrics if is_network(each)]
    given = (bearer_token(request) or "").encode()
    if any(hmac.compare_digest(given, each.encode()) for each in settings.metrics if each not in networks):
        return True
    peer = peer_address(request)
    is_hidden = is_forwarded(request) and (peer is None or not is_trusted(peer, settings.proxies))
    client = client_address(request, settings.proxies)
    return client is not None and not is_hidden and is_trusted(client, networks)


def is_forwarded(request: Request) -> bool:
    """Whether a request seems to come through a proxy: by a header, or because it asks for a public name.

    Some proxies add no headers, but keep the name of the host.
    """
    name = request.headers.get("host", "").rpartition(":")[0] or request.headers.get("host", "")
    return bool(FORWARDING & set(request.headers)) or ("." in name and not is_network(name))
