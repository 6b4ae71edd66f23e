"""The documentation site: links that fit, nothing inline, nothing from other hosts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import docs_output, docs_site
from tools.docs_api import api_reference, socket_reference
from tools.docs_commands import missing_target
from tools.docs_documents import document_pages


def write(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return file


@pytest.mark.parametrize(
    ("source", "link", "expected"),
    [
        ("docs/bots.md", "protocol.md#commands", "protocol.md#commands"),
        ("docs/README.md", "../CHANGELOG.md", "changelog.md"),
        ("docs/tutorials/play.md", "../../src/ludoteca/games/lanterns/RULEBOOK.md", "../rules/lanterns.md"),
        ("docs/bots.md", "../examples/bot.py", "files/examples/bot-py.md"),
        ("CONTRIBUTING.md", "docs/glossary.md", "glossary.md"),
        ("docs/bots.md", "https://projectfluent.org/", "https://projectfluent.org/"),
        ("docs/bots.md", "#a-token", "#a-token"),
    ],
)
def test_links_lead_to_places_in_the_site(source: str, link: str, expected: str) -> None:
    assert docs_site.with_links(f"[here]({link})", Path(source)) == f"[here]({expected})"


def test_links_in_code_stay_as_they_are() -> None:
    text = "```md\n[here](../CHANGELOG.md)\n```\n"
    assert docs_site.with_links(text, Path("docs/bots.md")) == text


def test_every_page_is_in_the_navigation() -> None:
    assert docs_site.pages_without_place() == []


def test_scripts_styles_and_pictures_become_files(tmp_path: Path) -> None:
    page = write(tmp_path, "a/index.html", "<script>let a=1</script><style>b{}</style><td style='text-align: right;'>")
    page.write_text(page.read_text().replace("'", '"'))
    style = write(tmp_path, "style.css", "a{mask:url(\"data:image/svg+xml;charset=utf-8,<svg a='1'/>\")}")
    docs_output.prepare_output(tmp_path)
    assert docs_output.check_output(tmp_path) == []
    assert '<script src="../assets/inline/' in page.read_text()
    assert 'class="align-right"' in page.read_text()
    assert 'url("pictures/' in style.read_text()
    assert sorted(file.read_text() for file in (tmp_path / "assets/inline").iterdir()) == ["b{}", "let a=1"]


@pytest.mark.parametrize(
    "wrong",
    [
        "<script>let a = 1</script>",
        "<p style='color: red'>",
        "<style>a {}</style>",
        "<a href='#' onclick='go()'>",
        "<img src='https://elsewhere.example/a.png'>",
        "<script src='//elsewhere.example/a.js'></script>",
        "<link rel='stylesheet' href='https://elsewhere.example/a.css'>",
        "<p>[State][ludoteca.State]</p>",
    ],
)
def test_what_the_policy_forbids_is_reported(tmp_path: Path, wrong: str) -> None:
    write(tmp_path, "index.html", wrong)
    assert len(docs_output.check_output(tmp_path)) == 1


@pytest.mark.parametrize("wrong", ["url(https://elsewhere.example/a.woff2)", "url('data:image/png;base64,AA')"])
def test_styles_from_elsewhere_are_reported(tmp_path: Path, wrong: str) -> None:
    write(tmp_path, "style.css", f"a {{ background: {wrong} }}")
    assert len(docs_output.check_output(tmp_path)) == 1


def test_data_and_links_to_other_hosts_are_fine(tmp_path: Path) -> None:
    text = '<script type="application/json">{}</script><a href="https://elsewhere.example/">there</a>'
    write(tmp_path, "index.html", text)
    assert docs_output.check_output(tmp_path) == []


@pytest.mark.parametrize("name", ["lanterns", "shelfie"])
def test_the_documents_of_a_game_are_listed_with_their_descriptions(name: str) -> None:
    page = document_pages(name)
    assert "| `to_move` | integer or null | The seat to move; `null` when the match is over. |" in page
    assert page.count("\n## ") == 5
    assert all(text in page for text in ("### Legal", "`state.preview(action)`", "*(optional)*"))


def test_every_request_and_every_message_is_listed() -> None:
    requests, messages = api_reference(), socket_reference()
    assert "### `POST /api/me/programs`" in requests
    assert all(f"### `{name}`" in messages for name in ("hello", "act", "welcome", "update", "bye"))


def test_commands_of_the_docs_are_checked() -> None:
    assert missing_target("docs") == ""
    assert missing_target("dcos") != ""
