"""`ludoteca site`: a folder for any web host, in which nothing that is not its own is touched."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.server.edge.security import POLICY
from ludoteca.server.http import page as pages
from ludoteca.server.static_site import OWN_FILES, SITE_POLICY, write_site
from tests.commands import refusal, run

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Ludoteca</title>
<script type="module" src="/assets/main-1.js"></script></head></html>"""


class Built:
    """What the builds leave: the page, the engine and the documentation."""

    def __init__(self, root: Path) -> None:
        self.static, self.engine, self.docs = root / "static", root / "engine", root / "docs"
        write(self.static / "index.html", PAGE)
        write(self.static / "assets/main-1.js", "run()")
        write(self.static / "assets/main-1.js.br", "compressed")
        write(self.static / "worker.js", "keep()")
        write(self.engine / "index.json", '{"games": {}}')
        write(self.engine / "chess.0.json.draft", "half")
        write(self.docs / "index.html", '<html><head><meta charset="utf-8"></head></html>')
        write(self.docs / "pictures/board.svg", "<svg/>")

    def site(self, folder: Path) -> list[str]:
        """Write the site; return the names of its files."""
        write_site(folder, self.static, self.engine, self.docs)
        return names(folder)


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def names(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


@pytest.fixture
def built(tmp_path: Path) -> Built:
    return Built(tmp_path / "built")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "public"


def test_it_has_the_page_the_rules_the_engine_and_the_documentation(built: Built, folder: Path) -> None:
    found = built.site(folder)
    wanted = {"index.html", "assets/main-1.js", "worker.js", "offline.json", "engine/index.json", "docs/index.html"}
    assert wanted | {"docs/pictures/board.svg", "rules/lanterns.it.json", OWN_FILES, ".nojekyll"} <= {*found}
    assert not [name for name in found if name.endswith((".br", ".draft"))]
    (index,) = [name for name in found if re.fullmatch(r"engine/index\.[0-9a-f]{12}\.json", name)]
    assert f'data-engine="{Path(index).name}"' in (folder / "index.html").read_text()


def test_its_addresses_are_relative_and_it_says_what_it_is(built: Built, folder: Path) -> None:
    built.site(folder)
    page = (folder / "index.html").read_text()
    assert 'src="./assets/main-1.js"' in page
    assert not re.findall(r'(?:src|href)="/', page)
    assert 'data-site="static"' in page
    assert "unofficial" in page
    assert "no server" in page


def test_every_page_has_the_policy_of_the_server_and_nothing_more(built: Built, folder: Path) -> None:
    built.site(folder)
    assert POLICY.replace("frame-ancestors 'none'; ", "") == SITE_POLICY
    assert "unsafe" not in SITE_POLICY
    for page in folder.rglob("*.html"):
        assert f'http-equiv="Content-Security-Policy" content="{SITE_POLICY}"' in page.read_text()


def test_its_list_of_files_fits_its_own_page(built: Built, folder: Path) -> None:
    built.site(folder)
    listed = json.loads((folder / "offline.json").read_text())["files"]
    assert "assets/main-1.js" in listed
    assert not [name for name in listed if name.startswith("docs/")]
    write(built.static / "index.html", PAGE.replace("Ludoteca", "Other"))
    built.site(folder)
    assert json.loads((folder / "offline.json").read_text())["files"]["index.html"] != listed["index.html"]


def test_a_new_version_replaces_the_old_one_and_nothing_else(built: Built, folder: Path) -> None:
    first = built.site(folder)
    write(folder / "CNAME", "games.example")
    (built.static / "assets/main-1.js").rename(built.static / "assets/main-2.js")
    second = built.site(folder)
    assert {*second} - {*first} == {"assets/main-2.js", "CNAME"}
    assert {*first} - {*second} == {"assets/main-1.js"}


def test_a_folder_with_other_files_is_refused_and_stays_as_it_is(built: Built, folder: Path) -> None:
    write(folder / "thesis.txt", "years of work")
    with pytest.raises(LudotecaError, match=r"thesis\.txt"):
        built.site(folder)
    assert names(folder) == ["thesis.txt"]


def test_a_file_that_was_added_to_a_site_is_not_overwritten(built: Built, folder: Path) -> None:
    built.site(folder)
    write(folder / "about.html", "mine")
    write(built.static / "about.html", PAGE)
    with pytest.raises(LudotecaError, match=r"about\.html"):
        built.site(folder)
    assert (folder / "about.html").read_text() == "mine"


def test_hidden_files_may_be_there(built: Built, folder: Path) -> None:
    write(folder / ".git/config", "[core]")
    assert ".git/config" in built.site(folder)


def test_files_outside_of_the_folder_are_never_removed(built: Built, folder: Path) -> None:
    built.site(folder)
    outside = folder.parent / "outside.txt"
    write(outside, "not part of the site")
    with (folder / OWN_FILES).open("a") as listed:
        listed.write("\n../outside.txt")
    built.site(folder)
    assert outside.is_file()


def test_a_file_is_not_a_folder(built: Built, folder: Path) -> None:
    write(folder, "a file")
    with pytest.raises(LudotecaError, match="is a file"):
        built.site(folder)


@pytest.mark.parametrize(("missing", "reason"), [("static", "page was not built"), ("engine", "games for browsers")])
def test_without_its_parts_nothing_is_written(built: Built, folder: Path, missing: str, reason: str) -> None:
    next((built.static.parent / missing).glob("ind*")).unlink()
    with pytest.raises(LudotecaError, match=f"{reason}.*make site"):
        built.site(folder)
    assert not folder.exists()


def test_without_documentation_its_page_says_so(built: Built, folder: Path) -> None:
    (built.docs / "index.html").unlink()
    assert not write_site(folder, built.static, built.engine, built.docs).has_docs
    assert "without the documentation" in (folder / "docs/index.html").read_text()


@pytest.mark.skipif(not pages.is_built() or not (pages.ENGINE / "index.json").is_file(), reason="nothing was built")
def test_the_command_says_what_it_wrote_and_how_to_look_at_it(folder: Path) -> None:
    done = run("site", str(folder))
    assert done.returncode == 0
    assert f"python -m http.server --directory {folder}" in done.stdout
    assert json.loads((folder / "offline.json").read_text())["programs"]["simd"]


def test_the_command_refuses_in_one_line(folder: Path) -> None:
    write(folder / "thesis.txt", "years of work")
    assert "thesis.txt" in refusal("site", str(folder))
