"""The page itself: what the build of `web/` left in `static/`, held in memory and given to anybody at once.

Addresses inside the page, such as a table's, are answered by the page, which finds its way from there. Only files that
were found in the folder can be asked for, whatever an address looks like.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

STATIC = Path(__file__).parent / "static"
INDEX = "/index.html"
NOT_PAGES = ("api", "health", "ready", "metrics")
"""First words of addresses that belong to the service."""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
HASHED = "/assets/"
"""Where the build puts files whose names change with what is in them."""

TEXT = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
BINARY = {".ico": "image/x-icon", ".png": "image/png", ".webp": "image/webp", ".woff2": "font/woff2"}
PACKED = {".br": "br", ".gz": "gzip"}
"""Files beside the others that hold the same, compressed."""

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<h1>Ludoteca is running, but its page was not built</h1>
<p>Run <code>make page</code> in the project's folder, or install Ludoteca with <code>pip install .</code>, which builds
the page too. Programs and the terminal can play meanwhile: the server itself is complete.</p></html>
"""


@dataclass(frozen=True)
class File:
    """A file of the page, as it is sent: its kind, how long it is kept, and what it holds in each encoding."""

    kind: str
    keeping: str
    tag: str
    bodies: dict[str, bytes]


class Pages:
    """Answers whatever no route of the service answers."""

    def __init__(self, otherwise: ASGIApp, folder: Path = STATIC) -> None:
        self.otherwise = otherwise
        self.folder = folder
        self.built: list[int] = []
        self.files: dict[str, File] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file, the page, or what the service says to an address that it does not know."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or is_of_service(scope["path"]):
            await self.otherwise(scope, receive, send)
            return
        self.look_for_a_build()
        if not self.files:
            await HTMLResponse(UNBUILT, 503)(scope, receive, send)
            return
        file = self.files.get(scope["path"]) or self.page(scope["path"])
        if file is None:
            await self.otherwise(scope, receive, send)
        else:
            await answer(file, Headers(scope=scope))(scope, receive, send)

    def page(self, path: str) -> File | None:
        """The page, for addresses inside it; a file that is not there any more must not look like one that is."""
        is_file = path.startswith(HASHED) or "." in path.rpartition("/")[2]
        return None if is_file else self.files[INDEX]

    def look_for_a_build(self) -> None:
        """Read the files when they are asked for first, and again after the page was built anew."""
        places = [self.folder / INDEX[1:], self.folder / HASHED[1:]]
        try:
            built = [place.stat().st_mtime_ns for place in places]
        except OSError:
            built = []
        if built != self.built:
            self.files = dict(read_files(self.folder)) if built else {}
            self.built = built


def is_built(folder: Path = STATIC) -> bool:
    """Whether there is a page to be served."""
    return (folder / INDEX[1:]).is_file()


def is_of_service(path: str) -> bool:
    """Whether an address belongs to the service rather than to its page."""
    return path.lstrip("/").partition("/")[0] in NOT_PAGES


def read_files(folder: Path) -> Iterator[tuple[str, File]]:
    """Every file of a build with the address that it has."""
    for path in sorted(folder.rglob("*")):
        kind = kind_of(path)
        if path.is_file() and kind is not None:
            address = f"/{path.relative_to(folder).as_posix()}"
            keeping = FOR_EVER if address.startswith(HASHED) else ASK_EACH_TIME
            plain = path.read_bytes()
            # A weak one: the bytes differ with the encoding.
            tag = f'W/"{hashlib.sha256(plain).hexdigest()[:20]}"'
            yield address, File(kind, keeping, tag, {"identity": plain} | packed(path, plain))


def kind_of(path: Path) -> str | None:
    """What a file is, by its name; None for what is no file of the page."""
    if path.suffix in TEXT:
        return f"{TEXT[path.suffix]}; charset=utf-8"
    return BINARY.get(path.suffix)


def packed(path: Path, plain: bytes) -> dict[str, bytes]:
    """The same compressed, the smallest first: as the build left it, and with gzip in any case if that helps."""
    found = {name: path.with_name(path.name + suffix) for suffix, name in PACKED.items()}
    bodies = {name: file.read_bytes() for name, file in found.items() if file.is_file()}
    if "gzip" not in bodies and path.suffix in TEXT:
        bodies["gzip"] = gzip.compress(plain, mtime=0)
    return {name: body for name, body in bodies.items() if len(body) < len(plain)}


def answer(file: File, asked: Headers) -> Response:
    """A file in the smallest encoding that is understood; nothing but its tag to who has it already."""
    headers = {"Cache-Control": file.keeping, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in [f"W/{tag.strip().removeprefix('W/')}" for tag in asked.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    understood = encodings(asked.get("accept-encoding", ""))
    best = min(understood & file.bodies.keys(), key=lambda name: len(file.bodies[name]))
    if best != "identity":
        headers["Content-Encoding"] = best
    return Response(file.bodies[best], headers=headers | {"Content-Type": file.kind})


def encodings(accepted: str) -> set[str]:
    """The encodings that a browser understands; the plain one always."""
    found = {"identity"}
    for each in accepted.split(","):
        name, _, weight = each.replace(" ", "").partition(";q=")
        if name and weight not in ("0", "0.0", "0.00", "0.000"):
            found.add(name.lower())
    return found
