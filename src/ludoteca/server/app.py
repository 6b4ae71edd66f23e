"""The service as an ASGI application: what is opened at its start and closed at its end, and its routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import structlog
from fastapi import FastAPI
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.types import ASGIApp

from ludoteca.core.library import game_names
from ludoteca.server import live, metrics, routes_people, routes_records, routes_tables, rulebooks, story
from ludoteca.server.answers import add_answers
from ludoteca.server.bots import Thinkers
from ludoteca.server.bus import MISSED, Bus, News
from ludoteca.server.house import House
from ludoteca.server.limits import Limits
from ludoteca.server.logs import RequestLog
from ludoteca.server.models import Readiness
from ludoteca.server.openapi import with_messages
from ludoteca.server.outages import Outages, beat, note_outage
from ludoteca.server.pacing import Pace
from ludoteca.server.pages import Pages
from ludoteca.server.ratings import rate_left_over
from ludoteca.server.room import version
from ludoteca.server.security import Protection
from ludoteca.server.settings import Settings
from ludoteca.server.stores import open_bus, open_stores
from ludoteca.server.sweeping import keep_sweeping
from ludoteca.server.tables import Tables
from ludoteca.server.times import now
from ludoteca.server.warmup import Warmup, WarmupGate

log = structlog.get_logger("ludoteca.app")

TIDY_EVERY = 15.0
DESCRIPTION = """Live tables for board games. Everything about a match goes over one WebSocket per table,
`/api/tables/{table}/live`, whose messages are the schemas `ClientMessage` and `ServerMessage`."""


def make_app(settings: Settings, bus: Bus | None = None) -> FastAPI:
    """The service, not yet started."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            stack.callback(app.state.warmup.close)
            app.state.house = await open_house(settings, bus, app.state.warmup, stack)
            stack.push_async_callback(ended, asyncio.create_task(open_up(app)))
            yield

    class Service(FastAPI):
        """An application whose outermost layer, also around its own errors, is the protection."""

        def build_middleware_stack(self) -> ASGIApp:
            return Protection(Pace(live.Shortcut(super().build_middleware_stack())), settings)

    app = Service(
        title="Ludoteca",
        version=version(),
        description=DESCRIPTION,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.ready = app.state.failed = False
    app.state.warmup = Warmup()
    for room in (routes_people, routes_tables, routes_records, story, rulebooks, live):
        app.include_router(room.router)
    add_watch(app)
    add_answers(app)
    app.router.default = Pages(app.router.not_found)
    app.openapi = lambda: with_messages(app)  # type: ignore[method-assign]
    app.add_middleware(WarmupGate, app_state=app.state)
    app.add_middleware(RequestLog)
    return app


async def open_house(settings: Settings, bus: Bus | None, warmup: Warmup, stack: AsyncExitStack) -> House:
    """Open everything that a service needs; it is closed in the opposite order."""
    database, entries = await open_stores(settings, stack)
    bus = bus or await open_bus(settings, stack)
    thinkers = await open_thinkers(settings, warmup, stack)
    limits = Limits(enabled=settings.limits)
    house = House(settings, database, entries, Outages(), limits, bus, thinkers, None)  # type: ignore[arg-type]
    house.tables = Tables(house)
    bus.listen(house.tables.heard)
    stack.callback(bus.leave, house.tables.heard)
    stack.push_async_callback(ended, asyncio.create_task(tidy(house.tables)))
    stack.push_async_callback(ended, asyncio.create_task(keep_sweeping(database)))
    stack.push_async_callback(house.tables.close)
    return house


async def open_thinkers(settings: Settings, warmup: Warmup, stack: AsyncExitStack) -> Thinkers:
    """Where bots think: in threads of this process, or in workers."""
    if settings.workers is None:
        thinkers = Thinkers(settings.thinkers, warmup)
    else:
        from ludoteca.server.workers import Workers

        thinkers = Workers(settings.thinkers, settings.workers, warmup)
        await thinkers.open()
        stack.push_async_callback(thinkers.hang_up)
    stack.callback(thinkers.close)
    return thinkers


async def ended(task: asyncio.Task[None]) -> None:
    """End background work."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def tidy(tables: Tables) -> None:
    """Put away tables that nobody looks at, now and then."""
    while True:
        await asyncio.sleep(TIDY_EVERY)
        tables.put_away()
        await tables.show_who_is_here()
        if tables.house.settings.bus is not None:
            tables.heard(News("", MISSED))
        metrics.LIVE.set(len(tables.live))


async def open_up(app: FastAPI) -> None:
    """Get ready, go on with what ran when the service ended, then let people in and keep the pulse."""
    house: House = app.state.house
    try:
        await app.state.warmup.prepare_tables()
        await rate_left_over(house.database)
        # Nobody could play until now, so the pulse begins now.
        await note_outage(house.database, now())
        await house.read_outages()
        await house.tables.resume()
        app.state.ready = True
        log.info("ready", games=game_names())
        await app.state.warmup.prepare_players()
        await beat(house.database, noticed=house.notice)
    except asyncio.CancelledError:
        raise
    except Exception:
        app.state.failed = True
        log.exception("opening failed")


def add_watch(app: FastAPI) -> None:
    """What tells whether the service is well."""

    @app.get("/health", tags=["watch"])
    async def health() -> dict[str, str]:
        """Whether the process lives."""
        return {"status": "ok"}

    @app.get("/ready", tags=["watch"], response_model=Readiness, responses={503: {"model": Readiness}})
    async def ready() -> JSONResponse:
        """Whether people can play, and what is being compiled."""
        status = "failed" if app.state.failed else "ready" if app.state.ready else "preparing"
        progress = None if app.state.failed else app.state.warmup.progress()
        return JSONResponse({"status": status, "preparation": progress}, 200 if status == "ready" else 503)

    @app.get("/metrics", tags=["watch"], response_class=Response)
    async def counted() -> Response:
        """What the service counts, for Prometheus."""
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
