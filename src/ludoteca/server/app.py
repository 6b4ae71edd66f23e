"""The server as an ASGI application: its routes, and what is opened at its start and closed at its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass

import structlog
from fastapi import FastAPI
from starlette.types import ASGIApp

from ludoteca.core.library import game_names
from ludoteca.server import metrics, times
from ludoteca.server.backends import open_bus, open_stores
from ludoteca.server.bots.pool import BotPool
from ludoteca.server.bots.warmup import Warmup
from ludoteca.server.bus.news import MISSED, Bus, News
from ludoteca.server.context import Context
from ludoteca.server.edge.error_responses import add_error_responses
from ludoteca.server.edge.request_log import RequestLog
from ludoteca.server.edge.security import Protection
from ludoteca.server.edge.throttle import Throttle
from ludoteca.server.edge.warmup_gate import WarmupGate
from ludoteca.server.http import analyses, daily, history, matches, people, practice, rules, status, tables
from ludoteca.server.http.docs import Docs
from ludoteca.server.http.openapi import with_messages
from ludoteca.server.http.page import Page
from ludoteca.server.http.public_tables import PublicTables
from ludoteca.server.live import connection
from ludoteca.server.live.abandoned import AbandonedTables
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.people.cleanup import clean_up_regularly
from ludoteca.server.people.ratings import rate_pending
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.settings import Settings
from ludoteca.server.store.backup import lock_for_server
from ludoteca.server.store.outages import follow_others, record_heartbeats, record_start
from ludoteca.server.store.sqlite import StorageFailed
from ludoteca.server.times import now
from ludoteca.server.version import version

log = structlog.get_logger("ludoteca.app")

MAINTENANCE_SECONDS = 15.0
DESCRIPTION = """Live tables for board games. Everything about a match goes over one WebSocket per table,
`/api/tables/{table}/live`, whose messages are the schemas `ClientMessage` and `ServerMessage`."""


@dataclass(frozen=True)
class Server:
    """A running server process."""

    context: Context
    tables: TableRegistry
    public_tables: PublicTables


def make_app(settings: Settings, bus: Bus | None = None) -> FastAPI:
    """Make the application, not yet started."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            stack.callback(app.state.warmup.close)
            if settings.database is None:
                stack.enter_context(lock_for_server(settings.data))
            server = await open_server(settings, bus, app.state.warmup, stack)
            app.state.context, app.state.tables = server.context, server.tables
            app.state.public_tables = server.public_tables
            stack.push_async_callback(cancel, asyncio.create_task(run_in_background(app, server)))
            yield

    class Application(FastAPI):
        """An application whose outermost layer, also around its own errors, is the protection."""

        def build_middleware_stack(self) -> ASGIApp:
            return Protection(Throttle(connection.Shortcut(super().build_middleware_stack())), settings)

    app = Application(
        title="Ludoteca",
        version=version(),
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.ready = app.state.failed = False
    app.state.warmup = Warmup()
    for module in (people, tables, practice, matches, daily, analyses, history, rules, connection, status):
        app.include_router(module.router)
    add_error_responses(app)
    app.router.default = Docs(Page(app.router.not_found, proxies=settings.proxies))
    app.openapi = lambda: with_messages(app)  # type: ignore[method-assign]
    app.add_middleware(WarmupGate, app_state=app.state)
    app.add_middleware(RequestLog)
    return app


async def open_server(settings: Settings, bus: Bus | None, warmup: Warmup, stack: AsyncExitStack) -> Server:
    """Open everything that a server needs; the stack closes it in the opposite order."""
    times.start()
    database, match_log = await open_stores(settings, stack)
    if settings.database is not None:
        await follow_others(database)
    bus = bus or await open_bus(settings, stack)
    bots = await open_bots(settings, warmup, stack)
    context = Context(settings, database, match_log, RateLimits(enabled=settings.limits), bus, bots)
    stack.callback(context.replays.close)
    stack.push_async_callback(context.analyses.close)
    registry = TableRegistry(context)
    bus.listen(registry.receive, context.process)
    stack.callback(bus.stop_listening, registry.receive)
    stack.push_async_callback(cancel, asyncio.create_task(maintain(registry)))
    stack.push_async_callback(cancel, asyncio.create_task(clean_up_regularly(database)))
    stack.push_async_callback(registry.close)
    return Server(context, registry, PublicTables(registry))


async def open_bots(settings: Settings, warmup: Warmup, stack: AsyncExitStack) -> BotPool:
    """Open the place where bots think: threads of this process, or workers."""
    if settings.workers is None:
        bots = BotPool(settings.thinkers, warmup)
    else:
        from ludoteca.server.bots.remote import RemoteBots

        bots = RemoteBots(settings.thinkers, settings.workers, warmup)
        await bots.open()
        stack.push_async_callback(bots.disconnect)
    stack.callback(bots.close)
    return bots


async def cancel(task: asyncio.Task[None]) -> None:
    """Cancel a background task and wait for its end."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def maintain(tables: TableRegistry) -> None:
    """Regularly unload idle tables, close abandoned ones, and report presence to the other processes."""
    abandoned = AbandonedTables(tables)
    while True:
        await asyncio.sleep(MAINTENANCE_SECONDS)
        try:
            await abandoned.close()
        except StorageFailed as failed:
            log.warning("abandoned tables not closed", reason=str(failed))
        tables.unload_idle()
        await tables.report_presence()
        if tables.context.settings.bus is not None:
            tables.receive(News("", MISSED))
        metrics.LIVE_TABLES.set(len(tables.live))


async def run_in_background(app: FastAPI, server: Server) -> None:
    """Get ready, continue what ran when the server stopped, then accept people and write the heartbeat."""
    context = server.context
    try:
        await app.state.warmup.prepare_tables()
        await rate_pending(context.database)
        await continue_matches(server)
        app.state.ready = True
        log.info("ready", games=game_names())
        await app.state.warmup.prepare_players()
        await record_heartbeats(context.database, on_outage=context.accept_outages)
    except asyncio.CancelledError:
        raise
    except Exception:
        app.state.failed = True
        log.exception("start failed")


async def continue_matches(server: Server) -> None:
    """Begin the heartbeat, because nobody could play until now, and continue the matches."""
    await record_start(server.context.database, now())
    await server.context.read_outages()
    await server.tables.resume()
