"""What Ludoteca says to people in four languages: one set of Fluent files for page, terminal and service."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("en", "it", "fr", "pl")
"""The first one has every message and is spoken where nobody knows better."""


def t(language: str, message: str, values: Mapping[str, str | int | float] | None = None) -> str:
    """A message in a language; in English where the language or the message is not there, else the message's name."""
    for spoken in (known(language), LANGUAGES[0]):
        for file in files_of(message):
            bundle = bundle_of(spoken, file)
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value) is not None:
                return str(bundle.format_pattern(pattern, dict(values or {}))[0])
    return message


def plain_number(number: int) -> int:
    """A number for a message that shows it without marks between its thousands."""
    plain = fluent_number(number, useGrouping=False)
    assert isinstance(plain, int)
    return plain


@cache
def files_of(message: str) -> list[str]:
    """The files that a message can be in: those whose names it begins with, the longest first."""
    begun = (name for name in names(LANGUAGES[0]) if message.startswith(f"{name.removesuffix('.ftl')}-"))
    return sorted(begun, key=len, reverse=True)


def known(wanted: str) -> str:
    """The language that is meant by a name like `it`, `it-IT` or `it_IT.UTF-8`; English if there is no such one."""
    short = wanted[:2].lower()
    return short if short in LANGUAGES and not wanted[2:3].isalpha() else LANGUAGES[0]


@cache
def bundle_of(language: str, file: str) -> FluentBundle:
    """The messages of one file in a language; each is read when the first of its messages is said."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(language, file)))
    return bundle


def texts(language: str) -> dict[str, str]:
    """The Fluent files of a language, by their names."""
    return {name: text_of(language, name) for name in names(language)}


@cache
def names(language: str) -> list[str]:
    """The names of all Fluent files of a language."""
    files = resources.files(__name__).joinpath(language).iterdir()
    return sorted(file.name for file in files if file.name.endswith(".ftl"))


def text_of(language: str, file: str) -> str:
    """What stands in a Fluent file."""
    return resources.files(__name__).joinpath(language, file).read_text("utf-8")
