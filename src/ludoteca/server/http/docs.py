"""The documentation at `/docs`: the files that `make docsite` wrote, read when they are first requested."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ludoteca.server.http.page import INDEX, REVALIDATE, File, media_type_of, read_file, respond

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

FOLDER = Path(__file__).parents[1] / "docs"
ADDRESS = "/docs"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<h1>The documentation was not installed</h1>
<p>To add it, run <code>make docsite</code> in the folder of Ludoteca. If the server was installed from there with pip,
install it again after that. Until then, the same texts are in its folder <code>docs</code>.</p>
<p><a href="/">To the games</a></p></html>
"""
NOT_FOUND = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<h1>There is no such page</h1>
<p><a href="/docs/">The documentation begins here.</a></p></html>
"""


class Docs:
    """Answers requests for the documentation, and passes all others on."""

    def __init__(self, others: ASGIApp, folder: Path = FOLDER) -> None:
        self.others = others
        self.folder = folder
        self.built = 0
        self.paths: dict[str, Path] = {}
        self.files: dict[str, File] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file of the documentation, or let the others answer."""
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and is_documentation(scope["path"]):
            await (await self.answer(scope))(scope, receive, send)
        else:
            await self.others(scope, receive, send)

    async def answer(self, scope: Scope) -> Response:
        """The answer to a request for the documentation."""
        self.find_if_changed()
        if not self.paths:
            return HTMLResponse(NOT_BUILT, 404)
        address = scope["path"].removeprefix(ADDRESS)
        if address + INDEX in self.paths:
            return RedirectResponse(f"{ADDRESS}{address}/", 308)
        name = address.removesuffix("/") + INDEX if address.endswith("/") else address
        if name not in self.paths:
            return HTMLResponse(NOT_FOUND, 404)
        return respond(await self.read(name), Headers(scope=scope))

    async def read(self, name: str) -> File:
        """A file, from the disk the first time."""
        if name not in self.files:
            path = self.paths[name]
            media_type = media_type_of(path) or "application/octet-stream"
            self.files[name] = await asyncio.to_thread(read_file, path, media_type, REVALIDATE)
        return self.files[name]

    def find_if_changed(self) -> None:
        """List the files at the first request, and again after the documentation was built."""
        index = self.folder / INDEX[1:]
        built = index.stat().st_mtime_ns if index.is_file() else 0
        if built != self.built:
            found = (path for path in self.folder.rglob("*") if media_type_of(path)) if built else ()
            self.paths = {f"/{path.relative_to(self.folder).as_posix()}": path for path in found}
            self.files, self.built = {}, built


def is_documentation(path: str) -> bool:
    """Whether a path belongs to the documentation."""
    return path == ADDRESS or path.startswith(f"{ADDRESS}/")
