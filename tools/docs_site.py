"""Build the documentation site: `python -m tools.docs_site`, or `make docsite`.

The pages are those of `docs/` and a few other texts of the project. They are copied to `build/docs/pages`, with links
that fit there and with generated parts. Zensical turns them into HTML (`zensical.toml`), and `docs_output.py` prepares
that for the server.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tools.docs_api import api_reference, socket_reference
from tools.docs_documents import document_pages
from tools.docs_output import check_output, prepare_output

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "docs"
PAGES = BUILD / "pages"
HTML = BUILD / "html"
TARGET = ROOT / "src" / "ludoteca" / "server" / "docs"

LANGUAGES = {"en": "English", "fr": "Français", "it": "Italiano", "pl": "Polski"}
PLACES = {
    "docs/README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "web/README.md": "page.md",
}
"""Where the pages are that would otherwise be somewhere else."""
AS_THEY_ARE = {".svg", ".jpg", ".png", ".json", ".css", ".js"}
CODE = {".py": "python", ".sh": "sh", ".yaml": "yaml", ".ts": "ts"}

UNSEARCHED = "---\nsearch:\n  exclude: true\n---\n\n"

FENCE = re.compile(r"^(`{3,}|~{3,}).*?^\1\s*$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
GENERATED = re.compile(r"^<!-- generated: ([\w ]+) -->$", re.MULTILINE)


def main() -> int:
    """Build the site, and check it; print what is wrong."""
    shutil.rmtree(BUILD, ignore_errors=True)
    stage_pages()
    if missing := pages_without_place():
        print("These pages are not in the navigation of zensical.toml:", *missing, sep="\n  ")
        return 1
    command = [zensical(), "build", "--strict", "--clean"]
    settings = os.environ | {"NO_COLOR": "1"}
    built = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
    if built.returncode or "No issues found" not in built.stdout + built.stderr:
        print(built.stdout, built.stderr.partition("Traceback")[0], "The documentation cannot be built.")
        return 1
    prepare_output(HTML)
    if wrong := check_output(HTML):
        print(*wrong, sep="\n")
        return 1
    install()
    return 0


def zensical() -> str:
    """The program that builds the site, beside this Python."""
    return str(Path(sys.executable).with_name("zensical"))


def install() -> None:
    """Put the site where the server and the wheel find it."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(HTML, TARGET)
    count = sum(1 for _ in TARGET.rglob("*.html"))
    print(f"{count} pages of documentation in {TARGET.relative_to(ROOT)}")


# Pages


def stage_pages() -> None:
    """Write all pages and files of the site."""
    for source in sources():
        place = PAGES / place_of(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            place.write_text(page_text(source), "utf-8")
        else:
            shutil.copy(ROOT / source, place)
    for source in linked_files():
        place = PAGES / place_of(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(code_page(source), "utf-8")
    (PAGES / "assets" / "palette.css").write_text(palette(), "utf-8")


def palette() -> str:
    """The colors and fonts of the page, for both themes of the site."""
    text = (ROOT / "web/src/shell/theme.css").read_text("utf-8")
    light = re.search(r":root\s*\{(.*?)\}", text, re.DOTALL)
    dark = re.search(r':root\[data-theme="dark"\]\s*\{(.*?)\}', text, re.DOTALL)
    if light is None or dark is None:
        raise SystemExit("web/src/shell/theme.css has no colors for both themes.")
    return f"[data-md-color-scheme] {{{light[1]}}}\n[data-md-color-scheme='slate'] {{{dark[1]}}}\n"


def page_text(source: Path) -> str:
    """A page as the site shows it."""
    text = with_generated(with_links((ROOT / source).read_text("utf-8"), source))
    if not place_of(source).startswith("rules/"):
        return text
    head, _, rest = text.partition("\n")
    is_translation = source.name != "RULEBOOK.md"
    return f"{UNSEARCHED if is_translation else ''}{head}\n\n{language_links(source)}\n{rest}"


def language_links(source: Path) -> str:
    """Links from a rulebook to itself in all languages."""
    name = place_of(source).split("/")[1].split(".")[0]
    pages = {code: f"{name}.md" if code == "en" else f"{name}.{code}.md" for code in LANGUAGES}
    return " · ".join(f"[{title}]({pages[code]})" for code, title in LANGUAGES.items()) + "\n"


@cache
def sources() -> tuple[Path, ...]:
    """The texts of the site, and the pictures and styles they use."""
    found = [path for path in (ROOT / "docs").rglob("*") if path.suffix in AS_THEY_ARE | {".md"}]
    found += [ROOT / name for name in PLACES]
    found += [*ROOT.glob("src/ludoteca/games/*/RULEBOOK.md"), *ROOT.glob("src/ludoteca/games/*/rulebook/*.md")]
    found += ROOT.glob("src/ludoteca/games/*/training.svg")
    return tuple(sorted({path.relative_to(ROOT) for path in found}))


def place_of(source: Path) -> str:
    """The place of a file of the project in the site."""
    parts = source.parts
    if source.as_posix() in PLACES:
        return PLACES[source.as_posix()]
    if parts[0] == "docs":
        return Path(*parts[1:]).as_posix()
    if source.name == "RULEBOOK.md":
        return f"rules/{source.parent.name}.md"
    if source.parent.name == "rulebook":
        return f"rules/{parts[-3]}.{source.name}"
    if source.suffix in AS_THEY_ARE:
        return f"pictures/{source.parent.name}-{source.name}"
    return f"files/{source.as_posix().replace('.', '-').lower()}.md"


def with_links(text: str, source: Path) -> str:
    """A page whose links lead to places in the site; code is left alone."""
    here = Path(place_of(source)).parent

    def move(found: re.Match[str]) -> str:
        place, sign, anchor = found[0].partition("#")
        target = target_of(source, place)
        return found[0] if target is None else os.path.relpath(place_of(target), here) + sign + anchor

    return outside_code(text, lambda part: LINK.sub(move, part))


def target_of(source: Path, link: str) -> Path | None:
    """The file of the project that a link leads to, if it does."""
    if not link or "://" in link or link.startswith("mailto:"):
        return None
    return Path(os.path.normpath(source.parent / link))


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Change a text outside its code blocks."""
    parts, end = [], 0
    for block in FENCE.finditer(text):
        parts += [change(text[end : block.start()]), block[0]]
        end = block.end()
    return "".join([*parts, change(text[end:])])


def linked_files() -> Iterator[Path]:
    """Files of the project that are not pages, but that pages link to."""
    known, found = set(sources()), set()
    for source in known:
        if source.suffix == ".md":
            text = FENCE.sub("", (ROOT / source).read_text("utf-8"))
            targets = (target_of(source, link.partition("#")[0]) for link in LINK.findall(text))
            found |= {target for target in targets if target is not None and (ROOT / target).is_file()}
    yield from sorted(found - known)


def code_page(source: Path) -> str:
    """A page that shows a file of the project."""
    text = (ROOT / source).read_text("utf-8").rstrip()
    return f"{UNSEARCHED}# {source.as_posix()}\n\n~~~~ {{ .{CODE.get(source.suffix, 'text')} }}\n{text}\n~~~~\n"


def with_generated(text: str) -> str:
    """A page with its generated parts."""

    def part(found: re.Match[str]) -> str:
        kind, *words = found[1].split()
        makers: dict[str, Callable[..., str]] = {
            "documents": document_pages,
            "api": api_reference,
            "socket": socket_reference,
        }
        return makers[kind](*words)

    return GENERATED.sub(part, text)


# The navigation


def pages_without_place() -> list[str]:
    """The pages of docs/ that the navigation does not list."""
    listed = set(names_in(tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]))
    pages = {place_of(source) for source in sources() if source.suffix == ".md"}
    translations = {page for page in pages if page.startswith("rules/") and page.count(".") > 1}
    return sorted(pages - listed - translations)


def names_in(navigation: Any) -> Iterator[str]:
    """All pages in a part of the navigation."""
    if isinstance(navigation, str):
        yield navigation
    else:
        for part in navigation.values() if isinstance(navigation, dict) else navigation:
            yield from names_in(part)


if __name__ == "__main__":
    sys.exit(main())
