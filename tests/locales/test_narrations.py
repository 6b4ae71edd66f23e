"""What games tell people in whole matches can be read in every language, and the page's tests know it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.core.messages import message, render, sentences
from ludoteca.locales import LANGUAGES, bundle_of, files_of, texts
from tests import narrations

Message = dict[str, Any]


def missing(each: Message, language: str) -> Iterator[str]:
    """What keeps a message from being read in a language: that it is not there, or lacks a value."""
    values = each.get("values", {})
    for value in values.values():
        for inner in value if isinstance(value, list) else [value]:
            yield from missing(inner, language) if isinstance(inner, dict) else []
    given = {name: render(value) if isinstance(value, dict) else str(value) for name, value in values.items()}
    given |= {name: value for name, value in values.items() if isinstance(value, int)}
    given |= {"who": "other", "name": "Ada"} if "seat" in values else {}
    bundles = [bundle_of(language, file) for file in files_of(each["id"])]
    bundle = next((bundle for bundle in bundles if bundle.has_message(each["id"])), None)
    pattern = bundle.get_message(each["id"]).value if bundle else None
    if bundle is None or pattern is None:
        yield f"{each['id']} is not there"
    else:
        yield from (f"{each['id']}: {error}" for error in bundle.format_pattern(pattern, given)[1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", narrations.GAMES)
def test_everything_that_a_match_tells_can_be_read(game: str, language: str) -> None:
    told = narrations.of_game(game)
    assert {problem for each in told for problem in missing(each, language)} == set()


def ids(value: object) -> Iterator[str]:
    """The ids of a message and of all messages among its values."""
    if isinstance(value, dict):
        yield value["id"]
        yield from ids(list(value.get("values", {}).values()))
    elif isinstance(value, list):
        for each in value:
            yield from ids(each)


@pytest.mark.parametrize("game", narrations.GAMES)
def test_the_matches_tell_every_sentence_of_the_log_and_every_reason_and_progress(game: str) -> None:
    families = tuple(f"{game}-{family}" for family in ("log-", "reason-", "progress", "do-dedicate", "preview"))
    written = set(re.findall(r"^([a-z0-9_-]+) =", texts("en")[f"{game}.ftl"], re.MULTILINE))
    assert {each for each in written if each.startswith(families)} - set(ids(narrations.of_game(game))) == set()


def test_the_page_s_tests_compare_their_texts_with_these() -> None:
    assert narrations.FILE.read_text("utf-8") == narrations.text()


def test_a_player_is_named_as_the_reader_knows_them() -> None:
    each = message("lanterns-log-place", seat=1)
    assert render(each) == "Seat 1 placed a tile"
    assert render(each, "it") == "Posto 1 ha posizionato una tessera"
    assert render(each, "it", lambda _: {"who": "you", "name": "Tu"}) == "Hai posizionato una tessera"
    assert sentences([each, message("lanterns-log-over")]) == "Seat 1 placed a tile. The festival is over."


def test_lists_are_joined_as_the_language_joins_them() -> None:
    colours = [message(f"lanterns-colour-{name}") for name in ("red", "blue", "green")]
    each = message("lanterns-reason-cards", colours=colours)
    assert render(each) == "cards: red, blue, and green"
    assert render(each, "pl") == "karty: czerwony, niebieski i zielony"
    assert render(message("lanterns-reason-cards", colours=[])) == "cards: "


def test_a_message_that_nobody_has_written_is_shown_by_its_name_and_values() -> None:
    each = message("chess-event-en-passant", seat=1, count=2)
    assert render(each, "fr") == "Place 1 en passant 2"
