"""The page: the files that the build of `web/` wrote to `static/`, the engine and the rulebooks, served from memory.

Paths inside the page, such as a table's, are answered with the page itself, which shows the right screen. Only files
that were found in the folder are served, whatever a path looks like.
"""

from __future__ import annotations

import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response

from ludoteca.server.edge.addresses import is_https
from ludoteca.server.edge.error_responses import error_response
from ludoteca.server.http.link_preview import origin_of, preferred_language, preview_texts, with_preview
from ludoteca.server.http.linked_tables import LinkedTables
from ludoteca.server.offline import OFFLINE_LIST, name_engine, offline_list, rulebook_files

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

STATIC = Path(__file__).parents[1] / "static"
ENGINE = Path(__file__).parents[1] / "engine"
"""The programs of the games for browsers, which `python -m ludoteca.targets` builds."""
INDEX = "/index.html"
ENGINE_PREFIX = "/engine"
ENGINE_INDEX = "index.json"
NOT_PAGES = ("api", "health", "ready", "metrics")
"""First parts of paths that belong to the server's own routes."""

CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
HASHED = "/assets/"
"""The folder of files whose names contain a hash of their contents."""

TEXT = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
WASM = ".wasm"
BINARY = {
    ".bin": "application/octet-stream",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    WASM: "application/wasm",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
MAX_PREVIEWS = 16
"""How many versions of the page with link previews are kept in memory."""
COMPRESSED = {".br": "br", ".gz": "gzip"}
"""Suffixes of compressed copies, and their encodings."""

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<h1>Ludoteca is running, but its page was not built</h1>
<p>Run <code>make page</code> in the project's folder, or install Ludoteca with
<code>pip install ".[server]"</code>, which builds the page too. Programs and
the terminal can play meanwhile: the server itself is complete.</p></html>
"""


NO_ENGINE = (
    "The rules for browsers have not been built yet. In a checkout, make play builds them in the background, and "
    "make engine builds them at once."
)


@dataclass(frozen=True)
class File:
    """A file of the page: its media type, its Cache-Control header, its tag, its bytes in each encoding, and Vary."""

    media_type: str
    cache_control: str
    tag: str
    bodies: dict[str, bytes]
    vary: str = "Accept-Encoding"


class Page:
    """Answers requests that no route of the server matches."""

    def __init__(
        self, not_found: ASGIApp, folder: Path = STATIC, proxies: Sequence[str] = (), engine: Path = ENGINE
    ) -> None:
        self.not_found = not_found
        self.proxies = proxies
        self.folder = folder
        self.engine = engine
        self.build_times: list[int] = []
        self.files: dict[str, File] = {}
        self.previews: OrderedDict[bytes, File] = OrderedDict()
        """The page with link previews, for the addresses at which it was asked for last."""
        self.tables = LinkedTables()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file, the page, or what the server answers to unknown paths."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or is_route(scope["path"]):
            await self.not_found(scope, receive, send)
            return
        self.read_if_changed()
        if not self.files:
            await HTMLResponse(NOT_BUILT, 503)(scope, receive, send)
            return
        file = self.files.get(scope["path"]) or self.page(scope["path"])
        if file is None:
            await self.missing(scope["path"])(scope, receive, send)
            return
        if file is self.files[INDEX] and scope["path"] != INDEX:
            file = await self.with_preview(file, HTTPConnection(scope))
        await respond(file, Headers(scope=scope))(scope, receive, send)

    def page(self, path: str) -> File | None:
        """The page, for paths inside it; None for paths of files, which are missing if they were not found."""
        is_file = path.startswith(HASHED) or "." in path.rpartition("/")[2]
        return None if is_file else self.files[INDEX]

    def missing(self, path: str) -> ASGIApp:
        """The answer for a file that does not exist."""
        has_engine = f"{ENGINE_PREFIX}/{ENGINE_INDEX}" in self.files
        if path.startswith(f"{ENGINE_PREFIX}/") and not has_engine:
            return error_response(404, "engine", NO_ENGINE)
        return self.not_found

    async def with_preview(self, page: File, request: HTTPConnection) -> File:
        """The page with a link preview for the address and the language of a request."""
        origin = origin_of("https" if is_https(request, self.proxies) else "http", request.headers.get("host", ""))
        if origin is None:
            return page
        context = getattr(request.app.state, "context", None)
        table = await self.tables.find(request.url.path, context and context.database)
        language = preferred_language(request.headers.get("accept-language", ""))
        texts = preview_texts(request.url.path, language, table)
        plain = with_preview(page.bodies["identity"], origin, texts)
        if plain not in self.previews:
            self.previews[plain] = translated_file(page, plain)
        self.previews.move_to_end(plain)
        if len(self.previews) > MAX_PREVIEWS:
            self.previews.popitem(last=False)
        return self.previews[plain]

    def read_if_changed(self) -> None:
        """Read the files at the first request, and again after the page or the engine was rebuilt."""
        times = build_times(self.folder / INDEX[1:], self.folder / HASHED[1:])
        times += build_times(self.engine / ENGINE_INDEX) if times else []
        if times != self.build_times:
            self.files = all_files(self.folder, self.engine) if times else {}
            self.build_times = times


def build_times(*paths: Path) -> list[int]:
    """When files were written; nothing if one of them is missing."""
    try:
        return [path.stat().st_mtime_ns for path in paths]
    except OSError:
        return []


def translated_file(like: File, plain: bytes) -> File:
    """A text that depends on the language of the request, with the headers of another file."""
    return replace(text_file(like, plain), vary="Accept-Encoding, Accept-Language")


def text_file(like: File, plain: bytes) -> File:
    """Another text with the headers of a file."""
    return replace(like, tag=tag_of(plain), bodies={"identity": plain, "gzip": gzip.compress(plain, mtime=0)})


def tag_of(plain: bytes) -> str:
    """A weak tag, since the bytes differ by encoding."""
    return f'W/"{hashlib.sha256(plain).hexdigest()[:20]}"'


def is_built(folder: Path = STATIC) -> bool:
    """Whether the page was built."""
    return (folder / INDEX[1:]).is_file()


def is_route(path: str) -> bool:
    """Whether a path belongs to the server's own routes, not to the page."""
    return path.lstrip("/").partition("/")[0] in NOT_PAGES


def all_files(static: Path, engine: Path) -> dict[str, File]:
    """Every file of the page with its path on the server, and the list of those that browsers keep."""
    files = with_engine(dict(read_files(static)), dict(read_engine(engine))) | dict(read_rulebooks())
    plain = {path[1:]: file.bodies["identity"] for path, file in files.items()}
    return files | {f"/{OFFLINE_LIST}": json_file(offline_list(plain))}


def with_engine(page: dict[str, File], engine: dict[str, File]) -> dict[str, File]:
    """The files of the page and its engine; the page names the engine's index."""
    index = engine.get(f"{ENGINE_PREFIX}/{ENGINE_INDEX}")
    if index is None:
        return page | engine
    html, name = name_engine(page[INDEX].bodies["identity"].decode(), index.bodies["identity"])
    named = {INDEX: text_file(page[INDEX], html.encode()), f"/{name}": replace(index, cache_control=CACHE_FOREVER)}
    return page | engine | named


def read_rulebooks() -> Iterator[tuple[str, File]]:
    """The rulebooks that the page shows."""
    for name, text in rulebook_files():
        yield f"/{name}", json_file(text)


def json_file(text: bytes) -> File:
    """A document that is not on the disk."""
    bodies = {"identity": text, "gzip": gzip.compress(text, mtime=0)}
    return File(f"{TEXT['.json']}; charset=utf-8", REVALIDATE, tag_of(text), bodies)


def read_files(folder: Path) -> Iterator[tuple[str, File]]:
    """Read every file of a build, with its path on the server."""
    for path in sorted(folder.rglob("*")):
        media_type = media_type_of(path)
        if path.is_file() and media_type is not None:
            address = f"/{path.relative_to(folder).as_posix()}"
            yield address, read_file(path, media_type, CACHE_FOREVER if address.startswith(HASHED) else REVALIDATE)


def read_engine(folder: Path) -> Iterator[tuple[str, File]]:
    """Read the engine: all files but its index have a hash in their names."""
    for path in sorted(folder.glob("*")):
        media_type = media_type_of(path)
        if media_type is not None:
            cache_control = REVALIDATE if path.name == ENGINE_INDEX else CACHE_FOREVER
            yield f"{ENGINE_PREFIX}/{path.name}", read_file(path, media_type, cache_control)


def read_file(path: Path, media_type: str, cache_control: str) -> File:
    """Read one file, with its compressed copies."""
    plain = path.read_bytes()
    return File(media_type, cache_control, tag_of(plain), {"identity": plain} | compress(path, plain))


def media_type_of(path: Path) -> str | None:
    """The media type of a file, by its suffix; None if the page has no such files."""
    if path.suffix in TEXT:
        return f"{TEXT[path.suffix]}; charset=utf-8"
    return BINARY.get(path.suffix)


def compress(path: Path, plain: bytes) -> dict[str, bytes]:
    """The compressed copies that the build made, and always gzip for texts and code; only those that are smaller."""
    copies = {name: path.with_name(path.name + suffix) for suffix, name in COMPRESSED.items()}
    bodies = {name: file.read_bytes() for name, file in copies.items() if file.is_file()}
    if "gzip" not in bodies and path.suffix in (*TEXT, WASM):
        bodies["gzip"] = gzip.compress(plain, mtime=0)
    return {name: body for name, body in bodies.items() if len(body) < len(plain)}


def respond(file: File, request_headers: Headers) -> Response:
    """A file in the smallest encoding that the client accepts; 304 if the client has it already."""
    headers = {"Cache-Control": file.cache_control, "ETag": file.tag, "Vary": file.vary}
    known_tags = request_headers.get("if-none-match", "").split(",")
    if file.tag in [f"W/{tag.strip().removeprefix('W/')}" for tag in known_tags]:
        return Response(status_code=304, headers=headers)
    accepted = encodings(request_headers.get("accept-encoding", ""))
    best = min(accepted & file.bodies.keys(), key=lambda name: len(file.bodies[name]))
    if best != "identity":
        headers["Content-Encoding"] = best
    return Response(file.bodies[best], headers=headers | {"Content-Type": file.media_type})


def encodings(accepted: str) -> set[str]:
    """The encodings of an Accept-Encoding header; the plain one is always among them."""
    found = {"identity"}
    for each in accepted.split(","):
        name, _, weight = each.replace(" ", "").partition(";q=")
        if name and weight not in ("0", "0.0", "0.00", "0.000"):
            found.add(name.lower())
    return found
