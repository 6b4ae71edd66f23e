"""Prepare the HTML of the documentation for the server's content security policy, and check it.

The policy allows nothing inline and nothing from other hosts: scripts, styles and pictures become files of the site.
"""

from __future__ import annotations

import hashlib
import os
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
ALIGNMENT = re.compile(r' style="text-align: (left|center|right);?"')
DATA = re.compile(r"""url\((["']?)data:image/svg\+xml;charset=utf-8,(.*?)\1\)""", re.DOTALL)
SEARCH_STYLE = re.compile(r"(\w+)\.appendChild\(\w+\(\"style\",\{\},(\w+)\.toString\(\)\)\);")
UNUSED = ("sitemap.xml", "assets/stylesheets/classic", "404.html")
LOADING = dict.fromkeys(("script", "img", "iframe", "source", "video", "audio"), "src") | {"link": "href"}
"""Elements that make a browser load something, and the attribute that says what."""


def prepare_output(folder: Path) -> None:
    """Turn everything inline into files, and remove what the server does not need."""
    for name in UNUSED:
        remove(folder / name)
    for file in folder.rglob("*.css"):
        file.write_text(extract_pictures(file), "utf-8")
    for file in folder.rglob("bundle.*.js"):
        file.write_text(adopt_style(file.read_text("utf-8")), "utf-8")
    for file in folder.rglob("*.html"):
        file.write_text(without_inline(folder, file), "utf-8")


def without_inline(folder: Path, page: Path) -> str:
    """A page whose scripts and styles are files."""

    def script(found: re.Match[str]) -> str:
        return f'<script src="{write_named(folder, page, found[1], ".js")}"></script>'

    def style(found: re.Match[str]) -> str:
        return f'<link rel="stylesheet" href="{write_named(folder, page, found[1], ".css")}">'

    text = STYLE.sub(style, SCRIPT.sub(script, page.read_text("utf-8")))
    return ALIGNMENT.sub(r' class="align-\1"', text)


def remove(path: Path) -> None:
    """Remove a file, or a folder of files."""
    for file in path.rglob("*") if path.is_dir() else [path]:
        file.unlink(missing_ok=True)
    if path.is_dir():
        path.rmdir()


def adopt_style(bundle: str) -> str:
    """The theme's script, which styles its search dialog without an inline style."""
    adopted = r"{const sheet=new CSSStyleSheet;sheet.replaceSync(\2.toString());\1.adoptedStyleSheets=[sheet]}"
    changed, count = SEARCH_STYLE.subn(adopted, bundle)
    if count != 1:
        raise SystemExit("The theme styles its search dialog in another way: adapt SEARCH_STYLE in docs_output.py.")
    return changed


def write_named(folder: Path, page: Path, text: str, suffix: str) -> str:
    """Write a file that is named after its content; return its address as a page writes it."""
    name = hashlib.sha256(text.encode()).hexdigest()[:12] + suffix
    file = folder / "assets" / "inline" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return os.path.relpath(file, page.parent)


def extract_pictures(file: Path) -> str:
    """A style sheet whose pictures are files."""

    def picture(found: re.Match[str]) -> str:
        text = unquote(found[2])
        name = hashlib.sha256(text.encode()).hexdigest()[:12] + ".svg"
        folder = file.parent / "pictures"
        folder.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
        return f'url("pictures/{name}")'

    return DATA.sub(picture, file.read_text("utf-8"))


# Checking


class Inspector(HTMLParser):
    """Collects what the content security policy would block, and references that were not resolved."""

    def __init__(self) -> None:
        super().__init__()
        self.wrong: list[str] = []
        self.script_type: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Check an element: what it loads, and its attributes."""
        values = dict(attrs)
        self.script_type = values.get("type") or "text/javascript" if tag == "script" and "src" not in values else None
        self.wrong += [f"{tag} {name}={value}" for name, value in attrs if name == "style" or name.startswith("on")]
        address = values.get(LOADING.get(tag, "")) or ""
        if urlsplit(address).scheme or address.startswith("//"):
            self.wrong.append(f"{tag} loads {address}")
        if tag == "style":
            self.wrong.append("an inline style")

    def handle_data(self, data: str) -> None:
        """Check a text, which may be a script."""
        if self.script_type == "text/javascript" and data.strip():
            self.wrong.append(f"an inline script: {data.strip()[:60]}")
        self.wrong += [f"an unresolved reference: {each}" for each in re.findall(r"\]\[ludoteca[^\]]*\]", data)]


def check_output(folder: Path) -> list[str]:
    """What is wrong with the site: things inline or from other hosts, and missing files."""
    wrong = []
    for file in sorted(folder.rglob("*.html")):
        inspector = Inspector()
        inspector.feed(file.read_text("utf-8"))
        wrong += [f"{file.relative_to(folder)}: {each}" for each in inspector.wrong]
    for file in sorted(folder.rglob("*.css")):
        found = re.findall(r"url\([\"']?((?:data:|https?:|//)[^)]{0,60})|@import[^;]*https?:", file.read_text("utf-8"))
        wrong += [f"{file.relative_to(folder)}: loads {each}" for each in found]
    return wrong
