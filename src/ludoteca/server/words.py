"""Names and chat: which texts are accepted from people, so that nobody can pass for somebody else or break a page."""

from __future__ import annotations

import re
import unicodedata

from ludoteca.server.errors import Problem

MOST_NAME = 24
MOST_TEXT = 300
MOST_ACCENTS = 2
"""Accents on top of each other that still are somebody's name."""
MOST_MARKS = 4
"""Vowel signs, tone marks and other marks in a row, as Burmese or Tibetan need them."""

PUNCTUATION = ".-'_"
APOSTROPHES = str.maketrans(dict.fromkeys("\u2018\u2019\u02bb\u02bc\u00b4`", "'"))
"""What phones and keyboards write for the plain apostrophe."""
LINE_BREAKS = str.maketrans(dict.fromkeys("\t\n\r\x0b\x0c\x85\u2028\u2029", " "))

SCRIPT_NAMES = """
    ARABIC ARMENIAN BENGALI BOPOMOFO CJK CYRILLIC DEVANAGARI ETHIOPIC GEORGIAN GREEK GUJARATI GURMUKHI HANGUL HEBREW
    HIRAGANA KANNADA KATAKANA KHMER LAO LATIN MALAYALAM MYANMAR ORIYA SINHALA TAMIL TELUGU THAANA THAI TIBETAN
"""
SCRIPTS = frozenset(SCRIPT_NAMES.split())
"""The scripts people write in today, as the names of their characters begin."""

TOGETHER = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
)
"""Scripts that one name may mix: those that people do mix, and that do not look alike."""

SCRIPT_OF = {"\u30fc": "KATAKANA", "\u3005": "CJK"}
"""Characters whose names do not begin with their script: the long vowel and the sign of repetition."""

ACCENTS = range(0x300, 0x334)
"""Marks for any letter; those that strike letters through come after them, and make new letters of old ones."""

MORE_LATIN = frozenset("æœøłđðþßħıŋŧəɓɗɛɔƙƴɲ")
"""Letters of living languages beyond a to z with accents; the rest of Unicode's Latin only imitates these."""

KEPT_WHOLE = frozenset("\u0e33\u0eb3")
"""Thai and Lao vowels that Unicode takes apart although everybody types them in one piece."""

INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that draw nothing."""

JOINERS = "\u200c\u200d"
"""Needed inside Persian words and between the parts of an emoji."""

TWINS = str.maketrans(
    # Cyrillic, Greek, Armenian, digits
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u043a\u043c\u0442\u0432\u043d\u04cf"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
    "\u0585\u0578\u057d\u0570\u0581"
    "01\u0131",
    "aeopcyxijshdqwkmtbhlabezhikmvoptyxonuhgoli",
)
"""Small letters, and the Latin letter that they, or their capitals, cannot be told from."""


def checked_name(text: str) -> str:
    """A name as it is kept: composed, its spaces joined; refuses what could not be read, or would imitate another."""
    if len(text) > 10 * MOST_NAME:
        raise too_long()
    for char in text:
        if char != " " and unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp"):
            raise bad_name("A name cannot contain line breaks or invisible characters.")
    name = " ".join(unicodedata.normalize("NFC", text.translate(APOSTROPHES)).split())
    if len(name) > MOST_NAME:
        raise too_long()
    if not any(is_letter(char) or char.isdigit() for char in name):
        raise bad_name("A name needs at least one letter or digit.")
    check_characters(name)
    check_marks(name)
    check_scripts(name)
    return name


def bad_name(sentence: str) -> Problem:
    """Why a name is refused."""
    return Problem(422, "name", f"{sentence} Choose another name.")


def too_long() -> Problem:
    """Why a long name is refused."""
    return bad_name(f"A name can have at most {MOST_NAME} characters.")


def is_letter(char: str) -> bool:
    """Whether a character is a letter of any script."""
    return unicodedata.category(char).startswith("L")


def is_mark(char: str) -> bool:
    """Whether a character is drawn onto the one before it."""
    return unicodedata.category(char).startswith("M")


def is_plain(char: str) -> bool:
    """Whether a character goes with every script."""
    return char in PUNCTUATION or char == " " or (char.isascii() and char.isdigit())


def script(char: str) -> str:
    """The script a character belongs to."""
    return SCRIPT_OF.get(char) or unicodedata.name(char, "").partition(" ")[0]


def check_characters(name: str) -> None:
    """Refuse everything but letters of living scripts, their marks and digits, and a little punctuation."""
    for char in name:
        if not is_plain(char) and not is_writing(char):
            shown = f"{char!r} ({unicodedata.name(char, 'without a name')})" if char.isprintable() else ascii(char)
            raise bad_name(f"A name can contain letters, digits, spaces and {' '.join(PUNCTUATION)}, not {shown}.")


def is_writing(char: str) -> bool:
    """Whether a character is an ordinary letter, mark or digit that people write names with."""
    if ord(char) in ACCENTS:
        return True
    if unicodedata.category(char) not in ("Lu", "Ll", "Lo", "Lm", "Mn", "Mc", "Nd") or char in INVISIBLE:
        return False
    if unicodedata.normalize("NFKC", char) != char and char not in KEPT_WHOLE:
        return False
    return script(char) in SCRIPTS and is_ordinary(char)


def is_ordinary(char: str) -> bool:
    """Whether a letter is in use, where a script's further letters are historical, phonetic or invisible."""
    if script(char) == "LATIN":
        base = unicodedata.normalize("NFD", char)[0].lower()
        return base.isascii() or base in MORE_LATIN
    if script(char) == "CYRILLIC":
        return ord(char) < 0x530
    return script(char) != "HANGUL" or 0xAC00 <= ord(char) <= 0xD7A3


def check_marks(name: str) -> None:
    """Refuse marks that stand on nothing, and towers of them."""
    accents = marks = 0
    before = " "
    for char in name:
        accents = accents + 1 if ord(char) in ACCENTS else 0
        marks = marks + 1 if is_mark(char) else 0
        if marks and not (is_mark(before) or is_letter(before)):
            raise bad_name("In a name, an accent or vowel sign must follow a letter.")
        if accents > MOST_ACCENTS or marks > MOST_MARKS:
            raise bad_name("A name cannot stack so many accents.")
        before = char


def check_scripts(name: str) -> None:
    """Refuse letters of scripts that nobody mixes, except to imitate."""
    scripts = {script(char) for char in name if not is_plain(char) and ord(char) not in ACCENTS}
    if len(scripts) > 1 and not any(scripts <= mixed for mixed in TOGETHER):
        found = " and ".join(sorted(each.title() for each in scripts))
        raise bad_name(f"A name must use one script, but this one mixes {found}.")


def account_key(name: str) -> str:
    """What account names are compared by: the same for names that people would take for each other."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    letters = unicodedata.normalize("NFD", folded).translate(TWINS)
    undotted = re.sub("([ij])\u0307", r"\1", letters)
    joined = re.sub(r"[\s.'_-]", "", undotted)
    # A capital I is an l, and small letters run together.
    alike = joined.replace("i", "l").replace("rn", "m").replace("vv", "w")
    return unicodedata.normalize("NFC", alike)


def checked_text(text: str, most: int = MOST_TEXT) -> str:
    """A line of chat as it is kept: composed, on one line, not empty; refuses what would disturb other lines."""
    if len(text) > 10 * most:
        raise bad_text(f"A text can have at most {most} characters.")
    line = unicodedata.normalize("NFC", text.translate(LINE_BREAKS)).strip()
    if len(line) > most:
        raise bad_text(f"A text can have at most {most} characters, this one {len(line)}.")
    if not any(is_visible(char) for char in line):
        raise bad_text("This text is empty.")
    marks = 0
    for char in line:
        marks = marks + 1 if is_mark(char) else 0
        if marks > MOST_MARKS:
            raise bad_text("A text cannot stack so many accents.")
        if not is_harmless(char):
            raise bad_text(f"A text cannot contain control characters or marks that change its direction: {char!a}.")
    return line


def bad_text(sentence: str) -> Problem:
    """Why a text is refused."""
    return Problem(422, "text", sentence)


def is_visible(char: str) -> bool:
    """Whether a character shows something; an unassigned one is next year's emoji."""
    category = unicodedata.category(char)
    return (category[0] in "LNPS" or category == "Cn") and char not in INVISIBLE


def is_harmless(char: str) -> bool:
    """Whether a character can be shown in the middle of other people's lines."""
    # These will never be characters.
    if 0xFDD0 <= ord(char) <= 0xFDEF or ord(char) & 0xFFFE == 0xFFFE:
        return False
    return char in JOINERS or unicodedata.category(char) not in ("Cc", "Cf", "Co", "Cs")
