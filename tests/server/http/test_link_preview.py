"""Link previews: the game, who invites to it and in which language, and nothing that a link does not allow to know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludoteca.match.clocks import NO_CLOCK
from ludoteca.server.app import Server
from ludoteca.server.http import linked_tables
from ludoteca.server.http.link_preview import LinkedTable, preferred_language, preview_texts, with_preview
from ludoteca.server.http.linked_tables import LinkedTables
from ludoteca.server.live import lobby
from ludoteca.server.store.database import Database
from tests.server.inside import begin, open_inside, person


def run(path: Path, story: Callable[[Server], Awaitable[None]]) -> None:
    """Run a story on its own server."""

    async def run_story() -> None:
        async with open_inside(path / "server.sqlite3") as server:
            await story(server)

    asyncio.run(run_story())


async def open_table(server: Server, name: str, public: bool) -> str:
    """Open a table for two, with its host at it."""
    plan = lobby.Plan("lanterns", 2, {}, NO_CLOCK, public=public, chat=True, rated=False).check()
    host = await person(server, name)
    return await lobby.make_table(server.context.database, plan, host, [host.name], {1: "novice"})


async def title_of(server: Server, path: str, language: str = "en") -> str:
    """The title of the preview of a path."""
    table = await LinkedTables().find(path, server.context.database)
    return preview_texts(path, language, table)[0]


def test_a_public_table_names_its_host_and_a_private_one_only_the_game(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        public, private = await open_table(server, "Anna", True), await open_table(server, "Anna", False)
        assert await title_of(server, f"/table/{public}") == "Anna invites you to play Lanterns"
        assert await title_of(server, f"/table/{private}") == "You’re invited to play Lanterns"
        assert await title_of(server, f"/table/{private}", "fr") == "Une invitation à jouer à Lanternes"
        await begin(server, private)
        assert await title_of(server, f"/table/{private}/") == "Watch a game of Lanterns"

    run(tmp_path, story)


def test_guests_without_a_name_are_guests_in_the_readers_language(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table = await open_table(server, "Guest 1234", True)
        assert await title_of(server, f"/table/{table}", "it") == "Ospite 1234 ti invita a giocare a Lanterns"

    run(tmp_path, story)


@pytest.mark.parametrize(
    "path", ["/", "/table/aaaaaaaaaaaa", "/table/x", "/replay/aaaaaaaaaaaa", "/rules/nothing", "/games"]
)
def test_other_paths_name_all_games(tmp_path: Path, path: str) -> None:
    async def story(server: Server) -> None:
        table = await LinkedTables().find(path, server.context.database)
        title, text = preview_texts(path, "en", table)
        assert title == "Ludoteca"
        assert text.startswith("Play ")
        assert "Lanterns" in text
        assert "My Shelfie" in text

    run(tmp_path, story)


def test_rules_name_their_game() -> None:
    assert preview_texts("/rules/shelfie", "pl", None)[0] == "Zasady gry My Shelfie"


def test_a_rated_table_says_that_it_needs_an_account() -> None:
    texts = {
        rated: preview_texts("/table/x", "en", LinkedTable("shelfie", "open", rated))[1] for rated in (True, False)
    }
    assert "you need an account" in texts[True]
    assert "No account needed" in texts[False]


def test_a_table_is_read_once_for_many_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[str] = []
    load = linked_tables.load_linked_table

    async def note_and_load(database: Database, name: str) -> LinkedTable | None:
        reads.append(name)
        return await load(database, name)

    async def story(server: Server) -> None:
        monkeypatch.setattr(linked_tables, "load_linked_table", note_and_load)
        seconds = 0.0
        tables = LinkedTables(lambda: seconds)
        for _ in range(20):
            await tables.find("/table/aaaaaaaaaaaa", server.context.database)
        assert reads == ["aaaaaaaaaaaa"]
        seconds = linked_tables.MAX_AGE
        await tables.find("/table/aaaaaaaaaaaa", server.context.database)
        assert len(reads) == 2

    run(tmp_path, story)


def test_only_the_latest_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linked_tables, "MAX_TABLES", 3)

    async def story(server: Server) -> None:
        tables = LinkedTables()
        for letter in "abcde":
            await tables.find(f"/table/{letter * 12}", server.context.database)
        assert list(tables.known) == [letter * 12 for letter in "cde"]

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("it", "it"),
        ("de-DE,de;q=0.9,fr;q=0.7,en;q=0.3", "fr"),
        ("en;q=0.2, pl-PL", "pl"),
        ("fr;q=0, it;q=0.1", "it"),
        ("fr;q=high", "en"),
        ("*", "en"),
        ("pl," * 100_000, "pl"),
    ],
)
def test_the_language_is_the_best_that_the_reader_accepts(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language


def test_names_are_escaped() -> None:
    texts = preview_texts("/table/x", "en", LinkedTable("lanterns", "open", False, '"><script>'))
    page = with_preview(b"<head></head>", "http://here", texts)
    assert b"<script>" not in page
    assert b"&quot;&gt;&lt;script&gt; invites you" in page
