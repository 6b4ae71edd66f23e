"""The rulebooks over HTTP: for anybody, in four languages, kept for an hour."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ludoteca
from ludoteca.core.rulebook import players_book, rulebook_document
from tests.server.service import service_in_thread
from tests.server.visitors import Visitor, visiting


@pytest.fixture(scope="module")
def nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with service_in_thread(tmp_path_factory.mktemp("rules") / "server.sqlite3") as url, visiting(url) as come:
        yield come()


@pytest.mark.parametrize("game", ["lanterns", "shelfie"])
@pytest.mark.parametrize("language", ["en", "it", "fr", "pl"])
def test_the_rules_are_served_in_every_language(nobody: Visitor, game: str, language: str) -> None:
    answer = nobody.ask("GET", f"/api/rules/{game}?lang={language}")
    assert answer.json() == rulebook_document(players_book(ludoteca.game(game).rulebook(language)))
    assert answer.headers["cache-control"] == "public, max-age=3600"


def test_the_rules_are_in_english_by_default(nobody: Visitor) -> None:
    assert nobody.call("GET", "/api/rules/shelfie") == nobody.call("GET", "/api/rules/shelfie?lang=en")


def test_unknown_games_and_languages_are_refused(nobody: Visitor) -> None:
    assert nobody.refusal_code("GET", "/api/rules/chess") == "game"
    assert nobody.refusal_code("GET", "/api/rules/..%2f..%2fsecrets") == "http"
    assert nobody.refusal_code("GET", "/api/rules/lanterns?lang=../RULEBOOK") == "unreadable"
    assert nobody.ask("GET", "/api/rules/chess").headers["cache-control"] == "no-store"
