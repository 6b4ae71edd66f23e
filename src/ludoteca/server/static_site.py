"""A static site: the page, the rulebooks, the engine and the documentation as a folder that any web host can serve.

All addresses are relative, so the folder may be anywhere on its host. Screens have their path after a `#`, because a
plain host knows no addresses but those of files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.server.edge.security import POLICY
from ludoteca.server.http.docs import FOLDER as DOCS
from ludoteca.server.http.page import COMPRESSED, ENGINE, STATIC, is_built
from ludoteca.server.offline import ENGINE_FOLDER, ENGINE_INDEX, OFFLINE_LIST, name_engine, offline_list, rulebook_files

OWN_FILES = ".ludoteca-site"
"""The list of all files that were written; others in the folder are never touched."""
NOT_JEKYLL = ".nojekyll"
"""Keeps GitHub Pages from dropping files."""
PAGE = "index.html"
WRITTEN_LAST = (PAGE, "worker.js", OFFLINE_LIST)
"""They name the other files, which visitors must find already."""
ONLY_IN_HEADERS = "frame-ancestors"
"""Browsers refuse this directive in a page."""
SITE_POLICY = "; ".join(each for each in POLICY.split("; ") if not each.startswith(ONLY_IN_HEADERS))
"""The server's policy. WebAssembly is compiled in a worker only, which a policy inside a page does not concern."""
CHARSET = '<meta charset="utf-8"'
DESCRIPTION = (
    "Lanterns: The Harvest Festival and My Shelfie, against bots or together on one device. An unofficial fan project, "
    "not affiliated with the authors or publishers. This site has no server: matches stay in your browser."
)
NO_DOCS = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<h1>This site was written without the documentation</h1>
<p><a href="../">To the games</a></p></html>
"""


@dataclass(frozen=True)
class Written:
    """What a site consists of: the number of files and bytes, and whether the documentation is among them."""

    files: int
    bytes: int
    has_docs: bool


def write_site(
    folder: Path,
    static: Path = STATIC,
    engine: Path = ENGINE,
    docs: Path = DOCS,
    report: Callable[[], None] = lambda: None,
) -> Written:
    """Write a static site, or a new version of it, to a folder that contains nothing else.

    `report` is called when nothing is missing and nothing foreign is in the way.
    """
    check_built(static, engine)
    own = read_own(folder)
    files = site_files(static, engine, docs)
    check_foreign(folder, files, own)
    report()
    for name in sorted(files, key=lambda name: (name in WRITTEN_LAST, name)):
        write(folder / name, files[name])
    write(folder / OWN_FILES, "\n".join(sorted(files)).encode())
    remove(folder, own - files.keys())
    return Written(len(files), sum(map(len, files.values())), is_built(docs))


def check_built(static: Path, engine: Path) -> None:
    """Refuse if a part of the site was not built."""
    if not is_built(static):
        raise LudotecaError("errors-site-no-page")
    if not (engine / Path(ENGINE_INDEX).name).is_file():
        raise LudotecaError("errors-site-no-engine")


def site_files(static: Path, engine: Path, docs: Path) -> dict[str, bytes]:
    """Every file of the site by name."""
    files = read_folder(static) | read_folder(engine, f"{ENGINE_FOLDER}/") | dict(rulebook_files())
    page, index = name_engine(static_page(files[PAGE].decode()), files[ENGINE_INDEX])
    files |= {PAGE: page.encode(), index: files[ENGINE_INDEX]}
    files[OFFLINE_LIST] = offline_list(files)
    return files | read_docs(docs) | {NOT_JEKYLL: b""}


def read_folder(folder: Path, prefix: str = "") -> dict[str, bytes]:
    """The files of a folder by name, without compressed copies and drafts."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith(".")]
    kept = [path for path in paths if path.suffix not in (*COMPRESSED, ".draft")]
    return {prefix + path.relative_to(folder).as_posix(): path.read_bytes() for path in kept}


def static_page(page: str) -> str:
    """The page with relative addresses, a policy, a description, and a mark that there is no server."""
    page = page.replace('="/', '="./').replace("<html", '<html data-site="static"', 1)
    return with_policy(page).replace(
        "</title>", f'</title>\n    <meta name="description" content="{DESCRIPTION}" />', 1
    )


def with_policy(page: str) -> str:
    """A page with its security policy, which the host may not send."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{SITE_POLICY}" />'
    return page.replace(CHARSET, f"{policy}{CHARSET}", 1)


def read_docs(docs: Path) -> dict[str, bytes]:
    """The documentation by name; one page that says that there is none if it was not built."""
    if not is_built(docs):
        return {f"docs/{PAGE}": with_policy(NO_DOCS).encode()}
    files = read_folder(docs, "docs/")
    return {
        name: with_policy(text.decode()).encode() if name.endswith(".html") else text for name, text in files.items()
    }


def read_own(folder: Path) -> set[str]:
    """The files that an earlier run wrote to this folder."""
    listed = folder / OWN_FILES
    names = listed.read_text("utf-8").splitlines() if listed.is_file() else []
    return {name for name in names if (folder / name).resolve().is_relative_to(folder.resolve())}


def check_foreign(folder: Path, files: Mapping[str, bytes], own: set[str]) -> None:
    """Refuse a folder with files that are not part of a site; hidden ones, such as .git, may stay."""
    if folder.exists() and not folder.is_dir():
        raise LudotecaError("errors-site-no-folder", folder=str(folder))
    if own:
        foreign = [name for name in files if name not in own and (folder / name).exists()]
    else:
        foreign = sorted(path.name for path in folder.glob("[!.]*"))
    if foreign:
        raise LudotecaError("errors-site-foreign", folder=str(folder), file=min(foreign), count=len(foreign))


def write(path: Path, content: bytes) -> None:
    """Write a file, and its folder if it is missing; never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.draft")
    draft.write_bytes(content)
    draft.replace(path)


def remove(folder: Path, names: Iterable[str]) -> None:
    """Remove files, and folders that are empty afterward."""
    for name in sorted(names, reverse=True):
        path = folder / name
        path.unlink(missing_ok=True)
        if path.parent != folder and path.parent.is_dir() and not any(path.parent.iterdir()):
            path.parent.rmdir()
