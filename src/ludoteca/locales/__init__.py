"""Messages in four languages: one set of Fluent files for page, terminal and server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("en", "it", "fr", "pl")
"""All languages; the first one is the default and the fallback."""

TITLED = frozenset({"game", "games", "title"})
"""The values of messages that can be titles of games, or several of them after commas."""

_GAME_FOLDERS: dict[str, Path] = {}
"""The folders with the messages that games bring themselves, by the name under which their files are known."""


def add_messages(game: str, folder: Path) -> None:
    """Add the messages that a game brings: `en.ftl` and its translations, each message named `<game>-...`."""
    _GAME_FOLDERS[f"{game}.ftl"] = folder
    files_of.cache_clear()


def t(language: str, message: str, values: Mapping[str, str | int | float] | None = None) -> str:
    """A message in a language, otherwise in English, otherwise the id of the message.

    A value that is a game's English title is shown as the title in that language.
    """
    for candidate in (match_language(language), LANGUAGES[0]):
        for file in files_of(message):
            bundle = bundle_of(candidate, file)
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value) is not None:
                return str(bundle.format_pattern(pattern, with_titles(values or {}, candidate))[0])
    return message


def with_titles(values: Mapping[str, str | int | float], language: str) -> dict[str, str | int | float]:
    """The values of a message, with the titles of games as they are called in the language."""
    shown = dict(values)
    for name in TITLED & shown.keys():
        shown[name] = ", ".join(titles(language).get(each, each) for each in str(shown[name]).split(", "))
    return shown


@cache
def titles(language: str) -> dict[str, str]:
    """The titles of games in a language, by their English titles, where they differ."""
    games = [name.removesuffix("-box.ftl") for name in names(language) if name.endswith("-box.ftl")]
    found = {t(LANGUAGES[0], f"{game}-box-title"): t(language, f"{game}-box-title") for game in games}
    return {english: title for english, title in found.items() if title != english}


def has(message: str) -> bool:
    """Whether there is such a message."""
    return any(bundle_of(LANGUAGES[0], file).has_message(message) for file in files_of(message))


def join_words(language: str, words: Sequence[str]) -> str:
    """Several words as one value: "red, blue and green"."""
    return format_list(words, locale=match_language(language)) if words else ""


def plain_number(number: int) -> int:
    """A number that messages show without thousands separators."""
    plain = fluent_number(number, useGrouping=False)
    assert isinstance(plain, int)
    return plain


@cache
def files_of(message: str) -> list[str]:
    """The files that can contain a message: those whose names its id starts with, the longest first."""
    known = {*names(LANGUAGES[0]), *_GAME_FOLDERS}
    found = (name for name in known if message.startswith(f"{name.removesuffix('.ftl')}-"))
    return sorted(found, key=len, reverse=True)


def match_language(wanted: str) -> str:
    """The language for a name like `it`, `it-IT` or `it_IT.UTF-8`; English if it is unknown."""
    short = wanted[:2].lower()
    return short if short in LANGUAGES and not wanted[2:3].isalpha() else LANGUAGES[0]


@cache
def bundle_of(language: str, file: str) -> FluentBundle:
    """The messages of one file in a language; a file is parsed when one of its messages is first used."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(language, file)))
    return bundle


def texts(language: str) -> dict[str, str]:
    """The texts of a language's Fluent files, by file name."""
    return {name: text_of(language, name) for name in names(language)}


@cache
def names(language: str) -> list[str]:
    """The names of all Fluent files of a language."""
    files = resources.files(__name__).joinpath(language).iterdir()
    return sorted(file.name for file in files if file.name.endswith(".ftl"))


def text_of(language: str, file: str) -> str:
    """The text of a Fluent file; empty if a game has no translation into the language."""
    if file in _GAME_FOLDERS:
        translated = _GAME_FOLDERS[file] / f"{language}.ftl"
        return translated.read_text("utf-8") if translated.is_file() else ""
    return resources.files(__name__).joinpath(language, file).read_text("utf-8")


def game_text(game: str, language: str) -> str:
    """The Fluent text with all messages of a game that people at a table need; in English without a translation."""
    known = {*names(LANGUAGES[0]), *_GAME_FOLDERS}
    files = [file for file in (f"{game}-box.ftl", f"{game}.ftl", f"{game}-hints.ftl") if file in known]
    return "\n".join(text_of(language, file) or text_of(LANGUAGES[0], file) for file in files)
