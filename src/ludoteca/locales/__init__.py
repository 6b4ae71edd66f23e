"""What Ludoteca says to people in four languages: one set of Fluent files for page, terminal and service."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it", "fr", "pl")
"""The first one has every message and is spoken where nobody knows better."""


def t(language: str, message: str, values: Mapping[str, str | int | float] | None = None) -> str:
    """A message in a language; in English where the language or the message is not there, else the message's name."""
    for spoken in (known(language), LANGUAGES[0]):
        bundle = bundle_of(spoken)
        if bundle.has_message(message) and (pattern := bundle.get_message(message).value) is not None:
            return str(bundle.format_pattern(pattern, dict(values or {}))[0])
    return message


def known(wanted: str) -> str:
    """The language that is meant by a name like `it`, `it-IT` or `it_IT.UTF-8`; English if there is no such one."""
    short = wanted[:2].lower()
    return short if short in LANGUAGES and not wanted[2:3].isalpha() else LANGUAGES[0]


@cache
def bundle_of(language: str) -> FluentBundle:
    """All messages of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def texts(language: str) -> dict[str, str]:
    """The Fluent files of a language, by their names."""
    folder = resources.files(__name__).joinpath(language)
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in files if file.name.endswith(".ftl")}
