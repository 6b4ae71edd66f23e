"""The rulebooks over HTTP: for anybody, in four languages, kept for an hour."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource

import ludoteca
from ludoteca.core.rulebook import players_book, rulebook_document
from tests.server.service import service_in_thread
from tests.server.visitors import Visitor, visiting
from tests.tables import BUILT_IN


@pytest.fixture(scope="module")
def nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with service_in_thread(tmp_path_factory.mktemp("rules") / "server.sqlite3") as url, visiting(url) as come:
        yield come()


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("language", ["en", "it", "fr", "pl"])
def test_the_rules_are_served_in_every_language(nobody: Visitor, game: str, language: str) -> None:
    answer = nobody.ask("GET", f"/api/rules/{game}?lang={language}")
    assert answer.json() == rulebook_document(players_book(ludoteca.game(game).rulebook(language)))
    assert answer.headers["cache-control"] == "public, max-age=3600"


def test_the_rules_are_in_english_by_default(nobody: Visitor) -> None:
    assert nobody.call("GET", "/api/rules/shelfie") == nobody.call("GET", "/api/rules/shelfie?lang=en")


@pytest.mark.parametrize("game", ludoteca.game_names())
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_messages_of_every_game_are_served_with_what_the_start_page_needs(
    nobody: Visitor, game: str, language: str
) -> None:
    answer = nobody.ask("GET", f"/api/games/{game}/messages?lang={language}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(answer.json()["fluent"]))
    said = {part: bundle.get_message(f"{game}-box-{part}").value for part in ("title", "lead", "more")}
    assert said["title"] is not None
    assert bundle.format_pattern(said["title"])[0] == ludoteca.game(game).title
    assert all(value is not None for value in said.values())
    assert answer.headers["cache-control"] == "public, max-age=3600"


def test_a_game_brings_its_messages(nobody: Visitor) -> None:
    served = nobody.call("GET", "/api/games/starter/messages?lang=it")["fluent"]
    assert served.strip() == (ludoteca.game("starter").source_folder / "messages" / "en.ftl").read_text("utf-8").strip()
    assert (
        'subtraction-box-lead = { "an old game that belongs to nobody" }'
        in nobody.call("GET", "/api/games/subtraction/messages")["fluent"]
    )
    assert nobody.refusal_code("GET", "/api/games/chess/messages") == "game"


def test_unknown_games_and_languages_are_refused(nobody: Visitor) -> None:
    assert nobody.refusal_code("GET", "/api/rules/chess") == "game"
    assert nobody.refusal_code("GET", "/api/rules/..%2f..%2fsecrets") == "http"
    assert nobody.refusal_code("GET", "/api/rules/lanterns?lang=../RULEBOOK") == "unreadable"
    assert nobody.ask("GET", "/api/rules/chess").headers["cache-control"] == "no-store"
