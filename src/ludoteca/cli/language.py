"""The reader's language, and messages in it."""

from __future__ import annotations

import os
import sys
from itertools import pairwise

from ludoteca.core.errors import LudotecaError


def requested_language() -> str | None:
    """The language requested anywhere on the command line, or with LUDOTECA_LANG."""
    words = sys.argv[1:]
    behind = [after for word, after in pairwise(words) if word == "--lang"]
    joined = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return next((word for word in [*behind, *joined] if word), os.environ.get("LUDOTECA_LANG") or None)


def reader_language() -> str:
    """The requested language if it is supported, or the one of the system; the default is English."""
    from ludoteca.locales import LANGUAGES, match_language

    asked = requested_language()
    if asked is not None and is_supported(asked):
        return match_language(asked)
    system = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return match_language(next((name for name in system if name), LANGUAGES[0]))


def is_supported(language: str) -> bool:
    """Whether there are messages in a language."""
    from ludoteca.locales import LANGUAGES, match_language

    return match_language(language) != LANGUAGES[0] or language.lower().startswith(LANGUAGES[0])


def choose_language(wanted: str | None) -> str:
    """The requested language, or the one of the system; refused if it is not supported."""
    from ludoteca.locales import LANGUAGES, match_language

    asked = wanted or requested_language()
    if asked is None:
        return reader_language()
    if not is_supported(asked):
        raise LudotecaError("commands-no-language", language=asked, languages=", ".join(LANGUAGES))
    return match_language(asked)


def translate(message: str, **values: str | float) -> str:
    """A message in the reader's language."""
    from ludoteca.locales import t

    return t(reader_language(), message, values)
